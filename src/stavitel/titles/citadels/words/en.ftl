# Citadels: names of cards and what they do, in our own words.

title = Citadels
    .line = Pick a character in secret, bluff, and build the finest city before the Warlord comes.
back-district = district card
back-character = character card

# Characters

card-assassin = Assassin
    .text = Name another character. Whoever has it keeps silent and loses the whole turn.
card-thief = Thief
    .text = Name a character, but not the one of rank 1, a murdered or a bewitched one. When it is called, its player first gives you all coins.
card-magician = Magician
    .text = Once in your turn either exchange your whole hand with another player, or discard cards and draw as many.
card-king = King
    .text = Take the crown at once: you call the characters and choose first in the next round. Income: 1 coin per yellow district.
card-bishop = Bishop
    .text = The Warlord cannot destroy your districts in this round. Income: 1 coin per blue district.
card-merchant = Merchant
    .text = Take 1 coin, whatever else you do. Income: 1 coin per green district.
card-architect = Architect
    .text = Draw 2 cards and keep both, besides your action. You may build up to 3 districts.
card-warlord = Warlord
    .text = You may destroy one district for one coin less than its cost; not the Bishop's, not in a completed city. Income: 1 coin per red district.
card-witch = Witch
    .text = After your action name another character and stop. When it is called its player takes only the action, and you go on as that character.
card-tax_collector = Tax Collector
    .text = Whoever builds gives you 1 coin at the end of that turn, if one is left.
card-wizard = Wizard
    .text = Once, look at another player's hand and take a card; keep it or, after your action, build it at once. This turn you may build districts you already have.
card-emperor = Emperor
    .text = Take the crown at once and give it to a player other than its holder and you, who gives you a coin or a card. Income: 1 coin per yellow district.
card-abbot = Abbot
    .text = Once, the single richest player gives you 1 coin. Income: 1 coin per blue district.
card-alchemist = Alchemist
    .text = At the end of your turn you get back every coin you spent on building.
card-navigator = Navigator
    .text = After your action you may take 4 extra coins or 4 extra cards. You may not build.
card-diplomat = Diplomat
    .text = At the end of your turn you may exchange one of your districts for another player's and pay the difference. Income: 1 coin per red district.
card-artist = Artist
    .text = Put 1 of your coins on one or two of your districts: each is worth 1 point more and costs 1 more to destroy.
card-queen = Queen
    .text = Take 3 coins if you sit beside the player of the King or Emperor.

# Districts

card-manor = Manor
    .text = { label-district }
card-castle = Castle
    .text = { label-district }
card-palace = Palace
    .text = { label-district }
card-temple = Temple
    .text = { label-district }
card-church = Church
    .text = { label-district }
card-monastery = Monastery
    .text = { label-district }
card-cathedral = Cathedral
    .text = { label-district }
card-tavern = Tavern
    .text = { label-district }
card-market = Market
    .text = { label-district }
card-trading_post = Trading Post
    .text = { label-district }
card-docks = Docks
    .text = { label-district }
card-harbor = Harbor
    .text = { label-district }
card-town_hall = Town Hall
    .text = { label-district }
card-watchtower = Watchtower
    .text = { label-district }
card-prison = Prison
    .text = { label-district }
card-battlefield = Battlefield
    .text = { label-district }
card-fortress = Fortress
    .text = { label-district }
card-haunted_city = Haunted City
    .text = { label-district } At the end it may count as any one colour for the five-colour bonus, unless it was built in the last round.
card-keep = Keep
    .text = { label-district } The Warlord cannot destroy it.
card-laboratory = Laboratory
    .text = { label-district } Once in your turn discard a card from your hand and take { $gain ->
        [one] { $gain } coin
       *[other] { $gain } coins
    }.
card-laboratory_2 = { card-laboratory }
    .text = { card-laboratory.text }
card-smithy = Smithy
    .text = { label-district } Once in your turn pay { $pay ->
        [one] { $pay } coin
       *[other] { $pay } coins
    } and draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }.
card-smithy_3_for_2 = { card-smithy }
    .text = { card-smithy.text }
card-smithy_3_for_3 = { card-smithy }
    .text = { card-smithy.text }
card-observatory = Observatory
    .text = { label-district } When you draw cards as your action, draw 3 instead of 2 and keep 1.
card-graveyard = Graveyard
    .text = { label-district } When the Warlord destroys a district you may pay 1 coin and take it into your hand; not if you are the Warlord.
card-library = Library
    .text = { label-district } When you draw cards as your action, keep two of them.
