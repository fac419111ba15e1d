# Architekci Zachodniego Królestwa: Cuda Architektury.

title = Architekci Zachodniego Królestwa
    .line = Wznieś katedrę i cuda królestwa – uczciwie albo przez czarny rynek.

# Lokacje
card-quarry = Kamieniołom
    .text = Zdobądź tyle Kamieni, ilu masz tu Robotników.
card-forest = Las
    .text = Zdobądź tyle Drewna, ilu masz tu Robotników.
card-silversmith = Złotnik
    .text = Zdobądź 1 Srebrnik i po 1 za każdego swojego Robotnika tutaj.
card-mines = Kopalnie
    .text = Zdobądź 1 Glinę i po 1 za każdego swojego Robotnika tutaj albo 1 Złoto za każdych dwóch.
card-kings-storehouse = Królewski Skarbiec
    .text = Jedna wymiana za każdego swojego Robotnika tutaj: 2 spośród Kamienia, Drewna i Gliny za 1 Cnotę; 3 spośród Kamienia i Drewna za 1 Marmur; albo wymiana twoich Pomocników.
card-workshop = Warsztat
    .text = Zatrudnij Pomocnika za 2 Podatki i 2 Srebrniki z tylu kolumn, ilu masz tu Robotników, za każdą dalszą połóż 1 Srebrnik; albo dobierz 1 kartę Budynku i po 1 za każdych dwóch Robotników.
card-town-centre = Plac Miejski
    .text = Tyle pojmań, ilu masz tu Robotników: pierwsze za 1 Podatek, każde następne za 1 Srebrnik.
card-guardhouse = Wartownia
    .text = Jedna akcja za każdego swojego Robotnika tutaj: wyślij pojmanych do Więzienia po 1 Srebrniku; uwolnij swoich z Więzienia; wykup swoich pojmanych; spłać Dług.
card-tax-stand = Poborca Podatkowy
    .text = Weź wszystkie leżące tu Srebrniki, a potem strać 2 Cnoty.
card-black-market = Czarny Rynek
    .text = Mając najwyżej 9 Cnót: zapłać 1, 2 lub 3 Srebrniki, strać 1 Cnotę i weź to, co oferuje pole.
card-guildhall = Dom Gildii
    .text = Postaw Budynek lub Cud albo pracuj nad Katedrą. Robotnik zostaje tu do końca.

# Pomocnicy
card-acolyte-a01 = Akolita
    .text = { $text }
card-acolyte-a02 = Akolita
    .text = { $text }
card-acolyte-a03 = Akolita
    .text = { $text }
card-conspirator-a04 = Spiskowiec
    .text = { $text }
card-conspirator-a05 = Spiskowiec
    .text = { $text }
card-debt-collector-a06 = Poborca długów
    .text = { $text }
card-debt-collector-a07 = Poborca długów
    .text = { $text }
card-debt-collector-a08 = Poborca długów
    .text = { $text }
card-gatekeeper-a09 = Odźwierny
    .text = { $text }
card-illusionist-a10 = Iluzjonista
    .text = { $text }
card-jeweller-a11 = Jubiler
    .text = { $text }
card-jeweller-a12 = Jubiler
    .text = { $text }
card-labourer-a13 = Wyrobnik
    .text = { $text }
card-merchant-a14 = Kupiec
    .text = { $text }
card-merchant-a15 = Kupiec
    .text = { $text }
card-merchant-a16 = Kupiec
    .text = { $text }
card-merchant-a17 = Kupiec
    .text = { $text }
card-merchant-a18 = Kupiec
    .text = { $text }
card-miner-a19 = Górnik
    .text = { $text }
card-miner-a20 = Górnik
    .text = { $text }
card-patron-a21 = Patron
    .text = { $text }
card-patron-a22 = Patron
    .text = { $text }
card-patron-a23 = Patron
    .text = { $text }
card-patron-a24 = Patron
    .text = { $text }
card-pickpocket-a25 = Kieszonkowiec
    .text = { $text }
card-squire-a26 = Giermek
    .text = { $text }
card-squire-a27 = Giermek
    .text = { $text }
card-squire-a28 = Giermek
    .text = { $text }
card-stonecutter-a29 = Kamieniarz
    .text = { $text }
card-stonecutter-a30 = Kamieniarz
    .text = { $text }
card-swindler-a31 = Oszust
    .text = { $text }
card-swindler-a32 = Oszust
    .text = { $text }
card-swindler-a33 = Oszust
    .text = { $text }
card-thief-a34 = Złodziej
    .text = { $text }
card-trader-a35 = Handlarz
    .text = { $text }
card-trader-a36 = Handlarz
    .text = { $text }
card-trader-a37 = Handlarz
    .text = { $text }
card-trickster-a38 = Kuglarz
    .text = { $text }
card-woodcutter-a39 = Drwal
    .text = { $text }
card-woodcutter-a40 = Drwal
    .text = { $text }
card-aristocrat-w01 = Arystokratka
    .text = { $text }
card-aristocrat-w02 = Arystokratka
    .text = { $text }
card-aristocrat-w03 = Arystokratka
    .text = { $text }
card-benefactor-w04 = Dobroczyńca
    .text = { $text }
card-charlatan-w05 = Szarlatan
    .text = { $text }
card-charlatan-w06 = Szarlatan
    .text = { $text }
card-charlatan-w07 = Szarlatan
    .text = { $text }
card-chevalier-w08 = Rycerz
    .text = { $text }
card-chevalier-w09 = Rycerz
    .text = { $text }
card-diplomat-w10 = Dyplomata
    .text = { $text }
card-diplomat-w11 = Dyplomata
    .text = { $text }
card-diplomat-w12 = Dyplomata
    .text = { $text }
card-financier-w13 = Bankier
    .text = { $text }
card-financier-w14 = Bankier
    .text = { $text }
card-tinker-w15 = Majster
    .text = { $text }
card-tinker-w16 = Majster
    .text = { $text }
card-tinker-w17 = Majster
    .text = { $text }
card-journeyman-w18 = Podróżnik
    .text = { $text }
card-journeyman-w19 = Podróżnik
    .text = { $text }
card-journeyman-w20 = Podróżnik
    .text = { $text }
card-racketeer-w21 = Rzezimieszek
    .text = { $text }
card-urchin-w22 = Łobuziak
    .text = { $text }
card-urchin-w23 = Łobuziak
    .text = { $text }
card-urchin-w24 = Łobuziak
    .text = { $text }
card-enforcer-p41 = Zbir
    .text = { $text }
card-overseer-p42 = Nadzorca
    .text = { $text }
card-peddler-p43 = Domokrążca
    .text = { $text }

# Budynki
card-smithy = Kuźnia
    .text = { $text }
card-steeple = Dzwonnica
    .text = { $text }
card-stone-market = Rynek Kamienia
    .text = { $text }
card-tavern = Tawerna
    .text = { $text }
card-thieves-den = Nora złodziei
    .text = { $text }
card-tilers-hut = Chata Kafelkarza
    .text = { $text }
card-trading-post = Faktoria
    .text = { $text }
card-treasury = Skarbnica
    .text = { $text }
card-university = Uniwersytet
    .text = { $text }
card-watchtower = Strażnica
    .text = { $text }
card-well = Studnia
    .text = { $text }
card-wood-market = Rynek Drewna
    .text = { $text }
card-aqueduct = Akwedukt
    .text = { $text }
