# Co przy stole mówi nauczyciel: słowo do każdego pytania, gdy pada pierwszy raz.

coach-first-townsfolk = Ten mieszczanin zostaje z tobą przez całą grę i nagradza cię za każdym razem, gdy wykonasz jego akcję. Wybierz akcję, którą chcesz robić często: królewski rozkaz wymaga pięciu.
coach-keep-paladin = Paladyn przyprowadza dwóch robotników, na tę rundę podnosi jeden lub dwa atrybuty i czyni jedną akcję tańszą lub lepszą. Wybierz tego, którego akcję chcesz teraz wykonać.
coach-top-paladin = Tę kartę dostaniesz w następnej rundzie znów wśród trzech, druga idzie na spód. Na wierzch połóż paladyna, którego chcesz mieć następnym razem.
coach-pick-tavern = Karta to czterech robotników. Patrz, jakich kolorów wymagają twoje najbliższe akcje; fioletowy przestępca pasuje wszędzie, ale przynosi kartę podejrzenia.
coach-take-an-action = Jedna akcja na turę, aż spasujesz. Akcje po prawej dają punkty i podnoszą atrybut, który otwiera kolejne: wiara misje i nawrócenia, siła garnizony i ataki, wpływ fortyfikacje i odpusty.
coach-choose-workers = Kolorowe miejsce przyjmuje swój kolor, pozostałe kogokolwiek; przestępca pasuje wszędzie. Wydaj kolory najmniej ci potrzebne, najpierw białych parobków.
coach-keep-workers = Najwyżej trzech niewykorzystanych robotników zostaje z tobą, reszta odchodzi. Zachowaj kolory na pierwszą akcję następnej rundy.
coach-place-workshop = Warsztat na stałe zapełnia jedno miejsce akcji: odtąd wystarczy o jednego robotnika mniej. Połóż go tam, gdzie będziesz działać często, najlepiej pod królewski rozkaz.
coach-recruit-whom = Karta zostaje z tobą i nagradza cię za każdym razem, gdy wykonasz jej akcję. Im dalej w prawo leży, tym jest tańsza.
coach-dismiss-whom = Tej karty nie zatrzymujesz, bierzesz tylko od razu nagrodę z jej rogu. Dobre, gdy szybko potrzebujesz robotników, srebrników lub zapasów.
coach-silver-or-debt = Niespłacony dług to na koniec −3 punkty, spłacony +1. Płać srebrnikami, jeśli możesz; weź dług, jeśli masz go czym spłacić.
coach-clear-a-space = Robotnicy stąd wracają do zasobów, a akcji możesz w tej rundzie użyć ponownie. Zwolnij to, co chcesz zrobić jeszcze raz.
coach-recruit-for-free = Jeden mieszczanin z rzędu dołącza do ciebie za darmo. Szukaj tego, którego akcję robisz najczęściej.
coach-discard-suspicion = Kto przy następnej inkwizycji ma najwięcej kart podejrzenia, bierze dług. Pozbądź się ich, chyba że liczy je któraś z twoich kart.
coach-pay-debt = Spłacony dług zmienia się z −3 na +1 punkt: cztery punkty za jednym razem.
coach-cancel-debt = Anulowany dług po prostu znika, a z nim −3 punkty.
coach-which-reward-first = Dostaniesz wszystkie; wybierasz tylko kolejność. Najpierw weź to, co może się przydać przy następnej.
coach-pick-reward = Weź to, czego brakuje twojej następnej akcji; atrybuty zostają na całą grę, srebrniki i zapasy szybko się rozchodzą.
coach-use-townsfolk = Nadchodzi inkwizycja: twoje intrygantki, przekupnie i giermkowie mogą teraz zadziałać, każdy raz. Giermek nie chce żadnej karty podejrzenia, więc najpierw pomaga mu intrygantka; przekupień chce co najmniej dwóch.
coach-send-monk-where = Każdy region wymaga wiary, a każde pole daje nagrodę; z mnichem przychodzi też 1 wpływ. Weź nagrodę potrzebną twojemu planowi; pole, na którym ktoś stoi, przepadło.
coach-send-outpost-where = Każdy region wymaga siły, a każde pole daje nagrodę; z posterunkiem przychodzi też 1 wiara. Mnisi i posterunki zajmują te same pola.
coach-move-jar-where = Każde miejsce daje swoją nagrodę raz; poza tym zyskujesz 1 wiarę i pozbywasz się karty podejrzenia. Weź to, co teraz pomoże najbardziej.
coach-attack-whom = Zyskujesz nagrodę u góry karty i 1 wpływ. Gdy brakuje siły, 1 srebrnik zastępuje każde 2 punkty.
coach-convert-whom = Karta podnosi twoją siłę i na koniec punktuje według tego, co liczy. Wybierz to, co i tak robisz często; wiary nie zastąpią srebrniki.

