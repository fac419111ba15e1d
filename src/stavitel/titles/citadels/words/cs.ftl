# Citadela: názvy karet a co dělají, našimi slovy.

title = Citadela
    .line = Vyberte si tajně postavu, blufujte a postavte nejkrásnější město, než přijde žoldnéř.
back-district = karta budovy
back-character = karta postavy

# Postavy

card-assassin = Mordýř
    .text = Určete jinou postavu. Kdo ji má, mlčí a přijde o celý tah.
card-thief = Zloděj
    .text = Určete postavu, ne však číslo 1, zneškodněnou ani začarovanou. Jakmile je vyvolána, její hráč vám nejprve odevzdá všechny mince.
card-magician = Čaroděj
    .text = Jednou za tah buď vyměňte všechny karty v ruce s jiným hráčem, nebo odhoďte karty a doberte si stejný počet.
card-king = Král
    .text = Ihned převezměte korunu: vyvoláváte postavy a v příštím kole vybíráte první. Příjem: 1 mince za každou žlutou budovu.
card-bishop = Kněz
    .text = Žoldnéř vám v tomto kole nemůže bourat budovy. Příjem: 1 mince za každou modrou budovu.
card-merchant = Kupec
    .text = Vezměte si 1 minci, ať děláte cokoli jiného. Příjem: 1 mince za každou zelenou budovu.
card-architect = Stavitel
    .text = Vezměte si navíc k akci 2 karty a obě si nechte. Smíte postavit až 3 budovy.
card-warlord = Žoldnéř
    .text = Smíte zbourat jednu budovu za cenu o 1 minci nižší, než je její hodnota; ne knězi a ne v dokončeném městě. Příjem: 1 mince za každou červenou budovu.
card-witch = Čarodějnice
    .text = Po své akci určete jinou postavu a skončete. Až bude vyvolána, její hráč provede jen akci a vy pokračujete jako tato postava.
card-tax_collector = Výběrčí daní
    .text = Kdo staví, dá vám na konci toho tahu 1 minci, pokud mu nějaká zbyla.
card-wizard = Zaklínač
    .text = Jednou si prohlédněte ruku jiného hráče a vezměte si z ní kartu; nechte si ji, nebo ji po své akci ihned postavte. V tomto tahu smíte stavět i budovy, které už máte.
card-emperor = Císař
    .text = Ihned vezměte korunu a dejte ji hráči, který ji neměl a kterým nejste vy; ten vám dá minci nebo kartu. Příjem: 1 mince za každou žlutou budovu.
card-abbot = Opat
    .text = Jednou vám jediný nejbohatší hráč dá 1 minci. Příjem: 1 mince za každou modrou budovu.
card-alchemist = Alchymista
    .text = Na konci tahu dostanete zpět všechny mince vydané za stavbu.
card-navigator = Dobyvatel
    .text = Po své akci si smíte vzít navíc 4 mince nebo 4 karty. Nesmíte stavět.
card-diplomat = Diplomat
    .text = Na konci tahu smíte vyměnit jednu svou budovu za budovu jiného hráče a doplatit rozdíl. Příjem: 1 mince za každou červenou budovu.
card-artist = Umělec
    .text = Položte po 1 své minci na jednu nebo dvě své budovy: každá má o 1 bod větší cenu a o 1 minci dražší zboření.
card-queen = Královna
    .text = Vezměte si 3 mince, sedíte-li vedle hráče s králem nebo císařem.

# Budovy

card-manor = Lovecký zámek
    .text = { label-district }
card-castle = Hrad
    .text = { label-district }
card-palace = Palác
    .text = { label-district }
card-temple = Chrám
    .text = { label-district }
card-church = Kostel
    .text = { label-district }
card-monastery = Opatství
    .text = { label-district }
card-cathedral = Katedrála
    .text = { label-district }
card-tavern = Hospoda
    .text = { label-district }
card-market = Tržnice
    .text = { label-district }
card-trading_post = Kupecký dům
    .text = { label-district }
card-docks = Obchodní kancelář
    .text = { label-district }
card-harbor = Přístav
    .text = { label-district }
card-town_hall = Radnice
    .text = { label-district }
card-watchtower = Strážní věž
    .text = { label-district }
card-prison = Žalář
    .text = { label-district }
card-battlefield = Cvičiště
    .text = { label-district }
card-fortress = Pevnost
    .text = { label-district }
