# Architects of the West Kingdom with Works of Wonder.

title = Architects of the West Kingdom
    .line = Raise a cathedral and the wonders of the realm, honestly or by way of the Black Market.

# Locations
card-quarry = Quarry
    .text = Gain as many Stone as you have Workers here.
card-forest = Forest
    .text = Gain as many Wood as you have Workers here.
card-silversmith = Silversmith
    .text = Gain 1 Silver and 1 more for each of your Workers here.
card-mines = Mines
    .text = Gain 1 Clay and 1 more for each of your Workers here, or 1 Gold for every two of them.
card-kings-storehouse = King's Storehouse
    .text = One trade for each of your Workers here: 2 of Stone, Wood, Clay for 1 Virtue; 3 of Stone, Wood for 1 Marble; or a trade of your Apprentices.
card-workshop = Workshop
    .text = Hire an Apprentice for 2 Tax and 2 Silver from as many columns as you have Workers here, laying 1 Silver for each column beyond; or draw 1 Building card and 1 more for every two Workers.
card-town-centre = Town Centre
    .text = As many captures as you have Workers here: the first for 1 Tax, each further one for 1 Silver.
card-guardhouse = Guardhouse
    .text = One action for each of your Workers here: send captured Workers to Prison for 1 Silver each; free your Workers from Prison; ransom your captured Workers; pay off a Debt.
card-tax-stand = Tax Stand
    .text = Take all Silver lying here, then lose 2 Virtue.
card-black-market = Black Market
    .text = With 9 Virtue or less: pay 1, 2 or 3 Silver, lose 1 Virtue and take what the space offers.
card-guildhall = Guildhall
    .text = Construct a Building or a Wonder, or work on the Cathedral. The Worker stays to the end.

# Apprentices
card-acolyte-a01 = Acolyte
    .text = { $text }
card-acolyte-a02 = Acolyte
    .text = { $text }
card-acolyte-a03 = Acolyte
    .text = { $text }
card-conspirator-a04 = Conspirator
    .text = { $text }
card-conspirator-a05 = Conspirator
    .text = { $text }
card-debt-collector-a06 = Debt Collector
    .text = { $text }
card-debt-collector-a07 = Debt Collector
    .text = { $text }
card-debt-collector-a08 = Debt Collector
    .text = { $text }
card-gatekeeper-a09 = Gatekeeper
    .text = { $text }
card-illusionist-a10 = Illusionist
    .text = { $text }
card-jeweller-a11 = Jeweller
    .text = { $text }
card-jeweller-a12 = Jeweller
    .text = { $text }
card-labourer-a13 = Labourer
    .text = { $text }
card-merchant-a14 = Merchant
    .text = { $text }
card-merchant-a15 = Merchant
    .text = { $text }
card-merchant-a16 = Merchant
    .text = { $text }
card-merchant-a17 = Merchant
    .text = { $text }
card-merchant-a18 = Merchant
    .text = { $text }
card-miner-a19 = Miner
    .text = { $text }
card-miner-a20 = Miner
    .text = { $text }
card-patron-a21 = Patron
    .text = { $text }
card-patron-a22 = Patron
    .text = { $text }
card-patron-a23 = Patron
    .text = { $text }
card-patron-a24 = Patron
    .text = { $text }
card-pickpocket-a25 = Pickpocket
    .text = { $text }
card-squire-a26 = Squire
    .text = { $text }
card-squire-a27 = Squire
    .text = { $text }
card-squire-a28 = Squire
    .text = { $text }
card-stonecutter-a29 = Stonecutter
    .text = { $text }
card-stonecutter-a30 = Stonecutter
    .text = { $text }
card-swindler-a31 = Swindler
    .text = { $text }
card-swindler-a32 = Swindler
    .text = { $text }
card-swindler-a33 = Swindler
    .text = { $text }
card-thief-a34 = Thief
    .text = { $text }
card-trader-a35 = Trader
    .text = { $text }
card-trader-a36 = Trader
    .text = { $text }
card-trader-a37 = Trader
    .text = { $text }
card-trickster-a38 = Trickster
    .text = { $text }
card-woodcutter-a39 = Woodcutter
    .text = { $text }
card-woodcutter-a40 = Woodcutter
    .text = { $text }
card-aristocrat-w01 = Aristocrat
    .text = { $text }
card-aristocrat-w02 = Aristocrat
    .text = { $text }
card-aristocrat-w03 = Aristocrat
    .text = { $text }
card-benefactor-w04 = Benefactor
    .text = { $text }
card-charlatan-w05 = Charlatan
    .text = { $text }
card-charlatan-w06 = Charlatan
    .text = { $text }
card-charlatan-w07 = Charlatan
    .text = { $text }
card-chevalier-w08 = Chevalier
    .text = { $text }
card-chevalier-w09 = Chevalier
    .text = { $text }
card-diplomat-w10 = Diplomat
    .text = { $text }
card-diplomat-w11 = Diplomat
    .text = { $text }
card-diplomat-w12 = Diplomat
    .text = { $text }
card-financier-w13 = Financier
    .text = { $text }
card-financier-w14 = Financier
    .text = { $text }
card-tinker-w15 = Tinker
    .text = { $text }
card-tinker-w16 = Tinker
    .text = { $text }
card-tinker-w17 = Tinker
    .text = { $text }
card-journeyman-w18 = Journeyman
    .text = { $text }
card-journeyman-w19 = Journeyman
    .text = { $text }
card-journeyman-w20 = Journeyman
    .text = { $text }
card-racketeer-w21 = Racketeer
    .text = { $text }
card-urchin-w22 = Urchin
    .text = { $text }
card-urchin-w23 = Urchin
    .text = { $text }
card-urchin-w24 = Urchin
    .text = { $text }
card-enforcer-p41 = Enforcer
    .text = { $text }
card-overseer-p42 = Overseer
    .text = { $text }
card-peddler-p43 = Peddler
    .text = { $text }

