# Paladinové Západního království.
title = Paladinové Západního království
    .line = Sedm kol na obranu hranic: vysílejte dělníky, povolejte paladiny a mějte se na pozoru před inkvizicí.

# Options of a table.

option-virtual_player = Virtuální hráč jako další místo
    .hint = Pro trénink s 1 až 3 lidmi; v sólové hře je vždy.
option-difficulty = Obtížnost virtuálního hráče
    .hint = S kolika dílnami začíná: 1, 3, nebo 5.
option-difficulty-easy = Jednoduchá
option-difficulty-standard = Standardní
option-difficulty-hard = Těžká
option-debt_for_dismiss = Dluhem lze zaplatit i odhození
    .hint = Výklad R-12; vypnuto: dluh nahradí mince jen při verbování.
option-free_recruit_may_dismiss = Verbováním zdarma lze i odhodit
    .hint = Výklad R-13.
option-wrap_attribute = Vlastnost, kterou virtuální hráč zvýší, když jeho ukazatel začne znovu
    .hint = Výklad R-28; nejvyšší je doslovná česká věta.
option-wrap_attribute-highest = Nejvyšší
option-wrap_attribute-lowest = Nejnižší

# Backs of cards.

back-worker = Poddaný
back-paladin-1 = Paladin
back-paladin-2 = Paladin
back-paladin-3 = Paladin
back-paladin-4 = Paladin
back-townsfolk = Měšťan
back-outsider = Cizinec
back-order = Královský rozkaz
back-favour = Královská přízeň
back-tavern = Krčma
back-wall = Hradby
back-suspicion = Podezření
back-debt = Dluh
back-scheme = Intrika
back-board = Deska

# Questions.

ask-first-townsfolk = Vezměte si měšťana do družiny
ask-keep-paladin = Který paladin vám pomůže v tomto kole?
ask-top-paladin = Kterého paladina vrátíte navrch balíčku?
ask-pick-tavern = Vyberte si kartu krčmy
ask-take-an-action = Proveďte akci, nebo pasujte
ask-choose-workers = Které poddané umístíte?
ask-keep-workers = Které poddané si ponecháte do dalšího kola?
ask-place-workshop = Kam umístíte dílnu? To políčko už nebude potřebovat poddaného
ask-recruit-whom = Koho naverbujete?
ask-dismiss-whom = Koho pošlete na výpravu?
ask-silver-or-debt = Zaplatíte mincemi, nebo si vezmete dluh?
ask-clear-a-space = Které akční pole uvolníte?
ask-recruit-for-free = Koho naverbujete zdarma?
ask-discard-suspicion = Kolik karet podezření odhodíte?
ask-pay-debt = Splatíte dluh?
ask-cancel-debt = Zrušíte dluh?
ask-which-reward-first = Která odměna přijde první?
ask-pick-reward = Kterou odměnu si vezmete?
ask-use-townsfolk = Inkvizice: čí schopnost využijete?
ask-send-monk-where = Kam vyšlete misionáře?
ask-send-outpost-where = Kam umístíte tvrz?
ask-move-jar-where = Kam přesunete džbán?
ask-attack-whom = Na koho zaútočíte?
ask-convert-whom = Koho obrátíte?

# Options.

do-pass = Pasovat
do-develop = Rozvoj: umístit dílnu
do-recruit = { $a ->
        [1] Verbování s jedním poddaným: poslat měšťana na výpravu
       *[other] Verbování se dvěma poddanými: vzít měšťana do družiny
    }
do-hunt = { $a ->
        [1] Lov s jedním poddaným
       *[other] Lov se dvěma poddanými
    }
do-trade = { $a ->
        [1] Obchod s jedním poddaným
       *[other] Obchod se dvěma poddanými
    }
do-pray = Modlitba: uvolnit jiné akční pole
do-conspire = Spiknutí
do-commission = Misie: vyslat misionáře
do-fortify = Opevnění: postavit hradbu
do-garrison = Posádka: umístit tvrz
do-absolve = Odpustek: přesunout džbán
do-attack = Útok na cizince
do-convert = Obrácení cizince
do-favour = { $a }
do-place-1 = { $a }
do-place-2 = { $a } + { $b }
do-place-3 = { $a } + { $b } + { $c }
do-done = Hotovo
do-decline = Nevyužít
do-take = { $a }
do-acquit = { $a ->
        [0] Ponechat
        [one] Odhodit jednu
        [few] Odhodit { $a }
       *[other] Odhodit { $a }
    }
do-dismiss = Poslat na výpravu: { $a }
do-workshop = { $space }, políčko { $spot } – { $worker }
do-debt = Vzít si dluh
do-silver = Zaplatit mincemi
do-reward = { $a }

# Refusals.

why-too-few-workers = Je třeba poddaných: { $need }, máte { $have }
why-worker-missing = Chybí poddaný: { $worker } (nebo zločinec místo něj)
why-criminal-missing = Sem patří jen zločinec a žádného nemáte
why-space-closed = Zde už stojí poddaní: { $space }
why-none-left = Už nic nezbývá: { $space }
why-row-empty = Nabídka je prázdná
why-nothing-to-clear = Na žádném jiném akčním poli nejsou poddaní
why-no-walls = Balíček hradeb je prázdný
why-influence-short = Je třeba vlivu: { $need }, máte { $have }
why-faith-short = Je třeba víry: { $need }, máte { $have }
why-strength-short = Je třeba síly: { $need }, máte { $have }
why-attack-silver-short = Chybí síly: { $lack }; mincí na dorovnání: { $need }, máte { $have }
why-provisions-short = Je třeba proviantu: { $need }, máte { $have }
why-silver-short = Je třeba mincí: { $need }, máte { $have }
why-no-square = Žádné políčko není volné
why-square-closed = Používá se až od tohoto počtu hráčů: { $players }
why-square-taken = Políčko je obsazené
why-favour-used = V tomto kole už využito
why-no-debts = Balíček dluhů je prázdný
why-no-unpaid-debt = Nemáte nesplacený dluh
why-no-suspicion = Nemáte žádnou kartu podezření
why-attribute-at-end = Tato vlastnost je na konci stupnice

