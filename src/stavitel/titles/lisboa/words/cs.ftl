# Lisboa: obnova města po zemětřesení.
title = Lisboa
    .line = 1755: obnovte město po zemětřesení, získejte přízeň šlechty a sbírejte nejkrásnější paruky.

# Volby stolu.

option-draft = Draft počátečních karet
    .hint = Ponechte si 2 a 3 pošlete dál, a tak podobně; pro zkušené.
option-quests = Počáteční úkoly
    .hint = Každý nováček dostane úkol z balíčku A; po splnění dva z balíčku B.
option-newcomers = Nováčci
    .hint = S počátečními úkoly: kdo je dostane; není-li určen nikdo, dostanou je všichni.
option-newcomers-1 = Místo 1
option-newcomers-2 = Místo 2
option-newcomers-3 = Místo 3
option-newcomers-4 = Místo 4
option-city_tokens = Městské žetony
    .hint = Náhodné odměny na parcelách a staveništích.
option-starting_decrees = Počáteční dekrety
    .hint = V opačném pořadí si každý vezme dekret.
option-level = Sólový soupeř
    .hint = Zvýhodnění Lacerdy v sólové hře: s kolika parukami začíná.
option-level-easy = Snadný: 0 paruk
option-level-printed = Jak je vytištěn: 5 paruk
option-level-hard = Těžký: 15 paruk

# Ruby karet.

back-card = Plán
back-building = Veřejná budova
back-plan = Plán
back-clergy = Církevní destička
back-favor = Přízeň
back-ship = Loď
back-decree = Dekret
back-blue = Karta 1755–1757
back-purple = Karta 1763–1768
back-quest-a = Úkol A
back-quest-b = Úkol B
back-token-round = Kulatý žeton
back-token-square = Čtvercový žeton
back-red-manuel = Manuel da Maia 1758–1762
back-red-marquis = Markýz de Pombal 1758–1762
back-red-king = Král Josef I. 1758–1762
back-red-treasury = Pokladnice 1758–1762
back-brown-manuel = Manuel da Maia 1769–1777
back-brown-marquis = Markýz de Pombal 1769–1777
back-brown-king = Král Josef I. 1769–1777
back-brown-treasury = Pokladnice 1769–1777

# Otázky.

ask-keep-tile = Ponechte si jednu ze dvou církevních destiček (která působí ihned, působí teď, dokud je portfolio prázdné)
ask-draft = Draft: které karty si ponecháte?
ask-starting-decree = Vezměte si počáteční dekret
ask-play-card = Zahrajte kartu ke dvoru nebo do portfolia, nebo jednu odhoďte za zlato
ask-sell-or-trade = Prodejte zboží nebo obchodujte se šlechtici
ask-sell-more = Prodat další?
ask-sell-goods = Prodejte zboží
ask-trade-again = Druhý obchod?
ask-make-room = Která karta opustí vaše portfolio?
ask-pay-reis = Jak zaplatíte?
ask-pay-visit = Jak zaplatíte za audienci?
ask-pay-join = Jak zaplatíte za připojení?
ask-pay-goods = Kterým zbožím zaplatíte loď?
ask-free-state-action = Nejprve státní akce tohoto šlechtice?
ask-join-visit = Připojit se k audienci?
ask-recruit = Do kterých úřadů půjdou vaši úředníci?
ask-place-officials = Umístěte až 3 úředníky
ask-take-plan = Který plán si vezmete?
ask-build-ship = Kam loď umístíte?
ask-produce-extra = Vzít si zboží navíc?
ask-right-houses = Domky: kterého zboží si vezmete víc?
ask-meet-cardinal = Posuňte kardinála a vezměte si destičku
ask-take-favor = Čí přízeň si vezmete?
ask-build-store = Kde postavíte obchod?
ask-take-cube = Kterou kostičku si vezmete?
ask-choose-house = Ze které skupinky bude domek?
ask-take-decree = Vezměte si dekret
ask-second-decree = Odstranit žeton sady za druhý dekret?
ask-open-building = Na kterém staveništi otevřete veřejnou budovu?
ask-show-plan = Který plán dokončíte?
ask-send-home = Kteří úředníci se vrátí?
ask-take-good = Vezměte si zboží
ask-take-different-good = Vezměte si různé druhy zboží: který další?
ask-plan-reward = Odměna: který plán si vezmete?
ask-official-reward = Odměna: umístit úředníka?
ask-cardinal-reward = Odměna: setkejte se s kardinálem a vezměte si destičku
ask-rubble-reward = Odměna: kterou kostičku z hromádky sutin si vezmete?
ask-ship-reward = Odměna: postavit loď za zboží?
ask-recruit-reward = Odměna: do kterých úřadů půjdou vaši úředníci?
ask-take-rubble = Vezměte si kostičky z hromádky sutin
ask-lose-good = Postih: které zboží ztratíte?
ask-lose-favor = Postih: kterou přízeň vrátíte?
ask-lose-tile = Postih: kterou církevní destičku odhodíte?
ask-take-card = Vezměte si politickou kartu
ask-church-scoring = Církevní bodování: které destičky odhodíte? Za jednu či více získáte i vliv svého portfolia
ask-complete-quest = Který úkol dokončíte?
ask-discard-cards = Konec období: které karty odhodíte?
ask-reward-card = Odměnu které karty si vezmete?

# Možnosti.

do-court = Ke dvoru: { $a }
do-portfolio = Do portfolia: { $a }
do-gold = Odhodit bez akce: { $a }
do-sell = Prodat: { $a } → { $who }, přístav { $b }
do-trade = Obchod: { $b } → { $a }
do-discard = Odhodit: { $a } ({ $at })
do-discard-benefit = Odhodit: { $a } ({ $at }; končí výhoda: { treasury-benefit })
do-new_ship = Nový přístav
do-upgrade = Nahradit loď v přístavu { $a }
do-good = { $a }
do-office = Úřad: { $a }
do-recruits = Úředníci: { $a }
do-from_office = Z úřadu: { $a }
do-from_courtyard = Z nádvoří: { $a }
do-favor = Přízeň: { $a }
do-plan = Vzít: { $a }
do-pile_cube = Z hromádky: { $a }
do-cube = { $at-key ->
        [C1] Ze sloupce C1: { $a }
        [C2] Ze sloupce C2: { $a }
        [C3] Ze sloupce C3: { $a }
        [C4] Ze sloupce C4: { $a }
        [C5] Ze sloupce C5: { $a }
       *[other] Z řady { $at }: { $a }
    }
do-build = { $a }: { $at }
do-house = { $a-key ->
        [left] Domek: { $a }. { tip-houses-left }
        [middle] Domek: { $a }. { tip-houses-middle }
       *[other] Domek: { $a }. { tip-houses-right }
    }
do-open = Otevřít: { $a }
do-decree = Dekret: { $a }
do-take = Vzít: { $a }
do-decline = Odmítnout
do-done = Hotovo
do-skip = Ne
do-stay = Nepřipojit se
do-pass = Bez druhého dekretu
do-state = Státní akce: { $a }
do-join = Připojit se: { $a }
do-meet = { $at ->
        [1] O 1 pole: { $a }
       *[2] O 2 pole: { $a }
    }
do-pay = Zaplatit { $b ->
        [0] { $a } v mincích
       *[other] { $a ->
            [0] { $b } vlivem
           *[other] { $a } v mincích, { $b } vlivem
        }
    }
