<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) not finished</source>
        <translation>
            <numerusform>%n match not finished</numerusform>
            <numerusform>%n matches not finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of {game}: {scenario}</source>
        <translation>
            <numerusform>%n match of {game}: {scenario}</numerusform>
            <numerusform>%n matches of {game}: {scenario}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) worth a look</source>
        <translation>
            <numerusform>%n place worth a look</numerusform>
            <numerusform>%n places worth a look</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), {rate} in a second</source>
        <translation>
            <numerusform>%n step, {rate} in a second</numerusform>
            <numerusform>%n steps, {rate} in a second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n tie</numerusform>
            <numerusform>%n ties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats takes %n player(s) for this game, separated by commas</source>
        <translation>
            <numerusform>--seats takes %n player for this game</numerusform>
            <numerusform>--seats takes %n players for this game, separated by commas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n step(s), all as recorded</source>
        <translation>
            <numerusform>{file}: %n step, as recorded</numerusform>
            <numerusform>{file}: %n steps, all as recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} ({player}): %n won, that is {low} to {high}</source>
        <translation>
            <numerusform>{seat} ({player}): %n won, that is {low} to {high}</numerusform>
            <numerusform>{seat} ({player}): %n won, that is {low} to {high}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>conquest</name>
    <message numerus="yes">
        <source>%n step(s) of {piece}</source>
        <translation>
            <numerusform>%n step of {piece}</numerusform>
            <numerusform>%n steps of {piece}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A garrison becomes an army only by being led out, for %n movement point(s) ({place}).</source>
        <translation>
            <numerusform>A garrison becomes an army only by being led out, for %n movement point ({place}).</numerusform>
            <numerusform>A garrison becomes an army only by being led out, for %n movement points ({place}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s).</source>
        <translation>
            <numerusform>At most %n unit.</numerusform>
            <numerusform>At most %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n tactical marker(s) for this battle.</source>
        <translation>
            <numerusform>Choose %n tactical marker for this battle.</numerusform>
            <numerusform>Choose %n tactical markers for this battle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the zone that %n counter(s) in the line of retreat leave for.</source>
        <translation>
            <numerusform>Choose the zone that the counter in the line of retreat leaves for.</numerusform>
            <numerusform>Choose the zone that the %n counters in the line of retreat leave for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deploy your army; the first line needs at least %n SP.</source>
        <translation>
            <numerusform>Deploy your army; the first line needs at least %n SP.</numerusform>
            <numerusform>Deploy your army; the first line needs at least %n SP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Entering {place} costs %n movement point(s); {left} left.</source>
        <translation>
            <numerusform>Entering {place} costs %n movement point; {left} left.</numerusform>
            <numerusform>Entering {place} costs %n movement points; {left} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enveloping: choose the %n unit(s) in the {tz} that retreat.</source>
        <translation>
            <numerusform>Enveloping: choose the unit in the {tz} that retreats.</numerusform>
            <numerusform>Enveloping: choose the %n units in the {tz} that retreat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n different marker(s) must be chosen.</source>
        <translation>
            <numerusform>Exactly %n marker must be chosen.</numerusform>
            <numerusform>Exactly %n different markers must be chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n strength point(s) must go.</source>
        <translation>
            <numerusform>Exactly %n strength point must be removed.</numerusform>
            <numerusform>Exactly %n strength points must be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n unit(s).</source>
        <translation>
            <numerusform>Exactly %n unit.</numerusform>
            <numerusform>Exactly %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Feint of up to %n unit(s): choose from where to where, or move none.</source>
        <translation>
            <numerusform>Feint of up to %n unit: choose from where to where, or move none.</numerusform>
            <numerusform>Feint of up to %n units: choose from where to where, or move none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Feint, die {die}: up to %n unit(s)</source>
        <translation>
            <numerusform>Feint, die {die}: up to %n unit</numerusform>
            <numerusform>Feint, die {die}: up to %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give up %n unused marker(s): the new army commander cannot use more.</source>
        <translation>
            <numerusform>Give up %n unused marker: the new army commander cannot use more.</numerusform>
            <numerusform>Give up %n unused markers: the new army commander cannot use more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leading a garrison out costs %n movement point(s), more than {piece} has.</source>
        <translation>
            <numerusform>Leading a garrison out costs %n movement point, more than {piece} has.</numerusform>
            <numerusform>Leading a garrison out costs %n movement points, more than {piece} has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a piece (%n unit(s) may still move), or end your moves.</source>
        <translation>
            <numerusform>Move a piece (%n unit may still move), or end your moves.</numerusform>
            <numerusform>Move a piece (%n units may still move), or end your moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n strength point(s) for cavalry left.</source>
        <translation>
            <numerusform>Not enough: %n strength point is left for cavalry.</numerusform>
            <numerusform>Not enough: %n strength points are left for cavalry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n strength point(s) for infantry left.</source>
        <translation>
            <numerusform>Not enough: %n strength point is left for infantry.</numerusform>
            <numerusform>Not enough: %n strength points are left for infantry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n strength point(s) at {place}.</source>
        <translation>
            <numerusform>Remove %n strength point at {place}.</numerusform>
            <numerusform>Remove %n strength points at {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n strength point(s) in the {tz}.</source>
        <translation>
            <numerusform>Remove %n strength point in the {tz}.</numerusform>
            <numerusform>Remove %n strength points in the {tz}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat from the {tz}: choose up to %n unit(s) that hold their ground.</source>
        <translation>
            <numerusform>Retreat from the {tz}: choose at most %n unit that holds its ground.</numerusform>
            <numerusform>Retreat from the {tz}: choose up to %n units that hold their ground.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retreat from {origin} to {to}: %n counter(s)</source>
        <translation>
            <numerusform>Retreat from {origin} to {to}: %n counter</numerusform>
            <numerusform>Retreat from {origin} to {to}: %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shock on the {tz}, die {die}: %n unit(s) to retreat</source>
        <translation>
            <numerusform>Shock on the {tz}, die {die}: %n unit to retreat</numerusform>
            <numerusform>Shock on the {tz}, die {die}: %n units to retreat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shock: choose the %n unit(s) in the {tz} that retreat.</source>
        <translation>
            <numerusform>Shock: choose the unit in the {tz} that retreats.</numerusform>
            <numerusform>Shock: choose the %n units in the {tz} that retreat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Siege of {place}, %n round(s) left: go on, or lift it?</source>
        <translation>
            <numerusform>Siege of {place}, %n round left: go on, or lift it?</numerusform>
            <numerusform>Siege of {place}, %n rounds left: go on, or lift it?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n replacement point(s); {left} left for {nation}.</source>
        <translation>
            <numerusform>That costs %n replacement point; {left} left for {nation}.</numerusform>
            <numerusform>That costs %n replacement points; {left} left for {nation}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The army commander can move only %n unit(s) a round.</source>
        <translation>
            <numerusform>The army commander can move only %n unit a round.</numerusform>
            <numerusform>The army commander can move only %n units a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first line needs %n SP more: a third of the army stands there.</source>
        <translation>
            <numerusform>The first line needs %n SP more: a third of the army stands there.</numerusform>
            <numerusform>The first line needs %n SP more: a third of the army stands there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {camp} commits %n marker(s) to this round</source>
        <translation>
            <numerusform>The {camp} commits %n marker to this round</numerusform>
            <numerusform>The {camp} commits %n markers to this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {camp} deploys: %n counter(s)</source>
        <translation>
            <numerusform>The {camp} deploys: %n counter</numerusform>
            <numerusform>The {camp} deploys: %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {camp} gives up %n unused marker(s)</source>
        <translation>
            <numerusform>The {camp} gives up %n unused marker</numerusform>
            <numerusform>The {camp} gives up %n unused markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {camp} has %n tactical marker(s)</source>
        <translation>
            <numerusform>The {camp} has %n tactical marker</numerusform>
            <numerusform>The {camp} has %n tactical markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {camp} has drawn %n tactical marker(s)</source>
        <translation>
            <numerusform>The {camp} has drawn %n tactical marker</numerusform>
            <numerusform>The {camp} has drawn %n tactical markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {wing} envelops the {tz}, die {die}: %n unit(s) to retreat</source>
        <translation>
            <numerusform>The {wing} envelops the {tz}, die {die}: %n unit to retreat</numerusform>
            <numerusform>The {wing} envelops the {tz}, die {die}: %n units to retreat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>War dogs against the {tz}, die {die}: %n unit(s) to retreat</source>
        <translation>
            <numerusform>War dogs against the {tz}, die {die}: %n unit to retreat</numerusform>
            <numerusform>War dogs against the {tz}, die {die}: %n units to retreat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>War dogs: choose the %n unit(s) in the {tz} that retreat.</source>
        <translation>
            <numerusform>War dogs: choose the unit in the {tz} that retreats.</numerusform>
            <numerusform>War dogs: choose the %n units in the {tz} that retreat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{camp}: %n victory point(s), {why}</source>
        <translation>
            <numerusform>{camp}: %n victory point, {why}</numerusform>
            <numerusform>{camp}: %n victory points, {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader} from {origin} to {to} with %n counter(s): {cost} MP</source>
        <translation>
            <numerusform>{leader} from {origin} to {to} with %n counter: {cost} MP</numerusform>
            <numerusform>{leader} from {origin} to {to} with %n counters: {cost} MP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader} in {place}: %n movement point(s) left.</source>
        <translation>
            <numerusform>{leader} in {place}: %n movement point left.</numerusform>
            <numerusform>{leader} in {place}: %n movement points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} has only %n strength point(s) left.</source>
        <translation>
            <numerusform>{piece} has only %n strength point left.</numerusform>
            <numerusform>{piece} has only %n strength points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} may go on: %n MP left. Move it or another piece, or end your moves.</source>
        <translation>
            <numerusform>{piece} may go on: %n MP left. Move it or another piece, or end your moves.</numerusform>
            <numerusform>{piece} may go on: %n MP left. Move it or another piece, or end your moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} with %n SP</source>
        <translation>
            <numerusform>{piece} with %n SP</numerusform>
            <numerusform>{piece} with %n SP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>conquest-odds</name>
    <message numerus="yes">
        <source>%n face-down marker(s) of the {camp} may change this.</source>
        <translation>
            <numerusform>%n face-down marker of the {camp} may change this.</numerusform>
            <numerusform>%n face-down markers of the {camp} may change this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden unit(s) of the {camp} may come out.</source>
        <translation>
            <numerusform>%n hidden unit of the {camp} may come out.</numerusform>
            <numerusform>%n hidden units of the {camp} may come out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last round: if the fortress holds, %n VP for the {camp}.</source>
        <translation>
            <numerusform>Last round: if the fortress holds, %n VP for the {camp}.</numerusform>
            <numerusform>Last round: if the fortress holds, %n VP for the {camp}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lifting the siege: %n VP for the {camp}.</source>
        <translation>
            <numerusform>Lifting the siege: %n VP for the {camp}.</numerusform>
            <numerusform>Lifting the siege: %n VP for the {camp}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attackers lose %n step(s)</source>
        <translation>
            <numerusform>attackers lose %n step</numerusform>
            <numerusform>attackers lose %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attackers sacrifice %n counter(s)</source>
        <translation>
            <numerusform>attackers sacrifice %n counter</numerusform>
            <numerusform>attackers sacrifice %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defenders lose %n step(s)</source>
        <translation>
            <numerusform>defenders lose %n step</numerusform>
            <numerusform>defenders lose %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defenders retreat, %n may hold</source>
        <translation>
            <numerusform>defenders retreat, %n may hold</numerusform>
            <numerusform>defenders retreat, %n may hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defenders sacrifice %n counter(s)</source>
        <translation>
            <numerusform>defenders sacrifice %n counter</numerusform>
            <numerusform>defenders sacrifice %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the stack loses %n step(s)</source>
        <translation>
            <numerusform>the stack loses %n step</numerusform>
            <numerusform>the stack loses %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n right</source>
        <translation>
            <numerusform>up to %n right</numerusform>
            <numerusform>up to %n right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>conquest-panels</name>
    <message numerus="yes">
        <source>%n eliminated</source>
        <translation>
            <numerusform>%n eliminated</numerusform>
            <numerusform>%n eliminated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) waiting for diplomacy</source>
        <translation>
            <numerusform>%n item waiting for diplomacy</numerusform>
            <numerusform>%n items waiting for diplomacy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{camp}: %n step(s) lost</source>
        <translation>
            <numerusform>{camp}: %n step lost</numerusform>
            <numerusform>{camp}: %n steps lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{camp}: %n victory point(s)</source>
        <translation>
            <numerusform>{camp}: %n victory point</numerusform>
            <numerusform>{camp}: %n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{nation}: %n point(s) left to buy with ({camp})</source>
        <translation>
            <numerusform>{nation}: %n point left to buy with ({camp})</numerusform>
            <numerusform>{nation}: %n points left to buy with ({camp})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{nation}: %n replacement point(s) from its land ({camp})</source>
        <translation>
            <numerusform>{nation}: %n replacement point from its land ({camp})</numerusform>
            <numerusform>{nation}: %n replacement points from its land ({camp})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{nation}: %n strength point(s) of this turn ({camp})</source>
        <translation>
            <numerusform>{nation}: %n strength point of this turn ({camp})</numerusform>
            <numerusform>{nation}: %n strength points of this turn ({camp})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>conquest-window</name>
    <message numerus="yes">
        <source>%n MP</source>
        <translation>
            <numerusform>%n MP</numerusform>
            <numerusform>%n MP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commander(s) can still march. End movement all the same?</source>
        <translation>
            <numerusform>%n commander can still march. End movement all the same?</numerusform>
            <numerusform>%n commanders can still march. End movement all the same?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) of the {camp}, {first} on top</source>
        <translation>
            <numerusform>%n counter of the {camp}, {first} on top</numerusform>
            <numerusform>%n counters of the {camp}, {first} on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s), {sp} SP</source>
        <translation>
            <numerusform>%n counter, {sp} SP</numerusform>
            <numerusform>%n counters, {sp} SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of unit can still come back. End purchases all the same?</source>
        <translation>
            <numerusform>%n kind of unit can still come back. End purchases all the same?</numerusform>
            <numerusform>%n kinds of unit can still come back. End purchases all the same?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %n SP</source>
        <translation>
            <numerusform>At %n SP</numerusform>
            <numerusform>At %n SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mountain: %n MP to enter</source>
        <translation>
            <numerusform>Mountain: %n MP to enter</numerusform>
            <numerusform>Mountain: %n MP to enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open land: %n MP to enter</source>
        <translation>
            <numerusform>Open land: %n MP to enter</numerusform>
            <numerusform>Open land: %n MP to enter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>decision</name>
    <message numerus="yes">
        <source>%n missing at {option}</source>
        <translation>
            <numerusform>%n missing at {option}</numerusform>
            <numerusform>%n missing at {option}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to allot</source>
        <translation>
            <numerusform>%n still to allot</numerusform>
            <numerusform>%n still to allot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to place</source>
        <translation>
            <numerusform>%n still to place</numerusform>
            <numerusform>%n still to place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>help pages</name>
    <message numerus="yes">
        <source>the page has %n section(s), but not the same number in “{language}”</source>
        <translation>
            <numerusform>the page has %n section, but not as many in “{language}”</numerusform>
            <numerusform>the page has %n sections, but not as many in “{language}”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>new</name>
    <message numerus="yes">
        <source>%n option(s) differ from what is shipped</source>
        <translation>
            <numerusform>%n option differs from what is shipped</numerusform>
            <numerusform>%n options differ from what is shipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s) of unclear clauses</source>
        <translation>
            <numerusform>%n reading of unclear clauses</numerusform>
            <numerusform>%n readings of unclear clauses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{preset}, but for %n option(s)</source>
        <translation>
            <numerusform>{preset}, but for %n option</numerusform>
            <numerusform>{preset}, but for %n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{readings}, %n not as shipped</source>
        <translation>
            <numerusform>{readings}, %n not as shipped</numerusform>
            <numerusform>{readings}, %n not as shipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with all options as shipped; in brackets the 95% interval.</source>
        <translation>
            <numerusform>%n match with all options as shipped; in brackets the 95% interval.</numerusform>
            <numerusform>%n matches with all options as shipped; in brackets the 95% interval.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reader</name>
    <message numerus="yes">
        <source>%n section(s) found</source>
        <translation>
            <numerusform>%n section found</numerusform>
            <numerusform>%n sections found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message numerus="yes">
        <source>%n of the program</source>
        <translation>
            <numerusform>%n of the program</numerusform>
            <numerusform>%n of the program</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of yours</source>
        <translation>
            <numerusform>%n of yours</numerusform>
            <numerusform>%n of yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>since</name>
    <message numerus="yes">
        <source>%n line(s) before these stand in the log.</source>
        <translation>
            <numerusform>%n line before these stands in the log.</numerusform>
            <numerusform>%n lines before these stand in the log.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <source>%n file(s) could not be imported.</source>
        <translation>
            <numerusform>%n file could not be imported.</numerusform>
            <numerusform>%n files could not be imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the library could not be read.</source>
        <translation>
            <numerusform>%n file of the library could not be read.</numerusform>
            <numerusform>%n files of the library could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that cannot be read</source>
        <translation>
            <numerusform>%n file that cannot be read</numerusform>
            <numerusform>%n files that cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n match imported.</numerusform>
            <numerusform>%n matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good?</source>
        <translation>
            <numerusform>Delete %n match for good?</numerusform>
            <numerusform>Delete %n matches for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>siege</name>
    <message numerus="yes">
        <source>%n step(s) of {piece}</source>
        <translation>
            <numerusform>%n step of {piece}</numerusform>
            <numerusform>%n steps of {piece}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n Spanish infantry and cavalry unit(s) stand in a hex.</source>
        <translation>
            <numerusform>At most %n Spanish infantry and cavalry unit stand in a hex.</numerusform>
            <numerusform>At most %n Spanish infantry and cavalry units stand in a hex.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s), those in excess of the defender’s, may be kept out.</source>
        <translation>
            <numerusform>At most %n unit, those in excess of the defender’s, may be kept out.</numerusform>
            <numerusform>At most %n units, those in excess of the defender’s, may be kept out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle in {place}: keep up to %n unit(s) out of it, for the bombardment of the shore.</source>
        <translation>
            <numerusform>Battle in {place}: keep up to %n unit out of it, for the bombardment of the shore.</numerusform>
            <numerusform>Battle in {place}: keep up to %n units out of it, for the bombardment of the shore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deployment of the {camp} is over, %n hex(es) overstacked for now</source>
        <translation>
            <numerusform>Deployment of the {camp} is over, %n hex overstacked for now</numerusform>
            <numerusform>Deployment of the {camp} is over, %n hexes overstacked for now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disease in the {camp}: %n step(s)</source>
        <translation>
            <numerusform>Disease in the {camp}: %n step</numerusform>
            <numerusform>Disease in the {camp}: %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disease: where do you lose %n step(s)?</source>
        <translation>
            <numerusform>Disease: where do you lose %n step?</numerusform>
            <numerusform>Disease: where do you lose %n steps?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {place}: %n movement point(s) left.</source>
        <translation>
            <numerusform>From {place}: %n movement point left.</numerusform>
            <numerusform>From {place}: %n movement points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Object to the R&amp;R? A die plus %n full Knight(s) must reach {threshold}.</source>
        <translation>
            <numerusform>Object to the R&amp;R? A die plus %n full Knight must reach {threshold}.</numerusform>
            <numerusform>Object to the R&amp;R? A die plus %n full Knights must reach {threshold}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Objection: die {die} and %n full Knight(s), the R&amp;R is denied</source>
        <translation>
            <numerusform>Objection: die {die} and %n full Knight, the R&amp;R is denied</numerusform>
            <numerusform>Objection: die {die} and %n full Knights, the R&amp;R is denied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Objection: die {die} and %n full Knight(s), the R&amp;R is held all the same</source>
        <translation>
            <numerusform>Objection: die {die} and %n full Knight, the R&amp;R is held all the same</numerusform>
            <numerusform>Objection: die {die} and %n full Knights, the R&amp;R is held all the same</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spread %n lost step(s) over your units.</source>
        <translation>
            <numerusform>Spread %n lost step over your units.</numerusform>
            <numerusform>Spread %n lost steps over your units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The island is taken: %n Loss point(s), {level}.</source>
        <translation>
            <numerusform>The island is taken: %n Loss point, {level}.</numerusform>
            <numerusform>The island is taken: %n Loss points, {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The losses have to be %n step(s), no more and no less.</source>
        <translation>
            <numerusform>The losses have to be %n step, no more and no less.</numerusform>
            <numerusform>The losses have to be %n steps, no more and no less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match is over: {level}, with %n Loss point(s)</source>
        <translation>
            <numerusform>The match is over: {level}, with %n Loss point</numerusform>
            <numerusform>The match is over: {level}, with %n Loss points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many stand in {place}: remove %n of them?</source>
        <translation>
            <numerusform>Too many stand in {place}: remove %n of them?</numerusform>
            <numerusform>Too many stand in {place}: remove %n of them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which counter comes next? %n left to place.</source>
        <translation>
            <numerusform>Which counter comes next? %n left to place.</numerusform>
            <numerusform>Which counter comes next? %n left to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{camp}: %n counter(s) taken up from the map</source>
        <translation>
            <numerusform>{camp}: %n counter taken up from the map</numerusform>
            <numerusform>{camp}: %n counters taken up from the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} breaks out: die {die}, %n step(s) lost</source>
        <translation>
            <numerusform>{piece} breaks out: die {die}, %n step lost</numerusform>
            <numerusform>{piece} breaks out: die {die}, %n steps lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece}: die {die}, %n step(s) back</source>
        <translation>
            <numerusform>{piece}: die {die}, %n step back</numerusform>
            <numerusform>{piece}: die {die}, %n steps back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece}: only %n step(s) left.</source>
        <translation>
            <numerusform>{piece}: only %n step left.</numerusform>
            <numerusform>{piece}: only %n steps left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: choose %n unit(s) to lose the last step.</source>
        <translation>
            <numerusform>{place}: choose %n unit to lose the last step.</numerusform>
            <numerusform>{place}: choose %n units to lose the last step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: not more than %n unit(s) may bombard it in a phase.</source>
        <translation>
            <numerusform>{place}: not more than %n unit may bombard it in a phase.</numerusform>
            <numerusform>{place}: not more than %n units may bombard it in a phase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: spread %n lost step(s) over your units.</source>
        <translation>
            <numerusform>{place}: spread %n lost step over your units.</numerusform>
            <numerusform>{place}: spread %n lost steps over your units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aztecs are set up at least %n hex(es) away from Spanish and Allies.</source>
        <translation>
            <numerusform>Aztecs are set up at least %n hex away from Spanish and Allies.</numerusform>
            <numerusform>Aztecs are set up at least %n hexes away from Spanish and Allies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>siege tables</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elite unit(s)</source>
        <translation>
            <numerusform>%n elite unit</numerusform>
            <numerusform>%n elite units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regular unit(s)</source>
        <translation>
            <numerusform>%n regular unit</numerusform>
            <numerusform>%n regular units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Knight(s)</source>
        <translation>
            <numerusform>%n Knight</numerusform>
            <numerusform>%n Knights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>siege-panels</name>
    <message numerus="yes">
        <source>%n LP</source>
        <translation>
            <numerusform>%n LP</numerusform>
            <numerusform>%n LP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Loss point(s)</source>
        <translation>
            <numerusform>%n Loss point</numerusform>
            <numerusform>%n Loss points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n R&amp;R carried out, {each} each</source>
        <translation>
            <numerusform>%n R&amp;R carried out, {each} each</numerusform>
            <numerusform>%n R&amp;R carried out, {each} each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n R&amp;R, next costs {cost} LP</source>
        <translation>
            <numerusform>%n R&amp;R, next costs {cost} LP</numerusform>
            <numerusform>%n R&amp;R, next costs {cost} LP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish unit(s) in the two dead piles, {each} each</source>
        <translation>
            <numerusform>%n Spanish unit in the two dead piles, {each} each</numerusform>
            <numerusform>%n Spanish units in the two dead piles, {each} each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n back</source>
        <translation>
            <numerusform>%n back</numerusform>
            <numerusform>%n back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost for good</source>
        <translation>
            <numerusform>%n lost for good</numerusform>
            <numerusform>%n lost for good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more R&amp;R: {points}, {level}.</source>
        <translation>
            <numerusform>%n more R&amp;R: {points}, {level}.</numerusform>
            <numerusform>%n more R&amp;R: {points}, {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) regained</source>
        <translation>
            <numerusform>%n step regained</numerusform>
            <numerusform>%n steps regained</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) broke out, {steps} steps lost</source>
        <translation>
            <numerusform>%n unit broke out, {steps} steps lost</numerusform>
            <numerusform>%n units broke out, {steps} steps lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) would go</source>
        <translation>
            <numerusform>%n unit would go</numerusform>
            <numerusform>%n units would go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They cost the Spanish player %n Loss point(s).</source>
        <translation>
            <numerusform>They cost the Spanish player %n Loss point.</numerusform>
            <numerusform>They cost the Spanish player %n Loss points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>couplet %n</source>
        <translation>
            <numerusform>couplet %n</numerusform>
            <numerusform>couplet %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>siege-window</name>
    <message numerus="yes">
        <source>%n Loss point(s): {level}</source>
        <translation>
            <numerusform>%n Loss point: {level}</numerusform>
            <numerusform>%n Loss points: {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MP</source>
        <translation>
            <numerusform>%n MP</numerusform>
            <numerusform>%n MP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) succeed: as many steps</source>
        <translation>
            <numerusform>%n charge succeeds: one step</numerusform>
            <numerusform>%n charges succeed: as many steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) of the stack not seen: the odds can only be worse.</source>
        <translation>
            <numerusform>%n counter of the stack not seen: the odds can only be worse.</numerusform>
            <numerusform>%n counters of the stack not seen: the odds can only be worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) of the {camp}, {first} on top</source>
        <translation>
            <numerusform>%n counter of the {camp}, {first} on top</numerusform>
            <numerusform>%n counters of the {camp}, {first} on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) could still be attacked. End ground combat?</source>
        <translation>
            <numerusform>%n hex could still be attacked. End ground combat?</numerusform>
            <numerusform>%n hexes could still be attacked. End ground combat?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n right</numerusform>
            <numerusform>%n right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) could still march. End land movement?</source>
        <translation>
            <numerusform>%n stack could still march. End land movement?</numerusform>
            <numerusform>%n stacks could still march. End land movement?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) could still use the lake. End lake movement?</source>
        <translation>
            <numerusform>%n stack could still use the lake. End lake movement?</numerusform>
            <numerusform>%n stacks could still use the lake. End lake movement?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An R&amp;R makes it %n Loss point(s): {level}.</source>
        <translation>
            <numerusform>An R&amp;R makes it %n Loss point: {level}.</numerusform>
            <numerusform>An R&amp;R makes it %n Loss points: {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the attackers lose %n step(s)</source>
        <translation>
            <numerusform>the attackers lose %n step</numerusform>
            <numerusform>the attackers lose %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the defenders lose %n step(s)</source>
        <translation>
            <numerusform>the defenders lose %n step</numerusform>
            <numerusform>the defenders lose %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} and others alike, %n of them</source>
        <translation>
            <numerusform>{piece}, %n of a kind</numerusform>
            <numerusform>{piece} and others alike, %n of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %n counter(s)</source>
        <translation>
            <numerusform>place %n counter</numerusform>
            <numerusform>place %n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tray</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
</context>
</TS>