# Events.

tell-round = Začíná kolo { $n }; první: { $who }
tell-turns-up = Odhaleno: { $card }
tell-arranges-paladins = { $who } řadí paladiny: slouží { $kept }, navrchu { $top }
    .unseen = { $who } vybírá paladina a řadí ostatní
tell-chooses-paladin = { $who } vybírá paladina: { $kept }
    .unseen = { $who } vybírá paladina
tell-reveals = { $who } odhaluje: { $card }
tell-hires = { $who } si bere: { $card }
tell-passes = { $who } pasuje
tell-game-over = Poslední kolo skončilo
tell-recruits = { $who } verbuje: { $card }
tell-dismisses = { $who } posílá na výpravu: { $card }
tell-develops = { $who } umísťuje dílnu: { $space }, políčko { $spot } – { $worker }
tell-gathers = { $who }: { $space }; poddaní: { $n }
tell-clears = { $who } uvolňuje: { $space }
tell-conspires = { $who } se spikne
tell-sends-monk = { $who } vysílá misionáře: { $square }
tell-sends-outpost = { $who } umísťuje tvrz: { $square }
tell-builds-wall = { $who } staví: { $card }
tell-moves-jar = { $who } přesouvá džbán: { $space }
tell-flips-jar = { $who } otáčí džbán
tell-attacks = { $who } útočí: { $card }
tell-converts = { $who } obrací: { $card }
tell-uses-favour = { $who } využívá: { $card }
tell-uses = { $who } využívá při Inkvizici: { $card }
tell-takes-tax = { $who } bere daň: { $n }; zásoba daní: { $left }
tell-draws-suspicion = { $who } upadá v podezření: { $card }
tell-drops-suspicion = { $who } odhazuje karty podezření: { $n }
tell-takes-debt = { $who } si bere dluh
tell-pays-debt = { $who } splácí dluh
tell-cancels-debt = { $who } ruší dluh
tell-inquisition = Nastává Inkvizice; poslední minci daní bere { $who }
tell-turns-scheme = { $who } odhaluje: { $card }
tell-virtual-acts = { $who } provádí: { $action }
tell-wraps = { $who }: ukazatel začíná znovu, roste { $attribute }
tell-turn = Na tahu: { $who }
tell-last-round = Toto je poslední kolo
tell-leaves-row = Z nabídky odchází: { $card }
tell-most-suspected = Nejvíce karet podezření: { $who } ({ $n })
tell-nobody-suspected = Nikdo není v podezření, nikdo si tedy nebere dluh
tell-fills-tax = Zásoba daní se doplňuje: { $n }
tell-no-debt-left = Dluhy došly, nebere si ho: { $who }
tell-advances = { $who } posouvá ukazatel surovin: +{ $n }, nyní na { $to }
tell-takes-coin = { $who } nemá kartu k odhození, a tak bere minci ze zásoby daní; zbývá: { $left }
tell-scheme-fails = { $who } nemůže provést: { $action } ({ $why })
tell-clears-right = { $who } uvolňuje pravou stranu desky

# Final scoring.

score-orders = Královské rozkazy
score-faith = Víra
score-strength = Síla
score-influence = Vliv
score-develop = Rozvoj
score-commission = Misie
score-fortify = Opevnění a hradby
score-garrison = Posádka
score-absolve = Odpustek
score-convert = Obrácení cizinci
score-debts = Dluhy
score-resources = Mince a proviant

# The table.

