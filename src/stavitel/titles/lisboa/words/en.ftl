# Lisboa: rebuild the city after the earthquake.
title = Lisboa
    .line = 1755: after the earthquake rebuild the city, court the nobles, and collect the finest wigs.

# Options of a table.

option-draft = Draft of the first hand
    .hint = Keep 2, pass 3, and so on; for experts.
option-quests = Starting quests
    .hint = Each newcomer gets a quest of deck A; done, it brings two of deck B.
option-newcomers = Newcomers
    .hint = With starting quests: who gets one; if nobody is named, everybody.
option-newcomers-1 = Seat 1
option-newcomers-2 = Seat 2
option-newcomers-3 = Seat 3
option-newcomers-4 = Seat 4
option-city_tokens = City tokens
    .hint = Random rewards on plots and building sites.
option-starting_decrees = Starting decrees
    .hint = In reverse turn order everybody takes a decree.
option-level = Solo opponent
    .hint = A handicap for Lacerda when you play alone: how many wigs he starts with.
option-level-easy = Easy: 0 wigs
option-level-printed = As printed: 5 wigs
option-level-hard = Hard: 15 wigs

# Backs of cards.

back-card = Board
back-building = Public building
back-plan = Plan
back-clergy = Clergy tile
back-favor = Royal favor
back-ship = Ship
back-decree = Decree
back-blue = Card of 1755–1757
back-purple = Card of 1763–1768
back-quest-a = Quest A
back-quest-b = Quest B
back-token-round = Round token
back-token-square = Square token
back-red-manuel = Manuel da Maia 1758–1762
back-red-marquis = Marquis de Pombal 1758–1762
back-red-king = King José I 1758–1762
back-red-treasury = Treasury 1758–1762
back-brown-manuel = Manuel da Maia 1769–1777
back-brown-marquis = Marquis de Pombal 1769–1777
back-brown-king = King José I 1769–1777
back-brown-treasury = Treasury 1769–1777

# Questions.

ask-keep-tile = Keep one of the two clergy tiles (one that works at once works now, while your portfolio is empty)
ask-draft = Draft: which cards do you keep?
ask-starting-decree = Take a starting decree
ask-play-card = Play a card to the court or your portfolio, or discard one for a gold
ask-sell-or-trade = Sell goods or trade with the nobles
ask-sell-more = Sell more?
ask-sell-goods = Sell goods
ask-trade-again = A second trade?
ask-make-room = Which card leaves your portfolio?
ask-pay-reis = How do you pay?
ask-pay-visit = How do you pay for the audience?
ask-pay-join = How do you pay for joining?
ask-pay-goods = Which goods pay for the ship?
ask-free-state-action = A state action of this noble first?
ask-join-visit = Join the audience?
ask-recruit = To which offices do your officials go?
ask-place-officials = Place up to 3 officials
ask-take-plan = Which plan do you take?
ask-build-ship = Where does the ship go?
ask-produce-extra = Take the extra good?
ask-right-houses = Houses: which goods do you take more of?
ask-meet-cardinal = Move the cardinal and take a tile
ask-take-favor = Whose favor do you take?
ask-build-store = Where do you build a store?
ask-take-cube = Which cube do you take?
ask-choose-house = From which group is the house?
ask-take-decree = Take a decree
ask-second-decree = Remove a set marker for a second decree?
ask-open-building = On which site do you open a public building?
ask-show-plan = Which plan do you complete?
ask-send-home = Which officials go home?
ask-take-good = Take a good
ask-take-different-good = Take goods of different types: which one next?
ask-plan-reward = Reward: which plan do you take?
ask-official-reward = Reward: place an official?
ask-cardinal-reward = Reward: meet the cardinal and take a tile
ask-rubble-reward = Reward: which cube of the rubble pile do you take?
ask-ship-reward = Reward: build a ship for its goods?
ask-recruit-reward = Reward: to which offices do your officials go?
ask-take-rubble = Take cubes from the rubble pile
ask-lose-good = Penalty: which good do you lose?
ask-lose-favor = Penalty: which favor do you return?
ask-lose-tile = Penalty: which clergy tile do you discard?
ask-take-card = Take a political card
ask-church-scoring = Church scoring: which tiles do you discard? With one or more you also gain the influence of your portfolio
ask-complete-quest = Which quest do you complete?
ask-discard-cards = End of the period: which cards do you discard?
ask-reward-card = Whose reward do you take?

# Options.

do-court = To the court: { $a }
do-portfolio = To the portfolio: { $a }
do-gold = Discard without an action: { $a }
do-sell = Sell: { $a } → { $who }, port { $b }
do-trade = Trade: { $b } → { $a }
do-discard = Discard: { $a } ({ $at })
do-discard-benefit = Discard: { $a } ({ $at }; its benefit ends: { treasury-benefit })
do-new_ship = A new port
do-upgrade = Replace the ship in port { $a }
do-good = { $a }
do-office = Office: { $a }
do-recruits = Officials: { $a }
do-from_office = From the office: { $a }
do-from_courtyard = From the courtyard: { $a }
do-favor = Favor: { $a }
do-plan = Take: { $a }
do-pile_cube = From the pile: { $a }
do-cube = { $at-key ->
        [C1] From column C1: { $a }
        [C2] From column C2: { $a }
        [C3] From column C3: { $a }
        [C4] From column C4: { $a }
        [C5] From column C5: { $a }
       *[other] From row { $at }: { $a }
    }
do-build = { $a }: { $at }
do-house = { $a-key ->
        [left] House: { $a }. { tip-houses-left }
        [middle] House: { $a }. { tip-houses-middle }
       *[other] House: { $a }. { tip-houses-right }
    }
do-open = Open: { $a }
do-decree = Decree: { $a }
do-take = Take: { $a }
do-decline = Decline
do-done = Done
do-skip = No
do-stay = Do not join
do-pass = No second decree
do-state = State action: { $a }
do-join = Join: { $a }
do-meet = { $at ->
        [1] 1 gap on: { $a }
       *[2] 2 gaps on: { $a }
    }
do-pay = Pay { $b ->
        [0] { $a } in coins
       *[other] { $a ->
            [0] { $b } by influence
           *[other] { $a } in coins, { $b } by influence
        }
    }
do-fee = Pay { $c ->
        [0] { $b ->
            [0] { $a ->
                [0] nothing
               *[other] influence { $a }
            }
           *[other] { $a ->
                [0] réis { $b }
               *[other] influence { $a }, réis { $b }
            }
        }
       *[other] { $b ->
            [0] { $a ->
                [0] wigs { $c }
               *[other] influence { $a }, wigs { $c }
            }
           *[other] { $a ->
                [0] réis { $b }, wigs { $c }
               *[other] influence { $a }, réis { $b }, wigs { $c }
            }
        }
    }
word-gold = gold
    .counted = gold
word-cloth = cloth
    .counted = cloth
word-books = books
    .counted = { $n ->
        [one] book
       *[other] books
    }
word-tools = tools
    .counted = { $n ->
        [one] tool
       *[other] tools
    }
word-manuel = Manuel da Maia
word-marquis = Marquis de Pombal
word-king = King José I
word-treasury = treasury
word-recruit = recruit officials
word-plan = take a plan
word-ship = build a ship
word-produce = produce goods
word-cardinal = meet the cardinal
word-favor = take a favor
word-build_store = build a store
word-decree = take a decree
word-open_public_building = open a public building
word-earthquake = earthquake rubble
word-fire = fire rubble
word-tsunami = tsunami rubble
word-left = left group
word-middle = middle group
word-right = right group
word-blue = blue architect
word-green = green architect
word-good_any = any good
word-goods_different = different goods
word-reis = réis
    .counted = { $n ->
            [one] real
           *[other] réis
        }
