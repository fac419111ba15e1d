# Co przy stole mówi nauczyciel: słowo do każdego pytania, gdy pada pierwszy raz.

coach-place = Jeden Robotnik, jedno miejsce, jedna akcja; Robotnicy zostają, a im więcej twoich stoi razem, tym więcej daje każda wizyta. Duże grupy są bogate, ale każdy może je pojmać z Placu Miejskiego.
coach-take-back = Nie masz wolnego Robotnika, więc w tej turze tylko zabierasz jednego z powrotem. Weź go stamtąd, gdzie daje najmniej, a następnym razem wcześniej ściągnij własne grupy.
coach-hire-free = Tym razem bez Srebrników i bez względu na kolumnę: weź Pomocnika, który najbardziej pasuje. Umiejętności decydują, co możesz budować, zdolność pomaga przez całą grę.
coach-first-hire = Pierwszy Pomocnik nic nie kosztuje. Szukaj umiejętności, której wymagają twoje karty Budynków, i zdolności, z której często skorzystasz.
coach-workshop = Pomocnicy dają umiejętności potrzebne Budynkom i zdolność; karty Budynków to twoje przyszłe budowy. Zatrudniać możesz z tylu kolumn, ilu masz tu Robotników, za dalsze dopłacasz Srebrnikami.
coach-dismiss = Pięciu Pomocników to granica, więc jeden musi odejść. Zachowaj umiejętności, których wymagają jeszcze twoje karty Budynków.
coach-trade = Dwa zwykłe Zasoby za 1 Cnotę albo trzy sztuki Kamienia i Drewna za 1 Marmur; jedna wymiana na każdego Robotnika tutaj. Marmurem płaci się za Katedrę, a każdy pozostały daje na koniec punkt.
coach-pay-silver = Dwa Wpływy zastępują do 2 Srebrników, nigdy Podatek. Srebrniki łatwiej odzyskać niż Wpływy, chyba że właśnie ci ich brak.
coach-pay-mix = Skład jest dowolny. Zachowaj Zasoby, których wymaga twój następny Budynek.
coach-replace-goods = Wpływy mogą zastąpić Zasoby trudne do zdobycia. Zrób to, gdy dzięki temu zbudujesz teraz; kto na koniec ma najwięcej Wpływów, zdobywa 4 Złota.
coach-lose-virtue = Dwa Wpływy zapobiegają tej stracie. Uważaj na granice: przy 4 i mniej nie pracujesz nad Katedrą, przy 10 i więcej nie wejdziesz na Czarny Rynek, a niska Cnota kosztuje na koniec punkty.
coach-destroy-debt = Każdy niespłacony Dług to na koniec −2 punkty; tu jeden znika za darmo.
coach-pay-instead-of-debt = 2 Srebrniki teraz albo −2 punkty na koniec, dopóki drożej nie spłacisz Długu. Zwykle taniej zapłacić.
coach-capture = Pojmujesz całą grupę jednego koloru. Największa najbardziej boli i najwięcej daje: w Wartowni każdy pojmany to 1 Srebrnik. Możesz też ściągnąć do domu własne grupy.
coach-guardhouse = Jedna akcja na każdego Robotnika tutaj. Zamień pojmanych w Srebrniki, uwolnij swoich z Więzienia, wykup ich od innych albo spłać Dług i zyskaj 1 Cnotę.
coach-mines = Glinę zdobywa się szybko; 1 Złoto wymaga dwóch Robotników. Złotem płaci się za Katedrę i wiele Budynków, a każde pozostałe to punkt.
coach-own-wonder = Stoi tu twój Cud: 1 Wpływ albo akcja jak z jednym Robotnikiem więcej. Gdy masz ich tu mało, ten dodatkowy znaczy najwięcej.
coach-profiteer-when = Spekulant i tak da ci 1 Wpływ. Przed akcją, jeśli chcesz go w niej wydać.
coach-contribute-before = U Księżniczki możesz oddać jeden Zasób i wziąć to, co wydrukowano pod nim, przed akcją lub po niej. Przed, jeśli nagroda pomaga w akcji; po, jeśli akcja dopiero przyniesie Zasób.
coach-contribute-after = Akcja wykonana: możesz jeszcze oddać jeden Zasób za to, co wydrukowano pod nim. Każdy rodzaj można do następnego odświeżenia dać tylko raz.
coach-middle-market = Zatrudnij kogokolwiek z wystawionych bez dalszych kosztów albo obejrzyj 5 kart Budynków i zatrzymaj jedną. Zatrudnij, gdy brak umiejętności, oglądaj, gdy na ręce nie masz nic dobrego.
coach-keep-building = Zatrzymaj kartę, która pasuje do twoich Pomocników i dostępnych Zasobów; dużo punktów nic nie da, gdy brak umiejętności.
coach-guildhall = Robotnik zostaje tu do końca: zbuduj Budynek z ręki albo pracuj nad Katedrą. Im więcej Robotników tu stoi, tym bliżej koniec.
coach-discard-for-cathedral = Praca nad Katedrą kosztuje kartę Budynku. Oddaj tę, której raczej nie zbudujesz.
coach-leave-out = Twoja plansza oszczędza ci przy tym Budynku 1 Drewno albo 1 Kamień. Zachowaj to, czego potrzebujesz do następnego.
coach-building-choice = Weź to, czego brakuje twojemu następnemu Budynkowi lub Katedrze.
coach-library = 2 Złota za kartę Budynku to dobra wymiana, jeśli trzymasz taką, której raczej nie zbudujesz.
coach-barracks = Odzyskaj swoich pojmanych albo za darmo pojmij grupę. Zwykle lepsze jest to, co dotyczy większej liczby Robotników.
coach-place-token = Cud pomoże ci tu przy każdej wizycie: 1 Wpływ albo Robotnik więcej. Wybierz miejsce, które często odwiedzasz.
coach-princess-reward = Masz u Księżniczki najwięcej Robotników i wybierasz, jak ci podziękuje. Weź to, czego masz mało.
coach-free-prisoners = Za każdych dwóch Robotników w Więzieniu tracisz na koniec punkt, a mając tam trzech lub więcej, przy każdym odświeżeniu także Cnotę. Uwolnij jak najwięcej.
coach-draft-building = Jedną kartę zatrzymaj, resztę podaj dalej. Szukaj kart o tych samych umiejętnościach i punktów, które naprawdę zdobędziesz.
coach-keep-three = Trzy z pięciu zostają. Karty o tych samych umiejętnościach wspierają się; jeden tani Budynek to szybki początek.
coach-hand-limit = Na ręce może zostać najwyżej sześć kart. Odrzuć to, czego do końca raczej nie zbudujesz.
coach-last-order = Cnota kończy się na 0 i na 14, więc kolejność może mieć znaczenie. Wybierz tę, po której zostaniesz wyżej.