card-armoury = Zbrojownia
    .text = { $text }
card-barracks = Koszary
    .text = { $text }
card-betting-house = Dom zakładów
    .text = { $text }
card-carpenters-hut = Chata Cieśli
    .text = { $text }
card-castle = Zamek
    .text = { $text }
card-chapel = Kaplica
    .text = { $text }
card-church = Kościół
    .text = { $text }
card-clay-market = Rynek Gliny
    .text = { $text }
card-clay-pit = Glinianka
    .text = { $text }
card-drafting-room = Kreślarnia
    .text = { $text }
card-dungeon = Lochy
    .text = { $text }
card-factory = Manufaktura
    .text = { $text }
card-fortress = Forteca
    .text = { $text }
card-fountain = Fontanna
    .text = { $text }
card-gamblers-den = Jaskinia hazardu
    .text = { $text }
card-hideout = Kryjówka
    .text = { $text }
card-keep = Donżon
    .text = { $text }
card-library = Biblioteka
    .text = { $text }
card-lighthouse = Latarnia morska
    .text = { $text }
card-lumber-camp = Obóz drwali
    .text = { $text }
card-masons-hut = Chata Kamieniarza
    .text = { $text }
card-moneylender = Lichwiarz
    .text = { $text }
card-monument = Pomnik
    .text = { $text }
card-observatory = Obserwatorium
    .text = { $text }
card-palace = Pałac
    .text = { $text }
card-reservoir = Zbiornik wodny
    .text = { $text }
card-silver-market = Rynek Srebra
    .text = { $text }
card-arena = Arena
    .text = { $text }
card-bathhouse = Łaźnie
    .text = { $text }
card-courthouse = Sąd
    .text = { $text }
card-stage = Scena
    .text = { $text }
card-stocks = Dyby
    .text = { $text }
card-monastery = Klasztor
    .text = { $text }
card-abbey = Opactwo
    .text = { $text }
card-studio = Pracownia
    .text = { $text }
card-carpenters-guild = Warsztat Cieśli
    .text = { $text }
card-masons-guild = Warsztat Kamieniarski
    .text = { $text }
card-tilers-guild = Warsztat Kafelkarzy
    .text = { $text }
card-stronghold = Twierdza
    .text = { $text }
card-depot = Magazyn
    .text = { $text }
card-jail = Więzienie
    .text = { $text }
card-lodge = Domek
    .text = { $text }
card-mill = Młyn
    .text = { $text }
card-mint = Mincerz
    .text = { $text }
card-theatre = Teatr
    .text = { $text }
card-manor = Dwór
    .text = { $text }
card-mansion = Posiadłość
    .text = { $text }
card-outpost = Posterunek
    .text = { $text }
card-vault = Skarbiec
    .text = { $text }
card-wall = Mur
    .text = { $text }
card-school = Szkoła
    .text = { $text }
card-crane = Dźwig
    .text = { $text }
card-graveyard = Cmentarz
    .text = { $text }
card-museum = Muzeum
    .text = { $text }

# Czarny Rynek i Nagrody
card-stall-marble = { $gain }
card-stall-gold = { $gain }
card-stall-marble-stone = { $gain }
card-stall-gold-wood = { $gain }
card-stall-marble-wood = { $gain }
card-market-m01 = { $large }
    .text = Mały Rynek: { $small }. Duży Rynek: { $large }.
card-market-m02 = { $large }
    .text = Mały Rynek: { $small }. Duży Rynek: { $large }.
card-market-m03 = { $large }
    .text = Mały Rynek: { $small }. Duży Rynek: { $large }.
card-market-m04 = { $large }
    .text = Mały Rynek: { $small }. Duży Rynek: { $large }.
card-market-m05 = { $large }
    .text = Mały Rynek: { $small }. Duży Rynek: { $large }.
card-market-m06 = { $large }
    .text = Mały Rynek: { $small }. Duży Rynek: { $large }.
card-market-m07 = { $large }
    .text = Mały Rynek: { $small }. Duży Rynek: { $large }.
card-market-m08 = { $large }
    .text = Mały Rynek: { $small }. Duży Rynek: { $large }.
card-market-m09 = { $large }
    .text = Mały Rynek: { $small }. Duży Rynek: { $large }.
card-market-m10 = { $large }
    .text = Mały Rynek: { $small }. Duży Rynek: { $large }.
card-reward-r01 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r02 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r03 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r04 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r05 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r06 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r11 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r12 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r13 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r14 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r15 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.
card-reward-r16 = Nagroda: { $gain }
    .text = Zdobywasz: { $gain }. Takich kart: { $copies }.

# Plansze graczy
card-board-therese = Teresa
    .text = Na początku: { $start }. Złoto i Marmur są dla ciebie zamienne we wszystkim.
card-board-caroline = Karolina
    .text = Na początku: { $start }. Z każdą akcją Czarnego Rynku dobierz 1 kartę Budynku.
card-board-ada = Ada
    .text = Na początku: { $start }. Przy każdej akcji ignoruj 1 Podatek.
card-board-frederick = Fryderyk
    .text = Na początku: { $start }. Praca nad Katedrą nie wymaga odrzucenia karty.
card-board-rudolf = Rudolf
    .text = Na początku: { $start }. O 1 Srebrnik mniej przy zatrudnianiu w Warsztacie; do 6 Pomocników.
card-board-arnulf = Arnulf
    .text = Na początku: { $start }. Gdy umieszczasz Robotnika u Księżniczki, liczy się ona jako twój Robotnik.
card-board-charles = Karol
    .text = Na początku: { $start }. Gdy umieszczasz Robotnika u Spekulanta, zdobądź 1 Srebrnik.
card-board-clotilda = Klotylda
    .text = Na początku: { $start }. Za każdą utraconą Cnotę zdobądź 1 Glinę.
card-board-isabetta = Isabetta
    .text = Na początku: { $start }. Gdy zyskujesz Pomocnika, zdobądź 1 Marmur.
card-board-louis = Louis
    .text = Na początku: { $start }. Możesz zapłacić 2 Srebrniki zamiast tracić 1 Cnotę; pracujesz nad Katedrą przy każdej Cnocie.
card-board-zesiro = Zesiro
    .text = Na początku: { $start }. Za każdą budowę i pracę nad Katedrą zdobądź 1 Wpływ; odwiedzasz Czarny Rynek przy każdej Cnocie.
card-board-lothaire = Lotar
    .text = Na początku: { $start }. Za każdą budowę i pracę nad Katedrą o 1 Drewno lub 1 Kamień mniej.
card-board-hugo = Hugo
    .text = Na początku: { $start }. Możesz zapłacić 2 Srebrniki zamiast brać Dług.
card-board-clovis = Chlodwig
    .text = Na początku: { $start }. Gdy budujesz, dobierz 1 kartę Budynku.
card-board-fara = Fara
    .text = Na początku: { $start }. Przy każdym odświeżeniu Czarnego Rynku możesz uwolnić 1 swojego Robotnika z Więzienia.
card-board-bertha = Berta
    .text = Na początku: { $start }. Gdy wysyłasz pojmanych do Więzienia, zdobądź 2 Srebrniki.

# Cuda i dwór
card-wonder-clay = Cud Gliny
    .text = { $goods }, mniej to, co leży na karcie, { $price }; wartość { $worth } i 2 Cnoty. Gdy umieszczasz Robotnika przy jego znaczniku: 1 Wpływ albo akcja jak z 1 Robotnikiem więcej.
