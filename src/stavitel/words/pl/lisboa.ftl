# Lisboa: odbudowa miasta po trzęsieniu ziemi.
title = Lisboa
    .line = 1755: odbuduj miasto po trzęsieniu ziemi, zabiegaj o względy możnych i zbieraj najpiękniejsze peruki.

# Opcje stołu.

option-draft = Draft pierwszych kart
    .hint = Zatrzymaj 2, przekaż 3 i tak dalej; dla doświadczonych.
option-quests = Zadania początkowe
    .hint = Każdy nowicjusz dostaje zadanie z talii A; po wykonaniu dwa z talii B.
option-newcomers = Nowicjusze
    .hint = Z zadaniami początkowymi: kto je dostaje; jeśli nikogo nie wskazano, wszyscy.
option-newcomers-1 = Miejsce 1
option-newcomers-2 = Miejsce 2
option-newcomers-3 = Miejsce 3
option-newcomers-4 = Miejsce 4
option-city_tokens = Żetony miasta
    .hint = Losowe nagrody na parcelach i placach budowy.
option-starting_decrees = Dekrety początkowe
    .hint = W odwrotnej kolejności każdy bierze dekret.
option-level = Przeciwnik solo
    .hint = Siła przeciwnika Lacerdy w grze solo; nasz własny projekt.
option-level-easy = Łatwy
option-level-normal = Zwykły
option-level-hard = Trudny

# Rewersy kart.

back-card = Plansza
back-building = Budynek publiczny
back-plan = Plan
back-clergy = Kafelek duchowieństwa
back-favor = Łaska
back-ship = Statek
back-decree = Dekret
back-blue = Karta 1755–1757
back-purple = Karta 1763–1768
back-quest-a = Zadanie A
back-quest-b = Zadanie B
back-token-round = Okrągły żeton
back-token-square = Kwadratowy żeton
back-red-manuel = Manuel da Maia 1758–1762
back-red-marquis = Markiz de Pombal 1758–1762
back-red-king = Król Józef I 1758–1762
back-red-treasury = Skarbiec 1758–1762
back-brown-manuel = Manuel da Maia 1769–1777
back-brown-marquis = Markiz de Pombal 1769–1777
back-brown-king = Król Józef I 1769–1777
back-brown-treasury = Skarbiec 1769–1777

# Pytania.

ask-keep-tile = Zatrzymaj jeden z dwóch kafelków duchowieństwa
ask-draft = Draft: które karty zatrzymujesz?
ask-starting-decree = Weź dekret początkowy
ask-play-card = Zagraj kartę na dwór lub do portfolio albo odrzuć jedną za złoto
ask-sell-or-trade = Sprzedaj towary lub handluj ze szlachtą
ask-sell-more = Sprzedać więcej?
ask-sell-goods = Sprzedaj towary
ask-trade-again = Drugi handel?
ask-make-room = Która karta opuszcza twoje portfolio?
ask-pay-reis = Jak płacisz?
ask-pay-visit = Jak płacisz za wizytę?
ask-pay-join = Jak płacisz za dołączenie?
ask-pay-goods = Którymi towarami płacisz za statek?
ask-free-state-action = Najpierw akcja państwowa tego szlachcica?
ask-join-visit = Dołączyć do wizyty?
ask-recruit = Do których urzędów idą twoi urzędnicy?
ask-place-officials = Umieść do 3 urzędników
ask-take-plan = Który plan bierzesz?
ask-build-ship = Gdzie trafia statek?
ask-produce-extra = Wziąć dodatkowy towar?
ask-right-houses = Domki: których towarów bierzesz więcej?
ask-meet-cardinal = Przesuń kardynała i weź kafelek
ask-take-favor = Czyją łaskę bierzesz?
ask-build-store = Gdzie budujesz sklep?
ask-take-cube = Którą kostkę bierzesz?
ask-choose-house = Z której grupy jest domek?
ask-take-decree = Weź dekret
ask-second-decree = Usunąć znacznik zestawu za drugi dekret?
ask-open-building = Na którym placu otwierasz budynek publiczny?
ask-show-plan = Który plan kończysz?
ask-send-home = Którzy urzędnicy wracają?
ask-take-good = Weź towar
ask-take-different-good = Weź towary różnych rodzajów
ask-plan-reward = Nagroda: wziąć plan?
ask-official-reward = Nagroda: umieścić urzędnika?
ask-cardinal-reward = Nagroda: spotkać kardynała?
ask-rubble-reward = Nagroda: wziąć kostkę ze stosu gruzu?
ask-take-rubble = Weź kostki ze stosu gruzu
ask-lose-good = Kara: który towar tracisz?
ask-lose-favor = Kara: którą łaskę zwracasz?
ask-lose-tile = Kara: który kafelek duchowieństwa odrzucasz?
ask-take-card = Weź kartę polityki
ask-church-scoring = Punktacja kościoła: które kafelki odrzucasz?
ask-complete-quest = Które zadanie kończysz?
ask-discard-cards = Koniec okresu: które karty odrzucasz?
ask-reward-card = Nagrodę której karty bierzesz?

# Możliwości.

do-court = Na dwór: { $a }
do-portfolio = Do portfolio: { $a }
do-gold = Odrzuć za 1 złoto: { $a }
do-sell = Sprzedaj: { $a } → { $who }, port { $b }
do-trade = Handel: { $b } → { $a }
do-discard = Odrzuć: { $a }
do-new_ship = Nowy port
do-upgrade = Zastąp statek w porcie { $a }
do-good = { $a }
do-office = Urząd: { $a }
do-from_office = Z urzędu: { $a }
do-from_courtyard = Z dziedzińca: { $a }
do-favor = Łaska: { $a }
do-plan = Weź: { $a }
do-pile_cube = Ze stosu: { $a }
do-cube = Z { $at }: { $a }
do-build = { $a }: { $at }
do-house = Domek: { $a }
do-open = Otwórz: { $a }
do-decree = Dekret: { $a }
do-take = Weź: { $a }
do-decline = Zrezygnuj
do-done = Gotowe
do-skip = Nie
do-stay = Nie dołączaj
do-pass = Bez drugiego dekretu
do-state = Akcja państwowa: { $a }
do-join = Dołącz: { $a }
do-meet = { $at ->
        [1] O 1 pole: { $a }
       *[2] O 2 pola: { $a }
    }
do-pay = Zapłać { $b ->
        [0] { $a } w monetach
       *[other] { $a ->
            [0] { $b } wpływem
           *[other] { $a } w monetach, { $b } wpływem
        }
    }
do-fee = Zapłać { $c ->
        [0] { $b ->
            [0] { $a ->
                [0] 0
               *[other] wpływ { $a }
            }
           *[other] { $a ->
                [0] reale { $b }
               *[other] wpływ { $a }, reale { $b }
            }
        }
       *[other] { $b ->
            [0] { $a ->
                [0] peruki { $c }
               *[other] wpływ { $a }, peruki { $c }
            }
           *[other] { $a ->
                [0] reale { $b }, peruki { $c }
               *[other] wpływ { $a }, reale { $b }, peruki { $c }
            }
        }
    }
