<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_GB">
<context>
    <name>advice</name>
    <message>
        <source>The computer looks at the position…</source>
        <translation>L’ordinateur examine la position…</translation>
    </message>
    <message>
        <source>The computer would: {answer}.</source>
        <translation>L’ordinateur choisirait : {answer}.</translation>
    </message>
    <message>
        <source>The computer would: {answer}. Next best, in its eyes: {second}.</source>
        <translation>L’ordinateur choisirait : {answer}. À défaut, selon lui : {second}.</translation>
    </message>
    <message>
        <source>The computer would: {answer}. On average that leaves it {gain} victory points better off than: {second}.</source>
        <translation>L’ordinateur choisirait : {answer}. Il y gagne en moyenne {gain} point de victoire par rapport à : {second}.</translation>
    </message>
    <message>
        <source>The computer would: {answer}. About as good, in its eyes: {second}.</source>
        <translation>L’ordinateur choisirait : {answer}. À peu près aussi bon, selon lui : {second}.</translation>
    </message>
    <message>
        <source>The computer has no advice: {reason}.</source>
        <translation>L’ordinateur n’a pas de conseil : {reason}.</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <translation>{whole},{tenth}</translation>
    </message>
</context>
<context>
    <name>bench</name>
    <message>
        <source>Aim</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nᵒ</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>a match of greedy against greedy</source>
        <translation>une partie de greedy contre greedy</translation>
    </message>
    <message>
        <source>a process ended early: {what}</source>
        <translation>un processus s’est arrêté trop tôt : {what}</translation>
    </message>
    <message>
        <source>a process with a bare window</source>
        <translation>un processus avec une fenêtre nue</translation>
    </message>
    <message>
        <source>a tile of the map of the Conquest</source>
        <translation>une tuile de la carte de la Conquête</translation>
    </message>
    <message>
        <source>a tile of the map of the siege painted, on average</source>
        <translation>dessin d’une tuile de la carte du siège, en moyenne</translation>
    </message>
    <message>
        <source>appending 300 bytes to a file and forcing them to disk</source>
        <translation>l’ajout de 300 octets à un fichier, forcés sur le disque</translation>
    </message>
    <message>
        <source>click to marked legal moves, 95th percentile</source>
        <translation>du clic aux coups permis marqués, 95e centile</translation>
    </message>
    <message>
        <source>copying one frame in memory</source>
        <translation>la copie d’une image en mémoire</translation>
    </message>
    <message>
        <source>full repaint at 1920×1080, map with all counters</source>
        <translation>dessin complet en 1920×1080, carte et tous ses pions</translation>
    </message>
    <message>
        <source>idle processor time with a match open</source>
        <translation>temps de processeur au repos, partie ouverte</translation>
    </message>
    <message>
        <source>it failed: {what}</source>
        <translation>échec : {what}</translation>
    </message>
    <message>
        <source>jump anywhere in a match, 95th percentile</source>
        <translation>aller n’importe où dans une partie, 95e centile</translation>
    </message>
    <message>
        <source>load a match of 10,000 steps</source>
        <translation>charger une partie de 10 000 étapes</translation>
    </message>
    <message>
        <source>measuring {number} …</source>
        <translation>mesure {number}…</translation>
    </message>
    <message>
        <source>memory in a match (PSS)</source>
        <translation>mémoire pendant une partie (PSS)</translation>
    </message>
    <message>
        <source>not measured: {reason}</source>
        <translation>non mesuré : {reason}</translation>
    </message>
    <message>
        <source>odds of an attack pointed at, exact, 95th percentile</source>
        <translation>chances exactes d’une attaque désignée, 95e centile</translation>
    </message>
    <message>
        <source>one step committed to the match file</source>
        <translation>une étape enregistrée dans le fichier de partie</translation>
    </message>
    <message>
        <source>open a match to painted map, by the clock</source>
        <translation>ouvrir une partie jusqu’à la carte affichée, à l’horloge</translation>
    </message>
    <message>
        <source>pan step, 95th percentile</source>
        <translation>pas de défilement, 95e centile</translation>
    </message>
    <message>
        <source>python-chess is not installed</source>
        <translation>python-chess n’est pas installé</translation>
    </message>
    <message>
        <source>random matches on one core</source>
        <translation>parties aléatoires sur un cœur</translation>
    </message>
    <message>
        <source>start to painted start screen, processor time</source>
        <translation>du lancement à l’accueil affiché, temps de processeur</translation>
    </message>
    <message>
        <source>steps through the kernel in random play</source>
        <translation>étapes du noyau en jeu aléatoire</translation>
    </message>
    <message>
        <source>switch of theme, text size or language, the slowest</source>
        <translation>changement de thème, de taille du texte ou de langue, le plus lent</translation>
    </message>
    <message>
        <source>the baseline is {baseline}</source>
        <translation>la référence est {baseline}</translation>
    </message>
    <message>
        <source>the random moves a second of python-chess</source>
        <translation>les coups aléatoires par seconde de python-chess</translation>
    </message>
    <message>
        <source>the slowest answer of greedy in it</source>
        <translation>la plus lente des réponses de greedy</translation>
    </message>
    <message>
        <source>there was no occasion for it</source>
        <translation>l’occasion ne s’est pas présentée</translation>
    </message>
    <message>
        <source>this system does not tell the memory of a process</source>
        <translation>ce système ne donne pas la mémoire d’un processus</translation>
    </message>
    <message>
        <source>undo and redo of a gesture, window repainted, 95th percentile</source>
        <translation>annuler et rétablir un geste, fenêtre redessinée, 95e centile</translation>
    </message>
    <message>
        <source>zoom step, 95th percentile</source>
        <translation>pas de zoom, 95e centile</translation>
    </message>
    <message>
        <source>{number}: {what}</source>
        <translation>{number} : {what}</translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation>{value} %</translation>
    </message>
    <message>
        <source>{value} MB</source>
        <translation>{value} Mo</translation>
    </message>
    <message>
        <source>{value} a minute</source>
        <translation>{value} par minute</translation>
    </message>
    <message>
        <source>{value} a second</source>
        <translation>{value} par seconde</translation>
    </message>
    <message>
        <source>{value} ms</source>
        <translation>{value} ms</translation>
    </message>
    <message>
        <source>{value} s</source>
        <translation>{value} s</translation>
    </message>
    <message>
        <source>{value}×</source>
        <translation>{value}×</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>≤ {value}</source>
        <translation>≤ {value}</translation>
    </message>
    <message>
        <source>≥ {value}</source>
        <translation>≥ {value}</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>its process has ended</source>
        <translation>son processus s’est arrêté</translation>
    </message>
</context>
<context>
    <name>charts</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing has happened yet that could be counted.</source>
        <translation>Il ne s’est encore rien passé qui puisse être compté.</translation>
    </message>
    <message>
        <source>The seats are changing.</source>
        <translation>Les joueurs changent de place.</translation>
    </message>
    <message>
        <source>{series}, {column}: {value}</source>
        <translation>{series}, {column} : {value}</translation>
    </message>
    <message>
        <source>{series}: {values}</source>
        <translation>{series} : {values}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
</context>
<context>
    <name>chronicle</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Règle {clause}</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n défaut</numerusform>
            <numerusform>%n défauts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) not finished</source>
        <translation>
            <numerusform>%n partie inachevée</numerusform>
            <numerusform>%n parties inachevées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of {game}: {scenario}</source>
        <translation>
            <numerusform>%n partie de {game} : {scenario}</numerusform>
            <numerusform>%n parties de {game} : {scenario}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) worth a look</source>
        <translation>
            <numerusform>%n endroit à revoir</numerusform>
            <numerusform>%n endroits à revoir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), {rate} in a second</source>
        <translation>
            <numerusform>%n étape, {rate} par seconde</numerusform>
            <numerusform>%n étapes, {rate} par seconde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n match nul</numerusform>
            <numerusform>%n matchs nuls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats takes %n player(s) for this game, separated by commas</source>
        <translation>
            <numerusform>--seats prend %n joueur pour ce jeu</numerusform>
            <numerusform>--seats prend %n joueurs pour ce jeu, séparés par des virgules</numerusform>
        </translation>
    </message>
    <message>
        <source>Anahuac {version}</source>
        <translation>Anahuac {version}</translation>
    </message>
    <message>
        <source>See: {command} --help</source>
        <translation>Voir : {command} --help</translation>
    </message>
    <message>
        <source>a process that played matches ended unexpectedly</source>
        <translation>un processus qui jouait des parties s’est arrêté de façon imprévue</translation>
    </message>
    <message>
        <source>a rule setting is given as KEY=VALUE, not {given}</source>
        <translation>un réglage s’indique sous la forme CLÉ=VALEUR, et non {given}</translation>
    </message>
    <message>
        <source>a seat is given as SEAT=PLAYER, not {given}</source>
        <translation>un camp s’indique sous la forme CAMP=JOUEUR, et non {given}</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0 to {most}, not {given}</source>
        <translation>une graine est un nombre entier de 0 à {most}, et non {given}</translation>
    </message>
    <message>
        <source>a size is given as WIDTHxHEIGHT with 100 to {most} points each, not {given}</source>
        <translation>une taille s’indique sous la forme LARGEURxHAUTEUR, de 100 à {most} points chacune, et non {given}</translation>
    </message>
    <message>
        <source>a window cannot be shown by “{said}”, as QT_QPA_PLATFORM wants: Qt has nothing of that name</source>
        <translation>aucune fenêtre ne peut s’afficher par « {said} », que demande QT_QPA_PLATFORM : Qt n’a rien de ce nom</translation>
    </message>
    <message>
        <source>a window needs a display, and none was found</source>
        <translation>une fenêtre a besoin d’un écran, et aucun n’a été trouvé</translation>
    </message>
    <message>
        <source>anahuac: {reason}</source>
        <translation>anahuac : {reason}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>appliquée</translation>
    </message>
    <message>
        <source>give either --map GAME or --window MATCH</source>
        <translation>indiquez soit --map JEU, soit --window PARTIE</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>écartée</translation>
    </message>
    <message>
        <source>match {number} (seed {seed}), step {step}: {what}</source>
        <translation>partie {number} (graine {seed}), étape {step} : {what}</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>partielle</translation>
    </message>
    <message>
        <source>something unexpected happened ({kind}), and no report could be written</source>
        <translation>un incident imprévu s’est produit ({kind}), et aucun rapport n’a pu être écrit</translation>
    </message>
    <message>
        <source>something unexpected happened ({kind}); a report is in {file}</source>
        <translation>un incident imprévu s’est produit ({kind}) ; le rapport est dans {file}</translation>
    </message>
    <message>
        <source>text size is a whole number from 100 to {most}, not {given}</source>
        <translation>la taille du texte est un nombre entier de 100 à {most}, et non {given}</translation>
    </message>
    <message>
        <source>the command line cannot be understood: {what}</source>
        <translation>la ligne de commande est incompréhensible : {what}</translation>
    </message>
    <message>
        <source>the match has steps 0 to {most}, not {given}</source>
        <translation>la partie a des étapes de 0 à {most}, et non {given}</translation>
    </message>
    <message>
        <source>the name of a file is missing</source>
        <translation>il manque le nom d’un fichier</translation>
    </message>
    <message>
        <source>the number of matches is a whole number from 1 to {most}, not {given}</source>
        <translation>le nombre de parties est un nombre entier de 1 à {most}, et non {given}</translation>
    </message>
    <message>
        <source>the number of steps is a whole number from 0 to {most}, not {given}</source>
        <translation>le nombre d’étapes est un nombre entier de 0 à {most}, et non {given}</translation>
    </message>
    <message>
        <source>the number of workers is a whole number from 1 to {most}, not {given}</source>
        <translation>le nombre de processus est un nombre entier de 1 à {most}, et non {given}</translation>
    </message>
    <message>
        <source>the option {option} needs a value</source>
        <translation>l’option {option} demande une valeur</translation>
    </message>
    <message>
        <source>the option {option} takes no value</source>
        <translation>l’option {option} ne prend pas de valeur</translation>
    </message>
    <message>
        <source>the output cannot be written: {reason}</source>
        <translation>la sortie ne peut pas être écrite : {reason}</translation>
    </message>
    <message>
        <source>the program&apos;s file {file} is missing or damaged; install it again</source>
        <translation>le fichier {file} du programme manque ou est endommagé ; réinstallez le programme</translation>
    </message>
    <message>
        <source>the rule setting {key} takes a list of objects with whole numbers, not {given}</source>
        <translation>le réglage {key} accepte une liste d’objets à nombres entiers, et non {given}</translation>
    </message>
    <message>
        <source>the rule setting {key} takes {known}, not {given}</source>
        <translation>le réglage {key} accepte {known}, et non {given}</translation>
    </message>
    <message>
        <source>the step to look at is a whole number from 0 to {most}, not {given}</source>
        <translation>l’étape à regarder est un nombre entier de 0 à {most}, et non {given}</translation>
    </message>
    <message>
        <source>the system names no folder of your own for matches and settings: give one with --data-dir</source>
        <translation>le système n’indique aucun dossier personnel pour les parties et les réglages : donnez-en un avec --data-dir</translation>
    </message>
    <message>
        <source>there is no command {command}; there are: {known}</source>
        <translation>il n’y a pas de commande {command} ; il y a : {known}</translation>
    </message>
    <message>
        <source>there is no computer player {level}; there are: {known}</source>
        <translation>il n’y a pas de joueur automatique {level} ; il y a : {known}</translation>
    </message>
    <message>
        <source>the window does not show {game} yet; its rules run on the command line. It shows: {known}</source>
        <translation>la fenêtre ne montre pas encore {game} ; ses règles tournent en ligne de commande. Elle montre : {known}</translation>
    </message>
    <message>
        <source>there is no game {given}; there are: {known}</source>
        <translation>il n’y a pas de jeu {given} ; il y a : {known}</translation>
    </message>
    <message>
        <source>there is no language {given}; there are: {known}</source>
        <translation>il n’y a pas de langue {given} ; il y a : {known}</translation>
    </message>
    <message>
        <source>there is no option {option}</source>
        <translation>il n’y a pas d’option {option}</translation>
    </message>
    <message>
        <source>there is no page {given}; there are: {known}</source>
        <translation>il n’y a pas de page {given} ; il y a : {known}</translation>
    </message>
    <message>
        <source>there is no player {level}; there are: {known}</source>
        <translation>il n’y a pas de joueur {level} ; il y a : {known}</translation>
    </message>
    <message>
        <source>there is no row {given}; there are: {known}</source>
        <translation>il n’y a pas de ligne {given} ; il y a : {known}</translation>
    </message>
    <message>
        <source>there is no theme {given}; there are: {known}</source>
        <translation>il n’y a pas de thème {given} ; il y a : {known}</translation>
    </message>
    <message>
        <source>too many arguments: {extra}</source>
        <translation>trop d’arguments : {extra}</translation>
    </message>
    <message>
        <source>{done} of {all} clauses done</source>
        <translation>{done} clauses appliquées sur {all}</translation>
    </message>
    <message>
        <source>{file} written</source>
        <translation>{file} écrit</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n step(s), all as recorded</source>
        <translation>
            <numerusform>{file} : %n étape, conforme à l’enregistrement</numerusform>
            <numerusform>{file} : %n étapes, toutes conformes à l’enregistrement</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: cannot be read: {reason}</source>
        <translation>{file} : lecture impossible : {reason}</translation>
    </message>
    <message>
        <source>{file}: cannot be written: {reason}</source>
        <translation>{file} : écriture impossible : {reason}</translation>
    </message>
    <message>
        <source>{file}: no fault</source>
        <translation>{file} : aucun défaut</translation>
    </message>
    <message>
        <source>{file}: step {step} differs: {what}</source>
        <translation>{file} : l’étape {step} diffère : {what}</translation>
    </message>
    <message>
        <source>{file}: the name of a picture ends in .png</source>
        <translation>{file} : le nom d’une image se termine par .png</translation>
    </message>
    <message>
        <source>{file}: there is no such file</source>
        <translation>{file} : ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>{file}: this is not a file</source>
        <translation>{file} : ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>{folder}: there is no such folder</source>
        <translation>{folder} : ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>{folder}: this is not a folder</source>
        <translation>{folder} : ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>{game} cannot be played: {file}, at {place}: {reason}</source>
        <translation>{game} ne peut pas être joué : {file}, à {place} : {reason}</translation>
    </message>
    <message>
        <source>{game} has no rule setting {key}; it has: {known}</source>
        <translation>{game} n’a pas de réglage {key} ; il a : {known}</translation>
    </message>
    <message>
        <source>{game} has no scenario {scenario}; it has: {known}</source>
        <translation>{game} n’a pas de scénario {scenario} ; il a : {known}</translation>
    </message>
    <message>
        <source>{game} has no seat {seat}; it has: {known}</source>
        <translation>{game} n’a pas de camp {seat} ; il a : {known}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} manque</translation>
    </message>
    <message>
        <source>{option} belongs to a new match and cannot go with a file</source>
        <translation>{option} vaut pour une nouvelle partie et ne va pas avec un fichier</translation>
    </message>
    <message>
        <source>{option} belongs to a new match: name its game</source>
        <translation>{option} vaut pour une nouvelle partie : nommez son jeu</translation>
    </message>
    <message>
        <source>{option} goes with --page replay only</source>
        <translation>{option} ne va qu’avec --page replay</translation>
    </message>
    <message>
        <source>{option} goes with --window only</source>
        <translation>{option} ne va qu’avec --window</translation>
    </message>
    <message numerus="yes">
        <source>{seat} ({player}): %n won, that is {low} to {high}</source>
        <translation>
            <numerusform>{seat} ({player}) : %n gagnée, soit de {low} à {high}</numerusform>
            <numerusform>{seat} ({player}) : %n gagnées, soit de {low} à {high}</numerusform>
        </translation>
    </message>
    <message>
        <source>the rules of {game} have no clause {clause}</source>
        <translation>les règles de {game} n’ont pas de règle {clause}</translation>
    </message>
    <message>
        <source>the task of the lesson is a whole number from 1 to {most}, not {given}</source>
        <translation>le numéro de la tâche va de 1 à {most} ; {given} n’en est pas un</translation>
    </message>
</context>
<context>
    <name>cli help</name>
    <message>
        <source>A match file, or a game and scenario for a new match.</source>
        <translation>Un fichier de partie, ou un jeu et son scénario pour une nouvelle partie.</translation>
    </message>
    <message>
        <source>A match file.</source>
        <translation>Un fichier de partie.</translation>
    </message>
    <message>
        <source>A rule setting. May be repeated.</source>
        <translation>Un réglage des règles. Peut être répété.</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments&#x202f;</translation>
    </message>
    <message>
        <source>COMMAND ...</source>
        <translation>COMMANDE ...</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes&#x202f;</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>Draw a map or the whole window as a picture.</source>
        <translation>Dessiner une carte ou la fenêtre entière dans une image.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>FILE...</source>
        <translation>FICHIER...</translation>
    </message>
    <message>
        <source>FILE|GAME[/SCENARIO]</source>
        <translation>FICHIER|JEU[/SCÉNARIO]</translation>
    </message>
    <message>
        <source>Files, or folders with all they hold.</source>
        <translation>Des fichiers, ou des dossiers avec tout leur contenu.</translation>
    </message>
    <message>
        <source>Folder for matches, settings and logs in place of the system&apos;s own.</source>
        <translation>Dossier pour les parties, les réglages et les journaux, à la place de ceux du système.</translation>
    </message>
    <message>
        <source>Folder that takes the matches.</source>
        <translation>Dossier qui reçoit les parties.</translation>
    </message>
    <message>
        <source>Board games about the conquest of Mexico, with the rules enforced.</source>
        <translation>Des jeux de plateau sur la conquête du Mexique, dont le programme applique les règles.</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>GAME[/SCENARIO]</source>
        <translation>JEU[/SCÉNARIO]</translation>
    </message>
    <message>
        <source>How many matches.</source>
        <translation>Nombre de parties.</translation>
    </message>
    <message>
        <source>How many processes; as many as processors unless given.</source>
        <translation>Nombre de processus ; autant que de processeurs si rien n’est dit.</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>CLÉ=VALEUR</translation>
    </message>
    <message>
        <source>Language: en or fr.</source>
        <translation>Langue : en ou fr.</translation>
    </message>
    <message>
        <source>Let computer players play many matches and count who wins.</source>
        <translation>Faire jouer beaucoup de parties par l’ordinateur et compter les victoires.</translation>
    </message>
    <message>
        <source>List the clauses of a rulebook, where they are carried out and tested.</source>
        <translation>Lister les clauses d’un livret de règles, où elles sont appliquées et vérifiées.</translation>
    </message>
    <message>
        <source>Look for faults in content files and matches.</source>
        <translation>Chercher les défauts de fichiers de contenu et de parties.</translation>
    </message>
    <message>
        <source>Match files.</source>
        <translation>Des fichiers de partie.</translation>
    </message>
    <message>
        <source>Measure speed and memory against baselines.</source>
        <translation>Mesurer vitesse et mémoire face à des références.</translation>
    </message>
    <message>
        <source>Measure this row only. May be repeated.</source>
        <translation>Ne mesurer que cette ligne. Peut être répété.</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>OUT.png</source>
        <translation>IMAGE.png</translation>
    </message>
    <message>
        <source>Open the window: the start screen, a match file, or a new match.</source>
        <translation>Ouvrir la fenêtre : l’accueil, un fichier de partie ou une nouvelle partie.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options&#x202f;</translation>
    </message>
    <message>
        <source>PATH...</source>
        <translation>CHEMIN...</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>POURCENTAGE</translation>
    </message>
    <message>
        <source>PLAYER,PLAYER</source>
        <translation>JOUEUR,JOUEUR</translation>
    </message>
    <message>
        <source>Print JSON for programs.</source>
        <translation>Afficher du JSON pour des programmes.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>Random steps to play before drawing.</source>
        <translation>Étapes à jouer au hasard avant de dessiner.</translation>
    </message>
    <message>
        <source>Run matches again from their actions and dice and compare every step.</source>
        <translation>Rejouer des parties d’après leurs actions et leurs dés, et comparer chaque étape.</translation>
    </message>
    <message>
        <source>SEAT</source>
        <translation>CAMP</translation>
    </message>
    <message>
        <source>SEAT=PLAYER</source>
        <translation>CAMP=JOUEUR</translation>
    </message>
    <message>
        <source>STEP</source>
        <translation>ÉTAPE</translation>
    </message>
    <message>
        <source>Seed of the dice; the same seed gives the same dice.</source>
        <translation>Graine des dés ; la même graine donne les mêmes dés.</translation>
    </message>
    <message>
        <source>Size of the picture in points.</source>
        <translation>Taille de l’image en points.</translation>
    </message>
    <message>
        <source>Stop after this step.</source>
        <translation>S’arrêter après cette étape.</translation>
    </message>
    <message>
        <source>Tell a match as text, as a seat may know it.</source>
        <translation>Raconter une partie par écrit, telle qu’un camp peut la connaître.</translation>
    </message>
    <message>
        <source>Tell it as this seat may know it, not as a spectator.</source>
        <translation>La raconter telle que ce camp peut la connaître, et non en spectateur.</translation>
    </message>
    <message>
        <source>Text size in per cent, 100 to 200.</source>
        <translation>Taille du texte en pour cent, de 100 à 200.</translation>
    </message>
    <message>
        <source>The computer players of all seats in order.</source>
        <translation>Les joueurs automatiques de tous les camps, dans l’ordre.</translation>
    </message>
    <message>
        <source>The game whose map is drawn.</source>
        <translation>Le jeu dont on dessine la carte.</translation>
    </message>
    <message>
        <source>The game, and the scenario unless it is the first one.</source>
        <translation>Le jeu, et le scénario si ce n’est pas le premier.</translation>
    </message>
    <message>
        <source>The game.</source>
        <translation>Le jeu.</translation>
    </message>
    <message>
        <source>The match, or game and scenario, whose window is drawn.</source>
        <translation>La partie, ou le jeu et son scénario, dont on dessine la fenêtre.</translation>
    </message>
    <message>
        <source>The picture to write.</source>
        <translation>L’image à écrire.</translation>
    </message>
    <message>
        <source>The step that the replay looks at; without it the latest.</source>
        <translation>L’étape que la relecture regarde ; sans elle, la dernière.</translation>
    </message>
    <message>
        <source>Theme: light or dark.</source>
        <translation>Thème : light (clair) ou dark (sombre).</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Utilisation :</translation>
    </message>
    <message>
        <source>Who sits where: human, random or greedy. May be repeated.</source>
        <translation>Qui joue quel camp : human, random ou greedy. Peut être répété.</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>LxH</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPTIONS]</translation>
    </message>
    <message>
        <source>[{name}]</source>
        <translation>[{name}]</translation>
    </message>
    <message>
        <source>{help} [default: {value}]</source>
        <translation>{help} [par défaut : {value}]</translation>
    </message>
    <message>
        <source>What the window shows besides: the history of the match, its rules, or the lesson.</source>
        <translation>Ce que la fenêtre montre en outre : l’histoire de la partie, ses règles, ou la leçon.</translation>
    </message>