# Przegląd

overview-you = Jesteś architektem Zachodniego Królestwa: masz dwudziestu Robotników, kilka planów i sumienie, czyli Cnotę.
overview-goal = Wygrywa się punktami: liczą się Budynki, Katedra i wysoka Cnota, każde pozostałe Złoto i każdy Marmur to 1 punkt. Niespłacone Długi, Robotnicy w Więzieniu i niska Cnota odbierają punkty.
overview-turn-1 = Tura to jeden Robotnik, jedno miejsce i jego akcja.
overview-turn-2 = Robotnicy zostają na miejscach, a im więcej twoich stoi razem, tym więcej daje każda wizyta.
overview-turn-3 = Z Placu Miejskiego pojmujesz cudze grupy, w Wartowni zamieniasz je w Srebrniki i uwalniasz swoich.
overview-turn-4 = Pomocnicy dają umiejętności; z umiejętnościami i Zasobami budujesz w Domu Gildii albo pracujesz nad Katedrą.
overview-end = Gdy zajęte jest ostatnie pole Domu Gildii, każdy ma jeszcze jedną turę.
overview-mistake-1 = Gromadzenie Zasobów: punkty daje dopiero Robotnik w Domu Gildii.
overview-mistake-2 = Zbyt duże grupy: czterech czy pięciu Robotników w jednym miejscu to prezent dla tego, kto ich pojmie.
overview-mistake-3 = Zapominanie o Robotnikach w Więzieniu i na cudzych planszach: odbierz ich w Wartowni, zanim ci zabraknie.
overview-mistake-4 = Trzymanie kart, do których brak umiejętności: zatrudniaj pod karty albo dobierz inne.
overview-mistake-5 = Przypadkowy spadek lub wzrost Cnoty: przy 4 i mniej nie ma Katedry, przy 10 i więcej Czarnego Rynku.