card-school_of_magic = School of Magic
    .text = { label-district } For income it counts as a district of the colour you collect.
card-university = University
    .text = { label-district }
card-dragon_gate = Dragon Gate
    .text = { label-district }
card-great_wall = Great Wall
    .text = { label-district } The Warlord pays 1 coin more for any other district of yours.
card-lighthouse = Lighthouse
    .text = { label-district } When you build it you may look through the deck, take a card and shuffle the deck.
card-armory = Armory
    .text = { label-district } In your turn you may destroy it to destroy a district in another city that is not complete.
card-museum = Museum
    .text = { label-district } Once in your turn tuck a card from your hand under it: 1 point each at the end.
card-imperial_treasury = Imperial Treasury
    .text = { label-district } At the end 1 point per coin you own.
card-map_room = Map Room
    .text = { label-district } At the end 1 point per card in your hand.
card-wishing_well = Wishing Well
    .text = { label-district } At the end 1 point per other purple district in your city.
card-quarry = Quarry
    .text = { label-district } You may build districts you already have, also of several names, but never a third of one name.
card-poor_house = Poor House
    .text = { label-district } If you have no coins at the end of your turn, take 1.
card-bell_tower = Bell Tower
    .text = { label-district } When you build it you may announce that 7 districts end the game. If it leaves play, 8 are needed again.
card-factory = Factory
    .text = { label-district } Your other purple districts cost 1 coin less to build.
card-park = Park
    .text = { label-district } If your hand is empty at the end of your turn, you may draw 2 cards.
card-hospital = Hospital
    .text = { label-district } Even if murdered you answer the call and take your action, nothing else.
card-throne_room = Throne Room
    .text = { label-district } Whenever the crown gets a new holder, take 1 coin from the bank.

card-deck_65 = Deck of 65 cards
    .text = { card-manor } { $manor }, { card-castle } { $castle }, { card-palace } { $palace }, { card-temple } { $temple }, { card-church } { $church }, { card-monastery } { $monastery }, { card-cathedral } { $cathedral }, { card-tavern } { $tavern }, { card-market } { $market }, { card-trading_post } { $trading_post }, { card-docks } { $docks }, { card-harbor } { $harbor }, { card-town_hall } { $town_hall }, { card-watchtower } { $watchtower }, { card-prison } { $prison }, { card-battlefield } { $battlefield }, { card-fortress } { $fortress }, { card-haunted_city } { $haunted_city }, { card-keep } { $keep }, { card-laboratory } { $laboratory }, { card-smithy } { $smithy }, { card-observatory } { $observatory }, { card-graveyard } { $graveyard }, { card-library } { $library }, { card-school_of_magic } { $school_of_magic }, { card-university } { $university }, { card-dragon_gate } { $dragon_gate }, { card-great_wall } { $great_wall }.

# What every district says of itself.

label-district = { $colour-key ->
    [yellow] Noble district ({ word-yellow })
    [blue] Religious district ({ word-blue })
    [green] Trade district ({ word-green })
    [red] Military district ({ word-red })
   *[purple] Special district ({ word-purple })
}: costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Action cards

card-big_top = Big Top
    .text = Lay it into your city for free: it counts as a district, but is no build. Worth nothing; the Warlord cannot destroy it.
card-cash_wagon = Cash Wagon
    .text = Lay it before you. Each opponent may once in each turn put a coin on it, draw 2 cards and keep 1. Right after that you may discard it and take the coins on it.
card-acrobat = Acrobat
    .text = When the King is called and nobody answers, take the crown.
card-fortune_teller = Fortune-teller
    .text = Look at another player's hand and take a card of it.
card-strongman = Strongman
    .text = When your character is murdered, the murder is void.
card-director = Director
    .text = This turn you may build 2 districts more.
card-human_cannonball = Human Cannonball
    .text = Replace one of your districts by a dearer one from your hand and pay the difference. It is no build.

# Questions