card-haunted_city = Strašidelné město
    .text = { label-district } Na konci může pro prémii za pět barev platit za kteroukoli jednu barvu, nebylo-li postaveno v posledním kole.
card-keep = Obranná věž
    .text = { label-district } Žoldnéř ji nemůže zbourat.
card-laboratory = Laboratoř
    .text = { label-district } Jednou za tah odhoďte kartu z ruky a vezměte si { $gain ->
        [one] { $gain } minci
        [few] { $gain } mince
       *[other] { $gain } mincí
    }.
card-laboratory_2 = { card-laboratory }
    .text = { card-laboratory.text }
card-smithy = Kovárna
    .text = { label-district } Jednou za tah zaplaťte { $pay ->
        [one] { $pay } minci
        [few] { $pay } mince
       *[other] { $pay } mincí
    } a vezměte si { $draw ->
        [one] { $draw } kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }.
card-smithy_3_for_2 = { card-smithy }
    .text = { card-smithy.text }
card-smithy_3_for_3 = { card-smithy }
    .text = { card-smithy.text }
card-observatory = Hvězdárna
    .text = { label-district } Když si v rámci akce berete karty, vezměte 3 místo 2 a nechte si 1.
card-graveyard = Hřbitov
    .text = { label-district } Když žoldnéř zbourá budovu, smíte zaplatit 1 minci a vzít si ji do ruky; ne když jste žoldnéřem vy.
card-library = Knihovna
    .text = { label-district } Když si v rámci akce berete karty, nechte si dvě.
card-school_of_magic = Čarodějná škola
    .text = { label-district } Pro příjem platí za budovu té barvy, kterou vybíráte.
card-university = Univerzita
    .text = { label-district }
card-dragon_gate = Dračí brána
    .text = { label-district }
card-great_wall = Velká zeď
    .text = { label-district } Žoldnéř za každou jinou vaši budovu platí o 1 minci víc.
card-lighthouse = Maják
    .text = { label-district } Když jej postavíte, smíte si prohlédnout dobírací balíček, vzít si z něj kartu a balíček zamíchat.
card-armory = Zbrojnice
    .text = { label-district } Ve svém tahu ji smíte zbořit a tím zbořit i budovu v jiném nedokončeném městě.
card-museum = Muzeum
    .text = { label-district } Jednou za tah pod ně zasuňte kartu z ruky: každá má na konci cenu 1 bodu.
card-imperial_treasury = Císařská pokladnice
    .text = { label-district } Na konci 1 bod za každou vaši minci.
card-map_room = Kartografický sál
    .text = { label-district } Na konci 1 bod za každou kartu v ruce.
card-wishing_well = Studna přání
    .text = { label-district } Na konci 1 bod za každou jinou fialovou budovu ve vašem městě.
card-quarry = Kamenolom
    .text = { label-district } Smíte stavět budovy, které už máte, a to i několika různých názvů, nikdy však třetí téhož názvu.
card-poor_house = Chudobinec
    .text = { label-district } Nemáte-li na konci tahu žádné mince, vezměte si 1.
card-bell_tower = Zvonice
    .text = { label-district } Když ji postavíte, smíte oznámit, že hru ukončí 7 budov. Zmizí-li ze hry, je jich opět třeba 8.
card-factory = Manufaktura
    .text = { label-district } Vaše ostatní fialové budovy stojí při stavbě o 1 minci méně.
card-park = Park
    .text = { label-district } Máte-li na konci tahu prázdnou ruku, smíte si vzít 2 karty.
card-hospital = Špitál
    .text = { label-district } I když vás zneškodní, na vyvolání se přihlásíte a provedete svou akci, nic dalšího.
card-throne_room = Trůnní sál
    .text = { label-district } Kdykoli koruna změní držitele, vezměte si z banku 1 minci.

card-deck_65 = Balíček 65 karet
    .text = { card-manor } { $manor }, { card-castle } { $castle }, { card-palace } { $palace }, { card-temple } { $temple }, { card-church } { $church }, { card-monastery } { $monastery }, { card-cathedral } { $cathedral }, { card-tavern } { $tavern }, { card-market } { $market }, { card-trading_post } { $trading_post }, { card-docks } { $docks }, { card-harbor } { $harbor }, { card-town_hall } { $town_hall }, { card-watchtower } { $watchtower }, { card-prison } { $prison }, { card-battlefield } { $battlefield }, { card-fortress } { $fortress }, { card-haunted_city } { $haunted_city }, { card-keep } { $keep }, { card-laboratory } { $laboratory }, { card-smithy } { $smithy }, { card-observatory } { $observatory }, { card-graveyard } { $graveyard }, { card-library } { $library }, { card-school_of_magic } { $school_of_magic }, { card-university } { $university }, { card-dragon_gate } { $dragon_gate }, { card-great_wall } { $great_wall }.