# Buildings
card-smithy = Smithy
    .text = { $text }
card-steeple = Steeple
    .text = { $text }
card-stone-market = Stone Market
    .text = { $text }
card-tavern = Tavern
    .text = { $text }
card-thieves-den = Thieves' Den
    .text = { $text }
card-tilers-hut = Tiler's Hut
    .text = { $text }
card-trading-post = Trading Post
    .text = { $text }
card-treasury = Treasury
    .text = { $text }
card-university = University
    .text = { $text }
card-watchtower = Watchtower
    .text = { $text }
card-well = Well
    .text = { $text }
card-wood-market = Wood Market
    .text = { $text }
card-aqueduct = Aqueduct
    .text = { $text }
card-armoury = Armoury
    .text = { $text }
card-barracks = Barracks
    .text = { $text }
card-betting-house = Betting House
    .text = { $text }
card-carpenters-hut = Carpenter's Hut
    .text = { $text }
card-castle = Castle
    .text = { $text }
card-chapel = Chapel
    .text = { $text }
card-church = Church
    .text = { $text }
card-clay-market = Clay Market
    .text = { $text }
card-clay-pit = Clay Pit
    .text = { $text }
card-drafting-room = Drafting Room
    .text = { $text }
card-dungeon = Dungeon
    .text = { $text }
card-factory = Factory
    .text = { $text }
card-fortress = Fortress
    .text = { $text }
card-fountain = Fountain
    .text = { $text }
card-gamblers-den = Gambler's Den
    .text = { $text }
card-hideout = Hideout
    .text = { $text }
card-keep = Keep
    .text = { $text }
card-library = Library
    .text = { $text }
card-lighthouse = Lighthouse
    .text = { $text }
card-lumber-camp = Lumber Camp
    .text = { $text }
card-masons-hut = Mason's Hut
    .text = { $text }
card-moneylender = Moneylender
    .text = { $text }
card-monument = Monument
    .text = { $text }
card-observatory = Observatory
    .text = { $text }
card-palace = Palace
    .text = { $text }
card-reservoir = Reservoir
    .text = { $text }
card-silver-market = Silver Market
    .text = { $text }
card-arena = Arena
    .text = { $text }
card-bathhouse = Bathhouse
    .text = { $text }
card-courthouse = Courthouse
    .text = { $text }
card-stage = Stage
    .text = { $text }
card-stocks = Stocks
    .text = { $text }
card-monastery = Monastery
    .text = { $text }
card-abbey = Abbey
    .text = { $text }
card-studio = Studio
    .text = { $text }
card-carpenters-guild = Carpenter's Guild
    .text = { $text }
card-masons-guild = Mason's Guild
    .text = { $text }
card-tilers-guild = Tiler's Guild
    .text = { $text }
card-stronghold = Stronghold
    .text = { $text }
card-depot = Depot
    .text = { $text }
card-jail = Jail
    .text = { $text }
card-lodge = Lodge
    .text = { $text }
card-mill = Mill
    .text = { $text }
card-mint = Mint
    .text = { $text }
card-theatre = Theatre
    .text = { $text }
card-manor = Manor
    .text = { $text }
card-mansion = Mansion
    .text = { $text }
card-outpost = Outpost
    .text = { $text }
card-vault = Vault
    .text = { $text }
card-wall = Wall
    .text = { $text }
card-school = School
    .text = { $text }
card-crane = Crane
    .text = { $text }
card-graveyard = Graveyard
    .text = { $text }
card-museum = Museum
    .text = { $text }

# Black Market and Rewards
card-stall-marble = { $gain }
card-stall-gold = { $gain }
card-stall-marble-stone = { $gain }
card-stall-gold-wood = { $gain }
card-stall-marble-wood = { $gain }
card-market-m01 = { $large }
    .text = Small market: { $small }. Large market: { $large }.
card-market-m02 = { $large }
    .text = Small market: { $small }. Large market: { $large }.
card-market-m03 = { $large }
    .text = Small market: { $small }. Large market: { $large }.
card-market-m04 = { $large }
    .text = Small market: { $small }. Large market: { $large }.
card-market-m05 = { $large }
    .text = Small market: { $small }. Large market: { $large }.
card-market-m06 = { $large }
    .text = Small market: { $small }. Large market: { $large }.
card-market-m07 = { $large }
    .text = Small market: { $small }. Large market: { $large }.
card-market-m08 = { $large }
    .text = Small market: { $small }. Large market: { $large }.
card-market-m09 = { $large }
    .text = Small market: { $small }. Large market: { $large }.
card-market-m10 = { $large }
    .text = Small market: { $small }. Large market: { $large }.
card-reward-r01 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r02 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r03 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r04 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r05 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r06 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r11 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r12 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r13 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r14 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r15 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.
card-reward-r16 = Reward: { $gain }
    .text = Gain { $gain }. Such cards: { $copies }.

# Player boards
card-board-therese = Therese
    .text = Start: { $start }. Gold and Marble are one for every purpose.
card-board-caroline = Caroline
    .text = Start: { $start }. Draw 1 Building card with every Black Market action.
card-board-ada = Ada
    .text = Start: { $start }. Ignore 1 Tax on every action.
card-board-frederick = Frederick
    .text = Start: { $start }. Working on the Cathedral needs no discarded card.
card-board-rudolf = Rudolf
    .text = Start: { $start }. 1 Silver less when hiring in the Workshop; up to 6 Apprentices.
card-board-arnulf = Arnulf
    .text = Start: { $start }. When you place a Worker at the Princess, she counts as one of your Workers.
card-board-charles = Charles
    .text = Start: { $start }. Gain 1 Silver whenever you place a Worker at the Profiteer.
card-board-clotilda = Clotilda
    .text = Start: { $start }. Gain 1 Clay for each Virtue you lose.
card-board-isabetta = Isabetta
    .text = Start: { $start }. Gain 1 Marble whenever you gain an Apprentice.
