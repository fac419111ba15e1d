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
    .hint = Wyrównanie szans w grze solo: z iloma perukami zaczyna Lacerda.
option-level-easy = Łatwy: 0 peruk
option-level-printed = Jak wydrukowano: 5 peruk
option-level-hard = Trudny: 15 peruk

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

ask-keep-tile = Zatrzymaj jeden z dwóch kafelków duchowieństwa (działający od razu działa teraz, gdy portfolio jest puste)
ask-draft = Draft: które karty zatrzymujesz?
ask-starting-decree = Weź dekret początkowy
ask-play-card = Zagraj kartę na dwór lub do portfolio albo odrzuć jedną za złoto
ask-sell-or-trade = Sprzedaj towary lub handluj ze szlachtą
ask-sell-more = Sprzedać więcej?
ask-sell-goods = Sprzedaj towary
ask-trade-again = Handlować po raz drugi?
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
ask-take-different-good = Weź towary różnych rodzajów: który teraz?
ask-plan-reward = Nagroda: który plan bierzesz?
ask-official-reward = Nagroda: umieścić urzędnika?
ask-cardinal-reward = Nagroda: spotkaj kardynała i weź kafelek
ask-rubble-reward = Nagroda: którą kostkę ze stosu gruzu bierzesz?
ask-ship-reward = Nagroda: zbudować statek za towary?
ask-recruit-reward = Nagroda: do których urzędów idą twoi urzędnicy?
ask-take-rubble = Weź kostki ze stosu gruzu
ask-lose-good = Kara: który towar tracisz?
ask-lose-favor = Kara: którą łaskę zwracasz?
ask-lose-tile = Kara: który kafelek duchowieństwa odrzucasz?
ask-take-card = Weź kartę polityki
ask-church-scoring = Punktacja kościoła: które kafelki odrzucasz? Za co najmniej jeden zyskujesz też wpływ swojego portfolio
ask-complete-quest = Które zadanie kończysz?
ask-discard-cards = Koniec okresu: które karty odrzucasz?
ask-reward-card = Nagrodę której karty bierzesz?

# Możliwości.

do-court = Na dwór: { $a }
do-portfolio = Do portfolio: { $a }
do-gold = Odrzuć bez akcji: { $a }
do-sell = Sprzedaj: { $a } → { $who }, port { $b }
do-trade = Handel: { $b } → { $a }
do-discard = Odrzuć: { $a } ({ $at })
do-discard-benefit = Odrzuć: { $a } ({ $at }; kończy się korzyść: { treasury-benefit })
do-new_ship = Nowy port
do-upgrade = Zastąp statek w porcie { $a }
do-good = { $a }
do-office = Urząd: { $a }
do-recruits = Urzędnicy: { $a }
do-from_office = Z urzędu: { $a }
do-from_courtyard = Z dziedzińca: { $a }
do-favor = Łaska: { $a }
do-plan = Weź: { $a }
do-pile_cube = Ze stosu: { $a }
do-cube = { $at-key ->
        [C1] Z kolumny C1: { $a }
        [C2] Z kolumny C2: { $a }
        [C3] Z kolumny C3: { $a }
        [C4] Z kolumny C4: { $a }
        [C5] Z kolumny C5: { $a }
       *[other] Z rzędu { $at }: { $a }
    }
do-build = { $a }: { $at }
do-house = { $a-key ->
        [left] Domek: { $a }. { tip-houses-left }
        [middle] Domek: { $a }. { tip-houses-middle }
       *[other] Domek: { $a }. { tip-houses-right }
    }
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
    .counted = { $n ->
        [one] złoto
        [few] złota
       *[other] złota
    }
word-cloth = tkaniny
    .counted = { $n ->
        [one] tkanina
        [few] tkaniny
       *[other] tkanin
    }
word-books = księgi
    .counted = { $n ->
        [one] księga
        [few] księgi
       *[other] ksiąg
    }
word-tools = narzędzia
    .counted = { $n ->
        [one] narzędzie
        [few] narzędzia
       *[other] narzędzi
    }
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
    .counted = { $n ->
            [one] real
            [few] reale
           *[other] reali
        }
word-reis_at_least = reale lub więcej
    .counted = { $n ->
            [one] real lub więcej
            [few] reale lub więcej
           *[other] reali lub więcej
        }
word-wigs = peruki
    .counted = { $n ->
            [one] peruka
            [few] peruki
           *[other] peruk
        }
word-official = urzędnik
word-rubble = kostka ze stosu gruzu
word-clergy = kafelek duchowieństwa
    .counted = { $n ->
            [one] kafelek duchowieństwa
            [few] kafelki duchowieństwa
           *[other] kafelków duchowieństwa
        }
word-influence = wpływ
word-markers = znaczniki zestawów
    .counted = { $n ->
            [one] znacznik zestawu
            [few] znaczniki zestawów
           *[other] znaczników zestawów
        }
word-cubes = kostki gruzu
    .counted = { $n ->
            [one] kostka gruzu
            [few] kostki gruzu
           *[other] kostek gruzu
        }
word-decrees = dekrety
    .counted = { $n ->
            [one] dekret
            [few] dekrety
           *[other] dekretów
        }
word-favors = łaski
    .counted = { $n ->
            [one] łaska
            [few] łaski
           *[other] łask
        }
word-plans = plany
    .counted = { $n ->
            [one] plan
            [few] plany
           *[other] planów
        }
word-goods = towary
    .counted = { $n ->
            [one] towar
            [few] towary
           *[other] towarów
        }
word-goods_at_least = towary lub więcej
    .counted = { $n ->
            [one] towar lub więcej
            [few] towary lub więcej
           *[other] towarów lub więcej
        }
word-officials = urzędnicy na planszy
    .counted = { $n ->
            [one] urzędnik na planszy
            [few] urzędnicy na planszy
           *[other] urzędników na planszy
        }
word-placed = urzędnicy do umieszczenia
    .counted = { $n ->
            [one] urzędnik do umieszczenia
            [few] urzędnicy do umieszczenia
           *[other] urzędników do umieszczenia
        }
word-ships = statki
    .counted = { $n ->
            [one] statek
            [few] statki
           *[other] statków
        }