</context>
<context>
    <name>conquest</name>
    <message numerus="yes">
        <source>%n step(s) of {piece}</source>
        <translation>
            <numerusform>%n&#xa0;PF pour {piece}</numerusform>
            <numerusform>%n&#xa0;PF pour {piece}</numerusform>
        </translation>
    </message>
    <message>
        <source>A commander without units cannot enter {place}: enemy units are there.</source>
        <translation>Un commandant sans unité ne peut pas entrer à {place} : des unités ennemies s’y trouvent.</translation>
    </message>
    <message>
        <source>A feint leads to another tactical zone of your half, free of enemies.</source>
        <translation>Une feinte mène à une autre zone tactique de votre moitié, libre d’ennemis.</translation>
    </message>
    <message>
        <source>A feint starts from a tactical zone with Indian units of yours.</source>
        <translation>Une feinte part d’une zone tactique où vous avez des unités indiennes.</translation>
    </message>
    <message numerus="yes">
        <source>A garrison becomes an army only by being led out, for %n movement point(s) ({place}).</source>
        <translation>
            <numerusform>Une garnison ne devient une armée que si un commandant la fait sortir, pour %n point de mouvement ({place}).</numerusform>
            <numerusform>Une garnison ne devient une armée que si un commandant la fait sortir, pour %n points de mouvement ({place}).</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: both camps reach the same level ({level}).</source>
        <translation>Match nul : les deux camps atteignent le même niveau ({level}).</translation>
    </message>
    <message>
        <source>A victory of Spain will count in diplomacy</source>
        <translation>Une victoire de l’Espagne comptera dans la diplomatie</translation>
    </message>
    <message>
        <source>A victory of the Indian camp will count in diplomacy</source>
        <translation>Une victoire du camp indien comptera dans la diplomatie</translation>
    </message>
    <message>
        <source>Advance from the {origin} into the {to}: {pieces}</source>
        <translation>Avance {origin} vers {to} : {pieces}</translation>
    </message>
    <message>
        <source>After the change of alliance, from {origin} to {to}: {pieces}</source>
        <translation>Après le changement d’alliance, {origin} → {to} : {pieces}</translation>
    </message>
    <message>
        <source>Already moved this turn: {piece}.</source>
        <translation>Ce pion a déjà bougé ce tour : {piece}.</translation>
    </message>
    <message>
        <source>Already on this march: {piece}.</source>
        <translation>Ce pion est déjà de cette marche : {piece}.</translation>
    </message>
    <message>
        <source>An army needs a commander; there is none in {place}.</source>
        <translation>Une armée a besoin d’un commandant ; il n’y en a pas à {place}.</translation>
    </message>
    <message>
        <source>An exit needs at least one unit.</source>
        <translation>Une sortie demande au moins une unité.</translation>
    </message>
    <message>
        <source>Army commander of the {camp}: {piece}</source>
        <translation>Commandant de l’armée {camp} : {piece}</translation>
    </message>
    <message>
        <source>Assault: {att} CF against {dfd}, {table} {ratio}, fortress {fv}, column {column}, die {die} +{bonus}: {first} / {second}</source>
        <translation>Assaut : {att}&#xa0;FC contre {dfd}, {table} {ratio}, forteresse {fv}, colonne {column}, dé {die} +{bonus} : {first} / {second}</translation>
    </message>
    <message>
        <source>Assault: {att} CF against {dfd}, {table} {ratio}, fortress {fv}, column {column}, die {die}: {first} / {second}</source>
        <translation>Assaut : {att}&#xa0;FC contre {dfd}, {table} {ratio}, forteresse {fv}, colonne {column}, dé {die} : {first} / {second}</translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s).</source>
        <translation>
            <numerusform>%n unité au plus.</numerusform>
            <numerusform>%n unités au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack from the {origin} on the {target}</source>
        <translation>Attaque {origin} sur {target}</translation>
    </message>
    <message>
        <source>Attrition in {place}: {sp} SP, die {die} ({modifiers}), {loss} SP lost</source>
        <translation>Usure à {place} : {sp}&#xa0;PF, dé {die} ({modifiers}), pertes {loss}&#xa0;PF</translation>
    </message>
    <message>
        <source>Attrition in {place}: {sp} SP, die {die}, {loss} SP lost</source>
        <translation>Usure à {place} : {sp}&#xa0;PF, dé {die}, pertes {loss}&#xa0;PF</translation>
    </message>
    <message>
        <source>Back on the map in {place}: {pieces}</source>
        <translation>De retour sur la carte à {place} : {pieces}</translation>
    </message>
    <message>
        <source>Battle in {place}</source>
        <translation>Bataille à {place}</translation>
    </message>
    <message>
        <source>Battle in {place}: nobody is left</source>
        <translation>Bataille à {place} : il ne reste personne</translation>
    </message>
    <message>
        <source>Battle in {place}: roll again, or withdraw?</source>
        <translation>Bataille à {place} : relancer le dé ou se retirer ?</translation>
    </message>
    <message>
        <source>Battle of {place}, attack of the {camp}: Spanish camp {spain} SP, Indian camp {indian} SP</source>
        <translation>Bataille {place}, attaque {camp} : camp espagnol {spain}&#xa0;PF, camp indien {indian}&#xa0;PF</translation>
    </message>
    <message>
        <source>Begin another round, or fall back?</source>
        <translation>Commencer une nouvelle ronde ou se replier ?</translation>
    </message>
    <message>
        <source>Buy replacements and place them, or end your purchases.</source>
        <translation>Achetez des remplacements et placez-les, ou terminez vos achats.</translation>
    </message>
    <message>
        <source>Cannons never advance after combat.</source>
        <translation>Les canons n’avancent jamais après un combat.</translation>
    </message>
    <message>
        <source>Cannot be bought at that strength: {piece}.</source>
        <translation>Cette unité ne s’achète pas à cette force : {piece}.</translation>
    </message>
    <message>
        <source>Cavalry charge, {attack} CF against {defence}: {column}, die {die}, modifier {modifier}, {table}: {attacker}/{defender}</source>
        <translation>Charge de cavalerie, {attack}&#xa0;FC contre {defence} : {column}, dé {die}, modificateur {modifier}, {table} : {attacker}/{defender}</translation>
    </message>
    <message>
        <source>Change of alliance: {nation}, now in the {camp}</source>
        <translation>Changement d’alliance : {nation}, désormais dans {camp}</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n tactical marker(s) for this battle.</source>
        <translation>
            <numerusform>Choisissez %n marqueur tactique pour cette bataille.</numerusform>
            <numerusform>Choisissez %n marqueurs tactiques pour cette bataille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a commander to march first.</source>
        <translation>Choisissez d’abord un commandant à mettre en marche.</translation>
    </message>
    <message>
        <source>Choose a counter-attack and who leads it, or make none.</source>
        <translation>Choisissez une contre-attaque et qui la mène, ou n’en faites pas.</translation>
    </message>
    <message>
        <source>Choose a hand-to-hand attack, or make none this round.</source>
        <translation>Choisissez une attaque au corps à corps, ou n’en faites pas dans cette ronde.</translation>
    </message>
    <message>
        <source>Choose a unit to shoot and its target, or cease fire for this round.</source>
        <translation>Choisissez l’unité qui tire et sa cible, ou cessez le tir pour cette ronde.</translation>
    </message>
    <message>
        <source>Choose army or garrison for each stack.</source>
        <translation>Choisissez armée ou garnison pour chaque pile.</translation>
    </message>
    <message>
        <source>Choose the battle to be fought next.</source>
        <translation>Choisissez la prochaine bataille à livrer.</translation>
    </message>
    <message>
        <source>Choose the commander who marches next, or end your movement.</source>
        <translation>Choisissez le prochain commandant à mettre en marche, ou terminez vos mouvements.</translation>
    </message>
    <message>
        <source>Choose the commanders who advance into the {target} with them.</source>
        <translation>Choisissez les commandants qui avancent avec elles dans {target}.</translation>
    </message>
    <message>
        <source>Choose the commanders who leave the {tz} with the retreating units.</source>
        <translation>Choisissez les commandants qui quittent {tz} avec les unités en retraite.</translation>
    </message>
    <message>
        <source>Choose the enemy counter that receives the Sacrifice marker.</source>
        <translation>Choisissez le pion ennemi qui reçoit le marqueur Sacrifice.</translation>
    </message>
    <message>
        <source>Choose the siege to be resolved next.</source>
        <translation>Choisissez le prochain siège à résoudre.</translation>
    </message>
    <message>
        <source>Choose the stack to check for attrition, or check all.</source>
        <translation>Choisissez la pile dont tester l’usure, ou testez-les toutes.</translation>
    </message>
    <message>
        <source>Choose the tactical zone you attack from and the one you attack.</source>
        <translation>Choisissez la zone tactique d’où vous attaquez et celle que vous attaquez.</translation>
    </message>
    <message>
        <source>Choose the unit to be sacrificed at {place}.</source>
        <translation>Choisissez l’unité à sacrifier à {place}.</translation>
    </message>
    <message>
        <source>Choose the unit to be sacrificed in the {tz}.</source>
        <translation>Choisissez l’unité à sacrifier dans {tz}.</translation>
    </message>
    <message>
        <source>Choose the units that advance from the {origin} into the {target}.</source>
        <translation>Choisissez les unités qui avancent {origin} vers {target}.</translation>
    </message>
    <message>
        <source>Choose the units that go out with {piece}.</source>
        <translation>Choisissez les unités qui sortent avec {piece}.</translation>
    </message>
    <message numerus="yes">
        <source>Choose the zone that %n counter(s) in the line of retreat leave for.</source>
        <translation>
            <numerusform>Choisissez la zone que gagne le pion de la zone de retraite.</numerusform>
            <numerusform>Choisissez la zone que gagnent les %n pions de la zone de retraite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose where the eliminated commander returns.</source>
        <translation>Choisissez où revient le commandant éliminé.</translation>
    </message>
    <message>
        <source>Commit none, one or two markers to this round.</source>
        <translation>Engagez aucun, un ou deux marqueurs dans cette ronde.</translation>
    </message>
    <message>
        <source>Counter-attack from the {origin} on the {target}</source>
        <translation>Contre-attaque {origin} sur {target}</translation>
    </message>
    <message>
        <source>Cursor of {nation}: {origin} → {to}</source>
        <translation>Curseur {nation} : {origin} → {to}</translation>
    </message>
    <message>
        <source>Death to the commander, die {die}: {piece} escapes</source>
        <translation>Mort au chef, dé {die} : {piece} en réchappe</translation>
    </message>
    <message>
        <source>Death to the commander, die {die}: {piece} falls and his army breaks</source>
        <translation>Mort au chef, dé {die} : {piece} tombe et son armée se débande</translation>
    </message>
    <message numerus="yes">
        <source>Deploy your army; the first line needs at least %n SP.</source>
        <translation>
            <numerusform>Déployez votre armée ; il faut au moins %n&#xa0;PF en première ligne.</numerusform>
            <numerusform>Déployez votre armée ; il faut au moins %n&#xa0;PF en première ligne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminated: {pieces}</source>
        <translation>Unités éliminées : {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>Entering {place} costs %n movement point(s); {left} left.</source>
        <translation>
            <numerusform>Entrer à {place} coûte %n point de mouvement ; il en reste {left}.</numerusform>
            <numerusform>Entrer à {place} coûte %n points de mouvement ; il en reste {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enveloping: choose the %n unit(s) in the {tz} that retreat.</source>
        <translation>
            <numerusform>Enveloppement : choisissez dans {tz} l’unité qui bat en retraite.</numerusform>
            <numerusform>Enveloppement : choisissez dans {tz} les %n unités qui battent en retraite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n different marker(s) must be chosen.</source>
        <translation>
            <numerusform>Il faut choisir exactement %n marqueur.</numerusform>
            <numerusform>Il faut choisir exactement %n marqueurs différents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n strength point(s) must go.</source>
        <translation>
            <numerusform>Il faut retirer exactement %n point de force.</numerusform>
            <numerusform>Il faut retirer exactement %n points de force.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n unit(s).</source>
        <translation>
            <numerusform>Exactement %n unité.</numerusform>
            <numerusform>Exactement %n unités.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exit by {piece}: die {die}, TC {tc}, he goes out</source>
        <translation>Sortie {piece} : dé {die}, CT {tc}, réussie</translation>
    </message>
    <message>
        <source>Exit by {piece}: die {die}, TC {tc}, no exit</source>
        <translation>Sortie {piece} : dé {die}, CT {tc}, manquée</translation>
    </message>
    <message>
        <source>Exit: {att} CF against {dfd}, {table} {column}, die {die} +{bonus}: {first} / {second}</source>
        <translation>Sortie : {att}&#xa0;FC contre {dfd}, {table} {column}, dé {die} +{bonus} : {first} / {second}</translation>
    </message>
    <message>
        <source>Exit: {att} CF against {dfd}, {table} {column}, die {die}: {first} / {second}</source>
        <translation>Sortie : {att}&#xa0;FC contre {dfd}, {table} {column}, dé {die} : {first} / {second}</translation>
    </message>
    <message>
        <source>Feint from the {origin} to the {to}: {pieces}</source>
        <translation>Feinte {origin} vers {to} : {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>Feint of up to %n unit(s): choose from where to where, or move none.</source>
        <translation>
            <numerusform>Feinte, %n unité au plus : choisissez d’où et vers où, ou ne déplacez rien.</numerusform>
            <numerusform>Feinte, %n unités au plus : choisissez d’où et vers où, ou ne déplacez rien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Feint, die {die}: up to %n unit(s)</source>
        <translation>
            <numerusform>Feinte, dé {die} : %n unité au plus</numerusform>
            <numerusform>Feinte, dé {die} : %n unités au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Feint: choose the units that go from the {origin} to the {to}.</source>
        <translation>Feinte : choisissez les unités qui vont {origin} vers {to}.</translation>
    </message>
    <message>
        <source>Fire of {piece} at the walls (hits up to {cf}): {dice}; fortress {fv}</source>
        <translation>Tir {piece} sur les murs (touche jusqu’à {cf}) : {dice} ; forteresse {fv}</translation>
    </message>
    <message>
        <source>Fire of {piece} at {target} in the {tz}: {die}, only a 1 hits the zig-zag, missed</source>
        <translation>Tir {piece} sur {target} dans {tz} : dé {die}, seul un 1 touche le zigzag, manqué</translation>
    </message>
    <message>
        <source>Fire of {piece} at {target} in the {tz}: {die}, {needed} or less needed, hit</source>
        <translation>Tir {piece} sur {target} dans {tz} : dé {die} pour {needed} ou moins, touché</translation>
    </message>
    <message>
        <source>Fire of {piece} at {target} in the {tz}: {die}, {needed} or less needed, missed</source>
        <translation>Tir {piece} sur {target} dans {tz} : dé {die} pour {needed} ou moins, manqué</translation>
    </message>
    <message>
        <source>First choose who marches along.</source>
        <translation>Choisissez d’abord qui se met en marche.</translation>
    </message>
    <message>
        <source>First end the march of {piece}.</source>
        <translation>Terminez d’abord la marche {piece}.</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n unused marker(s): the new army commander cannot use more.</source>
        <translation>
            <numerusform>Renoncez à %n marqueur inutilisé : le nouveau commandant de l’armée ne peut pas en employer davantage.</numerusform>
            <numerusform>Renoncez à %n marqueurs inutilisés : le nouveau commandant de l’armée ne peut pas en employer davantage.</numerusform>
        </translation>
    </message>
    <message>
        <source>He must join the nearest units of his camp.</source>
        <translation>Il doit rejoindre les unités de son camp les plus proches.</translation>
    </message>
    <message>
        <source>Hidden units appear in the {tz}: {pieces}</source>
        <translation>Des unités cachées surgissent dans {tz} : {pieces}</translation>
    </message>
    <message>
        <source>Hidden units leave the board: {pieces}</source>
        <translation>Des unités se cachent, hors du plateau : {pieces}</translation>
    </message>
    <message>
        <source>Hidden units: choose up to four units that vanish, or none.</source>
        <translation>Unités cachées : choisissez jusqu’à quatre unités qui disparaissent, ou aucune.</translation>
    </message>
    <message>
        <source>Hidden units: note the tactical zone in which they wait.</source>
        <translation>Unités cachées : notez la zone tactique où elles attendent.</translation>
    </message>
    <message>
        <source>Holding the {tz}: {pieces}</source>
        <translation>Position tenue dans {tz} : {pieces}</translation>
    </message>
    <message>
        <source>In the first round the attacker has to attack while he can.</source>
        <translation>Dans la première ronde, l’attaquant est tenu d’attaquer tant qu’il le peut.</translation>
    </message>
    <message>
        <source>Infantry charge in the {tz}: no shock</source>
        <translation>Charge d’infanterie dans {tz} : pas de choc</translation>
    </message>
    <message>
        <source>Infantry charge, first loss: {piece}</source>
        <translation>Charge d’infanterie, première perte : {piece}</translation>
    </message>
    <message>
        <source>Infantry charge: choose the enemy unit that takes the first loss.</source>
        <translation>Charge d’infanterie : choisissez l’unité ennemie qui subit la première perte.</translation>
    </message>
    <message>
        <source>Landing place: {place}, die {die}</source>
        <translation>Lieu du débarquement : {place}, dé {die}</translation>
    </message>
    <message>
        <source>Landing place: {place}, die {die}: held by the enemy, delayed</source>
        <translation>Lieu du débarquement : {place}, dé {die} ; l’ennemi y est, débarquement retardé</translation>
    </message>
    <message numerus="yes">
        <source>Leading a garrison out costs %n movement point(s), more than {piece} has.</source>
        <translation>
            <numerusform>Faire sortir une garnison coûte %n point de mouvement, plus que n’en a {piece}.</numerusform>
            <numerusform>Faire sortir une garnison coûte %n points de mouvement, plus que n’en a {piece}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left in {place}: {piece}</source>
        <translation>À {place}, on laisse {piece}</translation>
    </message>
    <message>
        <source>Length of the siege: die {die}, +{commanders} for commanders, {rounds} rounds</source>
        <translation>Durée du siège : dé {die}, commandants +{commanders}, manches {rounds}</translation>
    </message>
    <message>
        <source>Let the hidden units come out now?</source>
        <translation>Faire surgir maintenant les unités cachées ?</translation>
    </message>
    <message>
        <source>Losses of the {camp}: {losses}</source>
        <translation>Pertes {camp} : {losses}</translation>
    </message>
    <message>
        <source>Minor battle in {place}: the {attacker} with {att} SP against {dfd} SP</source>
        <translation>Bataille mineure à {place} : {attacker} à {att}&#xa0;PF contre {dfd}&#xa0;PF</translation>
    </message>
    <message numerus="yes">
        <source>Move a piece (%n unit(s) may still move), or end your moves.</source>
        <translation>
            <numerusform>Déplacez un pion (%n unité le peut encore) ou terminez vos mouvements.</numerusform>
            <numerusform>Déplacez un pion (%n unités le peuvent encore) ou terminez vos mouvements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name the army commander among those of equal rank.</source>
        <translation>Désignez le commandant de l’armée parmi ceux de même rang.</translation>
    </message>
    <message>
        <source>New army commander of the {camp}: {piece}</source>
        <translation>Nouveau commandant de l’armée {camp} : {piece}</translation>
    </message>
    <message>
        <source>No army becomes a garrison beside enemy units ({place}).</source>
        <translation>Une armée ne se met pas en garnison en présence d’unités ennemies ({place}).</translation>
    </message>
    <message>
        <source>No more than two markers can be committed to a round.</source>
        <translation>On n’engage pas plus de deux marqueurs dans une ronde.</translation>
    </message>
    <message>
        <source>No more units of the Other Peoples can return this turn: the cursor’s box says how many.</source>
        <translation>Plus aucune unité des Autres peuples ne peut revenir ce tour : la case du curseur en fixe le nombre.</translation>
    </message>
    <message>
        <source>No retreat from the {tz}, enemies in the {to}: {pieces}</source>
        <translation>Pas de retraite {tz}, ennemis dans {to} : {pieces}</translation>
    </message>
    <message>
        <source>No unit in the {tz} runs from dogs: only bowmen, javelin throwers and slingers do.</source>
        <translation>Aucune unité ne fuit devant les chiens dans {tz} : seuls le font archers, lanceurs de javelots et frondeurs.</translation>
    </message>
    <message>
        <source>Nobody attacks from or into a line of retreat.</source>
        <translation>On n’attaque ni depuis une zone de retraite ni vers elle.</translation>
    </message>
    <message>
        <source>Nobody in the {tz} can be shot at.</source>
        <translation>On ne peut tirer sur personne dans {tz}.</translation>
    </message>
    <message>
        <source>Nobody is left in the {origin}: the attack is lost</source>
        <translation>Plus personne dans {origin} : l’attaque est perdue</translation>
    </message>
    <message>
        <source>Nobody is left in the {target}: no die is rolled</source>
        <translation>Plus personne dans {target} : on ne lance pas de dé</translation>
    </message>
    <message>
        <source>Nobody is left to march: end the movement.</source>
        <translation>Plus personne à mettre en marche : terminez les mouvements.</translation>
    </message>
    <message>
        <source>Noria in the first line: {full} for {reduced}</source>
        <translation>Noria en première ligne : {full} à la place {reduced}</translation>
    </message>
    <message>
        <source>Noria: exchange a reduced unit of the first line with a full one, or end.</source>
        <translation>Noria : échangez une unité réduite de la première ligne contre une complète, ou terminez.</translation>
    </message>
    <message>
        <source>Not a reduced unit on the map: {piece}.</source>
        <translation>Ce n’est pas une unité réduite sur la carte : {piece}.</translation>
    </message>
    <message>
        <source>Not in a group of eliminated units: {piece}.</source>
        <translation>Cette unité n’est pas dans un groupe d’unités éliminées : {piece}.</translation>
    </message>
    <message>
        <source>Not on this march: {piece}.</source>
        <translation>Ce pion n’est pas de cette marche : {piece}.</translation>
    </message>
    <message>
        <source>Not yours to move in {place}: {piece}.</source>
        <translation>Ce n’est pas un de vos pions à {place} : {piece}.</translation>
    </message>
    <message>
        <source>Nothing is left to move: end your moves.</source>
        <translation>Plus rien à déplacer : terminez vos mouvements.</translation>
    </message>
    <message>
        <source>Nothing leaves the line of retreat.</source>
        <translation>Rien ne quitte la zone de retraite.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n strength point(s) for cavalry left.</source>
        <translation>
            <numerusform>Pas assez : il reste %n point de force pour la cavalerie.</numerusform>
            <numerusform>Pas assez : il reste %n points de force pour la cavalerie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n strength point(s) for infantry left.</source>
        <translation>
            <numerusform>Pas assez : il reste %n point de force pour l’infanterie.</numerusform>
            <numerusform>Pas assez : il reste %n points de force pour l’infanterie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a tactical zone that you hold with Spanish units alone can fight to the death.</source>
        <translation>Seule une zone tactique que vous ne tenez qu’avec des unités espagnoles peut se battre à mort.</translation>
    </message>
    <message>
        <source>Only just returned; restoring such a unit as well is an optional rule: {piece}.</source>
        <translation>Cette unité vient de revenir ; la compléter aussitôt est une règle optionnelle : {piece}.</translation>
    </message>
    <message>
        <source>Only just taken along here: {piece}.</source>
        <translation>Ce pion vient d’être pris en route ici : {piece}.</translation>
    </message>
    <message>
        <source>Only markers chosen for this battle and not yet played can be committed.</source>
        <translation>On n’engage que des marqueurs choisis pour cette bataille et pas encore joués.</translation>
    </message>
    <message>
        <source>Only units of the same type change places.</source>
        <translation>Seules des unités du même type échangent leurs places.</translation>
    </message>
    <message>
        <source>Out of range of {piece}: {target} in the {tz}, distance {distance}, range {range}.</source>
        <translation>Hors de portée {piece} : {target} dans {tz}, distance {distance}, portée {range}.</translation>
    </message>
    <message>
        <source>Phase of the {camp}</source>
        <translation>Phase {camp}</translation>
    </message>
    <message>
        <source>Placed in {place}: {pieces}</source>
        <translation>Placement à {place} : {pieces}</translation>
    </message>
    <message>
        <source>Random event: die {die}, modifier {modifier}: {event}</source>
        <translation>Événement aléatoire : dé {die}, modificateur {modifier}, {event}</translation>
    </message>
    <message>
        <source>Random event: die {die}, modifier {modifier}: {event}, without effect here</source>
        <translation>Événement aléatoire : dé {die}, modificateur {modifier}, {event}, sans effet ici</translation>
    </message>
    <message>
        <source>Reinforcements ashore in {place}: {pieces}</source>
        <translation>Débarquement des renforts à {place} : {pieces}</translation>
    </message>
    <message>
        <source>Reinforcements due on turn {turn}: die {die}</source>
        <translation>Renforts attendus au tour {turn} : dé {die}</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n strength point(s) at {place}.</source>
        <translation>
            <numerusform>Retirez %n point de force à {place}.</numerusform>
            <numerusform>Retirez %n points de force à {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n strength point(s) in the {tz}.</source>
        <translation>
            <numerusform>Retirez %n point de force dans {tz}.</numerusform>
            <numerusform>Retirez %n points de force dans {tz}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replacement points never buy Spanish units: {piece}.</source>
        <translation>Les points de remplacement n’achètent jamais d’unités espagnoles : {piece}.</translation>
    </message>
    <message>
        <source>Replacement points never restore a unit on the map: {piece}.</source>
        <translation>Les points de remplacement ne complètent jamais une unité présente sur la carte : {piece}.</translation>
    </message>
    <message>
        <source>Replacement points of the {camp}: {nations}</source>
        <translation>Points de remplacement {camp} : {nations}</translation>
    </message>
    <message>
        <source>Replacement points of the {camp}: {nations}; {pool} in all (harvest)</source>
        <translation>Points de remplacement {camp} : {nations} ; {pool} en tout (récoltes)</translation>
    </message>
    <message>
        <source>Restored in {place}: {piece}, {sp} SP</source>
        <translation>Unité complétée à {place} : {piece}, {sp}&#xa0;PF</translation>
    </message>
    <message>
        <source>Retreat from the {origin} to the {to}: {pieces}</source>
        <translation>Retraite {origin} vers {to} : {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>Retreat from the {tz}: choose up to %n unit(s) that hold their ground.</source>
        <translation>
            <numerusform>Retraite {tz} : choisissez au plus %n unité qui tient sa position.</numerusform>
            <numerusform>Retraite {tz} : choisissez au plus %n unités qui tiennent leur position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat from {origin} to {to}: %n counter(s)</source>
        <translation>
            <numerusform>Retraite {origin} à {to} : %n pion</numerusform>
            <numerusform>Retraite {origin} à {to} : %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreat from {place}: choose the adjacent zone.</source>
        <translation>Retraite {place} : choisissez la zone adjacente.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>Sacrifice marker on {piece}</source>
        <translation>Marqueur Sacrifice sur {piece}</translation>
    </message>
    <message>
        <source>Sacrificed: {pieces}</source>
        <translation>Unités sacrifiées : {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>Shock on the {tz}, die {die}: %n unit(s) to retreat</source>
        <translation>
            <numerusform>Choc contre {tz}, dé {die} : %n unité doit battre en retraite</numerusform>
            <numerusform>Choc contre {tz}, dé {die} : %n unités doivent battre en retraite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shock: choose the %n unit(s) in the {tz} that retreat.</source>
        <translation>
            <numerusform>Choc : choisissez dans {tz} l’unité qui bat en retraite.</numerusform>
            <numerusform>Choc : choisissez dans {tz} les %n unités qui battent en retraite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Siege of {place}</source>
        <translation>Siège {place}</translation>
    </message>
    <message>
        <source>Siege of {place} by the {attacker}: {att} SP against {dfd} SP</source>
        <translation>Siège {place} par {attacker} : {att}&#xa0;PF contre {dfd}&#xa0;PF</translation>
    </message>
    <message numerus="yes">
        <source>Siege of {place}, %n round(s) left: go on, or lift it?</source>
        <translation>
            <numerusform>Siège {place}, encore %n manche : poursuivre ou lever le siège ?</numerusform>
            <numerusform>Siège {place}, encore %n manches : poursuivre ou lever le siège ?</numerusform>
        </translation>
    </message>
    <message>
        <source>Siege of {place}: round {round} of {rounds}, fortress {fv}</source>
        <translation>Siège {place} : manche {round} sur {rounds}, forteresse {fv}</translation>
    </message>
    <message>
        <source>Siege of {place}: try an exit? Choose the commander who leads it.</source>
        <translation>Siège {place} : tenter une sortie ? Choisissez le commandant qui la mène.</translation>
    </message>
    <message>
        <source>Spaniards return where Spaniards stand, or at a landing place; {place} is neither.</source>
        <translation>Les Espagnols reviennent là où il y a des Espagnols ou sur un lieu de débarquement ; {place} n’est ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>Strength of the reinforcements: {rolls}</source>
        <translation>Force des renforts : {rolls}</translation>
    </message>
    <message>
        <source>Strength points of the {camp}: infantry {infantry}, cavalry {cavalry}</source>
        <translation>Points de force {camp} : infanterie {infantry}, cavalerie {cavalry}</translation>
    </message>
    <message>
        <source>Strength points restore Spanish infantry and cavalry only: {piece}.</source>
        <translation>Les points de force ne complètent que l’infanterie et la cavalerie espagnoles : {piece}.</translation>
    </message>
    <message>
        <source>Taken along in {place}: {piece}</source>
        <translation>À {place}, on emmène {piece}</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n replacement point(s); {left} left for {nation}.</source>
        <translation>
            <numerusform>Cela coûte %n point de remplacement ; il en reste {left} pour {nation}.</numerusform>
            <numerusform>Cela coûte %n points de remplacement ; il en reste {left} pour {nation}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sacrifice marker takes {piece}</source>
        <translation>Le marqueur Sacrifice emporte {piece}</translation>
    </message>
    <message>
        <source>The Triple Alliance and Tlaxcala keep out of each other’s land and company ({place}).</source>
        <translation>La Triple Alliance et Tlaxcala n’entrent pas l’une chez l’autre et ne font pas pile commune ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>The army commander can move only %n unit(s) a round.</source>
        <translation>
            <numerusform>Le commandant de l’armée ne peut déplacer que %n unité par ronde.</numerusform>
            <numerusform>Le commandant de l’armée ne peut déplacer que %n unités par ronde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The capture of Tenochtitlan will count in diplomacy</source>
        <translation>La prise de Tenochtitlan comptera dans la diplomatie</translation>
    </message>
    <message>
        <source>The enemy controls or disputes {place}.</source>
        <translation>L’ennemi contrôle ou dispute {place}.</translation>
    </message>
    <message>
        <source>The enemy enters {place}: choose where the commander withdraws.</source>
        <translation>L’ennemi entre à {place} : choisissez où se retire le commandant.</translation>
    </message>
    <message>
        <source>The fall of the emperor will count in diplomacy</source>
        <translation>La chute de l’empereur comptera dans la diplomatie</translation>
    </message>
    <message numerus="yes">
        <source>The first line needs %n SP more: a third of the army stands there.</source>
        <translation>
            <numerusform>Il manque %n&#xa0;PF en première ligne : un tiers de l’armée s’y tient.</numerusform>
            <numerusform>Il manque %n&#xa0;PF en première ligne : un tiers de l’armée s’y tient.</numerusform>
        </translation>
    </message>
    <message>
        <source>The form of the stack in {place} is not to be chosen now.</source>
        <translation>{place} : la forme de la pile n’est pas à choisir maintenant.</translation>
    </message>
    <message>
        <source>The loss of Cortés will count in diplomacy</source>
        <translation>La perte de Cortés comptera dans la diplomatie</translation>
    </message>
    <message>
        <source>The match is over: a tie, both camps reach the same level ({level}), the {camp} with {points} VP, the {other} with {theirs}</source>
        <translation>La partie est terminée : match nul, les deux camps atteignent le même niveau ({level}), {camp} avec {points}&#xa0;PV, {other} avec {theirs}</translation>
    </message>
    <message>
        <source>The match is over: the {camp} wins, {level}, with {points} VP to {theirs}</source>
        <translation>La partie est terminée : {camp} l’emporte, {level}, {points}&#xa0;PV contre {theirs}</translation>
    </message>
    <message>
        <source>The match is over: the {other} concedes, the {camp} wins, with {points} VP to {theirs}</source>
        <translation>La partie est terminée : {other} abandonne, {camp} l’emporte, {points}&#xa0;PV contre {theirs}</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”.</source>
        <translation>L’option « {option} » ne peut pas valoir « {value} ».</translation>
    </message>
    <message>
        <source>The option “{option}” names zones {origin} and {to}, which are not adjacent.</source>
        <translation>L’option « {option} » nomme les zones {origin} et {to}, qui ne sont pas adjacentes.</translation>
    </message>
    <message>
        <source>The option “{option}” gives the way from zone {origin} to {to} twice.</source>
        <translation>L’option « {option} » donne deux fois le passage de la zone {origin} à la zone {to}.</translation>
    </message>
    <message>
        <source>The option “{option}” needs costs from {least} to {most}.</source>
        <translation>L’option « {option} » demande des coûts de {least} à {most}.</translation>
    </message>
    <message>
        <source>The retreat does not lead to the {tz}, or enemies bar it.</source>
        <translation>La retraite ne mène pas vers {tz}, ou des ennemis la barrent.</translation>
    </message>
    <message>
        <source>The siege of {place} comes after all battles.</source>
        <translation>Le siège {place} vient après toutes les batailles.</translation>
    </message>
    <message>
        <source>The stack in {place} has been checked.</source>
        <translation>L’usure de la pile à {place} est déjà testée.</translation>
    </message>
    <message>
        <source>The stack in {place} has that form already.</source>
        <translation>La pile à {place} a déjà cette forme.</translation>
    </message>
    <message>
        <source>The {camp} ceases fire</source>
        <translation>{camp} cesse le tir</translation>
    </message>
    <message numerus="yes">
        <source>The {camp} commits %n marker(s) to this round</source>
        <translation>
            <numerusform>{camp} engage %n marqueur dans cette ronde</numerusform>
            <numerusform>{camp} engage %n marqueurs dans cette ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>The {camp} concedes.</source>
        <translation>{camp} abandonne.</translation>
    </message>
    <message numerus="yes">
        <source>The {camp} deploys: %n counter(s)</source>
        <translation>
            <numerusform>{camp} se déploie : %n pion</numerusform>
            <numerusform>{camp} se déploie : %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>The {camp} does not have control of {place}.</source>
        <translation>{camp} n’a pas le contrôle {place}.</translation>
    </message>
    <message>
        <source>The {camp} falls back</source>
        <translation>{camp} se replie</translation>
    </message>
    <message numerus="yes">
        <source>The {camp} gives up %n unused marker(s)</source>
        <translation>
            <numerusform>{camp} renonce à %n marqueur inutilisé</numerusform>
            <numerusform>{camp} renonce à %n marqueurs inutilisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {camp} has %n tactical marker(s)</source>
        <translation>
            <numerusform>{camp} a %n marqueur tactique</numerusform>
            <numerusform>{camp} a %n marqueurs tactiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {camp} has drawn %n tactical marker(s)</source>
        <translation>
            <numerusform>{camp} a tiré %n marqueur tactique</numerusform>
            <numerusform>{camp} a tiré %n marqueurs tactiques</numerusform>
        </translation>
    </message>
    <message>
        <source>The {camp} holds the fortress of {place}: no besieger is left</source>
        <translation>{camp} garde la forteresse {place} : il ne reste aucun assiégeant</translation>
    </message>
    <message>
        <source>The {camp} holds the fortress of {place}: no rounds left</source>
        <translation>{camp} garde la forteresse {place} : toutes les manches sont jouées</translation>
    </message>
    <message>
        <source>The {camp} holds the fortress of {place}: the siege is lifted</source>
        <translation>{camp} garde la forteresse {place} : le siège est levé</translation>
    </message>
    <message>
        <source>The {camp} makes no attack</source>
        <translation>{camp} n’attaque pas</translation>
    </message>
    <message>
        <source>The {camp} makes no counter-attack</source>
        <translation>{camp} ne contre-attaque pas</translation>
    </message>
    <message>
        <source>The {camp} reveals {markers}</source>
        <translation>{camp} révèle {markers}</translation>
    </message>
    <message>
        <source>The {camp} takes control of {place}</source>
        <translation>{camp} prend le contrôle {place}</translation>
    </message>
    <message>
        <source>The {camp} takes the fortress of {place}</source>
        <translation>{camp} prend la forteresse {place}</translation>
    </message>
    <message>
        <source>The {camp} wins the battle in {place}</source>
        <translation>{camp} gagne la bataille à {place}</translation>
    </message>
    <message>
        <source>The {camp} wins: {level}.</source>
        <translation>{camp} l’emporte : {level}.</translation>
    </message>
    <message>
        <source>The {origin} and the {target} are not joined by a dotted line.</source>
        <translation>{origin} et {target} ne sont pas reliées par une ligne pointillée.</translation>
    </message>
    <message>
        <source>The {tz} holds enemy units.</source>
        <translation>Des unités ennemies se tiennent dans {tz}.</translation>
    </message>
    <message>
        <source>The {tz} is not next to a tactical zone that you hold.</source>
        <translation>{tz} ne touche aucune zone tactique que vous tenez.</translation>
    </message>
    <message>
        <source>The {tz} is the enemy line of retreat.</source>
        <translation>{tz} est celle de l’ennemi.</translation>
    </message>
    <message numerus="yes">
        <source>The {wing} envelops the {tz}, die {die}: %n unit(s) to retreat</source>
        <translation>
            <numerusform>{wing} enveloppe {tz}, dé {die} : %n unité doit battre en retraite</numerusform>
            <numerusform>{wing} enveloppe {tz}, dé {die} : %n unités doivent battre en retraite</numerusform>
        </translation>
    </message>
    <message>
        <source>The {winner} wins the battle: all enemy units have retreated</source>
        <translation>{winner} gagne la bataille : toutes les unités ennemies ont battu en retraite</translation>
    </message>
    <message>
        <source>The {winner} wins the battle: no enemy unit is left</source>
        <translation>{winner} gagne la bataille : il ne reste aucune unité ennemie</translation>
    </message>
    <message>
        <source>The {winner} wins the battle: no enemy unit is willing to fight</source>
        <translation>{winner} gagne la bataille : aucune unité ennemie ne veut combattre</translation>
    </message>
    <message>
        <source>The {winner} wins the battle: the attacker has fallen back</source>
        <translation>{winner} gagne la bataille : l’attaquant s’est replié</translation>
    </message>
    <message>
        <source>The {winner} wins the battle: the enemy army commander is dead</source>
        <translation>{winner} gagne la bataille : le commandant de l’armée ennemie est mort</translation>
    </message>
    <message>
        <source>The {winner} wins the battle: the enemy has no commander left</source>
        <translation>{winner} gagne la bataille : l’ennemi n’a plus de commandant</translation>
    </message>
    <message>
        <source>There are no units of yours in {place}.</source>
        <translation>Il n’y a aucune de vos unités à {place}.</translation>
    </message>
    <message>
        <source>There is no enemy unit in the {target}.</source>
        <translation>Il n’y a aucune unité ennemie dans {target}.</translation>
    </message>
    <message>
        <source>There is no option “{option}”.</source>
        <translation>Il n’y a pas d’option « {option} ».</translation>
    </message>
    <message>
        <source>There is no scenario “{scenario}”.</source>
        <translation>Il n’y a pas de scénario « {scenario} ».</translation>
    </message>
    <message>
        <source>To the death in the {tz}, counted twice: {pieces}</source>
        <translation>À mort dans {tz}, unités comptées double : {pieces}</translation>
    </message>
    <message>
        <source>To the death: choose the tactical zone where Spanish units count twice.</source>
        <translation>À mort : choisissez la zone tactique où les unités espagnoles comptent double.</translation>
    </message>
    <message>
        <source>To the line of retreat, because of {event}: {pieces}</source>
        <translation>En zone de retraite, du fait {event} : {pieces}</translation>
    </message>
    <message>
        <source>Treason: dice for {pieces}</source>
        <translation>Trahison, dés pour : {pieces}</translation>
    </message>
    <message>
        <source>Turn {turn}, {months}</source>
        <translation>Tour {turn}, {months}</translation>
    </message>
    <message>
        <source>Units hide in a tactical zone of their own half without enemy units.</source>
        <translation>Des unités se cachent dans une zone tactique de leur moitié, sans unité ennemie.</translation>
    </message>
    <message>
        <source>Units move only with a commander: {piece}.</source>
        <translation>Les unités ne se déplacent qu’avec un commandant : {piece}.</translation>
    </message>
    <message>
        <source>Units return with 1 SP; full strength is an optional rule: {piece}.</source>
        <translation>Les unités reviennent avec 1&#xa0;PF ; la pleine force est une règle optionnelle : {piece}.</translation>
    </message>
    <message numerus="yes">
        <source>War dogs against the {tz}, die {die}: %n unit(s) to retreat</source>
        <translation>
            <numerusform>Chiens de guerre contre {tz}, dé {die} : %n unité doit battre en retraite</numerusform>
            <numerusform>Chiens de guerre contre {tz}, dé {die} : %n unités doivent battre en retraite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>War dogs: choose the %n unit(s) in the {tz} that retreat.</source>
        <translation>
            <numerusform>Chiens de guerre : choisissez dans {tz} l’unité qui bat en retraite.</numerusform>
            <numerusform>Chiens de guerre : choisissez dans {tz} les %n unités qui battent en retraite.</numerusform>
        </translation>
    </message>
    <message>
        <source>War dogs: choose the tactical zone they are set on.</source>
        <translation>Chiens de guerre : choisissez la zone tactique où les lâcher.</translation>
    </message>
    <message>
        <source>What was logged before no longer moves the cursor of {nation}</source>
        <translation>Ce qui était noté auparavant ne déplace plus le curseur {nation}</translation>
    </message>
    <message>
        <source>Which committed markers do you reveal for the fire?</source>
        <translation>Quels marqueurs engagés révélez-vous pour le tir ?</translation>
    </message>
    <message>
        <source>Which committed markers do you reveal for the tactical movement?</source>
        <translation>Quels marqueurs engagés révélez-vous pour le mouvement tactique ?</translation>
    </message>
    <message>
        <source>Which committed markers do you reveal for this hand-to-hand?</source>
        <translation>Quels marqueurs engagés révélez-vous pour ce corps à corps ?</translation>
    </message>
    <message>
        <source>Who marches from {place} has been chosen.</source>
        <translation>{place} : ceux qui se mettent en marche sont déjà choisis.</translation>
    </message>
    <message>
        <source>Without a commander, units need a fortress or a stack to join; {place} has neither.</source>
        <translation>Sans commandant, il faut aux unités une forteresse ou une pile à rejoindre ; {place} n’a ni l’une ni l’autre.</translation>
    </message>
    <message>
        <source>Without an army commander no unit moves.</source>
        <translation>Sans commandant d’armée, aucune unité ne bouge.</translation>
    </message>
    <message>
        <source>Without units in the {origin}, {cost} MP to the {to}: {pieces}</source>
        <translation>Sans unités dans {origin}, {cost}&#xa0;PM vers {to} : {pieces}</translation>
    </message>
    <message>
        <source>You have no unit in the {origin}.</source>
        <translation>Vous n’avez aucune unité dans {origin}.</translation>
    </message>
    <message>
        <source>You have no units in {place}.</source>
        <translation>Vous n’avez aucune unité à {place}.</translation>
    </message>
    <message>
        <source>Zig-zag is not available before turn 11.</source>
        <translation>Le zigzag n’est pas disponible avant le tour 11.</translation>
    </message>
    <message>
        <source>commander eliminated</source>
        <translation>commandant éliminé</translation>
    </message>
    <message>
        <source>flower war</source>
        <translation>guerre fleurie</translation>
    </message>
    <message>
        <source>garrison −1</source>
        <translation>garnison −1</translation>
    </message>
    <message>
        <source>major battle won</source>
        <translation>bataille majeure gagnée</translation>
    </message>
    <message>
        <source>mountains +1</source>
        <translation>montagne +1</translation>
    </message>
    <message>
        <source>moved in the dry season +1</source>
        <translation>mouvement en saison sèche +1</translation>
    </message>
    <message>
        <source>none of {piece} (die {die})</source>
        <translation>aucun survivant pour {piece} (dé {die})</translation>
    </message>
    <message>
        <source>objective held in {place}</source>
        <translation>objectif tenu à {place}</translation>
    </message>
    <message>
        <source>sacrifice</source>
        <translation>sacrifice</translation>
    </message>
    <message>
        <source>siege decided</source>
        <translation>siège gagné</translation>
    </message>
    <message>
        <source>war to the death</source>
        <translation>guerre à mort</translation>
    </message>
    <message>
        <source>{attack} CF against {defence}: {column}, die {die}, modifier {modifier}, {table}: {attacker}/{defender}</source>
        <translation>{attack}&#xa0;FC contre {defence} : {column}, dé {die}, modificateur {modifier}, {table} : {attacker}/{defender}</translation>
    </message>
    <message>
        <source>{attack} CF against {defence}: {column}, die {die}, {table}: {attacker}/{defender}</source>
        <translation>{attack}&#xa0;FC contre {defence} : {column}, dé {die}, {table} : {attacker}/{defender}</translation>
    </message>
    <message>
        <source>{att} SP against {dfd}, {table} {column}, die {die}: {first} / {second}</source>
        <translation>{att}&#xa0;PF contre {dfd}, {table} {column}, dé {die} : {first} / {second}</translation>
    </message>
    <message numerus="yes">
        <source>{camp}: %n victory point(s), {why}</source>
        <translation>
            <numerusform>{camp} : %n point de victoire, {why}</numerusform>
            <numerusform>{camp} : %n points de victoire, {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>{chief} may not command {piece}.</source>
        <translation>{chief} ne peut pas commander {piece}.</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <translation>{first}. {second}</translation>
    </message>
    <message>
        <source>{leader} does not command {piece}.</source>
        <translation>{leader} ne commande pas {piece}.</translation>
    </message>
    <message numerus="yes">
        <source>{leader} from {origin} to {to} with %n counter(s): {cost} MP</source>
        <translation>
            <numerusform>{leader} et %n pion : {origin} → {to}, {cost}&#xa0;PM</numerusform>
            <numerusform>{leader} et %n pions : {origin} → {to}, {cost}&#xa0;PM</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader} in {place}: %n movement point(s) left.</source>
        <translation>
            <numerusform>{leader} à {place} : il reste %n point de mouvement.</numerusform>
            <numerusform>{leader} à {place} : il reste %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>{leader} leads the garrison out of {place}: {cost} MP</source>
        <translation>{leader} fait sortir la garnison {place} : {cost}&#xa0;PM</translation>
    </message>
    <message>
        <source>{marker} acts in another sequence of the round.</source>
        <translation>Ce marqueur agit dans une autre séquence de la ronde : {marker}.</translation>
    </message>
    <message>
        <source>{marker} cannot be used here: what it needs is missing.</source>
        <translation>Les conditions de ce marqueur ne sont pas réunies ici : {marker}.</translation>
    </message>
    <message>
        <source>{marker} is not in the set of your army commander.</source>
        <translation>Ce marqueur n’est pas du jeu de votre commandant d’armée : {marker}.</translation>
    </message>
    <message>
        <source>{marker} needs a commander of its own side on the board.</source>
        <translation>Ce marqueur exige sur le plateau un commandant du peuple qu’il sert : {marker}.</translation>
    </message>
    <message>
        <source>{marker} was not committed to this round.</source>
        <translation>Ce marqueur n’a pas été engagé dans cette ronde : {marker}.</translation>
    </message>
    <message>
        <source>{nation} is in the other camp.</source>
        <translation>{nation} est dans l’autre camp.</translation>
    </message>
    <message>
        <source>{nation} {left}</source>
        <translation>{nation} {left}</translation>
    </message>
    <message>
        <source>{nation} {left} (harvest)</source>
        <translation>{nation} {left} (récoltes)</translation>
    </message>
    <message>
        <source>{nation} {left} (harvest, smallpox {die})</source>
        <translation>{nation} {left} (récoltes, variole {die})</translation>
    </message>
    <message>
        <source>{nation} {left} (smallpox {die})</source>
        <translation>{nation} {left} (variole {die})</translation>
    </message>
    <message>
        <source>{pieces} from the {origin} to the {to}: {cost} MP</source>
        <translation>{pieces} : {origin} vers {to}, {cost}&#xa0;PM</translation>
    </message>
    <message>
        <source>{piece} can be left behind only with units.</source>
        <translation>{piece} ne peut rester en arrière qu’avec des unités.</translation>
    </message>
    <message>
        <source>{piece} cannot be army commander: another takes precedence.</source>
        <translation>{piece} ne peut pas commander l’armée : un autre a la préséance.</translation>
    </message>
    <message>
        <source>{piece} cannot be driven back here.</source>
        <translation>Cette unité ne peut pas être repoussée ici : {piece}.</translation>
    </message>
    <message>
        <source>{piece} cannot hide: only Indian units of yours outside the line of retreat can.</source>
        <translation>Seules vos unités indiennes hors de la zone de retraite peuvent se cacher : {piece}.</translation>
    </message>
    <message>
        <source>{piece} cannot reach the {tz} with {mp} MP.</source>
        <translation>Avec {mp}&#xa0;PM, {tz} est hors d’atteinte : {piece}.</translation>
    </message>
    <message>
        <source>{piece} cannot shoot in the rain.</source>
        <translation>Cette unité ne peut pas tirer sous la pluie : {piece}.</translation>
    </message>
    <message>
        <source>{piece} did not fight there.</source>
        <translation>Ce pion n’a pas pris part à ce combat : {piece}.</translation>
    </message>
    <message>
        <source>{piece} does not have to withdraw.</source>
        <translation>{piece} n’a pas à se retirer.</translation>
    </message>
    <message>
        <source>{piece} does not obey the army commander {general}.</source>
        <translation>Cette unité n’est pas sous les ordres {general}, commandant de l’armée : {piece}.</translation>
    </message>
    <message>
        <source>{piece} does not return now.</source>
        <translation>{piece} ne revient pas maintenant.</translation>
    </message>
    <message>
        <source>{piece} does not run from dogs here.</source>
        <translation>Cette unité ne fuit pas devant les chiens ici : {piece}.</translation>
    </message>
    <message>
        <source>{piece} fails to launch the counter-attack: die {die}, TC {tc}</source>
        <translation>{piece} ne parvient pas à lancer la contre-attaque : dé {die}, CT {tc}</translation>
    </message>
    <message>
        <source>{piece} from {origin} to {to}: {cost} MP</source>
        <translation>{piece} : {origin} → {to}, {cost}&#xa0;PM</translation>
    </message>
    <message>
        <source>{piece} has already moved in this round.</source>
        <translation>Ce pion a déjà bougé dans cette ronde : {piece}.</translation>
    </message>
    <message>
        <source>{piece} has already shot this round.</source>
        <translation>Cette unité a déjà tiré dans cette ronde : {piece}.</translation>
    </message>
    <message>
        <source>{piece} has ended his march.</source>
        <translation>{piece} a terminé sa marche.</translation>
    </message>
    <message>
        <source>{piece} has no range of fire.</source>
        <translation>Cette unité n’a pas de portée de tir : {piece}.</translation>
    </message>
    <message>
        <source>{piece} has no unit that he may lead out.</source>
        <translation>{piece} n’a aucune unité qu’il puisse mener dehors.</translation>
    </message>
    <message numerus="yes">
        <source>{piece} has only %n strength point(s) left.</source>
        <translation>
            <numerusform>Il ne reste que %n point de force : {piece}.</numerusform>
            <numerusform>Il ne reste que %n points de force : {piece}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece} in danger: die {die}, fatal</source>
        <translation>{piece} en danger : dé {die}, coup mortel</translation>
    </message>
    <message>
        <source>{piece} in danger: die {die}, unhurt (only a 1 is fatal)</source>
        <translation>{piece} en danger : dé {die}, indemne (seul le 1 est mortel)</translation>
    </message>
    <message>
        <source>{piece} is alone in the {tz}: choose the units he joins.</source>
        <translation>{piece} est seul dans {tz} : choisissez les unités qu’il rejoint.</translation>
    </message>
    <message>
        <source>{piece} is eliminated</source>
        <translation>{piece} est éliminé</translation>
    </message>
    <message>
        <source>{piece} is no commander of the besieged.</source>
        <translation>{piece} n’est pas un commandant des assiégés.</translation>
    </message>
    <message>
        <source>{piece} is not a commander of yours in the {origin}.</source>
        <translation>Ce n’est pas un de vos commandants dans {origin} : {piece}.</translation>
    </message>
    <message>
        <source>{piece} is not a piece of yours on the board.</source>
        <translation>Ce n’est pas un de vos pions sur le plateau : {piece}.</translation>
    </message>
    <message>
        <source>{piece} is not a unit of the attacked tactical zone.</source>
        <translation>Ce n’est pas une unité de la zone tactique attaquée : {piece}.</translation>
    </message>
    <message>
        <source>{piece} is not a unit of yours on the board.</source>
        <translation>Ce n’est pas une de vos unités sur le plateau : {piece}.</translation>
    </message>
    <message>
        <source>{piece} is not a unit of yours with 1 SP in your first line.</source>
        <translation>Ce n’est pas une de vos unités à 1&#xa0;PF en première ligne : {piece}.</translation>
    </message>
    <message>
        <source>{piece} is not a unit of yours with 2 SP outside the first line and the line of retreat.</source>
        <translation>Ce n’est pas une de vos unités à 2&#xa0;PF hors de la première ligne et de la zone de retraite : {piece}.</translation>
    </message>
    <message>
        <source>{piece} is not among the besieged.</source>
        <translation>Cette unité n’est pas parmi les assiégés : {piece}.</translation>
    </message>
    <message>
        <source>{piece} is not an enemy counter on the board.</source>
        <translation>Ce n’est pas un pion ennemi sur le plateau : {piece}.</translation>
    </message>
    <message>
        <source>{piece} is not an enemy unit on the board.</source>
        <translation>Ce n’est pas une unité ennemie sur le plateau : {piece}.</translation>
    </message>
    <message>
        <source>{piece} is sacrificed</source>
        <translation>{piece} est sacrifié</translation>
    </message>
    <message>
        <source>{piece} is there already.</source>
        <translation>Ce pion y est déjà : {piece}.</translation>
    </message>
    <message>
        <source>{piece} is without units: choose the adjacent zone of refuge.</source>
        <translation>{piece} n’a plus d’unités : choisissez la zone adjacente où il se réfugie.</translation>
    </message>
    <message>
        <source>{piece} leads the counter-attack: die {die}, TC {tc}</source>
        <translation>{piece} mène la contre-attaque : dé {die}, CT {tc}</translation>
    </message>
    <message>
        <source>{piece} leads this march to its end.</source>
        <translation>{piece} mène cette marche jusqu’au bout.</translation>
    </message>
    <message numerus="yes">
        <source>{piece} may go on: %n MP left. Move it or another piece, or end your moves.</source>
        <translation>
            <numerusform>{piece} : encore %n&#xa0;PM. Poursuivez, déplacez un autre pion ou terminez vos mouvements.</numerusform>
            <numerusform>{piece} : encore %n&#xa0;PM. Poursuivez, déplacez un autre pion ou terminez vos mouvements.</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece} must be deployed in one of the five tactical zones of its own half.</source>
        <translation>Ce pion se déploie dans l’une des cinq zones tactiques de sa moitié : {piece}.</translation>
    </message>
    <message>
        <source>{piece} must leave the {tz}: choose where it retreats.</source>
        <translation>Retraite {piece} hors {tz} : choisissez où.</translation>
    </message>
    <message>
        <source>{piece} outranks {leader} and would lead; begin the march with {piece}.</source>
        <translation>{piece} l’emporte en rang sur {leader} et mènerait ; commencez la marche avec {piece}.</translation>
    </message>
    <message>
        <source>{piece} stands in the line of retreat or is hidden, and cannot shoot.</source>
        <translation>Une unité cachée ou en zone de retraite ne peut pas tirer : {piece}.</translation>
    </message>
    <message>
        <source>{piece} took no part in what cost these losses.</source>
        <translation>Cette unité n’est pour rien dans ces pertes : {piece}.</translation>
    </message>
    <message numerus="yes">
        <source>{piece} with %n SP</source>
        <translation>
            <numerusform>{piece} à %n&#xa0;PF</numerusform>
            <numerusform>{piece} à %n&#xa0;PF</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece} with {sp} SP (die {die})</source>
        <translation>{piece} à {sp}&#xa0;PF (dé {die})</translation>
    </message>
    <message>
        <source>{piece} withdraws from {origin} to {to}</source>
        <translation>Repli {piece} : {origin} → {to}</translation>
    </message>
    <message>
        <source>{piece}: cannons do not take part in an exit.</source>
        <translation>Les canons ne participent pas à une sortie : {piece}.</translation>
    </message>
    <message>
        <source>{place} has no fortress value, so nobody can be a garrison there.</source>
        <translation>{place} n’a pas de valeur de forteresse : nul ne peut s’y mettre en garnison.</translation>
    </message>
    <message>
        <source>{place} is closed to the commander: he withdraws to a zone of his camp, or else to nobody’s.</source>
        <translation>{place} : zone fermée au commandant ; il se retire dans une zone de son camp, à défaut dans une zone qui n’est à personne.</translation>
    </message>
    <message>
        <source>{place} is not adjacent to {origin}.</source>
        <translation>{place} n’est pas une zone voisine {origin}.</translation>
    </message>
    <message>
        <source>{place} takes no replacements of {nation}.</source>
        <translation>{place} ne reçoit pas de remplacements {nation}.</translation>
    </message>
    <message>
        <source>{place}: army or garrison?</source>
        <translation>{place} : armée ou garnison ?</translation>
    </message>
    <message>
        <source>{place}: closed while Tlaxcala and the Triple Alliance are rivals in one camp.</source>
        <translation>{place} : zone fermée tant que Tlaxcala et la Triple Alliance sont rivales dans un même camp.</translation>
    </message>
    <message>
        <source>{place}: no retreat into enemy units.</source>
        <translation>{place} : on ne se retire pas sur des unités ennemies.</translation>
    </message>
    <message>
        <source>{place}: no units of both camps, so no combat.</source>
        <translation>{place} : pas d’unités des deux camps, donc pas de combat.</translation>
    </message>
    <message>
        <source>{place}: the vanquished may not stay.</source>
        <translation>{place} : le vaincu ne peut pas y rester.</translation>
    </message>
    <message>
        <source>{place}: the {camp} stands as a garrison</source>
        <translation>{place} : {camp} se tient en garnison</translation>
    </message>
    <message>
        <source>{place}: the {camp} stands as an army</source>
        <translation>{place} : {camp} se tient en armée</translation>
    </message>
    <message>
        <source>{place}: who marches with {leader}?</source>
        <translation>{place} : qui marche avec {leader} ?</translation>
    </message>
    <message>
        <source>{target} cannot be shot at while other units stand in the {tz}.</source>
        <translation>Pas de tir sur {target} tant que d’autres unités se tiennent dans {tz}.</translation>
    </message>
    <message>
        <source>{to} is not adjacent to {origin}; the lake is crossed by causeways only.</source>
        <translation>{to} n’est pas une zone adjacente à {origin} ; seules les chaussées franchissent le lac.</translation>
    </message>
    <message>
        <source>“{marker}”</source>
        <translation>« {marker} »</translation>
    </message>
</context>
<context>
    <name>conquest data</name>
    <message>
        <source>a die shows 1 to 6, not {die}</source>
        <translation>un dé indique de 1 à 6, et non {die}</translation>
    </message>
    <message>
        <source>both camps control zone {zone}</source>
        <translation>les deux camps contrôlent la zone {zone}</translation>
    </message>
    <message>
        <source>each result of a die must lead to one turn</source>
        <translation>chaque résultat du dé doit mener à un tour</translation>
    </message>
    <message>
        <source>each result of a die must lead to one zone</source>
        <translation>chaque résultat du dé doit mener à une zone</translation>
    </message>
    <message>
        <source>entering a zone costs at least 1 movement point</source>
        <translation>entrer dans une zone coûte au moins 1 point de mouvement</translation>
    </message>
    <message>
        <source>exactly one turn must be the last</source>
        <translation>un tour, et un seul, doit être le dernier</translation>
    </message>
    <message>
        <source>rp, vp and fv cannot be below 0</source>
        <translation>rp, vp et fv ne peuvent pas être inférieurs à 0</translation>
    </message>
    <message>
        <source>the box “{box}” caps no replacements and must have no value</source>
        <translation>la case « {box} » ne limite aucun remplacement et ne doit pas avoir de valeur</translation>
    </message>
    <message>
        <source>the box “{box}” caps replacements and needs a value</source>
        <translation>la case « {box} » limite des remplacements et a besoin d’une valeur</translation>
    </message>
    <message>
        <source>the Alliances Table has no box “{box}”</source>
        <translation>la Table des alliances n’a pas de case « {box} »</translation>
    </message>
    <message>
        <source>the calendar has no turn {turn}</source>
        <translation>le calendrier n’a pas de tour {turn}</translation>
    </message>
    <message>
        <source>the camps must be “spain” and “indian”, each once</source>
        <translation>les camps doivent être « spain » et « indian », chacun une fois</translation>
    </message>
    <message>
        <source>the columns must be ranges that rise without a gap, such as 1-5, 6-10, 11+</source>
        <translation>les colonnes doivent être des plages croissantes sans lacune, comme 1-5, 6-10, 11+</translation>
    </message>
    <message>
        <source>the columns must be ratios that rise, such as 1/2-, 1/1, 2/1+</source>
        <translation>les colonnes doivent être des rapports croissants, comme 1/2-, 1/1, 2/1+</translation>
    </message>
    <message>
        <source>the cursor must start in a box of its nation’s track</source>
        <translation>le curseur doit partir d’une case de la piste de sa nation</translation>
    </message>
    <message>
        <source>the keys must be {known}</source>
        <translation>les clés doivent être {known}</translation>
    </message>
    <message>
        <source>the last turn comes before the first</source>
        <translation>le dernier tour précède le premier</translation>
    </message>
    <message>
        <source>the nation “{nation}” has no cursor</source>
        <translation>la nation « {nation} » n’a pas de curseur</translation>
    </message>
    <message>
        <source>the row does not have one cell for each column</source>
        <translation>la ligne n’a pas une case pour chaque colonne</translation>
    </message>
    <message>
        <source>the rows leave out a result of the die</source>
        <translation>les lignes omettent un résultat du dé</translation>
    </message>
    <message>
        <source>the turns must be numbered from 1 without a gap</source>
        <translation>les tours doivent être numérotés à partir de 1 sans lacune</translation>
    </message>
    <message>
        <source>the unit has 1 to {steps} strength points, not {sp}</source>
        <translation>l’unité a de 1 à {steps} points de force, et non {sp}</translation>
    </message>
    <message>
        <source>there is no board “{board}” with areas</source>
        <translation>il n’y a pas de plateau « {board} » avec des zones</translation>
    </message>
    <message>
        <source>there is no board “{board}” with nodes</source>
        <translation>il n’y a pas de plateau « {board} » avec des nœuds</translation>
    </message>
    <message>
        <source>there is no camp “{camp}”</source>
        <translation>il n’y a pas de camp « {camp} »</translation>
    </message>
    <message>
        <source>there is no commander “{commander}”</source>
        <translation>il n’y a pas de commandant « {commander} »</translation>
    </message>
    <message>
        <source>there is no nation “{nation}”</source>
        <translation>il n’y a pas de nation « {nation} »</translation>
    </message>
    <message>
        <source>there is no season “{season}”</source>
        <translation>il n’y a pas de saison « {season} »</translation>
    </message>
    <message>
        <source>there is no type of unit “{type}”</source>
        <translation>il n’y a pas de type d’unité « {type} »</translation>
    </message>
    <message>
        <source>there is no unit “{unit}”</source>
        <translation>il n’y a pas d’unité « {unit} »</translation>
    </message>
    <message>
        <source>there is no zone {zone}</source>
        <translation>il n’y a pas de zone {zone}</translation>
    </message>
    <message>
        <source>there must be one combat factor for each of the unit’s steps</source>
        <translation>il faut un facteur de combat pour chaque point de force de l’unité</translation>
    </message>
    <message>
        <source>“{cell}” is not a result of a combat table</source>
        <translation>« {cell} » n’est pas un résultat de table de combat</translation>
    </message>
    <message>
        <source>“{label}” is not a row of a table</source>
        <translation>« {label} » n’est pas une ligne de table</translation>
    </message>
    <message>
        <source>“{piece}” is of another nation</source>
        <translation>« {piece} » est d’une autre nation</translation>
    </message>
    <message>
        <source>“{piece}” is placed twice</source>
        <translation>« {piece} » est placé deux fois</translation>
    </message>
</context>
<context>
    <name>conquest tables</name>
    <message>
        <source>Marker</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>hand-to-hand</source>
        <translation>corps à corps</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>mouvement</translation>
    </message>
    <message>
        <source>a Spanish unit</source>
        <translation>une unité espagnole</translation>
    </message>
    <message>
        <source>AR, JAV or FR</source>
        <translation>AR, JAV ou FR</translation>
    </message>
    <message>
        <source>from turn 11</source>
        <translation>à partir du tour 11</translation>
    </message>
    <message>
        <source>Spanish EB</source>
        <translation>des EB espagnols</translation>
    </message>
    <message>
        <source>cavalry in the attack</source>
        <translation>de la cavalerie dans l’attaque</translation>
    </message>
    <message>
        <source>Indian EB in the attack</source>
        <translation>des EB indiens dans l’attaque</translation>
    </message>
    <message>
        <source>an attack by the enemy</source>
        <translation>une attaque de l’ennemi</translation>
    </message>
    <message>
        <source>a zone of Spanish units alone</source>
        <translation>une zone d’unités espagnoles seules</translation>
    </message>
    <message>
        <source>cavalry in the attack, a * for the enemy</source>
        <translation>de la cavalerie dans l’attaque, un * pour l’ennemi</translation>
    </message>
    <message>
        <source>units of 1 SP in the 1st line</source>
        <translation>des unités à 1 PF en 1ʳᵉ ligne</translation>
    </message>
    <message>
        <source>more units on a wing</source>
        <translation>plus d’unités sur une aile</translation>
    </message>
    <message>
        <source>up to four Indian units</source>
        <translation>jusqu’à quatre unités indiennes</translation>
    </message>
    <message>
        <source>drive back one or two AR, JAV or FR</source>
        <translation>repoussent une ou deux unités AR, JAV ou FR</translation>
    </message>
    <message>
        <source>whom your light troops hit falls back too</source>
        <translation>qui est touché par vos troupes légères recule aussi</translation>
    </message>
    <message>
        <source>arquebuses hit Indians on a 1 only</source>
        <translation>les arquebuses ne touchent les Indiens que sur 1</translation>
    </message>
    <message>
        <source>cancels a Shock, or names who takes the first loss</source>
        <translation>annule un Choc, ou désigne qui prend la première perte</translation>
    </message>
    <message>
        <source>the cavalry attacks the same zone again</source>
        <translation>la cavalerie attaque encore la même zone</translation>
    </message>
    <message>
        <source>drives back up to three units before the ratio</source>
        <translation>repousse jusqu’à trois unités avant le rapport</translation>
    </message>
    <message>
        <source>moves up to six units once an attack is announced</source>
        <translation>déplace jusqu’à six unités une fois l’attaque annoncée</translation>
    </message>
    <message>
        <source>doubles the CF of a zone for the round</source>
        <translation>double les FC d’une zone pour la ronde</translation>
    </message>
    <message>
        <source>on 1 to 3 the enemy army commander dies</source>
        <translation>de 1 à 3, le commandant de l’armée ennemie meurt</translation>
    </message>
    <message>
        <source>fresh units of the same type take their places</source>
        <translation>des unités fraîches du même type prennent leur place</translation>
    </message>
    <message>
        <source>drives up to three units off the wing opposite</source>
        <translation>repousse jusqu’à trois unités de l’aile d’en face</translation>
    </message>
    <message>
        <source>leave the board and come out where you noted</source>
        <translation>quittent le plateau et sortent où vous l’avez noté</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Attacker / defender. A number: SP lost; *: commanders in danger; R: retreat; S: a sacrifice; H: the heart.</source>
        <translation>Attaquant / défenseur. Un nombre : PF perdus ; * : commandants menacés ; R : retraite ; S : un sacrifice ; H : le cœur.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>CF</source>
        <translation>FC</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>PM</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>RP</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>SP</source>
        <translation>PF</translation>
    </message>
    <message>
        <source>FV</source>
        <translation>VF</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>{full}/{reduced}</source>
        <translation>{full}/{reduced}</translation>
    </message>
    <message>
        <source>CF and cost in RP: full side / reduced side. Spain’s units cannot be bought.</source>
        <translation>FC et coût en PR : face complète / face réduite. Les unités de l’Espagne ne s’achètent pas.</translation>
    </message>
    <message>
        <source>Hits on</source>
        <translation>Touche sur</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation>1 à {most}</translation>
    </message>
    <message>
        <source>D6</source>
        <translation>D6</translation>
    </message>
    <message>
        <source>D10</source>
        <translation>D10</translation>
    </message>
    <message>
        <source>Full side / reduced side.</source>
        <translation>Face complète / face réduite.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Commandants</translation>
    </message>
    <message>
        <source>Strength points lost, by the die with its modifiers.</source>
        <translation>Points de force perdus, selon le dé et ses modificateurs.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>{months} {year}</source>
        <translation>{months} {year}</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>Ce qu’il apporte</translation>
    </message>
    <message>
        <source>harvest</source>
        <translation>récoltes</translation>
    </message>
    <message>
        <source>smallpox</source>
        <translation>variole</translation>
    </message>
    <message>
        <source>Spanish reinforcements</source>
        <translation>renforts espagnols</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>dernier tour</translation>
    </message>
    <message>
        <source>Zig-zag can be chosen</source>
        <translation>le Zigzag peut être choisi</translation>
    </message>
    <message>
        <source>events {modifier}</source>
        <translation>événements {modifier}</translation>
    </message>
    <message>
        <source>Infantry SP</source>
        <translation>PF d’infanterie</translation>
    </message>
    <message>
        <source>Cavalry SP</source>
        <translation>PF de cavalerie</translation>
    </message>
    <message>
        <source>Landing place</source>
        <translation>Lieu de débarquement</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Open land</source>
        <translation>Terrain découvert</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Land of</source>
        <translation>Terre de</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Zones with a fortress, victory points or replacement points.</source>
        <translation>Zones qui ont une forteresse, des points de victoire ou des points de remplacement.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>below</source>
        <translation>en dessous</translation>
    </message>
    <message>
        <source>Box at the start</source>
        <translation>Case au départ</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Changes camp</source>
        <translation>Change de camp</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>one box toward Spain</source>
        <translation>une case vers l’Espagne</translation>
    </message>
    <message>
        <source>one box toward the Indian camp</source>
        <translation>une case vers le camp indien</translation>
    </message>
    <message>
        <source>the Spanish camp wins a major battle or a siege</source>
        <translation>le camp espagnol gagne une bataille majeure ou un siège</translation>
    </message>
    <message>
        <source>the Indian camp wins a major battle or a siege</source>
        <translation>le camp indien gagne une bataille majeure ou un siège</translation>
    </message>
    <message>
        <source>Spain takes Tenochtitlan</source>
        <translation>l’Espagne prend Tenochtitlan</translation>
    </message>
    <message>
        <source>the Emperor or his Successor falls</source>
        <translation>l’empereur ou son successeur tombe</translation>
    </message>
    <message>
        <source>Cortés falls</source>
        <translation>Cortés tombe</translation>
    </message>
    <message>
        <source>Rounds of a siege</source>
        <translation>Manches d’un siège</translation>
    </message>
    <message>
        <source>D6, and 1 for each historical commander of the besieger</source>
        <translation>un D6, et 1 par commandant historique de l’assiégeant</translation>
    </message>
    <message>
        <source>Cannons</source>
        <translation>Canons</translation>
    </message>
    <message>
        <source>a D6 for each SP; up to the CF takes 1 off the walls this round</source>
        <translation>un D6 par PF ; jusqu’au FC, 1 de moins aux murs pour cette manche</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Murs</translation>
    </message>
    <message>
        <source>one column to the left for each point of FV that is left</source>
        <translation>une colonne vers la gauche par point de VF qui reste</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Chefs</translation>
    </message>
    <message>
        <source>three historical Spanish commanders add 1 to the die</source>
        <translation>trois commandants historiques espagnols ajoutent 1 au dé</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>a D6 up to the TC of who leads it</source>
        <translation>un D6 jusqu’à la CT de qui la mène</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>What is rolled</source>
        <translation>Ce qu’on lance</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espagne</translation>
    </message>
    <message>
        <source>Indians</source>
        <translation>Indiens</translation>
    </message>
    <message>
        <source>turns {turns}: {modifier} to the die</source>
        <translation>tours {turns} : {modifier} au dé</translation>
    </message>
</context>
<context>
    <name>conquest-hints</name>
    <message>
        <source>What the unit weighs hand to hand, and the highest die with which it hits</source>
        <translation>Ce que pèse l’unité au corps à corps, et le plus haut dé avec lequel elle touche</translation>
    </message>
    <message>
        <source>How many tactical zones away it can shoot</source>
        <translation>À combien de zones tactiques elle peut tirer</translation>
    </message>
    <message>
        <source>What it may spend on moving on the tactical board</source>
        <translation>Ce qu’elle peut dépenser pour se déplacer sur le plateau tactique</translation>
    </message>
    <message>
        <source>How many losses it can take; all strength is counted in them</source>
        <translation>Combien de pertes elle peut subir ; toute force se compte ainsi</translation>
    </message>
    <message>
        <source>Replacement points to bring it back, with 1 strength point or in full</source>
        <translation>Points de remplacement pour la ramener, avec 1 point de force ou au complet</translation>
    </message>
    <message>
        <source>The commander of the highest rank leads the stack</source>
        <translation>Le commandant du plus haut rang mène la pile</translation>
    </message>
    <message>
        <source>How many markers he chooses and units he moves in a battle</source>
        <translation>Combien de marqueurs il choisit et d’unités il déplace dans une bataille</translation>
    </message>
    <message>
        <source>How far he marches in a turn; 1 less in the rainy season</source>
        <translation>Jusqu’où il marche en un tour ; 1 de moins en saison des pluies</translation>
    </message>
    <message>
        <source>What each step into this zone takes from a march</source>
        <translation>Ce que chaque entrée dans cette zone prend à une marche</translation>
    </message>
    <message>
        <source>Units decide who holds a zone; without them a marker, then whose land it is</source>
        <translation>Les unités décident qui tient une zone ; à défaut un marqueur, puis la nation dont c’est la terre</translation>
    </message>
    <message>
        <source>Units can be a garrison here; whoever wins its siege scores so many points</source>
        <translation>Des unités peuvent y former une garnison ; qui gagne son siège marque autant de points</translation>
    </message>
    <message>
        <source>Victory points for the camp that holds the zone when the match ends</source>
        <translation>Points de victoire du camp qui tient la zone quand la partie finit</translation>
    </message>
    <message>
        <source>Replacement points of the nation whose land this is, while its camp holds it</source>
        <translation>Points de remplacement de la nation dont c’est la terre, tant que son camp la tient</translation>
    </message>
    <message>
        <source>The strength points of the units decide attrition and the kind of battle</source>
        <translation>Les points de force des unités décident de l’usure et du genre de bataille</translation>
    </message>
    <message>
        <source>Combat factors make the ratio hand to hand, strength points the losses</source>
        <translation>Les facteurs de combat font le rapport au corps à corps, les points de force les pertes</translation>
    </message>
    <message>
        <source>Eliminated units can be brought back with replacements</source>
        <translation>Les unités éliminées peuvent revenir par les remplacements</translation>
    </message>
    <message>
        <source>They land together, at a place that a die decides</source>
        <translation>Ils débarquent ensemble, en un lieu que décide un dé</translation>
    </message>
    <message>
        <source>Points decide by levels: 10 marginal, 15 decisive, 20 crushing</source>
        <translation>Les points décident par niveaux : 10 marginale, 15 décisive, 20 écrasante</translation>
    </message>
    <message>
        <source>What its land gives each turn for bringing units back</source>
        <translation>Ce que sa terre donne à chaque tour pour ramener des unités</translation>
    </message>
    <message>
        <source>Strength points that the turn gives Spain; land gives it nothing</source>
        <translation>Points de force que le tour donne à l’Espagne ; la terre ne lui donne rien</translation>
    </message>
    <message>
        <source>Combats won and lost move it at the end of the turn</source>
        <translation>Les combats gagnés et perdus le déplacent à la fin du tour</translation>
    </message>
    <message>
        <source>Here the nation follows its camp without question</source>
        <translation>Ici la nation suit son camp sans hésiter</translation>
    </message>
    <message>
        <source>From here the nation may cross over or lay its weapons down</source>
        <translation>D’ici la nation peut changer de camp ou mettre les armes à terre</translation>
    </message>
    <message>
        <source>No cursor comes into a grey box</source>
        <translation>Aucun curseur n’entre dans une case grise</translation>
    </message>
    <message>
        <source>Rainy season: commanders have 1 movement point less</source>
        <translation>Saison des pluies : les commandants ont 1 point de mouvement de moins</translation>
    </message>
    <message>
        <source>Dry season: 1 more on the die of attrition for stacks that moved</source>
        <translation>Saison sèche : 1 de plus au dé d’usure pour les piles qui ont bougé</translation>
    </message>
    <message>
        <source>Harvest: land gives half its replacement points</source>
        <translation>Récoltes : la terre donne la moitié de ses points de remplacement</translation>
    </message>
    <message>
        <source>Smallpox: a die takes replacement points from each nation</source>
        <translation>Variole : un dé prend des points de remplacement à chaque nation</translation>
    </message>
    <message>
        <source>Spanish reinforcements land</source>
        <translation>Les renforts espagnols débarquent</translation>
    </message>
    <message>
        <source>The match ends with this turn</source>
        <translation>La partie finit avec ce tour</translation>
    </message>
    <message>
        <source>Combats and losses of this turn that will move the cursors at its end</source>
        <translation>Combats et pertes de ce tour qui déplaceront les curseurs à la fin du tour</translation>
    </message>
</context>
<context>
    <name>conquest-odds</name>
    <message numerus="yes">
        <source>%n face-down marker(s) of the {camp} may change this.</source>
        <translation>
            <numerusform>%n marqueur caché {camp} peut tout changer.</numerusform>
            <numerusform>%n marqueurs cachés {camp} peuvent tout changer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden unit(s) of the {camp} may come out.</source>
        <translation>
            <numerusform>%n unité cachée {camp} peut surgir.</numerusform>
            <numerusform>%n unités cachées {camp} peuvent surgir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n à gauche</numerusform>
            <numerusform>%n à gauche</numerusform>
        </translation>
    </message>
    <message>
        <source>+{value}</source>
        <translation>+{value}</translation>
    </message>
    <message>
        <source>1–{most}</source>
        <translation>1–{most}</translation>
    </message>
    <message>
        <source>A commander lets some of the defenders ignore a retreat.</source>
        <translation>Un commandant permet à des défenseurs d’ignorer une retraite.</translation>
    </message>
    <message>
        <source>All who can go out are counted.</source>
        <translation>Tous ceux qui peuvent sortir sont comptés.</translation>
    </message>
    <message>
        <source>Army commander attacks along</source>
        <translation>Le commandant de l’armée attaque aussi</translation>
    </message>
    <message>
        <source>As the stacks stand now, before attrition.</source>
        <translation>Piles telles qu’elles sont, avant l’usure.</translation>
    </message>
    <message>
        <source>Assault on the fortress: {place}</source>
        <translation>Assaut de la forteresse : {place}</translation>
    </message>
    <message>
        <source>Attack on the {target} from the {origin}</source>
        <translation>Attaque {origin} contre {target}</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Attaquants</translation>
    </message>
    <message>
        <source>Attackers’ strength points</source>
        <translation>Points de force des attaquants</translation>
    </message>
    <message>
        <source>Attackers’ tactical capacity</source>
        <translation>Capacité tactique des attaquants</translation>
    </message>
    <message>
        <source>Attrition: {place}</source>
        <translation>Usure : {place}</translation>
    </message>
    <message>
        <source>Better with {piece}</source>
        <translation>Mieux avec {piece}</translation>
    </message>
    <message>
        <source>Better without {piece}</source>
        <translation>Mieux sans {piece}</translation>
    </message>
    <message>
        <source>Better: the {target} from the {origin}</source>
        <translation>Mieux : {target}, au départ {origin}</translation>
    </message>
    <message>
        <source>Better: {piece} at {target}</source>
        <translation>Mieux : {piece} sur {target}</translation>
    </message>
    <message>
        <source>Better: {target}</source>
        <translation>Mieux : {target}</translation>
    </message>
    <message>
        <source>Both sides give up what costs them least.</source>
        <translation>Chacun cède ce qui lui coûte le moins.</translation>
    </message>
    <message>
        <source>Breaking off: the {camp} wins.</source>
        <translation>Se retirer : victoire pour {camp}.</translation>
    </message>
    <message>
        <source>Column {column}, expected {attacker} and {defender}</source>
        <translation>Colonne {column}, en moyenne {attacker} et {defender}</translation>
    </message>
    <message>
        <source>Comes off up to</source>
        <translation>Réussit jusqu’à</translation>
    </message>
    <message>
        <source>Counter-attack on the {target} from the {origin}</source>
        <translation>Contre-attaque {origin} contre {target}</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Défenseurs</translation>
    </message>
    <message>
        <source>Defenders’ strength points</source>
        <translation>Points de force des défenseurs</translation>
    </message>
    <message>
        <source>Defenders’ tactical capacity</source>
        <translation>Capacité tactique des défenseurs</translation>
    </message>
    <message>
        <source>Due on turn</source>
        <translation>Attendus au tour</translation>
    </message>
    <message>
        <source>D{sides}</source>
        <translation>D{sides}</translation>
    </message>
    <message>
        <source>Exit under {piece}</source>
        <translation>Sortie menée par {piece}</translation>
    </message>
    <message>
        <source>Expected {attacker} and {defender}</source>
        <translation>En moyenne {attacker} et {defender}</translation>
    </message>
    <message>
        <source>Expected: attackers {attacker}, defenders {defender} steps</source>
        <translation>En moyenne : attaquants {attacker}&#xa0;PF, défenseurs {defender}&#xa0;PF</translation>
    </message>
    <message>
        <source>Expected: {attacker} steps</source>
        <translation>En moyenne : {attacker}&#xa0;PF</translation>
    </message>
    <message>
        <source>Final column</source>
        <translation>Colonne finale</translation>
    </message>
    <message>
        <source>Final column, likeliest</source>
        <translation>Colonne finale la plus probable</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Forteresse</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnison</translation>
    </message>
    <message>
        <source>Ground won</source>
        <translation>Terrain conquis</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Hits up to</source>
        <translation>Touche jusqu’à</translation>
    </message>
    <message>
        <source>Hits {ways} times in {total}</source>
        <translation>Touche {ways} fois sur {total}</translation>
    </message>
    <message>
        <source>Landing at {place}: {ways} in 6</source>
        <translation>Débarquement à {place} : {ways} sur 6</translation>
    </message>
    <message>
        <source>Landing at {place}: {ways} in 6, kept off by the enemy</source>
        <translation>Débarquement à {place} : {ways} sur 6, interdit par l’ennemi</translation>
    </message>
    <message>
        <source>Landing of the reinforcements</source>
        <translation>Débarquement des renforts</translation>
    </message>
    <message numerus="yes">
        <source>Last round: if the fortress holds, %n VP for the {camp}.</source>
        <translation>
            <numerusform>Dernière manche : si la forteresse tient, %n PV pour {camp}.</numerusform>
            <numerusform>Dernière manche : si la forteresse tient, %n PV pour {camp}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lifting the siege: %n VP for the {camp}.</source>
        <translation>
            <numerusform>Lever le siège : %n PV pour {camp}.</numerusform>
            <numerusform>Lever le siège : %n PV pour {camp}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Light units there</source>
        <translation>Unités légères présentes</translation>
    </message>
    <message>
        <source>Major battle: {place}</source>
        <translation>Bataille majeure : {place}</translation>
    </message>
    <message>
        <source>Minor battle: {place}</source>
        <translation>Bataille mineure : {place}</translation>
    </message>
    <message>
        <source>Mountain entered</source>
        <translation>Montagne franchie</translation>
    </message>
    <message>
        <source>Moved in the dry season</source>
        <translation>A marché en saison sèche</translation>
    </message>
    <message>
        <source>No other choice promises more.</source>
        <translation>Aucun autre choix ne promet davantage.</translation>
    </message>
    <message>
        <source>One roll only: undecided, the attackers withdraw.</source>
        <translation>Un seul jet : sans décision, les attaquants se retirent.</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Ratio, {table}</source>
        <translation>Rapport, {table}</translation>
    </message>
    <message>
        <source>Sacrificed on average: {count} counters</source>
        <translation>Sacrifices en moyenne : {count} pions</translation>
    </message>
    <message>
        <source>Sortie under {piece}</source>
        <translation>Combat de la sortie de {piece}</translation>
    </message>
    <message>
        <source>Spanish units</source>
        <translation>Unités espagnoles</translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>Points de force perdus</translation>
    </message>
    <message>
        <source>Steps lost by attackers and defenders</source>
        <translation>Points de force perdus par les attaquants et les défenseurs</translation>
    </message>
    <message>
        <source>Strength points of the stack</source>
        <translation>Points de force de la pile</translation>
    </message>
    <message>
        <source>Three historical commanders</source>
        <translation>Trois commandants historiques</translation>
    </message>
    <message>
        <source>Time of the war</source>
        <translation>Moment de la guerre</translation>
    </message>
    <message>
        <source>War dogs against the {target}</source>
        <translation>Chiens de guerre contre {target}</translation>
    </message>
    <message>
        <source>Zig-zag: hits up to</source>
        <translation>Zigzag : touche jusqu’à</translation>
    </message>
    <message>
        <source>attackers cannot fall back: one step more</source>
        <translation>retraite des attaquants barrée : 1&#xa0;PF de plus</translation>
    </message>
    <message numerus="yes">
        <source>attackers lose %n step(s)</source>
        <translation>
            <numerusform>les attaquants perdent %n&#xa0;PF</numerusform>
            <numerusform>les attaquants perdent %n&#xa0;PF</numerusform>
        </translation>
    </message>
    <message>
        <source>attackers retreat</source>
        <translation>retraite des attaquants</translation>
    </message>
    <message numerus="yes">
        <source>attackers sacrifice %n counter(s)</source>
        <translation>
            <numerusform>les attaquants sacrifient %n pion</numerusform>
            <numerusform>les attaquants sacrifient %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>attackers’ cannons lost</source>
        <translation>canons des attaquants perdus</translation>
    </message>
    <message>
        <source>attrition {ways} in 6</source>
        <translation>usure {ways} sur 6</translation>
    </message>
    <message>
        <source>chances in {total}</source>
        <translation>chances sur {total}</translation>
    </message>
    <message>
        <source>defenders cannot fall back: one step more</source>
        <translation>retraite des défenseurs barrée : 1&#xa0;PF de plus</translation>
    </message>
    <message numerus="yes">
        <source>defenders lose %n step(s)</source>
        <translation>
            <numerusform>les défenseurs perdent %n&#xa0;PF</numerusform>
            <numerusform>les défenseurs perdent %n&#xa0;PF</numerusform>
        </translation>
    </message>
    <message>
        <source>defenders retreat</source>
        <translation>retraite des défenseurs</translation>
    </message>
    <message numerus="yes">
        <source>defenders retreat, %n may hold</source>
        <translation>
            <numerusform>retraite des défenseurs, %n peut tenir</numerusform>
            <numerusform>retraite des défenseurs, %n peuvent tenir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defenders sacrifice %n counter(s)</source>
        <translation>
            <numerusform>les défenseurs sacrifient %n pion</numerusform>
            <numerusform>les défenseurs sacrifient %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>defenders’ cannons lost</source>
        <translation>canons des défenseurs perdus</translation>
    </message>
    <message>
        <source>does not come off</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>each Spanish unit leaves on a 1</source>
        <translation>chaque unité espagnole s’en va sur un 1</translation>
    </message>
    <message>
        <source>major battle</source>
        <translation>bataille majeure</translation>
    </message>
    <message>
        <source>minor battle</source>
        <translation>bataille mineure</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>no loss</source>
        <translation>aucune perte</translation>
    </message>
    <message>
        <source>no shots but those of slingers and javelin throwers</source>
        <translation>seuls tirent frondeurs et lanceurs de javelots</translation>
    </message>
    <message>
        <source>no unit left</source>
        <translation>plus aucune unité</translation>
    </message>
    <message>
        <source>one unit runs</source>
        <translation>une unité fuit</translation>
    </message>
    <message>
        <source>siege</source>
        <translation>siège</translation>
    </message>
    <message>
        <source>takes control</source>
        <translation>prise de contrôle</translation>
    </message>
    <message>
        <source>the Indian camp marks a counter for sacrifice</source>
        <translation>le camp indien désigne un pion à sacrifier</translation>
    </message>
    <message>
        <source>the Indian camp reads the table of war to the death</source>
        <translation>le camp indien lit la table de la guerre à mort</translation>
    </message>
    <message>
        <source>the attackers’ doubtful allies do not fight</source>
        <translation>les alliés douteux des attaquants ne combattent pas</translation>
    </message>
    <message numerus="yes">
        <source>the stack loses %n step(s)</source>
        <translation>
            <numerusform>la pile perd %n&#xa0;PF</numerusform>
            <numerusform>la pile perd %n&#xa0;PF</numerusform>
        </translation>
    </message>
    <message>
        <source>the {camp} wins</source>
        <translation>{camp} l’emporte</translation>
    </message>
    <message>
        <source>two units run</source>
        <translation>deux unités fuient</translation>
    </message>
    <message numerus="yes">
        <source>up to %n right</source>
        <translation>
            <numerusform>jusqu’à %n à droite</numerusform>
            <numerusform>jusqu’à %n à droite</numerusform>
        </translation>
    </message>
    <message>
        <source>{camp}: +{least} to {most} VP</source>
        <translation>{camp} : +{least} à {most} PV</translation>
    </message>
    <message>
        <source>{camp}: +{points} VP</source>
        <translation>{camp} : +{points} PV</translation>
    </message>
    <message>
        <source>{cost}: {what}</source>
        <translation>{cost} : {what}</translation>
    </message>
    <message>
        <source>{count} D{sides}</source>
        <translation>{count} D{sides}</translation>
    </message>
    <message>
        <source>{count} × {type} {value}</source>
        <translation>{count} × {type} {value}</translation>
    </message>
    <message>
        <source>{event}: no effect</source>
        <translation>{event} : sans effet</translation>
    </message>
    <message>
        <source>{piece} falls on {numbers} of D{sides}</source>
        <translation>{piece} tombe sur {numbers} au D{sides}</translation>
    </message>
    <message>
        <source>{piece} falls on {numbers} of D{sides}: {points} VP</source>
        <translation>{piece} tombe sur {numbers} au D{sides} : {points} PV</translation>
    </message>
    <message>
        <source>{piece} is lost</source>
        <translation>perte de {piece}</translation>
    </message>
    <message>
        <source>{piece} is lost: {points} VP</source>
        <translation>perte de {piece} : {points} PV</translation>
    </message>
    <message>
        <source>{piece} shoot at {target}</source>
        <translation>Tir : {piece} sur {target}</translation>
    </message>
    <message>
        <source>{place}</source>
        <translation>{place}</translation>
    </message>
    <message>
        <source>{place}: kept off by the enemy</source>
        <translation>{place} : interdit par l’ennemi</translation>
    </message>
    <message>
        <source>{type} {value}</source>
        <translation>{type} {value}</translation>
    </message>
    <message>
        <source>{ways} in {total}: {what}.</source>
        <translation>{ways} sur {total} : {what}.</translation>
    </message>
    <message>
        <source>{ways} of these: {what}.</source>
        <translation>dont {ways} : {what}.</translation>
    </message>
    <message>
        <source>{ways} of {all}:</source>
        <translation>{ways} sur {all} :</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <translation>{whole},{tenth}</translation>
    </message>
    <message>
        <source>siege with an assault at once, average losses {mine} against {theirs}</source>
        <translation>siège avec un assaut immédiat, pertes moyennes {mine} contre {theirs}</translation>
    </message>
</context>
<context>
    <name>conquest-options</name>
    <message>
        <source>May 1519 to August 1521, 14 turns</source>
        <translation>De mai 1519 à août 1521, 14 tours</translation>
    </message>
    <message>
        <source>a unit may gain two points in one step</source>
        <translation>une unité peut gagner deux points en une étape</translation>
    </message>
    <message>
        <source>by a die: on turn 6, 7 or 8</source>
        <translation>au dé : au tour 6, 7 ou 8</translation>
    </message>
    <message>
        <source>exceptions to one cost for a zone</source>
        <translation>exceptions au coût unique d’une zone</translation>
    </message>
    <message>
        <source>how many rounds a siege may last</source>
        <translation>combien de manches un siège peut durer</translation>
    </message>
    <message>
        <source>nobody chooses which markers he has</source>
        <translation>personne ne choisit ses marqueurs</translation>
    </message>
    <message>
        <source>off: it may move back within the Spanish half</source>
        <translation>sinon, il peut reculer du côté espagnol</translation>
    </message>
    <message>
        <source>off: its control markers stay as they are</source>
        <translation>sinon, ses marqueurs de contrôle restent tels quels</translation>
    </message>
    <message>
        <source>off: only its immediate change brings it over</source>
        <translation>sinon, seul son changement immédiat l’y mène</translation>
    </message>
    <message>
        <source>off: the sickness takes its share first</source>
        <translation>sinon, la variole prend d’abord sa part</translation>
    </message>
    <message>
        <source>points for the Indian camp</source>
        <translation>points pour le camp indien</translation>
    </message>
    <message>
        <source>two make them twice as hard to eliminate</source>
        <translation>à deux, il en faut le double pour les éliminer</translation>
    </message>
    <message>
        <source>what follows a roll that drives nobody out</source>
        <translation>ce qui suit un jet qui ne chasse personne</translation>
    </message>
    <message>
        <source>where the tables end, for high rolls</source>
        <translation>où finissent les tables, pour les jets élevés</translation>
    </message>
    <message>
        <source>whether one nation may bear another’s loss</source>
        <translation>si une nation peut porter la perte d’une autre</translation>
    </message>
    <message>
        <source>whether strong units or weak ones go back</source>
        <translation>si ce sont les unités fortes ou les faibles qui reculent</translation>
    </message>
    <message>
        <source>which column an uneven ratio is read in</source>
        <translation>dans quelle colonne lire un rapport sans colonne exacte</translation>
    </message>
    <message>
        <source>which column such a ratio is read in</source>
        <translation>dans quelle colonne lire un tel rapport</translation>
    </message>
</context>
<context>
    <name>conquest-panels</name>
    <message numerus="yes">
        <source>%n eliminated</source>
        <translation>
            <numerusform>%n pion éliminé</numerusform>
            <numerusform>%n pions éliminés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face cachée</numerusform>
            <numerusform>%n faces cachées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) waiting for diplomacy</source>
        <translation>
            <numerusform>%n fait en attente pour la diplomatie</numerusform>
            <numerusform>%n faits en attente pour la diplomatie</numerusform>
        </translation>
    </message>
    <message>
        <source>1–{most}</source>
        <translation>1–{most}</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alliances</translation>
    </message>
    <message>
        <source>Alliances Table</source>
        <translation>Table des alliances</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminés</translation>
    </message>
    <message>
        <source>Event: {event}</source>
        <translation>Événement : {event}</translation>
    </message>
    <message>
        <source>Jan.-Feb.</source>
        <translation>Janv.-févr.</translation>
    </message>
    <message>
        <source>July-Aug.</source>
        <translation>Juill.-août</translation>
    </message>
    <message>
        <source>Last fire</source>
        <translation>Dernier tir</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Dernier résultat</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Majeurs</translation>
    </message>
    <message>
        <source>Mar.-Apr.</source>
        <translation>Mars-avril</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>May-June</source>
        <extracomment>Months of a turn as its box has room for them, by their full English name.</extracomment>
        <translation>Mai-juin</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Mineurs</translation>
    </message>
    <message>
        <source>Mx</source>
        <translation>Mx</translation>
    </message>
    <message>
        <source>Nov.-Dec.</source>
        <translation>Nov.-déc.</translation>
    </message>
    <message>
        <source>OP</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>RP</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>Replacement points</source>
        <translation>Points de remplacement</translation>
    </message>
    <message>
        <source>Sept.-Oct.</source>
        <translation>Sept.-oct.</translation>
    </message>
    <message>
        <source>Sequence of the round</source>
        <translation>Séquence de la ronde</translation>
    </message>
    <message>
        <source>Sp</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Spanish reinforcements due</source>
        <translation>arrivée des renforts espagnols</translation>
    </message>
    <message>
        <source>Steps lost in this battle</source>
        <translation>Points de force perdus dans cette bataille</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>Tl</source>
        <translation>Tl</translation>
    </message>
    <message>
        <source>Tp</source>
        <translation>Tp</translation>
    </message>
    <message>
        <source>Turn {turn}, {months} {year}, {season}</source>
        <translation>Tour {turn}, {months} {year}, {season}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Turns and seasons</source>
        <translation>Tours et saisons</translation>
    </message>
    <message>
        <source>Tx</source>
        <translation>Tx</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Victory points: Spain {spain}, Indians {indian}</source>
        <translation>Points de victoire : Espagne {spain}, Indiens {indian}</translation>
    </message>
    <message>
        <source>doubt</source>
        <translation>doute</translation>
    </message>
    <message>
        <source>harvest</source>
        <translation>récoltes</translation>
    </message>
    <message>
        <source>if it ended now: {level}</source>
        <translation>si tout s’arrêtait là : {level}</translation>
    </message>
    <message>
        <source>in this round</source>
        <translation>dans la ronde</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>dernier tour</translation>
    </message>
    <message>
        <source>may change camp</source>
        <translation>peut changer de camp</translation>
    </message>
    <message>
        <source>may come into: {boxes}</source>
        <translation>peut passer dans : {boxes}</translation>
    </message>
    <message>
        <source>never changes camp</source>
        <translation>ne change jamais de camp</translation>
    </message>
    <message>
        <source>no winner below {points}</source>
        <translation>pas de vainqueur sous {points}</translation>
    </message>
    <message>
        <source>none eliminated</source>
        <translation>aucun pion éliminé</translation>
    </message>
    <message>
        <source>played</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>smallpox</source>
        <translation>variole</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>turn {turn} of {last}</source>
        <translation>tour {turn} sur {last}</translation>
    </message>
    <message>
        <source>unshakeable</source>
        <translation>inébranlable</translation>
    </message>
    <message>
        <source>used</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>{camp}, tactical markers</source>
        <translation>{camp}, marqueurs tactiques</translation>
    </message>
    <message>
        <source>{camp}, to deploy</source>
        <translation>{camp}, à déployer</translation>
    </message>
    <message numerus="yes">
        <source>{camp}: %n step(s) lost</source>
        <translation>
            <numerusform>{camp} : %n&#xa0;PF perdu</numerusform>
            <numerusform>{camp} : %n&#xa0;PF perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{camp}: %n victory point(s)</source>
        <translation>
            <numerusform>{camp} : %n point de victoire</numerusform>
            <numerusform>{camp} : %n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>{nation}: {box}</source>
        <translation>{nation} : {box}</translation>
    </message>
    <message>
        <source>{type}, hit: needed {needed}</source>
        <translation>{type}, touché : il fallait {needed}</translation>
    </message>
    <message>
        <source>{type}, missed: needed {needed}</source>
        <translation>{type}, manqué : il fallait {needed}</translation>
    </message>
    <message>
        <source>{turn}: {things}</source>
        <translation>{turn} : {things}</translation>
    </message>
    <message>
        <source>{what}: {state}</source>
        <translation>{what} : {state}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>reste</translation>
    </message>
    <message numerus="yes">
        <source>{nation}: %n point(s) left to buy with ({camp})</source>
        <translation>
            <numerusform>{nation} : encore %n point à dépenser ({camp})</numerusform>
            <numerusform>{nation} : encore %n points à dépenser ({camp})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{nation}: %n replacement point(s) from its land ({camp})</source>
        <translation>
            <numerusform>{nation} : %n point de remplacement de ses terres ({camp})</numerusform>
            <numerusform>{nation} : %n points de remplacement de ses terres ({camp})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{nation}: %n strength point(s) of this turn ({camp})</source>
        <translation>
            <numerusform>{nation} : %n point de force de ce tour ({camp})</numerusform>
            <numerusform>{nation} : %n points de force de ce tour ({camp})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>conquest-sayings</name>
    <message>
        <source>bring {commander} back in {zone}</source>
        <translation>faire revenir {commander} à {zone}</translation>
    </message>
    <message>
        <source>buy {unit} with {sp} SP in {zone}</source>
        <translation>acheter {unit} avec {sp} PF à {zone}</translation>
    </message>
    <message>
        <source>bring {unit} back with {sp} SP in {zone}</source>
        <translation>faire revenir {unit} avec {sp} PF à {zone}</translation>
    </message>
    <message>
        <source>restore {unit}</source>
        <translation>reconstituer {unit}</translation>
    </message>
    <message>
        <source>march with {leader} from {zone}</source>
        <translation>marcher avec {leader} depuis {zone}</translation>
    </message>
    <message>
        <source>march to {zone}</source>
        <translation>marcher vers {zone}</translation>
    </message>
    <message>
        <source>take {piece} along</source>
        <translation>emmener {piece}</translation>
    </message>
    <message>
        <source>leave {piece} here</source>
        <translation>laisser {piece} ici</translation>
    </message>
    <message>
        <source>withdraw {commander} to {zone}</source>
        <translation>replier {commander} vers {zone}</translation>
    </message>
    <message>
        <source>check the stack in {zone}</source>
        <translation>tester la pile à {zone}</translation>
    </message>
    <message>
        <source>sacrifice {unit}</source>
        <translation>sacrifier {unit}</translation>
    </message>
    <message>
        <source>fight in {zone}</source>
        <translation>combattre à {zone}</translation>
    </message>
    <message>
        <source>make an exit with {commander}</source>
        <translation>tenter une sortie avec {commander}</translation>
    </message>
    <message>
        <source>withdraw to {zone}</source>
        <translation>se replier vers {zone}</translation>
    </message>
    <message>
        <source>give {commander} the command</source>
        <translation>confier le commandement à {commander}</translation>
    </message>
    <message>
        <source>mark {piece} for sacrifice</source>
        <translation>marquer {piece} pour le sacrifice</translation>
    </message>
    <message>
        <source>loose the war dogs on {tz}</source>
        <translation>lâcher les chiens de guerre sur {tz}</translation>
    </message>
    <message>
        <source>fire with {unit} at {target}</source>
        <translation>tirer avec {unit} sur {target}</translation>
    </message>
    <message>
        <source>attack {target} from {origin}</source>
        <translation>attaquer {target} depuis {origin}</translation>
    </message>
    <message>
        <source>counter-attack {target} from {origin} with {commander}</source>
        <translation>contre-attaquer {target} depuis {origin} avec {commander}</translation>
    </message>
    <message>
        <source>fight to the death in {tz}</source>
        <translation>lutter jusqu’à la mort en {tz}</translation>
    </message>
    <message>
        <source>feint from {origin} to {to}</source>
        <translation>feindre de {origin} vers {to}</translation>
    </message>
    <message>
        <source>let {unit} take the first loss</source>
        <translation>faire subir la première perte à {unit}</translation>
    </message>
    <message>
        <source>fall back with {piece} to {tz}</source>
        <translation>replier {piece} vers {tz}</translation>
    </message>
    <message>
        <source>move {piece} to {tz}</source>
        <translation>déplacer {piece} vers {tz}</translation>
    </message>
    <message>
        <source>put {full} in the place of {reduced}</source>
        <translation>mettre {full} à la place de {reduced}</translation>
    </message>
    <message>
        <source>hide in {tz}</source>
        <translation>se cacher en {tz}</translation>
    </message>
</context>
<context>
    <name>conquest-statistics</name>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Strength points on the map, by nation</source>
        <translation>Points de force sur la carte, par nation</translation>
    </message>
    <message>
        <source>Steps lost, by cause</source>
        <translation>Points de force perdus, par cause</translation>
    </message>
    <message>
        <source>Victory points, by source</source>
        <translation>Points de victoire, par origine</translation>
    </message>
    <message>
        <source>Commanders lost, by cause</source>
        <translation>Commandants perdus, par cause</translation>
    </message>
    <message>
        <source>at the end of each turn, and now</source>
        <translation>à la fin de chaque tour, et maintenant</translation>
    </message>
    <message>
        <source>attrition</source>
        <translation>usure</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>sacrifice</source>
        <translation>sacrifice</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>marqueurs</translation>
    </message>
    <message>
        <source>no retreat</source>
        <translation>retraite impossible</translation>
    </message>
    <message>
        <source>overrun</source>
        <translation>débordement</translation>
    </message>
    <message>
        <source>no refuge</source>
        <translation>sans refuge</translation>
    </message>
    <message>
        <source>arrival</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>batailles</translation>
    </message>
    <message>
        <source>sieges</source>
        <translation>sièges</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>objectifs</translation>
    </message>
    <message>
        <source>commanders</source>
        <translation>commandants</translation>
    </message>
    <message>
        <source>sacrifices</source>
        <translation>sacrifices</translation>
    </message>
</context>
<context>
    <name>conquest-times</name>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>{camp}: R&amp;R</source>
        <translation>{camp} : R &amp; R</translation>
    </message>
    <message>
        <source>{camp}: attrition</source>
        <translation>{camp} : attrition</translation>
    </message>
    <message>
        <source>{camp}: battles</source>
        <translation>{camp} : batailles</translation>
    </message>
    <message>
        <source>{camp}: movement</source>
        <translation>{camp} : mouvement</translation>
    </message>
    <message>
        <source>{camp}: sieges</source>
        <translation>{camp} : sièges</translation>
    </message>
    <message>
        <source>{cost} MP</source>
        <translation>{cost} PM</translation>
    </message>
</context>
<context>
    <name>conquest-window</name>
    <message numerus="yes">
        <source>%n MP</source>
        <translation>
            <numerusform>%n&#xa0;PM</numerusform>
            <numerusform>%n&#xa0;PM</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commander(s) can still march. End movement all the same?</source>
        <translation>
            <numerusform>%n commandant peut encore marcher. Terminer quand même les mouvements ?</numerusform>
            <numerusform>%n commandants peuvent encore marcher. Terminer quand même les mouvements ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) of the {camp}, {first} on top</source>
        <translation>
            <numerusform>%n pion {camp}, dessus : {first}</numerusform>
            <numerusform>%n pions {camp}, au sommet : {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s), {sp} SP</source>
        <translation>
            <numerusform>%n pion, {sp}&#xa0;PF</numerusform>
            <numerusform>%n pions, {sp}&#xa0;PF</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of unit can still come back. End purchases all the same?</source>
        <translation>
            <numerusform>%n type d’unité peut encore revenir. Terminer quand même les achats ?</numerusform>
            <numerusform>%n types d’unités peuvent encore revenir. Terminer quand même les achats ?</numerusform>
        </translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation>1 à {most}</translation>
    </message>
    <message>
        <source>10, 15 and 20 victory points: marginal, decisive, crushing</source>
        <translation>10, 15 et 20 points de victoire : marginale, décisive, écrasante</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Nouvelle ronde</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message numerus="yes">
        <source>At %n SP</source>
        <translation>
            <numerusform>À %n&#xa0;PF</numerusform>
            <numerusform>À %n&#xa0;PF</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack again</source>
        <translation>Attaquer encore</translation>
    </message>
    <message>
        <source>Attack from where, on whom?</source>
        <translation>Attaquer d’où, et qui ?</translation>
    </message>
    <message>
        <source>Attacker/defender. A figure: SP lost; *: commanders in danger; R: retreat; S: a sacrifice; ♥: the heart, a commander in danger of being sacrificed.</source>
        <translation>Attaquant/défenseur. Un chiffre : PF perdus ; * : commandants menacés ; R : retraite ; S : un sacrifice ; ♥ : le cœur, un commandant menacé de sacrifice.</translation>
    </message>
    <message>
        <source>Battle of {place}</source>
        <translation>Bataille {place}</translation>
    </message>
    <message>
        <source>Break off</source>
        <translation>Se retirer</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Tout tester</translation>
    </message>
    <message>
        <source>Choose your markers.</source>
        <translation>Choisissez vos marqueurs.</translation>
    </message>
    <message>
        <source>Click a commander to march; click the ground of an army to make it a garrison.</source>
        <translation>Cliquez un commandant pour le mettre en marche, ou le sol sous une armée pour la mettre en garnison.</translation>
    </message>
    <message>
        <source>Click a commander.</source>
        <translation>Cliquez un commandant.</translation>
    </message>
    <message>
        <source>Click a counter, then a tactical zone.</source>
        <translation>Cliquez un pion, puis une zone tactique.</translation>
    </message>
    <message>
        <source>Click a marked counter.</source>
        <translation>Cliquez un pion marqué.</translation>
    </message>
    <message>
        <source>Click a marked stack to roll for it next.</source>
        <translation>Cliquez une pile marquée pour lancer son dé.</translation>
    </message>
    <message>
        <source>Click a marked zone for the commander.</source>
        <translation>Cliquez une zone marquée pour le commandant.</translation>
    </message>
    <message>
        <source>Click a marked zone to retreat to.</source>
        <translation>Cliquez une zone marquée pour y battre en retraite.</translation>
    </message>
    <message>
        <source>Click a marked zone, or a counter to take along or leave here.</source>
        <translation>Cliquez une zone marquée, ou un pion à emmener ou à laisser ici.</translation>
    </message>
    <message>
        <source>Click a marked zone, or choose here.</source>
        <translation>Cliquez une zone marquée, ou choisissez ici.</translation>
    </message>
    <message>
        <source>Click a marked zone.</source>
        <translation>Cliquez une zone marquée.</translation>
    </message>
    <message>
        <source>Click a tactical zone.</source>
        <translation>Cliquez une zone tactique.</translation>
    </message>
    <message>
        <source>Click an eliminated unit, then a marked zone.</source>
        <translation>Cliquez une unité éliminée, puis une zone marquée.</translation>
    </message>
    <message>
        <source>Click an enemy counter.</source>
        <translation>Cliquez un pion ennemi.</translation>
    </message>
    <message>
        <source>Click counters to leave them behind, or a marked zone to set out.</source>
        <translation>Cliquez des pions pour les laisser sur place, ou une zone marquée pour partir.</translation>
    </message>
    <message>
        <source>Click counters, then a tactical zone; or drag them there.</source>
        <translation>Cliquez ou glissez des pions vers une zone tactique.</translation>
    </message>
    <message>
        <source>Click markers of your hand.</source>
        <translation>Cliquez des marqueurs de votre main.</translation>
    </message>
    <message>
        <source>Click the commander, then a marked zone.</source>
        <translation>Cliquez le commandant, puis une zone marquée.</translation>
    </message>
    <message>
        <source>Click the markers to reveal, or reveal none.</source>
        <translation>Cliquez les marqueurs à révéler, ou n’en révélez aucun.</translation>
    </message>
    <message>
        <source>Click the unit that shoots, then its target.</source>
        <translation>Cliquez l’unité qui tire, puis sa cible.</translation>
    </message>
    <message>
        <source>Click the units that go out with him.</source>
        <translation>Cliquez les unités qui sortent avec lui.</translation>
    </message>
    <message>
        <source>Click the zone you attack from, then the zone you attack.</source>
        <translation>Cliquez la zone d’où vous attaquez, puis celle que vous attaquez.</translation>
    </message>
    <message>
        <source>Click units to take steps from them.</source>
        <translation>Cliquez des unités pour leur retirer des points de force.</translation>
    </message>
    <message>
        <source>Come out</source>
        <translation>Surgir</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Counter-attack</source>
        <translation>Contre-attaque</translation>
    </message>
    <message>
        <source>Counter-attack?</source>
        <translation>Contre-attaquer ?</translation>
    </message>
    <message>
        <source>Deploy your army.</source>
        <translation>Déployez votre armée.</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Disputed: both camps have units here</source>
        <translation>Disputée : les deux camps y ont des unités</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Eliminated: {nation}</source>
        <translation>Éliminés : {nation}</translation>
    </message>
    <message>
        <source>End exchanges</source>
        <translation>Terminer les échanges</translation>
    </message>
    <message>
        <source>End movement</source>
        <translation>Terminer les mouvements</translation>
    </message>
    <message>
        <source>End moves</source>
        <translation>Terminer les mouvements</translation>
    </message>
    <message>
        <source>End of round</source>
        <translation>Fin de ronde</translation>
    </message>
    <message>
        <source>End purchases</source>
        <translation>Terminer les achats</translation>
    </message>
    <message>
        <source>End this march</source>
        <translation>Terminer cette marche</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Fall back</source>
        <translation>Se replier</translation>
    </message>
    <message>
        <source>Fight on, or fall back?</source>
        <translation>Combattre ou se replier ?</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnison</translation>
    </message>
    <message>
        <source>Hand-to-hand</source>
        <translation>Corps à corps</translation>
    </message>
    <message>
        <source>Held by the {camp}, as land of {nation}</source>
        <translation>Tenue par {camp}, comme terre {nation}</translation>
    </message>
    <message>
        <source>Held by the {camp}, by its marker</source>
        <translation>Tenue par {camp}, par son marqueur</translation>
    </message>
    <message>
        <source>Held by the {camp}, whose units are here</source>
        <translation>Tenue par {camp}, dont des unités sont ici</translation>
    </message>
    <message>
        <source>Hide no unit</source>
        <translation>Ne cacher aucune unité</translation>
    </message>
    <message>
        <source>Hold fire</source>
        <translation>Ne pas tirer</translation>
    </message>
    <message>
        <source>In the spring of 1519 Cortés lands on the coast of Mexico with a few hundred men. Between him and Tenochtitlan lie mountains, rival city-states, and armies many times the size of his own. He needs allies, and two years are not long. The Indian player holds the Triple Alliance together, makes each march costly, and keeps the emperor alive.</source>
        <translation>Au printemps 1519, Cortés débarque sur la côte du Mexique avec quelques centaines d’hommes. Entre lui et Tenochtitlan, il y a des montagnes, des cités rivales et des armées bien plus nombreuses que la sienne. Il lui faut des alliés, et deux ans passent vite. Le joueur indien maintient l’unité de la Triple Alliance, fait payer cher chaque marche et garde l’empereur en vie.</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Lift the siege</source>
        <translation>Lever le siège</translation>
    </message>
    <message>
        <source>Major battle, round {round}</source>
        <translation>Bataille majeure, ronde {round}</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Markers for this round?</source>
        <translation>Des marqueurs pour la ronde ?</translation>
    </message>
    <message numerus="yes">
        <source>Mountain: %n MP to enter</source>
        <translation>
            <numerusform>Montagne : entrée à %n&#xa0;PM</numerusform>
            <numerusform>Montagne : entrée à %n&#xa0;PM</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a piece?</source>
        <translation>Déplacer un pion ?</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Name the army commander.</source>
        <translation>Nommez le commandant.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Pas d’attaque</translation>
    </message>
    <message>
        <source>No counter-attack</source>
        <translation>Pas de contre-attaque</translation>
    </message>
    <message>
        <source>No feint</source>
        <translation>Pas de feinte</translation>
    </message>
    <message>
        <source>Nobody has been eliminated.</source>
        <translation>Personne n’a été éliminé.</translation>
    </message>
    <message>
        <source>Nobody’s land, held by nobody</source>
        <translation>Terre sans maître, tenue par personne</translation>
    </message>
    <message numerus="yes">
        <source>Open land: %n MP to enter</source>
        <translation>
            <numerusform>Terrain ouvert : entrée à %n&#xa0;PM</numerusform>
            <numerusform>Terrain ouvert : entrée à %n&#xa0;PM</numerusform>
        </translation>
    </message>
    <message>
        <source>RP</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>Range {range}, hits on {numbers}</source>
        <translation>Portée {range}, touche sur {numbers}</translation>
    </message>
    <message>
        <source>Range {range}, zig-zag: hits on {numbers}</source>
        <translation>Portée {range}, zigzag : touche sur {numbers}</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Remove losses.</source>
        <translation>Retirez les pertes.</translation>
    </message>
    <message>
        <source>Reveal markers?</source>
        <translation>Révéler des marqueurs ?</translation>
    </message>
    <message>
        <source>Stay hidden</source>
        <translation>Rester à couvert</translation>
    </message>
    <message>
        <source>Stay inside</source>
        <translation>Rester dedans</translation>
    </message>
    <message>
        <source>The Conquest of Mexico – {scenario}</source>
        <translation>La conquête du Mexique – {scenario}</translation>
    </message>
    <message>
        <source>The map’s outlines are a reconstruction.</source>
        <translation>Les contours de la carte sont une reconstitution.</translation>
    </message>
    <message>
        <source>Turn {turn} of {last}, {months} {year}</source>
        <translation>Tour {turn} sur {last}, {months} {year}</translation>
    </message>
    <message>
        <source>Undo takes the last move back.</source>
        <translation>Annuler reprend le dernier coup.</translation>
    </message>
    <message>
        <source>Victory points: Spain {spain}, Indians {indian}</source>
        <translation>Points de victoire : Espagne {spain}, Indiens {indian}</translation>
    </message>
    <message>
        <source>Who gets the Sacrifice marker?</source>
        <translation>Qui reçoit le marqueur Sacrifice ?</translation>
    </message>
    <message>
        <source>Who holds the ground?</source>
        <translation>Qui tient la position ?</translation>
    </message>
    <message>
        <source>Who is sacrificed?</source>
        <translation>Qui est sacrifié ?</translation>
    </message>
    <message>
        <source>Who shoots at whom?</source>
        <translation>Qui tire sur qui ?</translation>
    </message>
    <message>
        <source>You can still move pieces. End your moves all the same?</source>
        <translation>Des pions peuvent encore bouger. Terminer quand même vos mouvements ?</translation>
    </message>
    <message>
        <source>after turn 14, in July and August 1521</source>
        <translation>après le tour 14, en juillet et août 1521</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>battle marker</source>
        <translation>marqueur de bataille</translation>
    </message>
    <message>
        <source>combat factor</source>
        <translation>facteur de combat</translation>
    </message>
    <message>
        <source>control marker of the {camp}</source>
        <translation>marqueur de contrôle {camp}</translation>
    </message>
    <message>
        <source>cost in replacement points</source>
        <translation>coût en points de remplacement</translation>
    </message>
    <message>
        <source>due on turn {turn}</source>
        <translation>attendus au tour {turn}</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>combats</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>forteresse</translation>
    </message>
    <message>
        <source>four to six hours for two players</source>
        <translation>quatre à six heures à deux joueurs</translation>
    </message>
    <message>
        <source>movement points</source>
        <translation>points de mouvement</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mouvements</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>range</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>siege marker</source>
        <translation>marqueur de siège</translation>
    </message>
    <message>
        <source>strength points</source>
        <translation>points de force</translation>
    </message>
    <message>
        <source>tactical capacity</source>
        <translation>capacité tactique</translation>
    </message>
    <message>
        <source>tactical movement</source>
        <translation>mouvement tactique</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>points de victoire</translation>
    </message>
    <message>
        <source>{camp}: army</source>
        <translation>{camp} : armée</translation>
    </message>
    <message>
        <source>{camp}: commanders alone</source>
        <translation>{camp} : commandants isolés</translation>
    </message>
    <message>
        <source>{camp}: garrison</source>
        <translation>{camp} : garnison</translation>
    </message>
    <message>
        <source>{camp}: units without commander</source>
        <translation>{camp} : unités sans commandant</translation>
    </message>
    <message>
        <source>{cf} combat factors, {sp} SP</source>
        <translation>{cf}&#xa0;FC, {sp}&#xa0;PF</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} sur {all}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{what}: {place}</source>
        <translation>{what} : {place}</translation>
    </message>
    <message>
        <source>Choose here.</source>
        <translation>Choisissez ici.</translation>
    </message>
    <message>
        <source>Click a counter to take along or leave here, or end the march.</source>
        <translation>Cliquez un pion à emmener ou à laisser ici, ou terminez la marche.</translation>
    </message>
    <message>
        <source>Click counters to leave them behind; he has no movement points left.</source>
        <translation>Cliquez des pions pour les laisser sur place ; il n’a plus de points de mouvement.</translation>
    </message>
</context>
<context>
    <name>content</name>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>along a border</source>
        <translation>le long d’une frontière</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>Words of the program&apos;s own that stand in parameters: types of JSON, kinds of contact, ends of a link.</extracomment>
        <translation>un objet</translation>
    </message>
    <message>
        <source>beginning</source>
        <translation>le début</translation>
    </message>
    <message>
        <source>by a link</source>
        <translation>par une liaison</translation>
    </message>
    <message>
        <source>end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>from {a} to {b} is not as far as from {b} to {a}</source>
        <translation>de {a} à {b} la distance n’est pas la même qu’au retour</translation>
    </message>
    <message>
        <source>hole {ring} does not lie inside the outline</source>
        <translation>le trou {ring} n’est pas à l’intérieur du contour</translation>
    </message>
    <message>
        <source>how {a} and {b} are neighbours is not what the arcs say</source>
        <translation>la façon dont {a} et {b} sont voisins n’est pas celle que donnent les arcs</translation>
    </message>
    <message>
        <source>in a corner</source>
        <translation>par un coin</translation>
    </message>
    <message>
        <source>lists and objects are nested too deeply</source>
        <translation>les listes et les objets sont emboîtés trop profondément</translation>
    </message>
    <message>
        <source>no arc ends in this node</source>
        <translation>aucun arc n’aboutit à ce nœud</translation>
    </message>
    <message>
        <source>no way leads here from {start}</source>
        <translation>aucun chemin ne mène ici depuis {start}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>outline {ring} is not closed: arc {arc} does not go on where the last ends</source>
        <translation>le contour {ring} n’est pas fermé : l’arc {arc} ne part pas de la fin du précédent</translation>
    </message>
    <message>
        <source>the anchor {anchor} does not lie inside its area</source>
        <translation>l’ancre {anchor} n’est pas dans sa zone</translation>
    </message>
    <message>
        <source>the arc bounds no area</source>
        <translation>l’arc ne borde aucune zone</translation>
    </message>
    <message>
        <source>the arc meets {other} at {x}, {y}, where there is no node</source>
        <translation>l’arc rencontre {other} en {x}, {y}, où il n’y a pas de nœud</translation>
    </message>
    <message>
        <source>the area has no neighbour</source>
        <translation>la zone n’a pas de voisine</translation>
    </message>
    <message>
        <source>the area is a sliver of {area} square units, only {width} wide</source>
        <translation>la zone est une bande étroite de {area} unités carrées, large de {width} seulement</translation>
    </message>
    <message>
        <source>the area overlaps {other} by {area} square units</source>
        <translation>la zone recouvre {other} sur {area} unités carrées</translation>
    </message>
    <message>
        <source>the data files of the game have more than {most} megabytes together</source>
        <translation>les fichiers de données du jeu dépassent ensemble {most} mégaoctets</translation>
    </message>
    <message>
        <source>the exception for {a} and {b} changes nothing</source>
        <translation>l’exception pour {a} et {b} ne change rien</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>le fichier ne peut pas être lu : {reason}</translation>
    </message>
    <message>
        <source>the file has {size} bytes, more than the {limit} allowed</source>
        <translation>le fichier a {size} octets, plus que les {limit} permis</translation>
    </message>
    <message>
        <source>the folder cannot be looked into: {reason}</source>
        <translation>le dossier ne peut pas être lu : {reason}</translation>
    </message>
    <message>
        <source>the format is “{found}”, not “{expected}”</source>
        <translation>le format est « {found} », et non « {expected} »</translation>
    </message>
    <message>
        <source>the id {id} is used twice</source>
        <translation>l’identifiant {id} sert deux fois</translation>
    </message>
    <message>
        <source>the key “{key}” appears here twice</source>
        <translation>la clé « {key} » figure ici deux fois</translation>
    </message>
    <message>
        <source>the key “{key}” is missing</source>
        <translation>la clé « {key} » manque</translation>
    </message>
    <message>
        <source>the key “{key}” is not known here</source>
        <translation>la clé « {key} » est inconnue ici</translation>
    </message>
    <message>
        <source>the label does not lie inside its area</source>
        <translation>l’étiquette n’est pas dans sa zone</translation>
    </message>
    <message>
        <source>the length must be {bound}</source>
        <translation>la longueur doit être {bound}</translation>
    </message>
    <message>
        <source>the link leaves the water between its ends</source>
        <translation>la liaison quitte l’eau entre ses extrémités</translation>
    </message>
    <message>
        <source>the name is missing in “{language}”</source>
        <translation>le nom manque en « {language} »</translation>
    </message>
    <message>
        <source>the number is out of range ({bound})</source>
        <translation>le nombre est hors limites ({bound})</translation>
    </message>
    <message>
        <source>the outline crosses itself at {x}, {y}</source>
        <translation>le contour se recoupe en {x}, {y}</translation>
    </message>
    <message>
        <source>the point {x}, {y} appears here twice in a row</source>
        <translation>le point {x}, {y} figure ici deux fois de suite</translation>
    </message>
    <message>
        <source>the point {x}, {y} lies outside the plane of the board</source>
        <translation>le point {x}, {y} est hors du plan du plateau</translation>
    </message>
    <message>
        <source>the same side of the arc bounds both {a} and {b}</source>
        <translation>le même côté de l’arc borde à la fois {a} et {b}</translation>
    </message>
    <message>
        <source>the text does not have the form {pattern}</source>
        <translation>le texte n’a pas la forme {pattern}</translation>
    </message>
    <message>
        <source>the value is not allowed: {detail}</source>
        <translation>la valeur n’est pas permise : {detail}</translation>
    </message>
    <message>
        <source>the {end} of the link does not lie on the shore of area {area}</source>
        <translation>{end} de la liaison n’est pas sur la rive de la zone {area}</translation>
    </message>
    <message>
        <source>there is neither a match nor content of a game in this folder</source>
        <translation>il n’y a ni partie ni contenu de jeu dans ce dossier</translation>
    </message>
    <message>
        <source>there is no arc {arc}</source>
        <translation>il n’y a pas d’arc {arc}</translation>
    </message>
    <message>
        <source>there is no area {area}</source>
        <translation>il n’y a pas de zone {area}</translation>
    </message>
    <message>
        <source>there is no link {link}</source>
        <translation>il n’y a pas de liaison {link}</translation>
    </message>
    <message>
        <source>there is no node {node}</source>
        <translation>il n’y a pas de nœud {node}</translation>
    </message>
    <message>
        <source>there is no version {found} of the format; this program knows {known}</source>
        <translation>il n’y a pas de version {found} du format ; ce programme connaît : {known}</translation>
    </message>
    <message>
        <source>this is neither a match nor content of a game</source>
        <extracomment>All data files of a game together have no more bytes. How a file of SQLite begins.</extracomment>
        <translation>ce n’est ni une partie ni le contenu d’un jeu</translation>
    </message>
    <message>
        <source>this is not JSON: it goes wrong in line {line}, column {column}</source>
        <translation>ce n’est pas du JSON : erreur à la ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>this is not text in UTF-8: byte {byte} does not fit</source>
        <translation>ce n’est pas du texte en UTF-8 : l’octet {byte} n’y a pas sa place</translation>
    </message>
    <message>
        <source>this must be {expected}, not {found}</source>
        <translation>il faut ici {expected}, et non {found}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>version {found} of the format is newer than version {known}, which this program knows</source>
        <translation>la version {found} du format est plus récente que la version {known}, que connaît ce programme</translation>
    </message>
    <message>
        <source>{a} and {b} are listed as neighbours ({kind}) but do not touch</source>
        <translation>{a} et {b} sont donnés pour voisins ({kind}) mais ne se touchent pas</translation>
    </message>
    <message>
        <source>{a} and {b} are listed as neighbours twice</source>
        <translation>{a} et {b} sont donnés deux fois pour voisins</translation>
    </message>
    <message>
        <source>{a} and {b} touch ({kind}) but are not listed as neighbours</source>
        <translation>{a} et {b} se touchent ({kind}) mais ne sont pas donnés pour voisins</translation>
    </message>
    <message>
        <source>{file}, {place}: worth a look: {reason}</source>
        <translation>{file}, {place} : à revoir : {reason}</translation>
    </message>
    <message>
        <source>{file}, {place}: {reason}</source>
        <translation>{file}, {place} : {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file} : {reason}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>{id} is joined to itself</source>
        <translation>{id} est relié à lui-même</translation>
    </message>
    <message>
        <source>{points} points are more than the {limit} allowed</source>
        <translation>{points} points, c’est plus que les {limit} permis</translation>
    </message>
    <message>
        <source>“{found}” is not one of the values allowed here</source>
        <translation>« {found} » n’est pas une des valeurs permises ici</translation>
    </message>
    <message>
        <source>there is no hex {hex}</source>
        <translation>l’hexagone {hex} n’existe pas</translation>
    </message>
    <message>
        <source>the hex {hex} lies outside the grid</source>
        <translation>l’hexagone {hex} est hors de la grille</translation>
    </message>
    <message>
        <source>the hexes {a} and {b} are not neighbours</source>
        <translation>les hexagones {a} et {b} ne sont pas voisins</translation>
    </message>
    <message>
        <source>the hexside of {a} and {b} is listed twice as {kind}</source>
        <translation>le côté des hexagones {a} et {b} figure deux fois comme {kind}</translation>
    </message>
    <message>
        <source>a name has at most {most} characters, all of which can be seen</source>
        <translation>un nom a au plus {most} caractères, tous visibles</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>le fichier manque</translation>
    </message>
    <message>
        <source>the id “{id}” must be the name of the file</source>
        <translation>l’identifiant « {id} » doit être le nom du fichier</translation>
    </message>
    <message>
        <source>there is no scenario</source>
        <translation>il n’y a pas de scénario</translation>
    </message>
    <message>
        <source>“{id}” is listed twice</source>
        <translation>« {id} » figure deux fois</translation>
    </message>
    <message>
        <source>the results add up to {sum}, but {matches} matches were played</source>
        <translation>les résultats font {sum} en tout, mais {matches} parties ont été jouées</translation>
    </message>
    <message>
        <source>the results are not those of the seats that played</source>
        <translation>les résultats ne sont pas ceux des camps qui ont joué</translation>
    </message>
    <message>
        <source>a share does not lie within its interval</source>
        <translation>une part sort de son intervalle</translation>
    </message>
    <message>
        <source>these are figures of {game}</source>
        <translation>ces chiffres sont de {game}</translation>
    </message>
</context>
<context>
    <name>corner</name>
    <message>
        <source>Key</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Ensemble</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>A report has been written: {file}</source>
        <translation>Un rapport a été écrit : {file}</translation>
    </message>
    <message>
        <source>Anahuac</source>
        <translation>Anahuac</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>It names versions, the system, and the latest steps; no folder of yours, nothing secret.</source>
        <translation>Il nomme les versions, le système et les dernières étapes ; aucun de vos dossiers, rien de secret.</translation>
    </message>
    <message>
        <source>No report could be written.</source>
        <translation>Aucun rapport n’a pu être écrit.</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ouvrir son dossier</translation>
    </message>
    <message>
        <source>Something went wrong that should not have. The match is kept as it stood.</source>
        <translation>Un incident imprévu s’est produit. La partie est conservée telle qu’elle était.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>Press Enter when only you look at the screen.</source>
        <translation>Appuyez sur Entrée quand vous êtes seul devant l’écran.</translation>
    </message>
</context>
<context>
    <name>decision</name>
    <message numerus="yes">
        <source>%n missing at {option}</source>
        <translation>
            <numerusform>Il manque %n : {option}</numerusform>
            <numerusform>Il manque %n : {option}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to allot</source>
        <translation>
            <numerusform>Encore %n à répartir</numerusform>
            <numerusform>Encore %n à répartir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to place</source>
        <translation>
            <numerusform>Encore %n à placer</numerusform>
            <numerusform>Encore %n à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>All allotted</source>
        <translation>Tout est réparti</translation>
    </message>
    <message>
        <source>All placed</source>
        <translation>Tout est placé</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Place for me</source>
        <translation>Placer pour moi</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>{chosen} chosen, {least} needed</source>
        <translation>choix : {chosen}, il en faut {least}</translation>
    </message>
    <message>
        <source>{chosen} of {most} chosen</source>
        <translation>choix : {chosen} sur {most}</translation>
    </message>
    <message>
        <source>{count} of {all} in order</source>
        <translation>ordre : {count} sur {all}</translation>
    </message>
    <message>
        <source>{piece} cannot be placed at {option}.</source>
        <translation>Placement impossible là ({option}) : {piece}.</translation>
    </message>
    <message>
        <source>{piece}: where to?</source>
        <translation>{piece} : où ?</translation>
    </message>
    <message>
        <source>These counters: where to?</source>
        <translation>Ces pions : où ?</translation>
    </message>
    <message>
        <source>Take off the map</source>
        <translation>Ôter de la carte</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>No die has been rolled yet.</source>
        <translation>Aucun dé n’a encore été lancé.</translation>
    </message>
    <message>
        <source>Six-sided dice so far: {counts}.</source>
        <translation>Dés à six faces jusqu’ici : {counts}.</translation>
    </message>
    <message>
        <source>{face} came {count} times</source>
        <translation>{face} sorti {count} fois</translation>
    </message>
</context>
<context>
    <name>docks</name>
    <message>
        <source>Close the panel</source>
        <translation>Fermer le panneau</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Règle {clause}</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>More panels</source>
        <translation>Plus de panneaux</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Nothing is asked of this side now.</source>
        <extracomment>Value of an option; JSON scalars or a list of objects for tables of exceptions.</extracomment>
        <translation>Rien n’est demandé à ce camp pour l’instant.</translation>
    </message>
    <message>
        <source>That is not among the possibilities.</source>
        <translation>Ce n’est pas une des possibilités.</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textes (*.txt)</translation>
    </message>
    <message>
        <source>Pages for a browser (*.html)</source>
        <translation>Pages pour navigateur (*.html)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Écrit dans {file}.</translation>
    </message>
    <message>
        <source>Could not write {file}: {reason}.</source>
        <translation>Impossible d’écrire {file} : {reason}.</translation>
    </message>
    <message>
        <source>Could not write {file}: the picture is too large.</source>
        <translation>Impossible d’écrire {file} : l’image est trop grande.</translation>
    </message>
</context>
<context>
    <name>help pages</name>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>the page has more than {most} bytes</source>
        <translation>la page a plus de {most} octets</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>there is a character here that nobody could see</source>
        <translation>il y a ici un caractère que personne ne verrait</translation>
    </message>
    <message>
        <source>the first line must be “# ” and the title of the page</source>
        <translation>la première ligne doit être « # » et le titre de la page</translation>
    </message>
    <message>
        <source>a page has one title; sections begin with “##”</source>
        <translation>une page a un seul titre ; les sections commencent par « ## »</translation>
    </message>
    <message>
        <source>headings below “###” are not used</source>
        <translation>les titres en dessous de « ### » ne servent pas</translation>
    </message>
    <message>
        <source>the heading is empty</source>
        <translation>le titre est vide</translation>
    </message>
    <message>
        <source>the braces must hold ids of clauses, at the end of a “##” heading</source>
        <translation>les accolades doivent contenir des numéros de règles, à la fin d’un titre « ## »</translation>
    </message>
    <message>
        <source>HTML is not allowed</source>
        <translation>le HTML n’est pas admis</translation>
    </message>
    <message>
        <source>a link leads to “clause:” or “page:” and nowhere else, not to “{target}”</source>
        <translation>un lien mène à « clause: » ou à « page: » et nulle part ailleurs, pas à « {target} »</translation>
    </message>
    <message>
        <source>addresses are not allowed</source>
        <translation>les adresses ne sont pas admises</translation>
    </message>
    <message>
        <source>a picture stands on a line of its own as “![words](picture:KIND/NAME)”</source>
        <translation>une image est seule sur sa ligne, sous la forme « ![mots](picture:KIND/NAME) »</translation>
    </message>
    <message>
        <source>a picture needs words that say what it shows</source>
        <translation>une image doit dire en mots ce qu’elle montre</translation>
    </message>
    <message>
        <source>a table of the game stands on a line of its own as “{form}”</source>
        <translation>une table du jeu est seule sur sa ligne, sous la forme « {form} »</translation>
    </message>
    <message>
        <source>code is not used in these pages</source>
        <translation>le code ne sert pas dans ces pages</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation>ceci est imbriqué trop profondément</translation>
    </message>
    <message>
        <source>the line is longer than {most} characters</source>
        <translation>la ligne a plus de {most} caractères</translation>
    </message>
    <message>
        <source>the rows of the table do not have the same number of cells</source>
        <translation>les lignes de la table n’ont pas le même nombre de cases</translation>
    </message>
    <message>
        <source>there is no clause {clause}</source>
        <translation>il n’y a pas de règle {clause}</translation>
    </message>
    <message>
        <source>there is no page “{page}”</source>
        <translation>il n’y a pas de page « {page} »</translation>
    </message>
    <message>
        <source>there is no picture “{picture}”</source>
        <translation>il n’y a pas d’image « {picture} »</translation>
    </message>
    <message>
        <source>the game has no table “{table}”</source>
        <translation>le jeu n’a pas de table « {table} »</translation>
    </message>
    <message>
        <source>clause {clause} is explained in {other} too</source>
        <translation>la règle {clause} est expliquée aussi dans {other}</translation>
    </message>
    <message>
        <source>clause {clause} is explained nowhere</source>
        <translation>la règle {clause} n’est expliquée nulle part</translation>
    </message>
    <message>
        <source>the page is missing in the language “{language}”</source>
        <translation>la page manque dans la langue « {language} »</translation>
    </message>
    <message numerus="yes">
        <source>the page has %n section(s), but not the same number in “{language}”</source>
        <translation>
            <numerusform>la page a %n section, mais pas autant dans « {language} »</numerusform>
            <numerusform>la page a %n sections, mais pas autant dans « {language} »</numerusform>
        </translation>
    </message>
    <message>
        <source>the section explains other clauses than in “{language}”</source>
        <translation>la section explique d’autres règles que dans « {language} »</translation>
    </message>
    <message>
        <source>the section does not show the same pictures and tables as in “{language}”</source>
        <translation>la section ne montre pas les mêmes images et tables que dans « {language} »</translation>
    </message>
    <message>
        <source>French needs a thin no-break space before “{sign}”</source>
        <translation>il faut une espace fine insécable avant « {sign} »</translation>
    </message>
    <message>
        <source>French needs a thin no-break space after “«”</source>
        <translation>il faut une espace fine insécable après le guillemet ouvrant</translation>
    </message>
    <message>
        <source>the straight quotation mark is not used; use ’ or « »</source>
        <translation>les guillemets droits ne servent pas ; mettez ’ ou « »</translation>
    </message>
    <message>
        <source>pages are called NN-name.md, in small letters without accents</source>
        <translation>les pages s’appellent NN-nom.md, en minuscules sans accents</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>{hint} (rule {clause}).</source>
        <translation>{hint} (règle {clause}).</translation>
    </message>
    <message>
        <source>Rule {clause}: {title}</source>
        <translation>Règle {clause} : {title}</translation>
    </message>
</context>
<context>
    <name>inspector</name>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Place and stack</source>
        <translation>Lieu et pile</translation>
    </message>
    <message>
        <source>Point at a place or a counter to see what it is.</source>
        <translation>Pointez un lieu ou un pion pour voir ce que c’est.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name} : {value}</translation>
    </message>
    <message>
        <source>{value}. {hint}</source>
        <translation>{value}. {hint}</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>In history</source>
        <translation>Dans le passé</translation>
    </message>
    <message>
        <source>Search for an action</source>
        <translation>Chercher une action</translation>
    </message>
    <message>
        <source>Words of the action</source>
        <translation>Mots de l’action</translation>
    </message>
    <message>
        <source>Nothing is called like that.</source>
        <translation>Rien ne porte ce nom.</translation>
    </message>
    <message>
        <source>a step back or forward</source>
        <translation>une étape en arrière ou en avant</translation>
    </message>
    <message>
        <source>back to the match as it stands</source>
        <translation>revenir à la partie telle qu’elle est</translation>
    </message>
    <message>
        <source>cannot be done now</source>
        <translation>impossible en ce moment</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>lecture ou pause</translation>
    </message>
    <message>
        <source>set a bookmark and write its note</source>
        <translation>mettre un signet et écrire sa note</translation>
    </message>
    <message>
        <source>to the phase before or after</source>
        <translation>à la phase d’avant ou d’après</translation>
    </message>
    <message>
        <source>to the start or the end of the match</source>
        <translation>au début ou à la fin de la partie</translation>
    </message>
    <message>
        <source>to the turn before or after</source>
        <translation>au tour d’avant ou d’après</translation>
    </message>
    <message>
        <source>{menu} › {entry}</source>
        <translation>{menu} › {entry}</translation>
    </message>
    <message>
        <source>Actions found</source>
        <translation>Actions trouvées</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>New key for the chosen action: press it</source>
        <translation>Nouvelle touche pour l’action choisie : appuyez dessus</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>Touche d’origine</translation>
    </message>
    <message>
        <source>All standard keys</source>
        <translation>Toutes les touches d’origine</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{key} was the key of “{action}”, which has none now.</source>
        <translation>{key} était la touche de « {action} », qui n’en a plus.</translation>
    </message>
    <message>
        <source>{key} answers questions and moves on the map; it cannot be given to an action.</source>
        <translation>{key} sert à répondre et à se déplacer sur la carte ; elle ne peut pas être donnée à une action.</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}” now.</source>
        <translation>{key} est désormais la touche de « {action} ».</translation>
    </message>
    <message>
        <source>“{action}” has no key now.</source>
        <translation>« {action} » n’a plus de touche.</translation>
    </message>
    <message>
        <source>What the keys do now</source>
        <translation>Ce que font les touches maintenant</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>La question</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dans la fenêtre</translation>
    </message>
    <message>
        <source>go to the neighbouring place and hear what is there</source>
        <translation>aller au lieu voisin et entendre ce qui s’y trouve</translation>
    </message>
    <message>
        <source>go through the pieces that can act, then the places to choose</source>
        <translation>passer d’un pion pouvant agir à l’autre, puis d’un lieu à choisir à l’autre</translation>
    </message>
    <message>
        <source>choose what the cursor is on, or confirm the answer</source>
        <translation>choisir ce que désigne le curseur, ou confirmer la réponse</translation>
    </message>
    <message>
        <source>choose what the cursor is on, or give it up</source>
        <translation>choisir ce que désigne le curseur, ou y renoncer</translation>
    </message>
    <message>
        <source>step back</source>
        <translation>revenir d’un pas</translation>
    </message>
    <message>
        <source>take back the last point of a path</source>
        <translation>reprendre le dernier point d’un trajet</translation>
    </message>
</context>
<context>
    <name>legend</name>
    <message>
        <source>Key of the marks</source>
        <translation>Légende des marques</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>disputée</translation>
    </message>
    <message>
        <source>cost of getting there</source>
        <translation>coût du trajet</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>in reach</source>
        <translation>à portée</translation>
    </message>
    <message>
        <source>last step</source>
        <translation>dernier pas</translation>
    </message>
    <message>
        <source>way, with its cost</source>
        <translation>chemin et son coût</translation>
    </message>
    <message>
        <source>{items}</source>
        <translation>{items}</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Leçon : {title}</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <translation>{step} sur {count}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Me montrer</translation>
    </message>
    <message>
        <source>Let the program do it.</source>
        <translation>Laisser faire le programme.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Revenir à la leçon</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Leave the lesson? Its match can stay as an ordinary one, with dice nobody has laid out.</source>
        <translation>Quitter la leçon ? Sa partie peut continuer comme une autre, avec des dés que personne n’a arrangés.</translation>
    </message>
    <message>
        <source>That was the lesson. Its match can stay as an ordinary one, with dice nobody has laid out.</source>
        <translation>La leçon est finie. Sa partie peut continuer comme une autre, avec des dés que personne n’a arrangés.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Keep the match</source>
        <translation>Garder la partie</translation>
    </message>
    <message>
        <source>Drop the match</source>
        <translation>Ne pas la garder</translation>
    </message>
    <message>
        <source>lesson done</source>
        <translation>leçon faite</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Règle {clause}</translation>
    </message>
    <message>
        <source>This leads away from the lesson. Go back to where the task began, which a lesson may even across dice.</source>
        <translation>Cela éloigne de la leçon. Revenez au début de la tâche ; une leçon le peut même par-delà des dés.</translation>
    </message>
    <message>
        <source>{title} – lesson</source>
        <translation>{title} – leçon</translation>
    </message>
    <message>
        <source>The lesson cannot be opened.</source>
        <translation>La leçon ne peut pas être ouverte.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>the lesson has more than {most} bytes</source>
        <translation>la leçon dépasse {most} octets</translation>
    </message>
    <message>
        <source>this is not TOML: {detail}</source>
        <translation>ce n’est pas du TOML : {detail}</translation>
    </message>
    <message>
        <source>the format is “{found}”, not “{expected}”</source>
        <translation>le format est « {found} » et non « {expected} »</translation>
    </message>
    <message>
        <source>there is no version {found} of the format; this program knows {known}</source>
        <translation>il n’y a pas de version {found} du format ; ce programme connaît la {known}</translation>
    </message>
    <message>
        <source>lessons are called NAME.toml, in small letters without accents, and so is their id</source>
        <translation>une leçon s’appelle NOM.toml, en minuscules sans accents, et son id de même</translation>
    </message>
    <message>
        <source>a lesson needs at least one task</source>
        <translation>une leçon demande au moins une tâche</translation>
    </message>
    <message>
        <source>the id “{id}” is used twice</source>
        <translation>l’id « {id} » sert deux fois</translation>
    </message>
    <message>
        <source>there is no seat “{seat}”</source>
        <translation>il n’y a pas de siège « {seat} »</translation>
    </message>
    <message>
        <source>the match cannot begin: {reason}</source>
        <translation>la partie ne peut pas commencer : {reason}</translation>
    </message>
    <message>
        <source>there is no clause {clause}</source>
        <translation>il n’y a pas de clause {clause}</translation>
    </message>
    <message>
        <source>there is nothing called “{ref}”</source>
        <translation>rien ne s’appelle « {ref} »</translation>
    </message>
    <message>
        <source>the game has no action “{action}” with these fields</source>
        <translation>le jeu n’a pas d’action « {action} » avec ces champs</translation>
    </message>
    <message>
        <source>the action must have all its fields, so that it can be shown</source>
        <translation>l’action doit avoir tous ses champs, pour pouvoir être montrée</translation>
    </message>
    <message>
        <source>the words are missing in “{language}”</source>
        <translation>les mots manquent en « {language} »</translation>
    </message>
    <message>
        <source>the fields of the text are not those of the task: {fields}</source>
        <translation>les champs du texte ne sont pas ceux de la tâche : {fields}</translation>
    </message>
    <message>
        <source>a task has one of “point”, “leave”, “undo” and “play”, or none</source>
        <translation>une tâche a « point », « leave », « undo » ou « play », un seul des quatre, ou aucun</translation>
    </message>
    <message>
        <source>the lesson’s own answer does not complete the task; what is asked is: {asked}</source>
        <translation>la réponse de la leçon n’accomplit pas la tâche ; la question posée est : {asked}</translation>
    </message>
    <message>
        <source>the lesson’s own answer is refused: {reason}</source>
        <translation>la réponse de la leçon est refusée : {reason}</translation>
    </message>
    <message>
        <source>nothing can be taken back here: {reason}</source>
        <translation>rien ne peut être annulé ici : {reason}</translation>
    </message>
    <message>
        <source>no die of the label “{label}” is rolled</source>
        <translation>aucun dé nommé « {label} » n’est lancé</translation>
    </message>
    <message>
        <source>nobody knows what to answer to: {asked}</source>
        <translation>personne ne sait que répondre à : {asked}</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <extracomment>Languages the program speaks, by code, each named in itself. Context and source of a template to its forms: one, or singular and plural. Forms of a name by language (``Game.names``).</extracomment>
        <translation>{first}, {rest}</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Look at this step</source>
        <translation>Regarder cette étape</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Annuler jusqu’ici</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>encore à venir</translation>
    </message>
    <message>
        <source>{line} Dice: {dice}. Rule {clause}.</source>
        <translation>{line} Dés : {dice}. Règle {clause}.</translation>
    </message>
    <message>
        <source>{line} Rule {clause}.</source>
        <translation>{line} Règle {clause}.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>By the rules nobody goes back from here unless the other side agrees.</source>
        <translation>La règle ne permet de revenir en arrière ici qu’avec l’accord de l’autre camp.</translation>
    </message>
    <message>
        <source>By the rules of this match nobody goes back from here.</source>
        <translation>La règle de cette partie ne permet pas de revenir en arrière ici.</translation>
    </message>
    <message>
        <source>A secret has been shown; it cannot be unseen.</source>
        <translation>Un secret a été révélé ; on ne peut plus l’ignorer.</translation>
    </message>
    <message>
        <source>Dice have been rolled; their result stands.</source>
        <translation>Des dés ont été lancés ; leur résultat reste acquis.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>The match has no such step.</source>
        <translation>La partie n’a pas cette étape.</translation>
    </message>
    <message>
        <source>The other side has taken over.</source>
        <translation>L’autre camp a pris la main.</translation>
    </message>
    <message>
        <source>This is the beginning of the match.</source>
        <translation>C’est le début de la partie.</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;Bookmark this step</source>
        <translation>Mettre un &amp;signet à cette étape</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>&amp;Control</source>
        <translation>C&amp;ontrôle</translation>
    </message>
    <message>
        <source>&amp;Detach or attach the panel in use</source>
        <translation>&amp;Détacher ou rattacher le panneau utilisé</translation>
    </message>
    <message>
        <source>&amp;Deuteranopia: no green</source>
        <translation>&amp;Deutéranopie : sans vert</translation>
    </message>
    <message>
        <source>&amp;Keep the trial as a match</source>
        <translation>&amp;Garder l’essai comme partie</translation>
    </message>
    <message>
        <source>&amp;Next part of the table</source>
        <translation>Partie &amp;suivante de la table</translation>
    </message>
    <message>
        <source>&amp;Protanopia: no red</source>
        <translation>&amp;Protanopie : sans rouge</translation>
    </message>
    <message>
        <source>&amp;Search for an action…</source>
        <translation>&amp;Chercher une action…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>&amp;Standard arrangement</source>
        <translation>Disposition &amp;standard</translation>
    </message>
    <message>
        <source>&amp;Tell what happened since your last turn</source>
        <translation>Raconter ce qui s’est passé &amp;depuis votre tour</translation>
    </message>
    <message>
        <source>&amp;Tritanopia: no blue</source>
        <translation>&amp;Tritanopie : sans bleu</translation>
    </message>
    <message>
        <source>&amp;Try from here</source>
        <translation>&amp;Essayer à partir d’ici</translation>
    </message>
    <message>
        <source>&amp;Ways and their costs</source>
        <translation>&amp;Chemins et leur coût</translation>
    </message>
    <message>
        <source>&amp;What can be taken back…</source>
        <translation>Ce qui peut être re&amp;pris…</translation>
    </message>
    <message>
        <source>&amp;What the keys do now</source>
        <translation>&amp;Ce que font les touches maintenant</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>&amp;Log as text…</source>
        <translation>&amp;Journal en texte…</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>&amp;Revenir au présent</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <translation>Revenir à la p&amp;artie</translation>
    </message>
    <message>
        <source>C&amp;osts of the chosen army</source>
        <translation>Co&amp;ûts pour l’armée choisie</translation>
    </message>
    <message>
        <source>Colour &amp;vision (simulated)</source>
        <translation>&amp;Vision des couleurs (simulée)</translation>
    </message>
    <message>
        <source>Log as a &amp;page…</source>
        <translation>Journal en &amp;page…</translation>
    </message>
    <message>
        <source>&amp;Dice as a table…</source>
        <translation>&amp;Dés en tableau…</translation>
    </message>
    <message>
        <source>&amp;Map as a picture…</source>
        <translation>&amp;Carte en image…</translation>
    </message>
    <message>
        <source>&amp;Window as a picture…</source>
        <translation>&amp;Fenêtre en image…</translation>
    </message>
    <message>
        <source>Look at &amp;history</source>
        <translation>Regarder le &amp;passé</translation>
    </message>
    <message>
        <source>&amp;None yet</source>
        <translation>&amp;Aucune pour l’instant</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir une partie &amp;récente</translation>
    </message>
    <message>
        <source>P&amp;revious part of the table</source>
        <translation>Partie pré&amp;cédente de la table</translation>
    </message>
    <message>
        <source>S&amp;how on the map</source>
        <translation>Mo&amp;ntrer sur la carte</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>What happened since your &amp;last turn</source>
        <translation>Ce qui s’est passé depuis &amp;votre tour</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>Computer&apos;s &amp;pace</source>
        <translation>&amp;Rythme de l’ordinateur</translation>
    </message>
    <message>
        <source>At &amp;once</source>
        <translation>&amp;Aussitôt</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lent</translation>
    </message>
    <message>
        <source>&amp;Very slow</source>
        <translation>&amp;Très lent</translation>
    </message>
    <message>
        <source>S&amp;kip the computer&apos;s moves</source>
        <translation>&amp;Passer les coups de l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Learn by playing</source>
        <translation>A&amp;pprendre en jouant</translation>
    </message>
    <message>
        <source>&amp;Learn: {lesson}</source>
        <translation>A&amp;pprendre : {lesson}</translation>
    </message>
    <message>
        <source>Begin the lesson a&amp;new</source>
        <translation>Re&amp;prendre la leçon du début</translation>
    </message>
    <message>
        <source>Lesson: ne&amp;xt task</source>
        <translation>Leçon : tâche &amp;suivante</translation>
    </message>
    <message>
        <source>Lesson: task &amp;before</source>
        <translation>Leçon : tâche p&amp;récédente</translation>
    </message>
    <message>
        <source>Lesson: &amp;show me</source>
        <translation>Leçon : me &amp;montrer</translation>
    </message>
    <message>
        <source>Lea&amp;ve the lesson</source>
        <translation>&amp;Quitter la leçon</translation>
    </message>
    <message>
        <source>&amp;Place the rest for me</source>
        <translation>&amp;Placer le reste pour moi</translation>
    </message>
</context>
<context>
    <name>minimap</name>
    <message>
        <source>Arrow keys move what the map shows, + and − zoom, Home shows all of it.</source>
        <translation>Les flèches déplacent la carte, + et − changent le zoom, Début la montre tout entière.</translation>
    </message>
    <message>
        <source>Overview of the map</source>
        <translation>Vue d’ensemble de la carte</translation>
    </message>
</context>
<context>
    <name>new</name>
    <message numerus="yes">
        <source>%n option(s) differ from what is shipped</source>
        <translation>
            <numerusform>%n option diffère de l’origine</numerusform>
            <numerusform>%n options diffèrent de l’origine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s) of unclear clauses</source>
        <translation>
            <numerusform>%n lecture d’une clause obscure</numerusform>
            <numerusform>%n lectures de clauses obscures</numerusform>
        </translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to 999,999,999.</source>
        <translation>Une graine est un nombre entier de 0 à 999&#x202f;999&#x202f;999.</translation>
    </message>
    <message>
        <source>All optional rules</source>
        <translation>Toutes les règles optionnelles</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>D’origine</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Tirer à nouveau</translation>
    </message>
    <message>
        <source>Esc: back</source>
        <translation>Échap : retour</translation>
    </message>
    <message>
        <source>Exceptions in the form 22&gt;23=2, separated by spaces</source>
        <translation>Exceptions sous la forme 22&gt;23=2, séparées par des espaces</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Keep as my preset</source>
        <translation>Garder ce choix</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>My preset</source>
        <translation>Mon choix</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Not yet played: this version ships no figures.</source>
        <translation>Pas encore joué : cette version n’apporte pas de chiffres.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Same seed and moves, same dice. Kept in the match.</source>
        <translation>Même graine et mêmes coups, mêmes dés. Conservée dans la partie.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>The match is saved after every step as {file}.</source>
        <translation>La partie est enregistrée après chaque étape sous le nom {file}.</translation>
    </message>
    <message>
        <source>The match is saved after every step.</source>
        <translation>La partie est enregistrée après chaque étape.</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>une personne</translation>
    </message>
    <message>
        <source>calculating</source>
        <translation>calculateur</translation>
    </message>
    <message>
        <source>everything as shipped</source>
        <translation>tout est d’origine</translation>
    </message>
    <message>
        <source>fixed once play starts</source>
        <translation>figées une fois la partie commencée</translation>
    </message>
    <message>
        <source>needs {clause}</source>
        <translation>exige {clause}</translation>
    </message>
    <message>
        <source>random moves</source>
        <extracomment>What levels of computer players are called for people; their ids stay.</extracomment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>livret</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>the computer ({level})</source>
        <translation>l’ordinateur ({level})</translation>
    </message>
    <message>
        <source>{player} plays the {seat}</source>
        <translation>{player} joue {seat}</translation>
    </message>
    <message numerus="yes">
        <source>{preset}, but for %n option(s)</source>
        <translation>
            <numerusform>{preset}, sauf %n option</numerusform>
            <numerusform>{preset}, sauf %n options</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, but for: {options}</source>
        <translation>{preset}, sauf : {options}</translation>
    </message>
    <message numerus="yes">
        <source>{readings}, %n not as shipped</source>
        <translation>
            <numerusform>{readings}, dont %n modifiée</numerusform>
            <numerusform>{readings}, dont %n modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>{readings}, all as shipped</source>
        <translation>{readings}, toutes d’origine</translation>
    </message>
    <message>
        <source>{scenario}: {seats}.</source>
        <translation>{scenario} : {seats}.</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>leçon</translation>
    </message>
    <message>
        <source>lesson done</source>
        <translation>leçon faite</translation>
    </message>
    <message>
        <source>Balance, computer players only ({levels})</source>
        <translation>Équilibre, ordinateurs seuls ({levels})</translation>
    </message>
    <message>
        <source>Won by: {shares}.</source>
        <translation>Gagnées par : {shares}.</translation>
    </message>
    <message>
        <source>the {seat} {share} ({low} to {high})</source>
        <translation>{seat} {share} ({low} à {high})</translation>
    </message>
    <message>
        <source>nobody {share}</source>
        <translation>personne {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with all options as shipped; in brackets the 95% interval.</source>
        <translation>
            <numerusform>%n partie, toutes les options comme livrées ; entre parenthèses l’intervalle à 95 %.</numerusform>
            <numerusform>%n parties, toutes les options comme livrées ; entre parenthèses l’intervalle à 95 %.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odds</name>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Point at an attack to see what the dice can do.</source>
        <translation>Désignez une attaque pour voir ce que peuvent les dés.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name} : {value}</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>Hand over to the {seat}</source>
        <translation>Laisser jouer {seat}</translation>
    </message>
    <message>
        <source>The computer has been stopped.</source>
        <translation>L’ordinateur a été arrêté.</translation>
    </message>
    <message>
        <source>The computer plays for the {seat}.</source>
        <translation>L’ordinateur joue pour {seat}.</translation>
    </message>
    <message>
        <source>The {seat} is next.</source>
        <translation>{seat} prend ensuite la main.</translation>
    </message>
    <message>
        <source>The {seat} is to decide.</source>
        <translation>{seat} a la main.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>The computer looks for places…</source>
        <translation>L’ordinateur cherche des places…</translation>
    </message>
    <message>
        <source>So the computer would place them. Keep it?</source>
        <translation>L’ordinateur les placerait ainsi. Garder ?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>prompt</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>Autres réponses</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Question and answers</source>
        <translation>Question et réponses</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Restore what was taken back ({key})</source>
        <translation>Rétablir ce qui a été annulé ({key})</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Règle {clause}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Take the last gesture back ({key})</source>
        <translation>Annuler le dernier geste ({key})</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What can be taken back</source>
        <translation>Ce qui peut être repris</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Let the computer make its moves without a pause, until it is your turn</source>
        <translation>Laisser l’ordinateur jouer sans pause, jusqu’à votre tour</translation>
    </message>
</context>
<context>
    <name>reader</name>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>To the section before (Alt+Left)</source>
        <translation>Vers la section précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>To the section you came back from (Alt+Right)</source>
        <translation>Vers la section d’où vous revenez (Alt+Droite)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>All pages and sections (Ctrl+Home)</source>
        <translation>Toutes les pages et sections (Ctrl+Début)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Words, or the number of a rule</source>
        <translation>Des mots, ou le numéro d’une règle</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) found</source>
        <translation>
            <numerusform>%n section trouvée</numerusform>
            <numerusform>%n sections trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found for “{query}”.</source>
        <translation>Rien trouvé pour « {query} ».</translation>
    </message>
    <message>
        <source>Try fewer letters: words are found by their beginning.</source>
        <translation>Essayez moins de lettres : les mots se trouvent par leur début.</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Fermer les règles</translation>
    </message>
    <message>
        <source>Leave the rules (Esc)</source>
        <translation>Quitter les règles (Échap)</translation>
    </message>
    <message>
        <source>used now</source>
        <translation>sert maintenant</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>{clause} {title}</source>
        <translation>{clause} {title}</translation>
    </message>
    <message>
        <source>{title}, in “{page}”</source>
        <translation>{title}, dans « {page} »</translation>
    </message>
    <message>
        <source>There are no pages on this game.</source>
        <translation>Il n’y a pas de pages sur ce jeu.</translation>
    </message>
    <message>
        <source>Read in the rules</source>
        <translation>Lire dans les règles</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
