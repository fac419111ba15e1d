# Paladyni Zachodniego Królestwa.
title = Paladyni Zachodniego Królestwa
    .line = Siedem rund obrony granic: wysyłaj robotników, wzywaj paladynów i strzeż się inkwizycji.

# Options of a table.

option-virtual_player = Gracz wirtualny jako dodatkowe miejsce
    .hint = Do treningu z 1–3 osobami; w trybie solo jest zawsze.
option-difficulty = Poziom trudności gracza wirtualnego
    .hint = Z iloma warsztatami zaczyna: 1, 3 lub 5.
option-difficulty-easy = Łatwy
option-difficulty-standard = Standardowy
option-difficulty-hard = Trudny
option-debt_for_dismiss = Długiem można opłacić odprawienie
    .hint = Interpretacja R-12; wyłączone: dług zastępuje srebrniki tylko przy rekrutacji.
option-free_recruit_may_dismiss = Darmowa rekrutacja może odprawić
    .hint = Interpretacja R-13.
option-wrap_attribute = Atrybut, który gracz wirtualny podnosi, gdy jego znacznik zaczyna od nowa
    .hint = Rozstrzygnięcie R-28; najwyższy to dosłowne czeskie zdanie.
option-wrap_attribute-highest = Najwyższy
option-wrap_attribute-lowest = Najniższy

# Backs of cards.

back-worker = Robotnik
back-paladin-1 = Paladyn
back-paladin-2 = Paladyn
back-paladin-3 = Paladyn
back-paladin-4 = Paladyn
back-townsfolk = Mieszczanin
back-outsider = Najeźdźca
back-order = Królewski rozkaz
back-favour = Królewska przychylność
back-tavern = Karczma
back-wall = Mury
back-suspicion = Podejrzenie
back-debt = Dług
back-scheme = Intryga
back-board = Plansza

# Questions.

ask-first-townsfolk = Weź mieszczanina do drużyny
ask-keep-paladin = Który paladyn pomoże ci w tej rundzie?
ask-top-paladin = Którego paladyna odkładasz na wierzch talii?
ask-pick-tavern = Wybierz kartę karczmy
ask-take-an-action = Wykonaj akcję albo spasuj
ask-choose-workers = Których robotników umieszczasz?
ask-keep-workers = Których robotników zachowujesz na następną rundę?
ask-place-workshop = Gdzie umieszczasz warsztat? To miejsce nie będzie już wymagać robotnika
ask-recruit-whom = Kogo rekrutujesz?
ask-dismiss-whom = Kogo odprawiasz?
ask-silver-or-debt = Płacisz srebrnikami czy bierzesz dług?
ask-clear-a-space = Które pole akcji zwalniasz?
ask-recruit-for-free = Kogo rekrutujesz za darmo?
ask-discard-suspicion = Ile kart podejrzenia odrzucasz?
ask-pay-debt = Spłacasz dług?
ask-cancel-debt = Anulujesz dług?
ask-which-reward-first = Która nagroda jest pierwsza?
ask-pick-reward = Którą nagrodę bierzesz?
ask-use-townsfolk = Inkwizycja: czyjej zdolności używasz?
ask-send-monk-where = Dokąd wysyłasz mnicha?
ask-send-outpost-where = Gdzie umieszczasz posterunek?
ask-move-jar-where = Dokąd przenosisz dzban?
ask-attack-whom = Kogo atakujesz?
ask-convert-whom = Kogo nawracasz?

# Options.

do-pass = Spasuj
do-develop = Rozwój: umieść warsztat
do-recruit = { $a ->
        [1] Rekrutacja z jednym robotnikiem: odpraw mieszczanina
       *[other] Rekrutacja z dwoma robotnikami: weź mieszczanina do drużyny
    }
do-hunt = { $a ->
        [1] Polowanie z jednym robotnikiem
       *[other] Polowanie z dwoma robotnikami
    }
do-trade = { $a ->
        [1] Handel z jednym robotnikiem
       *[other] Handel z dwoma robotnikami
    }
do-pray = Modlitwa: zwolnij inne pole akcji
do-conspire = Spisek
do-commission = Misja: wyślij mnicha
do-fortify = Fortyfikacja: zbuduj mur
do-garrison = Garnizon: umieść posterunek
do-absolve = Odpust: przenieś dzban
do-attack = Atak na najeźdźcę
do-convert = Nawrócenie najeźdźcy
do-favour = { $a }
do-place-1 = { $a }
do-place-2 = { $a } + { $b }
do-place-3 = { $a } + { $b } + { $c }
do-done = Gotowe
do-decline = Zrezygnuj
do-take = { $a }
do-acquit = { $a ->
        [0] Zachowaj
        [one] Odrzuć jedną
        [few] Odrzuć { $a }
       *[other] Odrzuć { $a }
    }
do-dismiss = Odpraw: { $a }
do-workshop = { $space }, miejsce { $spot } – { $worker }
do-debt = Weź dług
do-silver = Zapłać srebrnikami
do-reward = { $a }

# Refusals.

why-too-few-workers = Potrzeba robotników: { $need }, masz { $have }
why-worker-missing = Brakuje robotnika: { $worker } (lub przestępcy zamiast niego)
why-criminal-missing = Pasuje tu tylko przestępca, a nie masz żadnego
why-space-closed = Tu już stoją robotnicy: { $space }
why-none-left = Nic już nie zostało: { $space }
why-row-empty = Rząd jest pusty
why-nothing-to-clear = Na żadnym innym polu akcji nie ma robotników
why-no-walls = Talia murów jest pusta
why-influence-short = Potrzeba wpływu: { $need }, masz { $have }
why-faith-short = Potrzeba wiary: { $need }, masz { $have }
why-strength-short = Potrzeba siły: { $need }, masz { $have }
why-attack-silver-short = Brakuje siły: { $lack }; srebrników na wyrównanie: { $need }, masz { $have }
why-provisions-short = Potrzeba zapasów: { $need }, masz { $have }
why-silver-short = Potrzeba srebrników: { $need }, masz { $have }
why-no-square = Żadne pole nie jest wolne
why-square-closed = Używane dopiero od tylu graczy: { $players }
why-square-taken = Pole jest zajęte
why-favour-used = Użyto już w tej rundzie
why-no-debts = Stos długów jest pusty
why-no-unpaid-debt = Nie masz niespłaconego długu
why-no-suspicion = Nie masz żadnej karty podejrzenia
why-attribute-at-end = Ten atrybut jest na końcu toru

