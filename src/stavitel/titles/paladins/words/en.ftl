# Paladins of the West Kingdom.
title = Paladins of the West Kingdom
    .line = Seven rounds to hold the borders: send workers, call paladins, and mind the Inquisition.

# Options of a table.

option-virtual_player = Virtual player as an extra seat
    .hint = For practice with 1 to 3 people; alone you always meet it.
option-difficulty = Difficulty of the virtual player
    .hint = How many workshops it starts with: 1, 3 or 5.
option-difficulty-easy = Easy
option-difficulty-standard = Standard
option-difficulty-hard = Hard
option-debt_for_dismiss = A debt may pay for dismissing
    .hint = Ruling R-12; off: a debt replaces silver only for recruiting.
option-free_recruit_may_dismiss = A free recruit may dismiss instead
    .hint = Ruling R-13.
option-wrap_attribute = Attribute the virtual player raises when its marker starts over
    .hint = Ruling R-28; the highest is the literal Czech sentence.
option-wrap_attribute-highest = The highest
option-wrap_attribute-lowest = The lowest

# Backs of cards.

back-worker = Worker
back-paladin-1 = Paladin
back-paladin-2 = Paladin
back-paladin-3 = Paladin
back-paladin-4 = Paladin
back-townsfolk = Townsfolk
back-outsider = Outsider
back-order = King's Order
back-favour = King's Favour
back-tavern = Tavern
back-wall = Walls
back-suspicion = Suspicion
back-debt = Debt
back-scheme = Scheme
back-board = Board

# Questions.

ask-first-townsfolk = Take a townsfolk into your retinue
ask-keep-paladin = Which paladin serves you this round?
ask-top-paladin = Which paladin goes on top of your deck?
ask-pick-tavern = Pick a tavern card
ask-take-an-action = Take an action or pass
ask-choose-workers = Which workers do you place?
ask-keep-workers = Which workers do you keep for the next round?
ask-place-workshop = Where does the workshop go? That spot will need no worker any more
ask-recruit-whom = Whom do you recruit?
ask-dismiss-whom = Whom do you dismiss?
ask-silver-or-debt = Pay silver or take a debt?
ask-clear-a-space = Which action space do you clear?
ask-recruit-for-free = Whom do you recruit for free?
ask-discard-suspicion = How many suspicion cards do you discard?
ask-pay-debt = Pay a debt?
ask-cancel-debt = Cancel a debt?
ask-which-reward-first = Which reward comes first?
ask-pick-reward = Which reward do you take?
ask-use-townsfolk = Inquisition: whose ability do you use?
ask-send-monk-where = Where does the monk go?
ask-send-outpost-where = Where does the outpost go?
ask-move-jar-where = Where does the jar go?
ask-attack-whom = Whom do you attack?
ask-convert-whom = Whom do you convert?

# Options.

do-pass = Pass
do-develop = Develop: place a workshop
do-recruit = { $a ->
        [1] Recruit with one worker: dismiss a townsfolk
       *[other] Recruit with two workers: take a townsfolk into your retinue
    }
do-hunt = { $a ->
        [1] Hunt with one worker
       *[other] Hunt with two workers
    }
do-trade = { $a ->
        [1] Trade with one worker
       *[other] Trade with two workers
    }
do-pray = Pray: clear another action space
do-conspire = Conspire
do-commission = Commission: send a monk
do-fortify = Fortify: build a wall
do-garrison = Garrison: place an outpost
do-absolve = Absolve: move a jar
do-attack = Attack an outsider
do-convert = Convert an outsider
do-favour = { $a }
do-place-1 = { $a }
do-place-2 = { $a } + { $b }
do-place-3 = { $a } + { $b } + { $c }
do-done = Done
do-decline = Do without
do-take = { $a }
do-acquit = { $a ->
        [0] Keep them
        [one] Discard one
       *[other] Discard { $a }
    }
do-dismiss = Dismiss: { $a }
do-workshop = { $space }, spot { $spot } – { $worker }
do-debt = Take a debt
do-silver = Pay in silver
do-reward = { $a }

# Refusals.

why-too-few-workers = Workers needed: { $need }, you have { $have }
why-worker-missing = Missing worker: { $worker } (or a criminal in its place)
why-criminal-missing = Only a criminal fits here, and you have none
why-space-closed = Workers already stand here: { $space }
why-none-left = Nothing is left to place: { $space }
why-row-empty = The row is empty
why-nothing-to-clear = No other action space holds workers
why-no-walls = The wall deck is empty
why-influence-short = Influence needed: { $need }, you have { $have }
why-faith-short = Faith needed: { $need }, you have { $have }
why-strength-short = Strength needed: { $need }, you have { $have }
why-attack-silver-short = Strength missing: { $lack }; silver to make up for it: { $need }, you have { $have }
why-provisions-short = Provisions needed: { $need }, you have { $have }
why-silver-short = Silver needed: { $need }, you have { $have }
why-no-square = No square is free
why-square-closed = Used only with this many players or more: { $players }
why-square-taken = The square is taken
why-favour-used = Used already this round
why-no-debts = The debt pile is empty
why-no-unpaid-debt = You have no unpaid debt
why-no-suspicion = You have no suspicion card
why-attribute-at-end = This attribute is at the end of its track

# Events.

tell-round = Round { $n } begins; first: { $who }
tell-turns-up = Turned up: { $card }
tell-arranges-paladins = { $who } arranges the paladins: { $kept } serves, { $top } on top
    .unseen = { $who } chooses a paladin and arranges the others
tell-chooses-paladin = { $who } chooses a paladin: { $kept }
    .unseen = { $who } chooses a paladin