</context>
<context>
    <name>recently</name>
    <message>
        <source>An answer that the log does not tell</source>
        <translation>Une réponse que le journal ne raconte pas</translation>
    </message>
    <message>
        <source>Here it stops: {reason}</source>
        <translation>Ici s’arrête la reprise : {reason}</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Rien ne s’est passé depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>{sentence}</source>
        <translation>{sentence}</translation>
    </message>
    <message>
        <source>{sentence}, and what followed</source>
        <translation>{sentence}, et la suite</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message numerus="yes">
        <source>%n of the program</source>
        <translation>
            <numerusform>%n du programme</numerusform>
            <numerusform>%n du programme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of yours</source>
        <translation>
            <numerusform>%n à vous</numerusform>
            <numerusform>%n à vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Tous les tours</translation>
    </message>
    <message>
        <source>B sets a bookmark at the step looked at.</source>
        <translation>B met un signet à l’étape regardée.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>En arrière</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>By {stride}</source>
        <translation>Par {stride}</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Passé</translation>
    </message>
    <message>
        <source>History, turn {turn}, {phase}</source>
        <translation>Passé, tour {turn}, {phase}</translation>
    </message>
    <message>
        <source>History: step {step} of {last}</source>
        <translation>Passé : étape {step} sur {last}</translation>
    </message>
    <message>
        <source>Left, Right: step. Page Up, Page Down: phase, with Ctrl: turn. Home, End. Space: play. B: bookmark. Esc: back to now.</source>
        <translation>Gauche, droite : étape. Page préc., page suiv. : phase, avec Ctrl : tour. Début, Fin. Espace : lecture. B : signet. Échap : présent.</translation>
    </message>
    <message>
        <source>Note of this bookmark</source>
        <translation>Note de ce signet</translation>
    </message>
    <message>
        <source>Nothing that the log tells.</source>
        <translation>Rien que le journal ne raconte.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>En avant</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Rejouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Remove this bookmark</source>
        <translation>Retirer ce signet</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Règle {clause}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed and stride</source>
        <translation>Vitesse et longueur</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation>Vitesse {speed}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Avancer par</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Étape {step}</translation>
    </message>
    <message>
        <source>Step {step} of {last}</source>
        <translation>Étape {step} sur {last}</translation>
    </message>
    <message>
        <source>Step {step}, {seat}</source>
        <translation>Étape {step}, {seat}</translation>
    </message>
    <message>
        <source>Step {step}: {line}</source>
        <translation>Étape {step} : {line}</translation>
    </message>
    <message>
        <source>The match stands at turn {turn}, {phase}.</source>
        <translation>La partie en est au tour {turn}, {phase}.</translation>
    </message>
    <message>
        <source>The opening</source>
        <translation>L’ouverture</translation>
    </message>
    <message>
        <source>The turn looked at</source>
        <translation>Le tour regardé</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Turn {turn}, {months}</source>
        <translation>Tour {turn}, {months}</translation>
    </message>
    <message>
        <source>You look at step {step} of {last}. Nothing here can be changed.</source>
        <translation>Vous regardez l’étape {step} sur {last}. Rien ne peut y être changé.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>{mine}, {programs}</source>
        <translation>{mine}, {programs}</translation>
    </message>
    <message>
        <source>{name}, step {step}</source>
        <translation>{name}, étape {step}</translation>
    </message>
    <message>
        <source>{steps}, {turns}</source>
        <translation>{steps}, {turns}</translation>
    </message>
    <message>
        <source>{seat}: a decision that only this side knows.</source>
        <translation>{seat} : une décision que ce côté est seul à connaître.</translation>
    </message>
    <message>
        <source>{seat}: {answer}</source>
        <translation>{seat} : {answer}</translation>
    </message>
    <message>
        <source>History, {turn}, {phase}</source>
        <translation>Passé, {turn}, {phase}</translation>
    </message>
    <message>
        <source>The match stands at: {turn}, {phase}.</source>
        <translation>La partie en est à : {turn}, {phase}.</translation>
    </message>