# Events.

tell-round = Zaczyna się runda { $n }; pierwszy: { $who }
tell-turns-up = Odkryto: { $card }
tell-arranges-paladins = { $who } układa paladynów: służy { $kept }, na wierzchu { $top }
    .unseen = { $who } wybiera paladyna i układa pozostałych
tell-chooses-paladin = { $who } wybiera paladyna: { $kept }
    .unseen = { $who } wybiera paladyna
tell-reveals = { $who } odkrywa: { $card }
tell-hires = { $who } bierze: { $card }
tell-passes = { $who } pasuje
tell-game-over = Ostatnia runda dobiegła końca
tell-recruits = { $who } rekrutuje: { $card }
tell-dismisses = { $who } odprawia: { $card }
tell-develops = { $who } umieszcza warsztat: { $space }, miejsce { $spot } – { $worker }
tell-gathers = { $who }: { $space }; robotnicy: { $n }
tell-clears = { $who } zwalnia: { $space }
tell-conspires = { $who } knuje spisek
tell-sends-monk = { $who } wysyła mnicha: { $square }
tell-sends-outpost = { $who } umieszcza posterunek: { $square }
tell-builds-wall = { $who } buduje: { $card }
tell-moves-jar = { $who } przenosi dzban: { $space }
tell-flips-jar = { $who } odwraca dzban
tell-attacks = { $who } atakuje: { $card }
tell-converts = { $who } nawraca: { $card }
tell-uses-favour = { $who } używa: { $card }
tell-uses = { $who } używa podczas Inkwizycji: { $card }
tell-takes-tax = { $who } bierze podatek: { $n }; skarbiec podatkowy: { $left }
tell-draws-suspicion = { $who } ściąga podejrzenie: { $card }
tell-drops-suspicion = { $who } odrzuca karty podejrzenia: { $n }
tell-takes-debt = { $who } bierze dług
tell-pays-debt = { $who } spłaca dług
tell-cancels-debt = { $who } anuluje dług
tell-inquisition = Nadchodzi Inkwizycja; ostatni podatek pobiera { $who }
tell-turns-scheme = { $who } odkrywa: { $card }
tell-virtual-acts = { $who } wykonuje: { $action }
tell-wraps = { $who }: znacznik zaczyna od nowa, rośnie { $attribute }
tell-turn = Tura: { $who }
tell-last-round = To ostatnia runda
tell-leaves-row = Z rzędu odpada: { $card }
tell-most-suspected = Najwięcej kart podejrzenia: { $who } ({ $n })
tell-nobody-suspected = Nikt nie jest podejrzany, więc nikt nie bierze długu
tell-fills-tax = Skarbiec podatkowy zostaje uzupełniony: { $n }
tell-no-debt-left = Zabrakło długów, nie bierze: { $who }
tell-advances = { $who } przesuwa znacznik zasobów: +{ $n }, teraz na { $to }
tell-takes-coin = { $who } nie ma karty do odrzucenia, więc bierze srebrnik ze skarbca podatkowego; zostaje: { $left }
tell-scheme-fails = { $who } nie może wykonać: { $action } ({ $why })
tell-clears-right = { $who } zwalnia prawą stronę planszy

# Final scoring.

score-orders = Królewskie rozkazy
score-faith = Wiara
score-strength = Siła
score-influence = Wpływ
score-develop = Rozwój
score-commission = Misja
score-fortify = Fortyfikacja i mury
score-garrison = Garnizon
score-absolve = Odpust
score-convert = Nawróceni najeźdźcy
score-debts = Długi
score-resources = Srebrniki i zapasy

# The table.