word-gold = złoto
word-cloth = tkaniny
word-books = księgi
word-tools = narzędzia
word-manuel = Manuel da Maia
word-marquis = markiz de Pombal
word-king = król Józef I
word-treasury = skarbiec
word-recruit = rekrutacja urzędników
word-plan = zdobycie planu
word-ship = budowa statku
word-produce = produkcja towarów
word-cardinal = spotkanie z kardynałem
word-favor = zdobycie łaski
word-build_store = budowa sklepu
word-decree = zdobycie dekretu
word-open_public_building = otwarcie budynku publicznego
word-earthquake = gruz po trzęsieniu ziemi
word-fire = gruz po pożarze
word-tsunami = gruz po tsunami
word-left = lewa grupa
word-middle = środkowa grupa
word-right = prawa grupa
word-blue = niebieski architekt
word-green = zielony architekt
word-good_any = dowolny towar
word-goods_different = różne towary
word-reis = reale
word-wigs = peruki
word-official = urzędnik
word-rubble = kostka ze stosu gruzu
word-clergy = kafelek duchowieństwa
word-influence = wpływ
word-plans_2 = dwukrotne zdobycie planu
word-officials_3 = umieszczenie do 3 urzędników w różnych urzędach
word-ship_minus_1 = budowa statku o 1 towar taniej
word-goods_different_3 = zdobycie 3 różnych towarów
word-produce_no_price_drop = produkcja towarów, ceny nie spadają
word-cardinal_then_favor = spotkanie z kardynałem, potem zdobycie łaski
word-gain_influence = zdobycie wpływu za portfolio
word-rubble_2 = zdobycie 1 lub 2 kostek ze stosu gruzu
word-raise_prices = wszystkie ceny rosną o 1, zdobywasz 2 peruki
word-sell_goods_plus_1 = sprzedaż towarów o 1 real drożej
word-real = real w każdej płatności
word-land = zniżka na cenę parceli
word-sell_gold = więcej za sprzedane złoto
word-sell_cloth = więcej za sprzedane tkaniny
word-sell_books = więcej za sprzedane księgi
word-sell_tools = więcej za sprzedane narzędzia
word-sell_any = więcej za każdy sprzedany towar

# Odmowy.

why-favor-held = Masz już tę łaskę
why-good-not-taken = { $noble } nie przyjmuje tego towaru: { $good }
why-group-empty = W tej grupie nie ma już domku
why-no-building-left = Ten architekt nie ma już budynków publicznych
why-no-room = W magazynie nie ma na to miejsca
why-not-produced = Tego towaru teraz nie produkujesz
why-plot-taken = Stoi tu już sklep
why-ship-at-sea = Ten statek jest na morzu
why-ship-not-larger = Ten statek może zastąpić tylko większy
why-site-taken = Stoi tu już budynek publiczny
why-wrong-edge = To nie ta krawędź portfolio jest pełna
why-action-covered = Na tej akcji państwowej leży już towar
why-all-favors = Masz wszystkie trzy łaski
why-event-idle = Wydarzenie nic by nie zrobiło
why-good-missing = Nie masz tego towaru: { $good }
why-land-too-dear = Parcela kosztowałaby więcej, niż możesz zapłacić: { $have }
why-no-building = Nie można otworzyć żadnego budynku; na najem możesz zapłacić: { $have }
why-no-decree = Nie ma już dekretów
why-no-goods = Potem nie można by ani sprzedawać, ani handlować
why-no-house = Nie masz już domku
why-no-officials = Nie masz urzędnika na planszy
why-no-plan = Nie masz planu, którego budynek może tu stanąć
why-no-plans-left = Nie ma już planów
why-no-ship-left = Stocznia jest pusta
why-no-store = Nie masz sklepu
why-no-tile = Kafelek tej ulicy został już wzięty w tej turze
why-no-tile-beside = Kardynał nie stałby obok żadnego kafelka
why-officials-price = Nie możesz opłacić brakujących urzędników; możesz zapłacić: { $have }
why-ship-goods = Statek kosztuje towary różnych rodzajów: { $need }
why-strands-visit = Akcja szlachcica nie byłaby już możliwa
why-tiles-full = Masz już kafelki duchowieństwa: { $count }
why-visit-price = Wizyta kosztuje { $need }; masz wpływ { $influence } i peruki { $wigs }
why-wrong-colour = Budynek musi tu pokazywać: { $good }
why-event-price = Wydarzenie kosztuje { $need ->
        [one] { $need } real
        [few] { $need } reale
       *[other] { $need } reali
    }, możesz zapłacić: { $have }
why-land-price = Parcela kosztuje { $need ->
        [one] { $need } real
        [few] { $need } reale
       *[other] { $need } reali
    }, możesz zapłacić: { $have }
why-no-land = Najtańszy sklep kosztowałby { $need ->
        [one] { $need } real
        [few] { $need } reale
       *[other] { $need } reali
    }; możesz zapłacić: { $have }

# Co się stało.

tell-keeps-tile = { $who } zatrzymuje: { $tile }
tell-tucks = { $who } zagrywa do portfolio: { $card }
tell-gains-gold = { $who } odrzuca za 1 złoto: { $card }
tell-visits = { $who }: wizyta – { $noble }
tell-joins = { $who } dołącza ({ $noble }): { $action }
tell-lacerda-joins = { $who } dołącza: { $noble }
tell-lacerda-takes = { $who } bierze: { $card }
tell-sponsors = { $who } finansuje: { $card }
tell-trades = { $who } wymienia: { $good } → { $action }
tell-docks = { $who }: { $ship } cumuje
tell-sails = { $who }: { $ship } wypływa
tell-builds-ship = { $who } buduje: { $ship }
tell-produces = { $who } produkuje towary
tell-takes-plan = { $who } bierze: { $plan }
tell-takes-favor = { $who } zdobywa łaskę: { $noble }
tell-takes-decree = { $who } bierze dekret: { $decree }
tell-takes-card = { $who } bierze: { $card }
tell-builds-store = { $who } buduje sklep ({ $good }) na { $plot }; parcela { $price }
tell-opens-building = { $who } otwiera: { $building } – { $site } ({ $plan })
tell-places-official = { $who }: urzędnik → { $noble }
tell-to-courtyard = { $who }: urzędnik na dziedziniec ({ $noble })
tell-cube = { $who }: { $cube }
tell-cube-lost = { $who }: brak miejsca, z gry: { $cube }
tell-loses-good = { $who } traci: { $good }
tell-leaves-portfolio = { $who }: opuszcza portfolio: { $card }
tell-discards-tiles = { $who } odrzuca kafelki duchowieństwa: { $tiles }
tell-discards-cards = { $who } odrzuca: { $cards }
tell-completes-quest = { $who } wykonuje: { $quest }
tell-period-ends = { $who } powoduje koniec pierwszego okresu
tell-last-round = Koniec jest bliski: runda zostaje dokończona, potem jeszcze jedna
tell-goods = { $who }: +{ $count } × { $good }
tell-influence = { $who }: wpływ +{ $count }
tell-sends-home = { $who }: wracający urzędnicy: { $count }
tell-set = { $who } kończy zestaw gruzu nr { $count }
tell-pays = { $who } płaci { $reals ->
        [0] { $coins } w monetach
       *[other] { $coins ->
            [0] { $reals } wpływem
           *[other] { $coins } w monetach, { $reals } wpływem
        }
    }