# Pierwsza gra

lesson-draft = Witaj! Te karty to twoje plany budowy; jedną zatrzymaj, resztę podaj dalej. Znaki mówią, jakie umiejętności musi mieć Pomocnik. Chata Cieśli nie wymaga żadnej: dobry początek.
lesson-hire = Tura to jeden Robotnik, a akcję jego miejsca wykonujesz od razu. Zacznij w Warsztacie: Pomocnicy dają umiejętności potrzebne Budynkom i zdolność na całą grę.
lesson-apprentice = Zatrudnienie kosztuje 2 Srebrniki i 2 Podatki, razem 4 Srebrniki. Z jednym Robotnikiem sięgasz do pierwszej kolumny. Jubiler dodaje 1 Srebrnik przy każdej wizycie u Złotnika.
lesson-silver = Srebrniki szybko się kończą, a prawie wszystko kosztuje. Złotnik daje 1 Srebrnik i po 1 za każdego twojego Robotnika tam; Jubiler dodaje 1.
lesson-group = Teraz główny chwyt tej gry: Robotnicy zostają tam, gdzie stoją, więc druga wizyta w tym samym miejscu daje więcej. Grupy się bogacą, ale rywal może pojmać całą grupę.
lesson-goods = Zasoby na twoje plany: Kamień z Kamieniołomu, Drewno z Lasu, Glina z Kopalni. Spójrz, ile kosztują karty. Najszybciej zdobędziesz Glinę.
lesson-skills = Masz znów Srebrniki? Zatrudnij drugiego Pomocnika: z dwoma Robotnikami wybierasz z dwóch kolumn. Szukaj umiejętności, której wymagają twoje karty Budynków.
lesson-gold = Z dwoma Robotnikami w Kopalniach możesz zamiast Gliny wziąć 1 Złoto. Tyle właśnie kosztuje pierwszy poziom Katedry, a do tego kartę Budynku z ręki.
lesson-virtue = Ten tor to twoja Cnota. Od 10 daje punkty, poniżej 6 je odbiera. Przy 4 i mniej nie pracujesz nad Katedrą, przy 10 i więcej nie wejdziesz na Czarny Rynek. Jesteś pośrodku: zbieraj dalej Srebrniki tam, gdzie masz grupę.
lesson-mines = Drugi Robotnik w Kopalniach: wtedy możliwe jest też Złoto. Płaci się nim za Katedrę i wiele Budynków.
lesson-guildhall = Teraz możesz budować! Robotnik w Domu Gildii zostaje do końca gry i właśnie to daje punkty. Jeśli brak ci Zasobów na Budynek, pracuj nad Katedrą: pierwszy poziom to 2 punkty, ostatni 20, a każdy krok przynosi Nagrodę.
lesson-market = Czarny Rynek jest szybki: za Srebrniki i 1 Cnotę daje Zasoby, których brakuje jeszcze twoim planom. Ale gdy stanie na nim trzeci Robotnik, wszyscy stamtąd idą do Więzienia, a kto ma ich tam najwięcej, bierze Dług.
lesson-tax = Każdy Podatek trafia do Poborcy. Kto tu przyjdzie, bierze wszystko i traci 2 Cnoty. Jeśli masz Srebrniki, zostaw go i idź po to, czego brakuje jeszcze twojemu Budynkowi, najczęściej po Glinę.
lesson-build = Znów masz to, czego trzeba: umieść Robotnika w Domu Gildii i buduj, najlepiej Budynek z ręki. Jego punktów nikt ci już nie odbierze.
lesson-capture = Rywal ma gdzieś dużą grupę? Z Placu Miejskiego pojmiesz ją za 1 Podatek, a Wartownia płaci po 1 Srebrniku za każdego. Koniec nadejdzie, gdy Dom Gildii będzie pełny. Teraz znasz grę!