word-portfolio = karty z portfolio
    .counted = { $n ->
            [one] karta z portfolio
            [few] karty z portfolio
           *[other] kart z portfolio
        }
word-cargo = towary na statku
    .counted = { $n ->
            [one] towar na statku
            [few] towary na statku
           *[other] towarów na statku
        }
word-sway = wpływ w portfolio
    .counted = { $n ->
            [one] wpływ w portfolio
            [few] wpływy w portfolio
           *[other] wpływu w portfolio
        }
word-church = punktacja kościelna
    .counted = { $n ->
            [one] punktacja kościelna
            [few] punktacje kościelne
           *[other] punktacji kościelnych
        }
word-opponent = Lacerda
word-plans_2 = dwukrotne zdobycie planu
word-officials_3 = umieszczenie do 3 urzędników w różnych urzędach
word-ship_minus_1 = budowa statku o 1 towar taniej
word-goods_different_3 = zdobycie 3 różnych towarów
word-produce_no_price_drop = produkcja towarów, ceny nie spadają
word-cardinal_then_favor = spotkanie z kardynałem, potem zdobycie łaski
word-gain_influence = zdobycie wpływu za portfolio
word-rubble_2 = zdobycie 1 lub 2 kostek ze stosu gruzu
word-sell_goods_plus_1 = sprzedaż towarów o 1 real drożej
word-draw_quest_b = dobranie zadań z talii B
word-church_influence = zdobycie wpływu w punktacji kościoła
word-sell = sprzedaż towarów
word-join = dołączenie do wizyty
word-recruit_2 = rekrutacja 2 urzędników
word-visit_king = wizyta u króla
word-visit_marquis = wizyta u markiza
word-visit_manuel = wizyta u Manuela
word-tools_2 = zdobycie 2× narzędzia
word-books_2 = zdobycie 2× księgi
word-cloth_2 = zdobycie 2× tkaniny
word-gold_2 = zdobycie 2× złoto
word-bottom3 = dół, miejsce 3
word-bottom2 = dół, miejsce 2
word-bottom1 = dół, miejsce 1
word-top3 = góra, miejsce 3
word-top2 = góra, miejsce 2
word-top1 = góra, miejsce 1
word-real = real w każdej płatności
    .counted = { $n ->
            [one] real w każdej płatności
            [few] reale w każdej płatności
           *[other] reali w każdej płatności
        }
word-land = zniżka na cenę parceli
    .counted = { $n ->
            [one] real zniżki na cenę parceli
            [few] reale zniżki na cenę parceli
           *[other] reali zniżki na cenę parceli
        }
word-spared = urzędnicy, bez których obejdą się plany
    .counted = { $n ->
            [one] urzędnik, bez którego obejdą się plany
            [few] urzędnicy, bez których obejdą się plany
           *[other] urzędników, bez których obejdą się plany
        }
word-sell_gold = więcej za sprzedane złoto
    .counted = { $n ->
            [one] real więcej za sprzedane złoto
            [few] reale więcej za sprzedane złoto
           *[other] reali więcej za sprzedane złoto
        }
word-sell_cloth = więcej za sprzedane tkaniny
    .counted = { $n ->
            [one] real więcej za sprzedane tkaniny
            [few] reale więcej za sprzedane tkaniny
           *[other] reali więcej za sprzedane tkaniny
        }
word-sell_books = więcej za sprzedane księgi
    .counted = { $n ->
            [one] real więcej za sprzedane księgi
            [few] reale więcej za sprzedane księgi
           *[other] reali więcej za sprzedane księgi
        }
word-sell_tools = więcej za sprzedane narzędzia
    .counted = { $n ->
            [one] real więcej za sprzedane narzędzia
            [few] reale więcej za sprzedane narzędzia
           *[other] reali więcej za sprzedane narzędzia
        }
word-sell_any = więcej za każdy sprzedany towar
    .counted = { $n ->
            [one] real więcej za każdy sprzedany towar
            [few] reale więcej za każdy sprzedany towar
           *[other] reali więcej za każdy sprzedany towar
        }

# Odmowy.

why-favor-held = Masz już tę łaskę
why-good-not-taken = { $noble } nie przyjmuje tego towaru: { $good }
why-group-empty = W tej grupie nie ma już domku
why-no-building-left = Ten architekt nie ma już budynków publicznych
why-no-room = W magazynie nie ma na to miejsca
why-not-produced = Tego towaru teraz nie produkujesz
why-plot-taken = Stoi tu już sklep
why-ship-at-sea = Ten statek jest na morzu
why-ship-not-larger = Statek może zastąpić tylko równy lub większy
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
why-no-open-plan = Nie masz nieukończonego planu
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
tell-gains-gold = { $who } odrzuca i nie wykonuje akcji: { $card }
tell-visits = { $who }: wizyta – { $noble }
tell-joins = { $who } dołącza ({ $noble }): { $action }
tell-lacerda-joins = { $who } dołącza: { $noble }
tell-sponsors = { $who } finansuje wydarzenie: { $card }
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
tell-cube = { $who } bierze: { $cube }
tell-cube-lost = { $who }: brak miejsca, z gry: { $cube }
tell-loses-good = { $who } traci: { $good }
tell-loses-tile = { $who } traci kafelek duchowieństwa: { $tile }
tell-returns-favor = { $who } zwraca łaskę: { $noble }
tell-spends-marker = { $who } oddaje znacznik zestawu za drugi dekret
tell-pays-goods = { $who } płaci towarami: { $goods }
tell-draws-quest = { $who } dobiera: { $quest }
tell-leaves-portfolio = { $who }: opuszcza portfolio: { $card }
tell-discards-tiles = { $who } odrzuca kafelki duchowieństwa: { $tiles }
tell-discards-cards = { $who } odrzuca: { $cards }
tell-completes-quest = { $who } wykonuje: { $quest }
tell-period-ends = { $who } powoduje koniec pierwszego okresu
tell-last-round = Koniec jest bliski: runda zostaje dokończona, potem jeszcze jedna
tell-goods = { $who }: { $good } +{ $count }
tell-influence = { $who }: wpływ +{ $count }
tell-lacerda-opens = { $who } otwiera: { $building } – { $site } ({ $architect })
tell-lacerda-meets = { $who } przesuwa kardynała o 2 i odrzuca: { $tile }
tell-lacerda-discards = { $who } odrzuca z wystawki: { $card }
tell-price = Cena ({ $good }): { $price }
tell-treasury = Skarbiec: { $value } (wizyty: { $influence ->
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $influence }
    })
