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
    .hint = Síla soupeře Lacerdy v sólové hře; náš vlastní návrh.
option-level-easy = Snadný
option-level-normal = Běžný
option-level-hard = Těžký

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

ask-keep-tile = Ponechte si jednu ze dvou církevních destiček
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
ask-take-different-good = Vezměte si zboží různých druhů
ask-plan-reward = Odměna: vzít si plán?
ask-official-reward = Odměna: umístit úředníka?
ask-cardinal-reward = Odměna: setkat se s kardinálem?
ask-rubble-reward = Odměna: vzít si kostičku z hromádky sutin?
ask-take-rubble = Vezměte si kostičky z hromádky sutin
ask-lose-good = Postih: které zboží ztratíte?
ask-lose-favor = Postih: kterou přízeň vrátíte?
ask-lose-tile = Postih: kterou církevní destičku odhodíte?
ask-take-card = Vezměte si politickou kartu
ask-church-scoring = Církevní bodování: které destičky odhodíte?
ask-complete-quest = Který úkol dokončíte?
ask-discard-cards = Konec období: které karty odhodíte?
ask-reward-card = Odměnu které karty si vezmete?

# Možnosti.

do-court = Ke dvoru: { $a }
do-portfolio = Do portfolia: { $a }
do-gold = Odhodit za 1 zlato: { $a }
do-sell = Prodat: { $a } → { $who }, přístav { $b }
do-trade = Obchod: { $b } → { $a }
do-discard = Odhodit: { $a }
do-new_ship = Nový přístav
do-upgrade = Nahradit loď v přístavu { $a }
do-good = { $a }
do-office = Úřad: { $a }
do-from_office = Z úřadu: { $a }
do-from_courtyard = Z nádvoří: { $a }
do-favor = Přízeň: { $a }
do-plan = Vzít: { $a }
do-pile_cube = Z hromádky: { $a }
do-cube = Z { $at }: { $a }
do-build = { $a }: { $at }
do-house = Domek: { $a }
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
word-cloth = látky
word-books = knihy
word-tools = nářadí
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
word-wigs = paruky
word-official = úředník
word-rubble = kostička z hromádky sutin
word-clergy = církevní destička
word-influence = vliv
word-plans_2 = dvakrát zisk plánu
word-officials_3 = umístění až 3 úředníků do různých úřadů
word-ship_minus_1 = stavba lodi o 1 zboží levněji
word-goods_different_3 = zisk 3 různých druhů zboží
word-produce_no_price_drop = produkce zboží, ceny neklesnou
word-cardinal_then_favor = setkání s kardinálem, poté zisk přízně
word-gain_influence = zisk vlivu za portfolio
word-rubble_2 = zisk 1 nebo 2 kostiček z hromádky sutin
word-raise_prices = všechny ceny stoupnou o 1, získáte 2 paruky
word-sell_goods_plus_1 = prodej zboží o 1 real dráž
word-real = real při každé platbě
word-land = sleva z ceny parcely
word-sell_gold = navíc za prodané zlato
word-sell_cloth = navíc za prodané látky
word-sell_books = navíc za prodané knihy
word-sell_tools = navíc za prodané nářadí
word-sell_any = navíc za každé prodané zboží

# Odmítnutí.

why-favor-held = Tuto přízeň již máte
why-good-not-taken = { $noble } toto zboží nebere: { $good }
why-group-empty = V této skupince již není domek
why-no-building-left = Tento architekt již nemá žádnou veřejnou budovu
why-no-room = Ve skladišti na to není místo
why-not-produced = Toto zboží nyní neprodukujete
why-plot-taken = Zde již stojí obchod
why-ship-at-sea = Tato loď je na moři
why-ship-not-larger = Tuto loď může nahradit jen větší
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
tell-gains-gold = { $who } odhazuje za 1 zlato: { $card }
tell-visits = { $who }: audience – { $noble }
tell-joins = { $who } se připojuje ({ $noble }): { $action }
tell-lacerda-joins = { $who } se připojuje: { $noble }
tell-lacerda-takes = { $who } bere: { $card }
tell-sponsors = { $who } financuje: { $card }
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
tell-cube = { $who }: { $cube }
tell-cube-lost = { $who }: není místo, ze hry: { $cube }
tell-loses-good = { $who } ztrácí: { $good }
tell-leaves-portfolio = { $who }: opouští portfolio: { $card }
tell-discards-tiles = { $who } odhazuje církevní destičky: { $tiles }
tell-discards-cards = { $who } odhazuje: { $cards }
tell-completes-quest = { $who } plní: { $quest }
tell-period-ends = { $who } způsobuje konec prvního období
tell-last-round = Konec se blíží: kolo se dohraje a následuje ještě jedno
tell-goods = { $who }: +{ $count } × { $good }
tell-influence = { $who }: vliv +{ $count }
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