label-main-board = Plansza główna
label-orders = Królewskie rozkazy
label-favours = Królewska przychylność
label-round = Runda { $n }
label-tavern = Karczma
label-townsfolk = Mieszczanie
label-regions = Regiony
label-region = Region { $n }
label-region-needs = Mnich wymaga wiary { $faith }, posterunek siły { $strength }
label-supplies = Zasoby
label-rounds = Runda
label-tax = Skarbiec podatkowy
label-debts = Pozostałe długi
label-suspicion-discards = Odrzucone podejrzenia
label-start = Pierwszy gracz
label-passed = Spasował(a)
label-workers = Robotnicy
label-suspicion = Podejrzenia
label-unpaid = Niespłacone długi
label-paid = Spłacone długi
label-drawn = Paladyni
label-paladin = Paladyni
label-chosen = Wybrany na tę rundę
label-on-top = Na wierzchu talii
label-underneath = Na spodzie talii
label-attributes = Atrybuty
label-workshops = Pozostałe warsztaty
label-monks = Pozostali mnisi
label-outposts = Pozostałe posterunki
label-jars = Pozostałe dzbany
label-walls-left = Miejsca na mury
label-converts-left = Miejsca dla nawróconych
label-next = Następny kosztuje { $cost }, wymaganie { $need }
label-jar-spaces = Miejsca na dzbany
label-place = { $n }
label-walls = Mury
label-converted = Nawróceni najeźdźcy
label-attacked = Pokonani najeźdźcy
label-retinue = Drużyna
label-resource-track = Tor zasobów
tip-resource-track = Za każde srebro, prowiant lub podatek, które wirtualny gracz miałby zyskać, znacznik przesuwa się; za ostatnim polem rośnie jego najniższy atrybut. Wskazuje też kartę, która jest celem.
tip-virtual-workers = Do akcji podstawowej wysyła jednego, do akcji po prawej trzech; każdy warsztat tam oszczędza jednego.
tip-virtual-recruit = Odprawia mieszczanina, którego wskazuje znacznik zasobów, i bierze nagrodę.
tip-virtual-pray = Zwalnia swoje akcje po prawej albo, jeśli żadna nie jest zajęta, zdobywa robotnika; potem jego intrygi tasuje się od nowa.
tip-virtual-trade = Znacznik zasobów przesuwa się o jedno pole.
tip-virtual-conspire = Dobiera kartę podejrzenia i zdobywa dwóch robotników.
tip-virtual-rest = Znacznik zasobów przesuwa się o jedno pole i o kolejne za każdego pozostałego robotnika; na tym kończy rundę.
label-marker = Znacznik zasobów
label-schemes = Użyte intrygi
label-round-of = Runda { $n } z { $of }
label-town-side = Miasto
label-mat = Akcje
label-around = Wokół planszy
label-terms = Wymóg, cena i zysk
label-attacked-short = Pokonani
label-town-deck = Talia mieszczan
label-tavern-deck = Talia karczmy
label-wall-deck = Talia murów
label-suspicion-deck = Talia podejrzeń
label-outsider-deck = Talia najeźdźców
label-flag-faith = Dla mnicha albo do nawrócenia: wiara { $n }
label-flag-strength = Dla posterunku albo do ataku: siła { $n }
tip-orders = Kto do końca gry wykonał akcję tyle razy, zdobywa punkty rozkazu.
tip-favours = Od swojej rundy otwarta dla wszystkich: połóż na niej wskazanego robotnika i weź, co daje. Jeden robotnik na rundę.
tip-townsfolk = Zrekrutuj mieszczanina dla jego trwałej zdolności albo odpraw go dla nagrody w rogu. W prawo cena maleje.
tip-tavern = W każdej rundzie każdy gracz bierze czterech robotników z jednej karty.
tip-start = Zaczyna rundę.
tip-tax = Przestępcy przynoszą podejrzenia, a podejrzenia biorą stąd podatki. Gdy jest pusto, nadchodzi inkwizycja.
tip-debts = Niespłacony dług kosztuje na koniec 3 PZ, spłacony daje 1.
tip-labourer = Może stać na każdym polu bez koloru.
tip-scout = Może stać na zielonych polach i na polach bez koloru.
tip-merchant = Może stać na niebieskich polach i na polach bez koloru.
tip-fighter = Może stać na czerwonych polach i na polach bez koloru.
tip-cleric = Może stać na czarnych polach i na polach bez koloru.
tip-criminal = Może stać na każdym polu, ale każdy zdobyty przynosi kartę podejrzenia.
tip-any = Pole bez koloru: może tu stać każdy robotnik.
tip-faith = Dla mnichów i nawróceń. Paladyn rundy ją zwiększa; tor daje na koniec PZ.
tip-strength = Dla posterunków i ataków. Paladyn rundy ją zwiększa; tor daje na koniec PZ.
tip-influence = Dla murów i dzbanów. Paladyn rundy go zwiększa; tor daje na koniec PZ.
tip-suspicion = Kto ma przy inkwizycji najwięcej podejrzeń, bierze dług.
tip-workshop = To pole nie potrzebuje już robotnika.
tip-retinue = Zrekrutowani mieszczanie: ich zdolności działają do końca.
tip-silver = Płaci za mieszczan, warsztaty, modlitwę i dzbany.
tip-provision = Płaci za mnichów, posterunki i mury.
tip-paladins = W każdej rundzie dobierz trzech: jeden rusza w drogę, jeden wraca na talię, jeden na spód.
tip-schemes = Co zrobi przeciwnik, karta po karcie.
tip-develop = Dwóch robotników i 4 srebrniki: połóż następny warsztat na jednym z dwóch pierwszych pól akcji po prawej, która nigdy nie będzie tam potrzebować robotnika, i zdobądź robotnika spod niego.
tip-recruit = Jeden robotnik: odpraw mieszczanina dla jego nagrody. Z wojownikiem obok: zrekrutuj go dla jego zdolności. Cenę miejsca płaci się tak czy owak.
tip-hunt = Jeden robotnik: 1 zapas. Ze zwiadowcą obok: 3 zapasy.
tip-trade = Jeden robotnik: 1 srebrnik. Z kupcem obok: 3 srebrniki.
tip-pray = Kleryk i 2 srebrniki: usuń wszystkich robotników z jednej swojej akcji, aby można jej użyć ponownie.
tip-conspire = Jeden robotnik: zdobądź przestępcę, a z nim kartę podejrzenia.
tip-commission = Wymaga wiary według regionu i zapasów. Wyślij mnicha na wolne pole: 1 wpływ i to, co tam wydrukowano.
tip-fortify = Wymaga wpływu i zapasów. Zbuduj następny mur: jego siła i nagrody, na koniec PZ.
tip-garrison = Wymaga siły według regionu i zapasów. Postaw posterunek na wolnym polu: 1 wiara i to, co tam wydrukowano.
tip-absolve = Wymaga wpływu i srebrników. Przenieś dzban na wolne miejsce na dzban: jego nagroda, 1 wiara i odrzuć kartę podejrzenia.
tip-attack = Wymaga siły; brak opłacasz, 1 srebrnik za każde miejsce. Weź najeźdźcę: 1 wpływ i jego nagroda.
tip-convert = Wymaga wiary, a od drugiego także srebrników. Pozyskaj najeźdźcę: od razu jego siła, na koniec jego PZ.

# Words of rewards and actions, and of what is counted.

word-labourer = parobek
    .counted = { $n ->
        [one] parobek
        [few] parobków
       *[many] parobków
    }
word-scout = zwiadowca
    .counted = { $n ->
        [one] zwiadowca
        [few] zwiadowców
       *[many] zwiadowców
    }
word-merchant = kupiec
    .counted = { $n ->
        [one] kupiec
        [few] kupców
       *[many] kupców
    }
word-fighter = wojownik
    .counted = { $n ->
        [one] wojownik
        [few] wojowników
       *[many] wojowników
    }
word-cleric = kleryk
    .counted = { $n ->
        [one] kleryk
        [few] kleryków
       *[many] kleryków
    }
word-criminal = przestępca
    .counted = { $n ->
        [one] przestępca
        [few] przestępców
       *[many] przestępców
    }
word-worker = robotnicy
    .counted = { $n ->
        [one] robotnik
        [few] robotników
       *[many] robotników
    }
word-any = dowolny robotnik
word-faith = wiara
word-strength = siła
word-influence = wpływ
word-silver = srebrnik
    .counted = { $n ->
        [one] srebrnik
        [few] srebrniki
       *[many] srebrników
    }
word-provision = zapasy
    .counted = { $n ->
        [one] zapas
        [few] zapasy
       *[many] zapasów
    }
word-points = PZ
    .counted = { $n ->
        [one] PZ
        [few] PZ
       *[many] PZ
    }