label-main-board = Herní plán
label-orders = Královské rozkazy
label-favours = Královská přízeň
label-round = Kolo { $n }
label-tavern = Krčma
label-townsfolk = Měšťané
label-regions = Regiony
label-region = Region { $n }
label-region-needs = Misionář vyžaduje víru { $faith }, tvrz sílu { $strength }
label-supplies = Zásoby
label-rounds = Kolo
label-tax = Zásoba daní
label-debts = Zbývající dluhy
label-suspicion-discards = Odhozená podezření
label-start = Začínající hráč
label-passed = Pasoval(a)
label-workers = Poddaní
label-suspicion = Podezření
label-unpaid = Nesplacené dluhy
label-paid = Splacené dluhy
label-drawn = Paladinové
label-paladin = Paladinové
label-chosen = Vybraný pro toto kolo
label-on-top = Navrchu balíčku
label-underneath = Vespod balíčku
label-attributes = Vlastnosti
label-workshops = Zbývající dílny
label-monks = Zbývající misionáři
label-outposts = Zbývající tvrze
label-jars = Zbývající džbány
label-walls-left = Místa pro hradby
label-converts-left = Místa pro obrácené
label-next = Další stojí { $cost }, podmínka { $need }
label-jar-spaces = Místa pro džbány
label-place = { $n }
label-walls = Hradby
label-converted = Obrácení cizinci
label-attacked = Napadení cizinci
label-retinue = Družina
label-resource-track = Počítadlo surovin
tip-resource-track = Za každé stříbro, zásobu nebo daň, které by virtuální hráč získal, se značka posune; za posledním polem stoupne jeho nejnižší vlastnost. Určuje také kartu, na kterou se míří.
tip-virtual-workers = Na základní akci vysílá jednoho, na akci vpravo tři; každá dílna tam jednoho ušetří.
tip-virtual-recruit = Propustí měšťana, na kterého míří značka surovin, a vezme odměnu.
tip-virtual-pray = Uvolní své akce vpravo, nebo získá poddaného, není-li žádná obsazená; potom se jeho intriky znovu zamíchají.
tip-virtual-trade = Značka surovin se posune o jedno pole.
tip-virtual-conspire = Dobere kartu podezření a získá dva poddané.
tip-virtual-rest = Značka surovin se posune o jedno pole a o další za každého zbylého poddaného; tím pro něj kolo končí.
label-marker = Ukazatel surovin
label-schemes = Použité intriky
label-round-of = Kolo { $n } z { $of }
label-town-side = Město
label-mat = Akce
label-around = Kolem desky
label-terms = Podmínka, cena a zisk
label-attacked-short = Napadení
label-town-deck = Balíček měšťanů
label-tavern-deck = Balíček krčmy
label-wall-deck = Balíček hradeb
label-suspicion-deck = Balíček podezření
label-outsider-deck = Balíček cizinců
label-flag-faith = Pro misionáře nebo k obrácení: víra { $n }
label-flag-strength = Pro tvrz nebo k útoku: síla { $n }
tip-orders = Kdo do konce hry provedl akci tolikrát, získá body rozkazu.
tip-favours = Od svého kola je otevřená všem: položte na ni ukázaného poddaného a vezměte si, co dává. Jeden poddaný za kolo.
tip-townsfolk = Verbujte měšťana pro jeho trvalou schopnost, nebo ho propusťte pro odměnu v rohu. Doprava cena klesá.
tip-tavern = Každé kolo si každý hráč vezme čtyři poddané z jedné karty.
tip-start = Začíná kolo.
tip-tax = Zločinci přinášejí podezření a podezření odtud bere daně. Jakmile je prázdno, přijde inkvizice.
tip-debts = Nesplacený dluh stojí na konci 3 VB, splacený přinese 1.
tip-labourer = Smí na kterékoli volné pole bez barvy.
tip-scout = Smí na zelená pole a na pole bez barvy.
tip-merchant = Smí na modrá pole a na pole bez barvy.
tip-fighter = Smí na červená pole a na pole bez barvy.
tip-cleric = Smí na černá pole a na pole bez barvy.
tip-criminal = Smí na každé pole, ale s každým získaným přijde karta podezření.
tip-any = Pole bez barvy: smí sem kterýkoli poddaný.
tip-faith = Pro misionáře a obracení. Paladin kola ji zvyšuje; stupnice přináší na konci VB.
tip-strength = Pro tvrze a útoky. Paladin kola ji zvyšuje; stupnice přináší na konci VB.
tip-influence = Pro hradby a džbány. Paladin kola ho zvyšuje; stupnice přináší na konci VB.
tip-suspicion = Kdo má při inkvizici nejvíc podezření, bere dluh.
tip-workshop = Toto pole už poddaného nepotřebuje.
tip-retinue = Zverbovaní měšťané: jejich schopnosti platí do konce.
tip-silver = Platí měšťany, dílny, modlitbu a džbány.
tip-provision = Platí misionáře, tvrze a hradby.
tip-paladins = Každé kolo si vezměte tři: jeden vyjede, jeden jde na balíček, jeden dospod.
tip-schemes = Co udělá protivník, kartu po kartě.
tip-develop = Dva poddaní a 4 mince: položte další dílnu na jedno z prvních dvou polí akce vpravo, kde už nikdy nebude třeba poddaný, a získejte poddaného zpod ní.
tip-recruit = Jeden poddaný: propusťte měšťana pro jeho odměnu. S bojovníkem vedle: zverbujte ho pro jeho schopnost. Cena místa se platí tak i tak.
tip-hunt = Jeden poddaný: 1 proviant. Se zvědem vedle: 3 proviantu.
tip-trade = Jeden poddaný: 1 mince. S kupcem vedle: 3 mince.
tip-pray = Kněz a 2 mince: odstraňte všechny poddané z jedné své akce, aby ji šlo použít znovu.
tip-conspire = Jeden poddaný: získejte zločince a s ním kartu podezření.
tip-commission = Chce víru podle regionu a proviant. Pošlete misionáře na volné pole: 1 vliv a co je tam natištěno.
tip-fortify = Chce vliv a proviant. Postavte další hradbu: její sílu a odměny, na konci VB.
tip-garrison = Chce sílu podle regionu a proviant. Postavte tvrz na volné pole: 1 víra a co je tam natištěno.
tip-absolve = Chce vliv a mince. Přesuňte džbán na volné místo pro džbán: jeho odměna, 1 víra a odhoďte kartu podezření.
tip-attack = Chce sílu; co chybí, zaplatíte, 1 minci za každé místo. Vezměte cizince: 1 vliv a jeho odměna.
tip-convert = Chce víru a od druhého i mince. Získejte cizince: hned jeho sílu, na konci jeho VB.

# Words of rewards and actions, and of what is counted.

word-labourer = nádeník
    .counted = { $n ->
        [one] nádeník
        [few] nádeníci
       *[other] nádeníků
    }
word-scout = zvěd
    .counted = { $n ->
        [one] zvěd
        [few] zvědi
       *[other] zvědů
    }
word-merchant = kupec
    .counted = { $n ->
        [one] kupec
        [few] kupci
       *[other] kupců
    }
word-fighter = bojovník
    .counted = { $n ->
        [one] bojovník
        [few] bojovníci
       *[other] bojovníků
    }
word-cleric = kněz
    .counted = { $n ->
        [one] kněz
        [few] kněží
       *[other] kněží
    }
word-criminal = zločinec
    .counted = { $n ->
        [one] zločinec
        [few] zločinci
       *[other] zločinců
    }
word-worker = poddaní
    .counted = { $n ->
        [one] poddaný
        [few] poddaní
       *[other] poddaných
    }
word-any = libovolný poddaný
word-faith = víra
word-strength = síla
word-influence = vliv
word-silver = mince
    .counted = { $n ->
        [one] mince
        [few] mince
       *[other] mincí
    }
word-provision = proviant
    .counted = { $n ->
        [one] proviant
        [few] provianty
       *[other] proviantů
    }
word-points = VB
    .counted = { $n ->
        [one] VB
        [few] VB
       *[other] VB
    }
word-debt = dluh
    .counted = { $n ->
        [one] dluh
        [few] dluhy
       *[other] dluhů
    }
word-suspicion = podezření
    .counted = { $n ->
        [one] karta podezření
        [few] karty podezření
       *[other] karet podezření
    }
word-tax = daň
    .counted = { $n ->
        [one] daň
        [few] daně
       *[other] daní
    }
word-acquit = odhodit kartu podezření
word-pay-debt = splatit dluh
word-cancel-debt = zrušit dluh
word-take-debt = vzít si dluh
word-pray = modlitba
    .counted = { $n ->
        [one] pole k uvolnění
        [few] pole k uvolnění
       *[other] polí k uvolnění
    }
