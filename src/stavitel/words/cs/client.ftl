# Slova samotného klienta v prohlížeči.

home = Do předsálí
site = Stránka
close = Zavřít
cancel = Zrušit
save = Uložit
yes = ano
no = ne
table = Stůl
side = Záznam a hovor
board = Plán
board-scroll = Plán { $name }, lze posouvat
hand = Vaše ruka
nothing-here = Na této adrese nic není.
about = O Staviteli
about-what = Stavitel je místo, kde se hrají velké budovatelské hry s přáteli, proti botům i o samotě; pravidla hlídá a vysvětluje.
credits = Poděkování
credits-icons = Ikony:
credits-fonts = Písmo:
credits-games = Hry patří svým autorům a vydavatelům. Obrázky a texty zde jsou naše vlastní.
credits-line = Ikony: Lorc, Delapouite a další, game-icons.net, CC BY 3.0

hero = Přisedněte. Čeká nás stavba města.
hero-line = Velké deskové hry pro přátele přímo v prohlížeči: pravidla se hlídají sama, každé „ne“ řekne proč a prázdné židle obsadí boti.
your-name = Vaše jméno
name-example = Anna
come-in = Vstoupit
guest-line = Účet není potřeba. Ke hře stačí jméno.
my-tables = Moje stoly
new-game = Hrát
open-tables = Otevřené stoly
no-open-tables = Teď není otevřený žádný stůl. Otevřete jej, nebo pošlete odkaz příteli.
finished-tables = Dohrané hry
facts-bots = boti
facts-solo = sólo
state-your-turn = Jste na tahu
state-gathering = scházíme se
state-join = přisednout
state-full = plno
state-playing = hraje se
state-watch = dívat se
state-over = dohráno
your-turn = Jste na tahu

account = Vy
account-is = Přihlášený účet: { $name }.
account-why = Účet je nepovinný: drží vaše stoly pohromadě na všech zařízeních.
account-name = Účet
password = Heslo
log-in = Přihlásit se
log-out = Odhlásit se
register = Založit účet

settings = Nastavení
language = Jazyk
theme = Vzhled
theme-auto = podle systému
theme-light = světlý
theme-dark = tmavý
theme-contrast = vysoký kontrast
speed = Pohyby
speed-off = hned
speed-brisk = svižně
speed-unhurried = beze spěchu
setting-confirm = Potvrzovat každou odpověď
setting-coach = Vysvětlit každou otázku, která je pro mě nová
setting-sound = Zvuky
setting-push = Dát vědět, že jsem na tahu, i když je stránka zavřená
push-refused = Prohlížeč této stránce oznámení nedovolí.

who-plays = Kdo hraje
seat-count = Počet míst
wish-me = Já ({ $name })
wish-open = Volné: kdokoli s odkazem
wish-bot = Bot: { $level }
level-beginner = začátečník
level-casual = příležitostný hráč
level-skilled = zkušený hráč
level-expert = mistr
level-random = hravý
level-greedy = dychtivý
level-search = prohnaný
level-beginner-hint = dobré tahy vidí, ale často zvolí jiný
level-casual-hint = hraje rozumně, občas se splete
level-skilled-hint = dívá se kousek dopředu
level-expert-hint = dívá se daleko dopředu; přemýšlí asi vteřinu
level-random-hint = cokoli, co pravidla dovolí
level-greedy-hint = vždy to, co hned přinese nejvíc
solo-hint = Hrajete proti soupeři popsanému v pravidlech.
how-to-play = Jak hrajete
pace = Tempo
pace-live = naživo
pace-live-hint = Všichni jsou teď u stolu.
pace-days = po dny
pace-days-hint = Odpovíte, až budete mít čas; dáme vám vědět, že jste na tahu.
undo-policy = Vracení tahů
policy-consent = volně, jinak se souhlasem
policy-consent-hint = Volně, dokud nepřijde náhoda, něco skrytého nebo jiný hráč; potom se ptáme ostatních.
policy-free-only = jen volně
policy-free-only-hint = Volně, dokud nepřijde náhoda, něco skrytého nebo jiný hráč; potom už ne.
policy-never = nikdy
policy-never-hint = Co je odehráno, platí.
listed = Ukázat stůl v předsálí
options-of = { $title }: varianty
options-changed = { $n ->
    [one] { $n } změna
    [few] { $n } změny
    [many] { $n } změny
   *[other] { $n } změn
}
options-same = Ostatní volby jako obvykle ({ $n })
open-table = Otevřít stůl
start-now = Začít hru