word-debt = dług
    .counted = { $n ->
        [one] dług
        [few] długi
       *[many] długów
    }
word-suspicion = podejrzenie
    .counted = { $n ->
        [one] karta podejrzenia
        [few] karty podejrzenia
       *[many] kart podejrzenia
    }
word-tax = podatek
    .counted = { $n ->
        [one] podatek
        [few] podatki
       *[many] podatków
    }
word-acquit = odrzuć kartę podejrzenia
word-pay-debt = spłać dług
word-cancel-debt = anuluj dług
word-take-debt = weź dług
word-pray = modlitwa
    .counted = { $n ->
        [one] pole do zwolnienia
        [few] pola do zwolnienia
       *[many] pól do zwolnienia
    }
word-free-recruit = darmowa rekrutacja
    .counted = { $n ->
        [one] darmowa rekrutacja
        [few] darmowe rekrutacje
       *[many] darmowych rekrutacji
    }
word-free-develop = darmowy warsztat
    .counted = { $n ->
        [one] darmowy warsztat
        [few] darmowe warsztaty
       *[many] darmowych warsztatów
    }
word-develop = Rozwój
word-recruit = Rekrutacja
word-hunt = Polowanie
word-trade = Handel
word-conspire = Spisek
word-commission = Misja
word-fortify = Fortyfikacja
word-garrison = Garnizon
word-absolve = Odpust
word-attack = Atak
word-convert = Nawrócenie
word-rest = Odpoczynek
word-favour = Królewska przychylność
word-order = Królewski rozkaz
word-monk = Mnich
word-outpost = Posterunek
word-workshop = Warsztat
word-jar = Dzban
word-space-occupied = pole jest zajęte
word-workers-short = za mało robotników
word-used-up = wszystkie siedem wykonano
word-out-of-reach = nic nie jest w zasięgu

# Teksty wspólne dla kart; argumentami są wartości karty.

label-either-1 = { $a }
label-either-2 = { $a } / { $b }
label-either-3 = { $a } / { $b } / { $c }
label-either-4 = { $a } / { $b } / { $c } / { $d }
text-paladin = Sprowadza: { $workers }.{ $faith ->
        [0] {""}
       *[some] {" "}Wiara +{ $faith }.
    }{ $strength ->
        [0] {""}
       *[some] {" "}Siła +{ $strength }.
    }{ $influence ->
        [0] {""}
       *[some] {" "}Wpływ +{ $influence }.
    } { $action }:{ $waives-key ->
        [silver] {" "}bez srebrników.
        [provisions] {" "}bez zapasów.
       *[some] {""}
    }{ $reduces ->
        [0] {""}
        [one] {" "}o { $reduces } srebrnik mniej.
        [few] {" "}o { $reduces } srebrniki mniej.
       *[other] {" "}o { $reduces } srebrników mniej.
    }{ $has-gains-key ->
        [no] {""}
       *[yes] {" "}ponadto { $gains }.
    }
text-townsfolk = Po odprawieniu: { $dismissed }.{ $has-recruited-key ->
        [no] {""}
       *[yes] {" "}Po zrekrutowaniu: { $recruited }.
    } { $trigger-key ->
        [inquisition] { $only_if-key ->
            [pair] Inkwizycja z 2 lub więcej kartami podejrzenia
            [none] Inkwizycja bez kart podejrzenia
           *[some] Inkwizycja
        }
        [pay-debt] Za każdy spłacony dług
       *[some] { $trigger }
    }: { $gains }.
text-outsider = Atak: wpływ, { $attacked }. Nawrócenie: siła +{ $strength }; { text-scores }.
text-scores = { $scores-key ->
        [per-2-commission] 1 PZ za każde dwie misje
        [per-2-fortify] 1 PZ za każde dwa mury
        [per-2-garrison] 1 PZ za każde dwa garnizony
        [per-2-absolve] 1 PZ za każde dwa odpusty
        [per-2-develop] 1 PZ za każde dwa warsztaty
        [per-2-recruit] 1 PZ za każdych dwóch mieszczan w drużynie
        [per-4-strength] 1 PZ za każde 4 siły
        [per-4-influence] 1 PZ za każde 4 wpływu
        [per-4-faith] 1 PZ za każde 4 wiary
        [per-paid-debt] 1 PZ za każdy spłacony dług
        [per-unpaid-debt] 1 PZ za każdy niespłacony dług
        [per-suspicion] 1 PZ za każdą kartę podejrzenia
        [attacked-saracen] 1 PZ za każdego pokonanego Saracena
        [attacked-byzantine] 1 PZ za każdego pokonanego Bizantyjczyka
        [attacked-viking] 1 PZ za każdego pokonanego wikinga
        [champion] 1 PZ i kolejny za każdy spełniony królewski rozkaz
       *[mercenary] 1 PZ i kolejny za każdego nawróconego najemnika
    }
text-order = { $action }: co najmniej { $times }× do końca gry.
text-favour = Umieść: { $spot }.{ $has-cost-key ->
        [no] {""}
       *[yes] {" "}Zapłać: { $cost }.
    } Zyskaj: { $choices }.
text-wall = Siła +{ $strength }.{ $has-gains-key ->
        [no] {""}
       *[yes] {" "}Zyskaj: { $gains }.
    }{ $has-choices-key ->
        [no] {""}
       *[yes] {" "}Zyskaj jedno z: { $choices }.
    }{ $vp ->
        [0] {""}
       *[some] {" "}PZ: { $vp }.
    }
text-copies = W talii: { $copies }.
text-debt = PZ za niespłacony: { $unpaid }, za spłacony: { $paid }. Na stosie: { $copies }.
text-square = Nagroda: { $reward }. Region { $region }; najmniejsza liczba graczy: { $players }.
text-region = Mnich potrzebuje wiary { $faith }, posterunek siły { $strength }.
text-town-place = Koszt w srebrnikach: { $silver }{ $or_debt-key ->
        [yes] {" "}lub dług
       *[no] {""}
    }.
text-frontier = Do ataku: siła { $strength }. Do nawrócenia: wiara { $faith }.
text-order-slot = Odkrywany w rundzie { $round }; PZ: { $vp }.
text-favour-slot = Odkrywana w rundzie { $round }.
text-silver = Srebrniki: { $silver }.
text-space = Robotnicy: { $spots }.{ $silver ->
        [0] {""}
       *[some] {" "}Koszt w srebrnikach: { $silver }.
    }{ $has-one-key ->
        [no] {""}
       *[yes] {" "}Z jednym: { $one }.
    }{ $has-two-key ->
        [no] {""}
       *[yes] {" "}Z dwoma: { $two }.
    }