label-market = Obchod
label-crown = Plány, dekrety a církev
label-treasury = Pokladnice
label-treasury-step = { $left } | { $right }
label-influence = Vliv
label-real-space = { $number } $
label-period = Období { $number }
label-ending = Zbývající tahy: { $count }
label-reconstructed = ≈ Stupnice, ceny a odměny na herním plánu a všechny karty se značkou ≈ jsou rekonstruované: tištěné se mohou lišit
label-own-opponent = Lacerda je protivník podle našeho vlastního návrhu
label-downtown = Centrum města
label-street = { $street }
label-row = { $row }
label-column = Sloupec { $column }
label-place = { $place }
label-store = Obchod: { $good }
label-west = { $good }, vstup ze západu
label-east = { $good }, vstup z východu
label-reward = Odměna: { $reward } { $count }
label-opened = { $building } ({ $architect })
label-rubble-pile = Hromádka sutin
label-city-tiles = Městské destičky
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
label-gap = Mezera
label-wigs = Paruky
label-reis = Réis
label-standing = Vliv, v hodnotě { $count }
label-own-officials = Úředníci na desce
label-sets = Sady sutin
label-warehouse = Skladiště (až { $count } od každého)
label-port = Přístav { $number }
label-portfolio = Portfolio { $count }/{ $limit }, vliv { $influence }
label-crate = Krabice
label-rubble = Sutiny
label-houses = Zbývající domky
label-tiles = Destičky, plány a dekrety
label-hand = Ruka
tip-treasury-track = Vlevo: základ ceny audience, ve vlivu. Vpravo: hodnota pokladnice v réis.
tip-influence-track = Políčko se znakem $ platí za real: místo 1 realu se ukazatel vrátí na nejbližší další.
tip-treasury = U dvora: { $event }. V portfoliu: { $benefit } ({ $count }).
tip-penalty = Vliv { $influence }. Postih: { $penalty } ({ $count }).
tip-reward = Vliv { $influence }. Odměna: { $reward } ({ $count }).

# Karty a destičky. Texty uvádějí naše hodnoty, většinou rekonstruované.

card-manuel-1 = Manuel da Maia 1
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 3; odměna: 1× zlato.
card-manuel-2 = Manuel da Maia 2
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 3; odměna: 1× nářadí.
card-manuel-3 = Manuel da Maia 3
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 2; odměna: umístit úředníka.
card-manuel-4 = Manuel da Maia 4
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 1; odměna: plán.
card-manuel-5 = Manuel da Maia 5
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 4; postih: zaplatit 3 réis.
card-manuel-6 = Manuel da Maia 6
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 3; odměna: 1× nářadí.
card-manuel-7 = Manuel da Maia 7
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 2; odměna: 4 réis.
card-manuel-8 = Manuel da Maia 8
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 2; odměna: umístit úředníka.
card-manuel-9 = Manuel da Maia 9
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 1; odměna: plán.
card-manuel-10 = Manuel da Maia 10
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 4; postih: odvolat úředníka od dvora.
card-manuel-11 = Manuel da Maia 11
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 3; odměna: 1× zboží dle výběru.
card-manuel-12 = Manuel da Maia 12
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 2; odměna: 2× zboží různých druhů.
card-manuel-13 = Manuel da Maia 13
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 1; odměna: plán.
card-manuel-14 = Manuel da Maia 14
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 1; odměna: kostička z hromádky sutin.
card-manuel-15 = Manuel da Maia 15
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 5; postih: zaplatit 3 réis.
card-manuel-16 = Manuel da Maia 16
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 2; odměna: 2× zboží různých druhů.
card-manuel-17 = Manuel da Maia 17
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 1; odměna: 6 réis.
card-manuel-18 = Manuel da Maia 18
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 1; odměna: kostička z hromádky sutin.
card-manuel-19 = Manuel da Maia 19
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 0; odměna: 3 paruky.
card-manuel-20 = Manuel da Maia 20
    .text = U dvora: audience (Manuel da Maia). V portfoliu: vliv 4; postih: ztratit 1 zboží.
card-marquis-21 = Markýz de Pombal 21
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 3; odměna: 3 réis.
card-marquis-22 = Markýz de Pombal 22
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 3; odměna: 1× knihy.
card-marquis-23 = Markýz de Pombal 23
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 2; odměna: 1× zboží dle výběru.
card-marquis-24 = Markýz de Pombal 24
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 1; odměna: kostička z hromádky sutin.
card-marquis-25 = Markýz de Pombal 25
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 5; postih: odvolat úředníka od dvora.
card-marquis-26 = Markýz de Pombal 26
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 3; odměna: 1× knihy.
card-marquis-27 = Markýz de Pombal 27
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 2; odměna: 1× zlato.
card-marquis-28 = Markýz de Pombal 28
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 2; odměna: umístit úředníka.
card-marquis-29 = Markýz de Pombal 29
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 1; odměna: setkání s kardinálem (1 pole).
card-marquis-30 = Markýz de Pombal 30
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 4; postih: ztratit 2 paruky.
card-marquis-31 = Markýz de Pombal 31
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 3; odměna: 4 réis.
card-marquis-32 = Markýz de Pombal 32
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 2; odměna: 1× zboží dle výběru.
card-marquis-33 = Markýz de Pombal 33
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 1; odměna: setkání s kardinálem (1 pole).
card-marquis-34 = Markýz de Pombal 34
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 1; odměna: umístit úředníka.
card-marquis-35 = Markýz de Pombal 35
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 4; postih: odvolat úředníka od dvora.
card-marquis-36 = Markýz de Pombal 36
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 2; odměna: 1× zlato.
card-marquis-37 = Markýz de Pombal 37
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 1; odměna: 2× zboží různých druhů.
card-marquis-38 = Markýz de Pombal 38
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 1; odměna: setkání s kardinálem (1 pole).
card-marquis-39 = Markýz de Pombal 39
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 0; odměna: 6 réis.
card-marquis-40 = Markýz de Pombal 40
    .text = U dvora: audience (Markýz de Pombal). V portfoliu: vliv 4; postih: zaplatit 3 réis.