do-fee = Zaplatit { $c ->
        [0] { $b ->
            [0] { $a ->
                [0] 0
               *[other] vliv { $a }
            }
           *[other] { $a ->
                [0] réis { $b }
               *[other] vliv { $a }, réis { $b }
            }
        }
       *[other] { $b ->
            [0] { $a ->
                [0] paruky { $c }
               *[other] vliv { $a }, paruky { $c }
            }
           *[other] { $a ->
                [0] réis { $b }, paruky { $c }
               *[other] vliv { $a }, réis { $b }, paruky { $c }
            }
        }
    }
word-gold = zlato
    .counted = { $n ->
        [one] zlato
        [few] zlata
       *[other] zlata
    }
word-cloth = látky
    .counted = { $n ->
        [one] látka
        [few] látky
       *[other] látek
    }
word-books = knihy
    .counted = { $n ->
        [one] kniha
        [few] knihy
       *[other] knih
    }
word-tools = nářadí
    .counted = { $n ->
        [one] nářadí
        [few] nářadí
       *[other] nářadí
    }
word-manuel = Manuel da Maia
word-marquis = markýz de Pombal
word-king = král Josef I.
word-treasury = pokladnice
word-recruit = zaměstnání úředníků
word-plan = zisk plánu
word-ship = stavba lodi
word-produce = produkce zboží
word-cardinal = setkání s kardinálem
word-favor = zisk přízně
word-build_store = stavba obchodu
word-decree = získání dekretu
word-open_public_building = otevření veřejné budovy
word-earthquake = sutiny po zemětřesení
word-fire = sutiny po požáru
word-tsunami = sutiny po tsunami
word-left = levá skupinka
word-middle = prostřední skupinka
word-right = pravá skupinka
word-blue = modrý architekt
word-green = zelený architekt
word-good_any = zboží dle výběru
word-goods_different = různé zboží
word-reis = réis
    .counted = { $n ->
            [one] real
            [few] réis
           *[other] réis
        }
word-reis_at_least = réis nebo více
    .counted = { $n ->
            [one] real nebo více
            [few] réis nebo více
           *[other] réis nebo více
        }
word-wigs = paruky
    .counted = { $n ->
            [one] paruka
            [few] paruky
           *[other] paruk
        }
word-official = úředník
word-rubble = kostička z hromádky sutin
word-clergy = církevní destička
    .counted = { $n ->
            [one] církevní destička
            [few] církevní destičky
           *[other] církevních destiček
        }
word-influence = vliv
word-markers = žetony sad
    .counted = { $n ->
            [one] žeton sady
            [few] žetony sad
           *[other] žetonů sad
        }
word-cubes = kostičky sutin
    .counted = { $n ->
            [one] kostička sutin
            [few] kostičky sutin
           *[other] kostiček sutin
        }
word-decrees = dekrety
    .counted = { $n ->
            [one] dekret
            [few] dekrety
           *[other] dekretů
        }
word-favors = přízně
    .counted = { $n ->
            [one] přízeň
            [few] přízně
           *[other] přízní
        }
word-plans = plány
    .counted = { $n ->
            [one] plán
            [few] plány
           *[other] plánů
        }
word-goods = zboží
    .counted = { $n ->
            [one] zboží
            [few] zboží
           *[other] zboží
        }
word-goods_at_least = zboží nebo více
    .counted = { $n ->
            [one] zboží nebo více
            [few] zboží nebo více
           *[other] zboží nebo více
        }
word-officials = úředníci na desce
    .counted = { $n ->
            [one] úředník na desce
            [few] úředníci na desce
           *[other] úředníků na desce
        }
word-placed = úředníci k umístění
    .counted = { $n ->
            [one] úředník k umístění
            [few] úředníci k umístění
           *[other] úředníků k umístění
        }
word-ships = lodě
    .counted = { $n ->
            [one] loď
            [few] lodě
           *[other] lodí
        }
word-portfolio = karty z portfolia
    .counted = { $n ->
            [one] karta z portfolia
            [few] karty z portfolia
           *[other] karet z portfolia
        }
word-cargo = zboží na lodi
    .counted = { $n ->
            [one] zboží na lodi
            [few] zboží na lodi
           *[other] zboží na lodi
        }
word-sway = vliv v portfoliu
    .counted = { $n ->
            [one] vliv v portfoliu
            [few] vliv v portfoliu
           *[other] vlivu v portfoliu
        }
word-church = církevní bodování
    .counted = { $n ->
            [one] církevní bodování
            [few] církevní bodování
           *[other] církevní bodování
        }
word-opponent = Lacerda
word-plans_2 = dvakrát zisk plánu
word-officials_3 = umístění až 3 úředníků do různých úřadů
word-ship_minus_1 = stavba lodi o 1 zboží levněji
word-goods_different_3 = zisk 3 různých druhů zboží
word-produce_no_price_drop = produkce zboží, ceny neklesnou
word-cardinal_then_favor = setkání s kardinálem, poté zisk přízně
word-gain_influence = zisk vlivu za portfolio
word-rubble_2 = zisk 1 nebo 2 kostiček z hromádky sutin
word-sell_goods_plus_1 = prodej zboží o 1 real dráž
word-draw_quest_b = dobrání úkolů z balíčku B
word-church_influence = zisk vlivu při církevním bodování
word-sell = prodej zboží
word-join = připojení k audienci
word-recruit_2 = zaměstnání 2 úředníků
word-visit_king = audience u krále
word-visit_marquis = audience u markýze
word-visit_manuel = audience u Manuela
word-tools_2 = zisk 2× nářadí
word-books_2 = zisk 2× knihy
word-cloth_2 = zisk 2× látky
word-gold_2 = zisk 2× zlato
word-bottom3 = dole, místo 3
word-bottom2 = dole, místo 2
word-bottom1 = dole, místo 1
word-top3 = nahoře, místo 3
word-top2 = nahoře, místo 2
word-top1 = nahoře, místo 1
word-real = real při každé platbě
    .counted = { $n ->
            [one] real při každé platbě
            [few] réis při každé platbě
           *[other] réis při každé platbě
        }
word-land = sleva z ceny parcely
    .counted = { $n ->
            [one] real slevy z ceny parcely
            [few] réis slevy z ceny parcely
           *[other] réis slevy z ceny parcely
        }
word-spared = úředníci, bez nichž se plány obejdou
    .counted = { $n ->
            [one] úředník, bez něhož se plány obejdou
            [few] úředníci, bez nichž se plány obejdou
           *[other] úředníků, bez nichž se plány obejdou
        }
word-sell_gold = navíc za prodané zlato
    .counted = { $n ->
            [one] real navíc za prodané zlato
            [few] réis navíc za prodané zlato
           *[other] réis navíc za prodané zlato
        }
word-sell_cloth = navíc za prodané látky
    .counted = { $n ->
            [one] real navíc za prodané látky
            [few] réis navíc za prodané látky
           *[other] réis navíc za prodané látky
        }
word-sell_books = navíc za prodané knihy
    .counted = { $n ->
            [one] real navíc za prodané knihy
            [few] réis navíc za prodané knihy
           *[other] réis navíc za prodané knihy
        }
word-sell_tools = navíc za prodané nářadí
    .counted = { $n ->
            [one] real navíc za prodané nářadí
            [few] réis navíc za prodané nářadí
           *[other] réis navíc za prodané nářadí
        }