tell-round = Okres { $period }: nowa runda
tell-turn = Tura: { $who }
tell-lacerda-helper = Pomocnik ({ $who }): na stos { $pile }
tell-scores-sets = { $who } punktuje zestawy gruzu: { $count }
tell-scores-cubes = { $who } punktuje kostki gruzu: { $count }
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

label-treasury = Skarbiec
short-treasury = Skarbiec { $number }
label-influence = Wpływ
label-real-space = { $number } (symbol reala)
label-period = Okres { $number }
label-lacerda = Lacerda: pomocnik na stosie { $pile }, dworzanin: { $noble }
label-ending = Pozostałe tury: { $count }
label-downtown = Śródmieście
label-street = { $street }
label-row = { $row }
label-row-rubble = Rząd { $row }
label-column = Kolumna { $column }
label-place = { $place }
label-store = Sklep: { $good }
label-west = { $good }, wejście od zachodu
label-east = { $good }, wejście od wschodu
label-reward = Nagroda: { gives }
label-opened = { $building } ({ $architect })
label-rubble-pile = Stos gruzu
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
label-gap = Przerwa G{ $number }
label-reis = Reale
label-standing = Wpływ (opłaci { $count } { $count ->
        [one] real
        [few] reale
       *[other] reali
    })
label-own-officials = { $n ->
        [one] Urzędnik na planszy
        [few] Urzędnicy na planszy
       *[other] Urzędników na planszy
    }
label-sets = { $n ->
        [one] Zestaw gruzu
        [few] Zestawy gruzu
       *[other] Zestawów gruzu
    }
label-warehouse = Magazyn (każdego do { $count })
label-port = Port { $number }
label-portfolio = Portfolio { $count }/{ $limit }, wpływ { $influence }
label-crate = Skrzynia
label-rubble = Gruz
label-houses = Pozostałe domki
label-hand = Ręka
label-board = Lizbona
label-architects = Architekci
label-clergy-bag = Kafelki kleru w worku
label-desk = Biurko { $number }
label-own-favors = Łaski
label-own-clergy = Kler
label-own-plans = Plany
label-own-decrees = Dekrety
label-recruit = Rekrutacja
label-plan = Plan
label-ship = Statek
label-produce = Produkcja
label-favor = Łaska
label-build_store = Zbuduj sklep
label-decree = Weź dekret
label-open_public_building = Otwórz budynek
tip-recruit = Przenieś 1 lub 2 urzędników ze swojej planszy do różnych urzędów.
tip-plan = Weź wierzchni plan dowolnego architekta.
tip-ship = Zbuduj statek z wierzchu stoczni: zapłać tyle różnych towarów, ile wynosi jego kadłub, przesuń skarbiec o jeden w górę i zdobądź wpływ.
tip-produce = Weź 1 towar za każdy swój sklep; potem cena każdego zachowanego rodzaju spada o 1.
tip-cardinal = Przesuń kardynała o 1 lub 2 przerwy zgodnie z ruchem wskazówek i weź jeden z dwóch sąsiednich kafelków.
tip-favor = Weź łaskę szlachcica, od którego żadnej nie masz.
tip-build_store = Weź kafelek miasta i buduj przy jego ulicy: nagroda parceli, 1 kostka z rzędu lub kolumny, zapłata za grunt, peruki za pasujące budynki.
tip-decree = Weź dekret z wystawki; na koniec gry przyniesie peruki.
tip-open_public_building = Mając plan, otwórz dostępny budynek architekta na wolnym placu budowy.
tip-manuel = Królewski budowniczy. Wizyta kosztuje wpływ: lewą liczbę skarbca i 1 za każdego obcego urzędnika w jego urzędzie.
tip-marquis = Minister. Wizyta kosztuje wpływ: lewą liczbę skarbca i 1 za każdego obcego urzędnika w jego urzędzie.
tip-king = Wizyta u króla kosztuje wpływ: lewą liczbę skarbca i 1 za każdego obcego urzędnika w jego urzędzie.
tip-favors = Łaski, które zostały u tego szlachcica. Z łaską można dołączyć do cudzej wizyty u niego.
tip-office = Każdy obcy urzędnik w tym urzędzie podnosi cenę twojej wizyty o 1 wpływu.
tip-courtyard = Tu czekają urzędnicy wypchnięci z pełnego urzędu; nie podnoszą ceny wizyt.
tip-court-card = Tu leży zagrana karta, dopóki jej akcja nie zostanie wykonana.
tip-display = Na koniec tury weź odkrytą kartę z jednego stosu. Trzeci pusty stos kończy okres.
tip-street = Sklepy z wejściem od tej ulicy sprzedają: { $good }.
tip-store = Gdy właściciel produkuje, ten sklep daje mu 1 towar: { $good }.
tip-prices = Ile reali przynosi towar sprzedany na statek. Produkcja towaru obniża jego cenę.
tip-rubble-pile = Kostki, które można wziąć dzięki nagrodom i wydarzeniom.
tip-row = Gruz tego rzędu: każda pozostała kostka podnosi cenę gruntu.
tip-column = Peruki za sklep w tej kolumnie, za każdy pasujący budynek publiczny.
tip-column-rubble = Gruz tej kolumny: każda pozostała kostka podnosi cenę gruntu.
tip-site = Tu można otworzyć budynek publiczny. Nagroda: { gives }.
tip-city-tile = Kafelek miasta: zbudowany z niego sklep ma wejście od ulicy tego koloru.
tip-gap = Kardynał wędruje od przerwy do przerwy.
tip-gap-influence = Gdy kardynał tu dojdzie lub tędy przejdzie, na koniec tury następuje punktacja kościoła.
tip-gap-treasury = Gdy kardynał tu dojdzie lub tędy przejdzie, skarbiec rośnie o jeden.
tip-shipyard = Statek, który zostanie zbudowany jako następny. Towary sprzedaje się na statki w portach.
tip-decrees = Dekret przynosi na koniec gry peruki za to, co pokazuje.
tip-plans = Można wziąć wierzchni plan; pokazuje, ilu wymaga urzędników.
tip-available = Ten budynek można otworzyć z planem jego architekta.
tip-upcoming = Ten budynek będzie następny.
tip-wigs = Peruki to punkty: wygrywa ten, kto ma ich najwięcej.
tip-reis = Pieniądze na grunt, wydarzenia i najem.
tip-standing = Płaci się nim za wizyty u szlachty; najwyżej 10.
tip-officials = Urzędnicy na twojej planszy, gotowi do rekrutacji.
tip-sets = Zestaw to po jednej kostce każdego rodzaju. Każdy zestaw daje miejsce na jeszcze jedną kartę w portfolio.
tip-goods = Towary w twoim magazynie; miejsca na każdy rodzaj: { $count }.
tip-portfolio = U góry leżą szlachcice i statki, u dołu karty skarbca. Zdobywany wpływ to suma tego, co leży u góry.
tip-port = Miejsce na szlachcica lub statek nad planszą.
tip-desk = Miejsce na kartę skarbca pod planszą; jej korzyść trwa.
tip-rubble = Zebrane kostki; po jednej każdego rodzaju tworzą zestaw.
tip-houses-left = Gdy oba stoją, zamiast wpływu można płacić realami.
tip-houses-middle = Z pierwszym statki kosztują o jeden towar mniej; ze wszystkimi trzema nie kosztują towarów.
tip-houses-right = Z pierwszym produkcja daje o 1 więcej jednego rodzaju; ze wszystkimi trzema o 1 więcej każdego.
tip-own-favors = Zwrócona łaska pozwala dołączyć do wizyty u jej szlachcica.
tip-own-clergy = Kafelek kleru pomaga, dopóki tu leży; w punktacji kościoła przynosi peruki z odwrotu.
tip-own-plans = Plany otwierają budynki publiczne; ukończony pamięta swoich urzędników.
tip-own-decrees = Na koniec gry przynoszą peruki.
tip-treasury-track = Po lewej: podstawa ceny wizyty, we wpływie. Po prawej: wartość skarbca w réis.
tip-influence-track = Pole ze znakiem $ jest warte reala: zamiast 1 reala znacznik cofa się na najbliższe następne.
tip-treasury = Na dworze: { $event }. W portfolio: { $benefit } ({ $count }).
tip-penalty = Wpływ { $influence }. Kara: { $penalty } ({ $count }).
tip-reward = Wpływ { $influence }. Nagroda: { $reward } ({ $count }).