card-king-41 = Král Josef I. 41
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 2; odměna: 1× zlato.
card-king-42 = Král Josef I. 42
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 3; odměna: 3 réis.
card-king-43 = Král Josef I. 43
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 3; odměna: 1× látky.
card-king-44 = Král Josef I. 44
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 1; odměna: přízeň.
card-king-45 = Král Josef I. 45
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 4; postih: ztratit 1 zboží.
card-king-46 = Král Josef I. 46
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 3; odměna: 1× látky.
card-king-47 = Král Josef I. 47
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 2; odměna: setkání s kardinálem (1 pole).
card-king-48 = Král Josef I. 48
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 2; odměna: 1× zboží dle výběru.
card-king-49 = Král Josef I. 49
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 1; odměna: přízeň.
card-king-50 = Král Josef I. 50
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 5; postih: vrátit přízeň.
card-king-51 = Král Josef I. 51
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 3; odměna: 1× zlato.
card-king-52 = Král Josef I. 52
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 2; odměna: 4 réis.
card-king-53 = Král Josef I. 53
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 1; odměna: přízeň.
card-king-54 = Král Josef I. 54
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 1; odměna: 2 paruky.
card-king-55 = Král Josef I. 55
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 4; postih: odhodit církevní destičku.
card-king-56 = Král Josef I. 56
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 2; odměna: 4 réis.
card-king-57 = Král Josef I. 57
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 1; odměna: přízeň.
card-king-58 = Král Josef I. 58
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 1; odměna: 2× zboží různých druhů.
card-king-59 = Král Josef I. 59
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 0; odměna: 3 paruky.
card-king-60 = Král Josef I. 60
    .text = U dvora: audience (Král Josef I.). V portfoliu: vliv 5; postih: odvolat úředníka od dvora.
card-treasury-61 = Stavba obchodu
    .text = U dvora: stavba obchodu. V portfoliu: 1 real při každé platbě.
card-treasury-62 = Dvakrát zisk plánu
    .text = U dvora: dvakrát zisk plánu. V portfoliu: 1 real při každé platbě.
card-treasury-63 = Umístění až 3 úředníků do různých úřadů
    .text = U dvora: umístění až 3 úředníků do různých úřadů. V portfoliu: +1 real za každý prodej: nářadí.
card-treasury-64 = Stavba lodi o 1 zboží levněji
    .text = U dvora: stavba lodi o 1 zboží levněji. V portfoliu: +1 real za každý prodej: zlato.
card-treasury-65 = Zisk 3 různých druhů zboží
    .text = U dvora: zisk 3 různých druhů zboží. V portfoliu: 1 real při každé platbě.
card-treasury-66 = Získání dekretu
    .text = U dvora: získání dekretu. V portfoliu: plány potřebují o 1 úředníka méně.
card-treasury-67 = Stavba obchodu
    .text = U dvora: stavba obchodu. V portfoliu: 1 real při každé platbě.
card-treasury-68 = Otevření veřejné budovy
    .text = U dvora: otevření veřejné budovy. V portfoliu: plány potřebují o 1 úředníka méně.
card-treasury-69 = Produkce zboží, ceny neklesnou
    .text = U dvora: produkce zboží, ceny neklesnou. V portfoliu: +1 real za každý prodej: knihy.
card-treasury-70 = Setkání s kardinálem, poté zisk přízně
    .text = U dvora: setkání s kardinálem, poté zisk přízně. V portfoliu: parcely o 2 réis levněji.
card-treasury-71 = Zisk vlivu za portfolio
    .text = U dvora: zisk vlivu za portfolio. V portfoliu: 1 real při každé platbě.
card-treasury-72 = Stavba obchodu
    .text = U dvora: stavba obchodu. V portfoliu: parcely o 2 réis levněji.
card-treasury-73 = Získání dekretu
    .text = U dvora: získání dekretu. V portfoliu: 1 real při každé platbě.
card-treasury-74 = Stavba lodi o 1 zboží levněji
    .text = U dvora: stavba lodi o 1 zboží levněji. V portfoliu: +1 real za každý prodej: látky.
card-treasury-75 = Zisk 1 nebo 2 kostiček z hromádky sutin
    .text = U dvora: zisk 1 nebo 2 kostiček z hromádky sutin. V portfoliu: +1 real za každé prodané zboží.
card-treasury-76 = Umístění až 3 úředníků do různých úřadů
    .text = U dvora: umístění až 3 úředníků do různých úřadů. V portfoliu: 1 real při každé platbě.