</context>
<context>
    <name>sayings</name>
    <message>
        <source>none of them</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{item}: {amount}</source>
        <translation>{item} : {amount}</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>The computer is thinking.</source>
        <translation>L’ordinateur réfléchit.</translation>
    </message>
    <message>
        <source>The computer player stopped: {reason}.</source>
        <translation>Le joueur automatique s’est arrêté : {reason}.</translation>
    </message>
    <message>
        <source>The seats are changing.</source>
        <translation>Les joueurs changent de place.</translation>
    </message>
    <message>
        <source>This step could not be kept and has not been made: {reason}.</source>
        <translation>Cette étape n’a pas pu être enregistrée et n’a pas été jouée : {reason}.</translation>
    </message>
    <message>
        <source>You look at history; go back to now first.</source>
        <translation>Vous regardez le passé ; revenez d’abord au présent.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings could not be kept: {reason}.</source>
        <translation>Les réglages n’ont pas pu être enregistrés : {reason}.</translation>
    </message>
    <message>
        <source>The settings could not be read and have been reset; the old file is kept as {file}.</source>
        <translation>Les réglages, illisibles, repartent à neuf ; l’ancien fichier est conservé sous le nom {file}.</translation>
    </message>
</context>
<context>
    <name>since</name>
    <message numerus="yes">
        <source>%n line(s) before these stand in the log.</source>
        <translation>
            <numerusform>%n ligne avant celles-ci se trouve dans le journal.</numerusform>
            <numerusform>%n lignes avant celles-ci se trouvent dans le journal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Me montrer</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>Answers: {answers}</source>
        <translation>Réponses : {answers}</translation>
    </message>
    <message>
        <source>allotted: {count}</source>
        <translation>part attribuée : {count}</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>can be chosen as a target</source>
        <translation>au choix comme cible</translation>
    </message>
    <message>
        <source>can be chosen here: {pieces}</source>
        <translation>au choix ici : {pieces}</translation>
    </message>
    <message>
        <source>can be chosen, as the last step</source>
        <translation>au choix, comme dernier pas</translation>
    </message>
    <message>
        <source>cannot be chosen now</source>
        <translation>choix impossible pour le moment</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>dans la sélection</translation>
    </message>
    <message>
        <source>chosen here: {pieces}</source>
        <translation>sélection ici : {pieces}</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <source>%n file(s) could not be imported.</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être importé.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the library could not be read.</source>
        <translation>
            <numerusform>%n fichier de la bibliothèque n’a pas pu être lu.</numerusform>
            <numerusform>%n fichiers de la bibliothèque n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>A match from elsewhere</source>
        <translation>Une partie venue d’ailleurs</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Anahuac stopped during “{name}”. Nothing is lost: the match is whole up to step {step}.</source>
        <translation>Anahuac s’est arrêté pendant « {name} ». Rien n’est perdu : la partie est entière jusqu’à l’étape {step}.</translation>
    </message>
    <message>
        <source>Armies and commanders on zones, battles on a second board.</source>
        <translation>Armées et commandants sur des zones, batailles sur un second plateau.</translation>
    </message>
    <message>
        <source>Begin the first</source>
        <translation>Commencer la première</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Bin ({count})…</source>
        <translation>Corbeille ({count})…</translation>
    </message>
    <message>
        <source>Bin…</source>
        <translation>Corbeille…</translation>
    </message>
    <message>
        <source>Board games on the conquest of Mexico</source>
        <translation>Jeux de plateau sur la conquête du Mexique</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Par résultat</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>Par tour</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good?</source>
        <translation>
            <numerusform>Supprimer définitivement %n partie ?</numerusform>
            <numerusform>Supprimer définitivement %n parties ?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Each match is kept here by itself, after every step.</source>
        <translation>Chaque partie est conservée ici d’elle-même, après chaque étape.</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>Enter opens, F2 renames, Delete moves to the bin</source>
        <translation>Entrée ouvre, F2 renomme, Suppr met à la corbeille</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Import: {number} of {count}…</source>
        <translation>Importation : {number} sur {count}…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Last match, {when}</source>
        <translation>Dernière partie, {when}</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Dernière jouée</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Matches stay here until the bin is emptied.</source>
        <translation>Les parties restent ici jusqu’à ce que la corbeille soit vidée.</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Move “{name}” to the bin?</source>
        <translation>Mettre « {name} » à la corbeille ?</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>À mon tour</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>No match fits the search and the filter.</source>
        <translation>Aucune partie ne répond à la recherche et au filtre.</translation>
    </message>
    <message>
        <source>No match has been begun yet.</source>
        <translation>Aucune partie n’est encore commencée.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review the match</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Saved at step {step}.</source>
        <translation>Enregistrée à l’étape {step}.</translation>
    </message>
    <message>
        <source>Scenario, options, seats</source>
        <translation>Scénario, options, joueurs</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Search a name, an opponent, a game</source>
        <translation>Chercher un nom, un adversaire, un jeu</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Montrer toutes les parties</translation>
    </message>
    <message>
        <source>Show in the list</source>
        <translation>Montrer dans la liste</translation>
    </message>
    <message>
        <source>Show the reports</source>
        <translation>Montrer les rapports</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Montrer pourquoi</translation>
    </message>
    <message>
        <source>Stands at</source>
        <translation>Où elle en est</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>The program stopped last time without being closed. Every match is kept up to its last step.</source>
        <translation>La dernière fois, le programme s’est arrêté sans être fermé. Chaque partie est conservée jusqu’à sa dernière étape.</translation>
    </message>
    <message>
        <source>The whole campaign, two players at one screen, or one against the computer.</source>
        <translation>La campagne entière, à deux devant un écran ou seul contre l’ordinateur.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>against the computer</source>
        <translation>contre l’ordinateur</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>ordinateur, {level}</translation>
    </message>
    <message>
        <source>computers alone</source>
        <translation>l’ordinateur seul</translation>
    </message>
    <message>
        <source>human</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>à peine commencée</translation>
    </message>
    <message>
        <source>not: {option}</source>
        <translation>non : {option}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>on an unknown date</source>
        <translation>à une date inconnue</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>{matches}, {others}</source>
        <translation>{matches}, {others}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that cannot be read</source>
        <translation>
            <numerusform>%n fichier illisible</numerusform>
            <numerusform>%n fichiers illisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>hier à {time}</translation>
    </message>
    <message>
        <source>{begun}, last played {played}</source>
        <translation>{begun}, dernière fois {played}</translation>
    </message>
    <message>
        <source>{day} at {time}</source>
        <translation>le {day} à {time}</translation>
    </message>
    <message>
        <source>{file} could not be read: {reason}</source>
        <translation>{file} n’a pas pu être lu : {reason}</translation>
    </message>
    <message>
        <source>{file}, {size}</source>
        <translation>{file}, {size}</translation>
    </message>
    <message>
        <source>{file}: only files of this computer can be imported</source>
        <translation>{file} : seuls des fichiers de cet ordinateur peuvent être importés</translation>
    </message>
    <message>
        <source>{file}: this file lies in the library already</source>
        <translation>{file} : ce fichier est déjà dans la bibliothèque</translation>
    </message>
    <message>
        <source>{imported} {refused}</source>
        <translation>{imported} {refused}</translation>
    </message>
    <message>
        <source>{label}. {steps}</source>
        <translation>{label}. {steps}</translation>
    </message>
    <message>
        <source>{name}, copy</source>
        <translation>{name}, copie</translation>
    </message>
    <message>
        <source>{notice}</source>
        <translation>{notice}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option} : {value}</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>{players} and the computer</source>
        <translation>{players} et l’ordinateur</translation>
    </message>
    <message>
        <source>{player}, to play now</source>
        <translation>{player} (à son tour)</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>{score}. Saved at step {step}.</source>
        <translation>{score}. Enregistrée à l’étape {step}.</translation>
    </message>
    <message>
        <source>{seat}: {player}</source>
        <translation>{seat} : {player}</translation>
    </message>
    <message>
        <source>{standing}. {who}.</source>
        <translation>{standing}. {who}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Hexes and causeways, the lake by area, a victory at a price.</source>
        <translation>Des hexagones et des chaussées, un lac en zones, une victoire qui se paie.</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>entry {entry} of step {step}</source>
        <translation>l’entrée {entry} de l’étape {step}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>l’étape {step}</translation>
    </message>
    <message>
        <source>the content is not of the kind that belongs here ({kind})</source>
        <translation>le contenu n’est pas de la sorte attendue ici ({kind})</translation>
    </message>
    <message>
        <source>the heading</source>
        <translation>l’en-tête</translation>
    </message>
    <message>
        <source>the position kept after entry {entry}</source>
        <translation>la position conservée après l’entrée {entry}</translation>
    </message>
    <message>
        <source>the table {table}</source>
        <translation>la table {table}</translation>
    </message>
    <message>
        <source>{file}: a match keeps no more than {most} notes</source>
        <translation>{file} : une partie ne garde pas plus de {most} notes</translation>
    </message>
    <message>
        <source>{file}: a match of more than {most} entries cannot be kept</source>
        <translation>{file} : une partie de plus de {most} entrées ne peut pas être conservée</translation>
    </message>
    <message>
        <source>{file}: nothing has been played in this match yet</source>
        <translation>{file} : rien n’a encore été joué dans cette partie</translation>
    </message>
    <message>
        <source>{file}: nothing may be written in the folder {folder}</source>
        <translation>{file} : il est interdit d’écrire dans le dossier {folder}</translation>
    </message>
    <message>
        <source>{file}: played by version {theirs} of the rules, with Anahuac {program}; this is Anahuac {ours} with version {own} of the rules, please install the newer version</source>
        <translation>{file} : joué avec la version {theirs} des règles, par Anahuac {program} ; voici Anahuac {ours} avec la version {own} des règles, veuillez installer la version plus récente</translation>
    </message>
    <message>
        <source>{file}: reading the file takes too long; it is damaged or not made by Anahuac</source>
        <translation>{file} : la lecture du fichier prend trop de temps ; il est endommagé ou ne vient pas d’Anahuac</translation>
    </message>
    <message>
        <source>{file}: step {step} does not follow from what came before</source>
        <translation>{file} : l’étape {step} ne découle pas de ce qui précède</translation>
    </message>
    <message>
        <source>{file}: the disk is full</source>
        <translation>{file} : le disque est plein</translation>
    </message>
    <message>
        <source>{file}: the disk reports an error ({detail})</source>
        <translation>{file} : le disque signale une erreur ({detail})</translation>
    </message>
    <message>
        <source>{file}: the end of the file is missing; it was copied or sent incompletely</source>
        <translation>{file} : la fin du fichier manque ; il a été copié ou envoyé incomplet</translation>
    </message>
    <message>
        <source>{file}: the file cannot be brought up to date: {detail}</source>
        <translation>{file} : le fichier ne peut pas être mis à jour : {detail}</translation>
    </message>
    <message>
        <source>{file}: the file has been changed by another program since it was opened</source>
        <translation>{file} : le fichier a été modifié par un autre programme depuis son ouverture</translation>
    </message>
    <message>
        <source>{file}: the file has been moved or deleted since it was opened</source>
        <translation>{file} : le fichier a été déplacé ou supprimé depuis son ouverture</translation>
    </message>
    <message>
        <source>{file}: the file holds something that no match of Anahuac has: {what}</source>
        <translation>{file} : le fichier contient ce qu’aucune partie d’Anahuac ne contient : {what}</translation>
    </message>
    <message>
        <source>{file}: the file is damaged</source>
        <translation>{file} : le fichier est endommagé</translation>
    </message>
    <message>
        <source>{file}: the file is damaged at {place}</source>
        <translation>{file} : le fichier est endommagé, à cet endroit : {place}</translation>
    </message>
    <message>
        <source>{file}: the file is damaged or was changed by another program: its heading tells version {header} of the tables, they themselves “{table}”</source>
        <translation>{file} : le fichier est endommagé ou a été modifié par un autre programme : son en-tête annonce la version {header} des tables, elles-mêmes « {table} »</translation>
    </message>
    <message>
        <source>{file}: the file is empty</source>
        <translation>{file} : le fichier est vide</translation>
    </message>
    <message>
        <source>{file}: the file is read-only</source>
        <translation>{file} : le fichier est en lecture seule</translation>
    </message>
    <message>
        <source>{file}: the file is too big for a match, more than {most} megabytes</source>
        <translation>{file} : le fichier est trop gros pour une partie, plus de {most} mégaoctets</translation>
    </message>
    <message>
        <source>{file}: the file may not be read</source>
        <translation>{file} : la lecture du fichier est interdite</translation>
    </message>
    <message>
        <source>{file}: the match cannot be set up again: {reason}</source>
        <translation>{file} : la partie ne peut pas être remise en place : {reason}</translation>
    </message>
    <message>
        <source>{file}: the match has been closed</source>
        <translation>{file} : la partie a été fermée</translation>
    </message>
    <message>
        <source>{file}: the match is open for reading only</source>
        <translation>{file} : la partie n’est ouverte qu’en lecture</translation>
    </message>
    <message>
        <source>{file}: the match is open in another window or program</source>
        <translation>{file} : la partie est ouverte dans une autre fenêtre ou un autre programme</translation>
    </message>
    <message>
        <source>{file}: there is already a file of that name</source>
        <translation>{file} : ce fichier existe déjà</translation>
    </message>
    <message>
        <source>{file}: there is no folder {folder}</source>
        <translation>{file} : le dossier {folder} n’existe pas</translation>
    </message>
    <message>
        <source>{file}: there is no such file</source>
        <translation>{file} : ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>{file}: this file is not in the library</source>
        <translation>{file} : ce fichier n’est pas dans la bibliothèque</translation>
    </message>
    <message>
        <source>{file}: this is not a file</source>
        <translation>{file} : ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>{file}: this is not a match of Anahuac</source>
        <translation>{file} : ce n’est pas une partie d’Anahuac</translation>
    </message>
    <message>
        <source>{file}: this program does not know the game {game}</source>
        <translation>{file} : ce programme ne connaît pas le jeu {game}</translation>
    </message>
    <message>
        <source>{file}: writing was interrupted and has to be tidied up first; copy the file and its journal to a folder that can be written</source>
        <translation>{file} : l’écriture a été interrompue et doit d’abord être remise en ordre ; copiez le fichier et son journal dans un dossier où l’on peut écrire</translation>
    </message>
    <message>
        <source>{file}: written by Anahuac {theirs} in format {their_format}; this is Anahuac {ours} with format {our_format}, please install the newer version</source>
        <translation>{file} : écrit par Anahuac {theirs} au format {their_format} ; voici Anahuac {ours} au format {our_format}, veuillez installer la version plus récente</translation>
    </message>
    <message>
        <source>{file}: written by a newer Anahuac in format {their_format}; this is Anahuac {ours} with format {our_format}, please install the newer version</source>
        <translation>{file} : écrit par un Anahuac plus récent au format {their_format} ; voici Anahuac {ours} au format {our_format}, veuillez installer la version plus récente</translation>
    </message>
    <message>
        <source>{file}: {place} cannot be understood: {detail}</source>
        <translation>{file} : contenu incompréhensible ({place}) : {detail}</translation>
    </message>
    <message>
        <source>{game}, {date}</source>
        <translation>{game}, {date}</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place} : {reason}</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>une partie du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>un autre programme s’en sert</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>opération interdite</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>something of that name is already there</source>
        <translation>ce nom est déjà pris</translation>
    </message>
    <message>
        <source>the disk does not answer properly</source>
        <translation>le disque ne répond pas correctement</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>le quota de disque est épuisé</translation>
    </message>
    <message>
        <source>the file is too large for the disk</source>
        <translation>le fichier est trop gros pour le disque</translation>
    </message>
    <message>
        <source>the links lead round in a circle</source>
        <translation>les liens tournent en rond</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the system refuses ({what})</source>
        <translation>le système refuse ({what})</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Map or panels (Ctrl+Tab)</source>
        <translation>Carte ou panneaux (Ctrl+Tab)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