card-board-louis = Louis
    .text = Start: { $start }. You may pay 2 Silver instead of losing 1 Virtue; work on the Cathedral at any Virtue.
card-board-zesiro = Zesiro
    .text = Start: { $start }. Gain 1 Influence for every construction and Cathedral step; visit the Black Market at any Virtue.
card-board-lothaire = Lothaire
    .text = Start: { $start }. 1 Wood or 1 Stone less for every construction and Cathedral step.
card-board-hugo = Hugo
    .text = Start: { $start }. You may pay 2 Silver instead of taking a Debt.
card-board-clovis = Clovis
    .text = Start: { $start }. Draw 1 Building card whenever you construct.
card-board-fara = Fara
    .text = Start: { $start }. At every Black Market reset you may free 1 of your Workers from Prison.
card-board-bertha = Bertha
    .text = Start: { $start }. Gain 2 Silver when you send captured Workers to Prison.

# Wonders and the court
card-wonder-clay = Clay Wonder
    .text = { $goods }, less what lies on the card, { $price }; worth { $worth } and 2 Virtue. When you place a Worker at its token: 1 Influence, or act as with 1 Worker more.
card-wonder-wood = Wood Wonder
    .text = { $goods }, less what lies on the card, { $price }; worth { $worth } and 2 Virtue. When you place a Worker at its token: 1 Influence, or act as with 1 Worker more.
card-wonder-stone = Stone Wonder
    .text = { $goods }, less what lies on the card, { $price }; worth { $worth } and 2 Virtue. When you place a Worker at its token: 1 Influence, or act as with 1 Worker more.
card-wonder-gold = Gold Wonder
    .text = { $goods }, less what lies on the card, { $price }; worth { $worth } and 2 Virtue. When you place a Worker at its token: 1 Influence, or act as with 1 Worker more.
card-wonder-marble = Marble Wonder
    .text = { $goods }, less what lies on the card, { $price }; worth { $worth } and 2 Virtue. When you place a Worker at its token: 1 Influence, or act as with 1 Worker more.
card-court-k1 = Court card 1
    .text = Contribution: Clay: { $clay }; Wood: { $wood }; Stone: { $stone }; Gold: { $gold }; Marble: { $marble }. Princess ({ $princess }): { $rewards }. Profiteer ({ $profiteer }): { $penalty }, then to Prison.
card-court-k2 = Court card 2
    .text = Contribution: Clay: { $clay }; Wood: { $wood }; Stone: { $stone }; Gold: { $gold }; Marble: { $marble }. Princess ({ $princess }): { $rewards }. Profiteer ({ $profiteer }): { $penalty }, then to Prison.
card-court-k3 = Court card 3
    .text = Contribution: Clay: { $clay }; Wood: { $wood }; Stone: { $stone }; Gold: { $gold }; Marble: { $marble }. Princess ({ $princess }): { $rewards }. Profiteer ({ $profiteer }): { $penalty }, then to Prison.
card-court-k4 = Court card 4
    .text = Contribution: Clay: { $clay }; Wood: { $wood }; Stone: { $stone }; Gold: { $gold }; Marble: { $marble }. Princess ({ $princess }): { $rewards }. Profiteer ({ $profiteer }): { $penalty }, then to Prison.
card-court-k5 = Court card 5
    .text = Contribution: Clay: { $clay }; Wood: { $wood }; Stone: { $stone }; Gold: { $gold }; Marble: { $marble }. Princess ({ $princess }): { $rewards }. Profiteer ({ $profiteer }): { $penalty }, then to Prison.
card-court-k6 = Court card 6
    .text = Contribution: Clay: { $clay }; Wood: { $wood }; Stone: { $stone }; Gold: { $gold }; Marble: { $marble }. Princess ({ $princess }): { $rewards }. Profiteer ({ $profiteer }): { $penalty }, then to Prison.
card-court-k7 = Court card 7
    .text = Contribution: Clay: { $clay }; Wood: { $wood }; Stone: { $stone }; Gold: { $gold }; Marble: { $marble }. Princess ({ $princess }): { $rewards }. Profiteer ({ $profiteer }): { $penalty }, then to Prison.

# The opponent
card-hall-2 = Guildhall, number of players: 2
    .text = Spaces: { $spaces }. Those that set off a Black Market reset: { $resets }.
card-hall-3 = Guildhall, number of players: 3
    .text = Spaces: { $spaces }. Those that set off a Black Market reset: { $resets }.
card-hall-4 = Guildhall, number of players: 4
    .text = Spaces: { $spaces }. Those that set off a Black Market reset: { $resets }.
card-hall-5 = Guildhall, number of players: 5
    .text = Spaces: { $spaces }. Those that set off a Black Market reset: { $resets }.
card-hall-6 = Guildhall, number of players: 6
    .text = Spaces: { $spaces }. Those that set off a Black Market reset: { $resets }.
card-resource-track = Resource track of the opponent
    .text = From the left: { $goods }. In the Guardhouse first: { $guardhouse }.
card-opponent-aristocrat = Aristocrat
    .text = Starts with { $start }. Focus: { $focus }. Needs 2 Marble less for every Wonder. Its Wonders go to: { $tokens }.
card-opponent-enforcer = Enforcer
    .text = Starts with { $start }. Focus: { $focus }. Gains 1 Marble when it sends Workers to Prison. Its Wonders go to: { $tokens }.
card-opponent-illusionist = Illusionist
    .text = Starts with { $start }. Focus: { $focus }. Loses no Virtue at the Black Market. Its Wonders go to: { $tokens }.
card-opponent-informant = Informant
    .text = Starts with { $start }. Focus: { $focus }. Captures once for each Wonder or Cathedral step. Its Wonders go to: { $tokens }.
card-opponent-patron = Patron
    .text = Starts with { $start }. Focus: { $focus }. Gains 1 Influence when it places at the King's Storehouse. Its Wonders go to: { $tokens }.
