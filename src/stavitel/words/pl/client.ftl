# Słowa samego klienta w przeglądarce.

home = Do poczekalni
site = Strona
close = Zamknij
cancel = Anuluj
save = Zapisz
yes = tak
no = nie
table = Stół
side = Dziennik i rozmowa
board = Plansza
board-scroll = Plansza { $name }, można przewijać
hand = Twoja ręka
nothing-here = Pod tym adresem nic nie ma.
about = O Stavitelu
about-what = Stavitel to miejsce, w którym gra się w wielkie gry o budowaniu z przyjaciółmi, przeciw botom i samotnie; pilnuje zasad i je wyjaśnia.
credits = Podziękowania
credits-icons = Ikony:
credits-fonts = Pismo:
credits-games = Gry należą do swoich autorów i wydawców. Obrazy i słowa są tu nasze własne.
credits-line = Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0

hero = Dosiądź się. Jest miasto do zbudowania.
hero-line = Wielkie gry planszowe dla przyjaciół w przeglądarce: zasad pilnujemy za ciebie, każde „nie” mówi dlaczego, a puste krzesła zajmują boty.
your-name = Twoje imię
name-example = Anna
come-in = Wejdź
guest-line = Konto nie jest potrzebne. Do gry wystarczy imię.
my-tables = Moje stoły
new-game = Graj
open-tables = Otwarte stoły
no-open-tables = Teraz żaden stół nie jest otwarty. Otwórz go albo wyślij przyjacielowi odnośnik.
finished-tables = Zakończone gry
facts-bots = boty
facts-solo = solo
state-your-turn = Twoja kolej
state-gathering = zbieramy się
state-join = dosiądź się
state-full = komplet
state-playing = gra trwa
state-watch = oglądaj
state-over = koniec
your-turn = Twoja kolej

account = Ty
account-is = Zalogowane konto: { $name }.
account-why = Konto nie jest konieczne: trzyma twoje stoły razem na wszystkich urządzeniach.
account-name = Konto
password = Hasło
log-in = Zaloguj się
log-out = Wyloguj się
register = Załóż konto

settings = Ustawienia
language = Język
theme = Wygląd
theme-auto = jak w systemie
theme-light = jasny
theme-dark = ciemny
theme-contrast = wysoki kontrast
speed = Ruchy
speed-off = od razu
speed-brisk = żwawo
speed-unhurried = bez pośpiechu
setting-confirm = Potwierdzaj każdą odpowiedź
setting-coach = Objaśniaj każde pytanie, które jest dla mnie nowe
setting-sound = Dźwięki
setting-push = Daj znać, gdy moja kolej, także przy zamkniętej stronie
push-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.

who-plays = Kto gra
seat-count = Liczba miejsc
wish-me = Ja ({ $name })
wish-open = Wolne: każdy z odnośnikiem
wish-bot = Bot: { $level }
level-beginner = początkujący
level-casual = niedzielny gracz
level-skilled = wprawny gracz
level-expert = mistrz
level-random = figlarny
level-greedy = zapalczywy
level-search = przebiegły
level-beginner-hint = widzi dobre ruchy, ale często wybiera inny
level-casual-hint = gra rozsądnie, czasem się myli
level-skilled-hint = patrzy trochę naprzód
level-expert-hint = patrzy daleko naprzód; myśli około sekundy
level-random-hint = cokolwiek, na co pozwalają zasady
level-greedy-hint = zawsze to, co od razu daje najwięcej
solo-hint = Grasz przeciw przeciwnikowi opisanemu w zasadach.
how-to-play = Jak gracie
pace = Tempo
pace-live = na żywo
pace-live-hint = Wszyscy są teraz przy stole.
pace-days = przez dni
pace-days-hint = Odpowiadasz, gdy masz czas; damy ci znać, gdy twoja kolej.
undo-policy = Cofanie
policy-consent = wolne, dalej za zgodą
policy-consent-hint = Wolno, dopóki nie wejdzie los, coś ukrytego albo inny gracz; potem pytamy pozostałych.
policy-free-only = tylko wolne
policy-free-only-hint = Wolno, dopóki nie wejdzie los, coś ukrytego albo inny gracz; potem już nie.
policy-never = nigdy
policy-never-hint = Co zagrane, to zagrane.
listed = Pokaż stół w poczekalni
options-of = { $title }: warianty
options-changed = { $n ->
    [one] { $n } zmiana
    [few] { $n } zmiany
    [many] { $n } zmian
   *[other] { $n } zmiany
}
options-same = Pozostałe opcje jak zwykle ({ $n })
open-table = Otwórz stół
start-now = Zacznij grę