ask-keep-a-character = Which character do you keep?
ask-lay-a-character = Which character do you lay down?
ask-turn = Your turn: what do you do?
ask-action = Only the action: coins or cards?
ask-keep-a-card = Which card do you keep?
ask-keep-two-cards = Which two cards do you keep?
ask-murder = Which character do you murder?
ask-rob = Which character do you rob?
ask-bewitch = Which character do you bewitch?
ask-out-of-turn = Do you play an action card out of turn? A Strongman undoes the murder of your character; an Acrobat takes the crown when nobody answers as rank 4.
ask-redraw = Which cards do you exchange with the deck?
ask-destroy = Which district do you destroy?
ask-recover-it = Take the destroyed district into your hand?
ask-laboratory = Which card do you discard in the Laboratory?
ask-tuck = Which card goes under the Museum?
ask-armory = Which district falls with the Armory?
ask-search-the-deck = Look through the deck and take a card?
ask-take-from-the-deck = Which card do you take from the deck?
ask-draw-in-the-park = Draw cards in the Park?
ask-ring-the-bell = Announce that 7 districts end the game?
ask-look-at-a-hand = Whose hand do you look at?
ask-take-a-card = Which card do you take?
ask-replace-a-district = Which of your districts is replaced?
ask-replace-by = Which card takes its place?
ask-cash-in = Discard the Cash Wagon and take the coins on it?
ask-build-at-once = Build the card at once?
ask-give-the-crown = Who gets the crown?
ask-thank-the-emperor = What do you give the Emperor?
ask-give-a-card = Which card do you give?
ask-exchange = Which district do you want in exchange?
ask-give-a-district = Which of your districts do you give for it?

# Moves

do-gold = Take coins
do-cards = Draw cards
do-income = Collect the income
do-coin = Take the Merchant's coin
do-plans = Draw the Architect's cards
do-redraw = Exchange cards with the deck
do-tithe = Take a coin from the richest player
do-conjure = Look at a hand and take a card
do-sail-gold = Take extra coins
do-sail-cards = Draw extra cards
do-dowry = Take coins beside the throne
do-end = End the turn
do-nobody = Nobody
do-pass = Pass
do-hold = Keep it in hand
do-build-now = Build it
do-name = Name: { $a }
do-build = Build: { $a }
do-play = Play: { $a }
do-use = Use: { $a }
do-swap = Exchange hands: { $a }
do-player = { $a }
do-destroy = Destroy: { $a } – { $at }
do-gild = A coin on: { $a }
do-replace = Replace: { $a }
do-give = Give: { $a }
do-exchange = Take in exchange: { $a } – { $at }
do-wagon = Use: { $a } no. { $b } – { $at }
word-gold = coins
    .counted = { $n ->
        [one] coin
       *[other] coins
    }
word-gold_at_least = coins or more
    .counted = { $n ->
        [one] coin or more
       *[other] coins or more
    }
word-hand = cards in hand
    .counted = { $n ->
        [one] card
       *[other] cards
    }
word-points = points
    .counted = { $n ->
        [one] point
       *[other] points
    }
word-city = districts
    .counted = { $n ->
        [one] district
       *[other] districts
    }
word-builds = builds
    .counted = { $n ->
        [one] build
       *[other] builds
    }
word-coin = a coin
word-card = a card

# Why not

why-acted-already = The action of this turn is done
why-action-before-end = First take the action: coins or cards
why-action-first = Building comes after the action
why-after-the-action = Only after the action
why-at-the-end = Only at the end of the turn
why-power-first = First use the power of your character
why-power-used = The power is used up in this turn
why-bewitched-already = The bewitched character cannot be robbed: { $card }
why-big-top-bare = No coin may lie on a Big Top
why-big-top-stays = The Big Top stays to the end
why-bishops-city = The Bishop's city is safe: { $whose }
why-built-already = It stands in your city already: { $card }
why-card-played = Action cards in this turn: at most { $n }
why-city-complete = The city is complete: { $whose }
why-collected-already = The income is collected once per turn
why-empty-hand = Your hand is empty
why-empty-hands = There is no card to exchange
why-gilded-already = A coin lies there already: { $card }
why-has-the-crown = Whoever has the crown already cannot be given it
why-keep-stands = The Keep cannot be destroyed
why-limit-reached = Builds in this turn: at most { $n }
why-murdered-already = The murdered character cannot be robbed: { $card }
why-navigator-builds-nothing = The Navigator may not build
why-no-cards-there = This player has no cards in hand
why-no-district = It is no district
why-no-hand-to-look-at = Nobody else has cards in hand
why-no-income = No district of this colour for: { $character }
why-nobody-richest = Nobody else is the single richest
why-not-beside-the-king = No neighbour has shown the King or Emperor
why-not-dearer = The new district must be dearer than: { $card }
why-not-exchanged = It is never exchanged: { $card }
why-not-murdered = Your character was not murdered
why-not-oneself = Not your own character
why-nothing-for-it = No card in your hand may take its place
why-nothing-to-destroy = There is nothing it could destroy
why-nothing-to-draw = There is no card to draw
why-nothing-to-give = You have nothing you could give for it
why-nothing-to-replace = Nothing can be replaced by a dearer card
why-only-when-murdered = Only at the moment your character is murdered
why-only-when-no-king = Only when the King is called and nobody answers
why-own-city = Not in your own city
why-own-city-complete = Your own city is complete
why-own-wagon = Not your own wagon
why-rank-one-is-safe = The character of rank 1 cannot be robbed: { $card }
why-stands-there = It stands in that city already: { $card }
why-taken-already = It is taken once per turn
why-too-dear = It costs { $price }, you have { $gold }
why-two-already = Two of this name stand in your city already: { $card }
why-two-gilded = Two coins per turn at most
why-used-already = It is used once per turn: { $card }
why-wagon-used = This wagon was used in this turn