card-opponent-peddler = Peddler
    .text = Starts with { $start }. Focus: { $focus }. Every reset brings it 1 Influence and 2 Silver. Its Wonders go to: { $tokens }.
card-scheme-s01 = Starting Scheme S01
    .text = { $text }.
card-scheme-s02 = Starting Scheme S02
    .text = { $text }.
card-scheme-s03 = Starting Scheme S03
    .text = { $text }.
card-scheme-s04 = Starting Scheme S04
    .text = { $text }.
card-scheme-s05 = Starting Scheme S05
    .text = { $text }.
card-scheme-s06 = Starting Scheme S06
    .text = { $text }.
card-scheme-s07 = Starting Scheme S07
    .text = { $text }.
card-scheme-s08 = Starting Scheme S08
    .text = { $text }.
card-scheme-s09 = Starting Scheme S09
    .text = { $text }.
card-scheme-s10 = Starting Scheme S10
    .text = { $text }.
card-scheme-s11 = Starting Scheme S11
    .text = { $text }.
card-scheme-s12 = Starting Scheme S12
    .text = { $text }.
card-scheme-f01 = Future Scheme F01
    .text = { $text }.
card-scheme-f02 = Future Scheme F02
    .text = { $text }.
card-scheme-f03 = Future Scheme F03
    .text = { $text }.
card-scheme-f04 = Future Scheme F04
    .text = { $text }.
card-scheme-f05 = Future Scheme F05
    .text = { $text }.
card-scheme-f06 = Future Scheme F06
    .text = { $text }.
card-scheme-f07 = Future Scheme F07
    .text = { $text }.
card-scheme-f08 = Future Scheme F08
    .text = { $text }.
card-scheme-f09 = Future Scheme F09
    .text = { $text }.
card-scheme-f10 = Future Scheme F10
    .text = { $text }.
card-scheme-f11 = Future Scheme F11
    .text = { $text }.
card-scheme-f12 = Future Scheme F12
    .text = { $text }.

# What cards do, made from their values
effect-mix = { $n } of { $goods }
effect-either = { $a } or { $b }
effect-apprentice = { $head }. { $does }
effect-apprentice-plain = Counts as all its skills.
effect-apprentice-cathedral = When you work on the Cathedral, also gain { $gain }.
effect-apprentice-cheap-captures = Pay 1 Silver less in all, never Tax, for the captures of one Town Centre visit.
effect-apprentice-pay-off = When you pay off a Debt, also gain { $gain }.
effect-apprentice-free-prisoners = At every Black Market reset you may free some of your Workers from Prison, at most: { $gain }.
effect-apprentice-market-virtue = Black Market actions cost you no Virtue.
effect-apprentice-visit = { $place }: with every visit also gain { $gain }.
effect-apprentice-trade = King's Storehouse: one more trade, { $price } → { $gain }.
effect-trade = { $price } → { $gain }
effect-ability = ability: { $gain }
effect-apprentice-squire = At every Black Market reset, if none of your Workers is in Prison, gain { $gain }.
effect-apprentice-stand-virtue = Lose 1 Virtue less at the Tax Stand.
effect-apprentice-cheap-market = Pay 1 Silver less for Black Market actions.
effect-apprentice-princess = At every Black Market reset, with at least 1 Worker at the Princess, gain { $gain }.
effect-apprentice-profiteer = At every Black Market reset, with at least 1 Worker at the Profiteer, gain { $gain }.
effect-apprentice-charlatan = In any payment 1 Influence may stand in, as often as you like, for: { $gain }; not for contributions.
effect-apprentice-place = { $place }: gain { $gain } whenever you place a Worker there.
effect-apprentice-construct = Whenever you construct a Building or a Wonder, gain { $gain }.
effect-apprentice-debt = Whenever you gain a Debt, gain { $gain }.
effect-apprentice-imprison = When you send captured Workers to Prison, also gain { $gain }.
effect-apprentice-overseer = { $place }: you always count 1 Worker more there.
effect-apprentice-reset = At every Black Market reset gain { $gain }.
effect-building = Takes { $price }. Worth { $worth }. { $does }.
effect-at-once = At once: gain { $gain }
effect-building-hire = At once: hire any face-up Apprentice free
effect-building-capture = At once: you may capture 1 group free
effect-building-capture-two = At once: you may capture up to 2 groups free
effect-building-free-prisoners = At once: free all your Workers from Prison
effect-building-imprison = At once: send all your captured Workers to Prison, 1 Silver each
effect-building-gold-or-silver = At once: gain 1 Gold or 3 Silver
effect-building-gold-or-marble = At once: gain 1 Gold or 1 Marble
effect-building-destroy-debt = At once: you may destroy 1 of your unpaid Debts
effect-building-palace = At once: gain 1 Gold for every 4 Virtue
effect-building-monastery = At once: gain 1 Influence for each of your Cathedral levels
effect-building-library = At once: you may discard 1 Building card for 2 Gold
effect-building-barracks = At once: you may take back all your Workers from other boards, or capture 1 group, free
effect-building-dismiss = At once: discard 1 of your Apprentices
effect-building-school = At once: remove the 8 left-most Apprentices, slide and refill, then hire any one free
effect-building-watchtower = At once: everybody with 3 or more Workers in Prison loses 1 Virtue, you too
effect-building-monument = At once: everybody gains 1 Virtue
effect-building-abbey = At once: everybody frees all their Workers from Prison
effect-building-studio = At once: everybody draws 1 Building card
effect-building-visit = At once: place a Worker and resolve the visit: { $place }
effect-end-count = At the end: { $gain } per { $lot }
effect-end-free = At the end: free all your Workers from Prison
effect-end-always = At the end: { $gain }
effect-end-cathedral-lead = At the end: { $gain } if you alone are highest on the Cathedral
effect-end-most-clay = At the end: { $gain } if you alone have most Clay
effect-end-most-wood = At the end: { $gain } if you alone have most Wood
effect-end-most-stone = At the end: { $gain } if you alone have most Stone
effect-end-most-silver = At the end: { $gain } if you alone have most Silver
effect-end-debt-free = At the end: { $gain } without an unpaid Debt
effect-end-prison-free = At the end: { $gain } if none of your Workers is in Prison
effect-if = { $when }: { $a }
effect-if-else = { $when }: { $a }. Otherwise: { $b }
effect-plan = { $place }: { $does }
effect-plan-plain = { $place }
effect-else = { $a }; else { $b }
effect-space = { $space } space: { $does }
effect-scheme-market = its Gold and Marble as Marble
effect-scheme-contribute = contribute
effect-scheme-add-tax = add { $gain }
effect-guard-release = free its own from Prison
effect-guard-imprison = send captured Workers to Prison
effect-guard-ransom = ransom its own
effect-each = { $gain } for each own Worker
effect-each-two = { $gain } for every two own Workers
effect-scheme-take-tax = { $n ->
    [99] take all Tax as Silver
   *[other] take Tax as Silver: { $n }
}
effect-scheme-remove-apprentices = remove the 2 Apprentices of a column
effect-scheme-imprison = send captured Workers to Prison
effect-scheme-wonder = build a Wonder
effect-scheme-cathedral = 1 Cathedral step and 1 Virtue
effect-scheme-reveal = then reveal another Scheme
effect-scheme-stack = stack a Worker
effect-scheme-adornment = take an Adornment
effect-when-prison = Own Workers in Prison, at least { $n }
effect-when-captured = It holds captured Workers, at least { $n }
effect-when-tax = Tax on the stand, at least { $n }
effect-when-group = Workers of one human in one place, at least { $n }
effect-when-influence = Its Influence, at most { $n }
effect-when-leads = It has most Workers at the Princess
effect-when-raise = A Wonder or a Cathedral step is possible
effect-when-cathedral-virtue = A Cathedral step is possible, and its Virtue at most { $n }
effect-when-cathedral-late = A Cathedral step is possible, and no Future Schemes are left
effect-when-stack = It can stack a Worker