card-wonder-wood = Cud Drewna
    .text = { $goods }, mniej to, co leży na karcie, { $price }; wartość { $worth } i 2 Cnoty. Gdy umieszczasz Robotnika przy jego znaczniku: 1 Wpływ albo akcja jak z 1 Robotnikiem więcej.
card-wonder-stone = Cud Kamienia
    .text = { $goods }, mniej to, co leży na karcie, { $price }; wartość { $worth } i 2 Cnoty. Gdy umieszczasz Robotnika przy jego znaczniku: 1 Wpływ albo akcja jak z 1 Robotnikiem więcej.
card-wonder-gold = Cud Złota
    .text = { $goods }, mniej to, co leży na karcie, { $price }; wartość { $worth } i 2 Cnoty. Gdy umieszczasz Robotnika przy jego znaczniku: 1 Wpływ albo akcja jak z 1 Robotnikiem więcej.
card-wonder-marble = Cud Marmuru
    .text = { $goods }, mniej to, co leży na karcie, { $price }; wartość { $worth } i 2 Cnoty. Gdy umieszczasz Robotnika przy jego znaczniku: 1 Wpływ albo akcja jak z 1 Robotnikiem więcej.
card-court-k1 = Karta dworu 1
    .text = Datek: Glina: { $clay }; Drewno: { $wood }; Kamień: { $stone }; Złoto: { $gold }; Marmur: { $marble }. Księżniczka ({ $princess }): { $rewards }. Spekulant ({ $profiteer }): { $penalty }, potem do Więzienia.
card-court-k2 = Karta dworu 2
    .text = Datek: Glina: { $clay }; Drewno: { $wood }; Kamień: { $stone }; Złoto: { $gold }; Marmur: { $marble }. Księżniczka ({ $princess }): { $rewards }. Spekulant ({ $profiteer }): { $penalty }, potem do Więzienia.
card-court-k3 = Karta dworu 3
    .text = Datek: Glina: { $clay }; Drewno: { $wood }; Kamień: { $stone }; Złoto: { $gold }; Marmur: { $marble }. Księżniczka ({ $princess }): { $rewards }. Spekulant ({ $profiteer }): { $penalty }, potem do Więzienia.
card-court-k4 = Karta dworu 4
    .text = Datek: Glina: { $clay }; Drewno: { $wood }; Kamień: { $stone }; Złoto: { $gold }; Marmur: { $marble }. Księżniczka ({ $princess }): { $rewards }. Spekulant ({ $profiteer }): { $penalty }, potem do Więzienia.
card-court-k5 = Karta dworu 5
    .text = Datek: Glina: { $clay }; Drewno: { $wood }; Kamień: { $stone }; Złoto: { $gold }; Marmur: { $marble }. Księżniczka ({ $princess }): { $rewards }. Spekulant ({ $profiteer }): { $penalty }, potem do Więzienia.
card-court-k6 = Karta dworu 6
    .text = Datek: Glina: { $clay }; Drewno: { $wood }; Kamień: { $stone }; Złoto: { $gold }; Marmur: { $marble }. Księżniczka ({ $princess }): { $rewards }. Spekulant ({ $profiteer }): { $penalty }, potem do Więzienia.
card-court-k7 = Karta dworu 7
    .text = Datek: Glina: { $clay }; Drewno: { $wood }; Kamień: { $stone }; Złoto: { $gold }; Marmur: { $marble }. Księżniczka ({ $princess }): { $rewards }. Spekulant ({ $profiteer }): { $penalty }, potem do Więzienia.

# Wirtualny przeciwnik
card-hall-2 = Dom Gildii, liczba graczy: 2
    .text = Pól: { $spaces }. Odświeżenie Czarnego Rynku wywołują: { $resets }.
card-hall-3 = Dom Gildii, liczba graczy: 3
    .text = Pól: { $spaces }. Odświeżenie Czarnego Rynku wywołują: { $resets }.
card-hall-4 = Dom Gildii, liczba graczy: 4
    .text = Pól: { $spaces }. Odświeżenie Czarnego Rynku wywołują: { $resets }.
card-hall-5 = Dom Gildii, liczba graczy: 5
    .text = Pól: { $spaces }. Odświeżenie Czarnego Rynku wywołują: { $resets }.
card-hall-6 = Dom Gildii, liczba graczy: 6
    .text = Pól: { $spaces }. Odświeżenie Czarnego Rynku wywołują: { $resets }.
card-resource-track = Tor Zasobów przeciwnika
    .text = Od lewej: { $goods }. W Wartowni najpierw: { $guardhouse }.
card-opponent-aristocrat = Arystokratka
    .text = Na początku: { $start }. Skupienie: { $focus }. Na każdy Cud potrzebuje o 2 Marmury mniej. Cuda stawia kolejno tutaj: { $tokens }.
card-opponent-enforcer = Zbir
    .text = Na początku: { $start }. Skupienie: { $focus }. Gdy wysyła do Więzienia, zyskuje 1 Marmur. Cuda stawia kolejno tutaj: { $tokens }.
card-opponent-illusionist = Iluzjonista
    .text = Na początku: { $start }. Skupienie: { $focus }. Na Czarnym Rynku nie traci Cnoty. Cuda stawia kolejno tutaj: { $tokens }.
card-opponent-informant = Plotkara
    .text = Na początku: { $start }. Skupienie: { $focus }. Za każdy Cud lub krok w Katedrze wykonuje 1 pojmanie. Cuda stawia kolejno tutaj: { $tokens }.
card-opponent-patron = Patron
    .text = Na początku: { $start }. Skupienie: { $focus }. Umieszczając Robotnika w Królewskim Skarbcu, zyskuje 1 Wpływ. Cuda stawia kolejno tutaj: { $tokens }.
card-opponent-peddler = Domokrążca
    .text = Na początku: { $start }. Skupienie: { $focus }. Każde odświeżenie daje mu 1 Wpływ i 2 Srebrniki. Cuda stawia kolejno tutaj: { $tokens }.
card-scheme-s01 = Początkowy Schemat S01
    .text = { $text }.
card-scheme-s02 = Początkowy Schemat S02
    .text = { $text }.
card-scheme-s03 = Początkowy Schemat S03
    .text = { $text }.
card-scheme-s04 = Początkowy Schemat S04
    .text = { $text }.
card-scheme-s05 = Początkowy Schemat S05
    .text = { $text }.
card-scheme-s06 = Początkowy Schemat S06
    .text = { $text }.
card-scheme-s07 = Początkowy Schemat S07
    .text = { $text }.
card-scheme-s08 = Początkowy Schemat S08
    .text = { $text }.
card-scheme-s09 = Początkowy Schemat S09
    .text = { $text }.
card-scheme-s10 = Początkowy Schemat S10
    .text = { $text }.
card-scheme-s11 = Początkowy Schemat S11
    .text = { $text }.
card-scheme-s12 = Początkowy Schemat S12
    .text = { $text }.
card-scheme-f01 = Przyszły Schemat F01
    .text = { $text }.
card-scheme-f02 = Przyszły Schemat F02
    .text = { $text }.
card-scheme-f03 = Przyszły Schemat F03
    .text = { $text }.
card-scheme-f04 = Przyszły Schemat F04
    .text = { $text }.
card-scheme-f05 = Przyszły Schemat F05
    .text = { $text }.
card-scheme-f06 = Przyszły Schemat F06
    .text = { $text }.