waiting-for = { $n ->
    [one] Čekáme ještě na jednoho hráče
    [few] Čekáme ještě na { $n } hráče
    [many] Čekáme ještě na { $n } hráče
   *[other] Čekáme ještě na { $n } hráčů
}
all-here = Všichni jsou tady
send-link = Pošlete přátelům tento odkaz:
link = Odkaz
copy = Kopírovat
copied = Zkopírováno
sit-down = Přisednout
sit-here = Sednout si sem
get-up = Odejít od stolu
start = Začít hru
start-hint = Hra začne, až budou všechna místa obsazená; na volná můžete posadit boty.
host-starts = Hru začne hostitel.
change = Změnit…
change-seat = Změnit místo { $n }
new-link = Nový odkaz místo ztraceného
is-here = přítomen
is-away = nepřítomen
commitment = Zapečetěné semínko
people-here = U stolu
watchers = { $n ->
    [one] Dívá se jeden člověk.
    [few] Dívají se { $n } lidé.
    [many] Dívá se { $n } lidí.
   *[other] Dívá se { $n } lidí.
}
opening = Okamžik…
no-table = Takový stůl není
no-seat = Tento odkaz neotvírá žádné místo
link-lost = Spojení je přerušené; zkoušíme znovu…
you-watch = Díváte se.

places = Místa na stole
place-lit = (zde lze vybírat)
seats = Hráči
seat-number = Místo { $n }
seat-opponent = Soupeř
seat-bot = bot
bot-name = Bot { $name }
seat-open = volné
seat-me = vy
seat-host = hostitel
panel-of = Hráč { $name }
panel-you = (vy)
panel-asked = na tahu
panel-fold = Sbalit: { $name }
panel-unfold = Rozbalit: { $name }

card-face-down = Karta lícem dolů: { $back }
card-cost = cena { $n }
card-tapped = použitá
reconstructed-long = Některá hodnota na této kartě je rekonstruovaná: nenašli jsme pro ni pramen. Pokud hru máte, můžete ji opravit v souboru s obsahem.
reconstructed-count = Naše rekonstrukce: { $n } z { $all } karet a polí této hry.
reconstructed-list = Které?
reconstructed-title = Co je rekonstruované
reconstructed-why = Pro tyto hodnoty jsme nenašli pramen: vytištěné mohou být jiné. Všechny ostatní hodnoty jsou vytištěné ve hře. Pokud ji máte, porovnejte je prosím, napište správné hodnoty do tohoto souboru a hrajte s ním (--content).
reconstructed-file = Soubor k opravě
back-card = karta

zoom = Přiblížení
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Přizpůsobit obrazovce

prompt = Otázka
prompt-waiting = Čeká se: { $names }.
prompt-asked = „{ $text }“
prompt-nothing = Teď se nikoho na nic neptáme.
prompt-exactly = vybráno { $chosen } z { $n }
prompt-between = vybráno { $chosen }, lze { $least } až { $most }
prompt-more = { $n ->
    [one] Ještě jedna na stole…
    [few] Ještě { $n } na stole…
    [many] Ještě { $n } na stole…
   *[other] Ještě { $n } na stole…
}
prompt-list = Vyberte na stole, nebo vypište odpovědi ({ $n })
prompt-refused = Proč ne? ({ $n })
show-lit = Ukázat
not-possible = teď to nejde, řekne proč
# More of something of which more is worse: a debt.
effect-burden = { $effect }, přítěž
# Of several alike things that lie together.
chosen-of = vybráno { $n } z { $all }
skip-to-prompt = Přejít k odpovědím
step-back = Zpět
undo = Vrátit
undo-free = Vzít zpět poslední odpověď
undo-consent = Požádat ostatní o vrácení poslední odpovědi
undo-no = Není co vracet
undo-asked = { $name } by chtěl(a) vzít tah zpět.
undo-waits = { $name } by chtěl(a) vzít tah zpět; čeká se: { $others }.
agree = Souhlasím
refuse = Nesouhlasím
restart-turn = Tah znovu
confirm = Potvrdit
confirm-some = { $n ->
    [0] Potvrdit: nic
   *[other] Potvrdit: { $n }
}
standing = V tomto kole už ne
standing-hint = { $answer } – teď a pokaždé, než na vás přijde tah
standing-ahead = Odmítnout předem, až do vašeho dalšího tahu
standing-list = Vaše odpovědi dané předem
standing-until-my-turn = – odmítáte až do svého tahu
standing-until-round = – odpověď platí pro toto kolo
standing-until-game = – odmítáte po celou hru
standing-round = { $answer }, v tomto kole
standing-round-hint = { $answer } – teď i pokaždé, když na to v tomto kole znovu dojde
standing-always = Po celou hru
standing-stop = Vzít tuto odpověď zpět
my-seats = Moje místa