word-reis_at_least = réis or more
    .counted = { $n ->
            [one] real or more
           *[other] réis or more
        }
word-wigs = wigs
    .counted = { $n ->
            [one] wig
           *[other] wigs
        }
word-official = official
word-rubble = cube of the rubble pile
word-clergy = clergy tile
    .counted = { $n ->
            [one] clergy tile
           *[other] clergy tiles
        }
word-influence = influence
word-markers = set markers
    .counted = { $n ->
            [one] set marker
           *[other] set markers
        }
word-cubes = cubes
    .counted = { $n ->
            [one] cube
           *[other] cubes
        }
word-decrees = decrees
    .counted = { $n ->
            [one] decree
           *[other] decrees
        }
word-favors = royal favors
    .counted = { $n ->
            [one] royal favor
           *[other] royal favors
        }
word-plans = plans
    .counted = { $n ->
            [one] plan
           *[other] plans
        }
word-goods = goods
    .counted = { $n ->
            [one] good
           *[other] goods
        }
word-goods_at_least = goods or more
    .counted = { $n ->
            [one] good or more
           *[other] goods or more
        }
word-officials = officials on your board
    .counted = { $n ->
            [one] official on your board
           *[other] officials on your board
        }
word-placed = officials to place
    .counted = { $n ->
            [one] official to place
           *[other] officials to place
        }
word-ships = ships
    .counted = { $n ->
            [one] ship
           *[other] ships
        }
word-portfolio = cards of your portfolio
    .counted = { $n ->
            [one] card of your portfolio
           *[other] cards of your portfolio
        }
word-cargo = goods on the ship
    .counted = { $n ->
            [one] good on the ship
           *[other] goods on the ship
        }
word-sway = influence in the portfolio
    .counted = { $n ->
            [one] influence in the portfolio
           *[other] influence in the portfolio
        }
word-church = church scoring
    .counted = { $n ->
            [one] church scoring
           *[other] church scorings
        }
word-opponent = Lacerda
word-plans_2 = take a plan twice
word-officials_3 = place up to 3 officials in different offices
word-ship_minus_1 = build a ship for 1 good less
word-goods_different_3 = take 3 goods of different types
word-produce_no_price_drop = produce goods, prices do not fall
word-cardinal_then_favor = meet the cardinal, then take a favor
word-gain_influence = gain influence for your portfolio
word-rubble_2 = take 1 or 2 cubes from the rubble pile
word-sell_goods_plus_1 = sell goods for 1 real more each
word-draw_quest_b = draw quests of deck B
word-church_influence = gain influence in church scoring
word-sell = sell goods
word-join = join a visit
word-recruit_2 = recruit 2 officials
word-visit_king = visit the King
word-visit_marquis = visit the Marquis
word-visit_manuel = visit Manuel
word-tools_2 = take 2 tools
word-books_2 = take 2 books
word-cloth_2 = take 2 cloth
word-gold_2 = take 2 gold
word-bottom3 = bottom, slot 3
word-bottom2 = bottom, slot 2
word-bottom1 = bottom, slot 1
word-top3 = top, slot 3
word-top2 = top, slot 2
word-top1 = top, slot 1
word-real = real in every payment
    .counted = { $n ->
            [one] real in every payment
           *[other] réis in every payment
        }
word-land = off the land price
    .counted = { $n ->
            [one] real off the land price
           *[other] réis off the land price
        }
word-spared = officials that plans do without
    .counted = { $n ->
            [one] official that plans do without
           *[other] officials that plans do without
        }
word-sell_gold = more per gold sold
    .counted = { $n ->
            [one] real more per gold sold
           *[other] réis more per gold sold
        }
word-sell_cloth = more per cloth sold
    .counted = { $n ->
            [one] real more per cloth sold
           *[other] réis more per cloth sold
        }
word-sell_books = more per books sold
    .counted = { $n ->
            [one] real more per books sold
           *[other] réis more per books sold
        }
word-sell_tools = more per tools sold
    .counted = { $n ->
            [one] real more per tools sold
           *[other] réis more per tools sold
        }
word-sell_any = more per good sold
    .counted = { $n ->
            [one] real more per good sold
           *[other] réis more per good sold
        }

# Refusals.

why-favor-held = You have this favor already
why-good-not-taken = { $noble } does not take this good: { $good }
why-group-empty = No house is left in this group
why-no-building-left = This architect has no public building left
why-no-room = Your warehouse has no room for it
why-not-produced = You have not produced this good now
why-plot-taken = A store stands here already
why-ship-at-sea = This ship is at sea
why-ship-not-larger = A ship can only be replaced by one of equal or larger hull
why-site-taken = A public building stands here already
why-wrong-edge = This edge of your portfolio is not the full one
why-action-covered = A good lies on this state action already
why-all-favors = You have all three favors
why-event-idle = The event would do nothing
why-good-missing = You lack this good: { $good }
why-land-too-dear = The land would then cost more than the { $have } réis you can raise
why-no-building = No public building could be opened; for hiring you could raise { $have } réis
why-no-decree = There is no decree left
why-no-goods = You could neither sell goods nor trade afterwards
why-no-house = You have no house left
why-no-officials = You have no official on your board
why-no-open-plan = You have no unfinished plan
why-no-plan = You have no plan whose building may stand here
why-no-plans-left = There is no plan left
why-no-ship-left = The shipyard is empty
why-no-store = You have no store
why-no-tile = The tile of this street has been taken this turn
why-no-tile-beside = The cardinal would stand beside no tile
why-officials-price = You cannot pay for the missing officials; you can raise { $have } réis
why-ship-goods = The ship costs goods of { $need } different types
why-strands-visit = The noble action would no longer be possible
why-tiles-full = You hold { $count } clergy tiles already
why-visit-price = The audience costs { $need }; you have influence { $influence } and wigs { $wigs }
why-wrong-colour = Here a building must show: { $good }
why-event-price = The event costs { $need ->
        [one] { $need } real
       *[other] { $need } réis
    }, you can raise { $have }
why-land-price = The land costs { $need ->
        [one] { $need } real
       *[other] { $need } réis
    }, you can raise { $have }
why-no-land = The cheapest store would cost { $need ->
        [one] { $need } real
       *[other] { $need } réis
    }; you could raise { $have }

# What happened.