waiting-for = { $n ->
    [one] Czekamy jeszcze na jednego gracza
    [few] Czekamy jeszcze na { $n } graczy
    [many] Czekamy jeszcze na { $n } graczy
   *[other] Czekamy jeszcze na { $n } gracza
}
all-here = Wszyscy są
send-link = Wyślij przyjaciołom ten odnośnik:
link = Odnośnik
copy = Kopiuj
copied = Skopiowano
sit-down = Dosiądź się
sit-here = Usiądź tutaj
get-up = Odejdź od stołu
start = Zacznij grę
start-hint = Gra zacznie się, gdy wszystkie miejsca będą zajęte; na wolnych możesz posadzić boty.
host-starts = Grę zaczyna gospodarz.
change = Zmień…
change-seat = Zmień miejsce { $n }
new-link = Nowy odnośnik zamiast zgubionego
is-here = obecny
is-away = nieobecny
commitment = Zapieczętowane ziarno
people-here = Przy stole
watchers = { $n ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $n } osoby.
    [many] Ogląda { $n } osób.
   *[other] Ogląda { $n } osoby.
}
opening = Chwileczkę…
no-table = Nie ma takiego stołu
no-seat = Ten odnośnik nie otwiera żadnego miejsca
link-lost = Połączenie przerwane; próbujemy znowu…
you-watch = Oglądasz.

places = Miejsca na stole
place-lit = (tu można wybierać)
seats = Gracze
seat-number = Miejsce { $n }
seat-opponent = Przeciwnik
seat-bot = bot
bot-name = Bot { $name }
seat-open = wolne
seat-me = ty
seat-host = gospodarz
panel-of = Gracz { $name }
panel-you = (ty)
panel-asked = na ruchu
panel-fold = Zwiń: { $name }
panel-unfold = Rozwiń: { $name }

card-face-down = Karta zakryta: { $back }
card-cost = koszt { $n }
card-tapped = użyta
reconstructed-long = Pewna wartość na tej karcie jest odtworzona: nie znaleźliśmy dla niej źródła. Jeśli masz tę grę, możesz ją poprawić w pliku z treścią.
reconstructed-count = Nasza rekonstrukcja: { $n } z { $all } kart i pól tej gry.
reconstructed-list = Które?
reconstructed-title = Co jest odtworzone
reconstructed-why = Dla tych wartości nie znaleźliśmy źródła: wydrukowane mogą być inne. Wszystkie pozostałe wartości są wydrukowane w grze. Jeśli ją masz, porównaj je, wpisz właściwe wartości do tego pliku i graj z nim (--content).
reconstructed-file = Plik do poprawienia
back-card = karta

zoom = Powiększenie
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Dopasuj do ekranu

prompt = Pytanie
prompt-waiting = Czekamy: { $names }.
prompt-asked = „{ $text }”
prompt-nothing = Teraz o nic nie pytamy.
prompt-exactly = wybrano { $chosen } z { $n }
prompt-between = wybrano { $chosen }, można od { $least } do { $most }
prompt-more = { $n ->
    [one] Jeszcze jedna na stole…
    [few] Jeszcze { $n } na stole…
    [many] Jeszcze { $n } na stole…
   *[other] Jeszcze { $n } na stole…
}
prompt-list = Wybierz na stole albo wypisz odpowiedzi ({ $n })
prompt-refused = Dlaczego nie? ({ $n })
show-lit = Pokaż
not-possible = teraz niemożliwe, powie dlaczego
# More of something of which more is worse: a debt.
effect-burden = { $effect }, obciążenie
# Of several alike things that lie together.
chosen-of = wybrano { $n } z { $all }
skip-to-prompt = Przejdź do odpowiedzi
step-back = Wstecz
undo = Cofnij
undo-free = Cofnij ostatnią odpowiedź
undo-consent = Poproś innych o cofnięcie ostatniej odpowiedzi
undo-no = Nie ma czego cofać
undo-asked = { $name } chce cofnąć ruch.
undo-waits = { $name } chce cofnąć ruch; czekamy: { $others }.
agree = Zgadzam się
refuse = Nie zgadzam się
restart-turn = Tura od nowa
confirm = Potwierdź
confirm-some = { $n ->
    [0] Potwierdź: nic
   *[other] Potwierdź: { $n }
}
standing = Nie w tej kolejce
standing-hint = { $answer } – teraz i za każdym razem do twojej następnej tury
standing-ahead = Odmów z góry, do twojej następnej tury
standing-list = Twoje odpowiedzi dane z góry
standing-until-my-turn = – odmawiasz do swojej tury
standing-until-round = – odpowiedź na tę rundę
standing-until-game = – odmawiasz przez całą grę
standing-round = { $answer }, w tej rundzie
standing-round-hint = { $answer } – teraz i za każdym razem, gdy to pytanie padnie w tej rundzie
standing-always = Przez całą grę
standing-stop = Cofnij tę odpowiedź
my-seats = Moje miejsca