word-free-recruit = verbování zdarma
    .counted = { $n ->
        [one] verbování zdarma
        [few] verbování zdarma
       *[other] verbování zdarma
    }
word-free-develop = dílna zdarma
    .counted = { $n ->
        [one] dílna zdarma
        [few] dílny zdarma
       *[other] dílen zdarma
    }
word-develop = Rozvoj
word-recruit = Verbování
word-hunt = Lov
word-trade = Obchod
word-conspire = Spiknutí
word-commission = Misie
word-fortify = Opevnění
word-garrison = Posádka
word-absolve = Odpustek
word-attack = Útok
word-convert = Obrácení
word-rest = Odpočinek
word-favour = Královská přízeň
word-order = Královský rozkaz
word-monk = Misionář
word-outpost = Tvrz
word-workshop = Dílna
word-jar = Džbán
word-space-occupied = pole je obsazené
word-workers-short = příliš málo poddaných
word-used-up = všech sedm je hotovo
word-out-of-reach = nic není v dosahu

# Texty společné více kartám; argumenty jsou hodnoty karty.

label-either-1 = { $a }
label-either-2 = { $a } / { $b }
label-either-3 = { $a } / { $b } / { $c }
label-either-4 = { $a } / { $b } / { $c } / { $d }
text-paladin = Přivádí: { $workers }.{ $faith ->
        [0] {""}
       *[some] {" "}Víra +{ $faith }.
    }{ $strength ->
        [0] {""}
       *[some] {" "}Síla +{ $strength }.
    }{ $influence ->
        [0] {""}
       *[some] {" "}Vliv +{ $influence }.
    } { $action }:{ $waives-key ->
        [silver] {" "}bez mincí.
        [provisions] {" "}bez proviantu.
       *[some] {""}
    }{ $reduces ->
        [0] {""}
        [one] {" "}o { $reduces } minci méně.
        [few] {" "}o { $reduces } mince méně.
       *[other] {" "}o { $reduces } mincí méně.
    }{ $has-gains-key ->
        [no] {""}
       *[yes] {" "}navíc { $gains }.
    }
text-townsfolk = Odhozením: { $dismissed }.{ $has-recruited-key ->
        [no] {""}
       *[yes] {" "}Při naverbování: { $recruited }.
    } { $trigger-key ->
        [inquisition] { $only_if-key ->
            [pair] Inkvizice se 2 a více kartami podezření
            [none] Inkvizice bez karet podezření
           *[some] Inkvizice
        }
        [pay-debt] Za každý splacený dluh
       *[some] { $trigger }
    }: { $gains }.
text-outsider = Útok: vliv, { $attacked }. Obrácení: síla +{ $strength }; { text-scores }.
text-scores = { $scores-key ->
        [per-2-commission] 1 VB za každé dvě misie
        [per-2-fortify] 1 VB za každé dvě hradby
        [per-2-garrison] 1 VB za každé dvě posádky
        [per-2-absolve] 1 VB za každé dva odpustky
        [per-2-develop] 1 VB za každé dvě dílny
        [per-2-recruit] 1 VB za každé dva měšťany v družině
        [per-4-strength] 1 VB za každé 4 síly
        [per-4-influence] 1 VB za každé 4 vlivu
        [per-4-faith] 1 VB za každé 4 víry
        [per-paid-debt] 1 VB za každý splacený dluh
        [per-unpaid-debt] 1 VB za každý nesplacený dluh
        [per-suspicion] 1 VB za každou kartu podezření
        [attacked-saracen] 1 VB za každého napadeného Saracéna
        [attacked-byzantine] 1 VB za každého napadeného Byzantince
        [attacked-viking] 1 VB za každého napadeného Vikinga
        [champion] 1 VB a další za každý splněný královský rozkaz
       *[mercenary] 1 VB a další za každého obráceného žoldnéře
    }
text-order = { $action }: alespoň { $times }× do konce hry.
text-favour = Umístěte: { $spot }.{ $has-cost-key ->
        [no] {""}
       *[yes] {" "}Zaplaťte: { $cost }.
    } Získejte: { $choices }.
text-wall = Síla +{ $strength }.{ $has-gains-key ->
        [no] {""}
       *[yes] {" "}Získejte: { $gains }.
    }{ $has-choices-key ->
        [no] {""}
       *[yes] {" "}Získejte jedno z: { $choices }.
    }{ $vp ->
        [0] {""}
       *[some] {" "}VB: { $vp }.
    }
text-copies = V balíčku: { $copies }.
text-debt = VB za nesplacený: { $unpaid }, za splacený: { $paid }. V balíčku: { $copies }.
text-square = Odměna: { $reward }. Region { $region }; nejmenší počet hráčů: { $players }.
text-region = Misionář potřebuje víru { $faith }, tvrz sílu { $strength }.
text-town-place = Cena v mincích: { $silver }{ $or_debt-key ->
        [yes] {" "}nebo dluh
       *[no] {""}
    }.
text-frontier = K útoku: síla { $strength }. K obrácení: víra { $faith }.
text-order-slot = Odhaluje se v kole { $round }; VB: { $vp }.
text-favour-slot = Odhaluje se v kole { $round }.
text-silver = Mince: { $silver }.
text-space = Poddaní: { $spots }.{ $silver ->
        [0] {""}
       *[some] {" "}Cena v mincích: { $silver }.
    }{ $has-one-key ->
        [no] {""}
       *[yes] {" "}S jedním: { $one }.
    }{ $has-two-key ->
        [no] {""}
       *[yes] {" "}Se dvěma: { $two }.
    }
text-workshop = Uvolní poddaného: { $gain }.
text-piece = Cena: { $cost }. Potřebná vlastnost: { $needs }.{ $has-raises-key ->
        [no] {""}
       *[yes] {" "}Zvyšuje: { $raises }.
    }
text-reward = Odměna: { $reward }.
text-points = VB od nuly: { $vp }.
text-difficulty = Dílny na začátku: { $orders }.
text-number = { $value }