word-sell_any = navíc za každé prodané zboží
    .counted = { $n ->
            [one] real navíc za každé prodané zboží
            [few] réis navíc za každé prodané zboží
           *[other] réis navíc za každé prodané zboží
        }

# Odmítnutí.

why-favor-held = Tuto přízeň již máte
why-good-not-taken = { $noble } toto zboží nebere: { $good }
why-group-empty = V této skupince již není domek
why-no-building-left = Tento architekt již nemá žádnou veřejnou budovu
why-no-room = Ve skladišti na to není místo
why-not-produced = Toto zboží nyní neprodukujete
why-plot-taken = Zde již stojí obchod
why-ship-at-sea = Tato loď je na moři
why-ship-not-larger = Loď může nahradit jen stejně velká nebo větší
why-site-taken = Zde již stojí veřejná budova
why-wrong-edge = Tento okraj portfolia není ten plný
why-action-covered = Na této státní akci již leží zboží
why-all-favors = Máte všechny tři přízně
why-event-idle = Událost by nic nezpůsobila
why-good-missing = Toto zboží nemáte: { $good }
why-land-too-dear = Parcela by pak stála víc než { $have } réis, které máte k dispozici
why-no-building = Nelze otevřít žádnou veřejnou budovu; na najímání máte k dispozici { $have } réis
why-no-decree = Nezbývá žádný dekret
why-no-goods = Poté byste nemohli prodávat ani obchodovat
why-no-house = Nemáte žádný domek
why-no-officials = Na desce nemáte žádného úředníka
why-no-open-plan = Nemáte žádný nedokončený plán
why-no-plan = Nemáte plán, jehož budova zde smí stát
why-no-plans-left = Nezbývá žádný plán
why-no-ship-left = Loděnice je prázdná
why-no-store = Nemáte žádný obchod
why-no-tile = Destička této ulice již byla v tomto tahu vzata
why-no-tile-beside = Kardinál by nestál vedle žádné destičky
why-officials-price = Nemůžete zaplatit chybějící úředníky; máte k dispozici { $have } réis
why-ship-goods = Loď stojí zboží různých druhů: { $need }
why-strands-visit = Šlechtická akce by pak nebyla možná
why-tiles-full = Již máte církevní destičky: { $count }
why-visit-price = Audience stojí { $need }; máte vliv { $influence } a paruky { $wigs }
why-wrong-colour = Zdejší budova musí ukazovat: { $good }
why-event-price = Událost stojí { $need ->
        [one] { $need } real
        [few] { $need } réis
       *[other] { $need } réis
    }, máte k dispozici { $have }
why-land-price = Parcela stojí { $need ->
        [one] { $need } real
        [few] { $need } réis
       *[other] { $need } réis
    }, máte k dispozici { $have }
why-no-land = Nejlevnější obchod by stál { $need ->
        [one] { $need } real
        [few] { $need } réis
       *[other] { $need } réis
    }; k dispozici byste měli { $have }

# Co se stalo.

tell-keeps-tile = { $who } si ponechává: { $tile }
tell-tucks = { $who } hraje do portfolia: { $card }
tell-gains-gold = { $who } odhazuje a nekoná žádnou akci: { $card }
tell-visits = { $who }: audience – { $noble }
tell-joins = { $who } se připojuje ({ $noble }): { $action }
tell-lacerda-joins = { $who } se připojuje: { $noble }
tell-sponsors = { $who } financuje událost: { $card }
tell-trades = { $who } směňuje: { $good } → { $action }
tell-docks = { $who }: { $ship } kotví
tell-sails = { $who }: { $ship } vyplouvá
tell-builds-ship = { $who } staví: { $ship }
tell-produces = { $who } produkuje zboží
tell-takes-plan = { $who } bere: { $plan }
tell-takes-favor = { $who } získává přízeň: { $noble }
tell-takes-decree = { $who } bere dekret: { $decree }
tell-takes-card = { $who } bere: { $card }
tell-builds-store = { $who } staví obchod ({ $good }) na { $plot }; parcela { $price }
tell-opens-building = { $who } otevírá: { $building } – { $site } ({ $plan })
tell-places-official = { $who }: úředník → { $noble }
tell-to-courtyard = { $who }: úředník na nádvoří ({ $noble })
tell-cube = { $who } bere: { $cube }
tell-cube-lost = { $who }: není místo, ze hry: { $cube }
tell-loses-good = { $who } ztrácí: { $good }
tell-loses-tile = { $who } ztrácí církevní destičku: { $tile }
tell-returns-favor = { $who } vrací přízeň: { $noble }
tell-spends-marker = { $who } odevzdává žeton sady za druhý dekret
tell-pays-goods = { $who } platí zbožím: { $goods }
tell-draws-quest = { $who } dobírá: { $quest }
tell-leaves-portfolio = { $who }: opouští portfolio: { $card }
tell-discards-tiles = { $who } odhazuje církevní destičky: { $tiles }
tell-discards-cards = { $who } odhazuje: { $cards }
tell-completes-quest = { $who } plní: { $quest }
tell-period-ends = { $who } způsobuje konec prvního období
tell-last-round = Konec se blíží: kolo se dohraje a následuje ještě jedno
tell-goods = { $who }: { $good } +{ $count }
tell-influence = { $who }: vliv +{ $count }
tell-lacerda-opens = { $who } otevírá: { $building } – { $site } ({ $architect })
tell-lacerda-meets = { $who } posouvá kardinála o 2 a odhazuje: { $tile }
tell-lacerda-discards = { $who } odhazuje z nabídky: { $card }
tell-price = Cena ({ $good }): { $price }
tell-treasury = Pokladnice: { $value } (audience: { $influence ->
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $influence }
    })
tell-round = { $period }. období: nové kolo
tell-turn = Na tahu: { $who }
tell-lacerda-helper = Pomocník ({ $who }): na hromádku { $pile }
tell-scores-sets = { $who } boduje sady sutin: { $count }
tell-scores-cubes = { $who } boduje kostičky sutin: { $count }
tell-sends-home = { $who }: vracející se úředníci: { $count }
tell-set = { $who } dokončuje sadu sutin č. { $count }
tell-pays = { $who } platí { $reals ->
        [0] { $coins } v mincích
       *[other] { $coins ->
            [0] { $reals } vlivem
           *[other] { $coins } v mincích, { $reals } vlivem
        }
    }
tell-pays-fee = { $who } platí { $wigs ->
        [0] { $reis ->
            [0] { $influence ->
                [0] 0
               *[other] vliv { $influence }
            }
           *[other] { $influence ->
                [0] réis { $reis }
               *[other] vliv { $influence }, réis { $reis }
            }
        }
       *[other] { $reis ->
            [0] { $influence ->
                [0] paruky { $wigs }
               *[other] vliv { $influence }, paruky { $wigs }
            }
           *[other] { $influence ->
                [0] réis { $reis }, paruky { $wigs }
               *[other] vliv { $influence }, réis { $reis }, paruky { $wigs }
            }
        }
    }
tell-sells = { $who } prodává: { $good } – loď: { $owner }; réis +{ $reis }
tell-reis = { $who }: réis +{ $count }
tell-wigs = { $who }: { $change }
tell-meets-cardinal = { $who } posouvá kardinála o { $steps } a bere: { $tile }

# Bodování.

score-game = Během hry
score-ships = Lodě
score-sets = Sady sutin
score-stores = Převaha v obchodech
score-money = Réis a vliv
score-decrees = Dekrety
score-officials = Úředníci na dokončených plánech
score-favors = Přízně