text-view = Stůl jako text
rules = Pravidla
rules-search = Hledat v pravidlech
rules-none = Tato slova v žádném pravidle nejsou.
rules-missing = Pravidla této hry tu nejsou.
rules-in-english = Tato pravidla jsou zatím jen anglicky.
rules-table = Tabulka v pravidlech
rule-open = Pravidlo { $rule }
log = Záznam
log-empty = Zatím se nic nestalo.
chat = Hovor
chat-unread = { $n ->
    [one] Hovor: jeden nový řádek
    [few] Hovor: { $n } nové řádky
    [many] Hovor: { $n } nového řádku
   *[other] Hovor: { $n } nových řádků
}
chat-say = Řekněte něco
chat-send = Poslat
chat-empty = Nikdo zatím nic neřekl.
chat-watcher = dívá se

game-over = Hra skončila.
to-result = K výsledku
wins = Vítězí { $name }
share-win = O vítězství se dělí: { $names }
rematch = Odveta
to-rematch = K odvetě
look-at-table = Podívat se na stůl
record = Stáhnout záznam
verify = Ověřit
verified = Pravda: ze zapečetěného semínka a odpovědí vzejde právě tato hra.
not-verified = Není pravda:
scores = Body
total = Celkem
rank = Pořadí
tie-breaks = Při rovnosti
score-over-time = Body v čase
chart-label = Body v čase; na konci { $scores }
replay = Přehrání
replay-back = O krok zpět
replay-on = O krok dál
replay-slider = Okamžik hry
play = Přehrát
pause = Pozastavit
seen-by = Očima
seen-by-all = všech

keys = Klávesy
key-tab = další věc, kterou lze vybrat
key-arrows = k nejbližší kartě nebo místu
key-enter = vybrat; potvrdit
key-digits = odpověď s tímto číslem
key-esc = o krok zpět, potom vrátit
key-go = k první rozsvícené věci na stole
key-undo = vrátit
key-text = stůl jako text
key-log = záznam
key-chat = hovor
key-rules = pravidla
key-help = tyto klávesy

edge-lit = Přejít k tomu, co tam lze zvolit
tab-display = Nabídky
tab-mine = Moje
tab-rivals = Ostatní
text-view-short = Text
me-bar = Co máte
hand-more = Ukázat celé karty
hand-less = Ukázat z karet méně
score-is = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
score-partly = zatím { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}, další jsou skryté
log-all = Vše
log-less = Méně
caption = Co se právě stalo
caption-next = Další
caption-skip = Do přítomnosti
since-turn = Od vašeho posledního tahu
since-show = Ukázat
undo-was-agreed = Ostatní souhlasili: váš tah je vzat zpět.
undo-was-refused = Váš tah platí: s vrácením nesouhlasili všichni.
rematch-waits = Odveta je otevřena.
rematch-asked = { $name } chce odvetu.
rematch-agree = Hrát znovu
rematch-decline = Ne, díky
rematch-agreed = { $n ->
    [one] { $names } hraje znovu.
    [few] { $names } hrají znovu.
   *[other] { $names } hrají znovu.
}
rematch-declined = Tentokrát ne: { $names }.
rematch-all = Všichni hrají znovu.
invited = Jste zváni ke hře { $title }. Řekněte své jméno a posaďte se.