# Karty a desky.

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
card-labourer = Nádeník
card-scout = Zvěd
card-merchant = Kupec
card-fighter = Bojovník
card-cleric = Kněz
card-criminal = Zločinec
card-abbot-1 = Opat ({ $gains })
    .short = Opat
    .text = { text-townsfolk }
card-abbot-2 = Opat ({ $gains })
    .short = Opat
    .text = { text-townsfolk }
card-abbot-3 = Opat ({ $gains })
    .short = Opat
    .text = { text-townsfolk }
card-acolyte-1 = Ministrant ({ $gains })
    .short = Ministrant
    .text = { text-townsfolk }
card-acolyte-2 = Ministrant ({ $gains })
    .short = Ministrant
    .text = { text-townsfolk }
card-acolyte-3 = Ministrant ({ $gains })
    .short = Ministrant
    .text = { text-townsfolk }
card-architect-1 = Architektka ({ $gains })
    .short = Architektka
    .text = { text-townsfolk }
card-architect-2 = Architektka ({ $gains })
    .short = Architektka
    .text = { text-townsfolk }
card-architect-3 = Architektka ({ $gains })
    .short = Architektka
    .text = { text-townsfolk }
card-conspirator-1 = Pletichářka (odhozením: { $dismissed })
    .short = Pletichářka
    .text = { text-townsfolk }
card-conspirator-2 = Pletichářka (odhozením: { $dismissed })
    .short = Pletichářka
    .text = { text-townsfolk }
card-collector-1 = Výběrčí dluhů ({ $gains })
    .short = Výběrčí dluhů
    .text = { text-townsfolk }
card-collector-2 = Výběrčí dluhů ({ $gains })
    .short = Výběrčí dluhů
    .text = { text-townsfolk }
card-collector-3 = Výběrčí dluhů ({ $gains })
    .short = Výběrčí dluhů
    .text = { text-townsfolk }
card-defender-1 = Obránce ({ $gains })
    .short = Obránce
    .text = { text-townsfolk }
card-defender-2 = Obránce ({ $gains })
    .short = Obránce
    .text = { text-townsfolk }
card-defender-3 = Obránce ({ $gains })
    .short = Obránce
    .text = { text-townsfolk }
card-gatekeeper-1 = Strážná ({ $gains })
    .short = Strážná
    .text = { text-townsfolk }
card-gatekeeper-2 = Strážná ({ $gains })
    .short = Strážná
    .text = { text-townsfolk }
card-gatekeeper-3 = Strážná ({ $gains })
    .short = Strážná
    .text = { text-townsfolk }
card-missionary-1 = Jeptiška ({ $gains })
    .short = Jeptiška
    .text = { text-townsfolk }
card-missionary-2 = Jeptiška ({ $gains })
    .short = Jeptiška
    .text = { text-townsfolk }
card-missionary-3 = Jeptiška ({ $gains })
    .short = Jeptiška
    .text = { text-townsfolk }
card-peddler-1 = Pouliční prodavač ({ $gains })
    .short = Pouliční prodavač
    .text = { text-townsfolk }
card-peddler-2 = Pouliční prodavač ({ $gains })
    .short = Pouliční prodavač
    .text = { text-townsfolk }
card-peddler-3 = Pouliční prodavač ({ $gains })
    .short = Pouliční prodavač
    .text = { text-townsfolk }
card-squire-1 = Panoš ({ $gains })
    .short = Panoš
    .text = { text-townsfolk }
card-squire-2 = Panoš ({ $gains })
    .short = Panoš
    .text = { text-townsfolk }
card-squire-3 = Panoš ({ $gains })
    .short = Panoš
    .text = { text-townsfolk }
card-watchman-1 = Hlídač ({ $gains })
    .short = Hlídač
    .text = { text-townsfolk }
card-watchman-2 = Hlídač ({ $gains })
    .short = Hlídač
    .text = { text-townsfolk }
card-watchman-3 = Hlídač ({ $gains })
    .short = Hlídač
    .text = { text-townsfolk }
card-adventurer-viking = Dobrodruh (Viking)
    .short = Dobrodruh
    .text = { text-outsider }
card-armourer-viking = Zbrojíř (Viking)
    .short = Zbrojíř
    .text = { text-outsider }
card-assassin-viking = Vrah (Viking)
    .short = Vrah
    .text = { text-outsider }
card-barbarian-viking = Barbar (Viking)
    .short = Barbar
    .text = { text-outsider }
card-guardian-viking = Strážce (Viking)
    .short = Strážce
    .text = { text-outsider }
card-lookout-viking = Hlídka (Viking)
    .short = Hlídka
    .text = { text-outsider }
card-marauder-viking = Plenitel (Viking)
    .short = Plenitel
    .text = { text-outsider }
card-mercenary-viking = Žoldnéř (Viking)
    .short = Žoldnéř
    .text = { text-outsider }
card-protector-viking = Ochránce (Viking)
    .short = Ochránce
    .text = { text-outsider }
card-thief-viking = Zloděj (Viking)
    .short = Zloděj
    .text = { text-outsider }
card-traitor-viking = Zrádce (Viking)
    .short = Zrádce
    .text = { text-outsider }
card-vigilante-viking = Mstitel (Viking)
    .short = Mstitel
    .text = { text-outsider }
card-archer-byzantine = Lučištník (Byzantinec)
    .short = Lučištník
    .text = { text-outsider }
card-armourer-byzantine = Zbrojíř (Byzantinec)
    .short = Zbrojíř
    .text = { text-outsider }
card-assassin-byzantine = Vrah (Byzantinec)
    .short = Vrah
    .text = { text-outsider }
card-champion-byzantine = Šampion (Byzantinec)
    .short = Šampion
    .text = { text-outsider }
card-guardian-byzantine = Strážce (Byzantinec)
    .short = Strážce
    .text = { text-outsider }
card-hunter-byzantine = Lovec (Byzantinec)
    .short = Lovec
    .text = { text-outsider }
card-invader-byzantine = Nájezdník (Byzantinec)
    .short = Nájezdník
    .text = { text-outsider }
card-lookout-byzantine = Hlídka (Byzantinec)
    .short = Hlídka
    .text = { text-outsider }