# Popisky scény.

label-treasury = Pokladnice
short-treasury = Pokladnice { $number }
label-influence = Vliv
label-real-space = { $number } (symbol realu)
label-period = Období { $number }
label-lacerda = Lacerda: pomocník na hromádce { $pile }, dvořan: { $noble }
label-ending = Zbývající tahy: { $count }
label-downtown = Centrum města
label-street = { $street }
label-row = { $row }
label-row-rubble = Řada { $row }
label-column = Sloupec { $column }
label-place = { $place }
label-store = Obchod: { $good }
label-west = { $good }, vstup ze západu
label-east = { $good }, vstup z východu
label-reward = Odměna: { gives }
label-opened = { $building } ({ $architect })
label-rubble-pile = Hromádka sutin
label-small-tile = malá, nářadí
label-large-left = Zbývající velké destičky
label-small-left = Zbývající malé destičky
label-court = Královský dvůr
label-court-card = Zahraná karta
label-official = Úředník
label-neutral = Neutrální úředník
label-favors = Zbývající přízně
label-markers = Žetony sad
label-office = Úřad
label-courtyard = Nádvoří
label-display = Politické karty
label-shipyard = Loděnice
label-prices = Ceny
label-available = Dostupná
label-upcoming = Další
label-blue-architect = Modrý architekt
label-green-architect = Zelený architekt
label-decrees = Dekrety
label-church = Církev
label-cardinal = Kardinál
label-cardinal-lies = Kardinál (nastane církevní bodování)
label-gap = Mezera G{ $number }
label-reis = Réis
label-standing = Vliv (v réis: { $count })
label-own-officials = { $n ->
        [one] Úředník na desce
        [few] Úředníci na desce
       *[other] Úředníků na desce
    }
label-sets = { $n ->
        [one] Sada sutin
        [few] Sady sutin
       *[other] Sad sutin
    }
label-warehouse = Skladiště (až { $count } od každého)
label-port = Přístav { $number }
label-portfolio = Portfolio { $count }/{ $limit }, vliv { $influence }
label-crate = Krabice
label-rubble = Sutiny
label-houses = Zbývající domky
label-hand = Ruka
label-board = Lisabon
label-architects = Architekti
label-clergy-bag = Církevní destičky v sáčku
label-desk = Přihrádka { $number }
label-own-favors = Přízně
label-own-clergy = Církev
label-own-plans = Plány
label-own-decrees = Dekrety
label-recruit = Úředníci
label-plan = Plán
label-ship = Loď
label-produce = Produkce
label-favor = Přízeň
label-build_store = Postavit obchod
label-decree = Získat dekret
label-open_public_building = Otevřít budovu
tip-recruit = Přesuň 1 nebo 2 úředníky ze své desky do různých úřadů.
tip-plan = Vezmi si vrchní plán kteréhokoli architekta.
tip-ship = Postav loď z vrchu loděnice: zaplať tolik různých druhů zboží, jak velký má trup, posuň pokladnici o jedno výš a získej vliv.
tip-produce = Za každý svůj obchod dostaneš 1 zboží; pak klesne o 1 cena každého druhu, který sis nechal.
tip-cardinal = Posuň kardinála o 1 nebo 2 mezery po směru hodin a vezmi si jednu ze dvou sousedních destiček.
tip-favor = Vezmi si přízeň šlechtice, od kterého žádnou nemáš.
tip-build_store = Vezmi městskou destičku a stavěj u její ulice: odměna parcely, 1 kostka z řady nebo sloupce, zaplať pozemek a bodují se odpovídající budovy.
tip-decree = Vezmi si dekret z nabídky; na konci hry přinese paruky.
tip-open_public_building = S jedním ze svých plánů otevři dostupnou budovu architekta na volném staveništi.
tip-manuel = Královský stavitel. Audience stojí vliv: levé číslo pokladnice a 1 za každého cizího úředníka v jeho úřadu.
tip-marquis = Ministr. Audience stojí vliv: levé číslo pokladnice a 1 za každého cizího úředníka v jeho úřadu.
tip-king = Audience u krále stojí vliv: levé číslo pokladnice a 1 za každého cizího úředníka v jeho úřadu.
tip-favors = Přízně, které u tohoto šlechtice zbývají. S přízní se lze přidat k cizí audienci u něj.
tip-office = Každý cizí úředník v tomto úřadu ti zdraží audienci o 1 vliv.
tip-courtyard = Tady čekají úředníci vytlačení z plného úřadu; audience nezdražují.
tip-court-card = Tady leží zahraná karta, dokud není její akce hotová.
tip-display = Na konci tahu si vezmi odkrytou kartu jedné hromádky. Třetí prázdná hromádka ukončí období.
tip-street = Obchody se vstupem do této ulice prodávají: { $good }.
tip-store = Když majitel vyrábí, přinese mu tento obchod 1 zboží: { $good }.
tip-prices = Kolik réis vynese zboží prodané na loď. Produkce zboží jeho cenu snižuje.
tip-rubble-pile = Kostky, které lze vzít díky odměnám a událostem.
tip-row = Sutiny této řady: každá zbylá kostka zdražuje její pozemky.
tip-column = Paruky za obchod v tomto sloupci, za každou odpovídající veřejnou budovu.
tip-column-rubble = Sutiny tohoto sloupce: každá zbylá kostka zdražuje jeho pozemky.
tip-site = Tady lze otevřít veřejnou budovu. Odměna: { gives }.
tip-city-tile = Městská destička: obchod z ní má vstup do ulice této barvy.
tip-gap = Kardinál chodí od mezery k mezeře.
tip-gap-influence = Když sem kardinál dojde nebo tudy projde, na konci tahu se boduje církev.
tip-gap-treasury = Když sem kardinál dojde nebo tudy projde, pokladnice stoupne o jedno.
tip-shipyard = Loď, která se bude stavět příště. Zboží se prodává na lodě v přístavech.
tip-decrees = Dekret přinese na konci hry paruky za to, co ukazuje.
tip-plans = Vrchní plán lze získat; ukazuje, kolik chce úředníků.
tip-available = Tuto budovu lze otevřít s plánem jejího architekta.
tip-upcoming = Tato budova přijde na řadu příště.
tip-wigs = Paruky jsou body: vyhrává, kdo jich má nejvíc.
tip-reis = Peníze na pozemky, události a najímání.
tip-standing = Platí se jím audience u šlechticů; nejvýš 10.
tip-officials = Úředníci na tvé desce, které můžeš zaměstnat.
tip-sets = Sada je po jedné kostce od každého druhu. Za každou sadu se do portfolia vejde o kartu víc.
tip-goods = Zboží ve tvém skladišti, nejvýš { $count } od každého druhu.
tip-portfolio = Nahoře leží šlechtici a lodě, dole karty pokladnice. Získaný vliv je součet toho, co leží nahoře.
tip-port = Místo pro šlechtice nebo loď nad deskou.
tip-desk = Místo pro kartu pokladnice pod deskou; její výhoda trvá.
tip-rubble = Nasbírané kostky; po jedné od každého druhu tvoří sadu.
tip-houses-left = Když jsou postavené oba, lze místo vlivu platit réis.
tip-houses-middle = S prvním stojí lodě o jedno zboží méně; se všemi třemi nestojí žádné.
tip-houses-right = S prvním přinese produkce o 1 víc jednoho druhu; se všemi třemi o 1 víc každého druhu.
tip-own-favors = Vrácená přízeň dovolí přidat se k audienci u jejího šlechtice.
tip-own-clergy = Církevní destička pomáhá, dokud tu leží; při církevním bodování přinese paruky ze své zadní strany.
tip-own-plans = Plány otevírají veřejné budovy; splněný si pamatuje své úředníky.
tip-own-decrees = Na konci hry přinesou paruky.
tip-treasury-track = Vlevo: základ ceny audience, ve vlivu. Vpravo: hodnota pokladnice v réis.
tip-influence-track = Políčko se znakem $ platí za real: místo 1 realu se ukazatel vrátí na nejbližší další.
tip-treasury = U dvora: { $event }. V portfoliu: { $benefit } ({ $count }).
tip-penalty = Vliv { $influence }. Postih: { $penalty } ({ $count }).
tip-reward = Vliv { $influence }. Odměna: { $reward } ({ $count }).

