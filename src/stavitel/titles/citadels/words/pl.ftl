# Cytadela: nazwy kart i co robią, naszymi słowami.

title = Cytadela
    .line = Wybierz w sekrecie postać, blefuj i zbuduj najpiękniejsze miasto, zanim nadejdzie Generał.
back-district = karta dzielnicy
back-character = karta postaci

# Postacie

card-assassin = Zabójca
    .text = Wskaż inną postać. Kto ją ma, milczy i traci całą turę.
card-thief = Złodziej
    .text = Wskaż postać, ale nie tę o numerze 1, zabitą ani zaczarowaną. Gdy zostanie wywołana, jej gracz najpierw oddaje ci wszystkie monety.
card-magician = Magik
    .text = Raz w swojej turze albo wymień całą rękę z innym graczem, albo odrzuć karty i dobierz tyle samo.
card-king = Król
    .text = Od razu weź koronę: wywołujesz postacie i w następnej rundzie wybierasz pierwszy. Dochód: 1 moneta za każdą żółtą dzielnicę.
card-bishop = Biskup
    .text = Generał nie może w tej rundzie niszczyć twoich dzielnic. Dochód: 1 moneta za każdą niebieską dzielnicę.
card-merchant = Kupiec
    .text = Weź 1 monetę, cokolwiek poza tym robisz. Dochód: 1 moneta za każdą zieloną dzielnicę.
card-architect = Architekt
    .text = Dobierz 2 karty ponad akcję i zatrzymaj obie. Możesz wybudować do 3 dzielnic.
card-warlord = Generał
    .text = Możesz zniszczyć jedną dzielnicę za koszt mniejszy o 1 monetę; nie u Biskupa i nie w ukończonym mieście. Dochód: 1 moneta za każdą czerwoną dzielnicę.
card-witch = Czarownica
    .text = Po swojej akcji wskaż inną postać i przerwij. Gdy zostanie wywołana, jej gracz wykonuje tylko akcję, a ty grasz dalej jako ta postać.
card-tax_collector = Poborca podatków
    .text = Kto buduje, na końcu tej tury daje ci 1 monetę, jeśli mu jakaś została.
card-wizard = Czarodziej
    .text = Raz obejrzyj rękę innego gracza i weź z niej kartę; zatrzymaj ją albo, po swojej akcji, od razu wybuduj. W tej turze możesz budować dzielnice, które już masz.
card-emperor = Cesarz
    .text = Od razu weź koronę i daj ją graczowi innemu niż jej posiadacz i ty; on daje ci monetę albo kartę. Dochód: 1 moneta za każdą żółtą dzielnicę.
card-abbot = Opat
    .text = Raz jedyny najbogatszy gracz daje ci 1 monetę. Dochód: 1 moneta za każdą niebieską dzielnicę.
card-alchemist = Alchemik
    .text = Na końcu tury odzyskujesz wszystkie monety wydane na budowę.
card-navigator = Nawigator
    .text = Po swojej akcji możesz wziąć dodatkowo 4 monety albo 4 karty. Nie możesz budować.
card-diplomat = Dyplomata
    .text = Na końcu tury możesz wymienić jedną swoją dzielnicę na dzielnicę innego gracza i dopłacić różnicę. Dochód: 1 moneta za każdą czerwoną dzielnicę.
card-artist = Artysta
    .text = Połóż po 1 swojej monecie na jednej lub dwóch swoich dzielnicach: każda jest warta o 1 punkt więcej i o 1 drożej ją zniszczyć.
card-queen = Królowa
    .text = Weź 3 monety, jeśli siedzisz obok gracza z Królem lub Cesarzem.

# Dzielnice

card-manor = Dwór
    .text = { label-district }
card-castle = Zamek
    .text = { label-district }
card-palace = Pałac
    .text = { label-district }
card-temple = Świątynia
    .text = { label-district }
card-church = Kościół
    .text = { label-district }
card-monastery = Klasztor
    .text = { label-district }
card-cathedral = Katedra
    .text = { label-district }
card-tavern = Tawerna
    .text = { label-district }