card-mercenary-byzantine = Žoldnéř (Byzantinec)
    .short = Žoldnéř
    .text = { text-outsider }
card-thief-byzantine = Zloděj (Byzantinec)
    .short = Zloděj
    .text = { text-outsider }
card-traitor-byzantine = Zrádce (Byzantinec)
    .short = Zrádce
    .text = { text-outsider }
card-warrior-byzantine = Válečník (Byzantinec)
    .short = Válečník
    .text = { text-outsider }
card-adventurer-saracen = Dobrodruh (Saracén)
    .short = Dobrodruh
    .text = { text-outsider }
card-archer-saracen = Lučištník (Saracén)
    .short = Lučištník
    .text = { text-outsider }
card-barbarian-saracen = Barbar (Saracén)
    .short = Barbar
    .text = { text-outsider }
card-champion-saracen = Šampion (Saracén)
    .short = Šampion
    .text = { text-outsider }
card-hunter-saracen = Lovec (Saracén)
    .short = Lovec
    .text = { text-outsider }
card-invader-saracen = Nájezdník (Saracén)
    .short = Nájezdník
    .text = { text-outsider }
card-marauder-saracen = Plenitel (Saracén)
    .short = Plenitel
    .text = { text-outsider }
card-mercenary-saracen-1 = Žoldnéř (Saracén, { $attacked })
    .short = Žoldnéř
    .text = { text-outsider }
card-mercenary-saracen-2 = Žoldnéř (Saracén, { $attacked })
    .short = Žoldnéř
    .text = { text-outsider }
card-protector-saracen = Ochránce (Saracén)
    .short = Ochránce
    .text = { text-outsider }
card-vigilante-saracen = Mstitel (Saracén)
    .short = Mstitel
    .text = { text-outsider }
card-warrior-saracen = Válečník (Saracén)
    .short = Válečník
    .text = { text-outsider }
card-order-commission = Královský rozkaz: { $action }
    .text = { text-order }
card-order-fortify = Královský rozkaz: { $action }
    .text = { text-order }
card-order-garrison = Královský rozkaz: { $action }
    .text = { text-order }
card-order-absolve = Královský rozkaz: { $action }
    .text = { text-order }
card-order-attack = Královský rozkaz: { $action }
    .text = { text-order }
card-order-convert = Královský rozkaz: { $action }
    .text = { text-order }
card-favour-1 = Královská přízeň: { $choices }
    .text = { text-favour }
card-favour-2 = Královská přízeň: { $choices }
    .text = { text-favour }
card-favour-3 = Královská přízeň: { $choices }
    .text = { text-favour }
card-favour-4 = Královská přízeň: { $choices }
    .text = { text-favour }
card-favour-5 = Královská přízeň: { $choices }
    .text = { text-favour }
card-favour-6 = Královská přízeň: { $choices }
    .text = { text-favour }
card-favour-7 = Královská přízeň: { $choices }
    .text = { text-favour }
card-favour-8 = Královská přízeň: { $choices }
    .text = { text-favour }
card-favour-9 = Královská přízeň: { $choices }
    .text = { text-favour }
card-favour-10 = Královská přízeň: { $choices }
    .text = { text-favour }
card-tavern-1 = Krčma: { $workers }
card-tavern-2 = Krčma: { $workers }
card-tavern-3 = Krčma: { $workers }
card-tavern-4 = Krčma: { $workers }
card-tavern-5 = Krčma: { $workers }
card-tavern-6 = Krčma: { $workers }
card-tavern-7 = Krčma: { $workers }
card-tavern-8 = Krčma: { $workers }
card-tavern-9 = Krčma: { $workers }
card-tavern-10 = Krčma: { $workers }
card-tavern-11 = Krčma: { $workers }
card-tavern-12 = Krčma: { $workers }
card-tavern-13 = Krčma: { $workers }
card-tavern-14 = Krčma: { $workers }
card-tavern-15 = Krčma: { $workers }
card-tavern-16 = Krčma: { $workers }
card-tavern-17 = Krčma: { $workers }
card-tavern-18 = Krčma: { $workers }
card-tavern-19 = Krčma: { $workers }
card-tavern-20 = Krčma: { $workers }
card-tavern-21 = Krčma: { $workers }
card-tavern-22 = Krčma: { $workers }
card-tavern-23 = Krčma: { $workers }
card-tavern-24 = Krčma: { $workers }
card-wall-1 = Hradba 1
    .text = { text-wall }
card-wall-2 = Hradba 2
    .text = { text-wall }
card-wall-3 = Hradba 3
    .text = { text-wall }
card-wall-4 = Hradba 4
    .text = { text-wall }
card-wall-5 = Hradba 5
    .text = { text-wall }
card-wall-6 = Hradba 6
    .text = { text-wall }
card-wall-7 = Hradba 7
    .text = { text-wall }
card-wall-8 = Hradba 8
    .text = { text-wall }
card-wall-9 = Hradba 9
    .text = { text-wall }
card-wall-10 = Hradba 10
    .text = { text-wall }
card-wall-11 = Hradba 11
    .text = { text-wall }
card-wall-12 = Hradba 12
    .text = { text-wall }
card-wall-13 = Hradba 13
    .text = { text-wall }
card-wall-14 = Hradba 14
    .text = { text-wall }
card-wall-15 = Hradba 15
    .text = { text-wall }
card-wall-16 = Hradba 16
    .text = { text-wall }
card-wall-17 = Hradba 17
    .text = { text-wall }
card-wall-18 = Hradba 18
    .text = { text-wall }
card-wall-19 = Hradba 19
    .text = { text-wall }
card-wall-20 = Hradba 20
    .text = { text-wall }
card-wall-21 = Hradba 21
    .text = { text-wall }
card-wall-22 = Hradba 22
    .text = { text-wall }
card-wall-23 = Hradba 23
    .text = { text-wall }
card-wall-24 = Hradba 24
    .text = { text-wall }
card-suspicion-0 = Podezření (daň { $tax })
    .short = Podezření
    .text = { text-copies }