# Backs
back-location = Location
back-apprentice = Apprentice
back-building = Building card
back-stall = Small market
back-market = Market card
back-reward = Reward
back-board = Player board
back-wonder = Wonder
back-court = Court card
back-scheme = Scheme
back-opponent = Opponent

# Words
word-clay = Clay
    .counted = { $n ->
        [one] Clay
       *[other] Clay
    }
word-wood = Wood
    .counted = { $n ->
        [one] Wood
       *[other] Wood
    }
word-stone = Stone
    .counted = { $n ->
        [one] Stone
       *[other] Stone
    }
word-gold = Gold
    .counted = { $n ->
        [one] Gold
       *[other] Gold
    }
word-marble = Marble
    .counted = { $n ->
        [one] Marble
       *[other] Marble
    }
word-silver = Silver
    .counted = { $n ->
        [one] Silver
       *[other] Silver
    }
word-virtue = Virtue
    .counted = { $n ->
        [one] Virtue
       *[other] Virtue
    }
word-influence = Influence
    .counted = { $n ->
        [one] Influence
       *[other] Influence
    }
word-carpenter = carpenter
word-mason = mason
word-tiler = tiler
word-left = left
word-middle = middle
word-right = right
word-prison = Prison
    .counted = { $n ->
        [one] Worker in Prison
       *[other] Workers in Prison
    }
word-captured = captured Worker
    .counted = { $n ->
        [one] captured Worker
       *[other] captured Workers
    }
word-before = Before the action
word-after = After the action
word-buildings = Building cards
    .counted = { $n ->
        [one] Building card
       *[other] Building cards
    }
word-rewards = Reward cards
    .counted = { $n ->
        [one] Reward card
       *[other] Reward cards
    }
word-debt = Debt
    .counted = { $n ->
        [one] Debt
       *[other] Debts
    }
word-optional-debt = Debts if you like
    .counted = { $n ->
        [one] Debt if you like
       *[other] Debts if you like
    }
word-destroy = Debts destroyed
    .counted = { $n ->
        [one] Debt destroyed
       *[other] Debts destroyed
    }
word-apprentices = Apprentices
    .counted = { $n ->
        [one] Apprentice
       *[other] Apprentices
    }
word-workers = Workers
    .counted = { $n ->
        [one] Worker
       *[other] Workers
    }
word-points = VP
    .counted = { $n ->
        [one] VP
       *[other] VP
    }
word-tax = Tax
    .counted = { $n ->
        [one] Tax
       *[other] Tax
    }
word-stone-or-wood = Stone or Wood
    .counted = { $n ->
        [one] Stone or Wood
       *[other] Stone or Wood
    }
word-stone-wood-or-clay = Stone, Wood or Clay
    .counted = { $n ->
        [one] Stone, Wood or Clay
       *[other] Stone, Wood or Clay
    }
word-carpenters = Apprentices with the carpenter skill
    .counted = { $n ->
        [one] Apprentice with the carpenter skill
       *[other] Apprentices with the carpenter skill
    }
word-masons = Apprentices with the mason skill
    .counted = { $n ->
        [one] Apprentice with the mason skill
       *[other] Apprentices with the mason skill
    }
word-tilers = Apprentices with the tiler skill
    .counted = { $n ->
        [one] Apprentice with the tiler skill
       *[other] Apprentices with the tiler skill
    }
word-constructed = own Buildings
    .counted = { $n ->
        [one] own Building
       *[other] own Buildings
    }
word-pairs = pairs of Building and Cathedral level
    .counted = { $n ->
        [one] pair of Building and Cathedral level
       *[other] pairs of Building and Cathedral level
    }
word-plain-goods = Stone, Wood and Clay
    .counted = { $n ->
        [one] of Stone, Wood and Clay
       *[other] of Stone, Wood and Clay
    }
word-captures = captures
    .counted = { $n ->
        [one] capture
       *[other] captures
    }