# Karty i kafelki. Teksty powstają z wartości kart, więc poprawiona karta mówi prawdę.

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
        [gold] { $count }× złoto
        [cloth] { $count }× tkaniny
        [books] { $count }× księgi
        [tools] { $count }× narzędzia
        [good_any] { $count ->
            [one] { $count }× dowolny towar
            [few] { $count }× dowolny towar
           *[other] { $count }× dowolny towar
        }
        [goods_different] { $count }× towar różnych rodzajów
        [reis] { $count ->
            [one] { $count } real
            [few] { $count } reale
           *[other] { $count } reali
        }
        [wigs] { $count ->
            [one] { $count } peruka
            [few] { $count } peruki
           *[other] { $count } peruk
        }
        [plan] { $count ->
            [one] plan
            [few] { $count } plany
           *[other] { $count } planów
        }
        [favor] { $count ->
            [one] łaska
            [few] { $count } łaski
           *[other] { $count } łask
        }
        [official] { $count ->
            [one] umieść urzędnika
            [few] umieść { $count } urzędników
           *[other] umieść { $count } urzędników
        }
        [recruit] zrekrutuj do 2 urzędników{ times }
        [cardinal] { $count ->
            [one] spotkanie z kardynałem ({ $count } pole)
            [few] spotkanie z kardynałem ({ $count } pola)
           *[other] spotkanie z kardynałem ({ $count } pól)
        }
        [rubble] { $count ->
            [one] kostka ze stosu gruzu
            [few] { $count } kostki ze stosu gruzu
           *[other] { $count } kostek ze stosu gruzu
        }
        [influence] wpływ +{ $count }
        [gain_influence] zdobycie wpływu za portfolio{ times }
        [decree] zdobycie dekretu{ times }
        [ship] budowa statku za towary{ times }
       *[other] { $count ->
            [one] dobierz { $count } zadanie z talii B
            [few] dobierz { $count } zadania z talii B
           *[other] dobierz { $count } zadań z talii B
        }
    }
noble-gives = { $reward-key ->
        [gold] { $reward_count }× złoto
        [cloth] { $reward_count }× tkaniny
        [books] { $reward_count }× księgi
        [tools] { $reward_count }× narzędzia
        [good_any] { $reward_count ->
            [one] { $reward_count }× dowolny towar
            [few] { $reward_count }× dowolny towar
           *[other] { $reward_count }× dowolny towar
        }
        [goods_different] { $reward_count }× towar różnych rodzajów
        [reis] { $reward_count ->
            [one] { $reward_count } real
            [few] { $reward_count } reale
           *[other] { $reward_count } reali
        }
        [wigs] { $reward_count ->
            [one] { $reward_count } peruka
            [few] { $reward_count } peruki
           *[other] { $reward_count } peruk
        }
        [plan] { $reward_count ->
            [one] plan
            [few] { $reward_count } plany
           *[other] { $reward_count } planów
        }
        [favor] { $reward_count ->
            [one] łaska
            [few] { $reward_count } łaski
           *[other] { $reward_count } łask
        }
        [official] { $reward_count ->
            [one] umieść urzędnika
            [few] umieść { $reward_count } urzędników
           *[other] umieść { $reward_count } urzędników
        }
        [recruit] zrekrutuj do 2 urzędników{ noble-times }
        [cardinal] { $reward_count ->
            [one] spotkanie z kardynałem ({ $reward_count } pole)
            [few] spotkanie z kardynałem ({ $reward_count } pola)
           *[other] spotkanie z kardynałem ({ $reward_count } pól)
        }
        [rubble] { $reward_count ->
            [one] kostka ze stosu gruzu
            [few] { $reward_count } kostki ze stosu gruzu
           *[other] { $reward_count } kostek ze stosu gruzu
        }
        [influence] wpływ +{ $reward_count }
        [gain_influence] zdobycie wpływu za portfolio{ noble-times }
        [decree] zdobycie dekretu{ noble-times }
        [ship] budowa statku za towary{ noble-times }
       *[other] { $reward_count ->
            [one] dobierz { $reward_count } zadanie z talii B
            [few] dobierz { $reward_count } zadania z talii B
           *[other] dobierz { $reward_count } zadań z talii B
        }
    }