coach = Rádce
coach-off = Už nevysvětlovat
coach-off-hint = Čapka dole vysvětlení vrátí.
coach-explain = O čem se tu rozhoduje?

lesson = Lekce
lesson-do = { $answer }
lesson-over = To byla celá lekce. Hru dohrajte, jak chcete; ke všemu novému vám ještě něco řekneme.
lesson-play-on = Hrát dál
lesson-new = Stůl s přáteli
learn-line = Poprvé? Učte se hrou
learn-what = Skutečná hra proti botům: 15 až 30 minut slyšíte, na čem teď záleží a co můžete udělat; pak už hrajete sami.
learn-begin = Začít
overview = Přehled
overview-of = { $title }: přehled
overview-goal = Jak se vyhrává
overview-turn = Tah
overview-end = Konec
overview-mistakes = Pět chyb začátečníků
glossary = Slova této hry
print-sheet = Vytisknout tento list
minutes-each = { $n ->
    [one] Asi { $n } minuta na hráče.
    [few] Asi { $n } minuty na hráče.
    [many] Asi { $n } minuty na hráče.
   *[other] Asi { $n } minut na hráče.
}
minutes-short = { $n }′ na hráče
minutes-all = { $n ->
    [one] S lidmi asi { $n } minuta.
    [few] S lidmi asi { $n } minuty.
    [many] S lidmi asi { $n } minuty.
   *[other] S lidmi asi { $n } minut.
}
presets = Připravené stoly
hint = Co by udělal bot?
hint-thinking = Bot přemýšlí …
hint-answer = Bot by zvolil: { $answer }
hint-win = výhra
hint-points = body
hint-longer = Přemýšlet déle
hint-considered = šance { $chance } %, asi { $points } b.
analysis = Rozbor
analysis-start = Rozebrat tuto hru
analysis-mode = Posuzovat
analysis-known = podle toho, co kdo věděl
analysis-open = s odkrytými kartami
analysis-running = Zkoumá se tah { $done } z { $length } …
analysis-failed = Rozbor se zastavil. Lze ho spustit znovu.
analysis-chances = Šance na výhru v čase
analysis-turning = Zlomové okamžiky
analysis-every = Všechna rozhodnutí ({ $count })
analysis-move = Tah { $at }
analysis-cost = ztráta { $cost } %
analysis-chosen = zvoleno
analysis-best = nejlepší
analysis-learn = Poučit se z chyb
analysis-no-mistakes = Žádné rozhodnutí nestálo mnoho.
analysis-try = Zkusit znovu ta nejdražší ({ $count })
analysis-again = Tah { $at }, zobrazen níže. Co teď?
analysis-give = Odpovědět
analysis-right = Nic lepšího se nenašlo.
analysis-good = Téměř tak dobré jako nejlepší.
analysis-wrong = Jiná odpověď slibuje o { $cost } % víc.
analysis-then = Ve hře to bylo: { $answer }
analysis-next = Další
advice-allowed = Každý se smí zeptat bota: „Co bys udělal?“
curtain = Na řadě je místo { $n }
curtain-line = Předejte obrazovku dál. Nikdo jiný se nedívá, dokud neřeknete, že jste to vy.
curtain-mine = To jsem já (místo { $n })
curtain-off = U tohoto stolu bez opony
example = Zkuste to:
example-you = Hráč 1 (vy)
example-done = To je celé; teď by hrál někdo jiný.
example-again = Ještě jednou
rules-chapters = Kapitoly
invitation = { $name } vás zve ke stolu: { $title }, počet hráčů { $seats }.
invitation-learn = Neznáte ji? Vše se vysvětlí při hře.
share = Sdílet …
qr = Odkaz jako obrázek pro telefon
copy-invitation = Zkopírovat pozvánku
address-near = Tuto adresu otevře jen tento počítač. Chcete-li pozvat další, spusťte server s --host 0.0.0.0 a otevřete ho zde podle jména nebo čísla počítače v síti.
clock = Hodiny
clock-none = bez hodin
clock-short = 10 minut, za každý tah 20 sekund navíc
clock-long = 30 minut, za každý tah 1 minuta navíc
clock-day = 2 dny, za každý tah 12 hodin navíc
clock-week = 7 dní, za každý tah 1 den navíc
clock-hint = Běží jen tomu, kdo je na tahu.
clock-then = Když čas vyprší
clock-then-bot = hraje bot, dokud se nevrátí
clock-then-lose = místo převezme bot
clock-nights = V noci od 23 do 7 hodin hodiny stojí
clock-days = { $days } d { $hours } h
clock-call = Pokračovat bez hráče { $name }
clock-back = Jsem zpět
clock-stands-in = Za hráče { $name } hraje bot
access = Kdo se smí dívat a mluvit
access-all = všichni
access-invited = hráči a koho pozvou
access-seated = jen hráči
rated = Hodnocená hra: výsledek se počítá do hodnocení hráčů; kdo odejde, je poslední
notices = Zprávy, že jste na tahu
notices-hint = Posílají se, když jste na tahu a nedíváte se.
notice-kind = Druh
notice-kind-browser = Tento nebo jiný prohlížeč
notice-kind-webhook = Webhook (podepsaný)
notice-kind-discord = Discord
notice-kind-slack = Slack
notice-kind-ntfy = ntfy
notice-kind-mail = Pošta
notice-address = Adresa
notice-add = Přidat
notice-remove = Odebrat
notice-try = Vyzkoušet
notice-secret = Zprávy jsou podepsané klíčem { $secret }; zobrazí se jen teď.
notice-tried = Zkouška je odeslána.
notice-failed = Zkouška nedošla. { $why }
notice-code = Kód z pošty
notice-send-code = Poslat kód
quiet-hours = Hodiny klidu
quiet-from = Klid od
quiet-to = Klid do
account-more = Statistika, heslo, údaje
statistics = Vaše hry
stat-games = Her
stat-wins = Výher
stat-rating = Hodnocení
stat-against = Proti: { $name }
password-old = Současné heslo
password-new = Nové heslo
password-change = Změnit heslo
password-changed = Heslo je změněno.
sessions = Kde jste přihlášeni
session-here = zde
export-me = Všechny mé údaje
forget-me = Smazat mě
forget-sure = Ano, smazat mě natrvalo
forget-hint = Vaše hry zůstanou, ale beze jména; dál za vás hrají boti. Máte-li účet, zadejte nejprve současné heslo.
record-upload = Otevřít záznam
record-upload-hint = Hra uložená do souboru: projděte si ji tah po tahu, pošlete odkaz na pozici, hrajte od ní dál.
record-move = Tah { $at } z { $length }
record-share = Kopírovat odkaz na tuto pozici
record-play-bots = Hrát dál proti botům
record-play-friends = Hrát dál s přáteli
record-open = Sdílet nebo hrát dál od některého tahu
clock-own = vlastní hodiny
clock-bank-live = Minut na začátek
clock-increment-live = Minut navíc za každý tah
clock-cap-live = Nejvýše minut
clock-bank-days = Hodin na začátek
clock-increment-days = Hodin navíc za každý tah
clock-cap-days = Nejvýše hodin
clock-level = Který bot hraje
clock-agreed = { $bank }, za každý tah { $increment } navíc, nejvýše { $cap }
clock-night-hours = od { $from } do { $to } stojí
seat-asked = { $name } žádá o místo hráče { $other }, který tu není. Místo se předá, když budou souhlasit všichni.
seat-agreed = Všichni souhlasí: místo hráče { $name } teď můžete předat v nabídce „U stolu“.
said-new-link = má nový odkaz na místo { $seat }; starý už nic neotevře
said-asks-seat = žádá o místo { $seat }, jehož hráč tu není; všichni ostatní musí souhlasit
said-agrees = souhlasí s předáním místa { $seat }
said-made-open = uvolňuje místo { $seat }
said-made-bot = posazuje na místo { $seat } bota
said-sits-down = teď sedí na místě { $seat }
said-asks-rematch = chce odvetu
said-agrees-rematch = hraje znovu
said-declines-rematch = odvetu nechce
seat-block = Už nikdy nehrát s hráčem { $name }
seat-blocked = { $name } si k vašim stolům už nesedne.
blocked = S kým nehrajete
unblock = Zase spolu hrát
silence-table = Žádné zprávy o tomto stole
watch-link = Odkaz ke sledování a rozhovoru
watch-invited = Sledovat stůl
become-host = Stát se hostitelem
close-table = Zrušit stůl
close-table-sure = Ano, zrušit pro všechny
report = Něco nahlásit
report-text = Co je u tohoto stolu špatně?
report-about = Nahlásit hráče { $name }
report-send = Odeslat hlášení
report-sent = Děkujeme. Přečte si to správce serveru.
password-forgotten = Zapomenuté heslo
reset-sent = Pokud má účet e-mailovou adresu, odkaz na nové heslo je na cestě.
ranking = Nejlepší ve hře { $title }
record-seat = Hrajete za
record-level = Boti