text-view = Stół jako tekst
rules = Zasady
rules-search = Szukaj w zasadach
rules-none = Żadna zasada nie ma tych słów.
rules-missing = Nie ma tu zasad tej gry.
rules-in-english = Te zasady są na razie tylko po angielsku.
rules-table = Tabela w zasadach
rule-open = Zasada { $rule }
log = Dziennik
log-empty = Nic się jeszcze nie stało.
chat = Rozmowa
chat-unread = { $n ->
    [one] Rozmowa: jeden nowy wiersz
    [few] Rozmowa: { $n } nowe wiersze
    [many] Rozmowa: { $n } nowych wierszy
   *[other] Rozmowa: { $n } nowego wiersza
}
chat-say = Powiedz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-watcher = ogląda

game-over = Gra skończona.
to-result = Do wyniku
wins = Wygrywa { $name }
share-win = Wspólne zwycięstwo: { $names }
rematch = Rewanż
to-rematch = Do rewanżu
look-at-table = Obejrzyj stół
record = Pobierz zapis
verify = Sprawdź
verified = Prawda: z zapieczętowanego ziarna i odpowiedzi wychodzi właśnie ta gra.
not-verified = Nieprawda:
scores = Punkty
total = Razem
rank = Miejsce
tie-breaks = Przy remisie
score-over-time = Punkty w czasie
chart-label = Punkty w czasie; na końcu { $scores }
replay = Odtwarzanie
replay-back = Krok wstecz
replay-on = Krok dalej
replay-slider = Chwila gry
play = Odtwórz
pause = Wstrzymaj
seen-by = Oczami
seen-by-all = wszystkich

keys = Klawisze
key-tab = następna rzecz do wyboru
key-arrows = do najbliższej karty lub miejsca
key-enter = wybierz; potwierdź
key-digits = odpowiedź o tym numerze
key-esc = krok wstecz, potem cofnij
key-go = do pierwszej podświetlonej rzeczy na stole
key-undo = cofnij
key-text = stół jako tekst
key-log = dziennik
key-chat = rozmowa
key-rules = zasady
key-help = te klawisze

edge-lit = Przejdź do tego, co można tam wybrać
tab-display = Ekspozycje
tab-mine = Moje
tab-rivals = Inni
text-view-short = Tekst
me-bar = Co masz
hand-more = Pokaż całe karty
hand-less = Pokaż mniej kart
score-is = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
score-partly = na razie { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}, reszta jest ukryta
log-all = Wszystko
log-less = Mniej
caption = Co się właśnie stało
caption-next = Dalej
caption-skip = Do teraźniejszości
since-turn = Od twojej ostatniej tury
since-show = Pokaż
undo-was-agreed = Pozostali się zgodzili: twój ruch cofnięto.
undo-was-refused = Twój ruch zostaje: nie wszyscy zgodzili się go cofnąć.
rematch-waits = Rewanż jest otwarty.
rematch-asked = { $name } chce rewanżu.
rematch-agree = Zagraj ponownie
rematch-decline = Nie, dziękuję
rematch-agreed = { $n ->
    [one] { $names } gra ponownie.
    [few] { $names } grają ponownie.
   *[many] { $names } grają ponownie.
}
rematch-declined = Tym razem nie: { $names }.
rematch-all = Wszyscy grają ponownie.
invited = Zapraszamy do gry { $title }. Podaj imię i usiądź.

coach = Trener
coach-off = Bez dalszych objaśnień
coach-off-hint = Czapka poniżej przywraca objaśnienia.
coach-explain = O czym się tu decyduje?