card-treasury-77 = Všechny ceny stoupnou o 1, získáte 2 paruky
    .text = U dvora: všechny ceny stoupnou o 1, získáte 2 paruky. V portfoliu: 2 réis při každé platbě.
card-treasury-78 = Stavba obchodu
    .text = U dvora: stavba obchodu. V portfoliu: +1 real za každé prodané zboží.
card-treasury-79 = Otevření veřejné budovy
    .text = U dvora: otevření veřejné budovy. V portfoliu: 1 real při každé platbě.
card-treasury-80 = Získání dekretu
    .text = U dvora: získání dekretu. V portfoliu: plány potřebují o 1 úředníka méně.
card-treasury-81 = Prodej zboží o 1 real dráž
    .text = U dvora: prodej zboží o 1 real dráž. V portfoliu: 2 réis při každé platbě.
card-treasury-82 = Zisk vlivu za portfolio
    .text = U dvora: zisk vlivu za portfolio. V portfoliu: +1 real za každé prodané zboží.
card-cl01 = Vliv +1
    .text = Kdykoli získáváte vliv za portfolio, získáte o 1 více. Rub: 2 paruky.
card-cl02 = Vliv +1
    .text = Kdykoli získáváte vliv za portfolio, získáte o 1 více. Rub: 2 paruky.
card-cl03 = Vliv +2
    .text = Kdykoli získáváte vliv za portfolio, získáte o 2 více. Rub: 1 paruka.
card-cl04 = Audience −1
    .text = Audience i připojení u každého šlechtice stojí o 1 méně. Rub: 2 paruky.
card-cl05 = Audience −1
    .text = Audience i připojení u každého šlechtice stojí o 1 méně. Rub: 2 paruky.
card-cl06 = Audience −2: Manuel da Maia
    .text = Audience i připojení (Manuel da Maia) stojí o 2 méně. Rub: 2 paruky.
card-cl07 = Audience −2: Markýz de Pombal
    .text = Audience i připojení (Markýz de Pombal) stojí o 2 méně. Rub: 2 paruky.
card-cl08 = Audience −2: Král Josef I.
    .text = Audience i připojení (Král Josef I.) stojí o 2 méně. Rub: 2 paruky.
card-cl09 = Připojení −2
    .text = Připojení k audienci stojí o 2 méně. Rub: 3 paruky.
card-cl10 = Parcela −2
    .text = Parcela stojí o 2 réis méně. Rub: 2 paruky.
card-cl11 = Parcela −2
    .text = Parcela stojí o 2 réis méně. Rub: 2 paruky.
card-cl12 = Sutiny zdarma: zemětřesení
    .text = Kostičky sutin po zemětřesení se do ceny parcely nepočítají. Rub: 1 paruka.
card-cl13 = Sutiny zdarma: požár
    .text = Kostičky sutin po požáru se do ceny parcely nepočítají. Rub: 2 paruky.
card-cl14 = Sutiny zdarma: tsunami
    .text = Kostičky sutin po tsunami se do ceny parcely nepočítají. Rub: 3 paruky.
card-cl15 = Úředníci −1
    .text = Plány potřebují o 1 úředníka méně; na konci se počítá natištěný počet. Rub: 2 paruky.
card-cl16 = Úředníci −1
    .text = Plány potřebují o 1 úředníka méně; na konci se počítá natištěný počet. Rub: 2 paruky.
card-cl17 = Najímání −2
    .text = Každý najatý úředník stojí o 2 réis méně. Rub: 3 paruky.
card-cl18 = Nábor +1
    .text = Při zaměstnání úředníků smíte umístit o 1 úředníka více, každého do jiného úřadu. Rub: 2 paruky.
card-cl19 = Nábor +1
    .text = Při zaměstnání úředníků smíte umístit o 1 úředníka více, každého do jiného úřadu. Rub: 2 paruky.
card-cl20 = Produkce +1: zlato
    .text = Při produkci si smíte vzít 1 kus navíc: zlato. Rub: 2 paruky.
card-cl21 = Produkce +1: látky
    .text = Při produkci si smíte vzít 1 kus navíc: látky. Rub: 2 paruky.
card-cl22 = Produkce +1: knihy
    .text = Při produkci si smíte vzít 1 kus navíc: knihy. Rub: 2 paruky.
card-cl23 = Produkce +1: nářadí
    .text = Při produkci si smíte vzít 1 kus navíc: nářadí. Rub: 2 paruky.
card-cl24 = Prodej +1
    .text = Za každé prodané zboží dostanete o 1 real více. Rub: 2 paruky.
card-cl25 = Prodej +1
    .text = Za každé prodané zboží dostanete o 1 real více. Rub: 2 paruky.
card-cl26 = Lodě −1 zboží
    .text = Lodě stojí o 1 zboží méně. Rub: 2 paruky.
card-cl27 = Lodě −1 zboží
    .text = Lodě stojí o 1 zboží méně. Rub: 2 paruky.
card-cl28 = Jakékoli zboží: Manuel da Maia
    .text = Manuel da Maia přijme při obchodu jakékoli zboží. Rub: 3 paruky.