card-scheme-f07 = Przyszły Schemat F07
    .text = { $text }.
card-scheme-f08 = Przyszły Schemat F08
    .text = { $text }.
card-scheme-f09 = Przyszły Schemat F09
    .text = { $text }.
card-scheme-f10 = Przyszły Schemat F10
    .text = { $text }.
card-scheme-f11 = Przyszły Schemat F11
    .text = { $text }.
card-scheme-f12 = Przyszły Schemat F12
    .text = { $text }.

# Co robią karty, według swoich wartości
effect-mix = { $n } (dowolnie: { $goods })
effect-either = { $a } albo { $b }
effect-apprentice = { $head }. { $does }
effect-apprentice-plain = Liczy się jako wszystkie swoje zdolności.
effect-apprentice-cathedral = Gdy pracujesz nad Katedrą, zdobywasz też: { $gain }.
effect-apprentice-cheap-captures = Za pojmania podczas jednej wizyty na Placu Miejskim płacisz łącznie o 1 Srebrnik mniej, nigdy Podatek.
effect-apprentice-pay-off = Gdy spłacasz Dług, zdobywasz też: { $gain }.
effect-apprentice-free-prisoners = Przy każdym odświeżeniu Czarnego Rynku możesz uwolnić z Więzienia swoich Robotników, najwyżej: { $gain }.
effect-apprentice-market-virtue = Akcje Czarnego Rynku nie kosztują cię Cnoty.
effect-apprentice-visit = { $place }: przy każdej wizycie zdobywasz też: { $gain }.
effect-apprentice-trade = Królewski Skarbiec: dodatkowa wymiana, { $price } → { $gain }.
effect-trade = { $price } → { $gain }
effect-ability = zdolność: { $gain }
effect-apprentice-squire = Przy każdym odświeżeniu Czarnego Rynku, jeśli nie masz Robotników w Więzieniu, zdobywasz: { $gain }.
effect-apprentice-stand-virtue = U Poborcy Podatkowego tracisz o 1 Cnotę mniej.
effect-apprentice-cheap-market = Za akcje Czarnego Rynku płacisz o 1 Srebrnik mniej.
effect-apprentice-princess = Przy każdym odświeżeniu Czarnego Rynku, mając przynajmniej 1 Robotnika u Księżniczki, zdobywasz: { $gain }.
effect-apprentice-profiteer = Przy każdym odświeżeniu Czarnego Rynku, mając przynajmniej 1 Robotnika u Spekulanta, zdobywasz: { $gain }.
effect-apprentice-charlatan = Przy każdej płatności 1 Wpływ może zastąpić, dowolnie wiele razy: { $gain }; nie przy Datku.
effect-apprentice-place = { $place }: gdy umieszczasz tam Robotnika, zdobywasz: { $gain }.
effect-apprentice-construct = Gdy stawiasz Budynek lub Cud, zdobywasz: { $gain }.
effect-apprentice-debt = Gdy otrzymujesz Dług, zdobywasz: { $gain }.
effect-apprentice-imprison = Gdy wysyłasz pojmanych Robotników do Więzienia, zdobywasz też: { $gain }.
effect-apprentice-overseer = { $place }: zawsze liczysz tam o 1 Robotnika więcej.
effect-apprentice-reset = Przy każdym odświeżeniu Czarnego Rynku zdobywasz: { $gain }.
effect-building = Koszt: { $price }. Wartość: { $worth }. { $does }.
effect-at-once = Natychmiast zdobywasz: { $gain }
effect-building-hire = Natychmiast: zatrudnij za darmo dowolnego odkrytego Pomocnika
effect-building-capture = Natychmiast: możesz za darmo pojmać 1 grupę
effect-building-capture-two = Natychmiast: możesz za darmo pojmać do 2 grup
effect-building-free-prisoners = Natychmiast: uwolnij wszystkich swoich Robotników z Więzienia
effect-building-imprison = Natychmiast: wyślij wszystkich pojmanych Robotników do Więzienia, po 1 Srebrniku
effect-building-gold-or-silver = Natychmiast: zdobądź 1 Złoto albo 3 Srebrniki
effect-building-gold-or-marble = Natychmiast: zdobądź 1 Złoto albo 1 Marmur
effect-building-destroy-debt = Natychmiast: możesz zniszczyć 1 swój niespłacony Dług
effect-building-palace = Natychmiast: zdobądź 1 Złoto za każde 4 Cnoty
effect-building-monastery = Natychmiast: zdobądź 1 Wpływ za każdy swój poziom Katedry
effect-building-library = Natychmiast: możesz odrzucić 1 kartę Budynku, aby zdobyć 2 Złota
effect-building-barracks = Natychmiast: możesz za darmo odzyskać wszystkich swoich Robotników z cudzych plansz albo pojmać 1 grupę
effect-building-dismiss = Natychmiast: odrzuć 1 swojego Pomocnika
effect-building-school = Natychmiast: usuń 8 Pomocników od lewej, przesuń i uzupełnij, a potem zatrudnij jednego za darmo
effect-building-watchtower = Natychmiast: każdy z co najmniej 3 Robotnikami w Więzieniu traci 1 Cnotę, ty także
effect-building-monument = Natychmiast: każdy zdobywa 1 Cnotę
effect-building-abbey = Natychmiast: każdy uwalnia wszystkich swoich Robotników z Więzienia
effect-building-studio = Natychmiast: każdy dobiera 1 kartę Budynku
effect-building-visit = Natychmiast: umieść Robotnika i rozpatrz lokację: { $place }
effect-end-count = Na koniec: { $gain }, zawsze za: { $lot }
effect-end-free = Na koniec: uwolnij wszystkich swoich Robotników z Więzienia
effect-end-always = Na koniec: { $gain }
effect-end-cathedral-lead = Na koniec: { $gain }, jeśli jesteś jedyny najwyżej na Katedrze
effect-end-most-clay = Na koniec: { $gain }, jeśli sam masz najwięcej Gliny
effect-end-most-wood = Na koniec: { $gain }, jeśli sam masz najwięcej Drewna
effect-end-most-stone = Na koniec: { $gain }, jeśli sam masz najwięcej Kamienia
effect-end-most-silver = Na koniec: { $gain }, jeśli sam masz najwięcej Srebrników
effect-end-debt-free = Na koniec: { $gain }, jeśli nie masz niespłaconego Długu
effect-end-prison-free = Na koniec: { $gain }, jeśli nie masz Robotników w Więzieniu
effect-if = { $when }: { $a }
effect-if-else = { $when }: { $a }. W przeciwnym razie: { $b }
effect-plan = { $place }: { $does }
effect-plan-plain = { $place }
effect-else = { $a }; jeśli się nie da, { $b }
effect-space = { $space } pole: { $does }
effect-scheme-market = Złoto i Marmur jako Marmur
effect-scheme-contribute = przekazuje Datek
effect-scheme-add-tax = dodaje: { $gain }
effect-guard-release = uwolnić swoich z Więzienia
effect-guard-imprison = wysłać pojmanych do Więzienia
effect-guard-ransom = wykupić swoich pojmanych
effect-each = za każdego swojego Robotnika { $gain }
effect-each-two = za każdych dwóch swoich Robotników { $gain }
effect-scheme-take-tax = { $n ->
    [99] bierze wszystkie Podatki jako Srebrniki
   *[other] bierze Podatek jako Srebrniki: { $n }
}
effect-scheme-remove-apprentices = usuwa 2 Pomocników jednej kolumny
effect-scheme-imprison = wysyła pojmanych do Więzienia
effect-scheme-wonder = wznosi Cud
effect-scheme-cathedral = 1 krok w Katedrze i 1 Cnota
effect-scheme-reveal = potem odkrywa następny Schemat
effect-scheme-stack = kładzie Robotnika na innym
effect-scheme-adornment = bierze Zdobienie
effect-when-prison = Własnych Robotników w Więzieniu co najmniej { $n }
effect-when-captured = Ma pojmanych Robotników co najmniej { $n }
effect-when-tax = Podatków u Poborcy co najmniej { $n }
effect-when-group = Robotników jednego człowieka w jednym miejscu co najmniej { $n }
effect-when-influence = Jego Wpływy najwyżej { $n }
effect-when-leads = Ma najwięcej Robotników u Księżniczki
effect-when-raise = Możliwy jest Cud lub krok w Katedrze
effect-when-cathedral-virtue = Możliwy jest krok w Katedrze, a jego Cnota to najwyżej { $n }
effect-when-cathedral-late = Możliwy jest krok w Katedrze, a Przyszłych Schematów już nie ma
effect-when-stack = Może położyć Robotnika na innym