# Co o sobě říká každá budova.

label-district = { $colour-key ->
    [yellow] Šlechtická budova ({ word-yellow })
    [blue] Církevní budova ({ word-blue })
    [green] Obchodní budova ({ word-green })
    [red] Vojenská budova ({ word-red })
   *[purple] Speciální budova ({ word-purple })
}: stavba stojí { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}, na konci hry přináší { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.

# Akční karty

card-big_top = Šapitó
    .text = Vyložte je zdarma do svého města: počítá se jako budova, není to však stavba. Nemá žádnou cenu a žoldnéř je nemůže zbourat.
card-cash_wagon = Pokladní vůz
    .text = Vyložte jej před sebe. Každý soupeř na něj smí jednou za tah položit minci, vzít si 2 karty a 1 si nechat. Hned poté jej smíte odhodit a vzít si mince, které na něm leží.
card-acrobat = Akrobat
    .text = Když je vyvolán král a nikdo se nepřihlásí, převezměte korunu.
card-fortune_teller = Vědma
    .text = Prohlédněte si ruku jiného hráče a vezměte si z ní kartu.
card-strongman = Frištenský
    .text = Když je vaše postava zneškodněna, zneškodnění neplatí.
card-director = Ředitel
    .text = V tomto tahu smíte postavit o 2 budovy víc.
card-human_cannonball = Živá střela
    .text = Nahraďte jednu svou budovu dražší z ruky a doplaťte rozdíl. Není to stavba.

# Otázky

ask-keep-a-character = Kterou postavu si necháte?
ask-lay-a-character = Kterou postavu odložíte lícem dolů?
ask-turn = Jste na tahu: co uděláte?
ask-action = Jen akce: mince, nebo karty?
ask-keep-a-card = Kterou kartu si necháte?
ask-keep-two-cards = Které dvě karty si necháte?
ask-murder = Kterou postavu zneškodníte?
ask-rob = Kterou postavu okradete?
ask-bewitch = Kterou postavu začarujete?
ask-out-of-turn = Vynesete akční kartu mimo svůj tah? Frištenský ruší zneškodnění vaší postavy, akrobat přebírá korunu, když se jako číslo 4 nikdo nehlásí.
ask-redraw = Které karty vyměníte s balíčkem?
ask-destroy = Kterou budovu zbouráte?
ask-recover-it = Vzít si zbouranou budovu do ruky?
ask-laboratory = Kterou kartu odhodíte v Laboratoři?
ask-tuck = Kterou kartu zasunete pod Muzeum?
ask-armory = Která budova padne se Zbrojnicí?
ask-search-the-deck = Prohlédnout dobírací balíček a vzít si kartu?
ask-take-from-the-deck = Kterou kartu si z balíčku vezmete?
ask-draw-in-the-park = Vzít si karty díky Parku?
ask-ring-the-bell = Oznámit, že hru ukončí 7 budov?
ask-look-at-a-hand = Čí karty si prohlédnete?
ask-take-a-card = Kterou kartu si vezmete?
ask-replace-a-district = Kterou svou budovu nahradíte?
ask-replace-by = Která karta zaujme její místo?
ask-cash-in = Odhodit pokladní vůz a vzít si mince na něm?
ask-build-at-once = Postavit kartu ihned?
ask-give-the-crown = Kdo dostane korunu?
ask-thank-the-emperor = Co dáte císaři?
ask-give-a-card = Kterou kartu dáte?
ask-exchange = Kterou budovu chcete výměnou?
ask-give-a-district = Kterou svou budovu za ni dáte?

# Tahy

do-gold = Vzít si mince
do-cards = Vzít karty
do-income = Vybrat příjem
do-coin = Vzít minci kupce
do-plans = Vzít si karty stavitele
do-redraw = Vyměnit karty s balíčkem
do-tithe = Vzít minci nejbohatšímu hráči
do-conjure = Prohlédnout si ruku a vzít kartu
do-sail-gold = Vzít si mince navíc
do-sail-cards = Vzít si karty navíc
do-dowry = Vzít si mince u trůnu
do-end = Ukončit tah
do-nobody = Nikoho
do-pass = Nic
do-hold = Nechat si ji v ruce
do-build-now = Postavit ji
do-name = Určit: { $a }
do-build = Postavit: { $a }
do-play = Vynést: { $a }
do-use = Použít: { $a }
do-swap = Vyměnit ruce: { $a }
do-player = { $a }
do-destroy = Zbourat: { $a } – { $at }
do-gild = Mince na budovu: { $a }
do-replace = Nahradit: { $a }
do-give = Dát: { $a }
do-exchange = Získat výměnou: { $a } – { $at }
do-wagon = Využít: { $a } č. { $b } – { $at }
word-gold = mince
    .counted = { $n ->
        [one] mince
        [few] mince
       *[other] mincí
    }
word-gold_at_least = mince nebo více
    .counted = { $n ->
        [one] mince nebo více
        [few] mince nebo více
       *[other] mincí nebo více
    }
word-hand = karty v ruce
    .counted = { $n ->
        [one] karta
        [few] karty
       *[other] karet
    }
word-points = body
    .counted = { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
word-city = budovy ve městě
    .counted = { $n ->
        [one] budova ve městě
        [few] budovy ve městě
       *[other] budov ve městě
    }
word-builds = stavby
    .counted = { $n ->
        [one] stavba
        [few] stavby
       *[other] staveb
    }
word-coin = minci
word-card = kartu

# Proč ne

why-acted-already = Akce tohoto tahu už je provedena
why-action-before-end = Nejprve proveďte akci: mince nebo karty
why-action-first = Staví se až po akci
why-after-the-action = Teprve po akci
why-at-the-end = Teprve na konci tahu
why-power-first = Nejprve použijte schopnost své postavy
why-power-used = Schopnost je v tomto tahu už využita
why-bewitched-already = Začarovanou postavu nelze okrást: { $card }
why-big-top-bare = Na šapitó mince ležet nesmí
why-big-top-stays = Šapitó zůstává do konce hry
why-bishops-city = Město kněze je v bezpečí: { $whose }
why-built-already = Ve městě už stojí: { $card }
why-card-played = Akčních karet v tomto tahu nejvýše: { $n }
why-city-complete = Město je dokončené: { $whose }
why-collected-already = Příjem se vybírá jednou za tah
why-empty-hand = Nemáte v ruce žádné karty
why-empty-hands = Není co vyměnit
why-gilded-already = Mince už tam leží: { $card }
why-has-the-crown = Kdo už korunu má, tomu ji dát nelze
why-keep-stands = Obrannou věž nelze zbourat
why-limit-reached = Staveb v tomto tahu nejvýše: { $n }
why-murdered-already = Zneškodněnou postavu nelze okrást: { $card }
why-navigator-builds-nothing = Dobyvatel nesmí stavět
why-no-cards-there = Tento hráč nemá v ruce žádné karty
why-no-district = Není to budova
why-no-hand-to-look-at = Nikdo jiný nemá karty v ruce
why-no-income = Ve městě není budova barvy, kterou vybírá: { $character }
why-nobody-richest = Nikdo jiný není jediný nejbohatší
why-not-beside-the-king = Žádný soused neukázal krále ani císaře
why-not-dearer = Nová budova musí být dražší než: { $card }
why-not-exchanged = Nikdy se nevyměňuje: { $card }
why-not-murdered = Vaše postava nebyla zneškodněna
why-not-oneself = Ne vlastní postavu
why-nothing-for-it = Žádná karta z ruky ji nemůže nahradit
why-nothing-to-destroy = Není co zbourat
why-nothing-to-draw = Není co dobírat
why-nothing-to-give = Nemáte, co byste za ni dali
why-nothing-to-replace = Není co nahradit dražší kartou
why-only-when-murdered = Jen ve chvíli, kdy je vaše postava zneškodněna
why-only-when-no-king = Jen když je vyvolán král a nikdo se nehlásí
why-own-city = Ne ve vlastním městě
why-own-city-complete = Vaše město je dokončené
why-own-wagon = Ne vlastní vůz
why-rank-one-is-safe = Postavu číslo 1 nelze okrást: { $card }
why-stands-there = V tom městě už stojí: { $card }
why-taken-already = Bere se jednou za tah
why-too-dear = Stojí { $price }, máte { $gold }
why-two-already = Dvě budovy tohoto názvu už ve městě stojí: { $card }
why-two-gilded = Nejvýše dvě mince za tah
why-used-already = Používá se jednou za tah: { $card }
why-wagon-used = Tento vůz už byl v tomto tahu využit

# Co se stalo

tell-round = Začíná kolo číslo { $n }; první vybírá { $who }
tell-face-up = Odloženo lícem nahoru: { $cards }
tell-picks = { $who } si nechává postavu
tell-unanswered = { $who } vyvolává: { $cards } – nikdo se nehlásí
tell-turn = { $who } se hlásí: { $card }
tell-murders = { $who } zneškodňuje postavu: { $card }
tell-robs = { $who } okrade postavu: { $card }
tell-names-nobody = { $who } nikoho neurčuje
tell-bewitches = { $who } začarovává postavu: { $card }
tell-bewitched = { $who } podléhá kouzlu a provádí jen akci: { $card }
tell-resumes = { $who } pokračuje jako: { $card }
tell-hospital = { $who } díky Špitálu provádí jen akci
tell-saved = { $who } vynáší Frištenského, zneškodnění neplatí: { $card }
tell-robbed = { $who } bere { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
} – platí { $whose }
tell-robbed-of-nothing = { $who } okrádá, ale měšec je prázdný ({ $whose })
tell-crowned = { $who } přebírá korunu, předává ji { $whose }
tell-gives-the-crown = { $who } předává korunu, dostává ji { $to } (dosud ji má { $whose })
tell-heir = { $who } ukazuje zneškodněnou postavu: { $card }
tell-acrobat = { $who } vynáší akrobata
tell-takes-gold = { $who } bere { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
tell-draws = { $who } bere z balíčku: { $cards }
tell-keeps = { $who } si nechává: { $card }
tell-income = { $who } vybírá { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
} – { $character }
tell-merchant = { $who } bere jako kupec { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
tell-architect = { $who } bere jako stavitel: { $cards }
tell-builds = { $who } staví: { $card } (cena: { $n })
tell-completes = { $who } má dokončené město
tell-last-round = Jedno město je dokončené: toto je poslední kolo
tell-swaps = { $who } a { $whose } si mění karty v ruce: { $who } dává { $gave }, dostává { $got }
tell-redraws = { $who } mění s balíčkem { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} a dostává: { $cards }
tell-destroys = { $who } bourá: { $card } – { $whose } (cena: { $n })
tell-recovers = { $who } platí 1 minci a získává zpět: { $card }
tell-laboratory = { $who } odhazuje kartu za { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}: { $card }
tell-smithy = { $who } platí v Kovárně { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
} a bere: { $cards }
tell-tucks = { $who } zasouvá kartu pod Muzeum: { $card }
tell-armory = { $who } obětuje Zbrojnici a bourá: { $card } – { $whose }
tell-searches = { $who } prohlíží balíček a bere: { $card }
tell-rings = { $who } zvoní: od této chvíle stačí mít { $n ->
    [one] { $n } budovu
    [few] { $n } budovy
   *[other] { $n } budov
}
tell-bell-falls = Zvonice je pryč; budov k ukončení hry: { $n }
tell-plays = { $who } vynáší: { $card }
tell-takes-a-card = { $who } bere kartu z cizí ruky ({ $whose }): { $card }
tell-conjures = { $who } čaruje kartu z cizí ruky ({ $whose }): { $card }
tell-replaces = { $who } nahrazuje: { $old } → { $card } (cena: { $n })
tell-boards = { $who } platí 1 minci na pokladní vůz ({ $whose }) a bere: { $cards }
tell-cashes-in = { $who } odhazuje pokladní vůz a bere { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
tell-reshuffles = Odhazovací balíček se stává novým dobíracím
tell-pays-tax = { $who } platí daň 1 minci, dostává ji { $whose }
tell-gives-a-coin = { $who } dává minci, dostává ji { $whose }
tell-gives-a-card = { $who } dává kartu, dostává ji { $whose }: { $card }
tell-tithe = { $who } bere minci nejbohatšímu: { $whose }
tell-sails-gold = { $who } přiváží { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
tell-sails-cards = { $who } přiváží: { $cards }
tell-exchanges = { $who } vyměňuje: { $given } → { $card } ({ $whose }; doplatek: { $n })
tell-gilds = { $who } klade minci na budovu: { $card }
tell-dowry = { $who } bere u trůnu { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
tell-dowry-late = { $who } dostává { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}, vedle seděla zneškodněná postava: { $card } ({ $whose })
tell-poor-house = { $who } dostává z Chudobince { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
tell-park = { $who } bere v Parku: { $cards }
tell-refund = { $who } dostává jako alchymista zpět { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
tell-throne-room = { $who } dostává za Trůnní sál { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
tell-game-over = Konec hry

# Body

score-districts = Budovy
score-colours = Všech pět barev
score-first = První dokončené město
score-complete = Dokončené město
score-actions = Akční karty v ruce
score-museum = Muzeum
score-treasury = Císařská pokladnice
score-map-room = Kartografický sál
score-wishing-well = Studna přání

# Stůl

label-round = Kolo číslo { $n }; hotové město: { $limit ->
    [one] { $limit } budova
    [few] { $limit } budovy
   *[other] { $limit } budov
}
label-turn = Na tahu: { $who } – { $card }
label-drafting = Vybírá postavu: { $who }
label-caller = Koruna: { $who }
label-last-round = Toto je poslední kolo
label-over = Konec hry
label-table = Stůl
tip-deck = Karty budov k dobírání.
tip-discards = Odhozené a zničené budovy; vrátí se, až dojde dobírací balíček.
tip-gold = Platí budovy a některé schopnosti.
tip-hand = Karty budov v ruce; vidí je jen majitel.
tip-city = Postavené budovy. První dokončené město ukončí hru po svém kole.
tip-crown = Kdo ji má, vybírá si postavu první a vyvolává postavy.
tip-complete = Body navíc na konci hry, nejvíc pro město dokončené jako první.
label-characters = Postavy
label-draft = Postavy na výběr
label-deck = Balíček
label-discards = Odhozené
label-set-aside = odložena
label-murdered = zneškodněna
label-robbed = okradena
label-bewitched = začarována
label-gold = Mince
    .counted = { $n ->
        [one] Mince
        [few] Mince
       *[other] Mincí
    }
label-hand-size = Karty v ruce
    .counted = { $n ->
        [one] Karta v ruce
        [few] Karty v ruce
       *[other] Karet v ruce
    }
label-city-size = Budovy
    .counted = { $n ->
        [one] Budova
        [few] Budovy
       *[other] Budov
    }
label-crown = Koruna
label-complete = Dokončené město
label-city = Město
label-gilded = Mince umělce
label-destroy-price = Cena zboření: { $n }
label-tucked = Pod Muzeem
label-looked = Karty, které si prohlížíte
label-offer = Dobrané karty
label-hand = Vaše karty
label-laid = Odloženo vámi

# Volby

option-profile = Vydání
    .hint = Určuje všechny volby, které jsou mu ponechány
option-profile-mindok2012 = české 2012
option-profile-ffg2010 = anglické 2010
option-city_size = Budov k dokončení města
    .hint = 7 je krátká hra
option-action_cards = Akční karty
    .hint = Do balíčku se zamíchá 15 cirkusových karet
option-action_cards_in_initial_deal = Akční karty už v prvním rozdání
    .hint = Jinak se přimíchají až po rozdání
option-action_cards_per_own_turn = Akčních karet za tah
    .hint = Podle pravidel: 1
option-deck = Balíček budov
    .hint = 66 karet má Velkou zeď, třetí Palác a o jeden Kostel méně
option-deck-profile = podle vydání
option-deck-base65 = 65 karet
option-deck-base66 = 66 karet
option-district_discard = Odhozené budovy
    .hint = Kam jdou odhozené karty
option-district_discard-profile = podle vydání
option-district_discard-pile = na odhazovací balíček
option-district_discard-bottom_of_deck = pod dobírací balíček
option-reshuffle_discard_when_empty = Zamíchat odhazovací balíček
    .hint = Když dojde dobírací balíček
option-reshuffle_discard_when_empty-profile = podle vydání
option-reshuffle_discard_when_empty-yes = ano
option-reshuffle_discard_when_empty-no = ne
option-name_target_timing = Mordýř a zloděj určují postavu
    .hint = Kdy určují oběť
option-name_target_timing-profile = podle vydání
option-name_target_timing-turn_start = na začátku tahu
option-name_target_timing-any_time = kdykoli během tahu
option-magician_redraw = Čarodějova výměna s balíčkem
    .hint = Kolik karet mění
option-magician_redraw-profile = podle vydání
option-magician_redraw-any_number = libovolný počet
option-magician_redraw-all = celou ruku
option-merchant_bonus_timing = Mince kupce
    .hint = Kdy se bere
option-merchant_bonus_timing-profile = podle vydání
option-merchant_bonus_timing-any_time = kdykoli během tahu
option-merchant_bonus_timing-after_action = po akci
option-architect_draw_timing = Karty stavitele
    .hint = Kdy se berou
option-architect_draw_timing-profile = podle vydání
option-architect_draw_timing-any_time = kdykoli během tahu
option-architect_draw_timing-after_action = po akci
option-warlord_timing = Útok žoldnéře
    .hint = Kdy smí bourat
option-warlord_timing-profile = podle vydání
option-warlord_timing-any_time = kdykoli během tahu
option-warlord_timing-end_of_turn = na konci tahu
option-warlord_may_hit_own_city = Žoldnéř ve vlastním městě
    .hint = Zda smí zbourat i vlastní budovu
option-warlord_may_hit_own_city-profile = podle vydání
option-warlord_may_hit_own_city-yes = smí
option-warlord_may_hit_own_city-no = nesmí
option-murdered_king_inherits = Zneškodněný král
    .hint = Zda nakonec korunu dostane
option-murdered_king_inherits-profile = podle vydání
option-murdered_king_inherits-end_of_round = převezme korunu na konci kola
option-murdered_king_inherits-never = nepřevezme ji
option-tie_break = Remízy
    .hint = Kdo vyhraje při stejném počtu bodů
option-tie_break-profile = podle vydání
option-tie_break-districts_then_gold = budovy, pak mince
option-tie_break-highest_rank = nejvyšší postava ukázaná v posledním kole
option-powers_optional = Schopností se lze vzdát
    .hint = Jinak ji musí použít, kdo může
option-smithy = Kovárna
    .hint = Kolik mincí stojí kolik karet
option-smithy-2_for_3 = 2 mince, 3 karty
option-smithy-3_for_2 = 3 mince, 2 karty
option-smithy-3_for_3 = 3 mince, 3 karty
option-laboratory_gain = Mincí z Laboratoře
    .hint = Podle pravidel: 1
option-bank_limit = Mincí v krabici
    .hint = Zda může banku dojít zásoba
option-bank_limit-none = kolik je třeba
option-bank_limit-30 = 30
option-bank_limit-35 = 35
option-rank1 = Postava číslo 1
    .hint = Druhá je z Temné země
option-rank1-assassin = { card-assassin }
option-rank1-witch = { card-witch }
option-rank2 = Postava číslo 2
    .hint = Druhá je z Temné země
option-rank2-thief = { card-thief }
option-rank2-tax_collector = { card-tax_collector }
option-rank3 = Postava číslo 3
    .hint = Druhá je z Temné země
option-rank3-magician = { card-magician }
option-rank3-wizard = { card-wizard }
option-rank4 = Postava číslo 4
    .hint = Druhá je z Temné země
option-rank4-king = { card-king }
option-rank4-emperor = { card-emperor }
option-rank5 = Postava číslo 5
    .hint = Druhá je z Temné země
option-rank5-bishop = { card-bishop }
option-rank5-abbot = { card-abbot }
option-rank6 = Postava číslo 6
    .hint = Druhá je z Temné země
option-rank6-merchant = { card-merchant }
option-rank6-alchemist = { card-alchemist }
option-rank7 = Postava číslo 7
    .hint = Druhá je z Temné země
option-rank7-architect = { card-architect }
option-rank7-navigator = { card-navigator }
option-rank8 = Postava číslo 8
    .hint = Druhá je z Temné země
option-rank8-warlord = { card-warlord }
option-rank8-diplomat = { card-diplomat }
option-rank9 = Postava číslo 9
    .hint = Z Temné země; osm hráčů ji potřebuje
option-rank9-auto = jen v 8 hráčích
option-rank9-none = žádná
option-rank9-artist = { card-artist }
option-rank9-queen = { card-queen }
option-bonus_districts = Zvláštní budovy
    .hint = Z Temné země; od čtvrté se za ně jiné vyřazují
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
option-bonus_random = Zvláštních budov losem
    .hint = Kromě jmenovaných
option-without_districts = Vyřazené fialové budovy
    .hint = Po jednom výtisku
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
word-yellow = žlutá
word-blue = modrá
word-green = zelená
word-red = červená
word-purple = fialová