card-cl29 = Jakékoli zboží: Markýz de Pombal
    .text = Markýz de Pombal přijme při obchodu jakékoli zboží. Rub: 3 paruky.
card-cl30 = Jakékoli zboží: Král Josef I.
    .text = Král Josef I. přijme při obchodu jakékoli zboží. Rub: 3 paruky.
card-cl31 = Dekret: 2 paruky
    .text = Za každý získaný dekret: 2 paruky. Rub: 1 paruka.
card-cl32 = Obchod: 2 paruky
    .text = Za každý postavený obchod: 2 paruky. Rub: 1 paruka.
card-cl33 = Budova: 3 réis
    .text = Za každou otevřenou veřejnou budovu: 3 réis. Rub: 3 paruky.
card-cl34 = Skladiště +1
    .text = Ve skladišti smíte mít o 1 kus každého zboží více. Rub: 2 paruky.
card-cl35 = Karty pokladnice +2
    .text = Za kartu pokladnice zahranou do portfolia dostanete o 2 réis více. Rub: 2 paruky.
card-cl36 = Ihned: 5 réis
    .text = Při zisku: 5 réis. Rub: 3 paruky.
card-cl37 = Ihned: 2× zboží dle výběru
    .text = Při zisku: 2× zboží dle výběru. Rub: 3 paruky.
card-d01 = Vaše obchody v řádku A
    .text = 2 paruky za každé z: vaše obchody v řádku A.
card-d02 = Vaše obchody v řádku B
    .text = 2 paruky za každé z: vaše obchody v řádku B.
card-d03 = Vaše obchody v řádku C
    .text = 2 paruky za každé z: vaše obchody v řádku C.
card-d04 = Vaše obchody v řádku D
    .text = 2 paruky za každé z: vaše obchody v řádku D.
card-d05 = Vaše obchody v řádku E
    .text = 2 paruky za každé z: vaše obchody v řádku E.
card-d06 = Vaše obchody ve sloupci C1
    .text = 2 paruky za každé z: vaše obchody ve sloupci C1.
card-d07 = Vaše obchody ve sloupci C2
    .text = 2 paruky za každé z: vaše obchody ve sloupci C2.
card-d08 = Vaše obchody ve sloupci C3
    .text = 2 paruky za každé z: vaše obchody ve sloupci C3.
card-d09 = Vaše obchody ve sloupci C4
    .text = 2 paruky za každé z: vaše obchody ve sloupci C4.
card-d10 = Vaše obchody ve sloupci C5
    .text = 2 paruky za každé z: vaše obchody ve sloupci C5.
card-d11 = Vaše obchody (zlato)
    .text = 2 paruky za každé z: vaše obchody (zlato).
card-d12 = Vaše obchody (látky)
    .text = 2 paruky za každé z: vaše obchody (látky).
card-d13 = Vaše obchody (knihy)
    .text = 2 paruky za každé z: vaše obchody (knihy).
card-d14 = Vaše obchody (nářadí)
    .text = 2 paruky za každé z: vaše obchody (nářadí).
card-d15 = Všechny obchody (zlato)
    .text = 1 paruka za každé z: všechny obchody (zlato).
card-d16 = Všechny obchody (látky)
    .text = 1 paruka za každé z: všechny obchody (látky).
card-d17 = Všechny obchody (knihy)
    .text = 1 paruka za každé z: všechny obchody (knihy).
card-d18 = Všechny obchody (nářadí)
    .text = 1 paruka za každé z: všechny obchody (nářadí).
card-d19 = Otevřené budovy modrého architekta
    .text = 1 paruka za každé z: otevřené budovy modrého architekta.
card-d20 = Otevřené budovy zeleného architekta
    .text = 1 paruka za každé z: otevřené budovy zeleného architekta.
card-d21 = Otevřené budovy na severu
    .text = 2 paruky za každé z: otevřené budovy na severu.
card-d22 = Otevřené budovy na západě
    .text = 3 paruky za každé 2 z: otevřené budovy na západě.
card-d23 = Otevřené budovy na východě
    .text = 3 paruky za každé 2 z: otevřené budovy na východě.
card-d24 = Otevřené budovy u řádku A
    .text = 3 paruky za každé z: otevřené budovy u řádku A.
card-d25 = Otevřené budovy u řádku B
    .text = 3 paruky za každé z: otevřené budovy u řádku B.
card-d26 = Otevřené budovy u řádku C
    .text = 3 paruky za každé z: otevřené budovy u řádku C.
card-d27 = Otevřené budovy u řádku D
    .text = 3 paruky za každé z: otevřené budovy u řádku D.
card-d28 = Otevřené budovy u řádku E
    .text = 3 paruky za každé z: otevřené budovy u řádku E.
card-d29 = Otevřené budovy se symbolem: zlato
    .text = 1 paruka za každé z: otevřené budovy se symbolem: zlato.
card-d30 = Otevřené budovy se symbolem: látky
    .text = 1 paruka za každé z: otevřené budovy se symbolem: látky.
card-d31 = Otevřené budovy se symbolem: knihy
    .text = 1 paruka za každé z: otevřené budovy se symbolem: knihy.