tell-keeps-tile = { $who } keeps { $tile }
tell-tucks = { $who } plays to the portfolio: { $card }
tell-gains-gold = { $who } discards { $card } and takes no action
tell-visits = { $who } visits { $noble }
tell-joins = { $who } joins ({ $noble }): { $action }
tell-lacerda-joins = { $who } joins: { $noble }
tell-sponsors = { $who } sponsors an event: { $card }
tell-trades = { $who } trades { $good } for: { $action }
tell-docks = { $who }: { $ship } docks
tell-sails = { $who }: { $ship } sets sail
tell-builds-ship = { $who } builds { $ship }
tell-produces = { $who } produces goods
tell-takes-plan = { $who } takes { $plan }
tell-takes-favor = { $who } takes a favor: { $noble }
tell-takes-decree = { $who } takes a decree: { $decree }
tell-takes-card = { $who } takes { $card }
tell-builds-store = { $who } builds a store ({ $good }) on { $plot }; land { $price }
tell-opens-building = { $who } opens { $building } at { $site } ({ $plan })
tell-places-official = { $who }: official → { $noble }
tell-to-courtyard = { $who }: official to the courtyard ({ $noble })
tell-cube = { $who } takes { $cube }
tell-cube-lost = { $who }: no room, out of the game: { $cube }
tell-loses-good = { $who } loses: { $good }
tell-loses-tile = { $who } loses the clergy tile { $tile }
tell-returns-favor = { $who } returns a favor: { $noble }
tell-spends-marker = { $who } gives up a set marker for a second decree
tell-pays-goods = { $who } pays goods: { $goods }
tell-draws-quest = { $who } draws { $quest }
tell-leaves-portfolio = { $who }: leaves the portfolio: { $card }
tell-discards-tiles = { $who } discards clergy tiles: { $tiles }
tell-discards-cards = { $who } discards: { $cards }
tell-completes-quest = { $who } completes { $quest }
tell-period-ends = { $who } brings the first period to an end
tell-last-round = The end is near: this round is finished, then one more is played
tell-goods = { $who }: { $good } +{ $count }
tell-influence = { $who }: influence +{ $count }
tell-lacerda-opens = { $who } opens { $building } at { $site } ({ $architect })
tell-lacerda-meets = { $who } moves the cardinal by 2 and discards { $tile }
tell-lacerda-discards = { $who } discards { $card } from the display
tell-price = Price of { $good }: { $price }
tell-treasury = Treasury: { $value } (visits: { $influence ->
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $influence }
    })
tell-round = Period { $period }: a new round
tell-turn = Turn: { $who }
tell-lacerda-helper = Helper of { $who }: to the pile { $pile }
tell-scores-sets = { $who } scores rubble sets: { $count }
tell-scores-cubes = { $who } scores rubble cubes: { $count }
tell-sends-home = { $who }: officials going home: { $count }
tell-set = { $who } completes rubble set { $count }
tell-pays = { $who } pays { $reals ->
        [0] { $coins } in coins
       *[other] { $coins ->
            [0] { $reals } by influence
           *[other] { $coins } in coins, { $reals } by influence
        }
    }
tell-pays-fee = { $who } pays { $wigs ->
        [0] { $reis ->
            [0] { $influence ->
                [0] nothing
               *[other] influence { $influence }
            }
           *[other] { $influence ->
                [0] réis { $reis }
               *[other] influence { $influence }, réis { $reis }
            }
        }
       *[other] { $reis ->
            [0] { $influence ->
                [0] wigs { $wigs }
               *[other] influence { $influence }, wigs { $wigs }
            }
           *[other] { $influence ->
                [0] réis { $reis }, wigs { $wigs }
               *[other] influence { $influence }, réis { $reis }, wigs { $wigs }
            }
        }
    }
tell-sells = { $who } sells { $good } on a ship of { $owner }: réis +{ $reis }
tell-reis = { $who }: réis +{ $count }
tell-wigs = { $who }: { $change }
tell-meets-cardinal = { $who } moves the cardinal by { $steps } and takes { $tile }

# Scoring.

score-game = During the game
score-ships = Ships
score-sets = Rubble sets
score-stores = Store majorities
score-money = Réis and influence
score-decrees = Decrees
score-officials = Officials on completed plans
score-favors = Royal favors

# Labels of the scene.

label-treasury = Treasury
short-treasury = Treasury { $number }
label-influence = Influence
label-real-space = { $number } (real symbol)
label-period = Period { $number }
label-lacerda = Lacerda: helper on the pile { $pile }, courtier: { $noble }
label-ending = Turns left: { $count }
label-downtown = Downtown
label-street = { $street }
label-row = { $row }
label-row-rubble = Row { $row }
label-column = Column { $column }
label-place = { $place }
label-store = Store: { $good }
label-west = { $good }, entrance in the west
label-east = { $good }, entrance in the east
label-reward = Reward: { gives }
label-opened = { $building } ({ $architect })
label-rubble-pile = Rubble pile
label-small-tile = small, tools
label-large-left = Large tiles left
label-small-left = Small tiles left
label-court = Royal court
label-court-card = Card being played
label-official = Official
label-neutral = Neutral official
label-favors = Favors left
label-markers = Set markers
label-office = Office
label-courtyard = Courtyard
label-display = Political cards
label-shipyard = Shipyard
label-prices = Prices
label-available = Available
label-upcoming = Next
label-blue-architect = Blue architect
label-green-architect = Green architect
label-decrees = Decrees
label-church = Church
label-cardinal = Cardinal
label-cardinal-lies = Cardinal (church scoring due)
label-gap = Gap G{ $number }
label-reis = Réis
label-standing = Influence (pays { $count } réis)
label-own-officials = { $n ->
        [one] Official on the board
       *[other] Officials on the board
    }
label-sets = { $n ->
        [one] Rubble set
       *[other] Rubble sets
    }
