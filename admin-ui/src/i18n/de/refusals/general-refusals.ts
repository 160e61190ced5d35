export const generalRefusals = {
  'date.ends_before_start': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'field.not_decimal':
    '„%{label}“ muss eine Zahl über 0 und höchstens %{max} mit höchstens zwei Nachkommastellen sein.',
  'field.required': '„%{label}“ ist ein Pflichtfeld.',
  'field.too_long': '„%{label}“ darf höchstens %{max} Zeichen lang sein.',
  'field.too_many_marks':
    '„%{label}“ enthält mehr als %{max} Akzente oder andere Zeichen hintereinander.',
  'field.turned':
    '„%{label}“ enthält unsichtbare Zeichen, die die Schreibrichtung umkehren. Geben Sie den Text ohne sie neu ein.',
  'field.not_storable': '„%{label}“ enthält Zeichen, die nicht gespeichert werden können.',
  'field.not_phone': '„%{label}“ muss eine Telefonnummer sein, etwa +49 30 1234567.',
  'field.not_text': '„%{label}“ muss ein Text sein.',
  'field.not_choice': '„%{label}“ muss einer dieser Werte sein: %{choices}.',
  'field.not_flag': '„%{label}“ muss wahr oder falsch sein.',
  'field.not_count': '„%{label}“ muss eine ganze Zahl sein.',
  'field.not_count_between': '„%{label}“ muss eine ganze Zahl von %{min} bis %{max} sein.',
  'field.not_id': '„%{label}“ muss eine Kennung sein.',
  'field.not_ids': '„%{label}“ muss eine Liste von höchstens %{max} Kennungen sein.',
  'field.not_origin': '„%{label}“ muss eine Adresse ohne Pfad wie https://hr.company.example sein.',
  'field.not_object': '„%{label}“ muss ein Objekt sein.',
  'field.not_email': '„%{label}“ muss eine E-Mail-Adresse sein.',
  'amount.malformed':
    '„%{label}“ muss ein Betrag von 0 bis 1.000.000.000,00 mit höchstens zwei Nachkommastellen sein.',
  'amount.not_whole': 'Beträge in %{currency} haben keine Nachkommastellen.',
  'email.malformed': '„%{label}“ muss eine E-Mail-Adresse wie name@firma.de sein.',
  'date.malformed': '„%{label}“ muss ein Datum wie %{example} sein.',
  'date.too_early': '„%{label}“ darf nicht vor dem %{earliest} liegen.',
  'date.too_late': '„%{label}“ darf nicht nach dem %{latest} liegen.',
  'date.in_future': '„%{label}“ darf nicht in der Zukunft liegen.',
  'list.search_too_long': 'Bitte suchen Sie nach höchstens %{words} Wörtern und %{length} Zeichen.',
  'request.not_found': 'Diese Adresse gibt es nicht.',
  'request.too_slow': 'Die Anfrage kam zu langsam an.',
  'request.too_large': 'Diese Anfrage ist zu groß.',
  'request.conflict': 'Das widerspricht vorhandenen Daten.',
  'request.reference_conflict':
    'Andere Daten hängen noch davon ab, oder der Datensatz, auf den es sich bezieht, existiert nicht mehr.',
  'form.too_large': 'Das Formular enthält zu viele Daten.',
  'form.incomplete': 'Das Formular kam nicht vollständig an.',
  'form.others_under_way':
    'Ihre anderen Dateien werden noch hochgeladen oder gelesen. Bitte versuchen Sie es gleich noch einmal.',
  'idempotency.reused': 'Dieser Idempotency-Key wurde bereits für eine andere Anfrage verwendet.',
  'idempotency.not_repeatable':
    'Diese Anfrage wurde bereits ausgeführt; ihre Antwort kann nicht noch einmal angezeigt werden.',
  'server.error': 'Auf dem Server ist ein Fehler aufgetreten.',
  'server.busy': 'Das System ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'server.database_away':
    'Das System ist ausgelastet, oder seine Datenbank ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};