# Karty a destičky. Texty vznikají z hodnot karet, takže opravená karta mluví pravdu.

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
        [gold] { $count }× zlato
        [cloth] { $count }× látky
        [books] { $count }× knihy
        [tools] { $count }× nářadí
        [good_any] { $count ->
            [one] { $count }× zboží dle výběru
            [few] { $count }× zboží dle výběru
           *[other] { $count }× zboží dle výběru
        }
        [goods_different] { $count }× zboží různých druhů
        [reis] { $count ->
            [one] { $count } real
            [few] { $count } réis
           *[other] { $count } réis
        }
        [wigs] { $count ->
            [one] { $count } paruka
            [few] { $count } paruky
           *[other] { $count } paruk
        }
        [plan] { $count ->
            [one] plán
            [few] { $count } plány
           *[other] { $count } plánů
        }
        [favor] { $count ->
            [one] přízeň
            [few] { $count } přízně
           *[other] { $count } přízní
        }
        [official] { $count ->
            [one] umístit úředníka
            [few] umístit { $count } úředníky
           *[other] umístit { $count } úředníků
        }
        [recruit] zaměstnat až 2 úředníky{ times }
        [cardinal] { $count ->
            [one] setkání s kardinálem ({ $count } pole)
            [few] setkání s kardinálem ({ $count } pole)
           *[other] setkání s kardinálem ({ $count } polí)
        }
        [rubble] { $count ->
            [one] kostička z hromádky sutin
            [few] { $count } kostičky z hromádky sutin
           *[other] { $count } kostiček z hromádky sutin
        }
        [influence] vliv +{ $count }
        [gain_influence] zisk vlivu za portfolio{ times }
        [decree] zisk dekretu{ times }
        [ship] stavba lodi za zboží{ times }
       *[other] { $count ->
            [one] dobrat { $count } úkol z balíčku B
            [few] dobrat { $count } úkoly z balíčku B
           *[other] dobrat { $count } úkolů z balíčku B
        }
    }
noble-gives = { $reward-key ->
        [gold] { $reward_count }× zlato
        [cloth] { $reward_count }× látky
        [books] { $reward_count }× knihy
        [tools] { $reward_count }× nářadí
        [good_any] { $reward_count ->
            [one] { $reward_count }× zboží dle výběru
            [few] { $reward_count }× zboží dle výběru
           *[other] { $reward_count }× zboží dle výběru
        }
        [goods_different] { $reward_count }× zboží různých druhů
        [reis] { $reward_count ->
            [one] { $reward_count } real
            [few] { $reward_count } réis
           *[other] { $reward_count } réis
        }
        [wigs] { $reward_count ->
            [one] { $reward_count } paruka
            [few] { $reward_count } paruky
           *[other] { $reward_count } paruk
        }
        [plan] { $reward_count ->
            [one] plán
            [few] { $reward_count } plány
           *[other] { $reward_count } plánů
        }
        [favor] { $reward_count ->
            [one] přízeň
            [few] { $reward_count } přízně
           *[other] { $reward_count } přízní
        }
        [official] { $reward_count ->
            [one] umístit úředníka
            [few] umístit { $reward_count } úředníky
           *[other] umístit { $reward_count } úředníků
        }
        [recruit] zaměstnat až 2 úředníky{ noble-times }
        [cardinal] { $reward_count ->
            [one] setkání s kardinálem ({ $reward_count } pole)
            [few] setkání s kardinálem ({ $reward_count } pole)
           *[other] setkání s kardinálem ({ $reward_count } polí)
        }
        [rubble] { $reward_count ->
            [one] kostička z hromádky sutin
            [few] { $reward_count } kostičky z hromádky sutin
           *[other] { $reward_count } kostiček z hromádky sutin
        }
        [influence] vliv +{ $reward_count }
        [gain_influence] zisk vlivu za portfolio{ noble-times }
        [decree] zisk dekretu{ noble-times }
        [ship] stavba lodi za zboží{ noble-times }
       *[other] { $reward_count ->
            [one] dobrat { $reward_count } úkol z balíčku B
            [few] dobrat { $reward_count } úkoly z balíčku B
           *[other] dobrat { $reward_count } úkolů z balíčku B
        }
    }
noble-costs = { $penalty-key ->
        [reis] { $penalty_count ->
            [one] zaplatit { $penalty_count } real
            [few] zaplatit { $penalty_count } réis
           *[other] zaplatit { $penalty_count } réis
        }
        [wigs] { $penalty_count ->
            [one] ztratit { $penalty_count } paruku
            [few] ztratit { $penalty_count } paruky
           *[other] ztratit { $penalty_count } paruk
        }
        [official] { $penalty_count ->
            [one] odvolat úředníka od dvora
            [few] odvolat { $penalty_count } úředníky od dvora
           *[other] odvolat { $penalty_count } úředníků od dvora
        }
        [good_any] { $penalty_count ->
            [one] ztratit zboží
            [few] ztratit { $penalty_count } zboží
           *[other] ztratit { $penalty_count } zboží
        }
        [favor] { $penalty_count ->
            [one] vrátit přízeň
            [few] vrátit { $penalty_count } přízně
           *[other] vrátit { $penalty_count } přízní
        }
       *[other] { $penalty_count ->
            [one] odhodit církevní destičku
            [few] odhodit { $penalty_count } církevní destičky
           *[other] odhodit { $penalty_count } církevních destiček
        }
    }
noble-name = { $kind-key ->
        [manuel] Manuel da Maia
        [marquis] Markýz de Pombal
       *[other] Král Josef I.
    } { $number }
noble-text = U dvora: audience ({ $kind }). V portfoliu: vliv { $influence }; { $penalty_count ->
        [0] odměna: { noble-gives }
       *[other] postih: { noble-costs }{ $reward_count ->
            [0] { "" }
           *[other] ; odměna: { noble-gives }
        }
    }.
treasury-event = { $event-key ->
        [build_store] stavba obchodu
        [decree] získání dekretu
        [open_public_building] otevření veřejné budovy
        [plans_2] dvakrát zisk plánu
        [officials_3] umístění až 3 úředníků do různých úřadů
        [ship_minus_1] stavba lodi o 1 zboží levněji
        [goods_different_3] zisk 3 různých druhů zboží
        [gold_2] zisk 2× zlato
        [cloth_2] zisk 2× látky
        [books_2] zisk 2× knihy
        [tools_2] zisk 2× nářadí
        [produce_no_price_drop] produkce zboží, ceny neklesnou
        [cardinal_then_favor] setkání s kardinálem, poté zisk přízně
        [gain_influence] zisk vlivu za portfolio
        [rubble_2] zisk 1 nebo 2 kostiček z hromádky sutin
       *[other] prodej zboží o 1 real dráž
    }