label-warehouse = Warehouse (up to { $count } each)
label-port = Port { $number }
label-portfolio = Portfolio { $count }/{ $limit }, influence { $influence }
label-crate = Crate
label-rubble = Rubble
label-houses = Houses left
label-hand = Hand
label-board = Lisboa
label-architects = Architects
label-clergy-bag = Clergy tiles in the bag
label-desk = Desk { $number }
label-own-favors = Favors
label-own-clergy = Clergy
label-own-plans = Plans
label-own-decrees = Decrees
label-recruit = Recruit
label-plan = Plan
label-ship = Ship
label-produce = Produce
label-favor = Favor
label-build_store = Build a store
label-decree = Take a decree
label-open_public_building = Open a building
tip-recruit = Move 1 or 2 officials from your board to different offices.
tip-plan = Take the top plan of either architect.
tip-ship = Build the ship on top of the shipyard: pay as many different goods as its hull, move the treasury one up, gain influence.
tip-produce = Take 1 good for each of your stores; then the price of every kind you kept falls by 1.
tip-cardinal = Move the cardinal 1 or 2 gaps clockwise and take one of the two tiles beside him.
tip-favor = Take a favor tile of a noble from whom you have none.
tip-build_store = Take a city tile and build at its street: reward of the plot, 1 cube of its row or column, pay the land, score wigs for matching buildings.
tip-decree = Take a decree from the display; it brings wigs at the end of the game.
tip-open_public_building = Open the available building of an architect on a free site with one of your plans.
tip-manuel = Royal builder. A visit costs influence: the left treasury number and 1 for each foreign official in his office.
tip-marquis = Minister. A visit costs influence: the left treasury number and 1 for each foreign official in his office.
tip-king = A visit to the King costs influence: the left treasury number and 1 for each foreign official in his office.
tip-favors = Favor tiles left with this noble. With one you may join another player's visit to him.
tip-office = Each official of another player in this office makes your visit dearer by 1 influence.
tip-courtyard = Officials pushed out of a full office wait here; they make no visit dearer.
tip-court-card = A card played to the court or to a portfolio lies here until its action is done.
tip-display = At the end of your turn take the open card of one pile. The third empty pile ends the period.
tip-street = Stores whose entrance faces this street sell { $good }.
tip-store = When its owner produces, this store brings 1 good: { $good }.
tip-prices = What a good brings when it is sold to a ship, in réis. Producing a good lowers its price.
tip-rubble-pile = Cubes that rewards and events let you take.
tip-row = Rubble of this row: every cube left makes its land dearer.
tip-column = Wigs for a store in this column, for each public building that matches.
tip-column-rubble = Rubble of this column: every cube left makes its land dearer.
tip-site = A public building may be opened here. Reward: { gives }.
tip-city-tile = A city tile: a store built with it faces the street of this colour.
tip-gap = The cardinal walks from gap to gap.
tip-gap-influence = When the cardinal passes or reaches it, the church is scored at the end of the turn.
tip-gap-treasury = When the cardinal passes or reaches it, the treasury goes one up.
tip-shipyard = The ship that is built next. Goods are sold to ships in the ports.
tip-decrees = A decree brings wigs at the end of the game for what it shows.
tip-plans = The top plan may be taken; it shows how many officials it asks for.
tip-available = This building may be opened with a plan of its architect.
tip-upcoming = This building comes next.
tip-wigs = Wigs are points: most wigs win.
tip-reis = Money, for land, events and hiring.
tip-standing = Pays for visits to the nobles; at most 10.
tip-officials = Officials on your board, free to be recruited.
tip-sets = A set is one cube of each kind. Each set gives room for one more card in the portfolio.
tip-goods = Goods in your warehouse, at most { $count } of each kind.
tip-portfolio = Nobles and ships lie above, treasury cards below. Influence gained is the sum of what lies above.
tip-port = Room for a noble or a ship above your board.
tip-desk = Room for a treasury card below your board; its benefit lasts.
tip-rubble = Cubes collected; one of each kind makes a set.
tip-houses-left = With both built, réis may be paid in place of influence.
tip-houses-middle = With the first, ships cost a good less; with all three they cost no goods.
tip-houses-right = With the first, producing brings 1 more of one kind; with all three 1 more of every kind.
tip-own-favors = Returned, a favor lets you join a visit to its noble.
tip-own-clergy = A clergy tile helps while it lies here; in church scoring it brings the wigs on its back.
tip-own-plans = Plans open public buildings; a completed one keeps its officials.
tip-own-decrees = They bring wigs at the end of the game.
tip-treasury-track = Left: the first part of the price of a visit, in influence. Right: the treasury value in réis.
tip-influence-track = A space with $ is worth a real: in place of 1 real the marker goes back to the next one.
tip-treasury = At the court: { $event }. In the portfolio: { $benefit } ({ $count }).
tip-penalty = Influence { $influence }. Penalty: { $penalty } ({ $count }).
tip-reward = Influence { $influence }. Reward: { $reward } ({ $count }).

# Cards and tiles. What they say is made from their values, so a corrected card tells the truth.

times = { $count ->
        [1] { "" }
       *[other] { " " }(×{ $count })
    }
noble-times = { $reward_count ->
        [1] { "" }
       *[other] { " " }(×{ $reward_count })
    }
clergy-times = { $amount ->
        [1] { "" }
       *[other] { " " }(×{ $amount })
    }
gives = { $reward-key ->
        [gold] { $count } gold
        [cloth] { $count } cloth
        [books] { $count } books
        [tools] { $count } tools
        [good_any] { $count ->
            [one] { $count } good of your choice
           *[other] { $count } goods of your choice
        }
        [goods_different] { $count } goods of different types
        [reis] { $count ->
            [one] { $count } real
           *[other] { $count } réis
        }
        [wigs] { $count ->
            [one] { $count } wig
           *[other] { $count } wigs
        }
        [plan] { $count ->
            [one] a plan
           *[other] { $count } plans
        }
        [favor] { $count ->
            [one] a royal favor
           *[other] { $count } royal favors
        }
        [official] { $count ->
            [one] place an official
           *[other] place { $count } officials
        }
        [recruit] recruit up to 2 officials{ times }
        [cardinal] { $count ->
            [one] meet the cardinal ({ $count } gap)
           *[other] meet the cardinal ({ $count } gaps)
        }
        [rubble] { $count ->
            [one] a cube from the rubble pile
           *[other] { $count } cubes from the rubble pile
        }
        [influence] { $count } influence
        [gain_influence] gain influence for your portfolio{ times }
        [decree] take a decree{ times }
        [ship] build a ship for its goods{ times }
       *[other] { $count ->
            [one] draw { $count } quest of deck B
           *[other] draw { $count } quests of deck B
        }
    }
noble-gives = { $reward-key ->
        [gold] { $reward_count } gold
        [cloth] { $reward_count } cloth
        [books] { $reward_count } books
        [tools] { $reward_count } tools
        [good_any] { $reward_count ->
            [one] { $reward_count } good of your choice
           *[other] { $reward_count } goods of your choice
        }
        [goods_different] { $reward_count } goods of different types
        [reis] { $reward_count ->
            [one] { $reward_count } real
           *[other] { $reward_count } réis
        }
        [wigs] { $reward_count ->
            [one] { $reward_count } wig
           *[other] { $reward_count } wigs
        }
        [plan] { $reward_count ->
            [one] a plan
           *[other] { $reward_count } plans
        }
        [favor] { $reward_count ->
            [one] a royal favor
           *[other] { $reward_count } royal favors
        }
        [official] { $reward_count ->
            [one] place an official
           *[other] place { $reward_count } officials
        }
        [recruit] recruit up to 2 officials{ noble-times }
        [cardinal] { $reward_count ->
            [one] meet the cardinal ({ $reward_count } gap)
           *[other] meet the cardinal ({ $reward_count } gaps)
        }
        [rubble] { $reward_count ->
            [one] a cube from the rubble pile
           *[other] { $reward_count } cubes from the rubble pile
        }
        [influence] { $reward_count } influence
        [gain_influence] gain influence for your portfolio{ noble-times }
        [decree] take a decree{ noble-times }
        [ship] build a ship for its goods{ noble-times }
       *[other] { $reward_count ->
            [one] draw { $reward_count } quest of deck B
           *[other] draw { $reward_count } quests of deck B
        }
    }
noble-costs = { $penalty-key ->
        [reis] { $penalty_count ->
            [one] pay { $penalty_count } real
           *[other] pay { $penalty_count } réis
        }
        [wigs] { $penalty_count ->
            [one] lose { $penalty_count } wig
           *[other] lose { $penalty_count } wigs
        }
        [official] { $penalty_count ->
            [one] take an official back from the court
           *[other] take { $penalty_count } officials back from the court
        }
        [good_any] { $penalty_count ->
            [one] lose a good
           *[other] lose { $penalty_count } goods
        }
        [favor] { $penalty_count ->
            [one] return a royal favor
           *[other] return { $penalty_count } royal favors
        }
       *[other] { $penalty_count ->
            [one] discard a clergy tile
           *[other] discard { $penalty_count } clergy tiles
        }
    }
noble-name = { $kind-key ->
        [manuel] Manuel da Maia
        [marquis] Marquis de Pombal
       *[other] King José I
    } { $number }
noble-text = At the court: visit { $kind }. In the portfolio: influence { $influence }; { $penalty_count ->
        [0] reward: { noble-gives }
       *[other] penalty: { noble-costs }{ $reward_count ->
            [0] { "" }
           *[other] ; reward: { noble-gives }
        }
    }.