card-market = Targowisko
    .text = { label-district }
card-trading_post = Skład
    .text = { label-district }
card-docks = Doki
    .text = { label-district }
card-harbor = Port
    .text = { label-district }
card-town_hall = Ratusz
    .text = { label-district }
card-watchtower = Strażnica
    .text = { label-district }
card-prison = Więzienie
    .text = { label-district }
card-battlefield = Pole bitwy
    .text = { label-district }
card-fortress = Forteca
    .text = { label-district }
card-haunted_city = Nawiedzone miasto
    .text = { label-district } Na końcu może liczyć się jako dowolny jeden kolor do premii za pięć kolorów, chyba że powstało w ostatniej rundzie.
card-keep = Fort
    .text = { label-district } Generał nie może go zniszczyć.
card-laboratory = Laboratorium
    .text = { label-district } Raz w swojej turze odrzuć kartę z ręki i weź { $gain ->
        [one] { $gain } monetę
        [few] { $gain } monety
       *[other] { $gain } monet
    }.
card-laboratory_2 = { card-laboratory }
    .text = { card-laboratory.text }
card-smithy = Kuźnia
    .text = { label-district } Raz w swojej turze zapłać { $pay ->
        [one] { $pay } monetę
        [few] { $pay } monety
       *[other] { $pay } monet
    } i dobierz { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }.
card-smithy_3_for_2 = { card-smithy }
    .text = { card-smithy.text }
card-smithy_3_for_3 = { card-smithy }
    .text = { card-smithy.text }
card-observatory = Obserwatorium
    .text = { label-district } Gdy dobierasz karty w ramach akcji, weź 3 zamiast 2 i zatrzymaj 1.
card-graveyard = Cmentarz
    .text = { label-district } Gdy Generał niszczy dzielnicę, możesz zapłacić 1 monetę i wziąć ją na rękę; nie wtedy, gdy to ty jesteś Generałem.
card-library = Biblioteka
    .text = { label-district } Gdy dobierasz karty w ramach akcji, zatrzymaj dwie.
card-school_of_magic = Szkoła magii
    .text = { label-district } Przy dochodzie liczy się jako dzielnica pobieranego koloru.
card-university = Uniwersytet
    .text = { label-district }
card-dragon_gate = Smocza brama
    .text = { label-district }
card-great_wall = Wielki mur
    .text = { label-district } Generał płaci o 1 monetę więcej za każdą inną twoją dzielnicę.
card-lighthouse = Latarnia morska
    .text = { label-district } Gdy ją wybudujesz, możesz przejrzeć talię, wziąć z niej kartę i przetasować talię.
card-armory = Zbrojownia
    .text = { label-district } W swojej turze możesz ją zniszczyć, aby zniszczyć dzielnicę w innym nieukończonym mieście.
card-museum = Muzeum
    .text = { label-district } Raz w swojej turze wsuń pod nie kartę z ręki: każda jest na końcu warta 1 punkt.
card-imperial_treasury = Cesarski skarbiec
    .text = { label-district } Na końcu 1 punkt za każdą twoją monetę.
card-map_room = Sala map
    .text = { label-district } Na końcu 1 punkt za każdą kartę na ręce.
card-wishing_well = Studnia życzeń
    .text = { label-district } Na końcu 1 punkt za każdą inną fioletową dzielnicę w twoim mieście.
card-quarry = Kamieniołom
    .text = { label-district } Możesz budować dzielnice, które już masz, także kilku różnych nazw, ale nigdy trzeciej o tej samej nazwie.
card-poor_house = Przytułek
    .text = { label-district } Jeśli na końcu tury nie masz monet, weź 1.
card-bell_tower = Dzwonnica
    .text = { label-district } Gdy ją wybudujesz, możesz ogłosić, że grę kończy 7 dzielnic. Gdy zniknie z gry, znów potrzeba 8.
card-factory = Manufaktura
    .text = { label-district } Twoje pozostałe fioletowe dzielnice kosztują przy budowie o 1 monetę mniej.
card-park = Park
    .text = { label-district } Jeśli na końcu tury masz pustą rękę, możesz dobrać 2 karty.