lesson = Lekcja
lesson-do = { $answer }
lesson-over = To cała lekcja. Dograj tę grę, jak chcesz; o wszystkim, co nowe, jeszcze coś powiemy.
lesson-play-on = Gram dalej
lesson-new = Stół ze znajomymi
learn-line = Pierwszy raz? Ucz się, grając
learn-what = Prawdziwa gra przeciw botom: przez 15 do 30 minut słyszysz, co jest teraz ważne i co możesz zrobić; potem grasz już bez pomocy.
learn-begin = Zacznij
overview = Przegląd
overview-of = { $title }: przegląd
overview-goal = Jak się wygrywa
overview-turn = Tura
overview-end = Koniec
overview-mistakes = Pięć błędów początkujących
glossary = Słowa tej gry
print-sheet = Wydrukuj tę kartkę
minutes-each = { $n ->
    [one] Około { $n } minuty na gracza.
    [few] Około { $n } minut na gracza.
    [many] Około { $n } minut na gracza.
   *[other] Około { $n } minuty na gracza.
}
minutes-short = { $n }′ na gracza
minutes-all = { $n ->
    [one] Z ludźmi około { $n } minuty.
    [few] Z ludźmi około { $n } minut.
    [many] Z ludźmi około { $n } minut.
   *[other] Z ludźmi około { $n } minuty.
}
presets = Gotowe stoły
hint = Co zrobiłby bot?
hint-thinking = Bot myśli …
hint-answer = Bot wybrałby: { $answer }
hint-win = wygrana
hint-points = punkty
hint-longer = Myśl dłużej
hint-considered = szansa { $chance } %, około { $points } pkt
analysis = Analiza
analysis-start = Przeanalizuj tę grę
analysis-mode = Oceniaj
analysis-known = według wiedzy graczy
analysis-open = z odkrytymi kartami
analysis-running = Badany jest ruch { $done } z { $length } …
analysis-failed = Analiza się zatrzymała. Można zacząć ją od nowa.
analysis-chances = Szansa na wygraną w czasie
analysis-turning = Punkty zwrotne
analysis-every = Wszystkie decyzje ({ $count })
analysis-move = Ruch { $at }
analysis-cost = strata { $cost } %
analysis-chosen = wybrane
analysis-best = najlepsze
analysis-learn = Ucz się na błędach
analysis-no-mistakes = Żadna decyzja nie kosztowała wiele.
analysis-try = Spróbuj najdroższych jeszcze raz ({ $count })
analysis-again = Ruch { $at }, pokazany poniżej. Co teraz?
analysis-give = Odpowiedz
analysis-right = Nic lepszego nie znaleziono.
analysis-good = Prawie tak dobre jak najlepsze.
analysis-wrong = Inna odpowiedź obiecuje o { $cost } % więcej.
analysis-then = W grze było: { $answer }
analysis-next = Następna
advice-allowed = Każdy może spytać bota: „Co byś zrobił?”
curtain = Teraz miejsce { $n }
curtain-line = Podaj ekran dalej. Nikt inny nie patrzy, dopóki nie powiesz, że to ty.
curtain-mine = To ja (miejsce { $n })
curtain-off = Bez kurtyny przy tym stole
example = Spróbuj:
example-you = Gracz 1 (ty)
example-done = To wszystko; teraz grałby ktoś inny.
example-again = Jeszcze raz
rules-chapters = Rozdziały
invitation = { $name } zaprasza do stołu: { $title }, liczba graczy { $seats }.
invitation-learn = Nie znasz jej? Wszystko wyjaśni się w trakcie gry.
share = Udostępnij …
qr = Link jako obrazek dla telefonu
copy-invitation = Skopiuj zaproszenie
address-near = Ten adres otworzy tylko ten komputer. Aby zaprosić innych, uruchom serwer z --host 0.0.0.0 i otwórz go tu pod nazwą lub numerem tego komputera w sieci.
clock = Zegar
clock-none = bez zegara
clock-short = 10 minut, po każdej turze 20 sekund więcej
clock-long = 30 minut, po każdej turze 1 minuta więcej
clock-day = 2 dni, po każdej turze 12 godzin więcej
clock-week = 7 dni, po każdej turze 1 dzień więcej
clock-hint = Biegnie tylko temu, kto jest pytany.
clock-then = Gdy czas minie
clock-then-bot = gra bot, aż gracz wróci
clock-then-lose = miejsce przejmuje bot
clock-nights = W nocy, od 23 do 7, zegar stoi
clock-days = { $days } d { $hours } h
clock-call = Grać dalej bez gracza { $name }
clock-back = Już jestem
clock-stands-in = Za gracza { $name } gra bot
access = Kto może patrzeć i rozmawiać
access-all = wszyscy
access-invited = gracze i zaproszeni
access-seated = tylko gracze
rated = Gra rankingowa: wynik liczy się do rankingu graczy; kto odejdzie, jest ostatni
notices = Wiadomości o twojej turze
notices-hint = Są wysyłane, gdy twoja kolej, a nie patrzysz.
notice-kind = Rodzaj
notice-kind-browser = Ta lub inna przeglądarka
notice-kind-webhook = Webhook (podpisany)
notice-kind-discord = Discord
notice-kind-slack = Slack
notice-kind-ntfy = ntfy
notice-kind-mail = Poczta
notice-address = Adres
notice-add = Dodaj
notice-remove = Usuń
notice-try = Sprawdź
notice-secret = Wiadomości są podpisane kluczem { $secret }; widać go tylko teraz.
notice-tried = Próba została wysłana.
notice-failed = Próba nie dotarła. { $why }
notice-code = Kod z poczty
notice-send-code = Wyślij mi kod
quiet-hours = Godziny ciszy
quiet-from = Cisza od
quiet-to = Cisza do
account-more = Statystyka, hasło, dane
statistics = Twoje gry
stat-games = Gier
stat-wins = Wygranych
stat-rating = Ranking
stat-against = Przeciwnik: { $name }
password-old = Obecne hasło
password-new = Nowe hasło
password-change = Zmień hasło
password-changed = Hasło zmieniono.
sessions = Gdzie jesteś zalogowany
session-here = tutaj
export-me = Wszystkie moje dane
forget-me = Usuń mnie
forget-sure = Tak, usuń mnie na zawsze
forget-hint = Twoje gry zostaną, lecz bez imienia; dalej grają za ciebie boty. Jeśli masz konto, podaj najpierw obecne hasło.
record-upload = Otwórz zapis
record-upload-hint = Gra zapisana w pliku: obejrzyj ją ruch po ruchu, wyślij pozycję, graj od niej dalej.
record-move = Ruch { $at } z { $length }
record-share = Kopiuj odnośnik do tej pozycji
record-play-bots = Graj dalej z botami
record-play-friends = Graj dalej z przyjaciółmi
record-open = Udostępnij lub graj dalej od ruchu
clock-own = własny zegar
clock-bank-live = Minut na początek
clock-increment-live = Minut więcej po każdej turze
clock-cap-live = Najwyżej minut
clock-bank-days = Godzin na początek
clock-increment-days = Godzin więcej po każdej turze
clock-cap-days = Najwyżej godzin
clock-level = Który bot gra
clock-agreed = { $bank }, po każdej turze { $increment } więcej, najwyżej { $cap }
clock-night-hours = od { $from } do { $to } stoi
seat-asked = { $name } prosi o miejsce gracza { $other }, którego nie ma. Miejsce zostanie oddane, jeśli wszyscy się zgodzą.
seat-agreed = Wszyscy się zgadzają: miejsce gracza { $name } można teraz oddać w oknie „Przy stole”.
said-new-link = ma nowy link do miejsca { $seat }; stary niczego już nie otwiera
said-asks-seat = prosi o miejsce { $seat }, którego gracza nie ma; wszyscy pozostali muszą się zgodzić
said-agrees = zgadza się oddać miejsce { $seat }
said-made-open = zwalnia miejsce { $seat }
said-made-bot = sadza bota na miejscu { $seat }
said-sits-down = siedzi teraz na miejscu { $seat }
said-asks-rematch = chce rewanżu
said-agrees-rematch = gra ponownie
said-declines-rematch = nie chce rewanżu
seat-block = Nigdy więcej nie grać z graczem { $name }
seat-blocked = { $name } nie usiądzie już przy twoich stołach.
blocked = Z kim nie grasz
unblock = Znów grać razem
silence-table = Żadnych wiadomości o tym stole
watch-link = Link do oglądania i rozmowy
watch-invited = Oglądaj stół
become-host = Zostań gospodarzem
close-table = Zamknij stół
close-table-sure = Tak, zamknij dla wszystkich
report = Zgłoś coś
report-text = Co jest nie tak przy tym stole?
report-about = Zgłoś gracza { $name }
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Przeczyta to opiekun serwera.
password-forgotten = Nie pamiętam hasła
reset-sent = Jeśli konto ma adres e-mail, link do nowego hasła jest w drodze.
ranking = Najlepsi w grze { $title }
record-seat = Grasz jako
record-level = Boty

