# Teksty, które nie należą do żadnej gry: miejsca przy stole, proste odpowiedzi, klienci.

seat-name = Gracz { $number }
seat-you = Gracz { $number } (ty)
seat-bot = { $bot } { $number }
seat-opponent = Przeciwnik

word-yes = Tak
word-no = Nie
word-none = nic
word-number = { $n }
word-seat = { $who }
word-hidden = zakryte

tell-content = Przy tym stole gra się z poprawionymi wartościami kart: { $file }
tell-undoes = { $who }: ruch zostaje cofnięty
tell-changes = { $who }: { $changes }
change-more = { $what } +{ $n }
change-less = { $what } −{ $n }
why-strands = Reszty nie dałoby się potem wykonać

ask-choose-effect = Wybierz jedno
ask-use-effect = Użyć?
effect-then = { $a }, potem { $b }
effect-or = { $a } lub { $b }
effect-may = możesz: { $a }

client-welcome = { $title }. Grasz w wierszach tekstu.
client-help-hint = Odpowiadaj numerem lub kluczem. Pomoc: ?.
client-help =
    numer lub klucz: odpowiedź na pytanie; kilka oddziel spacjami
    u cofnij, h podpowiedź, w co jest niedozwolone i dlaczego, o możliwości jeszcze raz
    t stół, log wszystko, co się stało, scores bieżące punkty
    l język (l en, l cs, l pl), s zapisz (s PLIK), q zapisz i wyjdź
client-help-keys =
    1–9         wybierz możliwość numerem; gdy jest ich więcej niż dziewięć, pisz dalej lub naciśnij Enter
    ↑ ↓ Enter   przechodź po możliwościach i wybierz
    spacja, d   gdzie można wybrać kilka: zaznacz, i gotowe
    mysz        kliknij podświetloną rzecz na stole lub wiersz listy; kliknięcie karty mówi, co robi
    u           cofnij          h   podpowiedź bota
    w           pokaż lub ukryj, co jest niedozwolone i dlaczego
    r           zasady; na niedozwolonym wierszu zasada, o którą chodzi
    t           stół jako obraz lub jako tekst
    PgUp PgDn   przesuń stół
    l           język           s   zapisz
    n           po końcu: nowa gra
    q           zapisz i wyjdź
client-turn = { $who }: twoja kolej.
client-choose-some = Wybierz od { $least } do { $most }, potem Enter.
client-chosen = Wybierz od { $least } do { $most }; wybrano: { $chosen }
client-refused-count = { $count ->
    [one] Jedna rzecz jest niedozwolona; w mówi dlaczego.
    [few] { $count } rzeczy są niedozwolone; w mówi dlaczego.
   *[other] { $count } rzeczy jest niedozwolonych; w mówi dlaczego.
}
client-nothing-refused = Nic tu nie jest zabronione.
client-undone = Cofnięto.
client-nothing-to-undo = Nie ma czego cofać.
client-hint = Bot wybrałby: { $answer }
client-saved = Zapisano: { $path }
client-active = przy ruchu
client-thinking = Pozostali myślą…
client-done = Gotowe
client-game-over = Koniec gry
client-total = Razem
client-rank = Miejsce
client-close = Esc zamyka
client-no-rules = Zasad tu nie ma.
client-reconstructed = Jakaś wartość tej karty jest naszą rekonstrukcją; poprawi ją plik z zawartością.
client-over = Gra skończyła się po { $count ->
    [one] { $count } odpowiedzi
    [few] { $count } odpowiedziach
   *[other] { $count } odpowiedziach
}.
client-unfinished = Gra stoi po { $count ->
    [one] { $count } odpowiedzi
    [few] { $count } odpowiedziach
   *[other] { $count } odpowiedziach
}.
client-key-undo = cofnij
client-key-hint = podpowiedź
client-key-why = czemu nie
client-key-rules = zasady
client-key-text = tekst
client-key-language = język
client-key-save = zapisz
client-key-help = pomoc
client-key-quit = wyjdź