noble-costs = { $penalty-key ->
        [reis] { $penalty_count ->
            [one] zapłać { $penalty_count } real
            [few] zapłać { $penalty_count } reale
           *[other] zapłać { $penalty_count } reali
        }
        [wigs] { $penalty_count ->
            [one] strać { $penalty_count } perukę
            [few] strać { $penalty_count } peruki
           *[other] strać { $penalty_count } peruk
        }
        [official] { $penalty_count ->
            [one] odwołaj urzędnika z dworu
            [few] odwołaj { $penalty_count } urzędników z dworu
           *[other] odwołaj { $penalty_count } urzędników z dworu
        }
        [good_any] { $penalty_count ->
            [one] strać towar
            [few] strać { $penalty_count } towary
           *[other] strać { $penalty_count } towarów
        }
        [favor] { $penalty_count ->
            [one] zwróć łaskę
            [few] zwróć { $penalty_count } łaski
           *[other] zwróć { $penalty_count } łask
        }
       *[other] { $penalty_count ->
            [one] odrzuć kafelek duchowieństwa
            [few] odrzuć { $penalty_count } kafelki duchowieństwa
           *[other] odrzuć { $penalty_count } kafelków duchowieństwa
        }
    }
noble-name = { $kind-key ->
        [manuel] Manuel da Maia
        [marquis] Markiz de Pombal
       *[other] Król Józef I
    } { $number }
noble-text = Na dworze: wizyta ({ $kind }). W portfolio: wpływ { $influence }; { $penalty_count ->
        [0] nagroda: { noble-gives }
       *[other] kara: { noble-costs }{ $reward_count ->
            [0] { "" }
           *[other] ; nagroda: { noble-gives }
        }
    }.
treasury-event = { $event-key ->
        [build_store] budowa sklepu
        [decree] zdobycie dekretu
        [open_public_building] otwarcie budynku publicznego
        [plans_2] dwukrotne zdobycie planu
        [officials_3] umieszczenie do 3 urzędników w różnych urzędach
        [ship_minus_1] budowa statku o 1 towar taniej
        [goods_different_3] zdobycie 3 różnych towarów
        [gold_2] zdobycie 2× złoto
        [cloth_2] zdobycie 2× tkaniny
        [books_2] zdobycie 2× księgi
        [tools_2] zdobycie 2× narzędzia
        [produce_no_price_drop] produkcja towarów, ceny nie spadają
        [cardinal_then_favor] spotkanie z kardynałem, potem zdobycie łaski
        [gain_influence] zdobycie wpływu za portfolio
        [rubble_2] zdobycie 1 lub 2 kostek ze stosu gruzu
       *[other] sprzedaż towarów o 1 real drożej
    }
treasury-benefit = { $benefit-key ->
        [real] { $benefit_count ->
            [one] { $benefit_count } real w każdej płatności
            [few] { $benefit_count } reale w każdej płatności
           *[other] { $benefit_count } reali w każdej płatności
        }
        [land] { $benefit_count ->
            [one] parcele tańsze o { $benefit_count } real
            [few] parcele tańsze o { $benefit_count } reale
           *[other] parcele tańsze o { $benefit_count } reali
        }
        [official] { $benefit_count ->
            [one] plany wymagają o { $benefit_count } urzędnika mniej
            [few] plany wymagają o { $benefit_count } urzędników mniej
           *[other] plany wymagają o { $benefit_count } urzędników mniej
        }
        [sell_gold] { $benefit_count ->
            [one] +{ $benefit_count } real za każdą sprzedaż: złoto
            [few] +{ $benefit_count } reale za każdą sprzedaż: złoto
           *[other] +{ $benefit_count } reali za każdą sprzedaż: złoto
        }
        [sell_cloth] { $benefit_count ->
            [one] +{ $benefit_count } real za każdą sprzedaż: tkaniny
            [few] +{ $benefit_count } reale za każdą sprzedaż: tkaniny
           *[other] +{ $benefit_count } reali za każdą sprzedaż: tkaniny
        }
        [sell_books] { $benefit_count ->
            [one] +{ $benefit_count } real za każdą sprzedaż: księgi
            [few] +{ $benefit_count } reale za każdą sprzedaż: księgi
           *[other] +{ $benefit_count } reali za każdą sprzedaż: księgi
        }
        [sell_tools] { $benefit_count ->
            [one] +{ $benefit_count } real za każdą sprzedaż: narzędzia
            [few] +{ $benefit_count } reale za każdą sprzedaż: narzędzia
           *[other] +{ $benefit_count } reali za każdą sprzedaż: narzędzia
        }
       *[other] { $benefit_count ->
            [one] +{ $benefit_count } real za każdy sprzedany towar
            [few] +{ $benefit_count } reale za każdy sprzedany towar
           *[other] +{ $benefit_count } reali za każdy sprzedany towar
        }
    }