text-workshop = Uwalnia robotnika: { $gain }.
text-piece = Koszt: { $cost }. Wymagany atrybut: { $needs }.{ $has-raises-key ->
        [no] {""}
       *[yes] {" "}Podnosi: { $raises }.
    }
text-reward = Nagroda: { $reward }.
text-points = PZ od zera: { $vp }.
text-difficulty = Warsztaty na początku: { $orders }.
text-number = { $value }

# Karty i plansze.

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
card-labourer = Parobek
card-scout = Zwiadowca
card-merchant = Kupiec
card-fighter = Wojownik
card-cleric = Kleryk
card-criminal = Przestępca
card-abbot-1 = Opat ({ $gains })
    .short = Opat
    .text = { text-townsfolk }
card-abbot-2 = Opat ({ $gains })
    .short = Opat
    .text = { text-townsfolk }
card-abbot-3 = Opat ({ $gains })
    .short = Opat
    .text = { text-townsfolk }
card-acolyte-1 = Akolita ({ $gains })
    .short = Akolita
    .text = { text-townsfolk }
card-acolyte-2 = Akolita ({ $gains })
    .short = Akolita
    .text = { text-townsfolk }
card-acolyte-3 = Akolita ({ $gains })
    .short = Akolita
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
card-conspirator-1 = Intrygantka (po odprawieniu: { $dismissed })
    .short = Intrygantka
    .text = { text-townsfolk }
card-conspirator-2 = Intrygantka (po odprawieniu: { $dismissed })
    .short = Intrygantka
    .text = { text-townsfolk }
card-collector-1 = Poborca długów ({ $gains })
    .short = Poborca długów
    .text = { text-townsfolk }
card-collector-2 = Poborca długów ({ $gains })
    .short = Poborca długów
    .text = { text-townsfolk }
card-collector-3 = Poborca długów ({ $gains })
    .short = Poborca długów
    .text = { text-townsfolk }
card-defender-1 = Obrońca ({ $gains })
    .short = Obrońca
    .text = { text-townsfolk }
card-defender-2 = Obrońca ({ $gains })
    .short = Obrońca
    .text = { text-townsfolk }
card-defender-3 = Obrońca ({ $gains })
    .short = Obrońca
    .text = { text-townsfolk }
card-gatekeeper-1 = Odźwierna ({ $gains })
    .short = Odźwierna
    .text = { text-townsfolk }
card-gatekeeper-2 = Odźwierna ({ $gains })
    .short = Odźwierna
    .text = { text-townsfolk }
card-gatekeeper-3 = Odźwierna ({ $gains })
    .short = Odźwierna
    .text = { text-townsfolk }
card-missionary-1 = Misjonarka ({ $gains })
    .short = Misjonarka
    .text = { text-townsfolk }
card-missionary-2 = Misjonarka ({ $gains })
    .short = Misjonarka
    .text = { text-townsfolk }
card-missionary-3 = Misjonarka ({ $gains })
    .short = Misjonarka
    .text = { text-townsfolk }
card-peddler-1 = Przekupień ({ $gains })
    .short = Przekupień
    .text = { text-townsfolk }
card-peddler-2 = Przekupień ({ $gains })
    .short = Przekupień
    .text = { text-townsfolk }
card-peddler-3 = Przekupień ({ $gains })
    .short = Przekupień
    .text = { text-townsfolk }
card-squire-1 = Giermek ({ $gains })
    .short = Giermek
    .text = { text-townsfolk }
card-squire-2 = Giermek ({ $gains })
    .short = Giermek
    .text = { text-townsfolk }
card-squire-3 = Giermek ({ $gains })
    .short = Giermek
    .text = { text-townsfolk }
card-watchman-1 = Strażnik ({ $gains })
    .short = Strażnik
    .text = { text-townsfolk }
card-watchman-2 = Strażnik ({ $gains })
    .short = Strażnik
    .text = { text-townsfolk }
card-watchman-3 = Strażnik ({ $gains })
    .short = Strażnik
    .text = { text-townsfolk }
card-adventurer-viking = Awanturnik (wiking)
    .short = Awanturnik
    .text = { text-outsider }
card-armourer-viking = Płatnerz (wiking)
    .short = Płatnerz
    .text = { text-outsider }
card-assassin-viking = Zabójca (wiking)
    .short = Zabójca
    .text = { text-outsider }
card-barbarian-viking = Barbarzyńca (wiking)
    .short = Barbarzyńca
    .text = { text-outsider }
card-guardian-viking = Strażnik (wiking)
    .short = Strażnik
    .text = { text-outsider }
card-lookout-viking = Czujka (wiking)
    .short = Czujka
    .text = { text-outsider }
card-marauder-viking = Maruder (wiking)
    .short = Maruder
    .text = { text-outsider }
card-mercenary-viking = Najemnik (wiking)
    .short = Najemnik
    .text = { text-outsider }
card-protector-viking = Obrońca (wiking)
    .short = Obrońca
    .text = { text-outsider }
card-thief-viking = Złodziej (wiking)
    .short = Złodziej
    .text = { text-outsider }
card-traitor-viking = Zdrajca (wiking)
    .short = Zdrajca
    .text = { text-outsider }
card-vigilante-viking = Mściciel (wiking)
    .short = Mściciel
    .text = { text-outsider }
card-archer-byzantine = Łucznik (Bizantyjczyk)
    .short = Łucznik
    .text = { text-outsider }
card-armourer-byzantine = Płatnerz (Bizantyjczyk)
    .short = Płatnerz
    .text = { text-outsider }
card-assassin-byzantine = Zabójca (Bizantyjczyk)
    .short = Zabójca
    .text = { text-outsider }
card-champion-byzantine = Czempion (Bizantyjczyk)
    .short = Czempion
    .text = { text-outsider }
card-guardian-byzantine = Strażnik (Bizantyjczyk)
    .short = Strażnik
    .text = { text-outsider }
card-hunter-byzantine = Łowca (Bizantyjczyk)
    .short = Łowca
    .text = { text-outsider }