tell-reveals = { $who } reveals: { $card }
tell-hires = { $who } picks: { $card }
tell-passes = { $who } passes
tell-game-over = The last round is over
tell-recruits = { $who } recruits: { $card }
tell-dismisses = { $who } dismisses: { $card }
tell-develops = { $who } places a workshop: { $space }, spot { $spot } – { $worker }
tell-gathers = { $who }: { $space }; workers: { $n }
tell-clears = { $who } clears: { $space }
tell-conspires = { $who } conspires
tell-sends-monk = { $who } sends a monk to { $square }
tell-sends-outpost = { $who } places an outpost on { $square }
tell-builds-wall = { $who } builds: { $card }
tell-moves-jar = { $who } moves a jar to { $space }
tell-flips-jar = { $who } flips a jar
tell-attacks = { $who } attacks: { $card }
tell-converts = { $who } converts: { $card }
tell-uses-favour = { $who } uses: { $card }
tell-uses = { $who } uses in the Inquisition: { $card }
tell-takes-tax = { $who } takes tax: { $n }; tax supply: { $left }
tell-draws-suspicion = { $who } comes under suspicion: { $card }
tell-drops-suspicion = { $who } discards suspicion cards: { $n }
tell-takes-debt = { $who } takes a debt
tell-pays-debt = { $who } pays a debt
tell-cancels-debt = { $who } cancels a debt
tell-inquisition = The Inquisition comes; { $who } took the last tax coin
tell-turns-scheme = { $who } turns up: { $card }
tell-virtual-acts = { $who } acts: { $action }
tell-wraps = { $who }: the marker starts over, { $attribute } rises
tell-turn = { $who } is on turn
tell-last-round = This is the last round
tell-leaves-row = Discarded from the row: { $card }
tell-most-suspected = Most suspicion cards: { $who } ({ $n })
tell-nobody-suspected = Nobody is under suspicion, so nobody takes a debt
tell-fills-tax = The tax supply is filled up: { $n }
tell-no-debt-left = No debt is left for { $who }
tell-advances = { $who } moves the resource marker: +{ $n }, now on { $to }
tell-takes-coin = { $who } has no such card to discard and takes a coin out of the tax supply, now { $left }
tell-scheme-fails = { $who } cannot do it: { $action } ({ $why })
tell-clears-right = { $who } clears the right-hand side

# Final scoring.

score-orders = King's Orders
score-faith = Faith
score-strength = Strength
score-influence = Influence
score-develop = Develop
score-commission = Commission
score-fortify = Fortify and walls
score-garrison = Garrison
score-absolve = Absolve
score-convert = Converted outsiders
score-debts = Debts
score-resources = Silver and provisions

# The table.

label-main-board = Main board
label-orders = King's Orders
label-favours = King's Favours
label-round = Round { $n }
label-tavern = Tavern
label-townsfolk = Townsfolk
label-regions = Regions
label-region = Region { $n }
label-region-needs = A monk needs faith { $faith }, an outpost strength { $strength }
label-supplies = Supplies
label-rounds = Round
label-tax = Tax supply
label-debts = Debts left
label-suspicion-discards = Discarded suspicion
label-start = Start player
label-passed = Has passed
label-workers = Workers
label-suspicion = Suspicion
label-unpaid = Unpaid debts
label-paid = Paid debts
label-drawn = Paladins
label-paladin = Paladins
label-chosen = Chosen for this round
label-on-top = On top of your deck
label-underneath = Underneath your deck
label-attributes = Attributes
label-workshops = Workshops left
label-monks = Monks left
label-outposts = Outposts left
label-jars = Jars left
label-walls-left = Places for walls
label-converts-left = Places for converts
label-next = Next costs { $cost }, needs { $need }
label-jar-spaces = Jar spaces
label-place = { $n }
label-walls = Walls
label-converted = Converted outsiders
label-attacked = Attacked outsiders
label-retinue = Retinue
label-resource-track = Resource track
tip-resource-track = Each silver, provision or tax the virtual player would gain moves the marker on; past the last space its lowest attribute rises. It also names the card that is aimed at.
tip-virtual-workers = It sends one of them for a basic action, three for an action on the right; each workshop there saves one.
tip-virtual-recruit = It dismisses the townsfolk that the resource marker points at, for the reward.
tip-virtual-pray = It clears its right-hand actions or, if none is used, gains a worker; then its schemes are shuffled anew.
tip-virtual-trade = The resource marker moves one space on.
tip-virtual-conspire = It draws a suspicion card and gains two workers.
tip-virtual-rest = The resource marker moves one space on, and one more for each worker left; then it has finished the round.
label-marker = Resource marker
label-schemes = Schemes played
label-round-of = Round { $n } of { $of }
label-town-side = Town
label-mat = Actions
label-around = Around the board
label-terms = Needs, price and gain
label-attacked-short = Attacked
label-town-deck = Townsfolk deck
label-tavern-deck = Tavern deck
label-wall-deck = Wall deck
label-suspicion-deck = Suspicion deck
label-outsider-deck = Outsider deck
label-flag-faith = Faith { $n } for a monk, or to convert
label-flag-strength = Strength { $n } for an outpost, or to attack
tip-orders = Whoever has done an action this often by the end scores the points of the order.
tip-favours = Open to all from its round on: put the worker shown there and take what it gives. One worker each round.
tip-townsfolk = Recruit one for its lasting ability, or dismiss one for the reward in its corner. The price falls to the right.
tip-tavern = Each round every player takes the four workers of one card.
tip-start = Begins the round.
tip-tax = Criminals bring suspicion, and suspicion takes tax from here. When it is empty there is an inquisition.
tip-debts = An unpaid debt costs 3 VP at the end, a paid one brings 1.
tip-labourer = Stands on any open spot.
tip-scout = Stands on green and on open spots.
tip-merchant = Stands on blue and on open spots.
tip-fighter = Stands on red and on open spots.
tip-cleric = Stands on black and on open spots.
tip-criminal = Stands on every spot, but each one gained brings a suspicion card.
tip-any = An open spot: any worker may stand here.
tip-faith = For monks and conversions. The paladin of the round adds to it; the track brings VP at the end.
tip-strength = For outposts and attacks. The paladin of the round adds to it; the track brings VP at the end.
tip-influence = For walls and jars. The paladin of the round adds to it; the track brings VP at the end.
tip-suspicion = Whoever has most suspicion at an inquisition takes a debt.
tip-workshop = This spot needs no worker any more.
tip-retinue = Recruited townsfolk: their abilities last to the end.
tip-silver = Pays for townsfolk, workshops, prayer and jars.
tip-provision = Pays for monks, outposts and walls.
tip-paladins = Each round draw three: one rides, one goes on top of the deck, one underneath.
tip-schemes = What the opponent does, card by card.
tip-develop = Two workers and 4 silver: put the next workshop on one of the first two spots of a right-hand action, which never needs a worker there again, and gain the worker under it.
tip-recruit = One worker: dismiss a townsfolk for its reward. With a fighter beside it: recruit one for its ability. Either way the price of its place is paid.
tip-hunt = One worker: 1 provision. With a scout beside it: 3 provisions.
tip-trade = One worker: 1 silver. With a merchant beside it: 3 silver.
tip-pray = A cleric and 2 silver: clear all workers from one of your action spaces, so that it can be used again.
tip-conspire = One worker: gain a criminal, and a suspicion card with it.
tip-commission = Needs faith for the region and provisions. Send a monk to a free square: 1 influence and what is printed there.
tip-fortify = Needs influence and provisions. Build the next wall: its strength and rewards, and VP at the end.
tip-garrison = Needs strength for the region and provisions. Put an outpost on a free square: 1 faith and what is printed there.
tip-absolve = Needs influence and silver. Move a jar to a free jar space: its reward, 1 faith, and discard a suspicion card.
tip-attack = Needs strength; what is missing is paid, 1 silver for each place. Take an outsider: 1 influence and its reward.
tip-convert = Needs faith, and silver from the second on. Win an outsider over: its strength now, its VP at the end.