# What the server refuses, by the code of its error; what has no words here is told in the server's own.

trouble-account-taken = Konto o tej nazwie już istnieje.
trouble-already-host = Jesteś już gospodarzem.
trouble-already-seated = Przy tym stole masz już miejsce.
trouble-already-started = Gra już się zaczęła.
trouble-blocked = Ktoś przy tym stole nie chce z Tobą grać.
trouble-cannot-close = Stół może zamknąć tylko gospodarz i tylko przed początkiem gry.
trouble-cannot-undo = Nie ma niczego, co można cofnąć.
trouble-crowded = Przy tym stole jest zbyt wielu widzów; spróbuj później.
trouble-csrf = To żądanie nie przyszło ze strony tego serwera; wczytaj stronę ponownie.
trouble-failed = Coś poszło tu nie tak; zostało to zapisane.
trouble-has-account = Masz już konto.
trouble-muted = Przez chwilę nie możesz się tu odzywać.
trouble-needs-consent = Pozostali przy stole muszą się zgodzić; zostali zapytani.
trouble-no-hints = Przy tym stole wszyscy grają bez podpowiedzi.
trouble-no-idea = Żaden bot nie zna odpowiedzi; spróbuj ponownie.
trouble-no-seat = To miejsce jest zajęte albo żadne nie jest wolne.
trouble-no-such-page = Pod tym adresem nic nie ma.
trouble-no-such-table = Nie ma takiego stołu.
trouble-not-absent = Kto tam siedzi, jest obecny; tylko on może oddać miejsce.
trouble-not-on-offer = Tego nie było w ofercie.
trouble-not-over = Gra jeszcze się nie skończyła.
trouble-not-seated = Nie siedzisz przy tym stole.
trouble-not-started = Gra jeszcze się nie zaczęła.
trouble-not-stored = Odpowiedzi nie udało się zapisać; nic się nie zmieniło.
trouble-not-waited-for = Nikt nie czeka na to miejsce.
trouble-not-your-seat = To nie Twoje miejsce.
trouble-open-seats = Zanim zaczniesz, obsadź wolne miejsca, choćby botami.
trouble-rules-error = Reguły tu zawiodły; stół jest taki jak przedtem.
trouble-sat-elsewhere = W tej grze znasz już karty innego miejsca.
trouble-store-away = Baza danych nie odpowiada; spróbuj za chwilę.
trouble-too-many = Zbyt wiele odpowiedzi zostało już pozostawionych.
trouble-unsure = Baza danych nie mówi, czy ma Twoją odpowiedź; zajrzyj za chwilę.
trouble-who-are-you = Najpierw powiedz, kim jesteś: wybierz imię albo się zaloguj.
trouble-wrong-code = To nie jest kod, który został wysłany.
trouble-mail-failed = Nie udało się wysłać wiadomości; czy adres jest poprawny?
trouble-bad-target = Tego adresu nie można użyć: musi zaczynać się od https://, być dostępny z internetu i należeć do wybranej usługi.
trouble-no-mail = Ten serwer nie wysyła poczty albo nie zna jeszcze twojego adresu.
trouble-no-such-link = Ten odnośnik jest już zużyty, zbyt stary albo donikąd nie prowadzi.
trouble-no-such-record = Nie ma takiego zapisu.
trouble-nobody-there = Nikt tam nie siedzi.
trouble-not-host = To może zrobić tylko gospodarz stołu.
trouble-not-invited = To jest dla grających przy tym stole i tych, których zaproszą.
trouble-still-time = Na to jeszcze za wcześnie: ta osoba ma jeszcze czas albo była tu przed chwilą.
trouble-table-over = Ta gra już się skończyła.
trouble-too-fast = To było zbyt często; poczekaj chwilę.
trouble-too-many-records = Masz tu już tyle zapisów, ile przechowuje się dla jednej osoby.
trouble-wrong-password = Imię lub hasło jest nieprawidłowe.