</context>
<context>
    <name>tracks</name>
    <message>
        <source>Earlier turns</source>
        <translation>Tours précédents</translation>
    </message>
    <message>
        <source>Later turns</source>
        <translation>Tours suivants</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
</context>
<context>
    <name>tray</name>
    <message>
        <source>Counters to be placed</source>
        <translation>Pions à placer</translation>
    </message>
    <message>
        <source>To be placed</source>
        <translation>À placer</translation>
    </message>
    <message>
        <source>All counters stand on the map. Click one there to put it elsewhere.</source>
        <translation>Tous les pions sont sur la carte. Cliquez-en un pour le mettre ailleurs.</translation>
    </message>
    <message>
        <source>waits until the others are placed</source>
        <translation>attend que les autres soient placés</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <source>A trial from step {step}</source>
        <translation>Un essai à partir de l’étape {step}</translation>
    </message>
    <message>
        <source>A trial from step {step}. The match is not touched.</source>
        <translation>Un essai à partir de l’étape {step}. La partie n’est pas touchée.</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Keep as a match</source>
        <translation>Garder comme partie</translation>
    </message>
    <message>
        <source>Kept in the library as {name}.</source>
        <translation>Gardé dans la bibliothèque sous le nom {name}.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave this trial? What has been played in it will be lost.</source>
        <translation>Quitter cet essai ? Ce qui y a été joué sera perdu.</translation>
    </message>
    <message>
        <source>Only whoever plays a seat can try things out.</source>
        <translation>Seul qui joue un camp peut faire un essai.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>The dice are others; what the other side hides is made up.</source>
        <translation>Les dés sont autres ; ce que l’autre camp cache est supposé.</translation>
    </message>
    <message>
        <source>The match was over here.</source>
        <translation>La partie était finie à ce moment.</translation>
    </message>
    <message>
        <source>This is a trial already.</source>
        <translation>C’est déjà un essai.</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Trial, step {step}</source>
        <translation>Essai, étape {step}</translation>
    </message>
    <message>
        <source>{name} – trial</source>
        <translation>{name} – essai</translation>
    </message>