card-suspicion-1 = Podezření (daň { $tax })
    .short = Podezření
    .text = { text-copies }
card-suspicion-2 = Podezření (daň { $tax })
    .short = Podezření
    .text = { text-copies }
card-debt = Dluh
    .text = { text-debt }
card-scheme-favour = Intrika: { $action }
    .text = { text-copies }
card-scheme-commission = Intrika: { $action }
    .text = { text-copies }
card-scheme-fortify = Intrika: { $action }
    .text = { text-copies }
card-scheme-garrison = Intrika: { $action }
    .text = { text-copies }
card-scheme-absolve = Intrika: { $action }
    .text = { text-copies }
card-scheme-attack = Intrika: { $action }
    .text = { text-copies }
card-scheme-convert = Intrika: { $action }
    .text = { text-copies }
card-scheme-order = Intrika: { $action }
    .text = { text-copies }
card-scheme-recruit = Intrika: { $action }
    .text = { text-copies }
card-scheme-pray = Intrika: { $action-key ->
    [pray] { card-pray }
   *[other] { $action }
}
    .text = { text-copies }
card-scheme-trade = Intrika: { $action }
    .text = { text-copies }
card-scheme-conspire = Intrika: { $action }
    .text = { text-copies }
card-r1a = Políčko 1a: { $reward }
    .text = { text-square }
card-r1b = Políčko 1b: { $reward }
    .text = { text-square }
card-r1c = Políčko 1c: { $reward }
    .text = { text-square }
card-r1d = Políčko 1d: { $reward }
    .text = { text-square }
card-r2a = Políčko 2a: { $reward }
    .text = { text-square }
card-r2b = Políčko 2b: { $reward }
    .text = { text-square }
card-r2c = Políčko 2c: { $reward }
    .text = { text-square }
card-r2d = Políčko 2d: { $reward }
    .text = { text-square }
card-r2e = Políčko 2e: { $reward }
    .text = { text-square }
card-r2f = Políčko 2f: { $reward }
    .text = { text-square }
card-r2g = Políčko 2g: { $reward }
    .text = { text-square }
card-r3a = Políčko 3a: { $reward }
    .text = { text-square }
card-r3b = Políčko 3b: { $reward }
    .text = { text-square }
card-r3c = Políčko 3c: { $reward }
    .text = { text-square }
card-r3d = Políčko 3d: { $reward }
    .text = { text-square }
card-r3e = Políčko 3e: { $reward }
    .text = { text-square }
card-r3f = Políčko 3f: { $reward }
    .text = { text-square }
card-r3g = Políčko 3g: { $reward }
    .text = { text-square }
card-r3h = Políčko 3h: { $reward }
    .text = { text-square }
card-r3i = Políčko 3i: { $reward }
    .text = { text-square }
card-r4a = Políčko 4a: { $reward }
    .text = { text-square }
card-r4b = Políčko 4b: { $reward }
    .text = { text-square }
card-r4c = Políčko 4c: { $reward }
    .text = { text-square }
card-r4d = Políčko 4d: { $reward }
    .text = { text-square }
card-r4e = Políčko 4e: { $reward }
    .text = { text-square }
card-r4f = Políčko 4f: { $reward }
    .text = { text-square }
card-r4g = Políčko 4g: { $reward }
    .text = { text-square }
card-r4h = Políčko 4h: { $reward }
    .text = { text-square }
card-r4i = Políčko 4i: { $reward }
    .text = { text-square }
card-r4j = Políčko 4j: { $reward }
    .text = { text-square }
card-r5a = Políčko 5a: { $reward }
    .text = { text-square }
card-r5b = Políčko 5b: { $reward }
    .text = { text-square }
card-r5c = Políčko 5c: { $reward }
    .text = { text-square }
card-r5d = Políčko 5d: { $reward }
    .text = { text-square }
card-r5e = Políčko 5e: { $reward }
    .text = { text-square }
card-r5f = Políčko 5f: { $reward }
    .text = { text-square }
card-r5g = Políčko 5g: { $reward }
    .text = { text-square }
card-r6a = Políčko 6a: { $reward }
    .text = { text-square }
card-r6b = Políčko 6b: { $reward }
    .text = { text-square }
card-r6c = Políčko 6c: { $reward }
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
card-town-1 = Místo měšťana 1
    .text = { text-town-place }
card-town-2 = Místo měšťana 2
    .text = { text-town-place }
card-town-3 = Místo měšťana 3
    .text = { text-town-place }
card-town-4 = Místo měšťana 4
    .text = { text-town-place }
card-town-5 = Místo měšťana 5
    .text = { text-town-place }
card-frontier-1 = Místo cizince 1
    .text = { text-frontier }
card-frontier-2 = Místo cizince 2
    .text = { text-frontier }
card-frontier-3 = Místo cizince 3
    .text = { text-frontier }
card-frontier-4 = Místo cizince 4
    .text = { text-frontier }
card-frontier-5 = Místo cizince 5
    .text = { text-frontier }
card-frontier-6 = Místo cizince 6
    .text = { text-frontier }
card-order-slot-1 = Místo královského rozkazu 1
    .text = { text-order-slot }
card-order-slot-2 = Místo královského rozkazu 2
    .text = { text-order-slot }
card-order-slot-3 = Místo královského rozkazu 3
    .text = { text-order-slot }
card-favour-slot-1 = Místo královské přízně 1
    .text = { text-favour-slot }
card-favour-slot-2 = Místo královské přízně 2
    .text = { text-favour-slot }
card-favour-slot-3 = Místo královské přízně 3
    .text = { text-favour-slot }
card-favour-slot-4 = Místo královské přízně 4
    .text = { text-favour-slot }
card-favour-slot-5 = Místo královské přízně 5
    .text = { text-favour-slot }
card-tax-supply-1 = Zásoba daní, počet hráčů: 1
    .text = { text-silver }
card-tax-supply-2 = Zásoba daní, počet hráčů: 2
    .text = { text-silver }
card-tax-supply-3 = Zásoba daní, počet hráčů: 3
    .text = { text-silver }
card-tax-supply-4 = Zásoba daní, počet hráčů: 4
    .text = { text-silver }
