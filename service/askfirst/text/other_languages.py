"""Languages that may have no packs, so that their texts are known as such: by script, by frequent words, by letters.

Words that are as frequent in a language with packs, but not among those that tell it, are left out.
"""

import re

OTHERS = {
    "de": "am an auf bei bis bitte das dem den der die du ein eine einen für heute ich im ist kannst können mit "
    "morgen nach nicht oder schick sende sie und vom von wir zum zur",
    "fr": "au aux avec ce cette d' dans de demain des du envoie est et il je l' la le les merci ne nous ou par pas "
    "pour qu' que qui sur tu un une vous à",
    "es": "al cliente con de del el en envía es favor hoy la las lo los mañana me mi no nos o para pedido por que "
    "se su un una y",
    "pt": "a amanhã ao as cliente com da das de do dos e em envie favor hoje na no não o os ou para pedido por que "
    "se seu sua um uma é",
    "it": "acquista aggiorna aggiornare aggiungere aggiungi agli al alla alle allo anche ancora annulla annullare "
    "approva appuntamenti appuntamento apri aprile aprire archivia assegna assegnare attiva aumenta avvisa "
    "avvisare blocca buon buona buongiorno buono cambia cambiare cancella cancellare cancellate carica "
    "cartella che chi chiama chiamare chiudere chiudi ci cliente clienti compra con condividi conferma "
    "confermare consegna consegne contratti contratto controlla controllare copia cosa crea creare dagli dai "
    "dare degli dei del della delle dello devi di dicembre direzione disattiva dobbiamo documenti domani "
    "domenica dopo dove e elimina eliminare eliminate entro esporta euro facciamo fai fattura fatture favore "
    "febbraio fornitori gennaio giorni giorno giovedì giugno gli grazie i ieri il importa imposta inoltra "
    "inoltrare invia inviare inviate la le lo loro luglio lui lunedì magazzino maggio manda mandagli mandare "
    "martedì meno mercoledì mese messaggi messaggio mettere metti mi miei mio modifica modificare molto "
    "mostra mostrami nei nel nella noi non nostra nostre nostri nostro novembre nuova nuove nuovi nuovo o "
    "offerta oggi ogni ordine ordini ore organizza ottobre pagare per perché pianifica più potresti prenota "
    "prenotare preparare presto preventivi prezzi prezzo prima pubblica pubblicare puoi può quando quella "
    "quello questa queste questi questo rapporto relazione riavvia riavviare ricorda ricordami riduci rifiuta "
    "rimborsa rimborsare rimuovere rimuovi rispondere rispondi riunione riunioni sabato sblocca scarica "
    "sconti sconto scrivere scrivi settembre settimana si sono sospendi spedire spedisci spedizione sposta "
    "stampa stampare su sua subito sulla suo ti traduci trova tua tuo tutta tutte tutti tutto ufficio un una "
    "uno utenti vecchi vecchia vecchie vecchio vendi venerdì verifica vorrei è",
    "nl": "aan aanbieding afdrukken afspraak afspraken alle alles alsjeblieft alstublieft annuleer antwoord "
    "archiveer augustus beantwoord bedankt bel bellen bericht berichten bestanden bestel bestellen bestelling "
    "bestellingen betaal betalen beter bevestig bevestigen bij bijwerken blokkeer boek boeken contract "
    "controleer dag dagen dat de deel delen deze dinsdag dit documenten donderdag doorsturen download druk "
    "dus een elke en exporteer facturen factuur februari gebruiker gebruikers geef geen geven gisteren goed "
    "goede goedemorgen goedkeuren graag hallo herinner herinnering herstart het hoeveel hoi hun iedereen "
    "importeer in informeer is januari je jij jouw juli kamer kan kantoor keur klant klanten koop kopen "
    "kopieer korting kortingen kun kunnen kunt laat lever leverancier leveranciers levering maak maand "
    "maandag maar maart mag magazijn maken medewerker medewerkers meer met meteen mijn minder moet moeten "
    "mooie morgen naar nadat niet nieuw nieuwe nog of offertes om omdat onder ons onze ook op open opzeggen "
    "oud oude over plannen prijs prijzen print rapport reserveer reserveren schakel schrijf sinds sluit "
    "sluiten snel sturen stuur tegen terugbetalen toevoegen toewijzen toon tot tussen uit upload uur uw van "
    "vandaag veel verander vergadering vergaderingen vergoed verhoog verkoop verlaag verplaats verplaatsen "
    "verslag vertaal verwijder verwijderd verwijderen verzend verzenden verzet voeg voor voordat vrijdag waar "
    "waarom wanneer wat we week wie wij wijs wijzig wijzigen wil willen wis woensdag zaal zaterdag ze zeg zet "
    "zetten zien zij zijn zo zoek zondag zonder",
    "pl": "albo anulować anuluj bardzo biuro ceny cenę chcę cześć czwartek czy daj dać dla dlaczego dni do dobra "
    "dobre dobrą dodaj dokumenty dostarcz dostawa dostawca dostawcy dostawę dzień dzisiaj dzięki dziękuję "
    "dziś eksportuj faktur faktura faktury fakturę gdzie godzina godzinę i ich im jak jako jego jej jest "
    "jeszcze jutro każdego każdy kiedy klienci klient klienta klientom klientów konta kontakty konto kto kup "
    "lub magazyn magazynu miesiąc mnie mniej moja możemy możesz mu musisz mój na nam napisz nasz nasza nasze "
    "natychmiast nie niedziela nowe nowy nowych nową obniż od odblokuj oddaj odpowiedz odrzuć oferty ofertę "
    "opublikuj opłać oraz otwórz piątek plik pliki plików pobierz podnieś poinformuj pokaż poniedziałek "
    "ponownie potwierdź powiadom pracownik pracownikom pracowników proszę przed przekaż przenieś przesuń "
    "przetłumacz przez prześlij przygotuj przypisz przypomnij rabat raport raportu salę się skasuj skopiuj "
    "sobota spotkania spotkanie sprawdź sprzedaj stare stary starych stwórz szybko także tego tej temu ten "
    "też to trzeba twój tydzień tygodniu tylko tym udostępnij umowa umowy umowę uruchom ustaw usunąć usuń "
    "utwórz użytkownik użytkownika użytkowników wczoraj wiadomości wiadomość więcej wszystkich wszystkie "
    "wszystkim wszystko wtorek wydrukuj wyeksportuj wyłącz wyślij włącz za zablokuj zadzwoń zaktualizuj "
    "zamknij zamów zamówienia zamówienie zaplanuj zapłać zarchiwizuj zarezerwuj zatwierdź zawieś ze zmienić "
    "zmień zmniejsz znajdź zniżka zniżki zniżkę zorganizuj zrobić zrób zwiększ zwróć środa środę że",
    "sv": "alla allt användare användaren arkivera att augusti av avboka avslå avtal avtalet bara bekräfta beställ "
    "beställning beställningar beställningen betala blockera boka bort bra dag dagar dagen dela dem den det "
    "dokumentet du efter ett exportera faktura fakturan fakturor februari filen filer flytta fredag från för "
    "förbered före gamla gammal ge genast godkänn gör göra har hej henne hitta honom hur höj i idag igår "
    "imorgon importera innan inte januari juli kan klockan konto kontor kontoret kontot kontrakt kontrollera "
    "kopiera kund kunden kunder kunderna köp ladda lagret leverans leverantör leverantören leverantörer "
    "leverera lägg lördag mapp mappen mars med medarbetare meddela meddelande mellan mer mina mindre minska "
    "mitt mycket månad månaden måndag måste möte möten mötet ner ny nya nytt när och också offert oktober om "
    "onsdag ordna oss planera priser priset publicera på påminn rabatt radera raderar rapport rapporten ska "
    "skicka skickar skriv snart snälla som starta ställ stäng svara sälj sänk sätt söndag tack till tilldela "
    "tisdag torsdag uppdatera utan vad varför varje vecka veckan vi vidarebefordra vill vänligen vår våra "
    "vårt ändra ändring är återbetala öka öppna översätt",
    "da": "af aflys aftale aftalen afvis alle annuller arkiver at bekræft besked bestil bestilling betal bloker "
    "bruger brugere brugeren dag dage dem den deres det dokumentet du efter eksporter er et faktura fakturaen "
    "fakturaer februar filen filer find fjern flyt for forbered fra fredag før gamle gammel genstart giv god "
    "godkend godt går gør gøre har hej hende hent hvad hvem hver hvor hvordan hvorfor hæv i ikke importer "
    "inden januar jeres kan klokken konto kontoen kontor kontoret kontrakt kontrakten kopier kun kunde kunden "
    "kunder kunderne køb lageret lever leverandør leverandøren leverandører levering luk lørdag mandag mappen "
    "marts med medarbejdere meget mellem mere mindre morgen må måned måneden møde møder mødet nogle ny nye "
    "nyt når offentliggør og også om onsdag opdater ordre ordren ordrer os oversæt planlæg prisen priser på "
    "påmind rabat rapport rapporten refunder send sende skal skriv slet slette sluk snart som straks svar "
    "sælg sænk sæt søndag tak til tilbud tilbuddet tildel tilføj tirsdag tjek torsdag uden udgiv uge ugen "
    "underret venligst vi videresend vil vores åbn ændr ændre",
    "nb": "alle ansatte arkiver av avlys avtale avtalen avvis bekreft bestill bestille bestilling bestillingen "
    "betal blokker bruker brukere brukeren dag dager dem det dokumentet ei eksporter endre etter faktura "
    "fakturaen fakturaer filen filene filer finn fjern flytt forbered fra fredag før gamle gammel gi gjør "
    "gjøre god godkjenn godt går har hei henne hent hva hvem hver hvor hvordan hvorfor i ikke importer kan "
    "kanseller kjøp klokken kontoen kontor kontoret kontrakt kontrakten kopier kunde kunden kundene kunder "
    "lageret last legg lever leverandør leverandøren levering lukk lørdag mandag mappen med melding mellom "
    "mer mindre minn mitt mye må måned måneden møte møter møtet ned noen ny nye nytt når også om onsdag "
    "oppdater ordre ordren oss oversett planlegg prisen priser publiser på påminn rabatt rapporten refunder "
    "selg send sende senk sett sjekk skal skriv slett slette slå snart som stengt straks svar søndag takk "
    "tilbud tilbudet tildel tirsdag torsdag uke uken uten varsle vennligst vi videresend vil vår våre vårt "
    "åpen åpne øk",
    "cs": "ahoj aktualizuj archivuj brzy cenu ceny chci dej dejte dnes dny do dobrou dobrý dodavatel dodavateli "
    "dodávka dokumenty doruč díky děkuji exportuj faktura fakturu faktury hodin hodina ihned informuj je jen "
    "ještě jim jí kancelář každý kde kdo když která které který kup moje mu musíš méně měsíc můj na nabídka "
    "nabídku nabídky nahraj najdi napiš naplánuj nastav naše nebo neděle novou nové nový nám náš objednej "
    "objednávka objednávku objednávky od odblokuj odpověz odstraň odstraňte otevři pondělí poslat potvrď "
    "pozastav pošlete pošli pro prodej prosím proč publikuj pátek přelož přepošli přesuň přidej připomeň "
    "připrav přiřaď restartuj schval schůzka schůzku sdílej se sklad skladu sleva slevu slevy složka složku "
    "smazat smaž smažte smlouva smlouvu sniž sobota soubor soubory starou staré starý stáhni středa středu "
    "také to týden udělej ukaž uživatel uživatele velmi vrať vypni vytiskni vytvoř více včera vše všech "
    "všechno všechny všem za zablokuj zamítni zaplať zapni zarezervuj zavolej zavři zkontroluj zkopíruj změň "
    "zpráva zprávu zruš zrušte zveřejni zvyš zákazníci zákazník zákazníka zákazníkovi zákazníkům zítra úterý "
    "účet účtu účty čtvrtek že",
    "tr": "ara artır arşivle ay ayırt az azalt aç bana başlat belge belgeyi benim bildir bir bize bizim bu bugün "
    "bul bütün cevapla cuma cumartesi da daha de depo depoya değiştir dosya dosyaları dosyayı durdur dün edin "
    "ekle engelle eski fatura faturaları faturayı fiyat fiyatları fiyatı gibi gönder gönderin göster gün "
    "güncelle güzel hafta hatırlat hazırla hemen hepsini hesabı hesap iade ile ilet indir indirim indirimi "
    "iptal iyi için kadar kaldır kapat klasör kontrol kopyala kullanıcı kullanıcıları kullanıcıyı lütfen "
    "merhaba mesaj mi müşteri müşteriler müşterilere müşterileri müşteriye ne neden nerede ofis olan olarak "
    "oluştur ona onayla onlara paylaş pazar pazartesi perşembe planla rapor raporu reddet rezervasyon saat "
    "sadece salı satın senin sil silin sipariş siparişi siparişleri sonra sözleşme sözleşmeyi taşı tedarikçi "
    "tedarikçiye teklif teklifi teslim teslimat teşekkürler toplantı toplantıyı tüm tümünü ve yanıtla yap "
    "yarın yayınla yaz yazdır yeni yükle zaman çabuk çarşamba çevir çok öde önce şeyi",
    "fi": "alennuksen alennus anna asiakas asiakkaalle asiakkaan asiakkaat asiakkaille avaa ei eilen enemmän ennen "
    "estä etsi että hei heille heti hinnat hinta hintaa huomenna hyvitä hyvä hänelle hänen ilmoita jaa joka "
    "jos julkaise jälkeen kaikille kaikki kaikkien kansio kanssa keskiviikkona kirjoita kokouksen kokous "
    "kopioi kun kuukausi käynnistä käyttäjä käyttäjän lasku laskun laskut lataa lisää luo lähettäkää lähetä "
    "maanantai maanantaina maksa meidän meille mennessä minulle minun muistuta mutta muuta myy myös niin "
    "näytä ole oli osta perjantaina peru peruuta pian poista poistakaa päivitä päivä raportin raportti "
    "sammuta sekä sen siirrä sinun soita sopimuksen sopimus sulje suunnittele tai tarjouksen tarjous tarkista "
    "tiedosto tiedoston tiedostot tiistaina tilaa tilauksen tilaukset tilaus tili tilin toimisto toimita "
    "toimittaja toimitus torstaina tulosta tämä tänään uudelleen uuden uudet uusi vain valmistele vanha "
    "vanhat varaa varasto varastoon viesti viikko viikolla",
    "hu": "a adjon ajánlat ajánlatot az azonnal csak csökkentsd csütörtök dokumentum egy ellenőrizd előtt emeld "
    "emlékeztess erősítsd ez fel felhasználó felhasználót fizesd fiók fiókot foglalj fordítsd frissítsd fájl "
    "fájlokat fájlt hamarosan helyezd hogy holnap hozz hét hétfő hétfőn hívd hónap indítsd iroda jelentés "
    "jelentést jó jóvá kedd kedden kedvezmény kedvezményt kell keresd kevesebb ki kérem kérlek készítsd "
    "köszönöm közzé küldd küldje küldjük létre ma mappa meg megbeszélés megbeszélést megrendelés megrendelést "
    "minden mindenkinek mindent mondd mozgasd mutasd már másold még módosítsd nagyon nap nekem neki nekik "
    "nekünk nyisd nyomtasd oszd péntek pénteken raktár raktárba rendelj rendelés rendelést régi szerda "
    "szerződés szerződést szia szállítsd szállító szállítónak számla számlákat számlát tegnap tervezd tiltsd "
    "térítsd több töltsd törlés töröld törölje után vedd válaszolj zárd állítsd ár árak árakat árat "
    "értekezlet értesítsd és írd óra összes új újra ügyfelek ügyfeleknek ügyfelet ügyfél ügyfélnek üzenet",
    "ro": "această acest aceste actualizează adaugă ale amintește anulează anunță aprobă arată arhivează astăzi "
    "atribuie azi birou blochează bun bună ce cine client clientul clientului clienți clienților comanda "
    "comandă comenzi comenzile confirmă cont contractul contul conturile copiază creează crește cu cumpără "
    "curând când că dați depozit descarcă deschide dosar duminică după dă ei este exportă factura facturi "
    "facturile fișier fișiere fișierele foarte furnizor furnizorului găsește ieri imediat joi livrare "
    "livrează lor lui luni lună mai marți mesaj miercuri modifică mulțumesc mută mâine noastră noi nostru nou "
    "nouă nu numai ofertă oprește ora partajează pentru planifică plătește pregătește preț prețul prețuri "
    "publică rambursează raport raportul redirecționează reducere reduceri repornește respinge rezervă rog "
    "răspunde salut scade schimbă scrie sunt sună sâmbătă să săptămâna săptămână tipărește toate totul toți "
    "traduce trimite trimite-le trimiteți tuturor un unde utilizator utilizatorul veche vechi verifică vinde "
    "vineri vă zile ziua îi în înainte încarcă închide întâlnire întâlnirea și șterge ștergeți",
}
"""By BCP 47 code; those for which packs are loaded have words of their own."""