</context>
<context>
    <name>verify</name>
    <message>
        <source>chance is called upon differently: {detail}</source>
        <translation>le hasard est sollicité autrement : {detail}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>the events differ: event {at}, recorded {recorded}, now {now}</source>
        <translation>les événements diffèrent : événement {at}, enregistré {recorded}, désormais {now}</translation>
    </message>
    <message>
        <source>the match cannot be set up again: {reason}</source>
        <translation>la partie ne peut pas être remise en place : {reason}</translation>
    </message>
    <message>
        <source>the match starts from another position</source>
        <translation>la partie commence dans une autre position</translation>
    </message>
    <message>
        <source>the position differs: recorded {recorded}, now {now}</source>
        <translation>la position diffère : enregistrée {recorded}, désormais {now}</translation>
    </message>
    <message>
        <source>the position kept in the file differs from the one played</source>
        <translation>la position conservée dans le fichier diffère de celle qui est jouée</translation>
    </message>
    <message>
        <source>the rules fail: {kind}</source>
        <translation>les règles échouent : {kind}</translation>
    </message>
    <message>
        <source>the rules refuse this now, by clause {clause}: {reason}</source>
        <translation>les règles le refusent désormais, selon la clause {clause} : {reason}</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>&amp;Ask for a take-back…</source>
        <translation>&amp;Demander à reprendre…</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>The {asked} refuses: the computer gives no step back.</source>
        <translation>Refus : {asked} est joué par l’ordinateur, qui ne rend aucun coup.</translation>
    </message>
    <message>
        <source>The {asker} would like to take the last step back. Does the {asked} agree?</source>
        <translation>Reprendre le dernier coup ? Si {asker} le demande, {asked} peut l’accorder.</translation>
    </message>
    <message>
        <source>&amp;About Anahuac</source>
        <translation>À &amp;propos d’Anahuac</translation>
    </message>
    <message>
        <source>&amp;Answer by itself where there is no choice</source>
        <translation>&amp;Répondre d’office là où il n’y a pas le choix</translation>
    </message>
    <message>
        <source>&amp;Close match</source>
        <translation>&amp;Fermer la partie</translation>
    </message>
    <message>
        <source>&amp;Concede…</source>
        <translation>A&amp;bandonner…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein &amp;écran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Let the computer go on</source>
        <translation>&amp;Laisser l’ordinateur continuer</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>A&amp;nimations</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>&amp;Stop the computer</source>
        <translation>&amp;Arrêter l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Wait before handing over</source>
        <translation>Attendre a&amp;vant de passer la main</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>Toute la &amp;carte</translation>
    </message>
    <message>
        <source>Anahuac</source>
        <translation>Anahuac</translation>
    </message>
    <message>
        <source>Anahuac {version}. Board games on the conquest of Mexico, with the rules enforced. MIT licence.</source>
        <translation>Anahuac {version}. Jeux de plateau sur la conquête du Mexique, dont le programme applique les règles. Licence MIT.</translation>
    </message>
    <message>
        <source>As&amp;k before a phase ends with something left to do</source>
        <translation>&amp;Demander avant de finir une phase où il reste à faire</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Concede the match? The other side wins at once.</source>
        <translation>Abandonner la partie ? L’autre camp gagne aussitôt.</translation>
    </message>
    <message>
        <source>Confirm the ans&amp;wer</source>
        <translation>&amp;Confirmer la réponse</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Heavier &amp;patterns</source>
        <translation>&amp;Motifs renforcés</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Matches (*.anahuac)</source>
        <translation>Parties (*.anahuac)</translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation>Texte normal</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Règle {clause}</translation>
    </message>
    <message>
        <source>Rulebook, section {page}</source>
        <translation>Livret de règles, section {page}</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>Show the &amp;reports folder</source>
        <translation>Montrer le dossier des &amp;rapports</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>T&amp;aille du texte</translation>
    </message>
    <message>
        <source>The copy could not be made: {reason}</source>
        <translation>La copie n’a pas pu être faite : {reason}</translation>
    </message>
    <message>
        <source>The copy has been saved as {file}.</source>
        <translation>La copie est enregistrée sous le nom {file}.</translation>
    </message>
    <message>
        <source>The file of this match was gone. The match has been saved as {file} and goes on there.</source>
        <translation>Le fichier de cette partie avait disparu. La partie est enregistrée sous le nom {file} et s’y poursuit.</translation>
    </message>
    <message>
        <source>The match could not be opened: {reason}</source>
        <translation>La partie n’a pas pu être ouverte : {reason}</translation>
    </message>
    <message>
        <source>The match could not begin: {reason}</source>
        <translation>La partie n’a pas pu commencer : {reason}</translation>
    </message>
    <message>
        <source>There is no short title for this clause.</source>
        <translation>Cette clause n’a pas de titre court.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom arriè&amp;re</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>version {version}</translation>
    </message>
    <message>
        <source>{match} – Anahuac</source>
        <translation>{match} – Anahuac</translation>
    </message>
</context>
<context>
    <name>siege</name>
    <message numerus="yes">
        <source>%n step(s) of {piece}</source>
        <translation>
            <numerusform>%n pas {piece}</numerusform>
            <numerusform>%n pas {piece}</numerusform>
        </translation>
    </message>
    <message>
        <source>A camp is still overstacked from the set-up.</source>
        <translation>Un camp est encore en surempilement depuis la mise en place.</translation>
    </message>
    <message>
        <source>A gunboat never leaves the lake: {piece}.</source>
        <translation>Un brigantin ne quitte jamais le lac : {piece}.</translation>
    </message>
    <message>
        <source>A raid has left in this phase.</source>
        <translation>Un raid est déjà parti dans cette phase.</translation>
    </message>
    <message>
        <source>A raid is one regular at full strength.</source>
        <translation>Un raid se fait avec un seul guerrier à pleine force.</translation>
    </message>
    <message>
        <source>Advance from {origin} to {to}: {pieces}</source>
        <translation>Avance, {origin} → {to} : {pieces}</translation>
    </message>
    <message>
        <source>All units there have used the lake already.</source>
        <translation>Toutes les unités de cet endroit ont déjà fait leur mouvement lacustre.</translation>
    </message>
    <message>
        <source>Allies of different peoples never end stacked with each other.</source>
        <translation>Des alliés de peuples différents ne finissent jamais empilés ensemble.</translation>
    </message>
    <message>
        <source>An Aztec stack is up to three Knights, or one Knight and one regular.</source>
        <translation>Une pile aztèque compte jusqu’à trois chevaliers, ou un chevalier et un guerrier.</translation>
    </message>
    <message>
        <source>Another couplet, or R&amp;R?</source>
        <translation>Une autre paire de tours, ou R&amp;R ?</translation>
    </message>
    <message>
        <source>At least one unit has to attack.</source>
        <translation>Une unité au moins doit attaquer.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n Spanish infantry and cavalry unit(s) stand in a hex.</source>
        <translation>
            <numerusform>Au plus %n unité espagnole d’infanterie ou de cavalerie par hexagone.</numerusform>
            <numerusform>Au plus %n unités espagnoles d’infanterie et de cavalerie par hexagone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s), those in excess of the defender’s, may be kept out.</source>
        <translation>
            <numerusform>%n unité au plus, en surnombre du défenseur, peut rester à l’écart.</numerusform>
            <numerusform>%n unités au plus, en surnombre du défenseur, peuvent rester à l’écart.</numerusform>
        </translation>
    </message>
    <message>
        <source>At most one elite Ally stands in a hex.</source>
        <translation>Un seul allié d’élite au plus par hexagone.</translation>
    </message>
    <message>
        <source>Attack on {place}, led by {leader}: {attack} CF against {defence}, {odds}, column {column}, dice {first} and {second}: {attacker_loss} / {defender_loss}</source>
        <translation>Attaque contre {place}, menée par {leader} : {attack}&#xa0;FC contre {defence}, {odds}, colonne {column}, dés {first} et {second} : {attacker_loss} / {defender_loss}</translation>
    </message>
    <message>
        <source>Attack on {place}: does {leader} lead it?</source>
        <translation>Attaque, {place} : {leader} la mène-t-il ?</translation>
    </message>
    <message>
        <source>Attack on {place}: {attack} CF against {defence}, {odds}, column {column}, dice {first} and {second}: {attacker_loss} / {defender_loss}</source>
        <translation>Attaque contre {place} : {attack}&#xa0;FC contre {defence}, {odds}, colonne {column}, dés {first} et {second} : {attacker_loss} / {defender_loss}</translation>
    </message>
    <message>
        <source>Attack on {target}: choose who joins in. Already in it: {pieces}</source>
        <translation>Attaque contre {target} : choisissez qui s’y joint. En sont déjà : {pieces}</translation>
    </message>
    <message>
        <source>Aztec regulars never stack with each other.</source>
        <translation>Deux guerriers aztèques ne s’empilent jamais.</translation>
    </message>
    <message>
        <source>Aztecs in Chapultepec {value}</source>
        <translation>Aztèques à Chapultepec {value}</translation>
    </message>
    <message>
        <source>Aztecs never enter the areas of the eastern edge.</source>
        <translation>Les Aztèques n’entrent jamais dans les zones du bord est.</translation>
    </message>
    <message>
        <source>Back from home: {units}</source>
        <translation>De retour de chez eux : {units}</translation>
    </message>
    <message>
        <source>Back from the dead pile in {place}: {pieces}</source>
        <translation>Retour des éliminés, {place} : {pieces}</translation>
    </message>
    <message>
        <source>Battle in {place}, led by {leader}: {attack} CF against {defence}, {odds}, column {column}, dice {first} and {second}: {attacker_loss} / {defender_loss}</source>
        <translation>Combat, {place}, mené par {leader} : {attack}&#xa0;FC contre {defence}, {odds}, colonne {column}, dés {first} et {second} : {attacker_loss} / {defender_loss}</translation>
    </message>
    <message numerus="yes">
        <source>Battle in {place}: keep up to %n unit(s) out of it, for the bombardment of the shore.</source>
        <translation>
            <numerusform>Combat, {place} : gardez jusqu’à %n unité à l’écart, pour bombarder la rive.</numerusform>
            <numerusform>Combat, {place} : gardez jusqu’à %n unités à l’écart, pour bombarder la rive.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle in {place}: {attack} CF against {defence}, {odds}, column {column}, dice {first} and {second}: {attacker_loss} / {defender_loss}</source>
        <translation>Combat, {place} : {attack}&#xa0;FC contre {defence}, {odds}, colonne {column}, dés {first} et {second} : {attacker_loss} / {defender_loss}</translation>
    </message>
    <message>
        <source>Before anything moves: who carries what?</source>
        <translation>Avant tout mouvement : qui porte quoi ?</translation>
    </message>
    <message>
        <source>Bombardment: choose a unit afloat and the hex it fires at, or end it.</source>
        <translation>Bombardement : choisissez une unité à flot et l’hexagone qu’elle vise, ou terminez.</translation>
    </message>
    <message>
        <source>By water from {origin} to {to}: {pieces}</source>
        <translation>Par l’eau, {origin} → {to} : {pieces}</translation>
    </message>
    <message>
        <source>Cannon move only with the infantry that carries them.</source>
        <translation>Les canons ne bougent qu’avec l’infanterie qui les porte.</translation>
    </message>
    <message>
        <source>Cannot be placed there: {piece}.</source>
        <translation>Impossible de placer ici : {piece}.</translation>
    </message>
    <message>
        <source>Captured or killed: {pieces}</source>
        <translation>Chef capturé ou tué : {pieces}</translation>
    </message>
    <message>
        <source>Cavalry enters a chinampa city only along a causeway.</source>
        <translation>La cavalerie n’entre dans une ville sur chinampas que par une chaussée.</translation>
    </message>
    <message>
        <source>Charge on {place}, {needed} or more succeeds: {dice}</source>
        <translation>Charge contre {place}, réussie à partir de {needed} : {dice}</translation>
    </message>
    <message>
        <source>Choose the cavalry that charges {target} before the battle, or none.</source>
        <translation>Choisissez la cavalerie qui charge {target} avant le combat, ou aucune.</translation>
    </message>
    <message>
        <source>Choose the hex to attack, or end your ground combat.</source>
        <translation>Choisissez l’hexagone à attaquer, ou terminez vos combats terrestres.</translation>
    </message>
    <message>
        <source>Choose the lake area where the next battle is fought.</source>
        <translation>Choisissez la zone lacustre du prochain combat.</translation>
    </message>
    <message>
        <source>Choose the unit that attacks {target} along the causeway from {origin}.</source>
        <translation>Choisissez l’unité qui attaque {target} par la chaussée depuis {origin}.</translation>
    </message>
    <message>
        <source>Choose the units that attack {target}.</source>
        <translation>Choisissez les unités qui attaquent {target}.</translation>
    </message>
    <message>
        <source>Choose who else enters {target}, or nobody.</source>
        <translation>Choisissez qui d’autre occupe {target}, ou personne.</translation>
    </message>
    <message>
        <source>Cortés is lost: {winner} has won.</source>
        <translation>Cortés est perdu : {winner} a gagné.</translation>
    </message>
    <message>
        <source>Couplet {number}</source>
        <translation>Paire de tours {number}</translation>
    </message>
    <message>
        <source>Cuauhtemoc leaves alone, by the western or the southern edge.</source>
        <translation>Cuauhtémoc s’enfuit seul, par le bord ouest ou le bord sud.</translation>
    </message>
    <message>
        <source>Cuauhtemoc may not leave yet.</source>
        <translation>Cuauhtémoc ne peut pas encore partir.</translation>
    </message>
    <message>
        <source>Dead pile, {piece}: die {die}, back at full strength</source>
        <translation>Sort {piece} : dé {die}, retour à effectif complet</translation>
    </message>
    <message>
        <source>Dead pile, {piece}: die {die}, back with one step</source>
        <translation>Sort {piece} : dé {die}, retour avec un pas</translation>
    </message>
    <message>
        <source>Dead pile, {piece}: die {die}, lost for good</source>
        <translation>Sort {piece} : dé {die}, perte définitive</translation>
    </message>
    <message>
        <source>Dead pile, {piece}: die {die}, no change</source>
        <translation>Sort {piece} : dé {die}, rien ne change</translation>
    </message>
    <message>
        <source>Deployment of the {camp} is over</source>
        <translation>Fin du déploiement {camp}</translation>
    </message>
    <message numerus="yes">
        <source>Deployment of the {camp} is over, %n hex(es) overstacked for now</source>
        <translation>
            <numerusform>Fin du déploiement {camp}, %n hexagone en surempilement pour l’instant</numerusform>
            <numerusform>Fin du déploiement {camp}, %n hexagones en surempilement pour l’instant</numerusform>
        </translation>
    </message>
    <message>
        <source>Desertion check: die {die}, {result} after modifiers, the Allies go home</source>
        <translation>Test de désertion : dé {die}, {result} avec les modificateurs, les alliés rentrent chez eux</translation>
    </message>
    <message>
        <source>Desertion check: die {die}, {result} after modifiers, the Allies stay</source>
        <translation>Test de désertion : dé {die}, {result} avec les modificateurs, les alliés restent</translation>
    </message>
    <message numerus="yes">
        <source>Disease in the {camp}: %n step(s)</source>
        <translation>
            <numerusform>Perte par maladie {camp} : %n pas</numerusform>
            <numerusform>Pertes par maladie {camp} : %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>Disease: dice {first} and {second}, it breaks out in both camps</source>
        <translation>Maladie : dés {first} et {second}, l’épidémie frappe les deux camps</translation>
    </message>
    <message>
        <source>Disease: dice {first} and {second}, nobody falls ill</source>
        <translation>Maladie : dés {first} et {second}, personne ne tombe malade</translation>
    </message>
    <message numerus="yes">
        <source>Disease: where do you lose %n step(s)?</source>
        <translation>
            <numerusform>Maladie : où perdez-vous %n pas ?</numerusform>
            <numerusform>Maladie : où perdez-vous %n pas ?</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn into the trap from {origin} to {to}: {pieces}</source>
        <translation>Dans le piège, {origin} → {to} : {pieces}</translation>
    </message>
    <message>
        <source>Enemy units hold that hex.</source>
        <translation>Des unités ennemies tiennent cet hexagone.</translation>
    </message>
    <message>
        <source>Enemy units stand there.</source>
        <translation>Des unités ennemies s’y trouvent.</translation>
    </message>
    <message>
        <source>Escaped from the map: {pieces}</source>
        <translation>Évasion hors de la carte : {pieces}</translation>
    </message>
    <message>
        <source>Everything stands. Take a counter up again, or begin?</source>
        <translation>Tout est en place. Reprendre un pion, ou commencer ?</translation>
    </message>
    <message>
        <source>Fire of {unit} at {place}: die {die} +{plus}, a hit</source>
        <translation>Tir {unit}, {place} : dé {die} +{plus}, touché</translation>
    </message>
    <message>
        <source>Fire of {unit} at {place}: die {die} +{plus}, no hit</source>
        <translation>Tir {unit}, {place} : dé {die} +{plus}, manqué</translation>
    </message>
    <message>
        <source>Fire of {unit} at {place}: die {die}, a hit</source>
        <translation>Tir {unit}, {place} : dé {die}, touché</translation>
    </message>
    <message>
        <source>Fire of {unit} at {place}: die {die}, no hit</source>
        <translation>Tir {unit}, {place} : dé {die}, manqué</translation>
    </message>
    <message>
        <source>From the shore lake movement leads into a bordering area only.</source>
        <translation>De la rive, le mouvement lacustre ne mène que dans une zone riveraine.</translation>
    </message>
    <message>
        <source>From {origin} to {to}, {cost} MP: {pieces}</source>
        <translation>Marche, {origin} → {to}, {cost} PM : {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>From {place}: %n movement point(s) left.</source>
        <translation>
            <numerusform>En partant {place} : encore %n point de mouvement.</numerusform>
            <numerusform>En partant {place} : encore %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone home: {pieces}</source>
        <translation>Rentrés chez eux : {pieces}</translation>
    </message>
    <message>
        <source>Got away to {place}: {pieces}</source>
        <translation>Fuite in extremis, {place} : {pieces}</translation>
    </message>
    <message>
        <source>Ground combat</source>
        <translation>Combat terrestre</translation>
    </message>
    <message>
        <source>Has used the lake already: {piece}.</source>
        <translation>Mouvement lacustre déjà fait : {piece}.</translation>
    </message>
    <message>
        <source>Lake combat and bombardment</source>
        <translation>Combat lacustre et bombardement</translation>
    </message>
    <message>
        <source>Lake movement</source>
        <translation>Mouvement lacustre</translation>
    </message>
    <message>
        <source>Lake movement comes before land movement.</source>
        <translation>Le mouvement lacustre précède le mouvement terrestre.</translation>
    </message>
    <message>
        <source>Lake movement is over.</source>
        <translation>Le mouvement lacustre est terminé.</translation>
    </message>
    <message>
        <source>Lake movement: from where do units go next?</source>
        <translation>Mouvement lacustre : d’où partent les prochaines unités ?</translation>
    </message>
    <message>
        <source>Land movement</source>
        <translation>Mouvement terrestre</translation>
    </message>
    <message>
        <source>Land movement: who moves next?</source>
        <translation>Mouvement terrestre : qui bouge ensuite ?</translation>
    </message>
    <message>
        <source>Losses in the stack of {leader}: dice {first} and {second}, he is safe</source>
        <translation>Pertes dans la pile {leader} : dés {first} et {second}, il est sauf</translation>
    </message>
    <message>
        <source>Losses in the stack of {leader}: dice {first} and {second}, he is taken</source>
        <translation>Pertes dans la pile {leader} : dés {first} et {second}, il est pris</translation>
    </message>
    <message>
        <source>Losses of the {camp}: {losses}</source>
        <translation>Pertes {camp} : {losses}</translation>
    </message>
    <message>
        <source>Lost with their unit: {pieces}</source>
        <translation>Pertes avec leur unité : {pieces}</translation>
    </message>
    <message>
        <source>May not leave the island yet: {piece}.</source>
        <translation>Ne peut pas encore quitter l’île : {piece}.</translation>
    </message>
    <message>
        <source>No enemy is left: choose the unit that enters {target}.</source>
        <translation>Plus d’ennemi : choisissez l’unité qui occupe {target}.</translation>
    </message>
    <message>
        <source>Nobody enters the quagmire.</source>
        <translation>Personne n’entre dans le marécage.</translation>
    </message>
    <message>
        <source>Nobody in {place} can use the lake.</source>
        <translation>Personne ne peut aller sur le lac en partant {place}.</translation>
    </message>
    <message>
        <source>Nobody lands on a causeway of the lake.</source>
        <translation>Personne ne débarque sur une chaussée du lac.</translation>
    </message>
    <message>
        <source>Not enough movement points left: {piece}.</source>
        <translation>Pas assez de points de mouvement : {piece}.</translation>
    </message>
    <message>
        <source>Not on the shore of that area: {piece}.</source>
        <translation>Pas sur la rive de cette zone : {piece}.</translation>
    </message>
    <message numerus="yes">
        <source>Object to the R&amp;R? A die plus %n full Knight(s) must reach {threshold}.</source>
        <translation>
            <numerusform>S’opposer au R&amp;R ? Un dé plus %n chevalier complet doit atteindre {threshold}.</numerusform>
            <numerusform>S’opposer au R&amp;R ? Un dé plus %n chevaliers complets doivent atteindre {threshold}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Objection: die {die} and %n full Knight(s), the R&amp;R is denied</source>
        <translation>
            <numerusform>Opposition : dé {die} et %n chevalier complet, le R&amp;R est refusé</numerusform>
            <numerusform>Opposition : dé {die} et %n chevaliers complets, le R&amp;R est refusé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Objection: die {die} and %n full Knight(s), the R&amp;R is held all the same</source>
        <translation>
            <numerusform>Opposition : dé {die} et %n chevalier complet, le R&amp;R a lieu quand même</numerusform>
            <numerusform>Opposition : dé {die} et %n chevaliers complets, le R&amp;R a lieu quand même</numerusform>
        </translation>
    </message>
    <message>
        <source>Off the map by Tepeyac: {pieces}</source>
        <translation>Sortie de la carte par Tepeyac : {pieces}</translation>
    </message>
    <message>
        <source>On a raid beyond the map: {pieces}</source>
        <translation>Raid hors carte : {pieces}</translation>
    </message>
    <message>
        <source>Only lake movement leads there.</source>
        <translation>Seul le mouvement lacustre y mène.</translation>
    </message>
    <message>
        <source>Only units in forts that may be held can stay on the map.</source>
        <translation>Seules les unités des forteresses tenables peuvent rester sur la carte.</translation>
    </message>
    <message>
        <source>Only units that began the phase in Tepeyac leave the map.</source>
        <translation>Seules quittent la carte les unités qui ont commencé la phase à Tepeyac.</translation>
    </message>
    <message>
        <source>Player-turn of the {camp}</source>
        <translation>Tour {camp}</translation>
    </message>
    <message>
        <source>Prisoners are sacrificed: {place}</source>
        <translation>Des prisonniers sont sacrifiés : {place}</translation>
    </message>
    <message>
        <source>Prisoners are taken: choose the temple for the sacrifice marker.</source>
        <translation>Des prisonniers sont faits : choisissez le temple qui reçoit le marqueur de sacrifice.</translation>
    </message>
    <message>
        <source>Prisoners: die {die}, Spaniards are taken</source>
        <translation>Prisonniers : dé {die}, des Espagnols sont pris</translation>
    </message>
    <message>
        <source>Prisoners: die {die}, Spaniards are taken; desecrated temples, no sacrifice</source>
        <translation>Prisonniers : dé {die}, des Espagnols sont pris ; temples profanés, pas de sacrifice</translation>
    </message>
    <message>
        <source>Prisoners: die {die}, none</source>
        <translation>Prisonniers : dé {die}, aucun</translation>
    </message>
    <message>
        <source>Pushed back from {origin} to {to}: {pieces}</source>
        <translation>Refoulement, {origin} → {to} : {pieces}</translation>
    </message>
    <message>
        <source>R&amp;R Interphase {number}</source>
        <translation>Interphase R&amp;R {number}</translation>
    </message>
    <message>
        <source>Raids begin after the first R&amp;R.</source>
        <translation>Les raids ne commencent qu’après le premier R&amp;R.</translation>
    </message>
    <message>
        <source>Redeployed to {place}: {pieces}</source>
        <translation>Redéploiement, {place} : {pieces}</translation>
    </message>
    <message>
        <source>Regular Allies never stack with each other.</source>
        <translation>Deux alliés réguliers ne s’empilent jamais.</translation>
    </message>
    <message>
        <source>Removed from an overstacked hex: {pieces}</source>
        <translation>Retrait d’un hexagone en surempilement : {pieces}</translation>
    </message>
    <message>
        <source>Set a trap for units in {target}, or fight the battle as it is.</source>
        <translation>Tendez un piège à des unités dans {target}, ou livrez le combat tel quel.</translation>
    </message>
    <message>
        <source>Set up in {place}: {pieces}</source>
        <translation>Mise en place, {place} : {pieces}</translation>
    </message>
    <message>
        <source>Spanish units and Allies never end stacked with each other.</source>
        <translation>Espagnols et alliés ne finissent jamais empilés ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>Spread %n lost step(s) over your units.</source>
        <translation>
            <numerusform>Répartissez %n pas perdu entre vos unités.</numerusform>
            <numerusform>Répartissez %n pas perdus entre vos unités.</numerusform>
        </translation>
    </message>
    <message>
        <source>Temple desecrated: {place}</source>
        <translation>Temple profané : {place}</translation>
    </message>
    <message>
        <source>Tepeyac is entered by causeway or by lake only.</source>
        <translation>On n’entre à Tepeyac que par la chaussée ou par le lac.</translation>
    </message>
    <message>
        <source>That area is not next to where they are.</source>
        <translation>Cette zone n’est pas voisine de leur position.</translation>
    </message>
    <message>
        <source>That hex does not border the area.</source>
        <translation>Cet hexagone ne borde pas la zone.</translation>
    </message>
    <message>
        <source>The Aztecs drop the attack on {place}</source>
        <translation>Les Aztèques renoncent à l’attaque contre {place}</translation>
    </message>
    <message>
        <source>The R&amp;R is over: a couplet, or another R&amp;R at once?</source>
        <translation>Le R&amp;R est fini : une paire de tours, ou tout de suite un autre R&amp;R ?</translation>
    </message>
    <message>
        <source>The Spanish player calls an R&amp;R</source>
        <translation>Le joueur espagnol demande un R&amp;R</translation>
    </message>
    <message>
        <source>The {camp} sees who defends {place}: {pieces}</source>
        <translation>Défenseurs de {place}, que voit {camp} : {pieces}</translation>
    </message>
    <message>
        <source>The attack can be dropped only after a trap that failed.</source>
        <translation>On ne renonce à l’attaque qu’après un piège manqué.</translation>
    </message>
    <message>
        <source>The charge carries from {origin} to {to}: {pieces}</source>
        <translation>La charge emporte, {origin} → {to} : {pieces}</translation>
    </message>
    <message>
        <source>The charge succeeds: choose where the defenders of {target} are pushed, or leave them.</source>
        <translation>La charge réussit : choisissez où sont repoussés ceux qui défendent {target}, ou laissez-les.</translation>
    </message>
    <message>
        <source>The hex is empty: one of the attackers has to enter it.</source>
        <translation>L’hexagone est vide : un des attaquants doit l’occuper.</translation>
    </message>
    <message>
        <source>The hexes are not adjacent.</source>
        <translation>Les hexagones ne sont pas adjacents.</translation>
    </message>
    <message numerus="yes">
        <source>The island is taken: %n Loss point(s), {level}.</source>
        <translation>
            <numerusform>L’île est prise : %n point de perte, {level}.</numerusform>
            <numerusform>L’île est prise : %n points de perte, {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The losses have to be %n step(s), no more and no less.</source>
        <translation>
            <numerusform>Les pertes doivent être de %n pas, ni plus ni moins.</numerusform>
            <numerusform>Les pertes doivent être de %n pas, ni plus ni moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map is not left from there.</source>
        <translation>On ne quitte pas la carte par cet endroit.</translation>
    </message>
    <message>
        <source>The match is over: the {other} concedes, the {camp} has won</source>
        <translation>La partie est finie : {other} abandonne, {camp} a gagné</translation>
    </message>
    <message>
        <source>The match is over: {leader} is lost, the {camp} has won</source>
        <translation>La partie est finie : {leader} est perdu, {camp} a gagné</translation>
    </message>
    <message numerus="yes">
        <source>The match is over: {level}, with %n Loss point(s)</source>
        <translation>
            <numerusform>La partie est finie : {level}, avec %n point de perte</numerusform>
            <numerusform>La partie est finie : {level}, avec %n points de perte</numerusform>
        </translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”.</source>
        <translation>L’option « {option} » ne peut pas valoir « {value} ».</translation>
    </message>
    <message>
        <source>The path cannot end here.</source>
        <translation>Le chemin ne peut pas finir ici.</translation>
    </message>
    <message>
        <source>The path of a trap has at most {hexes} hexes.</source>
        <translation>Le chemin d’un piège a {hexes} hexagones au plus.</translation>
    </message>
    <message>
        <source>The sacrifice markers are taken off the temples</source>
        <translation>Les marqueurs de sacrifice quittent les temples</translation>
    </message>
    <message>
        <source>The temples are no longer desecrated</source>
        <translation>Les temples ne sont plus profanés</translation>
    </message>
    <message>
        <source>The trap has failed: set another, fight the battle as it is, or drop the attack.</source>
        <translation>Le piège a échoué : tendez-en un autre, livrez le combat tel quel, ou renoncez à l’attaque.</translation>
    </message>
    <message>
        <source>The trap is sprung: choose where {knight} draws back to. Drawn after it: {victims}</source>
        <translation>Le piège prend : choisissez où se replie {knight}. Attirés à sa suite : {victims}</translation>
    </message>
    <message>
        <source>The trappers draw back from {origin} to {to}: {pieces}</source>
        <translation>Le piège recule, {origin} → {to} : {pieces}</translation>
    </message>
    <message>
        <source>Their march is over: others have moved since.</source>
        <translation>Leur marche est terminée : d’autres ont bougé depuis.</translation>
    </message>
    <message>
        <source>There are not enough movement points left.</source>
        <translation>Il ne reste pas assez de points de mouvement.</translation>
    </message>
    <message>
        <source>There is no option “{option}”.</source>
        <translation>Il n’y a pas d’option « {option} ».</translation>
    </message>
    <message>
        <source>There is no scenario “{scenario}”.</source>
        <translation>Il n’y a pas de scénario « {scenario} ».</translation>
    </message>
    <message>
        <source>There is nobody of yours in {place}.</source>
        <translation>Aucun de vos pions à cet endroit : {place}.</translation>
    </message>
    <message>
        <source>There is nowhere they could go by lake.</source>
        <translation>Le lac ne les mène nulle part.</translation>
    </message>
    <message>
        <source>There is nowhere they could go together and stay.</source>
        <translation>Aucun hexagone ne pourrait les accueillir ensemble.</translation>
    </message>
    <message>
        <source>There is nowhere they could go.</source>
        <translation>Aucun hexagone ne leur est ouvert.</translation>
    </message>
    <message>
        <source>These never move together.</source>
        <translation>Ces pions ne bougent jamais ensemble.</translation>
    </message>
    <message>
        <source>They have moved already.</source>
        <translation>Ce mouvement est déjà fait.</translation>
    </message>
    <message>
        <source>They have not moved yet.</source>
        <translation>La marche n’a pas encore commencé.</translation>
    </message>
    <message>
        <source>They stay where they are: {pieces}</source>
        <translation>Restent sur place : {pieces}</translation>
    </message>
    <message>
        <source>This hexside cannot be crossed.</source>
        <translation>Ce côté d’hexagone ne se franchit pas.</translation>
    </message>
    <message numerus="yes">
        <source>Too many stand in {place}: remove %n of them?</source>
        <translation>
            <numerusform>Surempilement, {place} : en retirer %n ?</numerusform>
            <numerusform>Surempilement, {place} : en retirer %n ?</numerusform>
        </translation>
    </message>
    <message>
        <source>Trap of {knight} for {victims}, for a step: die {die}, it fails</source>
        <translation>Piège {knight} pour {victims}, pour un pas : dé {die}, il échoue</translation>
    </message>
    <message>
        <source>Trap of {knight} for {victims}: die {die}, it fails</source>
        <translation>Piège {knight} pour {victims} : dé {die}, il échoue</translation>
    </message>
    <message>
        <source>Trap of {knight}, for a step: die {die}, it is sprung on {victims}</source>
        <translation>Piège {knight}, pour un pas : dé {die}, il prend {victims}</translation>
    </message>
    <message>
        <source>Trap of {knight}: die {die}, it is sprung on {victims}</source>
        <translation>Piège {knight} : dé {die}, il prend {victims}</translation>
    </message>
    <message>
        <source>Units afloat move in lake movement only.</source>
        <translation>Sur l’eau, on ne bouge qu’au mouvement lacustre.</translation>
    </message>
    <message>
        <source>Units are pushed into a hex next to theirs, across a side that can be crossed.</source>
        <translation>On repousse des unités dans un hexagone voisin, par un côté franchissable.</translation>
    </message>
    <message>
        <source>Units that have used the lake do not move by land as well.</source>
        <translation>Qui est allé sur le lac ne bouge pas aussi par terre.</translation>
    </message>
    <message>
        <source>Where do they go from {place}?</source>
        <translation>Où vont-elles en partant {place} ?</translation>
    </message>
    <message>
        <source>Where to place {piece}?</source>
        <translation>Où placer {piece} ?</translation>
    </message>
    <message numerus="yes">
        <source>Which counter comes next? %n left to place.</source>
        <translation>
            <numerusform>Quel pion ensuite ? Encore %n à placer.</numerusform>
            <numerusform>Quel pion ensuite ? Encore %n à placer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which pieces come to the top of their stacks?</source>
        <translation>Quels pions passent au-dessus de leur pile ?</translation>
    </message>
    <message>
        <source>Which pieces leave {place} together?</source>
        <translation>Quels pions partent ensemble {place} ?</translation>
    </message>
    <message>
        <source>Which units leave {place}?</source>
        <translation>Quelles unités partent {place} ?</translation>
    </message>
    <message>
        <source>Who carries {piece}?</source>
        <translation>Qui porte {piece} ?</translation>
    </message>
    <message>
        <source>Who stays in the forts while the others are taken up?</source>
        <translation>Qui reste dans les forteresses pendant que les autres sont retirés ?</translation>
    </message>
    <message>
        <source>objection {value}</source>
        <translation>opposition {value}</translation>
    </message>
    <message>
        <source>raid {value}</source>
        <translation>raid {value}</translation>
    </message>
    <message>
        <source>sacrifices {value}</source>
        <translation>sacrifices {value}</translation>
    </message>
    <message numerus="yes">
        <source>{camp}: %n counter(s) taken up from the map</source>
        <translation>
            <numerusform>{camp} : %n pion retiré de la carte</numerusform>
            <numerusform>{camp} : %n pions retirés de la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{check} ({modifiers})</source>
        <translation>{check} ({modifiers})</translation>
    </message>
    <message>
        <source>{knight}, {place}: choose the next hex of the trap, or end it here.</source>
        <translation>{knight}, {place} : choisissez l’hexagone suivant du piège, ou arrêtez-le ici.</translation>
    </message>
    <message>
        <source>{leader} gets away: choose the friendly unit that takes him in.</source>
        <translation>{leader} s’échappe : choisissez l’unité amie qui le recueille.</translation>
    </message>
    <message>
        <source>{leader} goes down with those who carried him in {place}</source>
        <translation>{place} : {leader} sombre avec ceux qui le portaient</translation>
    </message>
    <message>
        <source>{leader} has lost his whole stack: dice {first} and {second}, he gets away</source>
        <translation>{leader} a perdu toute sa pile : dés {first} et {second}, il s’échappe</translation>
    </message>
    <message>
        <source>{leader} has lost his whole stack: dice {first} and {second}, he is taken</source>
        <translation>{leader} a perdu toute sa pile : dés {first} et {second}, il est pris</translation>
    </message>
    <message>
        <source>{leader} is not aboard a unit of this battle, or has led one in this phase.</source>
        <translation>{leader} n’est à bord d’aucune unité de ce combat, ou en a déjà mené un dans cette phase.</translation>
    </message>
    <message>
        <source>{leader} led the attack: dice {first} and {second}, he is safe</source>
        <translation>{leader} menait l’attaque : dés {first} et {second}, il est sauf</translation>
    </message>
    <message>
        <source>{leader} led the attack: dice {first} and {second}, he is taken</source>
        <translation>{leader} menait l’attaque : dés {first} et {second}, il est pris</translation>
    </message>
    <message>
        <source>{leader} may leave the island from now on</source>
        <translation>Désormais libre de quitter l’île : {leader}</translation>
    </message>
    <message>
        <source>{leader}: not in the stack of {piece}.</source>
        <translation>{leader} n’est pas dans la pile {piece}.</translation>
    </message>
    <message>
        <source>{line}; cannon make it {attacker_loss} / {defender_loss}</source>
        <translation>{line} ; avec les canons {attacker_loss} / {defender_loss}</translation>
    </message>
    <message>
        <source>{line}; gunboats make it {attacker_loss} / {defender_loss}</source>
        <translation>{line} ; avec les brigantins {attacker_loss} / {defender_loss}</translation>
    </message>
    <message>
        <source>{loser} gives up: {winner} has won.</source>
        <translation>{loser} abandonne : {winner} a gagné.</translation>
    </message>
    <message numerus="yes">
        <source>{piece} breaks out: die {die}, %n step(s) lost</source>
        <translation>
            <numerusform>Percée {piece} : dé {die}, %n pas perdu</numerusform>
            <numerusform>Percée {piece} : dé {die}, %n pas perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece} cannot fire.</source>
        <translation>{piece} ne peut pas tirer.</translation>
    </message>
    <message>
        <source>{piece} defends {place}: the attacker alone keeps units out.</source>
        <translation>{place} : {piece} défend, et l’attaquant seul garde des unités à l’écart.</translation>
    </message>
    <message>
        <source>{piece} goes with nobody</source>
        <translation>Plus de porteur : {piece}</translation>
    </message>
    <message>
        <source>{piece} goes with {carrier}</source>
        <translation>Porteur {piece} : {carrier}</translation>
    </message>
    <message>
        <source>{piece} has already bombarded in this phase.</source>
        <translation>{piece} a déjà bombardé dans cette phase.</translation>
    </message>
    <message>
        <source>{piece} has fought in this phase: no bombardment.</source>
        <translation>{piece} a combattu dans cette phase : pas de bombardement.</translation>
    </message>
    <message>
        <source>{piece} is not in a lake area.</source>
        <translation>{piece} n’est dans aucune zone lacustre.</translation>
    </message>
    <message>
        <source>{piece} is not in {place}.</source>
        <translation>{place} : {piece} n’y est pas.</translation>
    </message>
    <message>
        <source>{piece} must be placed on the island.</source>
        <translation>Ce pion doit être placé dans l’île : {piece}.</translation>
    </message>
    <message>
        <source>{piece} must go: only Spanish units hold forts during an R&amp;R.</source>
        <translation>Ce pion doit partir, seuls les Espagnols tiennent des forteresses pendant un R&amp;R : {piece}.</translation>
    </message>
    <message>
        <source>{piece} {die}</source>
        <translation>{piece} {die}</translation>
    </message>
    <message>
        <source>{piece}: at full strength again</source>
        <translation>{piece} : de nouveau à effectif complet</translation>
    </message>
    <message>
        <source>{piece}: cannot be drawn on, {place} may not be entered.</source>
        <translation>{piece} : impossible d’aller plus loin, l’entrée dans {place} est interdite.</translation>
    </message>
    <message numerus="yes">
        <source>{piece}: die {die}, %n step(s) back</source>
        <translation>
            <numerusform>{piece} : dé {die}, %n pas récupéré</numerusform>
            <numerusform>{piece} : dé {die}, %n pas récupérés</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}: has attacked in this phase.</source>
        <translation>{piece} : attaque déjà faite dans cette phase.</translation>
    </message>
    <message>
        <source>{piece}: has charged in this phase.</source>
        <translation>{piece} : charge déjà faite dans cette phase.</translation>
    </message>
    <message>
        <source>{piece}: has tried a trap in this phase.</source>
        <translation>{piece} : un piège déjà tenté dans cette phase.</translation>
    </message>
    <message>
        <source>{piece}: no Knight of this attack.</source>
        <translation>{piece} : ce n’est pas un chevalier de cette attaque.</translation>
    </message>
    <message>
        <source>{piece}: no cavalry of this attack.</source>
        <translation>{piece} : ce n’est pas une cavalerie de cette attaque.</translation>
    </message>
    <message>
        <source>{piece}: no charge, for {place} cannot be entered from there.</source>
        <translation>{piece} : pas de charge, car on ne peut entrer de là dans {place}.</translation>
    </message>
    <message>
        <source>{piece}: no combat unit of yours.</source>
        <translation>{piece} : ce n’est pas une de vos unités combattantes.</translation>
    </message>
    <message>
        <source>{piece}: no path along which these units could be drawn.</source>
        <translation>{piece} : aucun chemin par où attirer ces unités.</translation>
    </message>
    <message>
        <source>{piece}: no room on the causeway, along which another unit attacks.</source>
        <translation>{piece} : pas de place sur la chaussée, par où une autre unité attaque.</translation>
    </message>
    <message>
        <source>{piece}: no step to give up, for the last one stays.</source>
        <translation>{piece} : aucun pas à céder, car le dernier reste.</translation>
    </message>
    <message>
        <source>{piece}: not among the units that take these losses.</source>
        <translation>{piece} : pas au nombre des unités qui subissent ces pertes.</translation>
    </message>
    <message numerus="yes">
        <source>{piece}: only %n step(s) left.</source>
        <translation>
            <numerusform>{piece} : il ne reste que %n pas.</numerusform>
            <numerusform>{piece} : il ne reste que %n pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}: the last step stays as long as another of these units has more than one.</source>
        <translation>{piece} : le dernier pas reste tant qu’une autre de ces unités en a plus d’un.</translation>
    </message>
    <message>
        <source>{piece}: took no part in the attack.</source>
        <translation>{piece} : n’était pas de l’attaque.</translation>
    </message>
    <message>
        <source>{piece}: {place} cannot be entered from there.</source>
        <translation>{piece} : impossible d’entrer de là dans {place}.</translation>
    </message>
    <message>
        <source>{piece}: {place} is not within reach across a side that can be crossed.</source>
        <translation>{piece} : {place} n’est pas à portée par un côté franchissable.</translation>
    </message>
    <message>
        <source>{place} already has a sacrifice marker.</source>
        <translation>{place} : il y a déjà un marqueur de sacrifice.</translation>
    </message>
    <message>
        <source>{place} does not border the lake.</source>
        <translation>{place} ne borde pas le lac.</translation>
    </message>
    <message>
        <source>{place} does not border {area}.</source>
        <translation>{place} ne borde pas {area}.</translation>
    </message>
    <message>
        <source>{place} is desecrated: no sacrifice there.</source>
        <translation>{place} : temple profané, aucun sacrifice.</translation>
    </message>
    <message>
        <source>{place} is no hex of land or causeway.</source>
        <translation>{place} : ce n’est pas un hexagone de terre ni de chaussée.</translation>
    </message>
    <message>
        <source>{place} is no lake area.</source>
        <translation>{place} : ce n’est pas une zone lacustre.</translation>
    </message>
    <message>
        <source>{place} is no temple.</source>
        <translation>{place} : ce n’est pas un temple.</translation>
    </message>
    <message>
        <source>{place}: Aztecs do not bombard a fortress on the lake.</source>
        <translation>{place} : les Aztèques ne bombardent pas une forteresse côtière.</translation>
    </message>
    <message>
        <source>{place}: Spanish or Allied units stand there.</source>
        <translation>{place} : des unités espagnoles ou alliées s’y trouvent.</translation>
    </message>
    <message>
        <source>{place}: attacked already in this phase.</source>
        <translation>{place} : attaque déjà livrée dans cette phase.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: choose %n unit(s) to lose the last step.</source>
        <translation>
            <numerusform>{place} : choisissez %n unité qui perd son dernier pas.</numerusform>
            <numerusform>{place} : choisissez %n unités qui perdent leur dernier pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no battle to be fought there.</source>
        <translation>{place} : aucun combat à y livrer.</translation>
    </message>
    <message>
        <source>{place}: no enemy combat unit to be attacked there.</source>
        <translation>{place} : aucune unité combattante ennemie à y attaquer.</translation>
    </message>
    <message>
        <source>{place}: no enemy unit there.</source>
        <translation>{place} : aucune unité ennemie.</translation>
    </message>
    <message>
        <source>{place}: no unit of yours that may still attack is next to it.</source>
        <translation>{place} : aucune de vos unités qui puisse encore attaquer n’est à côté.</translation>
    </message>
    <message>
        <source>{place}: nobody there can take {leader} in.</source>
        <translation>{place} : personne n’y peut recueillir {leader}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: not more than %n unit(s) may bombard it in a phase.</source>
        <translation>
            <numerusform>{place} : pas plus de %n unité par phase n’y bombarde.</numerusform>
            <numerusform>{place} : pas plus de %n unités par phase n’y bombardent.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: not next to the hex reached so far.</source>
        <translation>{place} : pas à côté du dernier hexagone atteint.</translation>
    </message>
    <message>
        <source>{place}: only gunboats bombard a fortress on the lake, not {piece}.</source>
        <translation>{place} : seuls les brigantins bombardent une forteresse côtière, pas {piece}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: spread %n lost step(s) over your units.</source>
        <translation>
            <numerusform>{place} : répartissez %n pas perdu entre vos unités.</numerusform>
            <numerusform>{place} : répartissez %n pas perdus entre vos unités.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: units stand there or have just left it.</source>
        <translation>{place} : des unités s’y trouvent ou viennent de le quitter.</translation>
    </message>
    <message>
        <source>{place}: you cannot see whether there is room.</source>
        <translation>{place} : vous ne pouvez voir s’il y a de la place.</translation>
    </message>
    <message>
        <source>{place}: {leader} goes to the nearest friendly unit.</source>
        <translation>{place} : {leader} rejoint l’unité amie la plus proche.</translation>
    </message>
    <message>
        <source>{target}: only units of this hex can be trapped.</source>
        <translation>{target} : seules les unités de cet hexagone peuvent être piégées.</translation>
    </message>
    <message>
        <source>{unit} cannot carry {piece}.</source>
        <translation>Impossible de confier {piece} à ce porteur : {unit}.</translation>
    </message>
    <message>
        <source>{unit} comes upon {leader}, who is alone</source>
        <translation>{leader} est seul et tombe aux mains de l’ennemi ({unit})</translation>
    </message>
    <message>
        <source>Not to be placed now: {piece}.</source>
        <translation>Pas à placer maintenant : {piece}.</translation>
    </message>
    <message>
        <source>Combat units come first: {piece} waits.</source>
        <translation>Les unités combattantes passent d’abord : {piece} attend.</translation>
    </message>
    <message>
        <source>{piece} belongs elsewhere: {zone}.</source>
        <translation>Sa place est ailleurs : {piece} ({zone}).</translation>
    </message>
    <message numerus="yes">
        <source>Aztecs are set up at least %n hex(es) away from Spanish and Allies.</source>
        <translation>
            <numerusform>Les Aztèques se placent à %n hexagone au moins des Espagnols et Alliés.</numerusform>
            <numerusform>Les Aztèques se placent à %n hexagones au moins des Espagnols et Alliés.</numerusform>
        </translation>
    </message>
    <message>
        <source>By this ruling Aztecs are not set up on causeways.</source>
        <translation>Selon cette interprétation, les Aztèques ne se placent pas sur les chaussées.</translation>
    </message>
    <message>
        <source>Too near to Tepeyac.</source>
        <translation>Trop près de Tepeyac.</translation>
    </message>