tell-pays-fee = { $who } płaci { $wigs ->
        [0] { $reis ->
            [0] { $influence ->
                [0] 0
               *[other] wpływ { $influence }
            }
           *[other] { $influence ->
                [0] reale { $reis }
               *[other] wpływ { $influence }, reale { $reis }
            }
        }
       *[other] { $reis ->
            [0] { $influence ->
                [0] peruki { $wigs }
               *[other] wpływ { $influence }, peruki { $wigs }
            }
           *[other] { $influence ->
                [0] reale { $reis }, peruki { $wigs }
               *[other] wpływ { $influence }, reale { $reis }, peruki { $wigs }
            }
        }
    }
tell-sells = { $who } sprzedaje: { $good } – statek: { $owner }; reale +{ $reis }
tell-reis = { $who }: reale +{ $count }
tell-wigs = { $who }: { $change }
tell-meets-cardinal = { $who } przesuwa kardynała o { $steps } i bierze: { $tile }

# Punktacja.

score-game = W trakcie gry
score-ships = Statki
score-sets = Zestawy gruzu
score-stores = Przewaga w sklepach
score-money = Reale i wpływ
score-decrees = Dekrety
score-officials = Urzędnicy na ukończonych planach
score-favors = Łaski

# Etykiety sceny.

label-market = Handel
label-crown = Plany, dekrety i kościół
label-treasury = Skarbiec
label-treasury-step = { $left } | { $right }
label-influence = Wpływ
label-real-space = { $number } $
label-period = Okres { $number }
label-ending = Pozostałe tury: { $count }
label-reconstructed = ≈ Tory, ceny i nagrody na planszy oraz wszystkie karty ze znakiem ≈ są zrekonstruowane: drukowane mogą być inne
label-own-opponent = Lacerda to przeciwnik naszego własnego pomysłu
label-downtown = Śródmieście
label-street = { $street }
label-row = { $row }
label-column = Kolumna { $column }
label-place = { $place }
label-store = Sklep: { $good }
label-west = { $good }, wejście od zachodu
label-east = { $good }, wejście od wschodu
label-reward = Nagroda: { $reward } { $count }
label-opened = { $building } ({ $architect })
label-rubble-pile = Stos gruzu
label-city-tiles = Kafelki miasta
label-small-tile = mały, narzędzia
label-large-left = Pozostałe duże kafelki
label-small-left = Pozostałe małe kafelki
label-court = Dwór królewski
label-court-card = Zagrywana karta
label-official = Urzędnik
label-neutral = Neutralny urzędnik
label-favors = Pozostałe łaski
label-markers = Znaczniki zestawów
label-office = Urząd
label-courtyard = Dziedziniec
label-display = Karty polityki
label-shipyard = Stocznia
label-prices = Ceny
label-available = Dostępny
label-upcoming = Następny
label-blue-architect = Niebieski architekt
label-green-architect = Zielony architekt
label-decrees = Dekrety
label-church = Kościół
label-cardinal = Kardynał
label-cardinal-lies = Kardynał (nastąpi punktacja kościoła)
label-gap = Przerwa
label-wigs = Peruki
label-reis = Reale
label-standing = Wpływ, wart { $count }
label-own-officials = Urzędnicy na planszy
label-sets = Zestawy gruzu
label-warehouse = Magazyn (każdego do { $count })
label-port = Port { $number }
label-portfolio = Portfolio { $count }/{ $limit }, wpływ { $influence }
label-crate = Skrzynia
label-rubble = Gruz
label-houses = Pozostałe domki
label-tiles = Kafelki, plany i dekrety
label-hand = Ręka
tip-treasury-track = Po lewej: podstawa ceny wizyty, we wpływie. Po prawej: wartość skarbca w réis.
tip-influence-track = Pole ze znakiem $ jest warte reala: zamiast 1 reala znacznik cofa się na najbliższe następne.
tip-treasury = Na dworze: { $event }. W portfolio: { $benefit } ({ $count }).
tip-penalty = Wpływ { $influence }. Kara: { $penalty } ({ $count }).
tip-reward = Wpływ { $influence }. Nagroda: { $reward } ({ $count }).

# Karty i kafelki. Teksty podają nasze wartości, w większości zrekonstruowane.

card-manuel-1 = Manuel da Maia 1
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 3; nagroda: 1× złoto.
card-manuel-2 = Manuel da Maia 2
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 3; nagroda: 1× narzędzia.
card-manuel-3 = Manuel da Maia 3
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 2; nagroda: umieść urzędnika.
card-manuel-4 = Manuel da Maia 4
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 1; nagroda: plan.
card-manuel-5 = Manuel da Maia 5
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 4; kara: zapłać 3 reale.
card-manuel-6 = Manuel da Maia 6
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 3; nagroda: 1× narzędzia.
card-manuel-7 = Manuel da Maia 7
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 2; nagroda: 4 reale.
card-manuel-8 = Manuel da Maia 8
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 2; nagroda: umieść urzędnika.
card-manuel-9 = Manuel da Maia 9
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 1; nagroda: plan.
card-manuel-10 = Manuel da Maia 10
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 4; kara: odwołaj urzędnika z dworu.
card-manuel-11 = Manuel da Maia 11
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 3; nagroda: 1× dowolny towar.
card-manuel-12 = Manuel da Maia 12
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 2; nagroda: 2× towar różnych rodzajów.
card-manuel-13 = Manuel da Maia 13
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 1; nagroda: plan.
card-manuel-14 = Manuel da Maia 14
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 1; nagroda: kostka ze stosu gruzu.
card-manuel-15 = Manuel da Maia 15
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 5; kara: zapłać 3 reale.
card-manuel-16 = Manuel da Maia 16
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 2; nagroda: 2× towar różnych rodzajów.
card-manuel-17 = Manuel da Maia 17
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 1; nagroda: 6 reali.
card-manuel-18 = Manuel da Maia 18
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 1; nagroda: kostka ze stosu gruzu.
card-manuel-19 = Manuel da Maia 19
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 0; nagroda: 3 peruki.
card-manuel-20 = Manuel da Maia 20
    .text = Na dworze: wizyta (Manuel da Maia). W portfolio: wpływ 4; kara: strać 1 towar.