card-develop = Rozvoj
    .text = { text-space }
card-recruit = Verbování
    .text = { text-space }
card-hunt = Lov
    .text = { text-space }
card-trade = Obchod
    .text = { text-space }
card-pray = Modlitba
    .text = { text-space }
card-conspire = Spiknutí
    .text = { text-space }
card-commission = Misie
    .text = { text-space }
card-fortify = Opevnění
    .text = { text-space }
card-garrison = Posádka
    .text = { text-space }
card-absolve = Odpustek
    .text = { text-space }
card-attack = Útok
    .text = { text-space }
card-convert = Obrácení
    .text = { text-space }
card-workshop-1 = Dílna 1
    .text = { text-workshop }
card-workshop-2 = Dílna 2
    .text = { text-workshop }
card-workshop-3 = Dílna 3
    .text = { text-workshop }
card-workshop-4 = Dílna 4
    .text = { text-workshop }
card-workshop-5 = Dílna 5
    .text = { text-workshop }
card-workshop-6 = Dílna 6
    .text = { text-workshop }
card-workshop-7 = Dílna 7
    .text = { text-workshop }
card-workshop-8 = Dílna 8
    .text = { text-workshop }
card-monk-1 = Misionář 1
    .text = { text-piece }
card-monk-2 = Misionář 2
    .text = { text-piece }
card-monk-3 = Misionář 3
    .text = { text-piece }
card-monk-4 = Misionář 4
    .text = { text-piece }
card-monk-5 = Misionář 5
    .text = { text-piece }
card-monk-6 = Misionář 6
    .text = { text-piece }
card-monk-7 = Misionář 7
    .text = { text-piece }
card-outpost-1 = Tvrz 1
    .text = { text-piece }
card-outpost-2 = Tvrz 2
    .text = { text-piece }
card-outpost-3 = Tvrz 3
    .text = { text-piece }
card-outpost-4 = Tvrz 4
    .text = { text-piece }
card-outpost-5 = Tvrz 5
    .text = { text-piece }
card-outpost-6 = Tvrz 6
    .text = { text-piece }
card-outpost-7 = Tvrz 7
    .text = { text-piece }
card-wall-place-1 = Místo hradby 1
    .text = { text-piece }
card-wall-place-2 = Místo hradby 2
    .text = { text-piece }
card-wall-place-3 = Místo hradby 3
    .text = { text-piece }
card-wall-place-4 = Místo hradby 4
    .text = { text-piece }
card-wall-place-5 = Místo hradby 5
    .text = { text-piece }
card-wall-place-6 = Místo hradby 6
    .text = { text-piece }
card-wall-place-7 = Místo hradby 7
    .text = { text-piece }
card-jar-1 = Džbán 1
    .text = { text-piece }
card-jar-2 = Džbán 2
    .text = { text-piece }
card-jar-3 = Džbán 3
    .text = { text-piece }
card-jar-4 = Džbán 4
    .text = { text-piece }
card-jar-5 = Džbán 5
    .text = { text-piece }
card-jar-6 = Džbán 6
    .text = { text-piece }
card-jar-7 = Džbán 7
    .text = { text-piece }
card-convert-place-1 = Místo obráceného 1
    .text = { text-piece }
card-convert-place-2 = Místo obráceného 2
    .text = { text-piece }
card-convert-place-3 = Místo obráceného 3
    .text = { text-piece }
card-convert-place-4 = Místo obráceného 4
    .text = { text-piece }
card-convert-place-5 = Místo obráceného 5
    .text = { text-piece }
card-convert-place-6 = Místo obráceného 6
    .text = { text-piece }
card-convert-place-7 = Místo obráceného 7
    .text = { text-piece }
card-jar-space-1 = Místo pro džbán 1: { $reward }
    .text = { text-reward }
card-jar-space-2 = Místo pro džbán 2: { $reward }
    .text = { text-reward }
card-jar-space-3 = Místo pro džbán 3: { $reward }
    .text = { text-reward }
card-jar-space-4 = Místo pro džbán 4: { $reward }
    .text = { text-reward }
card-jar-space-5 = Místo pro džbán 5: { $reward }
    .text = { text-reward }
card-jar-space-6 = Místo pro džbán 6: { $reward }
    .text = { text-reward }
card-jar-space-7 = Místo pro džbán 7: { $reward }
    .text = { text-reward }
card-easy = Jednoduchá
    .text = { text-difficulty }
card-standard = Standardní
    .text = { text-difficulty }
card-hard = Těžká
    .text = { text-difficulty }
card-points-attribute = Body za vlastnost
    .text = { text-points }
card-points-commission = Body: Misie
    .text = { text-points }
card-points-garrison = Body: Posádka
    .text = { text-points }
card-points-fortify = Body: Opevnění
    .text = { text-points }
card-points-absolve = Body: Odpustek
    .text = { text-points }
card-points-develop = Body: Rozvoj
    .text = { text-points }
card-leftovers-for-a-point = Surovin na bod
    .text = { text-number }
card-workers-carried-over = Přenesení poddaní
    .text = { text-number }
card-start-silver = Mince na začátku
    .text = { text-number }
card-start-provisions = Proviant na začátku
    .text = { text-number }
card-virtual-workers-beyond-round = Poddaní virtuálního hráče nad číslo kola
    .text = { text-number }
card-virtual-recruit = Poddaní virtuálního hráče: verbování
    .text = { text-number }
card-virtual-pray = Poddaní virtuálního hráče: modlitba
    .text = { text-number }
card-virtual-trade = Poddaní virtuálního hráče: obchod
    .text = { text-number }
card-virtual-conspire = Poddaní virtuálního hráče: spiknutí
    .text = { text-number }
card-virtual-rest = Poddaní virtuálního hráče: odpočinek
    .text = { text-number }

# Co znamenají obrázky, u nichž nestojí slovo.

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
icon-cycle = uvolnit akci
icon-prayer = { word-pray }
icon-medal = { word-free-recruit }
icon-anvil = { word-free-develop }
icon-laurels = VB
icon-sands-of-time = { label-rounds }