card-invader-byzantine = Napastnik (Bizantyjczyk)
    .short = Napastnik
    .text = { text-outsider }
card-lookout-byzantine = Czujka (Bizantyjczyk)
    .short = Czujka
    .text = { text-outsider }
card-mercenary-byzantine = Najemnik (Bizantyjczyk)
    .short = Najemnik
    .text = { text-outsider }
card-thief-byzantine = Złodziej (Bizantyjczyk)
    .short = Złodziej
    .text = { text-outsider }
card-traitor-byzantine = Zdrajca (Bizantyjczyk)
    .short = Zdrajca
    .text = { text-outsider }
card-warrior-byzantine = Wojownik (Bizantyjczyk)
    .short = Wojownik
    .text = { text-outsider }
card-adventurer-saracen = Awanturnik (Saracen)
    .short = Awanturnik
    .text = { text-outsider }
card-archer-saracen = Łucznik (Saracen)
    .short = Łucznik
    .text = { text-outsider }
card-barbarian-saracen = Barbarzyńca (Saracen)
    .short = Barbarzyńca
    .text = { text-outsider }
card-champion-saracen = Czempion (Saracen)
    .short = Czempion
    .text = { text-outsider }
card-hunter-saracen = Łowca (Saracen)
    .short = Łowca
    .text = { text-outsider }
card-invader-saracen = Napastnik (Saracen)
    .short = Napastnik
    .text = { text-outsider }
card-marauder-saracen = Maruder (Saracen)
    .short = Maruder
    .text = { text-outsider }
card-mercenary-saracen-1 = Najemnik (Saracen, { $attacked })
    .short = Najemnik
    .text = { text-outsider }
card-mercenary-saracen-2 = Najemnik (Saracen, { $attacked })
    .short = Najemnik
    .text = { text-outsider }
card-protector-saracen = Obrońca (Saracen)
    .short = Obrońca
    .text = { text-outsider }
card-vigilante-saracen = Mściciel (Saracen)
    .short = Mściciel
    .text = { text-outsider }
card-warrior-saracen = Wojownik (Saracen)
    .short = Wojownik
    .text = { text-outsider }
card-order-commission = Królewski rozkaz: { $action }
    .text = { text-order }
card-order-fortify = Królewski rozkaz: { $action }
    .text = { text-order }
card-order-garrison = Królewski rozkaz: { $action }
    .text = { text-order }
card-order-absolve = Królewski rozkaz: { $action }
    .text = { text-order }
card-order-attack = Królewski rozkaz: { $action }
    .text = { text-order }
card-order-convert = Królewski rozkaz: { $action }
    .text = { text-order }
card-favour-1 = Królewska przychylność: { $choices }
    .text = { text-favour }
card-favour-2 = Królewska przychylność: { $choices }
    .text = { text-favour }
card-favour-3 = Królewska przychylność: { $choices }
    .text = { text-favour }
card-favour-4 = Królewska przychylność: { $choices }
    .text = { text-favour }
card-favour-5 = Królewska przychylność: { $choices }
    .text = { text-favour }
card-favour-6 = Królewska przychylność: { $choices }
    .text = { text-favour }
card-favour-7 = Królewska przychylność: { $choices }
    .text = { text-favour }
card-favour-8 = Królewska przychylność: { $choices }
    .text = { text-favour }
card-favour-9 = Królewska przychylność: { $choices }
    .text = { text-favour }
card-favour-10 = Królewska przychylność: { $choices }
    .text = { text-favour }
card-tavern-1 = Karczma: { $workers }
card-tavern-2 = Karczma: { $workers }
card-tavern-3 = Karczma: { $workers }
card-tavern-4 = Karczma: { $workers }
card-tavern-5 = Karczma: { $workers }
card-tavern-6 = Karczma: { $workers }
card-tavern-7 = Karczma: { $workers }
card-tavern-8 = Karczma: { $workers }
card-tavern-9 = Karczma: { $workers }
card-tavern-10 = Karczma: { $workers }
card-tavern-11 = Karczma: { $workers }
card-tavern-12 = Karczma: { $workers }
card-tavern-13 = Karczma: { $workers }
card-tavern-14 = Karczma: { $workers }
card-tavern-15 = Karczma: { $workers }
card-tavern-16 = Karczma: { $workers }
card-tavern-17 = Karczma: { $workers }
card-tavern-18 = Karczma: { $workers }
card-tavern-19 = Karczma: { $workers }
card-tavern-20 = Karczma: { $workers }
card-tavern-21 = Karczma: { $workers }
card-tavern-22 = Karczma: { $workers }
card-tavern-23 = Karczma: { $workers }
card-tavern-24 = Karczma: { $workers }
card-wall-1 = Mur 1
    .text = { text-wall }
card-wall-2 = Mur 2
    .text = { text-wall }
card-wall-3 = Mur 3
    .text = { text-wall }
card-wall-4 = Mur 4
    .text = { text-wall }
card-wall-5 = Mur 5
    .text = { text-wall }
card-wall-6 = Mur 6
    .text = { text-wall }
card-wall-7 = Mur 7
    .text = { text-wall }
card-wall-8 = Mur 8
    .text = { text-wall }
card-wall-9 = Mur 9
    .text = { text-wall }
card-wall-10 = Mur 10
    .text = { text-wall }
card-wall-11 = Mur 11
    .text = { text-wall }
card-wall-12 = Mur 12
    .text = { text-wall }
card-wall-13 = Mur 13
    .text = { text-wall }
card-wall-14 = Mur 14
    .text = { text-wall }
card-wall-15 = Mur 15
    .text = { text-wall }
card-wall-16 = Mur 16
    .text = { text-wall }
card-wall-17 = Mur 17
    .text = { text-wall }
card-wall-18 = Mur 18
    .text = { text-wall }
card-wall-19 = Mur 19
    .text = { text-wall }
card-wall-20 = Mur 20
    .text = { text-wall }
card-wall-21 = Mur 21
    .text = { text-wall }
card-wall-22 = Mur 22
    .text = { text-wall }
card-wall-23 = Mur 23
    .text = { text-wall }
card-wall-24 = Mur 24
    .text = { text-wall }
card-suspicion-0 = Podejrzenie (podatek { $tax })
    .short = Podejrzenie
    .text = { text-copies }