# Przegląd

overview-you = Strzeżesz miasta na skraju królestwa. W każdej rundzie pomaga ci jeden paladyn, a przed murami stoją najeźdźcy.
overview-goal = Wygrywa się punktami zwycięstwa: za wysokie atrybuty, królewskie rozkazy, akcje wykonane pięć razy i więcej, mury i nawróconych najeźdźców. Niespłacone długi odbierają punkty.
overview-turn-1 = W każdej z siedmiu rund wybierasz jednego z trzech paladynów i kartę karczmy: razem sześciu robotników.
overview-turn-2 = Potem wykonujesz akcję za akcją. Po lewej: srebrniki, zapasy, mieszczanie, warsztaty. Po prawej: sześć akcji, które dają punkty.
overview-turn-3 = Wiara, siła i wpływ otwierają akcje po prawej, a każda z nich podnosi jeden z tych atrybutów: i tak w kółko.
overview-turn-4 = Gdy pasujesz, plansza się opróżnia; najwyżej trzech niewykorzystanych robotników zostaje z tobą.
overview-end = Gra kończy się po siedmiu rundach.
overview-mistake-1 = Robienie wszystkiego po trochu: najwięcej punktów daje piąty, szósty i siódmy raz tej samej akcji.
overview-mistake-2 = Branie robotników według liczby, a nie koloru: patrz, czego wymagają twoje dwie najbliższe akcje.
overview-mistake-3 = Odkładanie warsztatów: postawiony wcześnie za każdym razem oszczędza robotnika.
overview-mistake-4 = Strach przed pierwszym przestępcą: sama karta podejrzenia nic nie kosztuje. Kto ma ich najwięcej przy inkwizycji, bierze dług.
overview-mistake-5 = Zapominanie o długach: spłacony to +1 punkt, niespłacony −3.

# Pierwsza gra

lesson-townsfolk = Witaj! Najpierw na stałe dołącza do ciebie jeden mieszczanin. Weź tego: przy każdym ataku dostaniesz zapasy, a królewski rozkaz będzie wymagał ataków.
lesson-paladin = Królewski rozkaz na stole: kto na koniec ma pięć ataków, dostaje 4 punkty. Paladyn pomaga przez jedną rundę. Z Ivonem misje nie kosztują zapasów, a twoja wiara rośnie: weź go.
lesson-top = Jeden z pozostałych leży na wierzchu talii i wróci w następnej rundzie, drugi idzie na spód. Otton poprawia handel, niech poczeka na wierzchu.
lesson-tavern = Karta karczmy to czterech robotników. Czarni klerycy są potrzebni do misji, czerwoni wojownicy do ataku. Weź kartę z klerykami.
lesson-action = Twoja tura: jedna akcja. Misja wymaga zwiadowcy, kleryka i jednego dowolnego robotnika; z Ivonem nie kosztuje zapasów. Wysyła mnicha i podnosi twój wpływ.
lesson-workers = Kolorowe miejsca chcą swojego koloru, ostatnie przyjmie każdego. Daj kogoś w kolorze, którego masz więcej, a zachowaj tego, którego masz tylko jednego.
lesson-square = Wiara decyduje, jak daleko dojdzie mnich. Każde pole od razu daje nagrodę: to przyprowadza mieszczanina za darmo.
lesson-develop = Każda akcja po prawej podnosi atrybut, a ten otwiera kolejne; wpływ otwiera fortyfikacje i odpusty: tak kręci się cała ta gra. Teraz rozwój: za 4 srebrniki warsztat na stałe zapełnia jedno miejsce akcji.
lesson-workshop = Połóż go przy ataku. Odtąd każdy atak wymaga o jednego robotnika mniej, a król chce pięciu ataków.
lesson-supply = Kończą się zapasy lub srebrniki? Dwóch robotników, w tym zwiadowca do polowania albo kupiec do handlu, przynosi od razu trzy sztuki.
lesson-again = Nowa runda: król może chcieć czegoś nowego, czekają kolejni trzej paladyni. Najpierw spójrz na rozkazy, potem wybierz paladyna, którego akcję naprawdę wykonasz. Engelier daje 2 srebrniki za każdy atak.
lesson-criminal = Fioletowi robotnicy to przestępcy: pasują wszędzie, ale przynoszą kartę podejrzenia i opróżniają skarbiec podatkowy. Gdy jest pusty, przychodzi inkwizycja, a najbardziej podejrzany bierze dług.
lesson-attack = Atak: warsztat oszczędza robotnika, obrońca daje zapasy, a nagroda najeźdźcy jest twoja. O krok bliżej królewskiego rozkazu.
lesson-pass = Działaj, dopóki twoi robotnicy mogą zrobić coś pożytecznego. Dopiero potem spasuj: najwyżej trzech pozostałych zostaje na następną rundę, a plansza znów jest wolna.
lesson-plan = Teraz wiesz już wszystko. Dobry plan: dwie lub trzy akcje po prawej pięć razy i więcej oraz atrybuty na 8 i wyżej. Rund jest siedem.