card-marquis-21 = Markiz de Pombal 21
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 3; nagroda: 3 reale.
card-marquis-22 = Markiz de Pombal 22
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 3; nagroda: 1× księgi.
card-marquis-23 = Markiz de Pombal 23
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 2; nagroda: 1× dowolny towar.
card-marquis-24 = Markiz de Pombal 24
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 1; nagroda: kostka ze stosu gruzu.
card-marquis-25 = Markiz de Pombal 25
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 5; kara: odwołaj urzędnika z dworu.
card-marquis-26 = Markiz de Pombal 26
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 3; nagroda: 1× księgi.
card-marquis-27 = Markiz de Pombal 27
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 2; nagroda: 1× złoto.
card-marquis-28 = Markiz de Pombal 28
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 2; nagroda: umieść urzędnika.
card-marquis-29 = Markiz de Pombal 29
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 1; nagroda: spotkanie z kardynałem (1 pole).
card-marquis-30 = Markiz de Pombal 30
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 4; kara: strać 2 peruki.
card-marquis-31 = Markiz de Pombal 31
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 3; nagroda: 4 reale.
card-marquis-32 = Markiz de Pombal 32
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 2; nagroda: 1× dowolny towar.
card-marquis-33 = Markiz de Pombal 33
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 1; nagroda: spotkanie z kardynałem (1 pole).
card-marquis-34 = Markiz de Pombal 34
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 1; nagroda: umieść urzędnika.
card-marquis-35 = Markiz de Pombal 35
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 4; kara: odwołaj urzędnika z dworu.
card-marquis-36 = Markiz de Pombal 36
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 2; nagroda: 1× złoto.
card-marquis-37 = Markiz de Pombal 37
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 1; nagroda: 2× towar różnych rodzajów.
card-marquis-38 = Markiz de Pombal 38
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 1; nagroda: spotkanie z kardynałem (1 pole).
card-marquis-39 = Markiz de Pombal 39
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 0; nagroda: 6 reali.
card-marquis-40 = Markiz de Pombal 40
    .text = Na dworze: wizyta (Markiz de Pombal). W portfolio: wpływ 4; kara: zapłać 3 reale.
card-king-41 = Król Józef I 41
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 2; nagroda: 1× złoto.
card-king-42 = Król Józef I 42
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 3; nagroda: 3 reale.
card-king-43 = Król Józef I 43
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 3; nagroda: 1× tkaniny.
card-king-44 = Król Józef I 44
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 1; nagroda: łaska.
card-king-45 = Król Józef I 45
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 4; kara: strać 1 towar.
card-king-46 = Król Józef I 46
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 3; nagroda: 1× tkaniny.
card-king-47 = Król Józef I 47
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 2; nagroda: spotkanie z kardynałem (1 pole).
card-king-48 = Król Józef I 48
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 2; nagroda: 1× dowolny towar.
card-king-49 = Król Józef I 49
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 1; nagroda: łaska.
card-king-50 = Król Józef I 50
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 5; kara: zwróć łaskę.
card-king-51 = Król Józef I 51
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 3; nagroda: 1× złoto.
card-king-52 = Król Józef I 52
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 2; nagroda: 4 reale.
card-king-53 = Król Józef I 53
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 1; nagroda: łaska.
card-king-54 = Król Józef I 54
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 1; nagroda: 2 peruki.
card-king-55 = Król Józef I 55
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 4; kara: odrzuć kafelek duchowieństwa.
card-king-56 = Król Józef I 56
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 2; nagroda: 4 reale.
card-king-57 = Król Józef I 57
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 1; nagroda: łaska.
card-king-58 = Król Józef I 58
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 1; nagroda: 2× towar różnych rodzajów.
card-king-59 = Król Józef I 59
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 0; nagroda: 3 peruki.
card-king-60 = Król Józef I 60
    .text = Na dworze: wizyta (Król Józef I). W portfolio: wpływ 5; kara: odwołaj urzędnika z dworu.
card-treasury-61 = Budowa sklepu
    .text = Na dworze: budowa sklepu. W portfolio: 1 real w każdej płatności.
card-treasury-62 = Dwukrotne zdobycie planu
    .text = Na dworze: dwukrotne zdobycie planu. W portfolio: 1 real w każdej płatności.
card-treasury-63 = Umieszczenie do 3 urzędników w różnych urzędach
    .text = Na dworze: umieszczenie do 3 urzędników w różnych urzędach. W portfolio: +1 real za każdą sprzedaż: narzędzia.
card-treasury-64 = Budowa statku o 1 towar taniej
    .text = Na dworze: budowa statku o 1 towar taniej. W portfolio: +1 real za każdą sprzedaż: złoto.
card-treasury-65 = Zdobycie 3 różnych towarów
    .text = Na dworze: zdobycie 3 różnych towarów. W portfolio: 1 real w każdej płatności.
card-treasury-66 = Zdobycie dekretu
    .text = Na dworze: zdobycie dekretu. W portfolio: plany wymagają o 1 urzędnika mniej.
card-treasury-67 = Budowa sklepu
    .text = Na dworze: budowa sklepu. W portfolio: 1 real w każdej płatności.
card-treasury-68 = Otwarcie budynku publicznego
    .text = Na dworze: otwarcie budynku publicznego. W portfolio: plany wymagają o 1 urzędnika mniej.
card-treasury-69 = Produkcja towarów, ceny nie spadają
    .text = Na dworze: produkcja towarów, ceny nie spadają. W portfolio: +1 real za każdą sprzedaż: księgi.
card-treasury-70 = Spotkanie z kardynałem, potem zdobycie łaski
    .text = Na dworze: spotkanie z kardynałem, potem zdobycie łaski. W portfolio: parcele tańsze o 2 reale.
card-treasury-71 = Zdobycie wpływu za portfolio
    .text = Na dworze: zdobycie wpływu za portfolio. W portfolio: 1 real w każdej płatności.
card-treasury-72 = Budowa sklepu
    .text = Na dworze: budowa sklepu. W portfolio: parcele tańsze o 2 reale.
card-treasury-73 = Zdobycie dekretu
    .text = Na dworze: zdobycie dekretu. W portfolio: 1 real w każdej płatności.
card-treasury-74 = Budowa statku o 1 towar taniej
    .text = Na dworze: budowa statku o 1 towar taniej. W portfolio: +1 real za każdą sprzedaż: tkaniny.
card-treasury-75 = Zdobycie 1 lub 2 kostek ze stosu gruzu
    .text = Na dworze: zdobycie 1 lub 2 kostek ze stosu gruzu. W portfolio: +1 real za każdy sprzedany towar.
card-treasury-76 = Umieszczenie do 3 urzędników w różnych urzędach
    .text = Na dworze: umieszczenie do 3 urzędników w różnych urzędach. W portfolio: 1 real w każdej płatności.