treasury-event = { $event-key ->
        [build_store] build a store
        [decree] take a decree
        [open_public_building] open a public building
        [plans_2] take a plan twice
        [officials_3] place up to 3 officials in different offices
        [ship_minus_1] build a ship for 1 good less
        [goods_different_3] take 3 goods of different types
        [gold_2] take 2 gold
        [cloth_2] take 2 cloth
        [books_2] take 2 books
        [tools_2] take 2 tools
        [produce_no_price_drop] produce goods, prices do not fall
        [cardinal_then_favor] meet the cardinal, then take a favor
        [gain_influence] gain influence for your portfolio
        [rubble_2] take 1 or 2 cubes from the rubble pile
       *[other] sell goods for 1 real more each
    }
treasury-benefit = { $benefit-key ->
        [real] { $benefit_count ->
            [one] { $benefit_count } real in every payment
           *[other] { $benefit_count } réis in every payment
        }
        [land] { $benefit_count ->
            [one] land costs { $benefit_count } real less
           *[other] land costs { $benefit_count } réis less
        }
        [official] { $benefit_count ->
            [one] plans need { $benefit_count } official fewer
           *[other] plans need { $benefit_count } officials fewer
        }
        [sell_gold] { $benefit_count ->
            [one] +{ $benefit_count } real per sale of gold
           *[other] +{ $benefit_count } réis per sale of gold
        }
        [sell_cloth] { $benefit_count ->
            [one] +{ $benefit_count } real per sale of cloth
           *[other] +{ $benefit_count } réis per sale of cloth
        }
        [sell_books] { $benefit_count ->
            [one] +{ $benefit_count } real per sale of books
           *[other] +{ $benefit_count } réis per sale of books
        }
        [sell_tools] { $benefit_count ->
            [one] +{ $benefit_count } real per sale of tools
           *[other] +{ $benefit_count } réis per sale of tools
        }
       *[other] { $benefit_count ->
            [one] +{ $benefit_count } real per good sold
           *[other] +{ $benefit_count } réis per good sold
        }
    }
treasury-name = Treasury { $number }: { treasury-event }
treasury-text = At the court: { treasury-event }. In the portfolio: { treasury-benefit }.
clergy-name = { $effect-key ->
        [influence_gain_bonus] Influence +{ $amount }
        [visit_discount] Audience −{ $amount }: { clergy-noble }
        [join_discount] Joining −{ $amount }
        [land_discount] Land −{ $amount }
        [rubble_free] Free rubble: { $of }{ clergy-times }
        [officials_needed_minus] Officials −{ $amount }
        [hire_price_minus] Hiring −{ $amount }
        [recruit_extra] Recruiting +{ $amount }
        [produce_extra] Producing +{ $amount }: { $of }
        [sell_bonus] Selling +{ $amount }: { clergy-good }
        [ship_goods_minus] Ships −{ $amount } goods
        [trade_any_good] Any good: { $of }{ clergy-times }
        [warehouse_plus] Warehouse +{ $amount }
        [treasury_card_reis_plus] Treasury cards +{ $amount }
        [on_build_store] Store: { clergy-gain }
        [on_decree] Decree: { clergy-gain }
        [on_open_building] Building: { clergy-gain }
        [on_recruit] Recruiting: { clergy-gain }
        [on_plan] Plan: { clergy-gain }
        [on_ship] Ship: { clergy-gain }
        [on_produce] Production: { clergy-gain }
        [on_cardinal] Cardinal: { clergy-gain }
        [on_favor] Favor: { clergy-gain }
        [on_visit] Visit: { clergy-gain }
        [on_join] Joining: { clergy-gain }
        [on_event] Event: { clergy-gain }
        [on_sale] Selling: { clergy-gain }
        [on_noble_card] Noble card: { clergy-gain }
        [on_treasury_card] Treasury card: { clergy-gain }
       *[other] At once: { clergy-gain }
    }
clergy-text = { $effect-key ->
        [influence_gain_bonus] You gain { $amount } more influence whenever your portfolio gives any.
        [visit_discount] Visiting or joining ({ clergy-noble }) costs { $amount } less.
        [join_discount] Joining a visit costs { $amount } less.
        [land_discount] Land costs { clergy-reis } less.
        [rubble_free] These cubes cost nothing in the land price: { $of }{ clergy-times }.
        [officials_needed_minus] Plans need { $amount } fewer of your officials; the printed number counts in the end.
        [hire_price_minus] Each hired official costs { clergy-reis } less.
        [recruit_extra] When recruiting you may place { $amount } more, each in a different office.
        [produce_extra] When producing you may take { $amount } more: { $of }.
        [sell_bonus] You get { clergy-reis } more per good sold ({ clergy-good }).
        [ship_goods_minus] Ships cost fewer goods: { $amount } less.
        [trade_any_good] When you trade, any good is accepted by: { $of }{ clergy-times }.
        [warehouse_plus] Your warehouse holds { $amount } more of every good.
        [treasury_card_reis_plus] You get { clergy-reis } more when you play a treasury card to your portfolio.
        [on_build_store] After each store you build: { clergy-gain }.
        [on_decree] After each decree you take: { clergy-gain }.
        [on_open_building] After each public building you open: { clergy-gain }.
        [on_recruit] After recruiting officials: { clergy-gain }.
        [on_plan] After taking a plan: { clergy-gain }.
        [on_ship] After building a ship: { clergy-gain }.
        [on_produce] After producing goods: { clergy-gain }.
        [on_cardinal] After meeting the cardinal: { clergy-gain }.
        [on_favor] After taking a royal favor: { clergy-gain }.
        [on_visit] After each visit to a noble: { clergy-gain }.
        [on_join] After joining a visit: { clergy-gain }.
        [on_event] After each event you sponsor: { clergy-gain }.
        [on_sale] After selling goods: { clergy-gain }.
        [on_noble_card] After a noble played to your portfolio: { clergy-gain }.
        [on_treasury_card] After a treasury card played to your portfolio: { clergy-gain }.
       *[other] Once, when taken: { clergy-gain }.
    } Back: { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }.
clergy-noble = { $of-key ->
        [any] any noble
       *[other] { $of }
    }
clergy-good = { $of-key ->
        [any] any
       *[other] { $of }
    }
clergy-reis = { $amount ->
        [one] { $amount } real
       *[other] { $amount } réis
    }
clergy-gain = { $of-key ->
        [gold] { $amount } { $of }
        [cloth] { $amount } { $of }
        [books] { $amount } { $of }
        [tools] { $amount } { $of }
        [reis] { $amount ->
            [one] { $amount } real
           *[other] { $amount } réis
        }
        [good_any] { $amount ->
            [one] { $amount } good of your choice
           *[other] { $amount } goods of your choice
        }
        [gain_influence] gain influence for your portfolio{ clergy-times }
        [goods_different] { $amount } goods of different types
        [plan] { $amount ->
            [one] a plan
           *[other] { $amount } plans
        }
        [official] { $amount ->
            [one] place an official
           *[other] place { $amount } officials
        }
        [cardinal] { $amount ->
            [one] meet the cardinal ({ $amount } gap)
           *[other] meet the cardinal ({ $amount } gaps)
        }
        [rubble] { $amount ->
            [one] a cube from the rubble pile
           *[other] { $amount } cubes from the rubble pile
        }
        [influence] { $amount } influence
        [favor] { $amount ->
            [one] a royal favor
           *[other] { $amount } royal favors
        }
       *[other] { $amount ->
            [one] { $amount } wig
           *[other] { $amount } wigs
        }
    }