</context>
<context>
    <name>siege data</name>
    <message>
        <source>there is no board “{board}” with hexes and lake areas</source>
        <translation>il n’y a pas de plateau « {board} » avec hexagones et zones lacustres</translation>
    </message>
    <message>
        <source>there is no hex {hex}</source>
        <translation>il n’y a pas d’hexagone {hex}</translation>
    </message>
    <message>
        <source>there is no lake area {area}</source>
        <translation>il n’y a pas de zone lacustre {area}</translation>
    </message>
    <message>
        <source>there is no unit “{unit}”</source>
        <translation>il n’y a pas d’unité « {unit} »</translation>
    </message>
    <message>
        <source>there is no class “{kind}”</source>
        <translation>il n’y a pas de classe « {kind} »</translation>
    </message>
    <message>
        <source>there is no side “{side}”</source>
        <translation>il n’y a pas de camp « {side} »</translation>
    </message>
    <message>
        <source>there is no people “{tribe}”</source>
        <translation>il n’y a pas de peuple « {tribe} »</translation>
    </message>
    <message>
        <source>the hex {hex} has no terrain</source>
        <translation>l’hexagone {hex} n’a pas de terrain</translation>
    </message>
    <message>
        <source>the map has no temple complex</source>
        <translation>la carte n’a pas de grand temple</translation>
    </message>
    <message>
        <source>the camps must be “spanish” and “aztec”, each once</source>
        <translation>les camps doivent être « spanish » et « aztec », une fois chacun</translation>
    </message>
    <message>
        <source>the keys must be {known}</source>
        <translation>les clés doivent être {known}</translation>
    </message>
    <message>
        <source>the leaders must be “CORTES” and “CUAUHTEMOC”, each once</source>
        <translation>les chefs doivent être « CORTES » et « CUAUHTEMOC », une fois chacun</translation>
    </message>
    <message>
        <source>there must be one combat factor for each of the unit’s steps</source>
        <translation>il faut un facteur de combat pour chacun des pas de l’unité</translation>
    </message>
    <message>
        <source>the faces of the counters of “{unit}” do not show each of its steps once</source>
        <translation>les faces des pions de « {unit} » ne montrent pas chacun de ses pas une fois</translation>
    </message>
    <message>
        <source>the face with {steps} steps does not show the unit’s combat factor</source>
        <translation>la face à {steps} pas ne montre pas le facteur de combat de l’unité</translation>
    </message>
    <message>
        <source>no causeway leads to the hex {hex}, which lies over water</source>
        <translation>aucune chaussée ne mène à l’hexagone {hex}, situé sur l’eau</translation>
    </message>
    <message>
        <source>the hexside of {a} and {b} carries a causeway over water, but no causeway</source>
        <translation>le côté des hexagones {a} et {b} porte une chaussée sur l’eau, mais pas de chaussée</translation>
    </message>
    <message>
        <source>the hexside of {a} and {b} is blocked and carries a causeway</source>
        <translation>le côté des hexagones {a} et {b} est fermé et porte une chaussée</translation>
    </message>
    <message>
        <source>the lake area {area} has no neighbour</source>
        <translation>la zone lacustre {area} n’a pas de voisine</translation>
    </message>
    <message>
        <source>the columns must be ratios that rise one by one, such as 1:2, 1:1, 2:1</source>
        <translation>les colonnes doivent être des rapports qui croissent un à un, comme 1:2, 1:1, 2:1</translation>
    </message>
    <message>
        <source>the ends must be the first and the last column of the table</source>
        <translation>les bornes doivent être la première et la dernière colonne de la table</translation>
    </message>
    <message>
        <source>the rows must be the sums of two dice, 2 to 12; {row} is missing or too many</source>
        <translation>les lignes doivent être les sommes de deux dés, de 2 à 12 ; {row} manque ou est de trop</translation>
    </message>
    <message>
        <source>row {row} does not have one cell for each column</source>
        <translation>la ligne {row} n’a pas une case pour chaque colonne</translation>
    </message>
    <message>
        <source>in row {row}, column {column}, the result is worse for the attacker than before it</source>
        <translation>à la ligne {row}, colonne {column}, le résultat est pire pour l’attaquant qu’avant elle</translation>
    </message>
    <message>
        <source>the results do not cover {die} exactly once</source>
        <translation>les résultats ne couvrent pas {die} une fois exactement</translation>
    </message>
    <message>
        <source>{dice} cannot show {die}</source>
        <translation>{dice} ne peut pas donner {die}</translation>
    </message>
    <message>
        <source>the levels must follow each other from 0 without a gap</source>
        <translation>les niveaux doivent se suivre à partir de 0 sans lacune</translation>
    </message>
    <message>
        <source>there is no setting “{key}”</source>
        <translation>il n’y a pas de réglage « {key} »</translation>
    </message>
    <message>
        <source>the default is not one of the values</source>
        <translation>la valeur par défaut ne figure pas parmi les valeurs</translation>
    </message>
    <message>
        <source>“{unit}” is placed twice</source>
        <translation>« {unit} » est placée deux fois</translation>
    </message>
    <message>
        <source>“{unit}” is placed nowhere</source>
        <translation>« {unit} » n’est placée nulle part</translation>
    </message>
    <message>
        <source>“{unit}” is of the other camp</source>
        <translation>« {unit} » est de l’autre camp</translation>
    </message>
    <message>
        <source>“{unit}” cannot start on the lake</source>
        <translation>« {unit} » ne peut pas débuter sur le lac</translation>
    </message>
    <message>
        <source>“{unit}” cannot start on land</source>
        <translation>« {unit} » ne peut pas débuter à terre</translation>
    </message>
    <message>
        <source>the hex {hex} is more than {radius} hexes away from {centre}</source>
        <translation>l’hexagone {hex} est à plus de {radius} hexagones de {centre}</translation>
    </message>
    <message>
        <source>the hex {hex} is not on the mainland</source>
        <translation>l’hexagone {hex} n’est pas sur la terre ferme</translation>
    </message>
    <message>
        <source>the camp has no room for all its units</source>
        <translation>le camp n’a pas de place pour toutes ses unités</translation>
    </message>
    <message>
        <source>the hex {hex} is in none of the regions of its camp</source>
        <translation>l’hexagone {hex} n’est dans aucune des régions de son camp</translation>
    </message>
    <message>
        <source>“{unit}” cannot have {steps} steps</source>
        <translation>« {unit} » ne peut pas avoir {steps} pas</translation>
    </message>
</context>
<context>
    <name>siege tables</name>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>un dé</translation>
    </message>
    <message>
        <source>two dice</source>
        <translation>deux dés</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>Pas perdus</translation>
    </message>
    <message>
        <source>up to {last}</source>
        <translation>jusqu’à {last}</translation>
    </message>
    <message>
        <source>Attacker / defender: steps lost. Odds beyond the ends are read in the last column, once all shifts are counted.</source>
        <translation>Attaquant / défenseur : pas perdus. Les rapports au-delà des bouts se lisent dans la dernière colonne, une fois tous les décalages comptés.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>MP, Spanish side</source>
        <translation>PM, camp espagnol</translation>
    </message>
    <message>
        <source>MP, Aztecs</source>
        <translation>PM, Aztèques</translation>
    </message>
    <message>
        <source>Columns in defence</source>
        <translation>Colonnes en défense</translation>
    </message>
    <message>
        <source>{columns}, Aztecs alone</source>
        <translation>{columns}, Aztèques seuls</translation>
    </message>
    <message>
        <source>Cavalry enters chinampas along a causeway only. Who crosses a causeway hexside pays for the causeway or for the terrain behind it.</source>
        <translation>La cavalerie n’entre dans les chinampas que par une chaussée. Qui franchit un côté de chaussée paie la chaussée ou le terrain qui est derrière.</translation>
    </message>
    <message>
        <source>What shifts the odds</source>
        <translation>Ce qui décale le rapport</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>What changes the Aztec loss</source>
        <translation>Ce qui change les pertes aztèques</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>on land</source>
        <translation>à terre</translation>
    </message>
    <message>
        <source>on the lake</source>
        <translation>sur le lac</translation>
    </message>
    <message>
        <source>{number} more, and {least} in place of 0</source>
        <translation>{number} de plus, et {least} au lieu de 0</translation>
    </message>
    <message>
        <source>{number} times, and {least} in place of 0</source>
        <translation>multipliées par {number}, et {least} au lieu de 0</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Hits on</source>
        <translation>Touche sur</translation>
    </message>
    <message>
        <source>Against a coastal fortress {modifier} is added to the die of gunboats; others cannot fire at it. At most {most} units against a hex in a phase.</source>
        <translation>Contre une forteresse côtière, on ajoute {modifier} au dé des brigantins ; les autres ne peuvent pas tirer dessus. Au plus {most} unités contre un hexagone par phase.</translation>
    </message>
    <message>
        <source>gunboats</source>
        <translation>brigantins</translation>
    </message>
    <message>
        <source>Allies afloat</source>
        <translation>alliés sur l’eau</translation>
    </message>
    <message>
        <source>Aztecs afloat</source>
        <translation>Aztèques sur l’eau</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>He is lost on</source>
        <translation>Il est perdu sur</translation>
    </message>
    <message>
        <source>his whole stack is lost</source>
        <translation>toute sa pile est perdue</translation>
    </message>
    <message>
        <source>he led an attack that cost no step</source>
        <translation>il a mené une attaque sans perte</translation>
    </message>
    <message>
        <source>he led an attack that cost steps</source>
        <translation>il a mené une attaque avec des pertes</translation>
    </message>
    <message>
        <source>his stack lost steps, and he did not lead</source>
        <translation>sa pile a perdu des pas, et il ne menait pas</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>CF</source>
        <translation>FC</translation>
    </message>
    <message>
        <source>MA</source>
        <translation>CM</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Lac</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>one area</source>
        <translation>une zone</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>transporté</translation>
    </message>
    <message>
        <source>CF from full strength down to the last step.</source>
        <translation>FC de la pleine force au dernier pas.</translation>
    </message>
    <message>
        <source>In a hex</source>
        <translation>Dans un hexagone</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Spanish infantry and cavalry</source>
        <translation>Infanterie et cavalerie espagnoles</translation>
    </message>
    <message>
        <source>{number}; cannon and Cortés do not count</source>
        <translation>{number} ; canons et Cortés ne comptent pas</translation>
    </message>
    <message>
        <source>Allies, with the option</source>
        <translation>Alliés, avec l’option</translation>
    </message>
    <message>
        <source>of one people: {units}</source>
        <translation>d’un même peuple : {units}</translation>
    </message>
    <message numerus="yes">
        <source>%n elite unit(s)</source>
        <translation>
            <numerusform>%n unité d’élite</numerusform>
            <numerusform>%n unités d’élite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regular unit(s)</source>
        <translation>
            <numerusform>%n unité régulière</numerusform>
            <numerusform>%n unités régulières</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Knight(s)</source>
        <translation>
            <numerusform>%n chevalier</numerusform>
            <numerusform>%n chevaliers</numerusform>
        </translation>
    </message>
    <message>
        <source>Aztecs</source>
        <translation>Aztèques</translation>
    </message>
    <message>
        <source>A lake area</source>
        <translation>Une zone lacustre</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Spanish units and Allies never stay in the same hex.</source>
        <translation>Espagnols et alliés ne restent jamais dans le même hexagone.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Sigle</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Élite</translation>
    </message>
    <message>
        <source>Regulars</source>
        <translation>Réguliers</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>within {radius} hexes of {place}</source>
        <translation>à {radius} hexagones au plus de {place}</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>{kind} × {number}</source>
        <translation>{kind} × {number}</translation>
    </message>
    <message>
        <source>The Aztecs set up after that, {distance} hexes or more from any unit on land.</source>
        <translation>Les Aztèques se déploient ensuite, à {distance} hexagones au moins de toute unité à terre.</translation>
    </message>
    <message>
        <source>Fortress or temple</source>
        <translation>Forteresse ou temple</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Who may stay in an R&amp;R</source>
        <translation>Qui peut y rester pendant un R&amp;R</translation>
    </message>
    <message>
        <source>Shore of</source>
        <translation>Rive de</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Loss points</source>
        <translation>Points de perte</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>{points} chacun</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>{first} and more</source>
        <translation>{first} et plus</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>If Cortés is lost, the Aztecs have won at once, whatever the points.</source>
        <translation>Si Cortés est perdu, les Aztèques ont gagné aussitôt, quels que soient les points.</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Qui jette</translation>
    </message>
    <message>
        <source>the attacker</source>
        <translation>l’attaquant</translation>
    </message>
    <message>
        <source>the active player</source>
        <translation>le joueur actif</translation>
    </message>
    <message>
        <source>the Aztec player</source>
        <translation>le joueur aztèque</translation>
    </message>
    <message>
        <source>the Spanish player</source>
        <translation>le joueur espagnol</translation>
    </message>
    <message>
        <source>the owner</source>
        <translation>le propriétaire</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>l’adversaire</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>bombardment</source>
        <translation>bombardement</translation>
    </message>
    <message>
        <source>objection</source>
        <translation>opposition</translation>
    </message>
    <message>
        <source>desertion</source>
        <translation>désertion</translation>
    </message>
    <message>
        <source>break-out</source>
        <translation>percée</translation>
    </message>
    <message>
        <source>replenishment</source>
        <translation>recomplètement</translation>
    </message>
    <message>
        <source>dead pile</source>
        <translation>pile des éliminés</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>piège</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>charge</translation>
    </message>
    <message>
        <source>prisoners</source>
        <translation>prisonniers</translation>
    </message>
    <message>
        <source>risk of a leader</source>
        <translation>risque d’un chef</translation>
    </message>
    <message>
        <source>disease</source>
        <translation>maladie</translation>
    </message>
    <message>
        <source>disease: steps of the Spanish side</source>
        <translation>maladie : pas du camp espagnol</translation>
    </message>
    <message>
        <source>disease: steps of the Aztecs</source>
        <translation>maladie : pas des Aztèques</translation>
    </message>
    <message>
        <source>What changes the die</source>
        <translation>Ce qui change le dé</translation>
    </message>
    <message>
        <source>each sacrifice marker, {most} at most</source>
        <translation>chaque marqueur de sacrifice, {most} au plus</translation>
    </message>
    <message>
        <source>a raid since the last R&amp;R</source>
        <translation>un raid depuis le dernier R&amp;R</translation>
    </message>
    <message>
        <source>an objection that failed</source>
        <translation>une opposition manquée</translation>
    </message>
    <message>
        <source>an Aztec unit in {place}</source>
        <translation>une unité aztèque à {place}</translation>
    </message>
    <message>
        <source>Below {limit} the regular Allies go home. Elite ones never do.</source>
        <translation>Au-dessous de {limit}, les alliés réguliers rentrent chez eux. Ceux d’élite, jamais.</translation>
    </message>
    <message>
        <source>The die, and 1 for each Knight of full strength on the map: from {threshold} on the R&amp;R is denied.</source>
        <translation>Le dé, plus 1 par chevalier à pleine force sur la carte : à partir de {threshold}, le R&amp;R est refusé.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>the R&amp;R is denied</source>
        <translation>le R&amp;R est refusé</translation>
    </message>
    <message>
        <source>the R&amp;R is held; desertion {modifier}</source>
        <translation>le R&amp;R a lieu ; désertion {modifier}</translation>
    </message>
    <message>
        <source>regulars, Aztec and allied</source>
        <translation>réguliers, aztèques et alliés</translation>
    </message>
    <message>
        <source>Spanish units and elite Allies</source>
        <translation>Espagnols et alliés d’élite</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>chevaliers</translation>
    </message>
    <message>
        <source>Gunboats are filled up without a roll. Nobody goes above full strength.</source>
        <translation>Les brigantins sont remis à neuf sans jet. Personne ne dépasse la pleine force.</translation>
    </message>
    <message>
        <source>comes back at full strength</source>
        <translation>revient à pleine force</translation>
    </message>
    <message>
        <source>comes back with one step</source>
        <translation>revient avec un pas</translation>
    </message>
    <message>
        <source>stays in the pile</source>
        <translation>reste dans la pile</translation>
    </message>
    <message>
        <source>is lost for good</source>
        <translation>est perdu pour de bon</translation>
    </message>
    <message>
        <source>Knights, gunboats and cannon never come back.</source>
        <translation>Chevaliers, brigantins et canons ne reviennent jamais.</translation>
    </message>
    <message>
        <source>trap, nothing given up</source>
        <translation>piège, sans rien céder</translation>
    </message>
    <message>
        <source>trap, a step of the Knight given up</source>
        <translation>piège, en cédant un pas du chevalier</translation>
    </message>
    <message>
        <source>charge against a hex with a Knight</source>
        <translation>charge contre un hexagone avec un chevalier</translation>
    </message>
    <message>
        <source>charge against a hex without one</source>
        <translation>charge contre un hexagone sans chevalier</translation>
    </message>
    <message>
        <source>prisoners, after a Spanish step lost in defence</source>
        <translation>prisonniers, après un pas espagnol perdu en défense</translation>
    </message>
    <message>
        <source>disease breaks out</source>
        <translation>la maladie éclate</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Tentative</translation>
    </message>
    <message>
        <source>Succeeds on</source>
        <translation>Réussit sur</translation>
    </message>
    <message>
        <source>A charge costs its target {steps} for each success and pushes it {hexes} at most. The path of a trap is {least} to {most} hexes long.</source>
        <translation>Une charge coûte {steps} à sa cible par réussite et la repousse d’au plus {hexes}. Le chemin d’un piège compte {least} à {most} hexagones.</translation>
    </message>
    <message>
        <source>Disease costs the Spanish side {spanish}, the Aztecs {aztec}, counted in steps.</source>
        <translation>La maladie coûte {spanish} au camp espagnol et {aztec} aux Aztèques, comptés en pas.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>siege-statistics</name>
    <message>
        <source>Loss points</source>
        <translation>Points de perte</translation>
    </message>
    <message>
        <source>Steps on the map, by side</source>
        <translation>Pas sur la carte, par camp</translation>
    </message>
    <message>
        <source>Steps lost, by cause</source>
        <translation>Pas perdus, par cause</translation>
    </message>
    <message>
        <source>Steps lost, by class</source>
        <translation>Pas perdus, par classe</translation>
    </message>
    <message>
        <source>Sums of two dice in battles, by attacker</source>
        <translation>Sommes de deux dés au combat, par attaquant</translation>
    </message>
    <message>
        <source>Single dice, by who rolled</source>
        <translation>Dés isolés, par lanceur</translation>
    </message>
    <message>
        <source>at the end of each couplet, and now</source>
        <translation>à la fin de chaque paire de tours, et maintenant</translation>
    </message>
    <message>
        <source>at the end of each couplet, and now; the Aztecs are not all seen</source>
        <translation>à la fin de chaque paire de tours, et maintenant ; les Aztèques ne sont pas tous vus</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>total</translation>
    </message>
    <message>
        <source>R&amp;R Interphases</source>
        <translation>interphases R&amp;R</translation>
    </message>
    <message>
        <source>Spanish units lost</source>
        <translation>unités espagnoles perdues</translation>
    </message>
    <message>
        <source>battles on land</source>
        <translation>combats à terre</translation>
    </message>
    <message>
        <source>battles on the lake</source>
        <translation>combats sur le lac</translation>
    </message>
    <message>
        <source>bombardment</source>
        <translation>bombardement</translation>
    </message>
    <message>
        <source>traps</source>
        <translation>pièges</translation>
    </message>
    <message>
        <source>charges</source>
        <translation>charges</translation>
    </message>
    <message>
        <source>break-outs</source>
        <translation>percées</translation>
    </message>
    <message>
        <source>disease</source>
        <translation>maladie</translation>
    </message>