card-d32 = Otevřené budovy se symbolem: nářadí
    .text = 1 paruka za každé z: otevřené budovy se symbolem: nářadí.
card-d33 = Vaše dokončené modré plány
    .text = 3 paruky za každé z: vaše dokončené modré plány.
card-d34 = Vaše dokončené zelené plány
    .text = 3 paruky za každé z: vaše dokončené zelené plány.
card-d35 = Vaše dokončené plány
    .text = 2 paruky za každé z: vaše dokončené plány.
card-d36 = Vaše nedokončené plány
    .text = 2 paruky za každé z: vaše nedokončené plány.
card-d37 = Vaše kostičky sutin po zemětřesení
    .text = 1 paruka za každé z: vaše kostičky sutin po zemětřesení.
card-d38 = Vaše kostičky sutin po požáru
    .text = 1 paruka za každé z: vaše kostičky sutin po požáru.
card-d39 = Vaše kostičky sutin po tsunami
    .text = 1 paruka za každé z: vaše kostičky sutin po tsunami.
card-d40 = Vaše sady sutin
    .text = 2 paruky za každé z: vaše sady sutin.
card-d41 = Vaše lodě
    .text = 2 paruky za každé z: vaše lodě.
card-d42 = Součet velikostí vašich lodí
    .text = 1 paruka za každé z: součet velikostí vašich lodí.
card-d43 = Loď velikosti 4
    .text = 6 paruk za: loď velikosti 4.
card-d44 = Zboží na vašich lodích
    .text = 1 paruka za každé z: zboží na vašich lodích.
card-d45 = Šlechtici ve vašem portfoliu
    .text = 2 paruky za každé z: šlechtici ve vašem portfoliu.
card-d46 = Karty pokladnice ve vašem portfoliu
    .text = 2 paruky za každé z: karty pokladnice ve vašem portfoliu.
card-d47 = Karty ve vašem portfoliu
    .text = 1 paruka za každé z: karty ve vašem portfoliu.
card-d48 = Vaši úředníci v úřadech a na nádvořích
    .text = 1 paruka za každé z: vaši úředníci v úřadech a na nádvořích.
card-d49 = Vaši úředníci v úřadu: Manuel da Maia
    .text = 2 paruky za každé z: vaši úředníci v úřadu: Manuel da Maia.
card-d50 = Vaši úředníci v úřadu: Markýz de Pombal
    .text = 2 paruky za každé z: vaši úředníci v úřadu: Markýz de Pombal.
card-d51 = Vaši úředníci v úřadu: Král Josef I.
    .text = 2 paruky za každé z: vaši úředníci v úřadu: Král Josef I.
card-d52 = Šlechtici, u nichž máte úředníka
    .text = 2 paruky za každé z: šlechtici, u nichž máte úředníka.
card-d53 = Úředníci na vašich dokončených plánech
    .text = 2 paruky za každé 3 z: úředníci na vašich dokončených plánech.
card-d54 = Vaše církevní destičky
    .text = 2 paruky za každé z: vaše církevní destičky.
card-d55 = Vaše destičky přízně
    .text = 2 paruky za každé z: vaše destičky přízně.
card-d56 = Všechny tři přízně
    .text = 7 paruk za: všechny tři přízně.
card-d57 = Zboží ve vašem skladišti
    .text = 1 paruka za každé 2 z: zboží ve vašem skladišti.
card-d58 = Alespoň 1 kus všech čtyř druhů zboží
    .text = 4 paruky za: alespoň 1 kus všech čtyř druhů zboží.
card-d59 = Vaše réis
    .text = 1 paruka za každé 4 z: vaše réis.
card-d60 = Váš vliv
    .text = 1 paruka za každé 2 z: váš vliv.
card-d61 = Všechny domky levé skupinky postaveny
    .text = 3 paruky za: všechny domky levé skupinky postaveny.
card-d62 = Všechny domky prostřední skupinky postaveny
    .text = 4 paruky za: všechny domky prostřední skupinky postaveny.
card-d63 = Všechny domky pravé skupinky postaveny
    .text = 4 paruky za: všechny domky pravé skupinky postaveny.
card-d64 = Vaše obchody
    .text = 1 paruka za každé z: vaše obchody.
card-d65 = Vaše obchody s alespoň 2 odpovídajícími budovami
    .text = 3 paruky za každé z: vaše obchody s alespoň 2 odpovídajícími budovami.
card-d66 = Odpovídající budovy vašich obchodů
    .text = 1 paruka za každé z: odpovídající budovy vašich obchodů.
card-d67 = Řádky s vaším obchodem
    .text = 3 paruky za každé 2 z: řádky s vaším obchodem.
card-d68 = Ulice s vaším obchodem
    .text = 3 paruky za každé 2 z: ulice s vaším obchodem.
card-d69 = Sloupce s vaším obchodem
    .text = 3 paruky za každé 2 z: sloupce s vaším obchodem.
card-d70 = Vaše dekrety
    .text = 1 paruka za každé z: vaše dekrety.
card-pb01 = Arzenál
    .text = Modrá strana: zlato, látky. Zelená strana: knihy, nářadí.
card-pb02 = Celnice
    .text = Modrá strana: zlato, látky. Zelená strana: knihy, nářadí.