# Words of rewards and actions, and of what is counted.

word-labourer = labourer
    .counted = { $n ->
        [one] labourer
       *[other] labourers
    }
word-scout = scout
    .counted = { $n ->
        [one] scout
       *[other] scouts
    }
word-merchant = merchant
    .counted = { $n ->
        [one] merchant
       *[other] merchants
    }
word-fighter = fighter
    .counted = { $n ->
        [one] fighter
       *[other] fighters
    }
word-cleric = cleric
    .counted = { $n ->
        [one] cleric
       *[other] clerics
    }
word-criminal = criminal
    .counted = { $n ->
        [one] criminal
       *[other] criminals
    }
word-worker = workers
    .counted = { $n ->
        [one] worker
       *[other] workers
    }
word-any = any worker
word-faith = faith
word-strength = strength
word-influence = influence
word-silver = silver
    .counted = { $n ->
       *[other] silver
    }
word-provision = provision
    .counted = { $n ->
        [one] provision
       *[other] provisions
    }
word-points = VP
    .counted = { $n ->
       *[other] VP
    }
word-debt = debt
    .counted = { $n ->
        [one] debt
       *[other] debts
    }
word-suspicion = suspicion
    .counted = { $n ->
        [one] suspicion card
       *[other] suspicion cards
    }
word-tax = tax
    .counted = { $n ->
        [one] tax
       *[other] taxes
    }
word-acquit = discard a suspicion card
word-pay-debt = pay a debt
word-cancel-debt = cancel a debt
word-take-debt = take a debt
word-pray = pray
    .counted = { $n ->
        [one] space to clear
       *[other] spaces to clear
    }
word-free-recruit = free recruit
    .counted = { $n ->
        [one] free recruit
       *[other] free recruits
    }
word-free-develop = free workshop
    .counted = { $n ->
        [one] free workshop
       *[other] free workshops
    }
word-develop = Develop
word-recruit = Recruit
word-hunt = Hunt
word-trade = Trade
word-conspire = Conspire
word-commission = Commission
word-fortify = Fortify
word-garrison = Garrison
word-absolve = Absolve
word-attack = Attack
word-convert = Convert
word-rest = Rest
word-favour = King's Favour
word-order = King's Order
word-monk = Monk
word-outpost = Outpost
word-workshop = Workshop
word-jar = Jar
word-space-occupied = the space is occupied
word-workers-short = too few workers
word-used-up = all seven are done
word-out-of-reach = nothing is in reach

# Texts that cards share; the arguments are the values of the card.

label-either-1 = { $a }
label-either-2 = { $a } / { $b }
label-either-3 = { $a } / { $b } / { $c }
label-either-4 = { $a } / { $b } / { $c } / { $d }
text-paladin = Brings: { $workers }.{ $faith ->
        [0] {""}
       *[some] {" "}Faith +{ $faith }.
    }{ $strength ->
        [0] {""}
       *[some] {" "}Strength +{ $strength }.
    }{ $influence ->
        [0] {""}
       *[some] {" "}Influence +{ $influence }.
    } { $action }:{ $waives-key ->
        [silver] {" "}no silver.
        [provisions] {" "}no provisions.
       *[some] {""}
    }{ $reduces ->
        [0] {""}
       *[other] {" "}{ $reduces } silver less.
    }{ $has-gains-key ->
        [no] {""}
       *[yes] {" "}also { $gains }.
    }
text-townsfolk = Dismissed: { $dismissed }.{ $has-recruited-key ->
        [no] {""}
       *[yes] {" "}When recruited: { $recruited }.
    } { $trigger-key ->
        [inquisition] { $only_if-key ->
            [pair] Inquisition with 2 or more suspicion cards
            [none] Inquisition without suspicion cards
           *[some] Inquisition
        }
        [pay-debt] With each debt paid
       *[some] { $trigger }
    }: { $gains }.
