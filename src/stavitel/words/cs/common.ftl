# Texty, které nepatří žádné hře: místa u stolu, prosté odpovědi, klienti.

seat-name = Hráč { $number }
seat-you = Hráč { $number } (vy)
seat-bot = { $bot } { $number }
seat-opponent = Soupeř

word-yes = Ano
word-no = Ne
word-none = nic
word-number = { $n }
word-seat = { $who }
word-hidden = skryto

tell-content = U tohoto stolu se hraje s opravenými hodnotami karet: { $file }
tell-undoes = { $who }: tah se bere zpět
tell-changes = { $who }: { $changes }
change-more = { $what } +{ $n }
change-less = { $what } −{ $n }
why-strands = Zbytek by pak nešlo provést

ask-choose-effect = Vyberte jedno
ask-use-effect = Použít?
effect-then = { $a }, pak { $b }
effect-or = { $a } nebo { $b }
effect-may = můžete: { $a }

client-welcome = { $title }. Hrajete v textových řádcích.
client-help-hint = Odpovídejte číslem nebo klíčem. Nápovědu vypíše ?.
client-help =
    číslo nebo klíč: odpověď na otázku; více odpovědí oddělte mezerou
    u zpět, h rada, w co není dovoleno a proč, o možnosti znovu
    t stůl, log vše, co se stalo, scores průběžné body
    l jazyk (l en, l cs, l pl), s uložit (s SOUBOR), q uložit a odejít
client-help-keys =
    1–9         vybrat možnost číslem; je-li jich víc než devět, pište dál nebo stiskněte Enter
    ↑ ↓ Enter   procházet možnosti a vybrat
    mezerník, d kde jich lze vybrat více: označit, a hotovo
    myš         klepněte na rozsvícenou věc na stole nebo na řádek; klepnutí na kartu řekne, co dělá
    u           zpět            h   rada od bota
    w           ukázat či skrýt, co není dovoleno a proč
    r           pravidla; na nedovoleném řádku pravidlo, o které jde
    t           stůl jako obrázek, nebo jako text
    PgUp PgDn   posunout stůl
    l           jazyk           s   uložit
    n           po konci: nová hra
    q           uložit a odejít
client-turn = { $who }: jste na řadě.
client-choose-some = Vyberte { $least } až { $most }, pak Enter.
client-chosen = Vyberte { $least } až { $most }; vybráno: { $chosen }
client-refused-count = { $count ->
    [one] Jedna věc není dovolena; proč, řekne w.
    [few] { $count } věci nejsou dovoleny; proč, řekne w.
   *[other] { $count } věcí není dovoleno; proč, řekne w.
}
client-nothing-refused = Nic tu není zakázáno.
client-undone = Vzato zpět.
client-nothing-to-undo = Není co vzít zpět.
client-hint = Bot by vybral: { $answer }
client-saved = Uloženo: { $path }
client-active = na tahu
client-thinking = Ostatní přemýšlejí…
client-done = Hotovo
client-game-over = Konec hry
client-total = Celkem
client-rank = Pořadí
client-close = Esc zavře
client-no-rules = Pravidla tu nejsou.
client-reconstructed = Některá hodnota této karty je naše rekonstrukce; opravit ji může soubor s obsahem.
client-over = Hra skončila po { $count ->
    [one] { $count } odpovědi
    [few] { $count } odpovědích
   *[other] { $count } odpovědích
}.
client-unfinished = Hra stojí po { $count ->
    [one] { $count } odpovědi
    [few] { $count } odpovědích
   *[other] { $count } odpovědích
}.
client-key-undo = zpět
client-key-hint = rada
client-key-why = proč ne
client-key-rules = pravidla
client-key-text = text
client-key-language = jazyk
client-key-save = uložit
client-key-help = nápověda
client-key-quit = odejít