# Rewersy
back-location = Lokacja
back-apprentice = Pomocnik
back-building = Karta Budynku
back-stall = Mały Rynek
back-market = Karta Rynku
back-reward = Nagroda
back-board = Plansza gracza
back-wonder = Cud
back-court = Karta dworu
back-scheme = Schemat
back-opponent = Wirtualny przeciwnik

# Słowa
word-clay = Glina
    .counted = { $n ->
        [one] Glina
        [few] Gliny
        [many] Glin
       *[other] Glin
    }
word-wood = Drewno
    .counted = { $n ->
        [one] Drewno
        [few] Drewna
        [many] Drewna
       *[other] Drewna
    }
word-stone = Kamień
    .counted = { $n ->
        [one] Kamień
        [few] Kamienie
        [many] Kamieni
       *[other] Kamieni
    }
word-gold = Złoto
    .counted = { $n ->
        [one] Złoto
        [few] Złota
        [many] Złota
       *[other] Złota
    }
word-marble = Marmur
    .counted = { $n ->
        [one] Marmur
        [few] Marmury
        [many] Marmurów
       *[other] Marmurów
    }
word-silver = Srebrniki
    .counted = { $n ->
        [one] Srebrnik
        [few] Srebrniki
        [many] Srebrników
       *[other] Srebrników
    }
word-virtue = Cnota
    .counted = { $n ->
        [one] Cnota
        [few] Cnoty
        [many] Cnót
       *[other] Cnót
    }
word-influence = Wpływ
    .counted = { $n ->
        [one] Wpływ
        [few] Wpływy
        [many] Wpływów
       *[other] Wpływów
    }
word-carpenter = cieśla
word-mason = kamieniarz
word-tiler = kafelkarz
word-left = lewe
word-middle = środkowe
word-right = prawe
word-prison = Więzienie
    .counted = { $n ->
        [one] Robotnik w Więzieniu
        [few] Robotnicy w Więzieniu
        [many] Robotników w Więzieniu
       *[other] Robotników w Więzieniu
    }
word-captured = pojmany Robotnik
    .counted = { $n ->
        [one] pojmany Robotnik
        [few] pojmani Robotnicy
        [many] pojmanych Robotników
       *[other] pojmanych Robotników
    }
word-before = Przed akcją
word-after = Po akcji
word-buildings = karty Budynków
    .counted = { $n ->
        [one] karta Budynku
        [few] karty Budynków
        [many] kart Budynków
       *[other] kart Budynków
    }
word-rewards = karty Nagród
    .counted = { $n ->
        [one] karta Nagrody
        [few] karty Nagród
        [many] kart Nagród
       *[other] kart Nagród
    }
word-debt = Dług
    .counted = { $n ->
        [one] Dług
        [few] Długi
        [many] Długów
       *[other] Długów
    }
word-optional-debt = Długi według uznania
    .counted = { $n ->
        [one] Dług według uznania
        [few] Długi według uznania
        [many] Długów według uznania
       *[other] Długów według uznania
    }
word-destroy = zniszczone Długi
    .counted = { $n ->
        [one] zniszczony Dług
        [few] zniszczone Długi
        [many] zniszczonych Długów
       *[other] zniszczonych Długów
    }
word-apprentices = Pomocnicy
    .counted = { $n ->
        [one] Pomocnik
        [few] Pomocnicy
        [many] Pomocników
       *[other] Pomocników
    }
word-workers = Robotnicy
    .counted = { $n ->
        [one] Robotnik
        [few] Robotnicy
        [many] Robotników
       *[other] Robotników
    }
word-points = PZ
    .counted = { $n ->
        [one] PZ
        [few] PZ
        [many] PZ
       *[other] PZ
    }
word-tax = Podatek
    .counted = { $n ->
        [one] Podatek
        [few] Podatki
        [many] Podatków
       *[other] Podatków
    }
word-stone-or-wood = Kamień lub Drewno
    .counted = { $n ->
        [one] Kamień lub Drewno
        [few] Kamienie lub Drewna
        [many] Kamieni lub Drewna
       *[other] Kamieni lub Drewna
    }
word-stone-wood-or-clay = Kamień, Drewno lub Glina
    .counted = { $n ->
        [one] Kamień, Drewno lub Glina
        [few] sztuki Kamienia, Drewna lub Gliny
        [many] sztuk Kamienia, Drewna lub Gliny
       *[other] sztuk Kamienia, Drewna lub Gliny
    }
word-carpenters = Pomocnicy ze zdolnością cieśli
    .counted = { $n ->
        [one] Pomocnik ze zdolnością cieśli
        [few] Pomocnicy ze zdolnością cieśli
        [many] Pomocników ze zdolnością cieśli
       *[other] Pomocników ze zdolnością cieśli
    }
word-masons = Pomocnicy ze zdolnością kamieniarza
    .counted = { $n ->
        [one] Pomocnik ze zdolnością kamieniarza
        [few] Pomocnicy ze zdolnością kamieniarza
        [many] Pomocników ze zdolnością kamieniarza
       *[other] Pomocników ze zdolnością kamieniarza
    }
word-tilers = Pomocnicy ze zdolnością kafelkarza
    .counted = { $n ->
        [one] Pomocnik ze zdolnością kafelkarza
        [few] Pomocnicy ze zdolnością kafelkarza
        [many] Pomocników ze zdolnością kafelkarza
       *[other] Pomocników ze zdolnością kafelkarza
    }
word-constructed = własne Budynki
    .counted = { $n ->
        [one] własny Budynek
        [few] własne Budynki
        [many] własnych Budynków
       *[other] własnych Budynków
    }
word-pairs = pary Budynku i poziomu Katedry
    .counted = { $n ->
        [one] para Budynku i poziomu Katedry
        [few] pary Budynku i poziomu Katedry
        [many] par Budynku i poziomu Katedry
       *[other] par Budynku i poziomu Katedry
    }
word-plain-goods = Kamień, Drewno i Glina
    .counted = { $n ->
        [one] sztuka Kamienia, Drewna lub Gliny
        [few] sztuki Kamienia, Drewna lub Gliny
        [many] sztuk Kamienia, Drewna lub Gliny
       *[other] sztuk Kamienia, Drewna lub Gliny
    }
