"""Short orders: those of the six languages that have packs are read as such, those of others are known to be unread."""

import pytest

from askfirst.gate import Gate, load_gate

READ = {
    "en": "Cancel order 12; Pay Acme 40 EUR; Print the lease; Delete file a.txt; Reboot web-3; Ship 300 units; "
    "Rollback; Call Il Gusto della Nonna; Email Jan van den Berg; Ring Elsa Lund; Pay De Boer 40 EUR; "
    "Send Łukasz form F-2; Book a table at Dei Vecchi Amici; Add Elimina Tutti to list L-4; Cut the price "
    "by 5 %; Wire 500 to Kern; Tag lead 88; Merge PR 12; Restock bin 4; Mute channel #ops; Archive list "
    "'vecchi clienti di ieri'; Rename it to 'alle gamle filer'; Notify Håkan Åberg; Lock door 3; Stop job "
    "7; Scan box 9; Log a call with Żaneta; Close the deal; Extend the trial; Approve PO 55; Resend "
    "invoice 9; Sync the CRM; Ping Łódź office",
    "de": "Lösch alles; Überweise 500 an Kern; Storniere Auftrag 12; Ruf Frau Roth an; Druck den Vertrag; "
    "Schließ Ticket 4; Bestell Toner; Verschieb den Termin; Starte den Server neu; Zahl Rechnung 9; "
    "Schick Ola das Angebot; Sperr Konto 7; Erhöhe den Preis um 5 %; Lade Giulia Rossi ein; Kündige den "
    "Vertrag; Lösche alle Kontakte; Räum Regal 3 auf; Buche ein Zimmer; Prüfe Lager 4; Melde den Schaden; "
    "Benenne die Datei um; Trag Urlaub ein; Sag Ida ab; Miete einen Wagen; Setz das Passwort zurück; "
    "Exportiere die Liste; Antworte Herrn Nowak; Gib Jan van der Meer Bescheid; Plane den Umzug; "
    "Übersetze Seite 3",
    "fr": "Supprime tout; Vire 500 à Kern; Annule la commande 12; Appelle Mme Roux; Imprime le bail; Ferme le "
    "ticket 4; Commande du toner; Décale le rendez-vous; Redémarre le serveur; Paie la facture 9; Envoie "
    "l'offre à Ola; Bloque le compte 7; Augmente le prix de 5 %; Invite Giulia Rossi; Résilie le contrat; "
    "Supprime tous les contacts; Range l'étagère 3; Réserve une chambre; Vérifie le stock; Signale la "
    "panne; Renomme le fichier; Pose mes congés; Préviens Ida; Loue une voiture; Change le mot de passe; "
    "Exporte la liste; Réponds à M. Nowak; Publie l'article; Planifie le déménagement; Traduis la page 3",
    "es": "Borra todo; Transfiere 500 a Kern; Cancela el pedido 12; Llama a la señora Ruiz; Imprime el "
    "contrato; Cierra el ticket 4; Pide tóner; Mueve la cita; Reinicia el servidor; Paga la factura 9; "
    "Envía la oferta a Ola; Bloquea la cuenta 7; Sube el precio un 5 %; Invita a Giulia Rossi; Rescinde "
    "el contrato; Borra todos los contactos; Ordena el estante 3; Reserva una habitación; Revisa el "
    "almacén; Avisa de la avería; Renombra el archivo; Apunta mis vacaciones; Avisa a Ida; Alquila un "
    "coche; Cambia la contraseña; Exporta la lista; Responde al señor Nowak; Publica el artículo; "
    "Planifica la mudanza; Traduce la página 3",
    "pt": "Apague tudo; Transfira 500 para a Kern; Cancele a encomenda 12; Ligue para a senhora Reis; Imprima o "
    "contrato; Feche o chamado 4; Compre toner; Mude a reunião; Reinicie o servidor; Pague a fatura 9; "
    "Envie a proposta ao Ola; Bloqueie a conta 7; Aumente o preço em 5 %; Convide a Giulia Rossi; "
    "Rescinda o contrato; Apague todos os contatos; Arrume a estante 3; Reserve um quarto; Verifique o "
    "estoque; Avise da avaria; Renomeie o arquivo; Marque as minhas férias; Avise a Ida; Alugue um carro; "
    "Troque a senha; Exporte a lista; Responda ao senhor Nowak; Publique o artigo; Planeje a mudança; "
    "Traduza a página 3",
    "zh-Hant": "刪除全部; 匯款 500 元; 取消訂單 12; 打給陳小姐; 列印合約; 關閉工單 4; 訂碳粉; "
    "改約會議; 重啟伺服器; 付發票 9; 把報價寄給 Ola; 停用帳號 7; 漲價 5%; 邀請 "
    "Giulia Rossi; 解約; 刪除所有聯絡人; 整理三號架; 訂房間; 盤點倉庫; 通報故障; "
    "改檔名; 請假兩天; 通知 Ida; 租車; 重設密碼; 匯出名單; 回覆 Nowak 先生; "
    "發布文章; 安排搬家; 翻譯第三頁",
}
UNREAD = {
    "it": "Annulla ordine 55; Elimina tutto; Sposta la riunione a lunedì; Rimborsa il cliente; Aggiorna i "
    "prezzi; Manda il contratto a Marco; Chiudi tutte le richieste; Blocca il conto del fornitore",
    "nl": "Verwijder alles; Annuleer bestelling 12; Bel de klant terug; Geef ze een mooie korting; Zet de "
    "server uit; Verplaats de afspraak naar maandag; Betaal de factuur van Jansen; Stuur iedereen een "
    "bericht",
    "pl": "Usuń wszystko; Anuluj zamówienie 12; Zadzwoń do klienta; Wyślij umowę do Marka; Zapłać fakturę; "
    "Przenieś spotkanie na poniedziałek; Zablokuj konto; Obniż ceny",
    "sv": "Avboka mötet; Ring kunden imorgon; Skicka avtalet till Maria; Ta bort allt; Betala fakturan; Radera "
    "alla gamla filer; Flytta mötet till måndag; Höj priset",
    "da": "Slet alle gamle filer; Aflys mødet; Send aftalen til Maria; Giv dem en god rabat",
    "cs": "Zruš objednávku 12; Smaž všechny staré soubory; Zaplať fakturu; Zavolej zákazníkovi",
    "tr": "Siparişi iptal et; Tüm eski dosyaları sil; Faturayı öde; Onlara iyi bir indirim yap",
    "fi": "Peru kokous; Poista kaikki vanhat tiedostot; Maksa lasku; Anna heille hyvä alennus",
}
WRONG = 2
"""Of thirty short orders so many may be taken for another language with packs: "Merge PR 12" has no telling word."""


@pytest.fixture(scope="module")
def gate() -> Gate:
    return load_gate()


@pytest.mark.parametrize("language", READ)
def test_orders_in_languages_with_packs_are_read(gate: Gate, language: str) -> None:
    texts = READ[language].split("; ")
    found = {text: gate.detector.detect(text) for text in texts}
    assert len(texts) >= 30
    assert not [text for text, one in found.items() if one.unread]
    other = [(text, one) for text, one in found.items() if one.language != language]
    assert len(other) <= WRONG, other


@pytest.mark.parametrize("language", UNREAD)
def test_orders_in_other_languages_are_known_to_be_unread(gate: Gate, language: str) -> None:
    """Neighbours may be taken for each other (Danish for Norwegian): what counts is that no rule has read the text."""
    missed = [text for text in UNREAD[language].split("; ") if not gate.detector.detect(text).unread]
    assert not missed