# What the server refuses, by the code of its error; what has no words here is told in the server's own.

trouble-account-taken = Účet toho jména už existuje.
trouble-already-host = Hostitelem už jste.
trouble-already-seated = U tohoto stolu už sedíte.
trouble-already-started = Hra už začala.
trouble-blocked = Někdo u tohoto stolu s vámi nechce hrát.
trouble-cannot-close = Stůl může zavřít jen hostitel, a jen než hra začne.
trouble-cannot-undo = Není nic, co byste mohli vzít zpět.
trouble-crowded = U tohoto stolu přihlíží příliš mnoho lidí; zkuste to později.
trouble-csrf = Požadavek nepřišel ze stránky tohoto serveru; načtěte stránku znovu.
trouble-failed = Něco se tu pokazilo; je to zaznamenáno.
trouble-has-account = Účet už máte.
trouble-muted = Chvíli tu nemůžete mluvit.
trouble-needs-consent = Ostatní u stolu musí souhlasit; byli požádáni.
trouble-no-hints = U tohoto stolu hrají všichni bez rad.
trouble-no-idea = Žádný bot na to nemá odpověď; zkuste to znovu.
trouble-no-seat = To místo je obsazené, nebo žádné není volné.
trouble-no-such-page = Na této adrese nic není.
trouble-no-such-table = Takový stůl tu není.
trouble-not-absent = Kdo tam sedí, je tady; místo může uvolnit jen on.
trouble-not-on-offer = To nebylo v nabídce.
trouble-not-over = Hra ještě neskončila.
trouble-not-seated = U tohoto stolu nesedíte.
trouble-not-started = Hra ještě nezačala.
trouble-not-stored = Odpověď se nepodařilo uložit; nic se nezměnilo.
trouble-not-waited-for = Na to místo nikdo nečeká.
trouble-not-your-seat = To místo není vaše.
trouble-open-seats = Než začnete, obsaďte volná místa, třeba boty.
trouble-rules-error = Pravidla tu selhala; stůl je, jaký byl předtím.
trouble-sat-elsewhere = V této hře jste už viděli karty jiného místa.
trouble-store-away = Databáze neodpovídá; zkuste to za chvíli.
trouble-too-many = Odpovědí předem už jste nechali příliš mnoho.
trouble-unsure = Databáze neříká, zda má vaši odpověď; podívejte se za chvíli.
trouble-who-are-you = Nejdřív řekněte, kdo jste: zvolte jméno, nebo se přihlaste.
trouble-wrong-code = To není kód, který byl poslán.
trouble-mail-failed = E-mail se nepodařilo odeslat; je adresa správně?
trouble-bad-target = Tuto adresu nelze použít: musí začínat https://, být dostupná z internetu a patřit zvolené službě.
trouble-no-mail = Tento server neposílá poštu, nebo ještě nezná vaši adresu.
trouble-no-such-link = Tento odkaz už byl použit, je příliš starý, nebo nikam nevede.
trouble-no-such-record = Takový záznam tu není.
trouble-nobody-there = Nikdo tam nesedí.
trouble-not-host = To může jen hostitel stolu.
trouble-not-invited = Sem smějí jen hráči tohoto stolu a koho pozvou.
trouble-still-time = Na to je ještě brzy: ten, na koho se čeká, má ještě čas, nebo tu před chvílí byl.
trouble-table-over = Tato hra už skončila.
trouble-too-fast = To bylo příliš často; chvíli počkejte.
trouble-too-many-records = Máte tu už tolik záznamů, kolik se jich pro jednoho člověka uchovává.
trouble-wrong-password = Jméno nebo heslo není správné.