card-treasury-77 = Wszystkie ceny rosną o 1, zdobywasz 2 peruki
    .text = Na dworze: wszystkie ceny rosną o 1, zdobywasz 2 peruki. W portfolio: 2 reale w każdej płatności.
card-treasury-78 = Budowa sklepu
    .text = Na dworze: budowa sklepu. W portfolio: +1 real za każdy sprzedany towar.
card-treasury-79 = Otwarcie budynku publicznego
    .text = Na dworze: otwarcie budynku publicznego. W portfolio: 1 real w każdej płatności.
card-treasury-80 = Zdobycie dekretu
    .text = Na dworze: zdobycie dekretu. W portfolio: plany wymagają o 1 urzędnika mniej.
card-treasury-81 = Sprzedaż towarów o 1 real drożej
    .text = Na dworze: sprzedaż towarów o 1 real drożej. W portfolio: 2 reale w każdej płatności.
card-treasury-82 = Zdobycie wpływu za portfolio
    .text = Na dworze: zdobycie wpływu za portfolio. W portfolio: +1 real za każdy sprzedany towar.
card-cl01 = Wpływ +1
    .text = Gdy zdobywasz wpływ za portfolio, zdobywasz o 1 więcej. Rewers: 2 peruki.
card-cl02 = Wpływ +1
    .text = Gdy zdobywasz wpływ za portfolio, zdobywasz o 1 więcej. Rewers: 2 peruki.
card-cl03 = Wpływ +2
    .text = Gdy zdobywasz wpływ za portfolio, zdobywasz o 2 więcej. Rewers: 1 peruka.
card-cl04 = Wizyta −1
    .text = Wizyta i dołączenie u każdego szlachcica kosztują o 1 mniej. Rewers: 2 peruki.
card-cl05 = Wizyta −1
    .text = Wizyta i dołączenie u każdego szlachcica kosztują o 1 mniej. Rewers: 2 peruki.
card-cl06 = Wizyta −2: Manuel da Maia
    .text = Wizyta i dołączenie (Manuel da Maia) kosztują o 2 mniej. Rewers: 2 peruki.
card-cl07 = Wizyta −2: Markiz de Pombal
    .text = Wizyta i dołączenie (Markiz de Pombal) kosztują o 2 mniej. Rewers: 2 peruki.
card-cl08 = Wizyta −2: Król Józef I
    .text = Wizyta i dołączenie (Król Józef I) kosztują o 2 mniej. Rewers: 2 peruki.
card-cl09 = Dołączenie −2
    .text = Dołączenie do wizyty kosztuje o 2 mniej. Rewers: 3 peruki.
card-cl10 = Parcela −2
    .text = Parcela kosztuje o 2 reale mniej. Rewers: 2 peruki.
card-cl11 = Parcela −2
    .text = Parcela kosztuje o 2 reale mniej. Rewers: 2 peruki.
card-cl12 = Darmowy gruz: trzęsienie ziemi
    .text = Kostki gruzu po trzęsieniu ziemi nie liczą się do ceny parceli. Rewers: 1 peruka.
card-cl13 = Darmowy gruz: pożar
    .text = Kostki gruzu po pożarze nie liczą się do ceny parceli. Rewers: 2 peruki.
card-cl14 = Darmowy gruz: tsunami
    .text = Kostki gruzu po tsunami nie liczą się do ceny parceli. Rewers: 3 peruki.
card-cl15 = Urzędnicy −1
    .text = Plany wymagają o 1 urzędnika mniej; na końcu liczy się nadrukowana liczba. Rewers: 2 peruki.
card-cl16 = Urzędnicy −1
    .text = Plany wymagają o 1 urzędnika mniej; na końcu liczy się nadrukowana liczba. Rewers: 2 peruki.
card-cl17 = Najem −2
    .text = Każdy najęty urzędnik kosztuje o 2 reale mniej. Rewers: 3 peruki.
card-cl18 = Rekrutacja +1
    .text = Podczas rekrutacji możesz umieścić o 1 urzędnika więcej, każdego w innym urzędzie. Rewers: 2 peruki.
card-cl19 = Rekrutacja +1
    .text = Podczas rekrutacji możesz umieścić o 1 urzędnika więcej, każdego w innym urzędzie. Rewers: 2 peruki.
card-cl20 = Produkcja +1: złoto
    .text = Podczas produkcji możesz wziąć 1 dodatkowy towar: złoto. Rewers: 2 peruki.
card-cl21 = Produkcja +1: tkaniny
    .text = Podczas produkcji możesz wziąć 1 dodatkowy towar: tkaniny. Rewers: 2 peruki.
card-cl22 = Produkcja +1: księgi
    .text = Podczas produkcji możesz wziąć 1 dodatkowy towar: księgi. Rewers: 2 peruki.
card-cl23 = Produkcja +1: narzędzia
    .text = Podczas produkcji możesz wziąć 1 dodatkowy towar: narzędzia. Rewers: 2 peruki.
card-cl24 = Sprzedaż +1
    .text = Za każdy sprzedany towar dostajesz o 1 real więcej. Rewers: 2 peruki.
card-cl25 = Sprzedaż +1
    .text = Za każdy sprzedany towar dostajesz o 1 real więcej. Rewers: 2 peruki.
card-cl26 = Statki −1 towar
    .text = Statki kosztują o 1 towar mniej. Rewers: 2 peruki.
card-cl27 = Statki −1 towar
    .text = Statki kosztują o 1 towar mniej. Rewers: 2 peruki.
card-cl28 = Dowolny towar: Manuel da Maia
    .text = Manuel da Maia przyjmuje w handlu dowolny towar. Rewers: 3 peruki.
card-cl29 = Dowolny towar: Markiz de Pombal
    .text = Markiz de Pombal przyjmuje w handlu dowolny towar. Rewers: 3 peruki.
card-cl30 = Dowolny towar: Król Józef I
    .text = Król Józef I przyjmuje w handlu dowolny towar. Rewers: 3 peruki.
card-cl31 = Dekret: 2 peruki
    .text = Za każdy zdobyty dekret: 2 peruki. Rewers: 1 peruka.
card-cl32 = Sklep: 2 peruki
    .text = Za każdy zbudowany sklep: 2 peruki. Rewers: 1 peruka.
card-cl33 = Budynek: 3 reale
    .text = Za każdy otwarty budynek publiczny: 3 reale. Rewers: 3 peruki.
card-cl34 = Magazyn +1
    .text = W magazynie mieści się o 1 sztukę każdego towaru więcej. Rewers: 2 peruki.
card-cl35 = Karty skarbca +2
    .text = Za kartę skarbca zagraną do portfolio dostajesz o 2 reale więcej. Rewers: 2 peruki.