label-decree-counts = { $metric-key ->
        [own_stores] Your stores
        [all_stores] Stores
        [opened_buildings] Buildings
        [own_completed_plans] Plans done
        [own_open_plans] Plans left
        [own_plans] Plans
        [own_cubes] Rubble
        [own_sets] Sets
        [own_ships] Ships
        [own_hull] Hulls
        [own_has_ship] Big ship
        [own_cargo] Cargo
        [own_portfolio] Portfolio
        [own_officials] Officials
        [own_clergy] Clergy
        [own_favors] Favors
        [own_all_three_favors] 3 favors
        [own_goods] Goods
        [own_all_four_goods] 4 goods
        [own_reis] Réis
        [own_influence] Influence
        [own_influence_unbeaten] Influence
        [own_house_group_done] Houses
        [own_stores_with_matching_buildings] Matching
        [own_store_building_links] Matching
        [own_distinct_rows] Rows
        [own_distinct_streets] Streets
        [own_distinct_columns] Columns
       *[other] Decrees
    }
decree-name = { $metric-key ->
        [own_stores] { $of-key ->
            [any] Your stores
            [gold] Your gold stores
            [cloth] Your cloth stores
            [books] Your books stores
            [tools] Your tools stores
            [C1] Your stores in column C1
            [C2] Your stores in column C2
            [C3] Your stores in column C3
            [C4] Your stores in column C4
            [C5] Your stores in column C5
           *[other] Your stores in row { $of }
        }
        [all_stores] { $of-key ->
            [any] All stores
            [gold] All gold stores
            [cloth] All cloth stores
            [books] All books stores
            [tools] All tools stores
            [C1] All stores in column C1
            [C2] All stores in column C2
            [C3] All stores in column C3
            [C4] All stores in column C4
            [C5] All stores in column C5
           *[other] All stores in row { $of }
        }
        [opened_buildings] { $of-key ->
            [any] Open buildings
            [blue] Open buildings of the blue architect
            [green] Open buildings of the green architect
            [north] Open buildings in the north
            [west] Open buildings in the west
            [east] Open buildings in the east
            [gold] Open buildings showing gold
            [cloth] Open buildings showing cloth
            [books] Open buildings showing books
            [tools] Open buildings showing tools
           *[other] Open buildings at row { $of }
        }
        [own_completed_plans] { $of-key ->
            [blue] Your completed blue plans
            [green] Your completed green plans
           *[other] Your completed plans
        }
        [own_open_plans] Your unfinished plans
        [own_plans] Your plans, unfinished or completed
        [own_cubes] { $of-key ->
            [earthquake] Your earthquake cubes
            [fire] Your fire cubes
           *[other] Your tsunami cubes
        }
        [own_sets] Your rubble sets
        [own_ships] Your ships
        [own_hull] The hulls of your ships
        [own_has_ship] A ship of hull { $of }
        [own_cargo] Goods on your ships
        [own_portfolio] { $of-key ->
            [noble] Nobles in your portfolio
            [treasury] Treasury cards in your portfolio
           *[other] Cards in your portfolio
        }
        [own_officials] { $of-key ->
            [offices_and_courtyards] Your officials in offices and courtyards
            [distinct_nobles] Nobles with an official of yours
            [completed_plans] Officials on your completed plans
           *[other] Your officials in the office: { $of }
        }
        [own_clergy] Your clergy tiles
        [own_favors] Your royal favors
        [own_all_three_favors] All three royal favors
        [own_goods] { $of-key ->
            [any] Goods in your warehouse
           *[other] In your warehouse: { $of }
        }
        [own_all_four_goods] At least 1 of all four goods
        [own_reis] Your réis
        [own_influence] Your influence
        [own_influence_unbeaten] Nobody has more influence than you
        [own_house_group_done] { $of-key ->
            [left] All houses of the left group built
            [middle] All houses of the middle group built
           *[other] All houses of the right group built
        }
        [own_stores_with_matching_buildings] Your stores with at least { $of } matching buildings
        [own_store_building_links] Matching buildings of your stores
        [own_distinct_rows] Rows with a store of yours
        [own_distinct_streets] Streets with a store of yours
        [own_distinct_columns] Columns with a store of yours
       *[other] Your decrees
    }
decree-text = At the end of the game: { decree-rate }.
decree-rate = { $divisor ->
        [1] { decree-each }
       *[other] { decree-flat }{ " for every " }{ $divisor }
    }
decree-flat = { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }
decree-each = { $metric-key ->
        [own_has_ship] { decree-flat }
        [own_all_three_favors] { decree-flat }
        [own_all_four_goods] { decree-flat }
        [own_influence_unbeaten] { decree-flat }
        [own_house_group_done] { decree-flat }
       *[other] { $wigs ->
            [one] { $wigs } wig each
           *[other] { $wigs } wigs each
        }
    }
building-text = Blue side: { $blue }. Green side: { $green }.
plan-name = { $architect-key ->
        [blue] Blue plan
       *[other] Green plan
    }, { $officials ->
        [one] { $officials } official
       *[other] { $officials } officials
    }
ship-name = Ship, hull { $hull }
ship-text = Holds { $hull }; influence { $influence }; +{ $bonus } réis per good sold on it.
favor-text = Return it to join a visit to this noble; at the end { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }.
quest-both = { $a } and { $b }
quest-text = Done by one of these: { $tasks }. Reward: { gives }.
lies-text = Reward: { gives }.
tile-name = Scoring tile { $value }
board-text = Treasury, left to right values { $treasury_right }, influence { $treasury_left }; réis symbols on { $real_symbols }; office spaces { $office_spaces }; column 5: { $narrow_column }; prices from { $price_bottom } to { $price_top }; no plot: { $no_plot }; church symbols on gaps { $influence_gap } (influence) and { $treasury_gaps } (treasury); treasury marker on step { $treasury_start }.
good-text = Starts at { $start_price }.
level-text = Lacerda starts with { $start_wigs }.

card-board = Main board
    .text = { board-text }
card-good-gold = Gold
    .text = { good-text }
card-good-cloth = Cloth
    .text = { good-text }
card-good-books = Books
    .text = { good-text }
card-good-tools = Tools
    .text = { good-text }
card-a-1 = Plot A-1
    .text = { lies-text }
card-a-2 = Plot A-2
    .text = { lies-text }
card-a-3 = Plot A-3
    .text = { lies-text }
card-a-4 = Plot A-4
    .text = { lies-text }
card-a-5 = Plot A-5
    .text = { lies-text }
card-b-1 = Plot B-1
    .text = { lies-text }
card-b-2 = Plot B-2
    .text = { lies-text }
card-b-3 = Plot B-3
    .text = { lies-text }
card-b-4 = Plot B-4
    .text = { lies-text }
card-b-5 = Plot B-5
    .text = { lies-text }
card-c-1 = Plot C-1
    .text = { lies-text }
card-c-2 = Plot C-2
    .text = { lies-text }
card-c-3 = Plot C-3
    .text = { lies-text }
card-c-4 = Plot C-4
    .text = { lies-text }
card-c-5 = Plot C-5
    .text = { lies-text }
card-d-1 = Plot D-1
    .text = { lies-text }
card-d-2 = Plot D-2
    .text = { lies-text }
card-d-3 = Plot D-3
    .text = { lies-text }
card-d-4 = Plot D-4
    .text = { lies-text }