word-captures = pojmania
    .counted = { $n ->
        [one] pojmanie
        [few] pojmania
        [many] pojmań
       *[other] pojmań
    }
word-guard-actions = akcje Wartowni
    .counted = { $n ->
        [one] akcja według priorytetów
        [few] akcje według priorytetów
        [many] akcji według priorytetów
       *[other] akcji według priorytetów
    }
word-scheme = Przyszłe Schematy
    .counted = { $n ->
        [one] Przyszły Schemat
        [few] Przyszłe Schematy
        [many] Przyszłych Schematów
       *[other] Przyszłych Schematów
    }
word-paid-debts = spłacone Długi
    .counted = { $n ->
        [one] spłacony Dług
        [few] spłacone Długi
        [many] spłaconych Długów
       *[other] spłaconych Długów
    }
word-unpaid-debts = niespłacone Długi
    .counted = { $n ->
        [one] niespłacony Dług
        [few] niespłacone Długi
        [many] niespłaconych Długów
       *[other] niespłaconych Długów
    }
word-focus = Skupienie
word-princess = Księżniczka

# Pytania
ask-place = Gdzie umieszczasz Robotnika?
ask-take-back = Nie masz wolnego Robotnika: którego zabierasz?
ask-hire-free = Którego Pomocnika zatrudniasz za darmo?
ask-first-hire = Wybierz pierwszego Pomocnika
ask-workshop = Warsztat: zatrudnić Pomocnika czy dobrać karty Budynków?
ask-dismiss = Którego swojego Pomocnika odrzucasz?
ask-trade = Królewski Skarbiec: która wymiana?
ask-pay-silver = Jak płacisz Srebrniki?
ask-pay-mix = Którymi Zasobami płacisz?
ask-replace-goods = Ile Zasobów zastępujesz Wpływami?
ask-lose-virtue = Masz stracić 1 Cnotę
ask-destroy-debt = Zniszczyć 1 niespłacony Dług?
ask-pay-instead-of-debt = Zapłacić 2 Srebrniki zamiast brać Dług?
ask-capture = Którą grupę pojmujesz?
ask-guardhouse = Wartownia: która akcja?
ask-mines = Kopalnie: Glina czy Złoto?
ask-own-wonder = Stoi tu twój Cud: z czego korzystasz?
ask-profiteer-when = Wpływ od Spekulanta: kiedy?
ask-contribute-before = Księżniczka: Datek teraz, później czy wcale?
ask-contribute-after = Księżniczka: Datek teraz?
ask-middle-market = Czarny Rynek: zatrudnić czy obejrzeć karty Budynków?
ask-keep-building = Którą kartę Budynku zatrzymujesz?
ask-guildhall = Dom Gildii: co budujesz?
ask-discard-for-cathedral = Którą kartę Budynku odrzucasz dla Katedry?
ask-leave-out = Który Zasób pomijasz?
ask-building-choice = Co zdobywasz?
ask-library = Biblioteka: odrzucić kartę Budynku za 2 Złota?
ask-barracks = Koszary: z czego korzystasz?
ask-place-token = Gdzie stanie Cud?
ask-princess-reward = Którą nagrodę Księżniczki bierzesz?
ask-free-prisoners = Ilu Robotników uwalniasz z Więzienia?
ask-draft-building = Zatrzymaj jedną kartę Budynku, reszta idzie w lewo
ask-keep-three = Zatrzymaj trzy karty Budynków
ask-hand-limit = Odrzuć karty Budynków, aby zostało 6
ask-last-order = W jakiej kolejności rozpatrujesz swoje efekty Cnoty?

# Opcje
do-place = Umieścić Robotnika: { $a }
do-place-market = Umieścić Robotnika: Czarny Rynek, { $a } pole
do-take-back = Zabrać Robotnika: { $a }
do-take-back-market = Zabrać Robotnika: Czarny Rynek, { $a } pole
do-take-back-from = Zabrać pojmanego Robotnika: { $who }
do-hire = Zatrudnić: { $a }
do-hire-at = Zatrudnić: { $a } ({ $marks }), rząd { $row }, kolumna { $column }
do-trade = Wymiana: { $a }
do-trade-for-virtue = 2 spośród Kamienia, Drewna i Gliny za 1 Cnotę
do-trade-for-marble = 3 spośród Kamienia i Drewna za 1 Marmur
do-dismiss = Odrzucić: { $a }
do-dismiss-this = Odrzucić: { $a } ({ $text })
do-draw-buildings = Dobrać karty Budynków
do-hire-nobody = Nikogo nie zatrudniać
do-stop = Wystarczy
do-pay-plainly = Zapłacić Srebrnikami
do-give-influence = Oddać zamiast tego Wpływy: { $a }
do-replace = Wpływami zastąpić ({ $a }): { $b }
do-capture = Pojmać: { $a }, { $who }
do-imprison = Wysłać pojmanych do Więzienia
do-release = Uwolnić swoich Robotników z Więzienia
do-ransom = Wykupić swoich pojmanych za Srebrniki
do-ransom-by-debt = Wykupić swoich pojmanych za Dług
do-pay-debt = Spłacić Dług
do-take = Wziąć: { $a }
do-look-at-buildings = Obejrzeć 5 kart Budynków, zatrzymać 1
do-hire-free = Zatrudnić Pomocnika
do-build = Postawić: { $a }
do-raise = Ukończyć: { $a }
do-advance = Pracować nad Katedrą
do-leave-out = Pominąć 1: { $a }
do-contribute = Przekazać: { $a }
do-contribute-later = Może po akcji
do-contribute-nothing = Nie przekazywać
do-token = Umieścić Cud tutaj: { $a }
do-keep-cards = Zatrzymać karty
do-neither = Żadne z nich
do-free-captured = Odzyskać swoich pojmanych
do-capture-group = Pojmać grupę
do-discard = Odrzucić: { $a }
do-free = Uwolnić: { $a }
do-reward = Nagroda na karcie: { $a } pole
do-spend = Zapłacić: { $goods }
do-losses-first = Najpierw strata, potem zyski
do-gains-first = Najpierw zyski, potem strata
do-lose-virtue = Przyjąć stratę
do-lose-influence = Zapobiec jej Wpływami
do-pay-silver = Zapobiec jej Srebrnikami
do-extra-worker = Akcja jak z 1 Robotnikiem więcej
do-influence = Zdobyć Wpływ