treasury-benefit = { $benefit-key ->
        [real] { $benefit_count ->
            [one] { $benefit_count } real při každé platbě
            [few] { $benefit_count } réis při každé platbě
           *[other] { $benefit_count } réis při každé platbě
        }
        [land] { $benefit_count ->
            [one] parcely levnější o { $benefit_count } real
            [few] parcely levnější o { $benefit_count } réis
           *[other] parcely levnější o { $benefit_count } réis
        }
        [official] { $benefit_count ->
            [one] plány potřebují o { $benefit_count } úředníka méně
            [few] plány potřebují o { $benefit_count } úředníky méně
           *[other] plány potřebují o { $benefit_count } úředníků méně
        }
        [sell_gold] { $benefit_count ->
            [one] +{ $benefit_count } real za každý prodej: zlato
            [few] +{ $benefit_count } réis za každý prodej: zlato
           *[other] +{ $benefit_count } réis za každý prodej: zlato
        }
        [sell_cloth] { $benefit_count ->
            [one] +{ $benefit_count } real za každý prodej: látky
            [few] +{ $benefit_count } réis za každý prodej: látky
           *[other] +{ $benefit_count } réis za každý prodej: látky
        }
        [sell_books] { $benefit_count ->
            [one] +{ $benefit_count } real za každý prodej: knihy
            [few] +{ $benefit_count } réis za každý prodej: knihy
           *[other] +{ $benefit_count } réis za každý prodej: knihy
        }
        [sell_tools] { $benefit_count ->
            [one] +{ $benefit_count } real za každý prodej: nářadí
            [few] +{ $benefit_count } réis za každý prodej: nářadí
           *[other] +{ $benefit_count } réis za každý prodej: nářadí
        }
       *[other] { $benefit_count ->
            [one] +{ $benefit_count } real za každé prodané zboží
            [few] +{ $benefit_count } réis za každé prodané zboží
           *[other] +{ $benefit_count } réis za každé prodané zboží
        }
    }
treasury-name = Pokladnice { $number }: { treasury-event }
treasury-text = U dvora: { treasury-event }. V portfoliu: { treasury-benefit }.
clergy-name = { $effect-key ->
        [influence_gain_bonus] Vliv +{ $amount }
        [visit_discount] Audience −{ $amount }: { clergy-noble }
        [join_discount] Připojení −{ $amount }
        [land_discount] Parcela −{ $amount }
        [rubble_free] Zdarma: { $of }{ clergy-times }
        [officials_needed_minus] Úředníci −{ $amount }
        [hire_price_minus] Najímání −{ $amount }
        [recruit_extra] Nábor +{ $amount }
        [produce_extra] Produkce +{ $amount }: { $of }
        [sell_bonus] Prodej +{ $amount }: { clergy-good }
        [ship_goods_minus] Lodě, zboží −{ $amount }
        [trade_any_good] Jakékoli zboží: { $of }{ clergy-times }
        [warehouse_plus] Skladiště +{ $amount }
        [treasury_card_reis_plus] Karty pokladnice +{ $amount }
        [on_build_store] Obchod: { clergy-gain }
        [on_decree] Dekret: { clergy-gain }
        [on_open_building] Budova: { clergy-gain }
        [on_recruit] Nábor: { clergy-gain }
        [on_plan] Plán: { clergy-gain }
        [on_ship] Loď: { clergy-gain }
        [on_produce] Produkce: { clergy-gain }
        [on_cardinal] Kardinál: { clergy-gain }
        [on_favor] Přízeň: { clergy-gain }
        [on_visit] Audience: { clergy-gain }
        [on_join] Připojení: { clergy-gain }
        [on_event] Událost: { clergy-gain }
        [on_sale] Prodej: { clergy-gain }
        [on_noble_card] Karta šlechtice: { clergy-gain }
        [on_treasury_card] Karta pokladnice: { clergy-gain }
       *[other] Ihned: { clergy-gain }
    }
clergy-text = { $effect-key ->
        [influence_gain_bonus] Kdykoli získáváte vliv za portfolio, získáte více (+{ $amount }).
        [visit_discount] Audience i připojení ({ clergy-noble }) stojí méně (−{ $amount }).
        [join_discount] Připojení k audienci stojí méně (−{ $amount }).
        [land_discount] Parcela stojí o { clergy-reis } méně.
        [rubble_free] Do ceny parcely se nepočítají: { $of }{ clergy-times }.
        [officials_needed_minus] Plány potřebují méně úředníků (−{ $amount }); na konci se počítá natištěný počet.
        [hire_price_minus] Každý najatý úředník stojí o { clergy-reis } méně.
        [recruit_extra] Při zaměstnání úředníků jich smíte umístit víc (+{ $amount }), každého do jiného úřadu.
        [produce_extra] Při produkci si smíte vzít navíc: { $amount }× { $of }.
        [sell_bonus] Za každé prodané zboží ({ clergy-good }) dostanete o { clergy-reis } více.
        [ship_goods_minus] Lodě stojí méně zboží (−{ $amount }).
        [trade_any_good] Při obchodu přijme jakékoli zboží: { $of }{ clergy-times }.
        [warehouse_plus] Ve skladišti smíte mít od každého zboží více (+{ $amount }).
        [treasury_card_reis_plus] Za kartu pokladnice zahranou do portfolia dostanete o { clergy-reis } více.
        [on_build_store] Za každý postavený obchod: { clergy-gain }.
        [on_decree] Za každý získaný dekret: { clergy-gain }.
        [on_open_building] Za každou otevřenou veřejnou budovu: { clergy-gain }.
        [on_recruit] Za zaměstnání úředníků: { clergy-gain }.
        [on_plan] Za zisk plánu: { clergy-gain }.
        [on_ship] Za stavbu lodi: { clergy-gain }.
        [on_produce] Za produkci zboží: { clergy-gain }.
        [on_cardinal] Za setkání s kardinálem: { clergy-gain }.
        [on_favor] Za zisk přízně: { clergy-gain }.
        [on_visit] Za každou audienci: { clergy-gain }.
        [on_join] Za připojení k audienci: { clergy-gain }.
        [on_event] Za každou zaplacenou událost: { clergy-gain }.
        [on_sale] Za prodej zboží: { clergy-gain }.
        [on_noble_card] Za šlechtice zahraného do portfolia: { clergy-gain }.
        [on_treasury_card] Za kartu pokladnice zahranou do portfolia: { clergy-gain }.
       *[other] Jednou, při zisku: { clergy-gain }.
    } Rub: { $wigs ->
        [one] { $wigs } paruka
        [few] { $wigs } paruky
       *[other] { $wigs } paruk
    }.
clergy-noble = { $of-key ->
        [any] kdokoli
       *[other] { $of }
    }
clergy-good = { $of-key ->
        [any] jakékoli
       *[other] { $of }
    }
clergy-reis = { $amount ->
        [one] { $amount } real
        [few] { $amount } réis
       *[other] { $amount } réis
    }