card-cl36 = Natychmiast: 5 reali
    .text = Przy zdobyciu: 5 reali. Rewers: 3 peruki.
card-cl37 = Natychmiast: 2× dowolny towar
    .text = Przy zdobyciu: 2× dowolny towar. Rewers: 3 peruki.
card-d01 = Twoje sklepy w rzędzie A
    .text = 2 peruki za każde z: twoje sklepy w rzędzie A.
card-d02 = Twoje sklepy w rzędzie B
    .text = 2 peruki za każde z: twoje sklepy w rzędzie B.
card-d03 = Twoje sklepy w rzędzie C
    .text = 2 peruki za każde z: twoje sklepy w rzędzie C.
card-d04 = Twoje sklepy w rzędzie D
    .text = 2 peruki za każde z: twoje sklepy w rzędzie D.
card-d05 = Twoje sklepy w rzędzie E
    .text = 2 peruki za każde z: twoje sklepy w rzędzie E.
card-d06 = Twoje sklepy w kolumnie C1
    .text = 2 peruki za każde z: twoje sklepy w kolumnie C1.
card-d07 = Twoje sklepy w kolumnie C2
    .text = 2 peruki za każde z: twoje sklepy w kolumnie C2.
card-d08 = Twoje sklepy w kolumnie C3
    .text = 2 peruki za każde z: twoje sklepy w kolumnie C3.
card-d09 = Twoje sklepy w kolumnie C4
    .text = 2 peruki za każde z: twoje sklepy w kolumnie C4.
card-d10 = Twoje sklepy w kolumnie C5
    .text = 2 peruki za każde z: twoje sklepy w kolumnie C5.
card-d11 = Twoje sklepy (złoto)
    .text = 2 peruki za każde z: twoje sklepy (złoto).
card-d12 = Twoje sklepy (tkaniny)
    .text = 2 peruki za każde z: twoje sklepy (tkaniny).
card-d13 = Twoje sklepy (księgi)
    .text = 2 peruki za każde z: twoje sklepy (księgi).
card-d14 = Twoje sklepy (narzędzia)
    .text = 2 peruki za każde z: twoje sklepy (narzędzia).
card-d15 = Wszystkie sklepy (złoto)
    .text = 1 peruka za każde z: wszystkie sklepy (złoto).
card-d16 = Wszystkie sklepy (tkaniny)
    .text = 1 peruka za każde z: wszystkie sklepy (tkaniny).
card-d17 = Wszystkie sklepy (księgi)
    .text = 1 peruka za każde z: wszystkie sklepy (księgi).
card-d18 = Wszystkie sklepy (narzędzia)
    .text = 1 peruka za każde z: wszystkie sklepy (narzędzia).
card-d19 = Otwarte budynki niebieskiego architekta
    .text = 1 peruka za każde z: otwarte budynki niebieskiego architekta.
card-d20 = Otwarte budynki zielonego architekta
    .text = 1 peruka za każde z: otwarte budynki zielonego architekta.
card-d21 = Otwarte budynki na północy
    .text = 2 peruki za każde z: otwarte budynki na północy.
card-d22 = Otwarte budynki na zachodzie
    .text = 3 peruki za każde 2 z: otwarte budynki na zachodzie.
card-d23 = Otwarte budynki na wschodzie
    .text = 3 peruki za każde 2 z: otwarte budynki na wschodzie.
card-d24 = Otwarte budynki przy rzędzie A
    .text = 3 peruki za każde z: otwarte budynki przy rzędzie A.
card-d25 = Otwarte budynki przy rzędzie B
    .text = 3 peruki za każde z: otwarte budynki przy rzędzie B.
card-d26 = Otwarte budynki przy rzędzie C
    .text = 3 peruki za każde z: otwarte budynki przy rzędzie C.
card-d27 = Otwarte budynki przy rzędzie D
    .text = 3 peruki za każde z: otwarte budynki przy rzędzie D.
card-d28 = Otwarte budynki przy rzędzie E
    .text = 3 peruki za każde z: otwarte budynki przy rzędzie E.
card-d29 = Otwarte budynki z symbolem: złoto
    .text = 1 peruka za każde z: otwarte budynki z symbolem: złoto.
card-d30 = Otwarte budynki z symbolem: tkaniny
    .text = 1 peruka za każde z: otwarte budynki z symbolem: tkaniny.
card-d31 = Otwarte budynki z symbolem: księgi
    .text = 1 peruka za każde z: otwarte budynki z symbolem: księgi.
card-d32 = Otwarte budynki z symbolem: narzędzia
    .text = 1 peruka za każde z: otwarte budynki z symbolem: narzędzia.
card-d33 = Twoje ukończone niebieskie plany
    .text = 3 peruki za każde z: twoje ukończone niebieskie plany.
card-d34 = Twoje ukończone zielone plany
    .text = 3 peruki za każde z: twoje ukończone zielone plany.
card-d35 = Twoje ukończone plany
    .text = 2 peruki za każde z: twoje ukończone plany.
card-d36 = Twoje nieukończone plany
    .text = 2 peruki za każde z: twoje nieukończone plany.
card-d37 = Twoje kostki gruzu po trzęsieniu ziemi
    .text = 1 peruka za każde z: twoje kostki gruzu po trzęsieniu ziemi.
card-d38 = Twoje kostki gruzu po pożarze
    .text = 1 peruka za każde z: twoje kostki gruzu po pożarze.
card-d39 = Twoje kostki gruzu po tsunami
    .text = 1 peruka za każde z: twoje kostki gruzu po tsunami.
card-d40 = Twoje zestawy gruzu
    .text = 2 peruki za każde z: twoje zestawy gruzu.
card-d41 = Twoje statki
    .text = 2 peruki za każde z: twoje statki.
card-d42 = Suma pojemności twoich statków
    .text = 1 peruka za każde z: suma pojemności twoich statków.
card-d43 = Statek o pojemności 4
    .text = 6 peruk za: statek o pojemności 4.
card-d44 = Towary na twoich statkach
    .text = 1 peruka za każde z: towary na twoich statkach.
card-d45 = Szlachcice w twoim portfolio
    .text = 2 peruki za każde z: szlachcice w twoim portfolio.
card-d46 = Karty skarbca w twoim portfolio
    .text = 2 peruki za każde z: karty skarbca w twoim portfolio.
card-d47 = Karty w twoim portfolio
    .text = 1 peruka za każde z: karty w twoim portfolio.
card-d48 = Twoi urzędnicy w urzędach i na dziedzińcach
    .text = 1 peruka za każde z: twoi urzędnicy w urzędach i na dziedzińcach.
card-d49 = Twoi urzędnicy w urzędzie: Manuel da Maia
    .text = 2 peruki za każde z: twoi urzędnicy w urzędzie: Manuel da Maia.
card-d50 = Twoi urzędnicy w urzędzie: Markiz de Pombal
    .text = 2 peruki za każde z: twoi urzędnicy w urzędzie: Markiz de Pombal.