# Powody
why-hire-silver = Zatrudnienie wymaga Srebrników: { $needs } (Podatek { $tax }, na pominięte karty { $laid }); masz { $has }
why-trade-virtue = Wymiana wymaga Kamienia, Drewna lub Gliny: { $needs }; masz { $has }
why-trade-marble = Wymiana wymaga Kamienia lub Drewna: { $needs }; masz { $has }
why-trade-silver = Wymiana wymaga Srebrników: { $needs }; masz { $has }
why-stand-empty = U Poborcy Podatkowego nie ma Srebrników
why-market-silver = Pole wymaga Srebrników: { $needs }; masz { $has }
why-market-taken = Stoi tu już Robotnik: { $who }
why-market-virtue = Czarny Rynek jest dostępny do Cnoty { $most }; masz { $has }
why-nothing-to-build = Z tym, co masz, nie można nic zbudować (kart Budynków w ręce: { $cards })
why-skills = Twoim Pomocnikom brakuje zdolności: { $skills }
why-goods = Brakuje Zasobów: Glina { $clay }, Drewno { $wood }, Kamień { $stone }, Złoto { $gold }, Marmur { $marble }
why-cathedral-top = Jesteś na szczycie Katedry
why-cathedral-virtue = Katedra wymaga Cnoty { $least }; masz { $has }
why-cathedral-full = Poziom Katedry { $level } nie ma wolnego miejsca
why-cathedral-card = Nie masz karty Budynku do odrzucenia
why-cathedral-mix = Krok wymaga Kamienia lub Drewna: { $needs }; masz { $has }
why-capture-places = Przy tej liczbie graczy grupy mogą pochodzić najwyżej z tylu lokacji: { $most }
why-nobody-captured = Nie masz pojmanych Robotników
why-nobody-in-prison = Nie masz Robotników w Więzieniu
why-nobody-held = Nikt nie ma twoich Robotników
why-guard-silver = Wraz z Podatkiem potrzeba Srebrników: { $needs }; masz { $has }
why-no-debt = Nie masz niespłaconego Długu
why-already-given = Ten Zasób już tam leży: { $good }
why-no-good = Nie masz tego Zasobu: { $good }
why-wonder-influence = Cud wymaga Wpływów: { $needs }; masz { $has }
why-wonder-tax = Cud wymaga Podatku: { $needs }; masz Srebrników: { $has }
why-wonder-goods = Cud wymaga jeszcze Zasobu ({ $good }): { $needs }; masz { $has }
why-token-never = Żaden Cud nie może tu stać
why-token-taken = Stoi tu już Cud: { $who }

# Zdarzenia
tell-draws = { $who } dobiera: { $card }
tell-rewarded = { $who } odkrywa: { $card }
tell-indebted = { $who } bierze Dług
tell-destroys-debt = { $who } niszczy Dług
tell-buys-off-influence = { $who } oddaje 2 Wpływy i nie traci Cnoty
tell-buys-off-silver = { $who } płaci 2 Srebrniki i nie traci Cnoty
tell-dismisses = { $who } odrzuca: { $card } ({ $marks })
tell-hires = { $who } zatrudnia: { $card } ({ $marks })
tell-trades = { $who } wymienia: { $what } ({ $card })
tell-trades-for-virtue = { $who } wymienia Zasoby na 1 Cnotę
tell-trades-for-marble = { $who } wymienia Zasoby na 1 Marmur
tell-places = { $who } umieszcza Robotnika: { $place }
tell-places-market = { $who } umieszcza Robotnika: { $place }, { $space } pole
tell-releases = { $who } uwalnia z Więzienia Robotników: { $count }
tell-ransoms = { $who } odzyskuje pojmanych Robotników
tell-raids = { $who } zabiera od Poborcy Podatkowego Srebrników: { $count }
tell-captures = { $who } pojmuje Robotników ({ $owner }): { $place }, { $count }
tell-imprisons = { $who } wysyła do Więzienia Robotników ({ $owner }): { $count }
tell-pays-debt = { $who } spłaca Dług
tell-last-round = Dom Gildii jest pełny: każdy ma jeszcze jedną turę
tell-advances = { $who } pracuje nad Katedrą, poziom { $level }
tell-builds = { $who } stawia: { $card }
tell-contributes = { $who } przekazuje: { $good }
tell-raises = { $who } kończy: { $card }
tell-puts-token = { $card } stoi teraz tutaj: { $place }
tell-reset = Czarny Rynek zostaje odświeżony
tell-princess-thanks = Księżniczka nagradza: { $who }
tell-at-profiteer = Robotników u Spekulanta ma: { $who }
tell-many-in-prison = { $who } ma w Więzieniu 3 lub więcej Robotników, co kosztuje 1 Cnotę: { $count }
tell-most-in-prison = { $who } ma w Więzieniu najwięcej Robotników: { $count }
tell-takes-back = { $who } zabiera Robotnika: { $place }
tell-takes-back-from = { $who } zabiera pojmanego Robotnika ({ $owner })
tell-schemes = { $who } odkrywa: { $card }
tell-learns = { $who } zyskuje: { $card }
tell-most-influence = { $who } ma najwięcej Wpływów i zdobywa: { $gain }
tell-over = Koniec gry
tell-takes-all-back = { $who } zabiera wszystkich Robotników, którzy mogą wrócić: { $count }; Schematy się tasuje
tell-round = Runda { $number }
tell-turn = { $who }: tura
tell-last-turn = { $who }: ostatnia tura
tell-discards = { $who } odrzuca: { $card }
tell-looks = { $who } ogląda karty Budynków: { $count }
tell-jailed = { $who }: Robotnicy idą do Więzienia: { $place }, { $count }
tell-gifts-move = Przekazane Zasoby trafiają do Cudów: { $goods }
tell-gifts-lost = Przekazane Zasoby wracają do puli, bo ich Cuda już stoją: { $goods }
tell-court-moves = Księżniczka stoi teraz tutaj: { $princess }, Spekulant tutaj: { $profiteer }
tell-falls-back = { $who } nie wykonuje pierwszego planu, bo nie zachodzi: { $when }
tell-adds-tax = { $who } dodaje Podatek: { $count }
tell-removes = { $who } usuwa: { $cards }
tell-marker = { $who }: znacznik stoi teraz tutaj: { $good }

# Punkty
score-buildings = Budynki
score-effects = Efekty Budynków
score-wonders = Cuda
score-cathedral = Katedra
score-virtue = Cnota
score-debts = Niespłacone Długi
score-gold = Złoto
score-marble = Marmur
score-silver = Srebrniki
score-prison = Robotnicy w Więzieniu

# Opcje gry
option-works_of_wonder = Cuda Architektury
    .hint = Rozszerzenie z Wpływami, Księżniczką, Spekulantem i pięcioma Cudami
option-boards = Plansze graczy
    .hint = Zaawansowane plansze dają każdemu zdolność i inne wartości początkowe
option-boards-variable = zaawansowane
option-boards-symmetric = jednakowe
option-opponent = Wirtualny przeciwnik
    .hint = Dołącza jeden z sześciu wirtualnych przeciwników; samotny gracz ma go zawsze
option-opponent-auto = tylko dla jednego, losowo
option-opponent-none = brak
option-opponent-aristocrat = Arystokratka
option-opponent-enforcer = Zbir
option-opponent-illusionist = Iluzjonista
option-opponent-informant = Plotkara
option-opponent-patron = Patron
option-opponent-peddler = Domokrążca
option-promo = Plansze i karty promocyjne
    .hint = Pięć plansz, trzech Pomocników i trzy Budynki więcej
option-coop_influence = Uwaga do kooperacji
    .hint = Najwięcej Wpływów daje Złoto tylko powyżej 8 (C1.1)
option-market_buildings_compare = Budynki Rynek porównują się z
    .hint = Wpływami przeciwnika (polska instrukcja) lub Cnotą (czeska) (D13)
option-market_buildings_compare-influence = Wpływami
option-market_buildings_compare-virtue = Cnotą
option-contribution_refill = Stos Datków odnawia się
    .hint = Gdy tylko jest pusty (czeska) albo przy następnym odświeżeniu (polska) (D08)
option-contribution_refill-at-once = od razu
option-contribution_refill-next-reset = przy następnym odświeżeniu
option-influence_for_skipped = Wpływy płacą za pominiętych Pomocników
    .hint = Czeska instrukcja zabrania, polska milczy (D02)