text-outsider = Attacked: influence, { $attacked }. Converted: strength +{ $strength }; { text-scores }.
text-scores = { $scores-key ->
        [per-2-commission] 1 VP for every two commissions
        [per-2-fortify] 1 VP for every two walls
        [per-2-garrison] 1 VP for every two garrisons
        [per-2-absolve] 1 VP for every two absolutions
        [per-2-develop] 1 VP for every two workshops
        [per-2-recruit] 1 VP for every two townsfolk of your retinue
        [per-4-strength] 1 VP for every 4 strength
        [per-4-influence] 1 VP for every 4 influence
        [per-4-faith] 1 VP for every 4 faith
        [per-paid-debt] 1 VP per paid debt
        [per-unpaid-debt] 1 VP per unpaid debt
        [per-suspicion] 1 VP per suspicion card
        [attacked-saracen] 1 VP per attacked Saracen
        [attacked-byzantine] 1 VP per attacked Byzantine
        [attacked-viking] 1 VP per attacked Viking
        [champion] 1 VP and 1 more per fulfilled King's Order
       *[mercenary] 1 VP and 1 more per converted Mercenary
    }
text-order = { $action }: { $times }× at least by the end of the game.
text-favour = Place: { $spot }.{ $has-cost-key ->
        [no] {""}
       *[yes] {" "}Pay: { $cost }.
    } Gain: { $choices }.
text-wall = Strength +{ $strength }.{ $has-gains-key ->
        [no] {""}
       *[yes] {" "}Gain: { $gains }.
    }{ $has-choices-key ->
        [no] {""}
       *[yes] {" "}Gain one: { $choices }.
    }{ $vp ->
        [0] {""}
       *[some] {" "}{ $vp } VP.
    }
text-copies = In the deck: { $copies }.
text-debt = Unpaid { $unpaid } VP, paid { $paid } VP. In the pile: { $copies }.
text-square = Reward: { $reward }. Region { $region }; least number of players: { $players }.
text-region = A monk needs faith { $faith }, an outpost strength { $strength }.
text-town-place = Price: { $silver } silver{ $or_debt-key ->
        [yes] {" "}or a debt
       *[no] {""}
    }.
text-frontier = To attack: strength { $strength }. To convert: faith { $faith }.
text-order-slot = Turned up in round { $round }; { $vp } VP.
text-favour-slot = Turned up in round { $round }.
text-silver = Coins: { $silver }.
text-space = Workers: { $spots }.{ $silver ->
        [0] {""}
       *[some] {" "}Price: { $silver } silver.
    }{ $has-one-key ->
        [no] {""}
       *[yes] {" "}With one: { $one }.
    }{ $has-two-key ->
        [no] {""}
       *[yes] {" "}With two: { $two }.
    }
text-workshop = Frees a worker: { $gain }.
text-piece = Price: { $cost }. Attribute needed: { $needs }.{ $has-raises-key ->
        [no] {""}
       *[yes] {" "}Raises: { $raises }.
    }
text-reward = Reward: { $reward }.
text-points = VP from 0 on: { $vp }.
text-difficulty = Workshops at the start: { $orders }.
text-number = { $value }

# Cards and boards.

card-anseis-1 = Anséis
    .text = { text-paladin }
card-berengier-1 = Bérengier
    .text = { text-paladin }
card-engelier-1 = Engelier
    .text = { text-paladin }
card-gerier-1 = Gérier
    .text = { text-paladin }
card-gerin-1 = Gérin
    .text = { text-paladin }
card-girard-1 = Girard
    .text = { text-paladin }
card-ivoire-1 = Ivoire
    .text = { text-paladin }
card-ivon-1 = Ivon
    .text = { text-paladin }
card-oliver-1 = Oliver
    .text = { text-paladin }
card-otton-1 = Otton
    .text = { text-paladin }
card-roland-1 = Roland
    .text = { text-paladin }
card-samson-1 = Samson
    .text = { text-paladin }
card-anseis-2 = Anséis
    .text = { text-paladin }
card-berengier-2 = Bérengier
    .text = { text-paladin }
card-engelier-2 = Engelier
    .text = { text-paladin }
card-gerier-2 = Gérier
    .text = { text-paladin }
card-gerin-2 = Gérin
    .text = { text-paladin }
card-girard-2 = Girard
    .text = { text-paladin }
card-ivoire-2 = Ivoire
    .text = { text-paladin }
card-ivon-2 = Ivon
    .text = { text-paladin }
card-oliver-2 = Oliver
    .text = { text-paladin }
card-otton-2 = Otton
    .text = { text-paladin }
card-roland-2 = Roland
    .text = { text-paladin }
card-samson-2 = Samson
    .text = { text-paladin }
card-anseis-3 = Anséis
    .text = { text-paladin }
card-berengier-3 = Bérengier
    .text = { text-paladin }
card-engelier-3 = Engelier
    .text = { text-paladin }
card-gerier-3 = Gérier
    .text = { text-paladin }
card-gerin-3 = Gérin
    .text = { text-paladin }
card-girard-3 = Girard
    .text = { text-paladin }
card-ivoire-3 = Ivoire
    .text = { text-paladin }
card-ivon-3 = Ivon
    .text = { text-paladin }
card-oliver-3 = Oliver
    .text = { text-paladin }
card-otton-3 = Otton
    .text = { text-paladin }
card-roland-3 = Roland
    .text = { text-paladin }
card-samson-3 = Samson
    .text = { text-paladin }
card-anseis-4 = Anséis
    .text = { text-paladin }
card-berengier-4 = Bérengier
    .text = { text-paladin }
card-engelier-4 = Engelier
    .text = { text-paladin }
card-gerier-4 = Gérier
    .text = { text-paladin }
card-gerin-4 = Gérin
    .text = { text-paladin }
card-girard-4 = Girard
    .text = { text-paladin }
card-ivoire-4 = Ivoire
    .text = { text-paladin }
card-ivon-4 = Ivon
    .text = { text-paladin }
card-oliver-4 = Oliver
    .text = { text-paladin }
card-otton-4 = Otton
    .text = { text-paladin }
card-roland-4 = Roland
    .text = { text-paladin }
card-samson-4 = Samson
    .text = { text-paladin }
card-labourer = Labourer
card-scout = Scout
card-merchant = Merchant
card-fighter = Fighter
card-cleric = Cleric
card-criminal = Criminal
card-abbot-1 = Abbot ({ $gains })
    .short = Abbot
    .text = { text-townsfolk }