# What happened

tell-round = Round { $n } begins; first to choose: { $who }
tell-face-up = Set aside face up: { $cards }
tell-picks = { $who } keeps a character
tell-unanswered = { $who } calls: { $cards } – nobody answers
tell-turn = { $who } answers: { $card }
tell-murders = { $who } murders: { $card }
tell-robs = { $who } will rob: { $card }
tell-names-nobody = { $who } names nobody
tell-bewitches = { $who } bewitches: { $card }
tell-bewitched = { $who } is bewitched and takes only the action: { $card }
tell-resumes = { $who } goes on as: { $card }
tell-hospital = { $who } takes only the action, thanks to the Hospital
tell-saved = { $who } plays a Strongman, the murder is void: { $card }
tell-robbed = { $who } takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} from { $whose }
tell-robbed-of-nothing = { $who } robs { $whose } and finds the purse empty
tell-crowned = { $who } takes the crown from { $whose }
tell-gives-the-crown = { $who } gives the crown to { $to } (before: { $whose })
tell-heir = { $who } shows the murdered character: { $card }
tell-acrobat = { $who } plays the Acrobat
tell-takes-gold = { $who } takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tell-draws = { $who } draws: { $cards }
tell-keeps = { $who } keeps: { $card }
tell-income = { $who } collects { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} – { $character }
tell-merchant = { $who } takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} as Merchant
tell-architect = { $who } draws as Architect: { $cards }
tell-builds = { $who } builds: { $card } (cost: { $n })
tell-completes = { $who } has completed the city
tell-last-round = A city is complete: this is the last round
tell-swaps = { $who } exchanges hands with { $whose }: gives { $gave }, gets { $got }
tell-redraws = { $who } exchanges { $n ->
    [one] { $n } card
   *[other] { $n } cards
} with the deck and gets: { $cards }
tell-destroys = { $who } destroys: { $card } – { $whose } (cost: { $n })
tell-recovers = { $who } pays 1 coin and recovers: { $card }
tell-laboratory = { $who } discards a card for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: { $card }
tell-smithy = { $who } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} at the Smithy and draws: { $cards }
tell-tucks = { $who } tucks a card under the Museum: { $card }
tell-armory = { $who } gives up the Armory and destroys: { $card } – { $whose }
tell-searches = { $who } looks through the deck and takes: { $card }
tell-rings = { $who } rings the bell: from now on { $n ->
    [one] { $n } district
   *[other] { $n } districts
} end the game
tell-bell-falls = The Bell Tower is gone; districts that end the game: { $n }
tell-plays = { $who } plays: { $card }
tell-takes-a-card = { $who } takes a card from the hand of { $whose }: { $card }
tell-conjures = { $who } conjures a card out of the hand of { $whose }: { $card }
tell-replaces = { $who } replaces { $old } by { $card } (cost: { $n })
tell-boards = { $who } pays 1 coin onto the Cash Wagon of { $whose } and draws: { $cards }
tell-cashes-in = { $who } discards the Cash Wagon and takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tell-reshuffles = The discard pile becomes the new deck
tell-pays-tax = { $who } pays 1 coin of tax to { $whose }
tell-gives-a-coin = { $who } gives a coin to { $whose }
tell-gives-a-card = { $who } gives a card to { $whose }: { $card }
tell-tithe = { $who } takes a coin from the richest: { $whose }
tell-sails-gold = { $who } brings in { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tell-sails-cards = { $who } brings in: { $cards }
tell-exchanges = { $who } exchanges with { $whose }: { $given } → { $card } (paid: { $n })
tell-gilds = { $who } puts a coin on: { $card }
tell-dowry = { $who } takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} beside the throne
tell-dowry-late = { $who } gets { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: beside the murdered { $card } – { $whose }
tell-poor-house = { $who } gets { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} from the Poor House
tell-park = { $who } draws in the Park: { $cards }
tell-refund = { $who } gets back { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} as Alchemist
tell-throne-room = { $who } gets { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for the Throne Room
tell-game-over = The game is over

# Scores

score-districts = Districts
score-colours = All five colours
score-first = First complete city
score-complete = Complete city
score-actions = Action cards in hand
score-museum = Museum
score-treasury = Imperial Treasury
score-map-room = Map Room
score-wishing-well = Wishing Well

# The table

label-round = Round { $n }; a city is complete with { $limit ->
    [one] { $limit } district
   *[other] { $limit } districts
}
label-turn = At turn: { $who } – { $card }
label-drafting = Choosing a character: { $who }
label-caller = Crown: { $who }
label-last-round = This is the last round
label-over = The game is over
label-table = Table
tip-deck = District cards to draw.
tip-discards = Discarded and destroyed districts; they come back when the deck is empty.
tip-gold = Pays for districts and for some powers.
tip-hand = District cards in hand; only their owner sees them.
tip-city = Districts built. The first complete city ends the game after its round.
tip-crown = Who has it chooses a character first and calls the characters.
tip-complete = Extra points at the end, most for the city that was complete first.
label-characters = Characters
label-draft = Characters on offer
label-deck = Deck
label-discards = Discards
label-set-aside = set aside
label-murdered = murdered
label-robbed = robbed
label-bewitched = bewitched
label-gold = Coins
    .counted = { $n ->
        [one] Coin
       *[other] Coins
    }
label-hand-size = Cards in hand
    .counted = { $n ->
        [one] Card in hand
       *[other] Cards in hand
    }
label-city-size = Districts
    .counted = { $n ->
        [one] District
       *[other] Districts
    }
label-crown = Crown
label-complete = Complete city
label-city = City
label-gilded = Artist's coin
label-destroy-price = To destroy it costs: { $n }
label-tucked = Under the Museum
label-looked = The hand you look at
label-offer = Drawn
label-hand = Your hand
label-laid = Laid down by you

# Options

option-profile = Edition
    .hint = Sets all switches left to it
option-profile-mindok2012 = Czech, 2012
option-profile-ffg2010 = English, 2010
option-city_size = Districts that complete a city
    .hint = 7 is the short game
option-action_cards = Action cards
    .hint = 15 circus cards are shuffled into the deck
option-action_cards_in_initial_deal = Action cards in the first hands
    .hint = Otherwise they join the deck after the deal
option-action_cards_per_own_turn = Action cards per turn
    .hint = By the book: 1
option-deck = District deck
    .hint = 66 cards have the Great Wall, a third Palace and one Church less
option-deck-profile = as in the edition
option-deck-base65 = 65 cards
option-deck-base66 = 66 cards
option-district_discard = Discarded districts
    .hint = Where discarded cards go
option-district_discard-profile = as in the edition
option-district_discard-pile = onto a discard pile
option-district_discard-bottom_of_deck = under the deck
option-reshuffle_discard_when_empty = Reshuffle the discard pile
    .hint = When the deck is empty
option-reshuffle_discard_when_empty-profile = as in the edition
option-reshuffle_discard_when_empty-yes = yes
option-reshuffle_discard_when_empty-no = no
option-name_target_timing = Assassin and Thief name
    .hint = When they name their victim
option-name_target_timing-profile = as in the edition
option-name_target_timing-turn_start = at the start of the turn
option-name_target_timing-any_time = at any moment
option-magician_redraw = Magician's exchange with the deck
    .hint = How many cards he exchanges
option-magician_redraw-profile = as in the edition
option-magician_redraw-any_number = any number
option-magician_redraw-all = the whole hand
option-merchant_bonus_timing = Merchant's coin
    .hint = When it is taken
option-merchant_bonus_timing-profile = as in the edition
option-merchant_bonus_timing-any_time = at any moment
option-merchant_bonus_timing-after_action = after the action
option-architect_draw_timing = Architect's cards
    .hint = When they are drawn
option-architect_draw_timing-profile = as in the edition
option-architect_draw_timing-any_time = at any moment
option-architect_draw_timing-after_action = after the action
option-warlord_timing = Warlord's attack
    .hint = When he may destroy
option-warlord_timing-profile = as in the edition
option-warlord_timing-any_time = at any moment
option-warlord_timing-end_of_turn = at the end of the turn
option-warlord_may_hit_own_city = Warlord in his own city
    .hint = Whether he may destroy a district of his own
option-warlord_may_hit_own_city-profile = as in the edition
option-warlord_may_hit_own_city-yes = allowed
option-warlord_may_hit_own_city-no = not allowed
option-murdered_king_inherits = Murdered King
    .hint = Whether he takes the crown after all
option-murdered_king_inherits-profile = as in the edition
option-murdered_king_inherits-end_of_round = takes the crown at the end of the round
option-murdered_king_inherits-never = never takes it
option-tie_break = Ties
    .hint = Who wins with equal points
option-tie_break-profile = as in the edition
option-tie_break-districts_then_gold = districts, then coins
option-tie_break-highest_rank = highest rank shown in the last round
option-powers_optional = Powers may be passed up
    .hint = Otherwise whoever can use one must
option-smithy = Smithy
    .hint = Coins paid and cards drawn
option-smithy-2_for_3 = 2 coins, 3 cards
option-smithy-3_for_2 = 3 coins, 2 cards
option-smithy-3_for_3 = 3 coins, 3 cards
option-laboratory_gain = Coins from the Laboratory
    .hint = By the book: 1
option-bank_limit = Coins in the box
    .hint = Whether the bank can run dry
option-bank_limit-none = as many as needed
option-bank_limit-30 = 30
option-bank_limit-35 = 35
option-rank1 = Rank 1
    .hint = The second is of the Dark City
option-rank1-assassin = { card-assassin }
option-rank1-witch = { card-witch }
option-rank2 = Rank 2
    .hint = The second is of the Dark City
option-rank2-thief = { card-thief }
option-rank2-tax_collector = { card-tax_collector }
option-rank3 = Rank 3
    .hint = The second is of the Dark City
option-rank3-magician = { card-magician }
option-rank3-wizard = { card-wizard }
option-rank4 = Rank 4
    .hint = The second is of the Dark City
option-rank4-king = { card-king }
option-rank4-emperor = { card-emperor }
option-rank5 = Rank 5
    .hint = The second is of the Dark City
option-rank5-bishop = { card-bishop }
option-rank5-abbot = { card-abbot }
option-rank6 = Rank 6
    .hint = The second is of the Dark City
option-rank6-merchant = { card-merchant }
option-rank6-alchemist = { card-alchemist }
option-rank7 = Rank 7
    .hint = The second is of the Dark City
option-rank7-architect = { card-architect }
option-rank7-navigator = { card-navigator }
option-rank8 = Rank 8
    .hint = The second is of the Dark City
option-rank8-warlord = { card-warlord }
option-rank8-diplomat = { card-diplomat }
option-rank9 = Rank 9
    .hint = Of the Dark City; eight players need one
option-rank9-auto = only with 8 players
option-rank9-none = none
option-rank9-artist = { card-artist }
option-rank9-queen = { card-queen }
option-bonus_districts = Bonus districts
    .hint = Of the Dark City; from the fourth on others are taken out
option-bonus_districts-lighthouse = { card-lighthouse }
option-bonus_districts-armory = { card-armory }
option-bonus_districts-museum = { card-museum }
option-bonus_districts-imperial_treasury = { card-imperial_treasury }
option-bonus_districts-map_room = { card-map_room }
option-bonus_districts-wishing_well = { card-wishing_well }
option-bonus_districts-quarry = { card-quarry }
option-bonus_districts-poor_house = { card-poor_house }
option-bonus_districts-bell_tower = { card-bell_tower }
option-bonus_districts-factory = { card-factory }
option-bonus_districts-park = { card-park }
option-bonus_districts-hospital = { card-hospital }
option-bonus_districts-throne_room = { card-throne_room }
option-bonus_random = Bonus districts drawn by lot
    .hint = Besides those named
option-without_districts = Purple districts taken out
    .hint = One copy of each
option-without_districts-haunted_city = { card-haunted_city }
option-without_districts-keep = { card-keep }
option-without_districts-laboratory = { card-laboratory }
option-without_districts-smithy = { card-smithy }
option-without_districts-observatory = { card-observatory }
option-without_districts-graveyard = { card-graveyard }
option-without_districts-library = { card-library }
option-without_districts-school_of_magic = { card-school_of_magic }
option-without_districts-university = { card-university }
option-without_districts-dragon_gate = { card-dragon_gate }
option-without_districts-great_wall = { card-great_wall }

icon-two-coins = { label-gold }
word-yellow = yellow
word-blue = blue
word-green = green
word-red = red
word-purple = purple