card-d51 = Twoi urzędnicy w urzędzie: Król Józef I
    .text = 2 peruki za każde z: twoi urzędnicy w urzędzie: Król Józef I.
card-d52 = Szlachcice, u których masz urzędnika
    .text = 2 peruki za każde z: szlachcice, u których masz urzędnika.
card-d53 = Urzędnicy na twoich ukończonych planach
    .text = 2 peruki za każde 3 z: urzędnicy na twoich ukończonych planach.
card-d54 = Twoje kafelki duchowieństwa
    .text = 2 peruki za każde z: twoje kafelki duchowieństwa.
card-d55 = Twoje łaski
    .text = 2 peruki za każde z: twoje łaski.
card-d56 = Wszystkie trzy łaski
    .text = 7 peruk za: wszystkie trzy łaski.
card-d57 = Towary w twoim magazynie
    .text = 1 peruka za każde 2 z: towary w twoim magazynie.
card-d58 = Co najmniej 1 sztuka wszystkich czterech towarów
    .text = 4 peruki za: co najmniej 1 sztuka wszystkich czterech towarów.
card-d59 = Twoje reale
    .text = 1 peruka za każde 4 z: twoje reale.
card-d60 = Twój wpływ
    .text = 1 peruka za każde 2 z: twój wpływ.
card-d61 = Wszystkie domki lewej grupy zbudowane
    .text = 3 peruki za: wszystkie domki lewej grupy zbudowane.
card-d62 = Wszystkie domki środkowej grupy zbudowane
    .text = 4 peruki za: wszystkie domki środkowej grupy zbudowane.
card-d63 = Wszystkie domki prawej grupy zbudowane
    .text = 4 peruki za: wszystkie domki prawej grupy zbudowane.
card-d64 = Twoje sklepy
    .text = 1 peruka za każde z: twoje sklepy.
card-d65 = Twoje sklepy z co najmniej 2 pasującymi budynkami
    .text = 3 peruki za każde z: twoje sklepy z co najmniej 2 pasującymi budynkami.
card-d66 = Pasujące budynki twoich sklepów
    .text = 1 peruka za każde z: pasujące budynki twoich sklepów.
card-d67 = Rzędy z twoim sklepem
    .text = 3 peruki za każde 2 z: rzędy z twoim sklepem.
card-d68 = Ulice z twoim sklepem
    .text = 3 peruki za każde 2 z: ulice z twoim sklepem.
card-d69 = Kolumny z twoim sklepem
    .text = 3 peruki za każde 2 z: kolumny z twoim sklepem.
card-d70 = Twoje dekrety
    .text = 1 peruka za każde z: twoje dekrety.
card-pb01 = Arsenał
    .text = Strona niebieska: złoto, tkaniny. Strona zielona: księgi, narzędzia.
card-pb02 = Urząd celny
    .text = Strona niebieska: złoto, tkaniny. Strona zielona: księgi, narzędzia.
card-pb03 = Ratusz
    .text = Strona niebieska: złoto, tkaniny. Strona zielona: księgi, narzędzia.
card-pb04 = Giełda królewska
    .text = Strona niebieska: księgi, narzędzia. Strona zielona: złoto, tkaniny.
card-pb05 = Opera
    .text = Strona niebieska: księgi, narzędzia. Strona zielona: złoto, tkaniny.
card-pb06 = Spichlerz
    .text = Strona niebieska: księgi, narzędzia. Strona zielona: złoto, tkaniny.
card-pb07 = Mennica
    .text = Strona niebieska: złoto, księgi. Strona zielona: tkaniny, narzędzia.
card-pb08 = Sąd
    .text = Strona niebieska: złoto, księgi. Strona zielona: tkaniny, narzędzia.
card-pb09 = Biblioteka publiczna
    .text = Strona niebieska: złoto, księgi. Strona zielona: tkaniny, narzędzia.
card-pb10 = Szpital królewski
    .text = Strona niebieska: tkaniny, narzędzia. Strona zielona: złoto, księgi.
card-pb11 = Dom tytoniu
    .text = Strona niebieska: tkaniny, narzędzia. Strona zielona: złoto, księgi.
card-pb12 = Izba handlowa
    .text = Strona niebieska: tkaniny, narzędzia. Strona zielona: złoto, księgi.
card-pb13 = Poczta
    .text = Strona niebieska: złoto, narzędzia. Strona zielona: tkaniny, księgi.
card-pb14 = Urząd podatkowy
    .text = Strona niebieska: złoto, narzędzia. Strona zielona: tkaniny, księgi.
card-pb15 = Szkoła szlachecka
    .text = Strona niebieska: tkaniny, księgi. Strona zielona: złoto, narzędzia.
card-pb16 = Urząd akweduktu
    .text = Strona niebieska: tkaniny, księgi. Strona zielona: złoto, narzędzia.
card-plan-bs1 = Niebieski plan, 2 urzędnicy
card-plan-bs2 = Niebieski plan, 2 urzędnicy
card-plan-gs1 = Zielony plan, 2 urzędnicy
card-plan-gs2 = Zielony plan, 2 urzędnicy
card-plan-b1 = Niebieski plan, 2 urzędnicy
card-plan-b2 = Niebieski plan, 2 urzędnicy
card-plan-b3 = Niebieski plan, 3 urzędnicy
card-plan-b4 = Niebieski plan, 3 urzędnicy
card-plan-b5 = Niebieski plan, 3 urzędnicy
card-plan-b6 = Niebieski plan, 4 urzędnicy
card-plan-b7 = Niebieski plan, 4 urzędnicy
card-plan-b8 = Niebieski plan, 5 urzędników
card-plan-g1 = Zielony plan, 2 urzędnicy
card-plan-g2 = Zielony plan, 2 urzędnicy
card-plan-g3 = Zielony plan, 3 urzędnicy
card-plan-g4 = Zielony plan, 3 urzędnicy
card-plan-g5 = Zielony plan, 3 urzędnicy
card-plan-g6 = Zielony plan, 4 urzędnicy
card-plan-g7 = Zielony plan, 4 urzędnicy
card-plan-g8 = Zielony plan, 5 urzędników
card-ship-blue = Statek, pojemność 1
    .text = Pojemność 1; wpływ 2; +0 reali za towar sprzedany na niego.
card-ship-red = Statek, pojemność 2
    .text = Pojemność 2; wpływ 2; +1 real za towar sprzedany na niego.
card-ship-purple = Statek, pojemność 3
    .text = Pojemność 3; wpływ 1; +2 reale za towar sprzedany na niego.
card-ship-brown = Statek, pojemność 4
    .text = Pojemność 4; wpływ 1; +3 reale za towar sprzedany na niego.
card-favor-manuel = Łaska: Manuel da Maia
    .text = Zwróć, aby dołączyć do wizyty u tego szlachcica; na końcu 2 peruki.