card-abbot-2 = Abbot ({ $gains })
    .short = Abbot
    .text = { text-townsfolk }
card-abbot-3 = Abbot ({ $gains })
    .short = Abbot
    .text = { text-townsfolk }
card-acolyte-1 = Acolyte ({ $gains })
    .short = Acolyte
    .text = { text-townsfolk }
card-acolyte-2 = Acolyte ({ $gains })
    .short = Acolyte
    .text = { text-townsfolk }
card-acolyte-3 = Acolyte ({ $gains })
    .short = Acolyte
    .text = { text-townsfolk }
card-architect-1 = Architect ({ $gains })
    .short = Architect
    .text = { text-townsfolk }
card-architect-2 = Architect ({ $gains })
    .short = Architect
    .text = { text-townsfolk }
card-architect-3 = Architect ({ $gains })
    .short = Architect
    .text = { text-townsfolk }
card-conspirator-1 = Conspirator (dismissed: { $dismissed })
    .short = Conspirator
    .text = { text-townsfolk }
card-conspirator-2 = Conspirator (dismissed: { $dismissed })
    .short = Conspirator
    .text = { text-townsfolk }
card-collector-1 = Debt Collector ({ $gains })
    .short = Debt Collector
    .text = { text-townsfolk }
card-collector-2 = Debt Collector ({ $gains })
    .short = Debt Collector
    .text = { text-townsfolk }
card-collector-3 = Debt Collector ({ $gains })
    .short = Debt Collector
    .text = { text-townsfolk }
card-defender-1 = Defender ({ $gains })
    .short = Defender
    .text = { text-townsfolk }
card-defender-2 = Defender ({ $gains })
    .short = Defender
    .text = { text-townsfolk }
card-defender-3 = Defender ({ $gains })
    .short = Defender
    .text = { text-townsfolk }
card-gatekeeper-1 = Gatekeeper ({ $gains })
    .short = Gatekeeper
    .text = { text-townsfolk }
card-gatekeeper-2 = Gatekeeper ({ $gains })
    .short = Gatekeeper
    .text = { text-townsfolk }
card-gatekeeper-3 = Gatekeeper ({ $gains })
    .short = Gatekeeper
    .text = { text-townsfolk }
card-missionary-1 = Missionary ({ $gains })
    .short = Missionary
    .text = { text-townsfolk }
card-missionary-2 = Missionary ({ $gains })
    .short = Missionary
    .text = { text-townsfolk }
card-missionary-3 = Missionary ({ $gains })
    .short = Missionary
    .text = { text-townsfolk }
card-peddler-1 = Peddler ({ $gains })
    .short = Peddler
    .text = { text-townsfolk }
card-peddler-2 = Peddler ({ $gains })
    .short = Peddler
    .text = { text-townsfolk }
card-peddler-3 = Peddler ({ $gains })
    .short = Peddler
    .text = { text-townsfolk }
card-squire-1 = Squire ({ $gains })
    .short = Squire
    .text = { text-townsfolk }
card-squire-2 = Squire ({ $gains })
    .short = Squire
    .text = { text-townsfolk }
card-squire-3 = Squire ({ $gains })
    .short = Squire
    .text = { text-townsfolk }
card-watchman-1 = Watchman ({ $gains })
    .short = Watchman
    .text = { text-townsfolk }
card-watchman-2 = Watchman ({ $gains })
    .short = Watchman
    .text = { text-townsfolk }
card-watchman-3 = Watchman ({ $gains })
    .short = Watchman
    .text = { text-townsfolk }
card-adventurer-viking = Adventurer (Viking)
    .short = Adventurer
    .text = { text-outsider }
card-armourer-viking = Armourer (Viking)
    .short = Armourer
    .text = { text-outsider }
card-assassin-viking = Assassin (Viking)
    .short = Assassin
    .text = { text-outsider }
card-barbarian-viking = Barbarian (Viking)
    .short = Barbarian
    .text = { text-outsider }
card-guardian-viking = Guardian (Viking)
    .short = Guardian
    .text = { text-outsider }
card-lookout-viking = Lookout (Viking)
    .short = Lookout
    .text = { text-outsider }
card-marauder-viking = Marauder (Viking)
    .short = Marauder
    .text = { text-outsider }
card-mercenary-viking = Mercenary (Viking)
    .short = Mercenary
    .text = { text-outsider }
card-protector-viking = Protector (Viking)
    .short = Protector
    .text = { text-outsider }
card-thief-viking = Thief (Viking)
    .short = Thief
    .text = { text-outsider }
card-traitor-viking = Traitor (Viking)
    .short = Traitor
    .text = { text-outsider }
card-vigilante-viking = Vigilante (Viking)
    .short = Vigilante
    .text = { text-outsider }
card-archer-byzantine = Archer (Byzantine)
    .short = Archer
    .text = { text-outsider }
card-armourer-byzantine = Armourer (Byzantine)
    .short = Armourer
    .text = { text-outsider }
card-assassin-byzantine = Assassin (Byzantine)
    .short = Assassin
    .text = { text-outsider }
card-champion-byzantine = Champion (Byzantine)
    .short = Champion
    .text = { text-outsider }
card-guardian-byzantine = Guardian (Byzantine)
    .short = Guardian
    .text = { text-outsider }
card-hunter-byzantine = Hunter (Byzantine)
    .short = Hunter
    .text = { text-outsider }
card-invader-byzantine = Invader (Byzantine)
    .short = Invader
    .text = { text-outsider }
card-lookout-byzantine = Lookout (Byzantine)
    .short = Lookout
    .text = { text-outsider }
card-mercenary-byzantine = Mercenary (Byzantine)
    .short = Mercenary
    .text = { text-outsider }
card-thief-byzantine = Thief (Byzantine)
    .short = Thief
    .text = { text-outsider }
card-traitor-byzantine = Traitor (Byzantine)
    .short = Traitor
    .text = { text-outsider }
card-warrior-byzantine = Warrior (Byzantine)
    .short = Warrior
    .text = { text-outsider }