card-hospital = Szpital
    .text = { label-district } Nawet zabity zgłaszasz się na wezwanie i wykonujesz swoją akcję, nic więcej.
card-throne_room = Sala tronowa
    .text = { label-district } Gdy korona zmienia posiadacza, weź 1 monetę z banku.

card-deck_65 = Talia 65 kart
    .text = { card-manor } { $manor }, { card-castle } { $castle }, { card-palace } { $palace }, { card-temple } { $temple }, { card-church } { $church }, { card-monastery } { $monastery }, { card-cathedral } { $cathedral }, { card-tavern } { $tavern }, { card-market } { $market }, { card-trading_post } { $trading_post }, { card-docks } { $docks }, { card-harbor } { $harbor }, { card-town_hall } { $town_hall }, { card-watchtower } { $watchtower }, { card-prison } { $prison }, { card-battlefield } { $battlefield }, { card-fortress } { $fortress }, { card-haunted_city } { $haunted_city }, { card-keep } { $keep }, { card-laboratory } { $laboratory }, { card-smithy } { $smithy }, { card-observatory } { $observatory }, { card-graveyard } { $graveyard }, { card-library } { $library }, { card-school_of_magic } { $school_of_magic }, { card-university } { $university }, { card-dragon_gate } { $dragon_gate }, { card-great_wall } { $great_wall }.

# Co mówi o sobie każda dzielnica.

label-district = { $colour-key ->
    [yellow] Dzielnica szlachecka ({ word-yellow })
    [blue] Dzielnica sakralna ({ word-blue })
    [green] Dzielnica handlowa ({ word-green })
    [red] Dzielnica wojskowa ({ word-red })
   *[purple] Dzielnica specjalna ({ word-purple })
}: kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
}, na końcu gry daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.

# Karty akcji

card-big_top = Namiot cyrkowy
    .text = Wyłóż go za darmo w swoim mieście: liczy się jako dzielnica, ale nie jest budową. Nic nie jest wart, a Generał nie może go zniszczyć.
card-cash_wagon = Wóz kasowy
    .text = Wyłóż go przed sobą. Każdy przeciwnik może raz w swojej turze położyć na nim monetę, dobrać 2 karty i zatrzymać 1. Zaraz potem możesz go odrzucić i zabrać leżące na nim monety.
card-acrobat = Akrobata
    .text = Gdy zostaje wywołany Król i nikt się nie zgłasza, weź koronę.
card-fortune_teller = Wróżka
    .text = Obejrzyj rękę innego gracza i weź z niej kartę.
card-strongman = Siłacz
    .text = Gdy twoja postać zostaje zabita, zabójstwo jest nieważne.
card-director = Dyrektor cyrku
    .text = W tej turze możesz wybudować o 2 dzielnice więcej.
card-human_cannonball = Ludzka kula armatnia
    .text = Zastąp jedną swoją dzielnicę droższą z ręki i dopłać różnicę. To nie jest budowa.

# Pytania

ask-keep-a-character = Którą postać zatrzymujesz?
ask-lay-a-character = Którą postać odkładasz zakrytą?
ask-turn = Twoja tura: co robisz?
ask-action = Tylko akcja: monety czy karty?
ask-keep-a-card = Którą kartę zatrzymujesz?
ask-keep-two-cards = Które dwie karty zatrzymujesz?
ask-murder = Którą postać zabijasz?
ask-rob = Którą postać okradasz?
ask-bewitch = Którą postać zaczarowujesz?
ask-out-of-turn = Zagrywasz kartę akcji poza swoją turą? Siłacz unieważnia zabójstwo twojej postaci, Akrobata przejmuje koronę, gdy jako numer 4 nikt się nie zgłasza.
ask-redraw = Które karty wymieniasz z talią?
ask-destroy = Którą dzielnicę niszczysz?
ask-recover-it = Wziąć zniszczoną dzielnicę na rękę?
ask-laboratory = Którą kartę odrzucasz w Laboratorium?
ask-tuck = Którą kartę wsuwasz pod Muzeum?
ask-armory = Która dzielnica pada razem ze Zbrojownią?
ask-search-the-deck = Przejrzeć talię i wziąć kartę?
ask-take-from-the-deck = Którą kartę bierzesz z talii?
ask-draw-in-the-park = Dobrać karty dzięki Parkowi?
ask-ring-the-bell = Ogłosić, że grę kończy 7 dzielnic?
ask-look-at-a-hand = Czyją rękę oglądasz?
ask-take-a-card = Którą kartę bierzesz?
ask-replace-a-district = Którą swoją dzielnicę zastępujesz?
ask-replace-by = Która karta zajmuje jej miejsce?
ask-cash-in = Odrzucić Wóz kasowy i zabrać z niego monety?
ask-build-at-once = Wybudować kartę od razu?
ask-give-the-crown = Kto dostaje koronę?
ask-thank-the-emperor = Co dajesz Cesarzowi?
ask-give-a-card = Którą kartę oddajesz?
ask-exchange = Którą dzielnicę chcesz w zamian?
ask-give-a-district = Którą swoją dzielnicę za nią oddajesz?