</context>
<context>
    <name>siege-panels</name>
    <message numerus="yes">
        <source>%n LP</source>
        <translation>
            <numerusform>%n&#xa0;PP</numerusform>
            <numerusform>%n&#xa0;PP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Loss point(s)</source>
        <translation>
            <numerusform>%n point de perte</numerusform>
            <numerusform>%n points de perte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n R&amp;R carried out, {each} each</source>
        <translation>
            <numerusform>%n R&amp;R effectué, {each} chacun</numerusform>
            <numerusform>%n R&amp;R effectués, {each} chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n R&amp;R, next costs {cost} LP</source>
        <translation>
            <numerusform>%n R&amp;R, le suivant : {cost}&#xa0;PP</numerusform>
            <numerusform>%n R&amp;R, le suivant : {cost}&#xa0;PP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish unit(s) in the two dead piles, {each} each</source>
        <translation>
            <numerusform>%n unité espagnole éliminée, {each} chacune</numerusform>
            <numerusform>%n unités espagnoles éliminées, {each} chacune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n back</source>
        <translation>
            <numerusform>%n de retour</numerusform>
            <numerusform>%n de retour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost for good</source>
        <translation>
            <numerusform>%n perdu</numerusform>
            <numerusform>%n perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more R&amp;R: {points}, {level}.</source>
        <translation>
            <numerusform>%n R&amp;R de plus : {points}, {level}.</numerusform>
            <numerusform>%n R&amp;R de plus : {points}, {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) regained</source>
        <translation>
            <numerusform>%n pas regagné</numerusform>
            <numerusform>%n pas regagnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) broke out, {steps} steps lost</source>
        <translation>
            <numerusform>%n percée, pas perdus : {steps}</numerusform>
            <numerusform>%n percées, pas perdus : {steps}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) would go</source>
        <translation>
            <numerusform>%n unité partirait</numerusform>
            <numerusform>%n unités partiraient</numerusform>
        </translation>
    </message>
    <message>
        <source>+{steps}</source>
        <translation>+{steps}</translation>
    </message>
    <message>
        <source>2D6</source>
        <translation>2D6</translation>
    </message>
    <message>
        <source>A die for each dead unit that may come back.</source>
        <translation>Un dé pour chaque éliminé qui peut revenir.</translation>
    </message>
    <message>
        <source>A die for each unit below its full steps; gunboats are filled up.</source>
        <translation>Un dé pour chaque unité affaiblie ; les brigantins sont complétés.</translation>
    </message>
    <message>
        <source>A die with its modifiers decides whether the Allies go home.</source>
        <translation>Un dé modifié décide si les alliés rentrent chez eux.</translation>
    </message>
    <message>
        <source>A die with these modifiers at the beginning of the R&amp;R; below {least} the Allies go home.</source>
        <translation>Un dé avec ces modificateurs au début du R&amp;R ; au-dessous de {least}, les alliés rentrent chez eux.</translation>
    </message>
    <message>
        <source>All counters are on the map.</source>
        <translation>Tous les pions sont sur la carte.</translation>
    </message>
    <message>
        <source>Allies desert on {faces}</source>
        <translation>Les alliés désertent sur {faces}</translation>
    </message>
    <message>
        <source>Allies stay whatever the die says</source>
        <translation>Les alliés restent, quel que soit le dé</translation>
    </message>
    <message>
        <source>Aztec moral</source>
        <translation>morale aztèque</translation>
    </message>
    <message>
        <source>Aztecs in Chapultepec</source>
        <translation>Aztèques à Chapultepec</translation>
    </message>
    <message>
        <source>Aztecs on the mainland</source>
        <translation>Aztèques sur la terre ferme</translation>
    </message>
    <message>
        <source>Beside the map</source>
        <translation>À côté de la carte</translation>
    </message>
    <message>
        <source>Both sides leave the map; the surrounded roll to break out, forts may be held.</source>
        <translation>Les deux camps quittent la carte ; les encerclés tentent une percée, les forteresses peuvent être tenues.</translation>
    </message>
    <message>
        <source>CRT</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Click a counter, or drag it to the map.</source>
        <translation>Cliquez un pion, ou tirez-le sur la carte.</translation>
    </message>
    <message>
        <source>Column {column}</source>
        <translation>Colonne {column}</translation>
    </message>
    <message>
        <source>Combat Results Table</source>
        <translation>Table des combats</translation>
    </message>
    <message>
        <source>Cortes is lost: Loss points no longer matter.</source>
        <translation>Cortés est perdu : les points de perte ne comptent plus.</translation>
    </message>
    <message>
        <source>Cuauhtemoc captured or killed</source>
        <translation>Cuauhtémoc capturé ou tué</translation>
    </message>
    <message>
        <source>Cuauhtemoc may leave the island</source>
        <translation>Cuauhtémoc peut quitter l’île</translation>
    </message>
    <message>
        <source>Cuauhtemoc neither captured nor killed</source>
        <translation>Cuauhtémoc ni capturé ni tué</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Éliminés</translation>
    </message>
    <message>
        <source>Dead for good</source>
        <translation>Définitivement</translation>
    </message>
    <message>
        <source>Dead piles</source>
        <translation>Éliminés</translation>
    </message>
    <message>
        <source>Each marker moves every Aztec attack to the right, and weighs on the desertion check.</source>
        <translation>Chaque marqueur décale vers la droite toutes les attaques aztèques, et pèse sur le test de désertion.</translation>
    </message>
    <message>
        <source>Every R&amp;R that takes place counts, whatever it brings; a denied one does not.</source>
        <translation>Tout R&amp;R qui a lieu compte, quoi qu’il apporte ; un R&amp;R refusé ne compte pas.</translation>
    </message>
    <message>
        <source>Infantry, cavalry, gunboats and cannon. One that comes back costs nothing any more.</source>
        <translation>Infanterie, cavalerie, brigantins et canons. Une unité qui revient ne coûte plus rien.</translation>
    </message>
    <message>
        <source>Knights, gunboats and cannon are lost at once.</source>
        <translation>Chevaliers, brigantins et canons sont perdus aussitôt.</translation>
    </message>
    <message>
        <source>Loss points</source>
        <translation>Points de perte</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>May be called after each Aztec player-turn.</source>
        <translation>Possible après chaque tour aztèque.</translation>
    </message>
    <message>
        <source>May be called now: {points} LP, {level}.</source>
        <translation>Possible maintenant : {points}&#xa0;PP, {level}.</translation>
    </message>
    <message>
        <source>May come back</source>
        <translation>Peuvent revenir</translation>
    </message>
    <message>
        <source>No R&amp;R yet, the first costs {cost} LP</source>
        <translation>Aucun R&amp;R, le premier coûte {cost}&#xa0;PP</translation>
    </message>
    <message>
        <source>Off map</source>
        <translation>Hors carte</translation>
    </message>
    <message>
        <source>One die for each in an R&amp;R:</source>
        <translation>Un dé pour chacun lors d’un R&amp;R :</translation>
    </message>
    <message>
        <source>One more R&amp;R: {points}, {level}.</source>
        <translation>Un R&amp;R de plus : {points}, {level}.</translation>
    </message>
    <message>
        <source>One side has given up: Loss points no longer matter.</source>
        <translation>Un camp a abandonné : les points de perte ne comptent plus.</translation>
    </message>
    <message>
        <source>Prisoners can be sacrificed here; cavalry, or Cortes with infantry, desecrate it.</source>
        <translation>Des prisonniers peuvent y être sacrifiés ; la cavalerie, ou Cortés avec de l’infanterie, le profane.</translation>
    </message>
    <message>
        <source>R&amp;R</source>
        <translation>R&amp;R</translation>
    </message>
    <message>
        <source>R&amp;R and temples</source>
        <translation>R&amp;R et temples</translation>
    </message>
    <message>
        <source>R&amp;R carried out</source>
        <translation>R&amp;R effectués</translation>
    </message>
    <message>
        <source>R&amp;R no. {number}</source>
        <translation>R&amp;R n° {number}</translation>
    </message>
    <message>
        <source>Regulars: {results}</source>
        <translation>Guerriers : {results}</translation>
    </message>
    <message>
        <source>Spaniards and elite: {results}</source>
        <translation>Espagnols et élite : {results}</translation>
    </message>
    <message>
        <source>The Allies have deserted once, and never will again</source>
        <translation>Les alliés ont déserté une fois et ne le feront plus</translation>
    </message>
    <message>
        <source>The Aztecs may object</source>
        <translation>Les Aztèques peuvent s’opposer</translation>
    </message>
    <message>
        <source>The Spanish side places its counters, then the Aztecs theirs.</source>
        <translation>Le camp espagnol place ses pions, puis les Aztèques les leurs.</translation>
    </message>
    <message numerus="yes">
        <source>They cost the Spanish player %n Loss point(s).</source>
        <translation>
            <numerusform>Ils coûtent %n point de perte au joueur espagnol.</numerusform>
            <numerusform>Ils coûtent %n points de perte au joueur espagnol.</numerusform>
        </translation>
    </message>
    <message>
        <source>They count as long as he is free, wherever he is; an escape does not spare them.</source>
        <translation>Ils comptent tant qu’il est libre, où qu’il soit ; une fuite ne les évite pas.</translation>
    </message>
    <message>
        <source>Those who came back are placed, the Spanish side&apos;s first.</source>
        <translation>Les revenus sont placés, ceux du camp espagnol d’abord.</translation>
    </message>
    <message>
        <source>Two dice tell whether disease breaks out in both camps.</source>
        <translation>Deux dés disent si la maladie frappe les deux camps.</translation>
    </message>
    <message>
        <source>Until the next R&amp;R no prisoners are sacrificed here. Once all are desecrated Cuauhtemoc may flee.</source>
        <translation>Jusqu’au prochain R&amp;R, aucun prisonnier n’y est sacrifié. Quand tous sont profanés, Cuauhtémoc peut fuir.</translation>
    </message>
    <message>
        <source>With Cuauhtemoc taken: {points}, {level}.</source>
        <translation>Cuauhtémoc pris : {points}, {level}.</translation>
    </message>
    <message>
        <source>a historical Spanish victory</source>
        <translation>une victoire espagnole historique</translation>
    </message>
    <message>
        <source>a raid since the last R&amp;R</source>
        <translation>un raid depuis le dernier R&amp;R</translation>
    </message>
    <message>
        <source>after R&amp;R no. {number}</source>
        <translation>après le R&amp;R n° {number}</translation>
    </message>
    <message>
        <source>allies never count</source>
        <translation>les alliés ne comptent jamais</translation>
    </message>
    <message>
        <source>an Aztec cosmological victory</source>
        <translation>une victoire cosmique aztèque</translation>
    </message>
    <message>
        <source>an Aztec moral victory</source>
        <translation>une victoire morale aztèque</translation>
    </message>
    <message>
        <source>an objection that failed</source>
        <translation>une opposition qui a échoué</translation>
    </message>
    <message>
        <source>an overwhelming Spanish victory</source>
        <translation>une victoire espagnole écrasante</translation>
    </message>
    <message>
        <source>attackers / defenders</source>
        <translation>attaquants / défenseurs</translation>
    </message>
    <message>
        <source>back</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>back at full strength</source>
        <translation>retour à effectif complet</translation>
    </message>
    <message>
        <source>back with one step</source>
        <translation>retour avec un pas</translation>
    </message>
    <message>
        <source>cosmological</source>
        <translation>cosmique</translation>
    </message>
    <message numerus="yes">
        <source>couplet %n</source>
        <translation>
            <numerusform>paire de tours %n</numerusform>
            <numerusform>paire de tours %n</numerusform>
        </translation>
    </message>
    <message>
        <source>desecrated: no sacrifice here</source>
        <translation>profané : aucun sacrifice ici</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>enemy on causeways or island</source>
        <translation>ennemi sur les chaussées ou l’île</translation>
    </message>
    <message>
        <source>he has escaped</source>
        <translation>il s’est enfui</translation>
    </message>
    <message>
        <source>he stands in {place}</source>
        <translation>position : {place}</translation>
    </message>
    <message>
        <source>held by the {camp}</source>
        <translation>tenu par {camp}</translation>
    </message>
    <message>
        <source>historical Spanish</source>
        <translation>espagnole historique</translation>
    </message>
    <message>
        <source>if the siege ended now</source>
        <translation>si le siège finissait maintenant</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>perte définitive</translation>
    </message>
    <message>
        <source>no R&amp;R yet</source>
        <translation>encore aucun R&amp;R</translation>
    </message>
    <message>
        <source>no battle is planned</source>
        <translation>aucun combat prévu</translation>
    </message>
    <message>
        <source>no marker</source>
        <translation>sans marqueur</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>now</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>overwhelming Spanish</source>
        <translation>espagnole écrasante</translation>
    </message>
    <message>
        <source>prisoners taken</source>
        <translation>prisonniers pris</translation>
    </message>
    <message>
        <source>ratio {column}</source>
        <translation>rapport {column}</translation>
    </message>
    <message>
        <source>read: {columns}</source>
        <translation>lue : {columns}</translation>
    </message>
    <message>
        <source>sacrifice: Aztec attacks {count} right</source>
        <translation>sacrifice : attaques aztèques {count} à droite</translation>
    </message>
    <message>
        <source>sacrificed prisoners</source>
        <translation>prisonniers sacrifiés</translation>
    </message>
    <message>
        <source>stays dead</source>
        <translation>reste éliminé</translation>
    </message>
    <message>
        <source>still the same level</source>
        <translation>même niveau</translation>
    </message>
    <message>
        <source>the Allies go home</source>
        <translation>les alliés partent</translation>
    </message>
    <message>
        <source>the Allies stay</source>
        <translation>les alliés restent</translation>
    </message>
    <message>
        <source>the siege is over</source>
        <translation>le siège est fini</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>{attacker}/{defender}</source>
        <translation>{attacker}/{defender}</translation>
    </message>
    <message>
        <source>{camp}: {where}</source>
        <translation>{camp} : {where}</translation>
    </message>
    <message>
        <source>{column}, roll {roll}: attackers lose {attacker}, defenders {defender}</source>
        <translation>{column}, jet {roll} : les attaquants perdent {attacker}, les défenseurs {defender}</translation>
    </message>
    <message>
        <source>{faces} {fate}</source>
        <translation>{faces} {fate}</translation>
    </message>
    <message>
        <source>{first} and more</source>
        <translation>{first} et plus</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>{level}: {range}</source>
        <translation>{level} : {range}</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one} ; {other}</translation>
    </message>
    <message>
        <source>{pile}, {camp}</source>
        <translation>{pile}, {camp}</translation>
    </message>
    <message>
        <source>{points}: {level}</source>
        <translation>{points} : {level}</translation>
    </message>
    <message>
        <source>{step}: {state}</source>
        <translation>{step} : {state}</translation>
    </message>
    <message>
        <source>{units}; allies never count</source>
        <translation>{units} ; les alliés ne comptent jamais</translation>
    </message>
    <message>
        <source>{weights}; {goers}</source>
        <translation>{weights} ; {goers}</translation>
    </message>
    <message>
        <source>{what} {value}</source>
        <translation>{what} {value}</translation>
    </message>
    <message>
        <source>−{steps}</source>
        <translation>−{steps}</translation>
    </message>
</context>
<context>
    <name>siege-window</name>
    <message numerus="yes">
        <source>%n Loss point(s): {level}</source>
        <translation>
            <numerusform>%n point de perte : {level}</numerusform>
            <numerusform>%n points de perte : {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP</source>
        <translation>
            <numerusform>%n&#xa0;PM</numerusform>
            <numerusform>%n&#xa0;PM</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) succeed: as many steps</source>
        <translation>
            <numerusform>%n charge réussie : autant de pas</numerusform>
            <numerusform>%n charges réussies : autant de pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) of the stack not seen: the odds can only be worse.</source>
        <translation>
            <numerusform>%n pion de la pile n’est pas vu : les chances ne peuvent qu’être pires.</numerusform>
            <numerusform>%n pions de la pile ne sont pas vus : les chances ne peuvent qu’être pires.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) of the {camp}, {first} on top</source>
        <translation>
            <numerusform>%n pion {camp}, {first} au-dessus</numerusform>
            <numerusform>%n pions {camp}, {first} au-dessus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) could still be attacked. End ground combat?</source>
        <translation>
            <numerusform>%n hexagone pourrait encore être attaqué. Finir les combats terrestres ?</numerusform>
            <numerusform>%n hexagones pourraient encore être attaqués. Finir les combats terrestres ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n à gauche</numerusform>
            <numerusform>%n à gauche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n à droite</numerusform>
            <numerusform>%n à droite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) could still march. End land movement?</source>
        <translation>
            <numerusform>%n pile pourrait encore marcher. Finir le mouvement terrestre ?</numerusform>
            <numerusform>%n piles pourraient encore marcher. Finir le mouvement terrestre ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) could still use the lake. End lake movement?</source>
        <translation>
            <numerusform>%n pile pourrait encore aller sur le lac. Finir le mouvement lacustre ?</numerusform>
            <numerusform>%n piles pourraient encore aller sur le lac. Finir le mouvement lacustre ?</numerusform>
        </translation>
    </message>
    <message>
        <source>+{value}</source>
        <translation>+{value}</translation>
    </message>
    <message>
        <source>+{value} for the Aztecs</source>
        <translation>+{value} pour les Aztèques</translation>
    </message>
    <message>
        <source>A hit: one step</source>
        <translation>Touché : un pas</translation>
    </message>
    <message>
        <source>Across a causeway: {lakes}</source>
        <translation>Sous une chaussée : {lakes}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All counters are on the map.</source>
        <translation>Tous les pions sont sur la carte.</translation>
    </message>
    <message>
        <source>All is well ordered</source>
        <translation>Tout est en ordre</translation>
    </message>
    <message>
        <source>All who can attack are counted.</source>
        <translation>Tous ceux qui peuvent attaquer sont comptés.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sans chef</translation>
    </message>
    <message numerus="yes">
        <source>An R&amp;R makes it %n Loss point(s): {level}.</source>
        <translation>
            <numerusform>Avec un R&amp;R : %n point de perte, {level}.</numerusform>
            <numerusform>Avec un R&amp;R : %n points de perte, {level}.</numerusform>
        </translation>
    </message>
    <message>
        <source>An objection that fails weighs on the desertion check.</source>
        <translation>Une opposition qui échoue pèse sur le test de désertion.</translation>
    </message>
    <message>
        <source>Another couplet</source>
        <translation>Une autre paire de tours</translation>
    </message>
    <message>
        <source>Attack on {place}</source>
        <translation>Attaque contre {place}</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Attaquants</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Beside the map</source>
        <translation>À côté de la carte</translation>
    </message>
    <message>
        <source>Call an R&amp;R</source>
        <translation>Demander un R&amp;R</translation>
    </message>
    <message>
        <source>Call an R&amp;R: +{points} LP</source>
        <translation>Demander un R&amp;R : +{points}&#xa0;PP</translation>
    </message>
    <message>
        <source>Causeway: {spanish} MP for the Spanish side, {aztec} MP for the Aztecs</source>
        <translation>Chaussée : {spanish}&#xa0;PM pour le camp espagnol, {aztec}&#xa0;PM pour les Aztèques</translation>
    </message>
    <message>
        <source>Charge on {place}</source>
        <translation>Charge contre {place}</translation>
    </message>
    <message>
        <source>Click a Knight, then whom it traps.</source>
        <translation>Cliquez un chevalier, puis qui il attire.</translation>
    </message>
    <message>
        <source>Click a counter to put it on top of its stack.</source>
        <translation>Cliquez un pion pour le mettre au-dessus de sa pile.</translation>
    </message>
    <message>
        <source>Click a counter to take it up again.</source>
        <translation>Cliquez un pion pour le reprendre.</translation>
    </message>
    <message>
        <source>Click a marked hex or lake area.</source>
        <translation>Cliquez un hexagone ou une zone lacustre en surbrillance.</translation>
    </message>
    <message>
        <source>Click a place whose units use the lake, or a leader.</source>
        <translation>Cliquez un endroit dont les unités vont sur le lac, ou un chef.</translation>
    </message>
    <message>
        <source>Click a unit afloat, then the hex it fires at.</source>
        <translation>Cliquez une unité à flot, puis l’hexagone qu’elle vise.</translation>
    </message>
    <message>
        <source>Click counters to leave them out or take them in, then the hex.</source>
        <translation>Cliquez les pions à laisser ou à prendre, puis l’hexagone.</translation>
    </message>
    <message>
        <source>Click counters to leave them out or take them in, then the place.</source>
        <translation>Cliquez les pions à laisser ou à prendre, puis la destination.</translation>
    </message>
    <message>
        <source>Click counters to leave them out or take them in.</source>
        <translation>Cliquez les pions à laisser ou à prendre.</translation>
    </message>
    <message>
        <source>Click the cavalry that charges.</source>
        <translation>Cliquez la cavalerie qui charge.</translation>
    </message>
    <message>
        <source>Click the counters that are lost.</source>
        <translation>Cliquez les pions perdus.</translation>
    </message>
    <message>
        <source>Click the counters that lose steps.</source>
        <translation>Cliquez les pions qui perdent des pas.</translation>
    </message>
    <message>
        <source>Click the counters that stay in their fort.</source>
        <translation>Cliquez les pions qui restent dans leur forteresse.</translation>
    </message>
    <message>
        <source>Click the counters to be removed.</source>
        <translation>Cliquez les pions à retirer.</translation>
    </message>
    <message>
        <source>Click the hex from which counters set out.</source>
        <translation>Cliquez l’hexagone d’où partent des pions.</translation>
    </message>
    <message>
        <source>Click the next hex, or one farther on.</source>
        <translation>Cliquez l’hexagone suivant, ou un autre plus loin.</translation>
    </message>
    <message>
        <source>Click the unit that carries the leader.</source>
        <translation>Cliquez l’unité qui porte le chef.</translation>
    </message>
    <message>
        <source>Click what is carried, then who carries it.</source>
        <translation>Cliquez ce qui est porté, puis qui le porte.</translation>
    </message>
    <message>
        <source>Click who enters the hex.</source>
        <translation>Cliquez qui occupe l’hexagone.</translation>
    </message>
    <message>
        <source>Closed to Aztecs</source>
        <translation>Fermée aux Aztèques</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Cortés and his Indian Allies besiege Tenochtitlan in the middle of its lake; the Aztecs hold the causeways and make every street cost blood.</source>
        <translation>Cortés et ses alliés indiens assiègent Tenochtitlan au milieu de son lac ; les Aztèques tiennent les chaussées et font payer chaque rue par le sang.</translation>
    </message>
    <message>
        <source>August 1521: three columns have closed on Tlatelolco, where the last Aztecs stand with their backs to the water. One R&amp;R and two Spanish units are on the bill already. About an hour.</source>
        <translation>Août 1521 : trois colonnes ont enfermé Tlatelolco, où les derniers Aztèques tiennent, dos à l’eau. Un R&amp;R et deux unités espagnoles sont déjà au compte. Une heure environ.</translation>
    </message>
    <message>
        <source>August 1521, in couplets</source>
        <translation>Août 1521, par paires de tours</translation>
    </message>
    <message>
        <source>One camp, one causeway, a market full of Aztecs behind its gate: marching, boats, attacks and the end of a siege on a small scale. About a quarter of an hour.</source>
        <translation>Un camp, une chaussée, un marché plein d’Aztèques derrière sa porte : la marche, les bateaux, l’attaque et la fin d’un siège, en petit. Un quart d’heure environ.</translation>
    </message>
    <message>
        <source>The whole siege with two R&amp;Rs on the Spanish bill from the start, 10 Loss points: for a Spanish player who finds the other one too easy.</source>
        <translation>Le siège entier avec deux R&amp;R au compte espagnol dès le début, soit 10 points de perte : pour un joueur espagnol qui trouve l’autre trop facile.</translation>
    </message>
    <message>
        <source>A few days of 1521, in couplets</source>
        <translation>Quelques jours de 1521, par paires de tours</translation>
    </message>
    <message>
        <source>Couplet {number}</source>
        <translation>Paire de tours {number}</translation>
    </message>
    <message>
        <source>Couplet {number}, player-turn of the {camp}</source>
        <translation>Paire de tours {number}, tour {camp}</translation>
    </message>
    <message>
        <source>D6</source>
        <translation>D6</translation>
    </message>
    <message>
        <source>Danger for {leader}: in {ways} of 36</source>
        <translation>Danger pour {leader} : {ways} sur 36</translation>
    </message>
    <message>
        <source>Dead pile</source>
        <translation>Éliminés</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>Déclaration</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Défenseurs</translation>
    </message>
    <message>
        <source>Desertion</source>
        <translation>Désertion</translation>
    </message>
    <message>
        <source>Disease</source>
        <translation>Maladie</translation>
    </message>
    <message>
        <source>Drop the attack</source>
        <translation>Renoncer à l’attaque</translation>
    </message>
    <message>
        <source>End ground combat</source>
        <translation>Finir les combats terrestres</translation>
    </message>
    <message>
        <source>End lake movement</source>
        <translation>Finir le mouvement lacustre</translation>
    </message>
    <message>
        <source>End land movement</source>
        <translation>Finir le mouvement terrestre</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>End the bombardment</source>
        <translation>Finir le bombardement</translation>
    </message>
    <message>
        <source>End the path here</source>
        <translation>Finir le chemin ici</translation>
    </message>
    <message>
        <source>Escaped</source>
        <translation>Évasion</translation>
    </message>
    <message>
        <source>Fight the battle</source>
        <translation>Livrer le combat</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Fire of {unit} at {place}</source>
        <translation>Tir {unit}, {place}</translation>
    </message>
    <message>
        <source>Full Knights</source>
        <translation>Chevaliers à effectif complet</translation>
    </message>
    <message>
        <source>Give up a step</source>
        <translation>Céder un pas</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Gone home</source>
        <translation>Rentrés chez eux</translation>
    </message>
    <message>
        <source>Halt here</source>
        <translation>S’arrêter ici</translation>
    </message>
    <message>
        <source>He does not lead</source>
        <translation>Il ne mène pas l’attaque</translation>
    </message>
    <message>
        <source>Hits on</source>
        <translation>Touche sur</translation>
    </message>
    <message>
        <source>In {ways} of {total}: {what}</source>
        <translation>Dans {ways} cas sur {total} : {what}</translation>
    </message>
    <message>
        <source>It fails</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Its temple is desecrated.</source>
        <translation>Son temple est profané.</translation>
    </message>
    <message>
        <source>Lake battle in {place}</source>
        <translation>Combat lacustre : {place}</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Tout laisser ainsi</translation>
    </message>
    <message>
        <source>Leave the map</source>
        <translation>Quitter la carte</translation>
    </message>
    <message>
        <source>Leave them all</source>
        <translation>Tous les laisser</translation>
    </message>
    <message>
        <source>Leave them where they are</source>
        <translation>Les laisser sur place</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>Loss points</source>
        <translation>Points de perte</translation>
    </message>
    <message>
        <source>Lost for good</source>
        <translation>Pertes définitives</translation>
    </message>
    <message>
        <source>May to August 1521, in couplets</source>
        <translation>De mai à août 1521, par paires de tours</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>No charge</source>
        <translation>Pas de charge</translation>
    </message>
    <message>
        <source>No hit</source>
        <translation>Manqué</translation>
    </message>
    <message>
        <source>Nobody along the causeway</source>
        <translation>Personne par la chaussée</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Personne d’autre</translation>
    </message>
    <message>
        <source>Nobody leads.</source>
        <translation>Personne ne mène.</translation>
    </message>
    <message>
        <source>None of it</source>
        <translation>Rien de cela</translation>
    </message>
    <message>
        <source>Not placed yet</source>
        <translation>À placer</translation>
    </message>
    <message>
        <source>Nothing is left to do here; the last answer can still be taken back.</source>
        <translation>Il n’y a plus rien à faire ici ; la dernière réponse peut encore être reprise.</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>S’opposer</translation>
    </message>
    <message>
        <source>Objection to the R&amp;R</source>
        <translation>Opposition au R&amp;R</translation>
    </message>
    <message>
        <source>On a raid</source>
        <translation>En raid</translation>
    </message>
    <message>
        <source>On average {attacker} steps lost by the attackers, {defender} by the defenders</source>
        <translation>En moyenne {attacker} pas perdus par les attaquants, {defender} par les défenseurs</translation>
    </message>
    <message>
        <source>On the die</source>
        <translation>Sur le dé</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Over open water: {lakes}</source>
        <translation>Par l’eau libre : {lakes}</translation>
    </message>
    <message>
        <source>Place {piece}</source>
        <translation>Placer {piece}</translation>
    </message>
    <message>
        <source>Prisoners have been sacrificed here.</source>
        <translation>Des prisonniers ont été sacrifiés ici.</translation>
    </message>
    <message>
        <source>R&amp;R</source>
        <translation>R&amp;R</translation>
    </message>
    <message>
        <source>R&amp;R Interphase {number}</source>
        <translation>Interphase R&amp;R {number}</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <translation>Redéploiement</translation>
    </message>
    <message>
        <source>Replenishment</source>
        <translation>Recomplètement</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Set out</source>
        <translation>Partir</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Set-up of the {camp}</source>
        <translation>Mise en place {camp}</translation>
    </message>
    <message>
        <source>Shore of {lakes}</source>
        <translation>Rive : {lakes}</translation>
    </message>
    <message>
        <source>Somewhere under other counters</source>
        <translation>Quelque part sous d’autres pions</translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>Pas perdus</translation>
    </message>
    <message>
        <source>Succeeds in {ways} of {total}</source>
        <translation>Réussit dans {ways} cas sur {total}</translation>
    </message>
    <message>
        <source>Succeeds on</source>
        <translation>Réussit sur</translation>
    </message>
    <message>
        <source>Taking up</source>
        <translation>Reprise des pions</translation>
    </message>
    <message>
        <source>The Aztecs win at once</source>
        <translation>Les Aztèques gagnent aussitôt</translation>
    </message>
    <message>
        <source>The R&amp;R is denied</source>
        <translation>Le R&amp;R est refusé</translation>
    </message>
    <message>
        <source>The R&amp;R is held</source>
        <translation>Le R&amp;R a lieu</translation>
    </message>
    <message>
        <source>The Spanish side wins</source>
        <translation>Le camp espagnol gagne</translation>
    </message>
    <message>
        <source>The hex is cleared in {ways} of {total}</source>
        <translation>L’hexagone est vidé dans {ways} cas sur {total}</translation>
    </message>
    <message>
        <source>The trap is sprung</source>
        <translation>Le piège prend</translation>
    </message>
    <message>
        <source>Those on the march, or others?</source>
        <translation>Ceux qui sont en marche, ou d’autres ?</translation>
    </message>
    <message>
        <source>To be reached</source>
        <translation>À atteindre</translation>
    </message>
    <message>
        <source>Trap of {knight}</source>
        <translation>Piège : {knight}</translation>
    </message>
    <message>
        <source>With {leader}</source>
        <translation>Avec {leader}</translation>
    </message>
    <message>
        <source>Without a Knight among the defenders.</source>
        <translation>Sans chevalier parmi les défenseurs.</translation>
    </message>
    <message>
        <source>Without giving up a step</source>
        <translation>Sans céder de pas</translation>
    </message>
    <message>
        <source>Without {leader} at the head</source>
        <translation>Sans {leader} à la tête</translation>
    </message>
    <message>
        <source>all attackers lost</source>
        <translation>tous les attaquants perdus</translation>
    </message>
    <message>
        <source>all defenders lost</source>
        <translation>tous les défenseurs perdus</translation>
    </message>
    <message>
        <source>at least {cf} CF, {steps} steps</source>
        <translation>au moins {cf}&#xa0;FC, {steps} pas</translation>
    </message>
    <message>
        <source>attack along the causeway with {unit}</source>
        <translation>attaquer par la chaussée avec {unit}</translation>
    </message>
    <message>
        <source>attack {target}</source>
        <translation>attaquer {target}</translation>
    </message>
    <message>
        <source>battle: {place}</source>
        <translation>combat : {place}</translation>
    </message>
    <message>
        <source>class</source>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>column {column}: {attacker} steps against {defender}</source>
        <translation>colonne {column} : {attacker} pas contre {defender}</translation>
    </message>
    <message>
        <source>columns for Aztec defenders</source>
        <translation>colonnes pour des défenseurs aztèques</translation>
    </message>
    <message>
        <source>columns for its defenders</source>
        <translation>colonnes pour ses défenseurs</translation>
    </message>
    <message>
        <source>combat factor</source>
        <translation>facteur de combat</translation>
    </message>
    <message>
        <source>draw back to {to}</source>
        <translation>se replier vers {to}</translation>
    </message>
    <message>
        <source>enter with {piece}</source>
        <translation>avancer avec {piece}</translation>
    </message>
    <message>
        <source>enter with {piece} and {leader}</source>
        <translation>avancer avec {piece} et {leader}</translation>
    </message>
    <message>
        <source>fight in {area}</source>
        <translation>combattre dans {area}</translation>
    </message>
    <message>
        <source>fire with {unit} at {target}</source>
        <translation>tirer avec {unit} sur {target}</translation>
    </message>
    <message>
        <source>for each R&amp;R, for Spanish units lost, while Cuauhtemoc is at large</source>
        <translation>pour chaque R&amp;R, pour les unités espagnoles perdues, tant que Cuauhtémoc est libre</translation>
    </message>
    <message>
        <source>get away to {place}</source>
        <translation>s’enfuir vers {place}</translation>
    </message>
    <message>
        <source>get away to {place}, aboard {carrier}</source>
        <translation>s’enfuir vers {place}, avec {carrier}</translation>
    </message>
    <message>
        <source>go by water to {to}</source>
        <translation>aller par l’eau : {to}</translation>
    </message>
    <message>
        <source>go on from {place}</source>
        <translation>continuer depuis {place}</translation>
    </message>
    <message>
        <source>goes with</source>
        <translation>va avec</translation>
    </message>
    <message>
        <source>in {total}</source>
        <translation>sur {total}</translation>
    </message>
    <message>
        <source>land {piece} in {to}</source>
        <translation>débarquer {piece}, {to}</translation>
    </message>
    <message>
        <source>leave {piece} behind</source>
        <translation>laisser {piece} sur place</translation>
    </message>
    <message>
        <source>let {carrier} carry {piece}</source>
        <translation>faire porter {piece} par {carrier}</translation>
    </message>
    <message>
        <source>march to {to}</source>
        <translation>marcher vers {to}</translation>
    </message>
    <message>
        <source>may use the lake</source>
        <translation>peut aller sur le lac</translation>
    </message>
    <message>
        <source>movement allowance</source>
        <translation>capacité de mouvement</translation>
    </message>
    <message>
        <source>movement points left</source>
        <translation>points de mouvement restants</translation>
    </message>
    <message>
        <source>no losses</source>
        <translation>aucune perte</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>people</source>
        <translation>peuple</translation>
    </message>
    <message>
        <source>push them to {to}</source>
        <translation>les repousser vers {to}</translation>
    </message>
    <message>
        <source>put {piece} aboard {carrier}</source>
        <translation>embarquer {piece} avec {carrier}</translation>
    </message>
    <message>
        <source>put {piece} in {place}</source>
        <translation>placer {piece}, {place}</translation>
    </message>
    <message>
        <source>put {piece} on top</source>
        <translation>mettre {piece} au-dessus</translation>
    </message>
    <message>
        <source>remove {piece}</source>
        <translation>retirer {piece}</translation>
    </message>
    <message>
        <source>sacrifice in {temple}</source>
        <translation>sacrifier : {temple}</translation>
    </message>
    <message>
        <source>set a trap for {target} with {knight}</source>
        <translation>tendre un piège avec {knight} : {target}</translation>
    </message>
    <message>
        <source>set a trap for {target} with {knight}, for a step</source>
        <translation>tendre un piège avec {knight}, pour un pas : {target}</translation>
    </message>
    <message>
        <source>set out from {place}</source>
        <translation>partir depuis {place}</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>take up {piece} again</source>
        <translation>reprendre {piece}</translation>
    </message>
    <message numerus="yes">
        <source>the attackers lose %n step(s)</source>
        <translation>
            <numerusform>les attaquants perdent %n pas</numerusform>
            <numerusform>les attaquants perdent %n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the defenders lose %n step(s)</source>
        <translation>
            <numerusform>les défenseurs perdent %n pas</numerusform>
            <numerusform>les défenseurs perdent %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>use the lake from {place}</source>
        <translation>aller sur le lac depuis {place}</translation>
    </message>
    <message>
        <source>when Cortés is killed or captured</source>
        <translation>quand Cortés est tué ou capturé</translation>
    </message>
    <message>
        <source>when no Aztec unit is left on the island, with few enough Loss points</source>
        <translation>quand il ne reste aucune unité aztèque sur l’île, avec assez peu de points de perte</translation>
    </message>
    <message>
        <source>{camp}: {phase}</source>
        <translation>{camp} : {phase}</translation>
    </message>
    <message>
        <source>{cf} CF, {steps} steps</source>
        <translation>{cf}&#xa0;FC, {steps} pas</translation>
    </message>
    <message>
        <source>{cost} MP</source>
        <translation>{cost}&#xa0;PM</translation>
    </message>
    <message>
        <source>{count} D6</source>
        <translation>{count}&#xa0;D6</translation>
    </message>
    <message>
        <source>{leader} leads</source>
        <translation>{leader} mène l’attaque</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} sur {all}</translation>
    </message>
    <message>
        <source>{marker}: {place}</source>
        <translation>{marker} : {place}</translation>
    </message>
    <message>
        <source>{piece} {cf}</source>
        <translation>{piece} {cf}</translation>
    </message>
    <message>
        <source>{terrain}: no way by land</source>
        <translation>{terrain} : aucun accès par terre</translation>
    </message>
    <message>
        <source>{terrain}: {spanish} MP for the Spanish side, {aztec} MP for the Aztecs</source>
        <translation>{terrain} : {spanish}&#xa0;PM pour le camp espagnol, {aztec}&#xa0;PM pour les Aztèques</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <translation>{whole},{tenth}</translation>
    </message>
    <message>
        <source>×{value} for the Aztecs</source>
        <translation>×{value} pour les Aztèques</translation>
    </message>
    <message numerus="yes">
        <source>{piece} and others alike, %n of them</source>
        <translation>
            <numerusform>{piece}, %n pion</numerusform>
            <numerusform>{piece} et ses semblables, %n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %n counter(s)</source>
        <translation>
            <numerusform>placer %n pion</numerusform>
            <numerusform>placer %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a counter to be placed, then a marked place; Shift+click fills it, a drag over the map places along it.</source>
        <translation>Cliquez un pion à placer, puis un lieu marqué ; Maj+clic le remplit, un glisser sur la carte place au passage.</translation>
    </message>
</context>
</TS>