card-adventurer-saracen = Adventurer (Saracen)
    .short = Adventurer
    .text = { text-outsider }
card-archer-saracen = Archer (Saracen)
    .short = Archer
    .text = { text-outsider }
card-barbarian-saracen = Barbarian (Saracen)
    .short = Barbarian
    .text = { text-outsider }
card-champion-saracen = Champion (Saracen)
    .short = Champion
    .text = { text-outsider }
card-hunter-saracen = Hunter (Saracen)
    .short = Hunter
    .text = { text-outsider }
card-invader-saracen = Invader (Saracen)
    .short = Invader
    .text = { text-outsider }
card-marauder-saracen = Marauder (Saracen)
    .short = Marauder
    .text = { text-outsider }
card-mercenary-saracen-1 = Mercenary (Saracen, { $attacked })
    .short = Mercenary
    .text = { text-outsider }
card-mercenary-saracen-2 = Mercenary (Saracen, { $attacked })
    .short = Mercenary
    .text = { text-outsider }
card-protector-saracen = Protector (Saracen)
    .short = Protector
    .text = { text-outsider }
card-vigilante-saracen = Vigilante (Saracen)
    .short = Vigilante
    .text = { text-outsider }
card-warrior-saracen = Warrior (Saracen)
    .short = Warrior
    .text = { text-outsider }
card-order-commission = King's Order: { $action }
    .text = { text-order }
card-order-fortify = King's Order: { $action }
    .text = { text-order }
card-order-garrison = King's Order: { $action }
    .text = { text-order }
card-order-absolve = King's Order: { $action }
    .text = { text-order }
card-order-attack = King's Order: { $action }
    .text = { text-order }
card-order-convert = King's Order: { $action }
    .text = { text-order }
card-favour-1 = King's Favour: { $choices }
    .text = { text-favour }
card-favour-2 = King's Favour: { $choices }
    .text = { text-favour }
card-favour-3 = King's Favour: { $choices }
    .text = { text-favour }
card-favour-4 = King's Favour: { $choices }
    .text = { text-favour }
card-favour-5 = King's Favour: { $choices }
    .text = { text-favour }
card-favour-6 = King's Favour: { $choices }
    .text = { text-favour }
card-favour-7 = King's Favour: { $choices }
    .text = { text-favour }
card-favour-8 = King's Favour: { $choices }
    .text = { text-favour }
card-favour-9 = King's Favour: { $choices }
    .text = { text-favour }
card-favour-10 = King's Favour: { $choices }
    .text = { text-favour }
card-tavern-1 = Tavern: { $workers }
card-tavern-2 = Tavern: { $workers }
card-tavern-3 = Tavern: { $workers }
card-tavern-4 = Tavern: { $workers }
card-tavern-5 = Tavern: { $workers }
card-tavern-6 = Tavern: { $workers }
card-tavern-7 = Tavern: { $workers }
card-tavern-8 = Tavern: { $workers }
card-tavern-9 = Tavern: { $workers }
card-tavern-10 = Tavern: { $workers }
card-tavern-11 = Tavern: { $workers }
card-tavern-12 = Tavern: { $workers }
card-tavern-13 = Tavern: { $workers }
card-tavern-14 = Tavern: { $workers }
card-tavern-15 = Tavern: { $workers }
card-tavern-16 = Tavern: { $workers }
card-tavern-17 = Tavern: { $workers }
card-tavern-18 = Tavern: { $workers }
card-tavern-19 = Tavern: { $workers }
card-tavern-20 = Tavern: { $workers }
card-tavern-21 = Tavern: { $workers }
card-tavern-22 = Tavern: { $workers }
card-tavern-23 = Tavern: { $workers }
card-tavern-24 = Tavern: { $workers }
card-wall-1 = Wall 1
    .text = { text-wall }
card-wall-2 = Wall 2
    .text = { text-wall }
card-wall-3 = Wall 3
    .text = { text-wall }
card-wall-4 = Wall 4
    .text = { text-wall }
card-wall-5 = Wall 5
    .text = { text-wall }
card-wall-6 = Wall 6
    .text = { text-wall }
card-wall-7 = Wall 7
    .text = { text-wall }
card-wall-8 = Wall 8
    .text = { text-wall }
card-wall-9 = Wall 9
    .text = { text-wall }
card-wall-10 = Wall 10
    .text = { text-wall }
card-wall-11 = Wall 11
    .text = { text-wall }
card-wall-12 = Wall 12
    .text = { text-wall }
card-wall-13 = Wall 13
    .text = { text-wall }
card-wall-14 = Wall 14
    .text = { text-wall }
card-wall-15 = Wall 15
    .text = { text-wall }
card-wall-16 = Wall 16
    .text = { text-wall }
card-wall-17 = Wall 17
    .text = { text-wall }
card-wall-18 = Wall 18
    .text = { text-wall }
card-wall-19 = Wall 19
    .text = { text-wall }
card-wall-20 = Wall 20
    .text = { text-wall }
card-wall-21 = Wall 21
    .text = { text-wall }
card-wall-22 = Wall 22
    .text = { text-wall }
card-wall-23 = Wall 23
    .text = { text-wall }
card-wall-24 = Wall 24
    .text = { text-wall }
card-suspicion-0 = Suspicion (tax { $tax })
    .short = Suspicion
    .text = { text-copies }
card-suspicion-1 = Suspicion (tax { $tax })
    .short = Suspicion
    .text = { text-copies }
card-suspicion-2 = Suspicion (tax { $tax })
    .short = Suspicion
    .text = { text-copies }
card-debt = Debt
    .text = { text-debt }
card-scheme-favour = Scheme: { $action }
    .text = { text-copies }
card-scheme-commission = Scheme: { $action }
    .text = { text-copies }
card-scheme-fortify = Scheme: { $action }
    .text = { text-copies }
card-scheme-garrison = Scheme: { $action }
    .text = { text-copies }
card-scheme-absolve = Scheme: { $action }
    .text = { text-copies }
card-scheme-attack = Scheme: { $action }
    .text = { text-copies }