LETTERS = {
    "pl": "ąćęłńśźż", "sv": "å", "da": "æøå", "nb": "æøå", "cs": "čďěňřšťůž", "tr": "ğış", "hu": "őű", "ro": "ățșţ",
}  # fmt: skip
"""Their letters that no language with packs has, by the same codes."""


SCRIPTS = (
    ("ja", re.compile(r"[\u3041-\u30ff]")),
    ("ko", re.compile(r"[\uac00-\ud7af]")),
    ("ru", re.compile(r"[\u0400-\u04ff]")),
    ("el", re.compile(r"[\u0370-\u03ff]")),
    ("ar", re.compile(r"[\u0600-\u06ff]")),
    ("he", re.compile(r"[\u0590-\u05ff]")),
    ("th", re.compile(r"[\u0e00-\u0e7f]")),
    ("hi", re.compile(r"[\u0900-\u097f]")),
)
"""Scripts by the most widely spoken language that uses them."""
LATIN = re.compile(r"[A-Za-z\u00c0-\u024f]")
BEYOND = re.compile(r"[\u0370-\u1fff\u3041-\u30ff\uac00-\ud7af]")


def script_of(text: str) -> str:
    """The language of the script that most letters are in, where that is neither Latin nor Han; else empty."""
    if not BEYOND.search(text):
        return ""
    counts = {name: len(script.findall(text)) for name, script in SCRIPTS}
    best = max(counts, key=lambda name: counts[name])
    return best if counts[best] > 1 and counts[best] * 2 > len(LATIN.findall(text)) else ""