card-pb03 = Radnice
    .text = Modrá strana: zlato, látky. Zelená strana: knihy, nářadí.
card-pb04 = Královská burza
    .text = Modrá strana: knihy, nářadí. Zelená strana: zlato, látky.
card-pb05 = Opera
    .text = Modrá strana: knihy, nářadí. Zelená strana: zlato, látky.
card-pb06 = Sýpka
    .text = Modrá strana: knihy, nářadí. Zelená strana: zlato, látky.
card-pb07 = Mincovna
    .text = Modrá strana: zlato, knihy. Zelená strana: látky, nářadí.
card-pb08 = Soudní dvůr
    .text = Modrá strana: zlato, knihy. Zelená strana: látky, nářadí.
card-pb09 = Veřejná knihovna
    .text = Modrá strana: zlato, knihy. Zelená strana: látky, nářadí.
card-pb10 = Královská nemocnice
    .text = Modrá strana: látky, nářadí. Zelená strana: zlato, knihy.
card-pb11 = Tabáková kancelář
    .text = Modrá strana: látky, nářadí. Zelená strana: zlato, knihy.
card-pb12 = Obchodní komora
    .text = Modrá strana: látky, nářadí. Zelená strana: zlato, knihy.
card-pb13 = Pošta
    .text = Modrá strana: zlato, nářadí. Zelená strana: látky, knihy.
card-pb14 = Berní úřad
    .text = Modrá strana: zlato, nářadí. Zelená strana: látky, knihy.
card-pb15 = Škola šlechticů
    .text = Modrá strana: látky, knihy. Zelená strana: zlato, nářadí.
card-pb16 = Úřad akvaduktu
    .text = Modrá strana: látky, knihy. Zelená strana: zlato, nářadí.
card-plan-bs1 = Modrý plán, 2 úředníci
card-plan-bs2 = Modrý plán, 2 úředníci
card-plan-gs1 = Zelený plán, 2 úředníci
card-plan-gs2 = Zelený plán, 2 úředníci
card-plan-b1 = Modrý plán, 2 úředníci
card-plan-b2 = Modrý plán, 2 úředníci
card-plan-b3 = Modrý plán, 3 úředníci
card-plan-b4 = Modrý plán, 3 úředníci
card-plan-b5 = Modrý plán, 3 úředníci
card-plan-b6 = Modrý plán, 4 úředníci
card-plan-b7 = Modrý plán, 4 úředníci
card-plan-b8 = Modrý plán, 5 úředníků
card-plan-g1 = Zelený plán, 2 úředníci
card-plan-g2 = Zelený plán, 2 úředníci
card-plan-g3 = Zelený plán, 3 úředníci
card-plan-g4 = Zelený plán, 3 úředníci
card-plan-g5 = Zelený plán, 3 úředníci
card-plan-g6 = Zelený plán, 4 úředníci
card-plan-g7 = Zelený plán, 4 úředníci
card-plan-g8 = Zelený plán, 5 úředníků
card-ship-blue = Loď, velikost 1
    .text = Kapacita 1; vliv 2; +0 réis za zboží prodané na ni.
card-ship-red = Loď, velikost 2
    .text = Kapacita 2; vliv 2; +1 real za zboží prodané na ni.
card-ship-purple = Loď, velikost 3
    .text = Kapacita 3; vliv 1; +2 réis za zboží prodané na ni.
card-ship-brown = Loď, velikost 4
    .text = Kapacita 4; vliv 1; +3 réis za zboží prodané na ni.
card-favor-manuel = Přízeň: Manuel da Maia
    .text = Vrácením se připojíte k audienci u tohoto šlechtice; na konci 2 paruky.
card-favor-marquis = Přízeň: Markýz de Pombal
    .text = Vrácením se připojíte k audienci u tohoto šlechtice; na konci 2 paruky.
card-favor-king = Přízeň: Král Josef I.
    .text = Vrácením se připojíte k audienci u tohoto šlechtice; na konci 2 paruky.
card-qa1 = Úkol 1
    .text = Audience u Manuela a stavba obchodu nebo audience u markýze a stavba lodi. Odměna: dobrat 2 úkoly z balíčku B.
card-qa2 = Úkol 2
    .text = Audience u krále a otevření veřejné budovy nebo audience u markýze a získání dekretu. Odměna: dobrat 2 úkoly z balíčku B.
card-qa3 = Úkol 3
    .text = Audience u Manuela a stavba obchodu nebo audience u markýze a získání dekretu. Odměna: dobrat 2 úkoly z balíčku B.
card-qa4 = Úkol 4
    .text = Audience u markýze a stavba lodi nebo audience u krále a otevření veřejné budovy. Odměna: dobrat 2 úkoly z balíčku B.
card-qb5 = Úkol 5
    .text = Zaměstnání 2 úředníků. Odměna: umístit úředníka.
card-qb6 = Úkol 6
    .text = Zisk plánu. Odměna: umístit úředníka.
card-qb7 = Úkol 7
    .text = Setkání s kardinálem. Odměna: 3 réis.
card-qb8 = Úkol 8
    .text = Zisk přízně. Odměna: vliv +2.