# Ruchy

do-gold = Weź monety
do-cards = Dobierz karty
do-income = Pobierz dochód
do-coin = Weź monetę Kupca
do-plans = Dobierz karty Architekta
do-redraw = Wymień karty z talią
do-tithe = Weź monetę od najbogatszego gracza
do-conjure = Obejrzyj rękę i weź kartę
do-sail-gold = Weź dodatkowe monety
do-sail-cards = Dobierz dodatkowe karty
do-dowry = Weź monety przy tronie
do-end = Zakończ turę
do-nobody = Nikogo
do-pass = Pas
do-hold = Zatrzymaj na ręce
do-build-now = Wybuduj ją
do-name = Wskaż: { $a }
do-build = Wybuduj: { $a }
do-play = Zagraj: { $a }
do-use = Użyj: { $a }
do-swap = Wymień rękę: { $a }
do-player = { $a }
do-destroy = Zniszcz: { $a } – { $at }
do-gild = Moneta na dzielnicę: { $a }
do-replace = Zastąp: { $a }
do-give = Oddaj: { $a }
do-exchange = Weź w zamian: { $a } – { $at }
do-wagon = Skorzystaj: { $a } nr { $b } – { $at }
word-gold = monety
    .counted = { $n ->
        [one] moneta
        [few] monety
       *[other] monet
    }
word-gold_at_least = monety lub więcej
    .counted = { $n ->
        [one] moneta lub więcej
        [few] monety lub więcej
       *[other] monet lub więcej
    }
word-hand = karty na ręce
    .counted = { $n ->
        [one] karta
        [few] karty
       *[other] kart
    }