word-guard-actions = Guardhouse actions
    .counted = { $n ->
        [one] action by priority
       *[other] actions by priority
    }
word-scheme = Future Schemes
    .counted = { $n ->
        [one] Future Scheme
       *[other] Future Schemes
    }
word-paid-debts = paid Debts
    .counted = { $n ->
        [one] paid Debt
       *[other] paid Debts
    }
word-unpaid-debts = unpaid Debts
    .counted = { $n ->
        [one] unpaid Debt
       *[other] unpaid Debts
    }
word-focus = Focus
word-princess = Princess

# Questions
ask-place = Where do you place your Worker?
ask-take-back = No Worker is available: which one do you take back?
ask-hire-free = Which Apprentice do you hire free?
ask-first-hire = Choose your first Apprentice
ask-workshop = Workshop: hire an Apprentice or draw Building cards?
ask-dismiss = Which of your Apprentices do you discard?
ask-trade = King's Storehouse: which trade?
ask-pay-silver = How do you pay the Silver?
ask-pay-mix = Which goods do you pay with?
ask-replace-goods = How many goods does Influence replace?
ask-lose-virtue = You are about to lose 1 Virtue
ask-destroy-debt = Destroy 1 unpaid Debt?
ask-pay-instead-of-debt = Pay 2 Silver instead of taking a Debt?
ask-capture = Which group do you capture?
ask-guardhouse = Guardhouse: which action?
ask-mines = Mines: Clay or Gold?
ask-own-wonder = Your Wonder stands here: what do you use?
ask-profiteer-when = The Profiteer's Influence: when?
ask-contribute-before = Princess: contribute now, later or not at all?
ask-contribute-after = Princess: contribute now?
ask-middle-market = Black Market: hire, or look at Building cards?
ask-keep-building = Which Building card do you keep?
ask-guildhall = Guildhall: what do you build?
ask-discard-for-cathedral = Which Building card do you discard for the Cathedral?
ask-leave-out = Which good do you leave out?
ask-building-choice = What do you gain?
ask-library = Library: discard a Building card for 2 Gold?
ask-barracks = Barracks: what do you use?
ask-place-token = Where does the Wonder stand?
ask-princess-reward = Which reward of the Princess do you take?
ask-free-prisoners = How many Workers do you free from Prison?
ask-draft-building = Keep one Building card, the others go on to the left
ask-keep-three = Keep three Building cards
ask-hand-limit = Discard down to 6 Building cards
ask-last-order = In what order do your Virtue effects come?

# Options
do-place = Place a Worker: { $a }
do-place-market = Place a Worker: Black Market, { $a } space
do-take-back = Take a Worker back: { $a }
do-take-back-market = Take a Worker back: Black Market, { $a } space
do-take-back-from = Take a captured Worker back from { $who }
do-hire = Hire: { $a }
do-hire-at = Hire: { $a } ({ $marks }), row { $row }, column { $column }
do-trade = Trade: { $a }
do-trade-for-virtue = 2 of Stone, Wood, Clay for 1 Virtue
do-trade-for-marble = 3 of Stone, Wood for 1 Marble
do-dismiss = Discard: { $a }
do-dismiss-this = Discard: { $a } ({ $text })
do-draw-buildings = Draw Building cards
do-hire-nobody = Hire nobody
do-stop = Stop here
do-pay-plainly = Pay in Silver
do-give-influence = Give Influence for it: { $a }
do-replace = Influence replaces { $a }: { $b }
do-capture = Capture: { $a }, { $who }
do-imprison = Send captured Workers to Prison
do-release = Free your Workers from Prison
do-ransom = Ransom your captured Workers for Silver
do-ransom-by-debt = Ransom your captured Workers by a Debt
do-pay-debt = Pay off a Debt
do-take = Take { $a }
do-look-at-buildings = Look at 5 Building cards, keep 1
do-hire-free = Hire an Apprentice
do-build = Construct: { $a }
do-raise = Complete: { $a }
do-advance = Work on the Cathedral
do-leave-out = Leave out 1: { $a }
do-contribute = Contribute: { $a }
do-contribute-later = After the action, perhaps
do-contribute-nothing = Contribute nothing
do-token = Put the Wonder here: { $a }
do-keep-cards = Keep the cards
do-neither = Neither
do-free-captured = Take your captured Workers back
do-capture-group = Capture a group
do-discard = Discard: { $a }
do-free = Free: { $a }
do-reward = The reward on the { $a } side
do-spend = Pay: { $goods }
do-losses-first = First the loss, then the gains
do-gains-first = First the gains, then the loss
do-lose-virtue = Accept the loss
do-lose-influence = Give Influence to prevent it
do-pay-silver = Pay Silver to prevent it
do-extra-worker = Act as with 1 Worker more
do-influence = Gain Influence

# Refusals
why-hire-silver = Hiring needs Silver: { $needs } (Tax { $tax }, laid on skipped cards { $laid }); you have { $has }
why-trade-virtue = The trade needs Stone, Wood or Clay: { $needs }; you have { $has }
why-trade-marble = The trade needs Stone or Wood: { $needs }; you have { $has }
why-trade-silver = The trade needs Silver: { $needs }; you have { $has }
why-stand-empty = No Silver lies on the Tax Stand
why-market-silver = The space needs Silver: { $needs }; you have { $has }
why-market-taken = A Worker stands here already: { $who }
why-market-virtue = The Black Market is open up to Virtue { $most }; you have { $has }
why-nothing-to-build = Nothing can be built with what you have (Building cards in hand: { $cards })
why-skills = Your Apprentices lack a skill: { $skills }
why-goods = Goods are missing: Clay { $clay }, Wood { $wood }, Stone { $stone }, Gold { $gold }, Marble { $marble }
why-cathedral-top = You are at the top of the Cathedral
why-cathedral-virtue = The Cathedral needs Virtue { $least }; you have { $has }
why-cathedral-full = Cathedral level { $level } has no free space
why-cathedral-card = You have no Building card to discard
why-cathedral-mix = The step needs Stone or Wood: { $needs }; you have { $has }
why-capture-places = With this many players the groups come from at most so many locations: { $most }
why-nobody-captured = You hold no captured Workers
why-nobody-in-prison = None of your Workers is in Prison
why-nobody-held = Nobody holds your Workers
why-guard-silver = Needs Silver with the Tax: { $needs }; you have { $has }
why-no-debt = You have no unpaid Debt
why-already-given = This good lies there already: { $good }
why-no-good = You have none of it: { $good }
why-wonder-influence = The Wonder needs Influence: { $needs }; you have { $has }
why-wonder-tax = The Wonder needs Tax: { $needs }; you have Silver: { $has }
why-wonder-goods = The Wonder still needs { $good }: { $needs }; you have { $has }
why-token-never = No Wonder may stand here
why-token-taken = A Wonder stands here already: { $who }