card-qb9 = Úkol 9
    .text = Připojení k audienci. Odměna: vliv +2.
card-qb10 = Úkol 10
    .text = Prodej zboží. Odměna: 3 réis.
card-qb11 = Úkol 11
    .text = Produkce zboží. Odměna: 1× zlato.
card-qb12 = Úkol 12
    .text = Zisk vlivu při církevním bodování. Odměna: 2 paruky.
card-round-reis-5 = 5 réis
card-round-cloth-1 = 1× látky
card-round-plan-1 = Plán
card-round-cardinal-1 = Setkání s kardinálem (1 pole)
card-round-official-1 = Umístit úředníka
card-round-favor-1 = Přízeň
card-round-books-1 = 1× knihy
card-round-wigs-2 = 2 paruky
card-round-gold-1 = 1× zlato
card-round-good_any-1 = 1× zboží dle výběru
card-round-tools-1 = 1× nářadí
card-square-gold-1 = 1× zlato
card-square-cloth-1 = 1× látky
card-square-books-1 = 1× knihy
card-square-tools-1 = 1× nářadí
card-square-plan-1 = Plán
card-square-reis-3 = 3 réis
card-square-cardinal-1 = Setkání s kardinálem (1 pole)
card-square-official-1 = Umístit úředníka
card-square-good_any-1 = 1× zboží dle výběru
card-square-favor-1 = Přízeň
card-a-1 = Parcela A-1
    .text = Odměna: 5 réis.
card-a-2 = Parcela A-2
    .text = Odměna: 1× látky.
card-a-3 = Parcela A-3
    .text = Odměna: plán.
card-a-4 = Parcela A-4
    .text = Odměna: setkání s kardinálem (1 pole).
card-a-5 = Parcela A-5
    .text = Odměna: umístit úředníka.
card-b-1 = Parcela B-1
    .text = Odměna: umístit úředníka.
card-b-2 = Parcela B-2
    .text = Odměna: přízeň.
card-b-3 = Parcela B-3
    .text = Odměna: 1× knihy.
card-b-4 = Parcela B-4
    .text = Odměna: 5 réis.
card-b-5 = Parcela B-5
    .text = Odměna: 2 paruky.
card-c-1 = Parcela C-1
    .text = Odměna: 1× zlato.
card-c-2 = Parcela C-2
    .text = Odměna: setkání s kardinálem (1 pole).
card-c-3 = Parcela C-3
    .text = Odměna: 1× zboží dle výběru.
card-c-4 = Parcela C-4
    .text = Odměna: plán.
card-c-5 = Parcela C-5
    .text = Odměna: 1× zlato.
card-d-1 = Parcela D-1
    .text = Odměna: 5 réis.
card-d-2 = Parcela D-2
    .text = Odměna: 2 paruky.
card-d-3 = Parcela D-3
    .text = Odměna: umístit úředníka.
card-d-4 = Parcela D-4
    .text = Odměna: 1× nářadí.
card-d-5 = Parcela D-5
    .text = Odměna: přízeň.
card-e-2 = Parcela E-2
    .text = Odměna: plán.
card-e-3 = Parcela E-3
    .text = Odměna: setkání s kardinálem (1 pole).
card-e-4 = Parcela E-4
    .text = Odměna: 5 réis.
card-e-5 = Parcela E-5
    .text = Odměna: 1× zboží dle výběru.
card-n1 = Staveniště N1
    .text = Odměna: 1× zlato.
card-n2 = Staveniště N2
    .text = Odměna: 1× látky.
card-n3 = Staveniště N3
    .text = Odměna: 1× knihy.
card-n4 = Staveniště N4
    .text = Odměna: 1× nářadí.
card-wa = Staveniště WA
    .text = Odměna: plán.
card-wb = Staveniště WB
    .text = Odměna: 3 réis.
card-wc = Staveniště WC
    .text = Odměna: setkání s kardinálem (1 pole).
card-wd = Staveniště WD
    .text = Odměna: umístit úředníka.
card-we = Staveniště WE
    .text = Odměna: 1× zboží dle výběru.
card-xa = Staveniště XA
    .text = Odměna: 3 réis.
card-xb = Staveniště XB
    .text = Odměna: přízeň.
card-xc = Staveniště XC
    .text = Odměna: umístit úředníka.
card-xd = Staveniště XD
    .text = Odměna: plán.
card-xe = Staveniště XE
    .text = Odměna: setkání s kardinálem (1 pole).
card-t2 = Bodovací destička 2
card-t3 = Bodovací destička 3
card-t4 = Bodovací destička 4
card-t5 = Bodovací destička 5
card-good-gold = Zlato
card-good-cloth = Látky
card-good-books = Knihy
card-good-tools = Nářadí
card-board = Herní plán
card-level-easy = Snadný soupeř
card-level-normal = Běžný soupeř
card-level-hard = Těžký soupeř

# Co znamenají obrázky, u nichž nestojí slovo.

icon-envelope = { word-influence }
icon-hair-strands = { word-wigs }
icon-meeple = Místo pro úředníka
icon-open-treasure-chest = Místo pro kartu pokladnice