card-d-5 = Plot D-5
    .text = { lies-text }
card-e-1 = Plot E-1
    .text = { lies-text }
card-e-2 = Plot E-2
    .text = { lies-text }
card-e-3 = Plot E-3
    .text = { lies-text }
card-e-4 = Plot E-4
    .text = { lies-text }
card-e-5 = Plot E-5
    .text = { lies-text }
card-n1 = Site N1
    .text = { lies-text }
card-n2 = Site N2
    .text = { lies-text }
card-n3 = Site N3
    .text = { lies-text }
card-n4 = Site N4
    .text = { lies-text }
card-wa = Site WA
    .text = { lies-text }
card-wb = Site WB
    .text = { lies-text }
card-wc = Site WC
    .text = { lies-text }
card-wd = Site WD
    .text = { lies-text }
card-we = Site WE
    .text = { lies-text }
card-xa = Site XA
    .text = { lies-text }
card-xb = Site XB
    .text = { lies-text }
card-xc = Site XC
    .text = { lies-text }
card-xd = Site XD
    .text = { lies-text }
card-xe = Site XE
    .text = { lies-text }
card-t3 = { tile-name }
card-t3b = { tile-name }
card-t4 = { tile-name }
card-t5 = { tile-name }
card-pb01 = Arsenal
    .text = { building-text }
card-pb02 = Customs House
    .text = { building-text }
card-pb03 = City Hall
    .text = { building-text }
card-pb04 = Royal Exchange
    .text = { building-text }
card-pb05 = Opera House
    .text = { building-text }
card-pb06 = Granary
    .text = { building-text }
card-pb07 = Mint
    .text = { building-text }
card-pb08 = Court of Justice
    .text = { building-text }
card-pb09 = Public Library
    .text = { building-text }
card-pb10 = Royal Hospital
    .text = { building-text }
card-pb11 = Tobacco House
    .text = { building-text }
card-pb12 = Trade Board
    .text = { building-text }
card-pb13 = Post House
    .text = { building-text }
card-pb14 = Tax Office
    .text = { building-text }
card-pb15 = School of Nobles
    .text = { building-text }
card-pb16 = Aqueduct Office
    .text = { building-text }
card-plan-bs1 = { plan-name }
card-plan-bs2 = { plan-name }
card-plan-gs1 = { plan-name }
card-plan-gs2 = { plan-name }
card-plan-b1 = { plan-name }
card-plan-b2 = { plan-name }
card-plan-b3 = { plan-name }
card-plan-b4 = { plan-name }
card-plan-b5 = { plan-name }
card-plan-b6 = { plan-name }
card-plan-b7 = { plan-name }
card-plan-b8 = { plan-name }
card-plan-g1 = { plan-name }
card-plan-g2 = { plan-name }
card-plan-g3 = { plan-name }
card-plan-g4 = { plan-name }
card-plan-g5 = { plan-name }
card-plan-g6 = { plan-name }
card-plan-g7 = { plan-name }
card-plan-g8 = { plan-name }
card-cl01 = { clergy-name } I
    .text = { clergy-text }
card-cl02 = { clergy-name } II
    .text = { clergy-text }
card-cl03 = { clergy-name }
    .text = { clergy-text }
card-cl04 = { clergy-name } I
    .text = { clergy-text }
card-cl05 = { clergy-name } II
    .text = { clergy-text }
card-cl06 = { clergy-name }
    .text = { clergy-text }
card-cl07 = { clergy-name }
    .text = { clergy-text }
card-cl08 = { clergy-name }
    .text = { clergy-text }
card-cl09 = { clergy-name }
    .text = { clergy-text }
card-cl10 = { clergy-name } I
    .text = { clergy-text }
card-cl11 = { clergy-name } II
    .text = { clergy-text }
card-cl12 = { clergy-name }
    .text = { clergy-text }
card-cl13 = { clergy-name }
    .text = { clergy-text }
card-cl14 = { clergy-name }
    .text = { clergy-text }
card-cl15 = { clergy-name } I
    .text = { clergy-text }
card-cl16 = { clergy-name } II
    .text = { clergy-text }
card-cl17 = { clergy-name }
    .text = { clergy-text }
card-cl18 = { clergy-name } I
    .text = { clergy-text }
card-cl19 = { clergy-name } II
    .text = { clergy-text }
card-cl20 = { clergy-name }
    .text = { clergy-text }
card-cl21 = { clergy-name }
    .text = { clergy-text }
card-cl22 = { clergy-name }
    .text = { clergy-text }
card-cl23 = { clergy-name }
    .text = { clergy-text }
card-cl24 = { clergy-name } I
    .text = { clergy-text }
card-cl25 = { clergy-name } II
    .text = { clergy-text }
card-cl26 = { clergy-name } I
    .text = { clergy-text }
card-cl27 = { clergy-name } II
    .text = { clergy-text }
card-cl28 = { clergy-name }
    .text = { clergy-text }
card-cl29 = { clergy-name }
    .text = { clergy-text }
card-cl30 = { clergy-name }
    .text = { clergy-text }
card-cl31 = { clergy-name }
    .text = { clergy-text }
card-cl32 = { clergy-name }
    .text = { clergy-text }
card-cl33 = { clergy-name }
    .text = { clergy-text }
card-cl34 = { clergy-name }
    .text = { clergy-text }
card-cl35 = { clergy-name }
    .text = { clergy-text }
card-cl36 = { clergy-name }
    .text = { clergy-text }
card-cl37 = { clergy-name }
    .text = { clergy-text }
card-favor-manuel = Favor: Manuel da Maia
    .text = { favor-text }
card-favor-marquis = Favor: Marquis de Pombal
    .text = { favor-text }
card-favor-king = Favor: King José I
    .text = { favor-text }
card-manuel-1 = { noble-name }
    .text = { noble-text }
card-manuel-2 = { noble-name }
    .text = { noble-text }
card-manuel-3 = { noble-name }
    .text = { noble-text }
card-manuel-4 = { noble-name }
    .text = { noble-text }
card-manuel-5 = { noble-name }
    .text = { noble-text }
card-manuel-6 = { noble-name }
    .text = { noble-text }
card-manuel-7 = { noble-name }
    .text = { noble-text }
card-manuel-8 = { noble-name }
    .text = { noble-text }
card-manuel-9 = { noble-name }
    .text = { noble-text }
card-manuel-10 = { noble-name }
    .text = { noble-text }
card-manuel-11 = { noble-name }
    .text = { noble-text }
card-manuel-12 = { noble-name }
    .text = { noble-text }
card-manuel-13 = { noble-name }
    .text = { noble-text }
card-manuel-14 = { noble-name }
    .text = { noble-text }
card-manuel-15 = { noble-name }
    .text = { noble-text }
card-manuel-16 = { noble-name }
    .text = { noble-text }
card-manuel-17 = { noble-name }
    .text = { noble-text }
card-manuel-18 = { noble-name }
    .text = { noble-text }
card-manuel-19 = { noble-name }
    .text = { noble-text }
card-manuel-20 = { noble-name }
    .text = { noble-text }
card-marquis-21 = { noble-name }
    .text = { noble-text }
card-marquis-22 = { noble-name }
    .text = { noble-text }
card-marquis-23 = { noble-name }
    .text = { noble-text }
card-marquis-24 = { noble-name }
    .text = { noble-text }
card-marquis-25 = { noble-name }
    .text = { noble-text }