clergy-gain = { $of-key ->
        [gold] { $amount } × { $of }
        [cloth] { $amount } × { $of }
        [books] { $amount } × { $of }
        [tools] { $amount } × { $of }
        [reis] { $amount ->
            [one] { $amount } real
            [few] { $amount } réis
           *[other] { $amount } réis
        }
        [good_any] { $amount ->
            [one] { $amount }× zboží dle výběru
            [few] { $amount }× zboží dle výběru
           *[other] { $amount }× zboží dle výběru
        }
        [gain_influence] zisk vlivu za portfolio{ clergy-times }
        [goods_different] { $amount }× zboží různých druhů
        [plan] { $amount ->
            [one] plán
            [few] { $amount } plány
           *[other] { $amount } plánů
        }
        [official] { $amount ->
            [one] umístit úředníka
            [few] umístit { $amount } úředníky
           *[other] umístit { $amount } úředníků
        }
        [cardinal] { $amount ->
            [one] setkání s kardinálem ({ $amount } pole)
            [few] setkání s kardinálem ({ $amount } pole)
           *[other] setkání s kardinálem ({ $amount } polí)
        }
        [rubble] { $amount ->
            [one] kostička z hromádky sutin
            [few] { $amount } kostičky z hromádky sutin
           *[other] { $amount } kostiček z hromádky sutin
        }
        [influence] vliv +{ $amount }
        [favor] { $amount ->
            [one] přízeň
            [few] { $amount } přízně
           *[other] { $amount } přízní
        }
       *[other] { $amount ->
            [one] { $amount } paruka
            [few] { $amount } paruky
           *[other] { $amount } paruk
        }
    }
label-decree-counts = { $metric-key ->
        [own_stores] Vaše obchody
        [all_stores] Obchody
        [opened_buildings] Budovy
        [own_completed_plans] Hotové plány
        [own_open_plans] Zbylé plány
        [own_plans] Plány
        [own_cubes] Sutiny
        [own_sets] Sady
        [own_ships] Lodě
        [own_hull] Velikosti
        [own_has_ship] Velká loď
        [own_cargo] Náklad
        [own_portfolio] Portfolio
        [own_officials] Úředníci
        [own_clergy] Klérus
        [own_favors] Přízně
        [own_all_three_favors] 3 přízně
        [own_goods] Zboží
        [own_all_four_goods] 4 zboží
        [own_reis] Réis
        [own_influence] Vliv
        [own_influence_unbeaten] Vliv
        [own_house_group_done] Domky
        [own_stores_with_matching_buildings] Shody
        [own_store_building_links] Shody
        [own_distinct_rows] Řádky
        [own_distinct_streets] Ulice
        [own_distinct_columns] Sloupce
       *[other] Dekrety
    }
decree-name = { $metric-key ->
        [own_stores] { $of-key ->
            [any] Vaše obchody
            [gold] Vaše obchody (zlato)
            [cloth] Vaše obchody (látky)
            [books] Vaše obchody (knihy)
            [tools] Vaše obchody (nářadí)
            [C1] Vaše obchody ve sloupci C1
            [C2] Vaše obchody ve sloupci C2
            [C3] Vaše obchody ve sloupci C3
            [C4] Vaše obchody ve sloupci C4
            [C5] Vaše obchody ve sloupci C5
           *[other] Vaše obchody v řádku { $of }
        }
        [all_stores] { $of-key ->
            [any] Všechny obchody
            [gold] Všechny obchody (zlato)
            [cloth] Všechny obchody (látky)
            [books] Všechny obchody (knihy)
            [tools] Všechny obchody (nářadí)
            [C1] Všechny obchody ve sloupci C1
            [C2] Všechny obchody ve sloupci C2
            [C3] Všechny obchody ve sloupci C3
            [C4] Všechny obchody ve sloupci C4
            [C5] Všechny obchody ve sloupci C5
           *[other] Všechny obchody v řádku { $of }
        }
        [opened_buildings] { $of-key ->
            [any] Otevřené budovy
            [blue] Otevřené budovy modrého architekta
            [green] Otevřené budovy zeleného architekta
            [north] Otevřené budovy na severu
            [west] Otevřené budovy na západě
            [east] Otevřené budovy na východě
            [gold] Otevřené budovy se symbolem: zlato
            [cloth] Otevřené budovy se symbolem: látky
            [books] Otevřené budovy se symbolem: knihy
            [tools] Otevřené budovy se symbolem: nářadí
           *[other] Otevřené budovy u řádku { $of }
        }
        [own_completed_plans] { $of-key ->
            [blue] Vaše dokončené modré plány
            [green] Vaše dokončené zelené plány
           *[other] Vaše dokončené plány
        }
        [own_open_plans] Vaše nedokončené plány
        [own_plans] Vaše plány, dokončené i nedokončené
        [own_cubes] { $of-key ->
            [earthquake] Vaše kostičky sutin po zemětřesení
            [fire] Vaše kostičky sutin po požáru
           *[other] Vaše kostičky sutin po tsunami
        }
        [own_sets] Vaše sady sutin
        [own_ships] Vaše lodě
        [own_hull] Součet velikostí vašich lodí
        [own_has_ship] Loď velikosti { $of }
        [own_cargo] Zboží na vašich lodích
        [own_portfolio] { $of-key ->
            [noble] Šlechtici ve vašem portfoliu
            [treasury] Karty pokladnice ve vašem portfoliu
           *[other] Karty ve vašem portfoliu
        }
        [own_officials] { $of-key ->
            [offices_and_courtyards] Vaši úředníci v úřadech a na nádvořích
            [distinct_nobles] Šlechtici, u nichž máte úředníka
            [completed_plans] Úředníci na vašich dokončených plánech
           *[other] Vaši úředníci v úřadu: { $of }
        }
        [own_clergy] Vaše církevní destičky
        [own_favors] Vaše destičky přízně
        [own_all_three_favors] Všechny tři přízně
        [own_goods] { $of-key ->
            [any] Zboží ve vašem skladišti
           *[other] Ve vašem skladišti: { $of }
        }
        [own_all_four_goods] Alespoň 1 kus všech čtyř druhů zboží
        [own_reis] Vaše réis
        [own_influence] Váš vliv
        [own_influence_unbeaten] Nikdo nemá větší vliv než vy
        [own_house_group_done] { $of-key ->
            [left] Všechny domky levé skupinky postaveny
            [middle] Všechny domky prostřední skupinky postaveny
           *[other] Všechny domky pravé skupinky postaveny
        }
        [own_stores_with_matching_buildings] Vaše obchody s odpovídajícími budovami (alespoň { $of })
        [own_store_building_links] Odpovídající budovy vašich obchodů
        [own_distinct_rows] Řádky s vaším obchodem
        [own_distinct_streets] Ulice s vaším obchodem
        [own_distinct_columns] Sloupce s vaším obchodem
       *[other] Vaše dekrety
    }
decree-text = Na konci hry: { decree-rate }.
decree-rate = { $divisor ->
        [1] { decree-each }
       *[other] { decree-flat }{ " za každé " }{ $divisor }
    }
decree-flat = { $wigs ->
        [one] { $wigs } paruka
        [few] { $wigs } paruky
       *[other] { $wigs } paruk
    }
decree-each = { $metric-key ->
        [own_has_ship] { decree-flat }
        [own_all_three_favors] { decree-flat }
        [own_all_four_goods] { decree-flat }
        [own_influence_unbeaten] { decree-flat }
        [own_house_group_done] { decree-flat }
       *[other] { $wigs ->
            [one] po { $wigs } paruce
            [few] po { $wigs } parukách
           *[other] po { $wigs } parukách
        }
    }