option-clotilda = Glina Klotyldy
    .hint = Za każdą utraconą Cnotę (polska) albo raz za stratę (czeska) (D16)
option-clotilda-point = za każdą Cnotę
option-clotilda-loss = raz za stratę
option-informant_tax = 2 Podatki Plotkary
    .hint = Bierze je od Poborcy albo je dodaje (D21)
option-informant_tax-take = bierze
option-informant_tax-add = dodaje
option-wall = Mur
    .hint = Para to Budynek i poziom (czeska) albo dwa Budynki i poziom (polska) (D51)
option-wall-building-level = Budynek i poziom
option-wall-two-buildings-level = dwa Budynki i poziom

# Stół
label-town = Miasto
label-workshop-rows = Pomocnicy
label-apprentice-pile = Stos Pomocników
label-building-pile = Stos Budynków
label-reward-pile = Stos Nagród
label-captured = Pojmani Robotnicy
label-cathedral = Katedra
label-consequence = Skutek przy następnym odświeżeniu
label-contribution = Datek
label-courts = Karty Datku
label-futures = Przyszłe Schematy
label-schemes = Stos Schematów
label-hand = Karty Budynków
label-packet = Karty do wyboru
label-virtue-track = Tor Cnoty
label-influence-track = Tor Wpływów
label-small-market = Mały Rynek
label-large-market = Duży Rynek
label-market-left = Lewe pole
label-market-middle = Środkowe pole
label-market-right = Prawe pole
label-own-apprentices = Pomocnicy
label-own-buildings = Budynki
label-princess = Księżniczka
label-profiteer = Spekulant
label-prison = Więzienie
label-resource-track = Tor Zasobów
tip-resource-track = Za każde srebro, które przeciwnik miałby zyskać, znacznik przesuwa się o jedno pole; za ostatnim polem zyskuje on 1 marmur.
label-tax = Podatki
label-wonders = Cuda
label-unpaid = Niespłacone Długi
label-paid = Spłacone Długi
label-workers = Robotnicy
label-clay = Glina
label-wood = Drewno
label-stone = Kamień
label-gold = Złoto
label-marble = Marmur
label-silver = Srebrniki
label-virtue = Cnota
label-influence = Wpływ
label-buildings = Karty Budynków
label-rewards = Karty Nagród
label-debt = Dług
label-destroy = Zniszczyć Dług
label-apprentices = Zatrudnić Pomocnika
label-guildhall-space = Pole { $number }
label-level = { $level }: { $vp } PZ (miejsc { $spaces })
label-virtue-space = { $virtue }: { $vp } PZ
label-princess-at = Księżniczka: { $place }
label-profiteer-at = Spekulant: { $place }
label-court = Dwór
label-halls = Budowle
label-filled = Dom Gildii { $n } z { $of }
label-figure = { $n }
label-level-0 = Nierozpoczęte
label-free-apprentice = Miejsce na Pomocnika
tip-prison = Robotnicy w Więzieniu nie pracują, dopóki właściciel nie uwolni ich w Wartowni. Kto ma ich najwięcej przy odświeżeniu, bierze Dług; trzech lub więcej kosztuje 1 Cnotę.
tip-tax = Zapłacone Podatki leżą tu dla tego, kto odwiedzi Poborcę.
tip-princess = Robotnicy w jej lokacji dostaną nagrodę przy następnym odświeżeniu; kto wyśle tam Robotnika, może złożyć Datek na Cud.
tip-profiteer = Robotnicy w jego lokacji przyniosą karę przy następnym odświeżeniu; kto wyśle tam Robotnika, zdobywa 1 Wpływ.
tip-virtue = PZ na koniec. Z małą Cnotą unikasz części Podatków i wolno ci na Czarny Rynek; Katedra wymaga co najmniej 5.
tip-influence = Potrzebny do budowy Cudów. Kto ma go na koniec najwięcej, zdobywa 4 Złota.
tip-market-left = 1 Srebrnik i 1 Cnota za towary Małego Rynku.
tip-market-middle = 2 Srebrniki i 1 Cnota: zatrudnij dowolnego widocznego Pomocnika albo zatrzymaj jedną z pięciu górnych kart Budynków.
tip-market-right = 3 Srebrniki i 1 Cnota za towary Dużego Rynku.
tip-reset = Robotnik w tym miejscu wywołuje odświeżenie Czarnego Rynku.
tip-cathedral = Jeden poziom za Robotnika w Domu Gildii, 5 Cnót, towary poziomu i kartę Budynku. Każdy krok daje Nagrodę; liczy się tylko najwyższy poziom.
tip-level-1 = Krok tutaj kosztuje 1 Złoto.
tip-level-2 = Krok tutaj kosztuje 4 Kamienie lub Drewna.
tip-level-3 = Krok tutaj kosztuje 1 Marmur.
tip-level-4 = Krok tutaj kosztuje 8 Kamieni lub Drewien.
tip-level-5 = Krok tutaj kosztuje 2 Złota i 2 Marmury.
tip-workshop = Do zatrudnienia w Warsztacie: im dalej w prawo, tym więcej Robotników lub Srebrników to kosztuje.
tip-offered = Towary na Cudzie
tip-symbol = Połóż jeden taki towar na karcie i weź to, co stoi pod nim.
tip-contribution = Towary położone tutaj idą na Cuda; każdy daje darczyńcy to, co stoi pod nim.
tip-skill = Pomocnicy z tą umiejętnością. Budynek wymaga po jednym na każdą umiejętność na karcie.
tip-own-buildings = Postawione Budynki i Cuda, każdy ze swoimi PZ.
tip-captured = Robotnicy innych, pojmani: Wartownia płaci za każdego 1 Srebrnik. Właściciele mogą ich wykupić.
tip-workers = Robotnicy, których możesz jeszcze wysłać, jednego na turę.
tip-silver = Płaci się nim Podatki, Pomocników i Czarny Rynek.
tip-goods = Towarami płaci się za Budynki, Cuda i Katedrę.
tip-unpaid = Każdy niespłacony Dług kosztuje na koniec 2 PZ.
tip-paid = Spłacone Długi; nic już nie kosztują.
tip-free-apprentice = Miejsce na kolejnego Pomocnika; zatrudnia się ich w Warsztacie.
tip-rewards = Każdy krok w Katedrze daje jedną z nich.
tip-people = Kolejni Pomocnicy: najbliższy zajmie miejsce, które się zwolni.
tip-buildings = Karty Budynków do dobierania.
tip-schemes = Co zrobi przeciwnik, karta po karcie.

# Co oznaczają obrazki, przy których nie ma słowa.

icon-brick-pile = { word-clay }
icon-wood-pile = { word-wood }
icon-stone-pile = { word-stone }
icon-gold-bar = { word-gold }
icon-stone-block = { word-marble }
icon-two-coins = { word-silver }
icon-receive-money = Podatek
icon-scales = { word-virtue }
icon-crown = { word-influence }
icon-laurels = PZ
icon-church = { label-cathedral }
icon-handcuffed = { word-captured }
icon-meeple = Robotnik
icon-position-marker = Znacznik
icon-hand-saw = { word-carpenter }
icon-trowel = { word-mason }
icon-brick-wall = { word-tiler }
icon-scroll-unfurled = { word-buildings }
icon-present = { word-rewards }
icon-debt = { word-debt }
icon-burning-book = { label-destroy }
icon-hammer-nails = { label-apprentices }
icon-prisoner = { word-prison }
icon-cubes = Zasoby