treasury-name = Skarbiec { $number }: { treasury-event }
treasury-text = Na dworze: { treasury-event }. W portfolio: { treasury-benefit }.
clergy-name = { $effect-key ->
        [influence_gain_bonus] Wpływ +{ $amount }
        [visit_discount] Wizyta −{ $amount }: { clergy-noble }
        [join_discount] Dołączenie −{ $amount }
        [land_discount] Parcela −{ $amount }
        [rubble_free] Za darmo: { $of }{ clergy-times }
        [officials_needed_minus] Urzędnicy −{ $amount }
        [hire_price_minus] Najem −{ $amount }
        [recruit_extra] Rekrutacja +{ $amount }
        [produce_extra] Produkcja +{ $amount }: { $of }
        [sell_bonus] Sprzedaż +{ $amount }: { clergy-good }
        [ship_goods_minus] Statki, towary −{ $amount }
        [trade_any_good] Dowolny towar: { $of }{ clergy-times }
        [warehouse_plus] Magazyn +{ $amount }
        [treasury_card_reis_plus] Karty skarbca +{ $amount }
        [on_build_store] Sklep: { clergy-gain }
        [on_decree] Dekret: { clergy-gain }
        [on_open_building] Budynek: { clergy-gain }
        [on_recruit] Rekrutacja: { clergy-gain }
        [on_plan] Plan: { clergy-gain }
        [on_ship] Statek: { clergy-gain }
        [on_produce] Produkcja: { clergy-gain }
        [on_cardinal] Kardynał: { clergy-gain }
        [on_favor] Łaska: { clergy-gain }
        [on_visit] Wizyta: { clergy-gain }
        [on_join] Dołączenie: { clergy-gain }
        [on_event] Wydarzenie: { clergy-gain }
        [on_sale] Sprzedaż: { clergy-gain }
        [on_noble_card] Karta szlachcica: { clergy-gain }
        [on_treasury_card] Karta skarbca: { clergy-gain }
       *[other] Natychmiast: { clergy-gain }
    }
clergy-text = { $effect-key ->
        [influence_gain_bonus] Gdy zdobywasz wpływ za portfolio, zdobywasz więcej (+{ $amount }).
        [visit_discount] Wizyta i dołączenie ({ clergy-noble }) kosztują mniej (−{ $amount }).
        [join_discount] Dołączenie do wizyty kosztuje mniej (−{ $amount }).
        [land_discount] Parcela kosztuje o { clergy-reis } mniej.
        [rubble_free] Do ceny parceli nie liczy się: { $of }{ clergy-times }.
        [officials_needed_minus] Plany wymagają mniej urzędników (−{ $amount }); na końcu liczy się nadrukowana liczba.
        [hire_price_minus] Każdy najęty urzędnik kosztuje o { clergy-reis } mniej.
        [recruit_extra] Podczas rekrutacji możesz umieścić więcej urzędników (+{ $amount }), każdego w innym urzędzie.
        [produce_extra] Podczas produkcji możesz wziąć dodatkowo: { $amount }× { $of }.
        [sell_bonus] Za każdy sprzedany towar ({ clergy-good }) dostajesz o { clergy-reis } więcej.
        [ship_goods_minus] Statki kosztują mniej towarów (−{ $amount }).
        [trade_any_good] W handlu każdy towar przyjmuje: { $of }{ clergy-times }.
        [warehouse_plus] W magazynie mieści się więcej każdego towaru (+{ $amount }).
        [treasury_card_reis_plus] Za kartę skarbca zagraną do portfolio dostajesz o { clergy-reis } więcej.
        [on_build_store] Za każdy zbudowany sklep: { clergy-gain }.
        [on_decree] Za każdy zdobyty dekret: { clergy-gain }.
        [on_open_building] Za każdy otwarty budynek publiczny: { clergy-gain }.
        [on_recruit] Za rekrutację urzędników: { clergy-gain }.
        [on_plan] Za zdobycie planu: { clergy-gain }.
        [on_ship] Za budowę statku: { clergy-gain }.
        [on_produce] Za produkcję towarów: { clergy-gain }.
        [on_cardinal] Za spotkanie z kardynałem: { clergy-gain }.
        [on_favor] Za zdobycie łaski: { clergy-gain }.
        [on_visit] Za każdą wizytę u szlachcica: { clergy-gain }.
        [on_join] Za dołączenie do wizyty: { clergy-gain }.
        [on_event] Za każde opłacone wydarzenie: { clergy-gain }.
        [on_sale] Za sprzedaż towarów: { clergy-gain }.
        [on_noble_card] Za szlachcica zagranego do portfolio: { clergy-gain }.
        [on_treasury_card] Za kartę skarbca zagraną do portfolio: { clergy-gain }.
       *[other] Jeden raz, przy zdobyciu: { clergy-gain }.
    } Rewers: { $wigs ->
        [one] { $wigs } peruka
        [few] { $wigs } peruki
       *[other] { $wigs } peruk
    }.
clergy-noble = { $of-key ->
        [any] każdy szlachcic
       *[other] { $of }
    }
clergy-good = { $of-key ->
        [any] każdy
       *[other] { $of }
    }
clergy-reis = { $amount ->
        [one] { $amount } real
        [few] { $amount } reale
       *[other] { $amount } reali
    }
clergy-gain = { $of-key ->
        [gold] { $amount } × { $of }
        [cloth] { $amount } × { $of }
        [books] { $amount } × { $of }
        [tools] { $amount } × { $of }
        [reis] { $amount ->
            [one] { $amount } real
            [few] { $amount } reale
           *[other] { $amount } reali
        }
        [good_any] { $amount ->
            [one] { $amount }× dowolny towar
            [few] { $amount }× dowolny towar
           *[other] { $amount }× dowolny towar
        }
        [gain_influence] zdobycie wpływu za portfolio{ clergy-times }
        [goods_different] { $amount }× towar różnych rodzajów
        [plan] { $amount ->
            [one] plan
            [few] { $amount } plany
           *[other] { $amount } planów
        }
        [official] { $amount ->
            [one] umieść urzędnika
            [few] umieść { $amount } urzędników
           *[other] umieść { $amount } urzędników
        }
        [cardinal] { $amount ->
            [one] spotkanie z kardynałem ({ $amount } pole)
            [few] spotkanie z kardynałem ({ $amount } pola)
           *[other] spotkanie z kardynałem ({ $amount } pól)
        }
        [rubble] { $amount ->
            [one] kostka ze stosu gruzu
            [few] { $amount } kostki ze stosu gruzu
           *[other] { $amount } kostek ze stosu gruzu
        }
        [influence] wpływ +{ $amount }
        [favor] { $amount ->
            [one] łaska
            [few] { $amount } łaski
           *[other] { $amount } łask
        }
       *[other] { $amount ->
            [one] { $amount } peruka
            [few] { $amount } peruki
           *[other] { $amount } peruk
        }
    }