preset-first = Pierwsza gra
    .hint = Trzy osoby, gra podstawowa z jednakowymi planszami.
preset-family = Przy rodzinnym stole
    .hint = Cztery osoby, gra podstawowa z jednakowymi planszami.
preset-base = Gra podstawowa
    .hint = Cztery osoby, każda z własną planszą.
preset-full = Z dodatkiem
    .hint = Cztery osoby, Księżniczka, Spekulant i pięć Cudów.
preset-owner = Pełna kolekcja
    .hint = Pięć osób i wszystko, co jest: dodatek, plansze i karty promocyjne.
preset-solo = Solo
    .hint = Przeciw jednemu z sześciu przeciwników z pudełka.

# Słowniczek

term-worker = Robotnik
    .text = Masz ich dwudziestu. Robotnik jest na twojej planszy, w jakimś miejscu, pojmany albo w Więzieniu.
    .forms = robotnik*|robotnic*
term-group = Grupa
    .text = Wszyscy Robotnicy jednego koloru w jednym miejscu. Razem pracują i razem wpadają w niewolę.
    .forms = grup*
term-capture = Pojmanie
    .text = Z Placu Miejskiego pojmujesz całe grupy: pierwszą za 1 Podatek, następne po 1 Srebrniku.
    .forms = pojm*
term-prison = Więzienie
    .text = Za każdych dwóch twoich Robotników w nim tracisz na koniec 1 punkt; uwalnia ich Wartownia.
    .forms = więzie*
term-virtue = Cnota
    .text = Od 0 do 14. Wysoka daje punkty, niska je odbiera, ale oszczędza Podatki.
    .forms = cnot*|cnocie
term-debt = Dług
    .text = Niespłacony to na koniec −2 punkty. Spłata w Wartowni daje 1 Cnotę.
    .forms = dług*
term-tax = Podatek
    .text = Srebrniki, które trafiają do Poborcy Podatkowego, skąd ktoś może je zabrać. Przy niskiej Cnocie płacisz mniej.
    .forms = podat*
term-apprentice = Pomocnik
    .text = Ma umiejętności i zdolność. Możesz mieć pięciu.
    .forms = pomocnik*|pomocnic*
term-skill = Umiejętność
    .text = Cieśla, kamieniarz lub kafelkarz. Do budowy potrzeba Pomocnika do każdej umiejętności z karty.
    .forms = umiejętnoś*
term-cathedral = Katedra
    .text = Pięć poziomów za 2, 4, 7, 12 i 20 punktów. Każdy kosztuje Zasoby i kartę Budynku i przynosi Nagrodę.
    .forms = katedr*
term-reset = Odświeżenie
    .text = Czarny Rynek się opróżnia: Robotnicy stamtąd idą do Więzienia, a kto ma ich tam najwięcej, bierze Dług.
    .forms = odśwież*
term-influence = Wpływ
    .text = Zastępuje Srebrniki, Złoto lub Marmur albo zapobiega stracie Cnoty. Kto ma go na koniec najwięcej, zdobywa 4 Złota.
    .forms = wpływ*
term-wonder = Cud
    .text = Budynek bez umiejętności. Kosztuje jeden rodzaj Zasobu, pomniejszony o Datki, oraz Wpływy i Podatek.
    .forms = cud|cudu|cudy|cudów|cudem|cudzie|cudom
term-princess = Księżniczka
    .text = U niej możesz oddać jeden Zasób za nagrodę wydrukowaną pod nim.
    .forms = księżnicz*
term-profiteer = Spekulant
    .text = U niego zdobywasz 1 Wpływ, ale przy odświeżeniu wszyscy stamtąd idą do Więzienia.
    .forms = spekulan*

# Pozycje, na których można wypróbować zasadę

example-group = Jeden twój Robotnik stoi już u Złotnika. Odwiedź jakieś miejsce i porównaj, ile daje.
example-guildhall = Masz to, co kosztuje pierwszy poziom Katedry. Umieść Robotnika w Domu Gildii i pracuj nad nią: co to daje?
example-apprentice = Twój Robotnik stoi w Warsztacie. Zatrudnij kogoś: ile kosztują kolumny i co daje zdolność?