card-scheme-convert = Scheme: { $action }
    .text = { text-copies }
card-scheme-order = Scheme: { $action }
    .text = { text-copies }
card-scheme-recruit = Scheme: { $action }
    .text = { text-copies }
card-scheme-pray = Scheme: { $action-key ->
    [pray] { card-pray }
   *[other] { $action }
}
    .text = { text-copies }
card-scheme-trade = Scheme: { $action }
    .text = { text-copies }
card-scheme-conspire = Scheme: { $action }
    .text = { text-copies }
card-r1a = Square 1a: { $reward }
    .text = { text-square }
card-r1b = Square 1b: { $reward }
    .text = { text-square }
card-r1c = Square 1c: { $reward }
    .text = { text-square }
card-r1d = Square 1d: { $reward }
    .text = { text-square }
card-r2a = Square 2a: { $reward }
    .text = { text-square }
card-r2b = Square 2b: { $reward }
    .text = { text-square }
card-r2c = Square 2c: { $reward }
    .text = { text-square }
card-r2d = Square 2d: { $reward }
    .text = { text-square }
card-r2e = Square 2e: { $reward }
    .text = { text-square }
card-r2f = Square 2f: { $reward }
    .text = { text-square }
card-r2g = Square 2g: { $reward }
    .text = { text-square }
card-r3a = Square 3a: { $reward }
    .text = { text-square }
card-r3b = Square 3b: { $reward }
    .text = { text-square }
card-r3c = Square 3c: { $reward }
    .text = { text-square }
card-r3d = Square 3d: { $reward }
    .text = { text-square }
card-r3e = Square 3e: { $reward }
    .text = { text-square }
card-r3f = Square 3f: { $reward }
    .text = { text-square }
card-r3g = Square 3g: { $reward }
    .text = { text-square }
card-r3h = Square 3h: { $reward }
    .text = { text-square }
card-r3i = Square 3i: { $reward }
    .text = { text-square }
card-r4a = Square 4a: { $reward }
    .text = { text-square }
card-r4b = Square 4b: { $reward }
    .text = { text-square }
card-r4c = Square 4c: { $reward }
    .text = { text-square }
card-r4d = Square 4d: { $reward }
    .text = { text-square }
card-r4e = Square 4e: { $reward }
    .text = { text-square }
card-r4f = Square 4f: { $reward }
    .text = { text-square }
card-r4g = Square 4g: { $reward }
    .text = { text-square }
card-r4h = Square 4h: { $reward }
    .text = { text-square }
card-r4i = Square 4i: { $reward }
    .text = { text-square }
card-r4j = Square 4j: { $reward }
    .text = { text-square }
card-r5a = Square 5a: { $reward }
    .text = { text-square }
card-r5b = Square 5b: { $reward }
    .text = { text-square }
card-r5c = Square 5c: { $reward }
    .text = { text-square }
card-r5d = Square 5d: { $reward }
    .text = { text-square }
card-r5e = Square 5e: { $reward }
    .text = { text-square }
card-r5f = Square 5f: { $reward }
    .text = { text-square }
card-r5g = Square 5g: { $reward }
    .text = { text-square }
card-r6a = Square 6a: { $reward }
    .text = { text-square }
card-r6b = Square 6b: { $reward }
    .text = { text-square }
card-r6c = Square 6c: { $reward }
    .text = { text-square }
card-region-1 = Region 1
    .text = { text-region }
card-region-2 = Region 2
    .text = { text-region }
card-region-3 = Region 3
    .text = { text-region }
card-region-4 = Region 4
    .text = { text-region }
card-region-5 = Region 5
    .text = { text-region }
card-region-6 = Region 6
    .text = { text-region }
card-town-1 = Townsfolk place 1
    .text = { text-town-place }
card-town-2 = Townsfolk place 2
    .text = { text-town-place }
card-town-3 = Townsfolk place 3
    .text = { text-town-place }
card-town-4 = Townsfolk place 4
    .text = { text-town-place }
card-town-5 = Townsfolk place 5
    .text = { text-town-place }
card-frontier-1 = Outsider place 1
    .text = { text-frontier }
card-frontier-2 = Outsider place 2
    .text = { text-frontier }
card-frontier-3 = Outsider place 3
    .text = { text-frontier }
card-frontier-4 = Outsider place 4
    .text = { text-frontier }
card-frontier-5 = Outsider place 5
    .text = { text-frontier }
card-frontier-6 = Outsider place 6
    .text = { text-frontier }
card-order-slot-1 = Place of King's Order 1
    .text = { text-order-slot }
card-order-slot-2 = Place of King's Order 2
    .text = { text-order-slot }
card-order-slot-3 = Place of King's Order 3
    .text = { text-order-slot }
card-favour-slot-1 = Place of King's Favour 1
    .text = { text-favour-slot }
card-favour-slot-2 = Place of King's Favour 2
    .text = { text-favour-slot }
card-favour-slot-3 = Place of King's Favour 3
    .text = { text-favour-slot }
card-favour-slot-4 = Place of King's Favour 4
    .text = { text-favour-slot }
card-favour-slot-5 = Place of King's Favour 5
    .text = { text-favour-slot }
card-tax-supply-1 = Tax supply, number of players: 1
    .text = { text-silver }
card-tax-supply-2 = Tax supply, number of players: 2
    .text = { text-silver }
card-tax-supply-3 = Tax supply, number of players: 3
    .text = { text-silver }
card-tax-supply-4 = Tax supply, number of players: 4
    .text = { text-silver }
card-develop = Develop
    .text = { text-space }
card-recruit = Recruit
    .text = { text-space }
card-hunt = Hunt
    .text = { text-space }
card-trade = Trade
    .text = { text-space }
card-pray = Pray
    .text = { text-space }
card-conspire = Conspire
    .text = { text-space }
card-commission = Commission
    .text = { text-space }
card-fortify = Fortify
    .text = { text-space }
card-garrison = Garrison
    .text = { text-space }
card-absolve = Absolve
    .text = { text-space }
card-attack = Attack
    .text = { text-space }