card-suspicion-1 = Podejrzenie (podatek { $tax })
    .short = Podejrzenie
    .text = { text-copies }
card-suspicion-2 = Podejrzenie (podatek { $tax })
    .short = Podejrzenie
    .text = { text-copies }
card-debt = Dług
    .text = { text-debt }
card-scheme-favour = Intryga: { $action }
    .text = { text-copies }
card-scheme-commission = Intryga: { $action }
    .text = { text-copies }
card-scheme-fortify = Intryga: { $action }
    .text = { text-copies }
card-scheme-garrison = Intryga: { $action }
    .text = { text-copies }
card-scheme-absolve = Intryga: { $action }
    .text = { text-copies }
card-scheme-attack = Intryga: { $action }
    .text = { text-copies }
card-scheme-convert = Intryga: { $action }
    .text = { text-copies }
card-scheme-order = Intryga: { $action }
    .text = { text-copies }
card-scheme-recruit = Intryga: { $action }
    .text = { text-copies }
card-scheme-pray = Intryga: { $action-key ->
    [pray] { card-pray }
   *[other] { $action }
}
    .text = { text-copies }
card-scheme-trade = Intryga: { $action }
    .text = { text-copies }
card-scheme-conspire = Intryga: { $action }
    .text = { text-copies }
card-r1a = Pole 1a: { $reward }
    .text = { text-square }
card-r1b = Pole 1b: { $reward }
    .text = { text-square }
card-r1c = Pole 1c: { $reward }
    .text = { text-square }
card-r1d = Pole 1d: { $reward }
    .text = { text-square }
card-r2a = Pole 2a: { $reward }
    .text = { text-square }
card-r2b = Pole 2b: { $reward }
    .text = { text-square }
card-r2c = Pole 2c: { $reward }
    .text = { text-square }
card-r2d = Pole 2d: { $reward }
    .text = { text-square }
card-r2e = Pole 2e: { $reward }
    .text = { text-square }
card-r2f = Pole 2f: { $reward }
    .text = { text-square }
card-r2g = Pole 2g: { $reward }
    .text = { text-square }
card-r3a = Pole 3a: { $reward }
    .text = { text-square }
card-r3b = Pole 3b: { $reward }
    .text = { text-square }
card-r3c = Pole 3c: { $reward }
    .text = { text-square }
card-r3d = Pole 3d: { $reward }
    .text = { text-square }
card-r3e = Pole 3e: { $reward }
    .text = { text-square }
card-r3f = Pole 3f: { $reward }
    .text = { text-square }
card-r3g = Pole 3g: { $reward }
    .text = { text-square }
card-r3h = Pole 3h: { $reward }
    .text = { text-square }
card-r3i = Pole 3i: { $reward }
    .text = { text-square }
card-r4a = Pole 4a: { $reward }
    .text = { text-square }
card-r4b = Pole 4b: { $reward }
    .text = { text-square }
card-r4c = Pole 4c: { $reward }
    .text = { text-square }
card-r4d = Pole 4d: { $reward }
    .text = { text-square }
card-r4e = Pole 4e: { $reward }
    .text = { text-square }
card-r4f = Pole 4f: { $reward }
    .text = { text-square }
card-r4g = Pole 4g: { $reward }
    .text = { text-square }
card-r4h = Pole 4h: { $reward }
    .text = { text-square }
card-r4i = Pole 4i: { $reward }
    .text = { text-square }
card-r4j = Pole 4j: { $reward }
    .text = { text-square }
card-r5a = Pole 5a: { $reward }
    .text = { text-square }
card-r5b = Pole 5b: { $reward }
    .text = { text-square }
card-r5c = Pole 5c: { $reward }
    .text = { text-square }
card-r5d = Pole 5d: { $reward }
    .text = { text-square }
card-r5e = Pole 5e: { $reward }
    .text = { text-square }
card-r5f = Pole 5f: { $reward }
    .text = { text-square }
card-r5g = Pole 5g: { $reward }
    .text = { text-square }
card-r6a = Pole 6a: { $reward }
    .text = { text-square }
card-r6b = Pole 6b: { $reward }
    .text = { text-square }
card-r6c = Pole 6c: { $reward }
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
card-town-1 = Miejsce mieszczanina 1
    .text = { text-town-place }
card-town-2 = Miejsce mieszczanina 2
    .text = { text-town-place }
card-town-3 = Miejsce mieszczanina 3
    .text = { text-town-place }
card-town-4 = Miejsce mieszczanina 4
    .text = { text-town-place }
card-town-5 = Miejsce mieszczanina 5
    .text = { text-town-place }
card-frontier-1 = Miejsce najeźdźcy 1
    .text = { text-frontier }
card-frontier-2 = Miejsce najeźdźcy 2
    .text = { text-frontier }
card-frontier-3 = Miejsce najeźdźcy 3
    .text = { text-frontier }
card-frontier-4 = Miejsce najeźdźcy 4
    .text = { text-frontier }
card-frontier-5 = Miejsce najeźdźcy 5
    .text = { text-frontier }
card-frontier-6 = Miejsce najeźdźcy 6
    .text = { text-frontier }
card-order-slot-1 = Miejsce królewskiego rozkazu 1
    .text = { text-order-slot }
card-order-slot-2 = Miejsce królewskiego rozkazu 2
    .text = { text-order-slot }
card-order-slot-3 = Miejsce królewskiego rozkazu 3
    .text = { text-order-slot }
card-favour-slot-1 = Miejsce królewskiej przychylności 1
    .text = { text-favour-slot }
card-favour-slot-2 = Miejsce królewskiej przychylności 2
    .text = { text-favour-slot }
card-favour-slot-3 = Miejsce królewskiej przychylności 3
    .text = { text-favour-slot }
card-favour-slot-4 = Miejsce królewskiej przychylności 4
    .text = { text-favour-slot }
card-favour-slot-5 = Miejsce królewskiej przychylności 5
    .text = { text-favour-slot }
card-tax-supply-1 = Skarbiec podatkowy, liczba graczy: 1
    .text = { text-silver }
card-tax-supply-2 = Skarbiec podatkowy, liczba graczy: 2
    .text = { text-silver }
card-tax-supply-3 = Skarbiec podatkowy, liczba graczy: 3
    .text = { text-silver }
card-tax-supply-4 = Skarbiec podatkowy, liczba graczy: 4
    .text = { text-silver }