word-points = punkty
    .counted = { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
word-city = dzielnice w mieście
    .counted = { $n ->
        [one] dzielnica w mieście
        [few] dzielnice w mieście
       *[other] dzielnic w mieście
    }
word-builds = budowy
    .counted = { $n ->
        [one] budowa
        [few] budowy
       *[other] budów
    }
word-coin = monetę
word-card = kartę

# Dlaczego nie

why-acted-already = Akcja tej tury jest już wykonana
why-action-before-end = Najpierw wykonaj akcję: monety lub karty
why-action-first = Buduje się dopiero po akcji
why-after-the-action = Dopiero po akcji
why-at-the-end = Dopiero na końcu tury
why-power-first = Najpierw użyj zdolności swojej postaci
why-power-used = Zdolność jest już w tej turze wykorzystana
why-bewitched-already = Nie można okraść zaczarowanej postaci: { $card }
why-big-top-bare = Na namiocie cyrkowym nie może leżeć moneta
why-big-top-stays = Namiot cyrkowy zostaje do końca gry
why-bishops-city = Miasto Biskupa jest bezpieczne: { $whose }
why-built-already = Stoi już w twoim mieście: { $card }
why-card-played = Kart akcji w tej turze najwyżej: { $n }
why-city-complete = Miasto jest ukończone: { $whose }
why-collected-already = Dochód pobiera się raz na turę
why-empty-hand = Nie masz kart na ręce
why-empty-hands = Nie ma czego wymienić
why-gilded-already = Moneta już tam leży: { $card }
why-has-the-crown = Nie można jej dać temu, kto już ma koronę
why-keep-stands = Fortu nie można zniszczyć
why-limit-reached = Budów w tej turze najwyżej: { $n }
why-murdered-already = Nie można okraść zabitej postaci: { $card }
why-navigator-builds-nothing = Nawigator nie może budować
why-no-cards-there = Ten gracz nie ma kart na ręce
why-no-district = To nie jest dzielnica
why-no-hand-to-look-at = Nikt inny nie ma kart na ręce
why-no-income = W mieście nie ma dzielnicy koloru, który pobiera: { $character }
why-nobody-richest = Nikt inny nie jest jedynym najbogatszym
why-not-beside-the-king = Żaden sąsiad nie ujawnił Króla ani Cesarza
why-not-dearer = Nowa dzielnica musi być droższa niż: { $card }
why-not-exchanged = Nigdy się jej nie wymienia: { $card }
why-not-murdered = Twoja postać nie została zabita
why-not-oneself = Nie własną postać
why-nothing-for-it = Żadna karta z ręki nie może jej zastąpić
why-nothing-to-destroy = Nie ma czego zniszczyć
why-nothing-to-draw = Nie ma czego dobrać
why-nothing-to-give = Nie masz nic, co można by za nią dać
why-nothing-to-replace = Niczego nie da się zastąpić droższą kartą
why-only-when-murdered = Tylko w chwili, gdy twoja postać zostaje zabita
why-only-when-no-king = Tylko gdy wywołano Króla i nikt się nie zgłasza
why-own-city = Nie we własnym mieście
why-own-city-complete = Twoje miasto jest ukończone
why-own-wagon = Nie własny wóz
why-rank-one-is-safe = Nie można okraść postaci o numerze 1: { $card }
why-stands-there = Stoi już w tamtym mieście: { $card }
why-taken-already = Bierze się raz na turę
why-too-dear = Kosztuje { $price }, masz { $gold }
why-two-already = Dwie dzielnice o tej nazwie stoją już w twoim mieście: { $card }
why-two-gilded = Najwyżej dwie monety na turę
why-used-already = Używa się raz na turę: { $card }
why-wagon-used = Ten wóz był już użyty w tej turze

# Co się wydarzyło

tell-round = Zaczyna się runda numer { $n }; pierwszy wybiera { $who }
tell-face-up = Odłożone odkryte: { $cards }
tell-picks = { $who } zatrzymuje postać
tell-unanswered = { $who } wywołuje: { $cards } – nikt się nie zgłasza
tell-turn = { $who } zgłasza się: { $card }
tell-murders = { $who } zabija postać: { $card }
tell-robs = { $who } okradnie postać: { $card }
tell-names-nobody = { $who } nikogo nie wskazuje
tell-bewitches = { $who } zaczarowuje postać: { $card }
tell-bewitched = { $who } jest pod urokiem i wykonuje tylko akcję: { $card }
tell-resumes = { $who } gra dalej jako: { $card }
tell-hospital = { $who } dzięki Szpitalowi wykonuje tylko akcję
tell-saved = { $who } zagrywa Siłacza, zabójstwo jest nieważne: { $card }
tell-robbed = { $who } zabiera { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
} – płaci { $whose }
tell-robbed-of-nothing = { $who } okrada, ale sakiewka jest pusta ({ $whose })
tell-crowned = { $who } przejmuje koronę, przekazuje ją { $whose }
tell-gives-the-crown = { $who } przekazuje koronę, dostaje ją { $to } (dotąd ma ją { $whose })
tell-heir = { $who } ujawnia zabitą postać: { $card }
tell-acrobat = { $who } zagrywa Akrobatę
tell-takes-gold = { $who } bierze { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
tell-draws = { $who } dobiera z talii: { $cards }
tell-keeps = { $who } zatrzymuje: { $card }
tell-income = { $who } pobiera { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
} – { $character }
tell-merchant = { $who } bierze jako Kupiec { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
tell-architect = { $who } dobiera jako Architekt: { $cards }
tell-builds = { $who } buduje: { $card } (koszt: { $n })
tell-completes = { $who } ma ukończone miasto
tell-last-round = Jedno miasto jest ukończone: to ostatnia runda
tell-swaps = { $who } i { $whose } zamieniają się kartami na ręce: { $who } daje { $gave }, dostaje { $got }
tell-redraws = { $who } wymienia z talią { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
} i dostaje: { $cards }
tell-destroys = { $who } niszczy: { $card } – { $whose } (koszt: { $n })
tell-recovers = { $who } płaci 1 monetę i odzyskuje: { $card }
tell-laboratory = { $who } odrzuca kartę za { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}: { $card }
tell-smithy = { $who } płaci w Kuźni { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
} i dobiera: { $cards }
tell-tucks = { $who } wsuwa kartę pod Muzeum: { $card }
tell-armory = { $who } poświęca Zbrojownię i niszczy: { $card } – { $whose }
tell-searches = { $who } przegląda talię i bierze: { $card }
tell-rings = { $who } dzwoni: od tej chwili wystarczy mieć { $n ->
    [one] { $n } dzielnicę
    [few] { $n } dzielnice
   *[other] { $n } dzielnic
}
tell-bell-falls = Dzwonnicy już nie ma; dzielnic do zakończenia gry: { $n }
tell-plays = { $who } zagrywa: { $card }
tell-takes-a-card = { $who } bierze kartę z cudzej ręki ({ $whose }): { $card }
tell-conjures = { $who } wyczarowuje kartę z cudzej ręki ({ $whose }): { $card }
tell-replaces = { $who } zastępuje: { $old } → { $card } (koszt: { $n })
tell-boards = { $who } kładzie 1 monetę na wozie kasowym ({ $whose }) i dobiera: { $cards }
tell-cashes-in = { $who } odrzuca Wóz kasowy i bierze { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
tell-reshuffles = Stos kart odrzuconych staje się nową talią
tell-pays-tax = { $who } płaci 1 monetę podatku, dostaje ją { $whose }
tell-gives-a-coin = { $who } daje monetę, dostaje ją { $whose }
tell-gives-a-card = { $who } daje kartę, dostaje ją { $whose }: { $card }
tell-tithe = { $who } bierze monetę od najbogatszego: { $whose }
tell-sails-gold = { $who } przywozi { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
tell-sails-cards = { $who } przywozi: { $cards }
tell-exchanges = { $who } wymienia: { $given } → { $card } ({ $whose }; dopłata: { $n })
tell-gilds = { $who } kładzie monetę na dzielnicy: { $card }
tell-dowry = { $who } bierze przy tronie { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
tell-dowry-late = { $who } dostaje { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}, obok siedziała zabita postać: { $card } ({ $whose })
tell-poor-house = { $who } dostaje z Przytułku { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
tell-park = { $who } dobiera w Parku: { $cards }
tell-refund = { $who } odzyskuje jako Alchemik { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
tell-throne-room = { $who } dostaje za Salę tronową { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}
tell-game-over = Koniec gry

# Punkty

score-districts = Dzielnice
score-colours = Wszystkie pięć kolorów
score-first = Pierwsze ukończone miasto
score-complete = Ukończone miasto
score-actions = Karty akcji na ręce
score-museum = Muzeum
score-treasury = Cesarski skarbiec
score-map-room = Sala map
score-wishing-well = Studnia życzeń

# Stół

label-round = Runda numer { $n }; pełne miasto: { $limit ->
    [one] { $limit } dzielnica
    [few] { $limit } dzielnice
   *[other] { $limit } dzielnic
}
label-turn = Tura: { $who } – { $card }
label-drafting = Wybiera postać: { $who }
label-caller = Korona: { $who }
label-last-round = To ostatnia runda
label-over = Koniec gry
label-table = Stół
tip-deck = Karty dzielnic do dobierania.
tip-discards = Odrzucone i zburzone dzielnice; wracają, gdy skończy się talia.
tip-gold = Płaci za dzielnice i niektóre zdolności.
tip-hand = Karty dzielnic na ręce; widzi je tylko właściciel.
tip-city = Zbudowane dzielnice. Pierwsze ukończone miasto kończy grę po swojej rundzie.
tip-crown = Kto ją ma, wybiera postać pierwszy i wywołuje postacie.
tip-complete = Dodatkowe punkty na koniec gry, najwięcej za miasto ukończone jako pierwsze.
label-characters = Postacie
label-draft = Postacie do wyboru
label-deck = Talia
label-discards = Odrzucone
label-set-aside = odłożona
label-murdered = zabita
label-robbed = okradziona
label-bewitched = zaczarowana
label-gold = Monety
    .counted = { $n ->
        [one] Moneta
        [few] Monety
       *[other] Monet
    }
label-hand-size = Karty na ręce
    .counted = { $n ->
        [one] Karta na ręce
        [few] Karty na ręce
       *[other] Kart na ręce
    }
label-city-size = Dzielnice
    .counted = { $n ->
        [one] Dzielnica
        [few] Dzielnice
       *[other] Dzielnic
    }
label-crown = Korona
label-complete = Ukończone miasto
label-city = Miasto
label-gilded = Moneta Artysty
label-destroy-price = Koszt zniszczenia: { $n }
label-tucked = Pod Muzeum
label-looked = Oglądana ręka
label-offer = Dobrane karty
label-hand = Twoje karty
label-laid = Odłożone przez ciebie

# Opcje

option-profile = Wydanie
    .hint = Ustala wszystkie przełączniki, które mu pozostawiono
option-profile-mindok2012 = czeskie 2012
option-profile-ffg2010 = angielskie 2010
option-city_size = Dzielnic do ukończenia miasta
    .hint = 7 to krótka gra
option-action_cards = Karty akcji
    .hint = 15 kart cyrkowych wtasowuje się do talii
option-action_cards_in_initial_deal = Karty akcji już w pierwszym rozdaniu
    .hint = W przeciwnym razie dołączają po rozdaniu
option-action_cards_per_own_turn = Kart akcji na turę
    .hint = Według zasad: 1
option-deck = Talia dzielnic
    .hint = 66 kart ma Wielki mur, trzeci Pałac i o jeden Kościół mniej
option-deck-profile = jak w wydaniu
option-deck-base65 = 65 kart
option-deck-base66 = 66 kart
option-district_discard = Odrzucone dzielnice
    .hint = Dokąd trafiają odrzucone karty
option-district_discard-profile = jak w wydaniu
option-district_discard-pile = na stos kart odrzuconych
option-district_discard-bottom_of_deck = pod talię
option-reshuffle_discard_when_empty = Przetasowanie stosu odrzuconych
    .hint = Gdy talia się skończy
option-reshuffle_discard_when_empty-profile = jak w wydaniu
option-reshuffle_discard_when_empty-yes = tak
option-reshuffle_discard_when_empty-no = nie
option-name_target_timing = Zabójca i Złodziej wskazują postać
    .hint = Kiedy wskazują ofiarę
option-name_target_timing-profile = jak w wydaniu
option-name_target_timing-turn_start = na początku tury
option-name_target_timing-any_time = w dowolnej chwili
option-magician_redraw = Wymiana Magika z talią
    .hint = Ile kart wymienia
option-magician_redraw-profile = jak w wydaniu
option-magician_redraw-any_number = dowolna liczba
option-magician_redraw-all = całą rękę
option-merchant_bonus_timing = Moneta Kupca
    .hint = Kiedy się ją bierze
option-merchant_bonus_timing-profile = jak w wydaniu
option-merchant_bonus_timing-any_time = w dowolnej chwili
option-merchant_bonus_timing-after_action = po akcji
option-architect_draw_timing = Karty Architekta
    .hint = Kiedy się je dobiera
option-architect_draw_timing-profile = jak w wydaniu
option-architect_draw_timing-any_time = w dowolnej chwili
option-architect_draw_timing-after_action = po akcji
option-warlord_timing = Atak Generała
    .hint = Kiedy może niszczyć
option-warlord_timing-profile = jak w wydaniu
option-warlord_timing-any_time = w dowolnej chwili
option-warlord_timing-end_of_turn = na końcu tury
option-warlord_may_hit_own_city = Generał we własnym mieście
    .hint = Czy może zniszczyć własną dzielnicę
option-warlord_may_hit_own_city-profile = jak w wydaniu
option-warlord_may_hit_own_city-yes = dozwolone
option-warlord_may_hit_own_city-no = niedozwolone
option-murdered_king_inherits = Zabity Król
    .hint = Czy mimo to dostaje koronę
option-murdered_king_inherits-profile = jak w wydaniu
option-murdered_king_inherits-end_of_round = przejmuje koronę na końcu rundy
option-murdered_king_inherits-never = nigdy jej nie przejmuje
option-tie_break = Remisy
    .hint = Kto wygrywa przy równej liczbie punktów
option-tie_break-profile = jak w wydaniu
option-tie_break-districts_then_gold = dzielnice, potem monety
option-tie_break-highest_rank = najwyższa postać ujawniona w ostatniej rundzie
option-powers_optional = Zdolności można pominąć
    .hint = W przeciwnym razie kto może, musi jej użyć
option-smithy = Kuźnia
    .hint = Ile monet kosztuje ile kart
option-smithy-2_for_3 = 2 monety, 3 karty
option-smithy-3_for_2 = 3 monety, 2 karty
option-smithy-3_for_3 = 3 monety, 3 karty
option-laboratory_gain = Monet z Laboratorium
    .hint = Według zasad: 1
option-bank_limit = Monet w pudełku
    .hint = Czy bank może się wyczerpać
option-bank_limit-none = ile potrzeba
option-bank_limit-30 = 30
option-bank_limit-35 = 35
option-rank1 = Postać numer 1
    .hint = Druga pochodzi z Mrocznego Miasta
option-rank1-assassin = { card-assassin }
option-rank1-witch = { card-witch }
option-rank2 = Postać numer 2
    .hint = Druga pochodzi z Mrocznego Miasta
option-rank2-thief = { card-thief }
option-rank2-tax_collector = { card-tax_collector }
option-rank3 = Postać numer 3
    .hint = Druga pochodzi z Mrocznego Miasta
option-rank3-magician = { card-magician }
option-rank3-wizard = { card-wizard }
option-rank4 = Postać numer 4
    .hint = Druga pochodzi z Mrocznego Miasta
option-rank4-king = { card-king }
option-rank4-emperor = { card-emperor }
option-rank5 = Postać numer 5
    .hint = Druga pochodzi z Mrocznego Miasta
option-rank5-bishop = { card-bishop }
option-rank5-abbot = { card-abbot }
option-rank6 = Postać numer 6
    .hint = Druga pochodzi z Mrocznego Miasta
option-rank6-merchant = { card-merchant }
option-rank6-alchemist = { card-alchemist }
option-rank7 = Postać numer 7
    .hint = Druga pochodzi z Mrocznego Miasta
option-rank7-architect = { card-architect }
option-rank7-navigator = { card-navigator }
option-rank8 = Postać numer 8
    .hint = Druga pochodzi z Mrocznego Miasta
option-rank8-warlord = { card-warlord }
option-rank8-diplomat = { card-diplomat }
option-rank9 = Postać numer 9
    .hint = Z Mrocznego Miasta; ośmiu graczy jej potrzebuje
option-rank9-auto = tylko przy 8 graczach
option-rank9-none = brak
option-rank9-artist = { card-artist }
option-rank9-queen = { card-queen }
option-bonus_districts = Dodatkowe dzielnice
    .hint = Z Mrocznego Miasta; od czwartej inne są usuwane
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
option-bonus_random = Dodatkowych dzielnic losem
    .hint = Oprócz wskazanych
option-without_districts = Usunięte fioletowe dzielnice
    .hint = Po jednym egzemplarzu
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
word-yellow = żółta
word-blue = niebieska
word-green = zielona
word-red = czerwona
word-purple = fioletowa