card-convert = Convert
    .text = { text-space }
card-workshop-1 = Workshop 1
    .text = { text-workshop }
card-workshop-2 = Workshop 2
    .text = { text-workshop }
card-workshop-3 = Workshop 3
    .text = { text-workshop }
card-workshop-4 = Workshop 4
    .text = { text-workshop }
card-workshop-5 = Workshop 5
    .text = { text-workshop }
card-workshop-6 = Workshop 6
    .text = { text-workshop }
card-workshop-7 = Workshop 7
    .text = { text-workshop }
card-workshop-8 = Workshop 8
    .text = { text-workshop }
card-monk-1 = Monk 1
    .text = { text-piece }
card-monk-2 = Monk 2
    .text = { text-piece }
card-monk-3 = Monk 3
    .text = { text-piece }
card-monk-4 = Monk 4
    .text = { text-piece }
card-monk-5 = Monk 5
    .text = { text-piece }
card-monk-6 = Monk 6
    .text = { text-piece }
card-monk-7 = Monk 7
    .text = { text-piece }
card-outpost-1 = Outpost 1
    .text = { text-piece }
card-outpost-2 = Outpost 2
    .text = { text-piece }
card-outpost-3 = Outpost 3
    .text = { text-piece }
card-outpost-4 = Outpost 4
    .text = { text-piece }
card-outpost-5 = Outpost 5
    .text = { text-piece }
card-outpost-6 = Outpost 6
    .text = { text-piece }
card-outpost-7 = Outpost 7
    .text = { text-piece }
card-wall-place-1 = Wall place 1
    .text = { text-piece }
card-wall-place-2 = Wall place 2
    .text = { text-piece }
card-wall-place-3 = Wall place 3
    .text = { text-piece }
card-wall-place-4 = Wall place 4
    .text = { text-piece }
card-wall-place-5 = Wall place 5
    .text = { text-piece }
card-wall-place-6 = Wall place 6
    .text = { text-piece }
card-wall-place-7 = Wall place 7
    .text = { text-piece }
card-jar-1 = Jar 1
    .text = { text-piece }
card-jar-2 = Jar 2
    .text = { text-piece }
card-jar-3 = Jar 3
    .text = { text-piece }
card-jar-4 = Jar 4
    .text = { text-piece }
card-jar-5 = Jar 5
    .text = { text-piece }
card-jar-6 = Jar 6
    .text = { text-piece }
card-jar-7 = Jar 7
    .text = { text-piece }
card-convert-place-1 = Convert place 1
    .text = { text-piece }
card-convert-place-2 = Convert place 2
    .text = { text-piece }
card-convert-place-3 = Convert place 3
    .text = { text-piece }
card-convert-place-4 = Convert place 4
    .text = { text-piece }
card-convert-place-5 = Convert place 5
    .text = { text-piece }
card-convert-place-6 = Convert place 6
    .text = { text-piece }
card-convert-place-7 = Convert place 7
    .text = { text-piece }
card-jar-space-1 = Jar space 1: { $reward }
    .text = { text-reward }
card-jar-space-2 = Jar space 2: { $reward }
    .text = { text-reward }
card-jar-space-3 = Jar space 3: { $reward }
    .text = { text-reward }
card-jar-space-4 = Jar space 4: { $reward }
    .text = { text-reward }
card-jar-space-5 = Jar space 5: { $reward }
    .text = { text-reward }
card-jar-space-6 = Jar space 6: { $reward }
    .text = { text-reward }
card-jar-space-7 = Jar space 7: { $reward }
    .text = { text-reward }
card-easy = Easy
    .text = { text-difficulty }
card-standard = Standard
    .text = { text-difficulty }
card-hard = Hard
    .text = { text-difficulty }
card-points-attribute = Points of an attribute
    .text = { text-points }
card-points-commission = Points: Commission
    .text = { text-points }
card-points-garrison = Points: Garrison
    .text = { text-points }
card-points-fortify = Points: Fortify
    .text = { text-points }
card-points-absolve = Points: Absolve
    .text = { text-points }
card-points-develop = Points: Develop
    .text = { text-points }
card-leftovers-for-a-point = Resources for a point
    .text = { text-number }
card-workers-carried-over = Workers carried over
    .text = { text-number }
card-start-silver = Silver at the start
    .text = { text-number }
card-start-provisions = Provisions at the start
    .text = { text-number }
card-virtual-workers-beyond-round = Workers of the virtual player beyond the round
    .text = { text-number }
card-virtual-recruit = Workers of the virtual player: recruit
    .text = { text-number }
card-virtual-pray = Workers of the virtual player: pray
    .text = { text-number }
card-virtual-trade = Workers of the virtual player: trade
    .text = { text-number }
card-virtual-conspire = Workers of the virtual player: conspire
    .text = { text-number }
card-virtual-rest = Workers of the virtual player: rest
    .text = { text-number }

# What the pictures stand for, where no word stands beside them.

icon-farmer = { word-labourer }
icon-bow-arrow = { word-scout }
icon-trade = { word-merchant }
icon-crossed-swords = { word-fighter }
icon-sword-clash = { word-attack }
icon-stone-wall = { word-fortify }
icon-watchtower = { word-garrison }
icon-amphora = { word-absolve }
icon-monk-face = { word-cleric }
icon-robber = { word-criminal }
icon-person = { word-any }
icon-holy-symbol = { word-faith }
icon-gauntlet = { word-strength }
icon-wax-seal = { word-influence }
icon-two-coins = { word-silver }
icon-bread = { word-provision }
icon-receive-money = { word-tax }
icon-handcuffs = { word-acquit }
icon-scroll-unfurled = { word-pay-debt }
icon-trash-can = { word-cancel-debt }
icon-debt = { word-take-debt }
icon-three-friends = { label-townsfolk }
icon-cycle = clear an action
icon-prayer = { word-pray }
icon-medal = { word-free-recruit }
icon-anvil = { word-free-develop }
icon-laurels = VP
icon-sands-of-time = { label-rounds }