preset-first = Pierwsza gra
    .hint = Dwie osoby: około godziny.
preset-family = Przy rodzinnym stole
    .hint = Trzy osoby: miejsca starczy na plany wszystkich.
preset-full = Pełny stół
    .hint = Cztery osoby, wszystkie pola otwarte.
preset-owner = Wszystko z pudełka
    .hint = Trzy osoby, a jako czwarty gracz wirtualny ze swoimi intrygami.
preset-solo = Solo, łatwo
    .hint = Przeciw graczowi wirtualnemu z jednym warsztatem na początku.
preset-solo-hard = Solo, trudno
    .hint = Przeciw graczowi wirtualnemu z pięcioma warsztatami.

# Słowniczek

term-attribute = Atrybut
    .text = Wiara, siła i wpływ, od 0 do 12. Wymagają ich akcje po prawej, nigdy się ich nie wydaje, a na koniec punktują.
    .forms = atrybut*
term-paladin = Paladyn
    .text = Przyprowadza dwóch robotników, podnosi atrybuty i pomaga w jednej akcji, przez jedną rundę.
    .forms = paladyn*
term-tavern = Karta karczmy
    .text = Czterech robotników. Każdy gracz bierze jedną kartę na rundę.
    .forms = kart* karczmy
term-criminal = Przestępca
    .text = Fioletowy robotnik, który pasuje na każde miejsce. Przynosi kartę podejrzenia.
    .forms = przestępc*
term-suspicion = Karta podejrzenia
    .text = Przychodzi z przestępcą. Kto ma ich najwięcej przy inkwizycji, bierze dług.
    .forms = podejrze*
term-inquisition = Inkwizycja
    .text = Przychodzi, gdy ze skarbca podatkowego znika ostatnia moneta: ci z największą liczbą kart podejrzenia biorą dług.
    .forms = inkwizycj*
term-debt = Dług
    .text = Niespłacony to na koniec −3 punkty, spłacony +1.
    .forms = dług*
term-order = Królewski rozkaz
    .text = Wskazuje akcję; kto do końca wykona ją pięć razy, dostaje 4, 6 lub 8 punktów.
    .forms = królewsk* rozkaz*|rozkaz*
term-favour = Królewska przychylność
    .text = Pole akcji dla wszystkich, ale tylko jedno użycie na rundę.
    .forms = królewsk* przychylnoś*
term-workshop = Warsztat
    .text = Na stałe zapełnia jedno miejsce akcji, więc wystarczy o jednego robotnika mniej.
    .forms = warsztat*
term-retinue = Drużyna
    .text = Twoi zrekrutowani mieszczanie: każdy nagradza cię, gdy wykonasz jego akcję.
    .forms = drużyn*
term-provisions = Zapasy
    .text = Płaci się nimi za mnichów, mury i posterunki. Trzy pozostałe srebrniki lub zapasy to na koniec 1 punkt.
    .forms = zapas*

# Pozycje, na których można wypróbować zasadę

example-action = Twoja pierwsza tura, z Ivonem u boku. Wybierz akcję, a potem robotników do niej.
example-square = Mnich jest gotów. Wybierz pole: co daje i które pola wymagają więcej wiary?
example-workshop = Warsztat jest opłacony. Które miejsce ma odtąd zapełniać?