label-decree-counts = { $metric-key ->
        [own_stores] Twoje sklepy
        [all_stores] Sklepy
        [opened_buildings] Budynki
        [own_completed_plans] Gotowe plany
        [own_open_plans] Inne plany
        [own_plans] Plany
        [own_cubes] Gruz
        [own_sets] Zestawy
        [own_ships] Statki
        [own_hull] Pojemność
        [own_has_ship] Duży statek
        [own_cargo] Ładunek
        [own_portfolio] Portfolio
        [own_officials] Urzędnicy
        [own_clergy] Kler
        [own_favors] Łaski
        [own_all_three_favors] 3 łaski
        [own_goods] Towary
        [own_all_four_goods] 4 towary
        [own_reis] Reale
        [own_influence] Wpływ
        [own_influence_unbeaten] Wpływ
        [own_house_group_done] Domki
        [own_stores_with_matching_buildings] Zgodne
        [own_store_building_links] Zgodne
        [own_distinct_rows] Rzędy
        [own_distinct_streets] Ulice
        [own_distinct_columns] Kolumny
       *[other] Dekrety
    }
decree-name = { $metric-key ->
        [own_stores] { $of-key ->
            [any] Twoje sklepy
            [gold] Twoje sklepy (złoto)
            [cloth] Twoje sklepy (tkaniny)
            [books] Twoje sklepy (księgi)
            [tools] Twoje sklepy (narzędzia)
            [C1] Twoje sklepy w kolumnie C1
            [C2] Twoje sklepy w kolumnie C2
            [C3] Twoje sklepy w kolumnie C3
            [C4] Twoje sklepy w kolumnie C4
            [C5] Twoje sklepy w kolumnie C5
           *[other] Twoje sklepy w rzędzie { $of }
        }
        [all_stores] { $of-key ->
            [any] Wszystkie sklepy
            [gold] Wszystkie sklepy (złoto)
            [cloth] Wszystkie sklepy (tkaniny)
            [books] Wszystkie sklepy (księgi)
            [tools] Wszystkie sklepy (narzędzia)
            [C1] Wszystkie sklepy w kolumnie C1
            [C2] Wszystkie sklepy w kolumnie C2
            [C3] Wszystkie sklepy w kolumnie C3
            [C4] Wszystkie sklepy w kolumnie C4
            [C5] Wszystkie sklepy w kolumnie C5
           *[other] Wszystkie sklepy w rzędzie { $of }
        }
        [opened_buildings] { $of-key ->
            [any] Otwarte budynki
            [blue] Otwarte budynki niebieskiego architekta
            [green] Otwarte budynki zielonego architekta
            [north] Otwarte budynki na północy
            [west] Otwarte budynki na zachodzie
            [east] Otwarte budynki na wschodzie
            [gold] Otwarte budynki z symbolem: złoto
            [cloth] Otwarte budynki z symbolem: tkaniny
            [books] Otwarte budynki z symbolem: księgi
            [tools] Otwarte budynki z symbolem: narzędzia
           *[other] Otwarte budynki przy rzędzie { $of }
        }
        [own_completed_plans] { $of-key ->
            [blue] Twoje ukończone niebieskie plany
            [green] Twoje ukończone zielone plany
           *[other] Twoje ukończone plany
        }
        [own_open_plans] Twoje nieukończone plany
        [own_plans] Twoje plany, ukończone i nieukończone
        [own_cubes] { $of-key ->
            [earthquake] Twoje kostki gruzu po trzęsieniu ziemi
            [fire] Twoje kostki gruzu po pożarze
           *[other] Twoje kostki gruzu po tsunami
        }
        [own_sets] Twoje zestawy gruzu
        [own_ships] Twoje statki
        [own_hull] Suma pojemności twoich statków
        [own_has_ship] Statek o pojemności { $of }
        [own_cargo] Towary na twoich statkach
        [own_portfolio] { $of-key ->
            [noble] Szlachcice w twoim portfolio
            [treasury] Karty skarbca w twoim portfolio
           *[other] Karty w twoim portfolio
        }
        [own_officials] { $of-key ->
            [offices_and_courtyards] Twoi urzędnicy w urzędach i na dziedzińcach
            [distinct_nobles] Szlachcice, u których masz urzędnika
            [completed_plans] Urzędnicy na twoich ukończonych planach
           *[other] Twoi urzędnicy w urzędzie: { $of }
        }
        [own_clergy] Twoje kafelki duchowieństwa
        [own_favors] Twoje łaski
        [own_all_three_favors] Wszystkie trzy łaski
        [own_goods] { $of-key ->
            [any] Towary w twoim magazynie
           *[other] W twoim magazynie: { $of }
        }
        [own_all_four_goods] Co najmniej 1 sztuka wszystkich czterech towarów
        [own_reis] Twoje reale
        [own_influence] Twój wpływ
        [own_influence_unbeaten] Nikt nie ma większego wpływu od ciebie
        [own_house_group_done] { $of-key ->
            [left] Wszystkie domki lewej grupy zbudowane
            [middle] Wszystkie domki środkowej grupy zbudowane
           *[other] Wszystkie domki prawej grupy zbudowane
        }
        [own_stores_with_matching_buildings] Twoje sklepy z pasującymi budynkami (co najmniej { $of })
        [own_store_building_links] Pasujące budynki twoich sklepów
        [own_distinct_rows] Rzędy z twoim sklepem
        [own_distinct_streets] Ulice z twoim sklepem
        [own_distinct_columns] Kolumny z twoim sklepem
       *[other] Twoje dekrety
    }
decree-text = Na koniec gry: { decree-rate }.
decree-rate = { $divisor ->
        [1] { decree-each }
       *[other] { decree-flat }{ " za każde " }{ $divisor }
    }
decree-flat = { $wigs ->
        [one] { $wigs } peruka
        [few] { $wigs } peruki
       *[other] { $wigs } peruk
    }