card-marquis-26 = { noble-name }
    .text = { noble-text }
card-marquis-27 = { noble-name }
    .text = { noble-text }
card-marquis-28 = { noble-name }
    .text = { noble-text }
card-marquis-29 = { noble-name }
    .text = { noble-text }
card-marquis-30 = { noble-name }
    .text = { noble-text }
card-marquis-31 = { noble-name }
    .text = { noble-text }
card-marquis-32 = { noble-name }
    .text = { noble-text }
card-marquis-33 = { noble-name }
    .text = { noble-text }
card-marquis-34 = { noble-name }
    .text = { noble-text }
card-marquis-35 = { noble-name }
    .text = { noble-text }
card-marquis-36 = { noble-name }
    .text = { noble-text }
card-marquis-37 = { noble-name }
    .text = { noble-text }
card-marquis-38 = { noble-name }
    .text = { noble-text }
card-marquis-39 = { noble-name }
    .text = { noble-text }
card-marquis-40 = { noble-name }
    .text = { noble-text }
card-king-41 = { noble-name }
    .text = { noble-text }
card-king-42 = { noble-name }
    .text = { noble-text }
card-king-43 = { noble-name }
    .text = { noble-text }
card-king-44 = { noble-name }
    .text = { noble-text }
card-king-45 = { noble-name }
    .text = { noble-text }
card-king-46 = { noble-name }
    .text = { noble-text }
card-king-47 = { noble-name }
    .text = { noble-text }
card-king-48 = { noble-name }
    .text = { noble-text }
card-king-49 = { noble-name }
    .text = { noble-text }
card-king-50 = { noble-name }
    .text = { noble-text }
card-king-51 = { noble-name }
    .text = { noble-text }
card-king-52 = { noble-name }
    .text = { noble-text }
card-king-53 = { noble-name }
    .text = { noble-text }
card-king-54 = { noble-name }
    .text = { noble-text }
card-king-55 = { noble-name }
    .text = { noble-text }
card-king-56 = { noble-name }
    .text = { noble-text }
card-king-57 = { noble-name }
    .text = { noble-text }
card-king-58 = { noble-name }
    .text = { noble-text }
card-king-59 = { noble-name }
    .text = { noble-text }
card-king-60 = { noble-name }
    .text = { noble-text }
card-treasury-61 = { treasury-name }
    .text = { treasury-text }
card-treasury-62 = { treasury-name }
    .text = { treasury-text }
card-treasury-63 = { treasury-name }
    .text = { treasury-text }
card-treasury-64 = { treasury-name }
    .text = { treasury-text }
card-treasury-65 = { treasury-name }
    .text = { treasury-text }
card-treasury-66 = { treasury-name }
    .text = { treasury-text }
card-treasury-67 = { treasury-name }
    .text = { treasury-text }
card-treasury-68 = { treasury-name }
    .text = { treasury-text }
card-treasury-69 = { treasury-name }
    .text = { treasury-text }
card-treasury-70 = { treasury-name }
    .text = { treasury-text }
card-treasury-71 = { treasury-name }
    .text = { treasury-text }
card-treasury-72 = { treasury-name }
    .text = { treasury-text }
card-treasury-73 = { treasury-name }
    .text = { treasury-text }
card-treasury-74 = { treasury-name }
    .text = { treasury-text }
card-treasury-75 = { treasury-name }
    .text = { treasury-text }
card-treasury-76 = { treasury-name }
    .text = { treasury-text }
card-treasury-77 = { treasury-name }
    .text = { treasury-text }
card-treasury-78 = { treasury-name }
    .text = { treasury-text }
card-treasury-79 = { treasury-name }
    .text = { treasury-text }
card-treasury-80 = { treasury-name }
    .text = { treasury-text }
card-treasury-81 = { treasury-name }
    .text = { treasury-text }
card-treasury-82 = { treasury-name }
    .text = { treasury-text }
card-ship-blue = { ship-name }
    .text = { ship-text }
card-ship-red = { ship-name }
    .text = { ship-text }
card-ship-purple = { ship-name }
    .text = { ship-text }
card-ship-brown = { ship-name }
    .text = { ship-text }
card-d01 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d02 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d03 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d04 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d05 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d06 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d07 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d08 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d09 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d10 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d11 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d12 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d13 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d14 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d15 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d16 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d17 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d18 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d19 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d20 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d21 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d22 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d23 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d24 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d25 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d26 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d27 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d28 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d29 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d30 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d31 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d32 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d33 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d34 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d35 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d36 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d37 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d38 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d39 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d40 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d41 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d42 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d43 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d44 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d45 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d46 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d47 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d48 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d49 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d50 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d51 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d52 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d53 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d54 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d55 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d56 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d57 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d58 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d59 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d60 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d61 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d62 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d63 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d64 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d65 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d66 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d67 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d68 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d69 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-d70 = { decree-name } ({ decree-rate })
    .text = { decree-text }
card-qa1 = Quest 1
    .text = { quest-text }
card-qa2 = Quest 2
    .text = { quest-text }
card-qa3 = Quest 3
    .text = { quest-text }
card-qa4 = Quest 4
    .text = { quest-text }
card-qb5 = Quest 5
    .text = { quest-text }
card-qb6 = Quest 6
    .text = { quest-text }
card-qb7 = Quest 7
    .text = { quest-text }
card-qb8 = Quest 8
    .text = { quest-text }
card-qb9 = Quest 9
    .text = { quest-text }
card-qb10 = Quest 10
    .text = { quest-text }
card-qb11 = Quest 11
    .text = { quest-text }
card-qb12 = Quest 12
    .text = { quest-text }
card-round-gold-1 = { gives }
card-round-cloth-1 = { gives }
card-round-books-1 = { gives }
card-round-tools-1 = { gives }
card-round-reis-5 = { gives }
card-round-plan-1 = { gives }
card-round-favor-1 = { gives }
card-round-recruit-1 = { gives }
card-round-cardinal-1 = { gives }
card-round-gain_influence-1 = { gives }
card-round-decree-1 = { gives }
card-round-rubble-1 = { gives }
card-square-gold-1 = { gives }
card-square-cloth-1 = { gives }
card-square-books-1 = { gives }
card-square-tools-1 = { gives }
card-square-decree-1 = { gives }
card-square-reis-5 = { gives }
card-square-cardinal-1 = { gives }
card-square-plan-1 = { gives }
card-square-favor-1 = { gives }
card-square-gain_influence-1 = { gives }
card-level-easy = Lacerda, easy
    .text = { level-text }
card-level-printed = Lacerda, as printed
    .text = { level-text }
card-level-hard = Lacerda, hard
    .text = { level-text }

# What the pictures stand for, where no word stands beside them.

icon-galleon = Ship
icon-meeple-group = Recruiting officials
icon-scroll-quill = Decree
icon-envelope = { word-influence }
icon-wig = { word-wigs }
icon-meeple = Official
icon-open-treasure-chest = Place for a treasury card
icon-gold-bar = { word-gold }
icon-rolled-cloth = { word-cloth }
icon-book-cover = { word-books }
icon-hammer-nails = { word-tools }
icon-wooden-crate = { word-good_any }
icon-two-coins = { word-reis }
icon-scroll-unfurled = Plan
icon-wax-seal = Royal favor
icon-pope-crown = { word-cardinal }
icon-cubes = { word-rubble }
icon-church = { word-clergy }