# Events
tell-draws = { $who } draws: { $card }
tell-rewarded = { $who } reveals: { $card }
tell-indebted = { $who } takes a Debt
tell-destroys-debt = { $who } destroys a Debt
tell-buys-off-influence = { $who } gives 2 Influence to keep 1 Virtue
tell-buys-off-silver = { $who } pays 2 Silver to keep 1 Virtue
tell-dismisses = { $who } discards { $card } ({ $marks })
tell-hires = { $who } hires { $card } ({ $marks })
tell-trades = { $who } trades: { $what } ({ $card })
tell-trades-for-virtue = { $who } trades goods for 1 Virtue
tell-trades-for-marble = { $who } trades goods for 1 Marble
tell-places = { $who } places a Worker: { $place }
tell-places-market = { $who } places a Worker: { $place }, { $space } space
tell-releases = { $who } frees Workers from Prison: { $count }
tell-ransoms = { $who } takes captured Workers back
tell-raids = { $who } raids the Tax Stand for Silver: { $count }
tell-captures = { $who } captures Workers of { $owner }: { $place }, { $count }
tell-imprisons = { $who } sends Workers of { $owner } to Prison: { $count }
tell-pays-debt = { $who } pays off a Debt
tell-last-round = The Guildhall is full: everybody has one more turn
tell-advances = { $who } works on the Cathedral, level { $level }
tell-builds = { $who } constructs { $card }
tell-contributes = { $who } contributes: { $good }
tell-raises = { $who } completes { $card }
tell-puts-token = { $card } now stands here: { $place }
tell-reset = The Black Market is reset
tell-princess-thanks = The Princess rewards { $who }
tell-at-profiteer = With Workers at the Profiteer: { $who }
tell-many-in-prison = { $who } has 3 or more Workers in Prison, which costs 1 Virtue: { $count }
tell-most-in-prison = { $who } has most Workers in Prison: { $count }
tell-takes-back = { $who } takes a Worker back: { $place }
tell-takes-back-from = { $who } takes a captured Worker back from { $owner }
tell-schemes = { $who } reveals { $card }
tell-learns = { $who } gains { $card }
tell-most-influence = { $who } has most Influence and gains { $gain }
tell-over = The game is over
tell-takes-all-back = { $who } takes back all Workers who can return: { $count }; the Schemes are shuffled
tell-round = Round { $number }
tell-turn = { $who }: turn
tell-last-turn = { $who }: last turn
tell-discards = { $who } discards: { $card }
tell-looks = { $who } looks at Building cards: { $count }
tell-jailed = { $who }: Workers go to Prison: { $place }, { $count }
tell-gifts-move = Contributed goods move to their Wonders: { $goods }
tell-gifts-lost = Contributed goods go to the supply, since their Wonders are completed: { $goods }
tell-court-moves = The Princess now stands at { $princess }, the Profiteer at { $profiteer }
tell-falls-back = { $who } cannot follow the first plan, since this does not hold: { $when }
tell-adds-tax = { $who } adds Tax: { $count }
tell-removes = { $who } removes: { $cards }
tell-marker = { $who }: the marker now stands at { $good }

# Scores
score-buildings = Buildings
score-effects = Building effects
score-wonders = Wonders
score-cathedral = Cathedral
score-virtue = Virtue
score-debts = Unpaid Debts
score-gold = Gold
score-marble = Marble
score-silver = Silver
score-prison = Workers in Prison

# Table options
option-works_of_wonder = Works of Wonder
    .hint = The expansion with Influence, Princess, Profiteer and five Wonders
option-boards = Player boards
    .hint = Variable boards give everybody an ability and other start values
option-boards-variable = variable
option-boards-symmetric = all alike
option-opponent = Opponent
    .hint = One of the six printed opponents joins in; one player alone always has one
option-opponent-auto = only for one alone, drawn at random
option-opponent-none = none
option-opponent-aristocrat = Aristocrat
option-opponent-enforcer = Enforcer
option-opponent-illusionist = Illusionist
option-opponent-informant = Informant
option-opponent-patron = Patron
option-opponent-peddler = Peddler
option-promo = Promo boards and cards
    .hint = Five boards, three Apprentices and three Buildings more
option-coop_influence = Co-op scoring note
    .hint = Most Influence earns Gold only with more than 8 (C1.1)
option-market_buildings_compare = Market Buildings compare with
    .hint = The opponent's Influence (Polish rulebook) or Virtue (Czech) (D13)
option-market_buildings_compare-influence = Influence
option-market_buildings_compare-virtue = Virtue
option-contribution_refill = Contribution pile is renewed
    .hint = As soon as it is empty (Czech) or at the next reset (Polish) (D08)
option-contribution_refill-at-once = at once
option-contribution_refill-next-reset = at the next reset
option-influence_for_skipped = Influence pays for skipped Apprentices
    .hint = The Czech rulebook forbids it, the Polish is silent (D02)
option-clotilda = Clotilda's Clay
    .hint = For each Virtue lost (Polish) or once for each loss (Czech) (D16)