building-text = Modrá strana: { $blue }. Zelená strana: { $green }.
plan-name = { $architect-key ->
        [blue] Modrý plán
       *[other] Zelený plán
    }, { $officials ->
        [one] { $officials } úředník
        [few] { $officials } úředníci
       *[other] { $officials } úředníků
    }
ship-name = Loď, velikost { $hull }
ship-text = Kapacita { $hull }; vliv { $influence }; +{ $bonus } réis za zboží prodané na ni.
favor-text = Vrácením se připojíte k audienci u tohoto šlechtice; na konci { $wigs ->
        [one] { $wigs } paruka
        [few] { $wigs } paruky
       *[other] { $wigs } paruk
    }.
quest-both = { $a } a { $b }
quest-text = Stačí jedno z: { $tasks }. Odměna: { gives }.
lies-text = Odměna: { gives }.
tile-name = Bodovací destička { $value }
board-text = Pokladnice zleva: hodnoty { $treasury_right }, vliv { $treasury_left }; symboly realu na { $real_symbols }; místa v úřadech { $office_spaces }; sloupec 5: { $narrow_column }; ceny od { $price_bottom } do { $price_top }; bez parcely: { $no_plot }; symboly v církvi u mezer { $influence_gap } (vliv) a { $treasury_gaps } (pokladnice); ukazatel pokladnice na stupni { $treasury_start }.
good-text = Počáteční cena: { $start_price }.
level-text = Lacerda začíná s počtem bodů: { $start_wigs }.

card-board = Herní plán
    .text = { board-text }
card-good-gold = Zlato
    .text = { good-text }
card-good-cloth = Látky
    .text = { good-text }
card-good-books = Knihy
    .text = { good-text }
card-good-tools = Nářadí
    .text = { good-text }
card-a-1 = Parcela A-1
    .text = { lies-text }
card-a-2 = Parcela A-2
    .text = { lies-text }
card-a-3 = Parcela A-3
    .text = { lies-text }
card-a-4 = Parcela A-4
    .text = { lies-text }
card-a-5 = Parcela A-5
    .text = { lies-text }
card-b-1 = Parcela B-1
    .text = { lies-text }
card-b-2 = Parcela B-2
    .text = { lies-text }
card-b-3 = Parcela B-3
    .text = { lies-text }
card-b-4 = Parcela B-4
    .text = { lies-text }
card-b-5 = Parcela B-5
    .text = { lies-text }
card-c-1 = Parcela C-1
    .text = { lies-text }
card-c-2 = Parcela C-2
    .text = { lies-text }
card-c-3 = Parcela C-3
    .text = { lies-text }
card-c-4 = Parcela C-4
    .text = { lies-text }
card-c-5 = Parcela C-5
    .text = { lies-text }
card-d-1 = Parcela D-1
    .text = { lies-text }
card-d-2 = Parcela D-2
    .text = { lies-text }
card-d-3 = Parcela D-3
    .text = { lies-text }
card-d-4 = Parcela D-4
    .text = { lies-text }
card-d-5 = Parcela D-5
    .text = { lies-text }
card-e-1 = Parcela E-1
    .text = { lies-text }
card-e-2 = Parcela E-2
    .text = { lies-text }
card-e-3 = Parcela E-3
    .text = { lies-text }
card-e-4 = Parcela E-4
    .text = { lies-text }
card-e-5 = Parcela E-5
    .text = { lies-text }
card-n1 = Staveniště N1
    .text = { lies-text }
card-n2 = Staveniště N2
    .text = { lies-text }
card-n3 = Staveniště N3
    .text = { lies-text }
card-n4 = Staveniště N4
    .text = { lies-text }
card-wa = Staveniště WA
    .text = { lies-text }
card-wb = Staveniště WB
    .text = { lies-text }
card-wc = Staveniště WC
    .text = { lies-text }
card-wd = Staveniště WD
    .text = { lies-text }
card-we = Staveniště WE
    .text = { lies-text }
card-xa = Staveniště XA
    .text = { lies-text }
card-xb = Staveniště XB
    .text = { lies-text }
card-xc = Staveniště XC
    .text = { lies-text }
card-xd = Staveniště XD
    .text = { lies-text }
card-xe = Staveniště XE
    .text = { lies-text }
card-t3 = { tile-name }
card-t3b = { tile-name }
card-t4 = { tile-name }
card-t5 = { tile-name }
card-pb01 = Arzenál
    .text = { building-text }
card-pb02 = Celnice
    .text = { building-text }
card-pb03 = Radnice
    .text = { building-text }
card-pb04 = Královská burza
    .text = { building-text }
card-pb05 = Opera
    .text = { building-text }
card-pb06 = Sýpka
    .text = { building-text }
card-pb07 = Mincovna
    .text = { building-text }
card-pb08 = Soudní dvůr
    .text = { building-text }
card-pb09 = Veřejná knihovna
    .text = { building-text }
card-pb10 = Královská nemocnice
    .text = { building-text }
card-pb11 = Tabáková kancelář
    .text = { building-text }
card-pb12 = Obchodní komora
    .text = { building-text }
card-pb13 = Pošta
    .text = { building-text }
card-pb14 = Berní úřad
    .text = { building-text }
card-pb15 = Škola šlechticů
    .text = { building-text }
card-pb16 = Úřad akvaduktu
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
card-favor-manuel = Přízeň: Manuel da Maia
    .text = { favor-text }
card-favor-marquis = Přízeň: Markýz de Pombal
    .text = { favor-text }
card-favor-king = Přízeň: Král Josef I.
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
card-qa1 = Úkol 1
    .text = { quest-text }
card-qa2 = Úkol 2
    .text = { quest-text }
card-qa3 = Úkol 3
    .text = { quest-text }
card-qa4 = Úkol 4
    .text = { quest-text }
card-qb5 = Úkol 5
    .text = { quest-text }
card-qb6 = Úkol 6
    .text = { quest-text }
card-qb7 = Úkol 7
    .text = { quest-text }
card-qb8 = Úkol 8
    .text = { quest-text }
card-qb9 = Úkol 9
    .text = { quest-text }
card-qb10 = Úkol 10
    .text = { quest-text }
card-qb11 = Úkol 11
    .text = { quest-text }
card-qb12 = Úkol 12
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
card-level-easy = Lacerda, snadný
    .text = { level-text }
card-level-printed = Lacerda, jak je vytištěn
    .text = { level-text }
card-level-hard = Lacerda, těžký
    .text = { level-text }

# Co znamenají obrázky, u nichž nestojí slovo.

icon-galleon = Loď
icon-meeple-group = Zaměstnání úředníků
icon-scroll-quill = Dekret
icon-envelope = { word-influence }
icon-wig = { word-wigs }
icon-meeple = Úředník
icon-open-treasure-chest = Místo pro kartu pokladnice
icon-gold-bar = { word-gold }
icon-rolled-cloth = { word-cloth }
icon-book-cover = { word-books }
icon-hammer-nails = { word-tools }
icon-wooden-crate = { word-good_any }
icon-two-coins = { word-reis }
icon-scroll-unfurled = Plán
icon-wax-seal = Přízeň
icon-pope-crown = { word-cardinal }
icon-cubes = { word-rubble }
icon-church = { word-clergy }