card-develop = Rozwój
    .text = { text-space }
card-recruit = Rekrutacja
    .text = { text-space }
card-hunt = Polowanie
    .text = { text-space }
card-trade = Handel
    .text = { text-space }
card-pray = Modlitwa
    .text = { text-space }
card-conspire = Spisek
    .text = { text-space }
card-commission = Misja
    .text = { text-space }
card-fortify = Fortyfikacja
    .text = { text-space }
card-garrison = Garnizon
    .text = { text-space }
card-absolve = Odpust
    .text = { text-space }
card-attack = Atak
    .text = { text-space }
card-convert = Nawrócenie
    .text = { text-space }
card-workshop-1 = Warsztat 1
    .text = { text-workshop }
card-workshop-2 = Warsztat 2
    .text = { text-workshop }
card-workshop-3 = Warsztat 3
    .text = { text-workshop }
card-workshop-4 = Warsztat 4
    .text = { text-workshop }
card-workshop-5 = Warsztat 5
    .text = { text-workshop }
card-workshop-6 = Warsztat 6
    .text = { text-workshop }
card-workshop-7 = Warsztat 7
    .text = { text-workshop }
card-workshop-8 = Warsztat 8
    .text = { text-workshop }
card-monk-1 = Mnich 1
    .text = { text-piece }
card-monk-2 = Mnich 2
    .text = { text-piece }
card-monk-3 = Mnich 3
    .text = { text-piece }
card-monk-4 = Mnich 4
    .text = { text-piece }
card-monk-5 = Mnich 5
    .text = { text-piece }
card-monk-6 = Mnich 6
    .text = { text-piece }
card-monk-7 = Mnich 7
    .text = { text-piece }
card-outpost-1 = Posterunek 1
    .text = { text-piece }
card-outpost-2 = Posterunek 2
    .text = { text-piece }
card-outpost-3 = Posterunek 3
    .text = { text-piece }
card-outpost-4 = Posterunek 4
    .text = { text-piece }
card-outpost-5 = Posterunek 5
    .text = { text-piece }
card-outpost-6 = Posterunek 6
    .text = { text-piece }
card-outpost-7 = Posterunek 7
    .text = { text-piece }
card-wall-place-1 = Miejsce muru 1
    .text = { text-piece }
card-wall-place-2 = Miejsce muru 2
    .text = { text-piece }
card-wall-place-3 = Miejsce muru 3
    .text = { text-piece }
card-wall-place-4 = Miejsce muru 4
    .text = { text-piece }
card-wall-place-5 = Miejsce muru 5
    .text = { text-piece }
card-wall-place-6 = Miejsce muru 6
    .text = { text-piece }
card-wall-place-7 = Miejsce muru 7
    .text = { text-piece }
card-jar-1 = Dzban 1
    .text = { text-piece }
card-jar-2 = Dzban 2
    .text = { text-piece }
card-jar-3 = Dzban 3
    .text = { text-piece }
card-jar-4 = Dzban 4
    .text = { text-piece }
card-jar-5 = Dzban 5
    .text = { text-piece }
card-jar-6 = Dzban 6
    .text = { text-piece }
card-jar-7 = Dzban 7
    .text = { text-piece }
card-convert-place-1 = Miejsce nawróconego 1
    .text = { text-piece }
card-convert-place-2 = Miejsce nawróconego 2
    .text = { text-piece }
card-convert-place-3 = Miejsce nawróconego 3
    .text = { text-piece }
card-convert-place-4 = Miejsce nawróconego 4
    .text = { text-piece }
card-convert-place-5 = Miejsce nawróconego 5
    .text = { text-piece }
card-convert-place-6 = Miejsce nawróconego 6
    .text = { text-piece }
card-convert-place-7 = Miejsce nawróconego 7
    .text = { text-piece }
card-jar-space-1 = Miejsce na dzban 1: { $reward }
    .text = { text-reward }
card-jar-space-2 = Miejsce na dzban 2: { $reward }
    .text = { text-reward }
card-jar-space-3 = Miejsce na dzban 3: { $reward }
    .text = { text-reward }
card-jar-space-4 = Miejsce na dzban 4: { $reward }
    .text = { text-reward }
card-jar-space-5 = Miejsce na dzban 5: { $reward }
    .text = { text-reward }
card-jar-space-6 = Miejsce na dzban 6: { $reward }
    .text = { text-reward }
card-jar-space-7 = Miejsce na dzban 7: { $reward }
    .text = { text-reward }
card-easy = Łatwy
    .text = { text-difficulty }
card-standard = Standardowy
    .text = { text-difficulty }
card-hard = Trudny
    .text = { text-difficulty }
card-points-attribute = Punkty za atrybut
    .text = { text-points }
card-points-commission = Punkty: Misja
    .text = { text-points }
card-points-garrison = Punkty: Garnizon
    .text = { text-points }
card-points-fortify = Punkty: Fortyfikacja
    .text = { text-points }
card-points-absolve = Punkty: Odpust
    .text = { text-points }
card-points-develop = Punkty: Rozwój
    .text = { text-points }
card-leftovers-for-a-point = Zasobów na punkt
    .text = { text-number }
card-workers-carried-over = Robotnicy na następną rundę
    .text = { text-number }
card-start-silver = Srebrniki na początku
    .text = { text-number }
card-start-provisions = Zapasy na początku
    .text = { text-number }
card-virtual-workers-beyond-round = Robotnicy gracza wirtualnego ponad numer rundy
    .text = { text-number }
card-virtual-recruit = Robotnicy gracza wirtualnego: rekrutacja
    .text = { text-number }
card-virtual-pray = Robotnicy gracza wirtualnego: modlitwa
    .text = { text-number }
card-virtual-trade = Robotnicy gracza wirtualnego: handel
    .text = { text-number }
card-virtual-conspire = Robotnicy gracza wirtualnego: spisek
    .text = { text-number }
card-virtual-rest = Robotnicy gracza wirtualnego: odpoczynek
    .text = { text-number }

# Co oznaczają obrazki, przy których nie ma słowa.

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
icon-cycle = zwolnić akcję
icon-prayer = { word-pray }
icon-medal = { word-free-recruit }
icon-anvil = { word-free-develop }
icon-laurels = PZ
icon-sands-of-time = { label-rounds }