option-clotilda-point = for each Virtue
option-clotilda-loss = once for each loss
option-informant_tax = The Informant's 2 Tax
    .hint = Taken from the stand or added to it (D21)
option-informant_tax-take = are taken
option-informant_tax-add = are added
option-wall = Wall
    .hint = A pair is one Building and one level (Czech), or two Buildings and one level (Polish) (D51)
option-wall-building-level = Building and level
option-wall-two-buildings-level = two Buildings and level

# The table
label-town = The town
label-workshop-rows = Apprentices
label-apprentice-pile = Apprentice pile
label-building-pile = Building pile
label-reward-pile = Reward pile
label-captured = Captured Workers
label-cathedral = Cathedral
label-consequence = Consequence at the next reset
label-contribution = Contribution
label-courts = Contribution cards
label-futures = Future Schemes
label-schemes = Scheme deck
label-hand = Building cards
label-packet = Cards to choose from
label-virtue-track = Virtue track
label-influence-track = Influence track
label-small-market = Small market
label-large-market = Large market
label-market-left = Left space
label-market-middle = Middle space
label-market-right = Right space
label-own-apprentices = Apprentices
label-own-buildings = Buildings
label-princess = Princess
label-profiteer = Profiteer
label-prison = Prison
label-resource-track = Resource track
tip-resource-track = Each silver the opponent would gain moves the marker one space on; past the last space it gains 1 marble.
label-tax = Tax
label-wonders = Wonders
label-unpaid = Unpaid Debts
label-paid = Paid Debts
label-workers = Workers
label-clay = Clay
label-wood = Wood
label-stone = Stone
label-gold = Gold
label-marble = Marble
label-silver = Silver
label-virtue = Virtue
label-influence = Influence
label-buildings = Building cards
label-rewards = Reward cards
label-debt = Debt
label-destroy = Destroy a Debt
label-apprentices = Hire an Apprentice
label-guildhall-space = Space { $number }
label-level = { $level }: { $vp } VP (spaces { $spaces })
label-virtue-space = { $virtue }: { $vp } VP
label-princess-at = Princess: { $place }
label-profiteer-at = Profiteer: { $place }
label-court = Court
label-halls = Halls
label-filled = Guildhall { $n } of { $of }
label-figure = { $n }
label-level-0 = Not begun
label-free-apprentice = Room for an Apprentice
tip-prison = Workers in Prison earn nothing until their owner frees them at the Guardhouse. At a reset whoever has most of them takes a Debt, and three or more cost 1 Virtue.
tip-tax = What was paid in taxes lies here for whoever visits the Tax Stand.
tip-princess = Workers at her place are rewarded at the next reset; placing one there lets you contribute to a Wonder.
tip-profiteer = Workers at his place bring a penalty at the next reset; placing one there brings 1 Influence.
tip-virtue = VP at the end. With little Virtue you dodge some taxes and may use the Black Market; the Cathedral wants at least 5.
tip-influence = Needed to build Wonders. At the end whoever has most gains 4 Gold.
tip-market-left = 1 Silver and 1 Virtue for the goods of the small market.
tip-market-middle = 2 Silver and 1 Virtue: hire any Apprentice in sight, or keep one of the top five Building cards.
tip-market-right = 3 Silver and 1 Virtue for the goods of the large market.
tip-reset = A Worker here sets off a reset of the Black Market.
tip-cathedral = One level for a Worker in the Guildhall, 5 Virtue, the goods of the level and a Building card. Each step brings a Reward; only the highest level counts.
tip-level-1 = A step to here costs 1 Gold.
tip-level-2 = A step to here costs 4 Stone or Wood.
tip-level-3 = A step to here costs 1 Marble.
tip-level-4 = A step to here costs 8 Stone or Wood.
tip-level-5 = A step to here costs 2 Gold and 2 Marble.
tip-workshop = For hire at the Workshop: the further right, the more Workers or Silver it takes.
tip-offered = Goods on the Wonder
tip-symbol = Lay one of these on the card and take what stands below it.
tip-contribution = Goods laid here go to the Wonders; each brings its giver what stands below it.
tip-skill = Apprentices with this skill. A Building wants one of each skill it shows.
tip-own-buildings = Buildings and Wonders already built, each with its VP.
tip-captured = Workers of others held here: the Guardhouse pays 1 Silver for each. Their owners may ransom them.
tip-workers = Workers you can still place, one each turn.
tip-silver = Pays taxes, Apprentices and the Black Market.
tip-goods = Goods pay for Buildings, Wonders and the Cathedral.
tip-unpaid = Each unpaid Debt costs 2 VP at the end.
tip-paid = Debts paid off; they cost nothing any more.
tip-free-apprentice = Room for one more Apprentice; they are hired at the Workshop.
tip-rewards = Each step up the Cathedral brings one of these.
tip-people = Apprentices to come: the next one fills a place that becomes free.
tip-buildings = Building cards to draw.
tip-schemes = What the opponent does, card by card.

# What the pictures stand for, where no word stands beside them.

icon-brick-pile = { word-clay }
icon-wood-pile = { word-wood }
icon-stone-pile = { word-stone }
icon-gold-bar = { word-gold }
icon-stone-block = { word-marble }
icon-two-coins = { word-silver }
icon-receive-money = Tax
icon-scales = { word-virtue }
icon-crown = { word-influence }
icon-laurels = VP
icon-church = { label-cathedral }
icon-handcuffed = { word-captured }
icon-meeple = Worker
icon-position-marker = Marker
icon-hand-saw = { word-carpenter }
icon-trowel = { word-mason }
icon-brick-wall = { word-tiler }
icon-scroll-unfurled = { word-buildings }
icon-present = { word-rewards }
icon-debt = { word-debt }
icon-burning-book = { label-destroy }
icon-hammer-nails = { label-apprentices }
icon-prisoner = { word-prison }
icon-cubes = goods