decree-each = { $metric-key ->
        [own_has_ship] { decree-flat }
        [own_all_three_favors] { decree-flat }
        [own_all_four_goods] { decree-flat }
        [own_influence_unbeaten] { decree-flat }
        [own_house_group_done] { decree-flat }
       *[other] { $wigs ->
            [one] po { $wigs } peruce
            [few] po { $wigs } peruki
           *[other] po { $wigs } peruk
        }
    }
building-text = Strona niebieska: { $blue }. Strona zielona: { $green }.
plan-name = { $architect-key ->
        [blue] Niebieski plan
       *[other] Zielony plan
    }, { $officials ->
        [one] { $officials } urzędnik
        [few] { $officials } urzędnicy
       *[other] { $officials } urzędników
    }
ship-name = Statek, pojemność { $hull }
ship-text = Pojemność { $hull }; wpływ { $influence }; +{ $bonus } reali za towar sprzedany na niego.
favor-text = Zwróć, aby dołączyć do wizyty u tego szlachcica; na końcu { $wigs ->
        [one] { $wigs } peruka
        [few] { $wigs } peruki
       *[other] { $wigs } peruk
    }.
quest-both = { $a } i { $b }
quest-text = Wystarczy jedno z: { $tasks }. Nagroda: { gives }.
lies-text = Nagroda: { gives }.
tile-name = Kafelek punktacji { $value }
board-text = Skarbiec od lewej: wartości { $treasury_right }, wpływ { $treasury_left }; symbole reala na { $real_symbols }; miejsca w urzędach { $office_spaces }; kolumna 5: { $narrow_column }; ceny od { $price_bottom } do { $price_top }; bez parceli: { $no_plot }; symbole kościoła przy przerwach { $influence_gap } (wpływ) i { $treasury_gaps } (skarbiec); znacznik skarbca na stopniu { $treasury_start }.
good-text = Cena początkowa: { $start_price }.
level-text = Lacerda zaczyna z liczbą punktów: { $start_wigs }.

card-board = Plansza główna
    .text = { board-text }
card-good-gold = Złoto
    .text = { good-text }
card-good-cloth = Tkaniny
    .text = { good-text }
card-good-books = Księgi
    .text = { good-text }
card-good-tools = Narzędzia
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
card-n1 = Plac N1
    .text = { lies-text }
card-n2 = Plac N2
    .text = { lies-text }
card-n3 = Plac N3
    .text = { lies-text }
card-n4 = Plac N4
    .text = { lies-text }
card-wa = Plac WA
    .text = { lies-text }
card-wb = Plac WB
    .text = { lies-text }
card-wc = Plac WC
    .text = { lies-text }
card-wd = Plac WD
    .text = { lies-text }
card-we = Plac WE
    .text = { lies-text }
card-xa = Plac XA
    .text = { lies-text }
card-xb = Plac XB
    .text = { lies-text }
card-xc = Plac XC
    .text = { lies-text }
card-xd = Plac XD
    .text = { lies-text }
card-xe = Plac XE
    .text = { lies-text }
card-t3 = { tile-name }
card-t3b = { tile-name }
card-t4 = { tile-name }
card-t5 = { tile-name }
card-pb01 = Arsenał
    .text = { building-text }
card-pb02 = Urząd celny
    .text = { building-text }
card-pb03 = Ratusz
    .text = { building-text }
card-pb04 = Giełda królewska
    .text = { building-text }
card-pb05 = Opera
    .text = { building-text }
card-pb06 = Spichlerz
    .text = { building-text }
card-pb07 = Mennica
    .text = { building-text }
card-pb08 = Sąd
    .text = { building-text }
card-pb09 = Biblioteka publiczna
    .text = { building-text }
card-pb10 = Szpital królewski
    .text = { building-text }
card-pb11 = Dom tytoniu
    .text = { building-text }
card-pb12 = Izba handlowa
    .text = { building-text }
card-pb13 = Poczta
    .text = { building-text }
card-pb14 = Urząd podatkowy
    .text = { building-text }
card-pb15 = Szkoła szlachecka
    .text = { building-text }
card-pb16 = Urząd akweduktu
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
card-favor-manuel = Łaska: Manuel da Maia
    .text = { favor-text }
card-favor-marquis = Łaska: Markiz de Pombal
    .text = { favor-text }
card-favor-king = Łaska: Król Józef I
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
card-qa1 = Zadanie 1
    .text = { quest-text }
card-qa2 = Zadanie 2
    .text = { quest-text }
card-qa3 = Zadanie 3
    .text = { quest-text }
card-qa4 = Zadanie 4
    .text = { quest-text }
card-qb5 = Zadanie 5
    .text = { quest-text }
card-qb6 = Zadanie 6
    .text = { quest-text }
card-qb7 = Zadanie 7
    .text = { quest-text }
card-qb8 = Zadanie 8
    .text = { quest-text }
card-qb9 = Zadanie 9
    .text = { quest-text }
card-qb10 = Zadanie 10
    .text = { quest-text }
card-qb11 = Zadanie 11
    .text = { quest-text }
card-qb12 = Zadanie 12
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
card-level-easy = Lacerda, łatwy
    .text = { level-text }
card-level-printed = Lacerda, jak wydrukowano
    .text = { level-text }
card-level-hard = Lacerda, trudny
    .text = { level-text }

# Co oznaczają obrazki, przy których nie ma słowa.

icon-galleon = Statek
icon-meeple-group = Rekrutacja urzędników
icon-scroll-quill = Dekret
icon-envelope = { word-influence }
icon-wig = { word-wigs }
icon-meeple = Urzędnik
icon-open-treasure-chest = Miejsce na kartę skarbca
icon-gold-bar = { word-gold }
icon-rolled-cloth = { word-cloth }
icon-book-cover = { word-books }
icon-hammer-nails = { word-tools }
icon-wooden-crate = { word-good_any }
icon-two-coins = { word-reis }
icon-scroll-unfurled = Plan
icon-wax-seal = Łaska
icon-pope-crown = { word-cardinal }
icon-cubes = { word-rubble }
icon-church = { word-clergy }