card-favor-marquis = Łaska: Markiz de Pombal
    .text = Zwróć, aby dołączyć do wizyty u tego szlachcica; na końcu 2 peruki.
card-favor-king = Łaska: Król Józef I
    .text = Zwróć, aby dołączyć do wizyty u tego szlachcica; na końcu 2 peruki.
card-qa1 = Zadanie 1
    .text = Wizyta u Manuela i budowa sklepu albo wizyta u markiza i budowa statku. Nagroda: dobierz 2 zadania z talii B.
card-qa2 = Zadanie 2
    .text = Wizyta u króla i otwarcie budynku publicznego albo wizyta u markiza i zdobycie dekretu. Nagroda: dobierz 2 zadania z talii B.
card-qa3 = Zadanie 3
    .text = Wizyta u Manuela i budowa sklepu albo wizyta u markiza i zdobycie dekretu. Nagroda: dobierz 2 zadania z talii B.
card-qa4 = Zadanie 4
    .text = Wizyta u markiza i budowa statku albo wizyta u króla i otwarcie budynku publicznego. Nagroda: dobierz 2 zadania z talii B.
card-qb5 = Zadanie 5
    .text = Rekrutacja 2 urzędników. Nagroda: umieść urzędnika.
card-qb6 = Zadanie 6
    .text = Zdobycie planu. Nagroda: umieść urzędnika.
card-qb7 = Zadanie 7
    .text = Spotkanie z kardynałem. Nagroda: 3 reale.
card-qb8 = Zadanie 8
    .text = Zdobycie łaski. Nagroda: wpływ +2.
card-qb9 = Zadanie 9
    .text = Dołączenie do wizyty. Nagroda: wpływ +2.
card-qb10 = Zadanie 10
    .text = Sprzedaż towarów. Nagroda: 3 reale.
card-qb11 = Zadanie 11
    .text = Produkcja towarów. Nagroda: 1× złoto.
card-qb12 = Zadanie 12
    .text = Zdobycie wpływu w punktacji kościoła. Nagroda: 2 peruki.
card-round-reis-5 = 5 reali
card-round-cloth-1 = 1× tkaniny
card-round-plan-1 = Plan
card-round-cardinal-1 = Spotkanie z kardynałem (1 pole)
card-round-official-1 = Umieść urzędnika
card-round-favor-1 = Łaska
card-round-books-1 = 1× księgi
card-round-wigs-2 = 2 peruki
card-round-gold-1 = 1× złoto
card-round-good_any-1 = 1× dowolny towar
card-round-tools-1 = 1× narzędzia
card-square-gold-1 = 1× złoto
card-square-cloth-1 = 1× tkaniny
card-square-books-1 = 1× księgi
card-square-tools-1 = 1× narzędzia
card-square-plan-1 = Plan
card-square-reis-3 = 3 reale
card-square-cardinal-1 = Spotkanie z kardynałem (1 pole)
card-square-official-1 = Umieść urzędnika
card-square-good_any-1 = 1× dowolny towar
card-square-favor-1 = Łaska
card-a-1 = Parcela A-1
    .text = Nagroda: 5 reali.
card-a-2 = Parcela A-2
    .text = Nagroda: 1× tkaniny.
card-a-3 = Parcela A-3
    .text = Nagroda: plan.
card-a-4 = Parcela A-4
    .text = Nagroda: spotkanie z kardynałem (1 pole).
card-a-5 = Parcela A-5
    .text = Nagroda: umieść urzędnika.
card-b-1 = Parcela B-1
    .text = Nagroda: umieść urzędnika.
card-b-2 = Parcela B-2
    .text = Nagroda: łaska.
card-b-3 = Parcela B-3
    .text = Nagroda: 1× księgi.
card-b-4 = Parcela B-4
    .text = Nagroda: 5 reali.
card-b-5 = Parcela B-5
    .text = Nagroda: 2 peruki.
card-c-1 = Parcela C-1
    .text = Nagroda: 1× złoto.
card-c-2 = Parcela C-2
    .text = Nagroda: spotkanie z kardynałem (1 pole).
card-c-3 = Parcela C-3
    .text = Nagroda: 1× dowolny towar.
card-c-4 = Parcela C-4
    .text = Nagroda: plan.
card-c-5 = Parcela C-5
    .text = Nagroda: 1× złoto.
card-d-1 = Parcela D-1
    .text = Nagroda: 5 reali.
card-d-2 = Parcela D-2
    .text = Nagroda: 2 peruki.
card-d-3 = Parcela D-3
    .text = Nagroda: umieść urzędnika.
card-d-4 = Parcela D-4
    .text = Nagroda: 1× narzędzia.
card-d-5 = Parcela D-5
    .text = Nagroda: łaska.
card-e-2 = Parcela E-2
    .text = Nagroda: plan.
card-e-3 = Parcela E-3
    .text = Nagroda: spotkanie z kardynałem (1 pole).
card-e-4 = Parcela E-4
    .text = Nagroda: 5 reali.
card-e-5 = Parcela E-5
    .text = Nagroda: 1× dowolny towar.
card-n1 = Plac N1
    .text = Nagroda: 1× złoto.
card-n2 = Plac N2
    .text = Nagroda: 1× tkaniny.
card-n3 = Plac N3
    .text = Nagroda: 1× księgi.
card-n4 = Plac N4
    .text = Nagroda: 1× narzędzia.
card-wa = Plac WA
    .text = Nagroda: plan.
card-wb = Plac WB
    .text = Nagroda: 3 reale.
card-wc = Plac WC
    .text = Nagroda: spotkanie z kardynałem (1 pole).
card-wd = Plac WD
    .text = Nagroda: umieść urzędnika.
card-we = Plac WE
    .text = Nagroda: 1× dowolny towar.
card-xa = Plac XA
    .text = Nagroda: 3 reale.
card-xb = Plac XB
    .text = Nagroda: łaska.
card-xc = Plac XC
    .text = Nagroda: umieść urzędnika.
card-xd = Plac XD
    .text = Nagroda: plan.
card-xe = Plac XE
    .text = Nagroda: spotkanie z kardynałem (1 pole).
card-t2 = Kafelek punktacji 2
card-t3 = Kafelek punktacji 3
card-t4 = Kafelek punktacji 4
card-t5 = Kafelek punktacji 5
card-good-gold = Złoto
card-good-cloth = Tkaniny
card-good-books = Księgi
card-good-tools = Narzędzia
card-board = Plansza główna
card-level-easy = Łatwy przeciwnik
card-level-normal = Zwykły przeciwnik
card-level-hard = Trudny przeciwnik

# Co oznaczają obrazki, przy których nie ma słowa.

icon-envelope = { word-influence }
icon-hair-strands = { word-wigs }
icon-meeple = Miejsce dla urzędnika
icon-open-treasure-chest = Miejsce na kartę skarbca
