export const importRefusals = {
  'import.not_found': 'Diesen Import gibt es nicht.',
  'import.reading': 'Die Datei wird noch gelesen.',
  'import.uploaded': 'Die Datei muss zuerst geprüft werden.',
  'import.checking': 'Die Datei wird geprüft.',
  'import.checked': 'Die Datei wurde geprüft, aber noch nicht importiert.',
  'import.applying': 'Der Import läuft.',
  'import.applied': 'Diese Datei wurde bereits importiert.',
  'import.undoing': 'Der Import wird rückgängig gemacht.',
  'import.undone': 'Dieser Import wurde rückgängig gemacht.',
  'import.nothing_changes': 'Diese Datei enthält nichts Neues und keine Änderungen.',
  'import.balances_open':
    'Wählen Sie, was die Salden der Datei bedeuten: den gesamten Rest oder einen Übertrag.',
  'import.not_removable': 'Nur eine Datei, die nicht importiert wurde, kann entfernt werden.',
  'import.changed_meanwhile':
    'Der Status dieser Datei hat sich gerade geändert. Bitte versuchen Sie es erneut.',
  'import.stale':
    'Seit der Prüfung der Datei haben sich Daten geändert. Es wurde nichts gespeichert; bitte prüfen Sie sie noch einmal.',
  'import.changed_since':
    '%{count} Datensatz wurde seitdem geändert, deshalb kann dieser Import nicht rückgängig gemacht werden. |||| %{count} Datensätze wurden seitdem geändert, deshalb kann dieser Import nicht rückgängig gemacht werden.',
  'import.undo_conflict':
    'Eine frühere E-Mail-Adresse oder Personalnummer wird jetzt von jemand anderem verwendet, oder eine frühere Abteilung oder vorgesetzte Person gibt es nicht mehr. Es wurde nichts rückgängig gemacht.',
  'import.busy':
    'Es fanden zu viele andere Änderungen statt. Es wurde nichts gespeichert; bitte versuchen Sie es erneut.',
  'import.interrupted': 'Der Server wurde mehrmals unterbrochen. Es wurde nichts gespeichert.',
  'import.failed': 'Ein Fehler ist aufgetreten. Es wurde nichts gespeichert.',
  'import.admin_dismissed':
    'Der Admin, der dies gestartet hat, wurde abgemeldet oder ist kein Admin mehr. Es wurde nichts gespeichert.',
  'import.checked_again':
    'Die Datei wurde inzwischen noch einmal geprüft. Bitte sehen Sie sich die neue Prüfung an, bevor Sie sie importieren.',
  'import.cancelled': 'Der Import wurde abgebrochen. Es wurde nichts gespeichert.',
  'import.undo_cancelled':
    'Das Rückgängigmachen wurde abgebrochen. Die importierten Daten sind unverändert.',
  'file.too_large': 'Die Datei darf höchstens %{max} MB groß sein.',
  'file.too_large_to_import':
    'Die Datei darf höchstens %{max} MB groß sein. Bitte teilen Sie sie auf.',
  'file.missing': 'Die Datei fehlt oder ist leer.',
  'file.empty': 'Die Datei ist leer.',
  'file.no_such_row':
    'Die Datei hat keine Zeile %{row}, oder sie ist leer. Wählen Sie die Zeile mit den Überschriften.',
  'file.headings_in_one_cell':
    'Zeile %{row} hat nur eine Zelle, die Tabelle aber mehrere Spalten. Wählen Sie die Zeile mit den Überschriften.',
  'file.no_rows': 'Die Datei hat Überschriften, aber keine Zeilen.',
  'file.too_many_lines':
    'Die Datei hat mehr als %{max} Zeilen, die meisten davon leer. Entfernen Sie die leeren Zeilen.',
  'file.too_many_rows': 'Die Datei hat mehr als %{max} Zeilen. Teilen Sie sie auf.',
  'file.row_too_long': 'Zeile %{row} ist länger als %{max} Zeichen. Fehlt ein Anführungszeichen?',
  'file.row_endless':
    'Zeile %{row} ist länger als zwei Megabyte. Fehlt ein schließendes Anführungszeichen?',
  'file.quote_not_closed':
    'Ein in Zeile %{row} geöffnetes Anführungszeichen wird nie geschlossen oder mitten in einer Zelle geschlossen.',
  'file.quote_in_cell':
    'Zeile %{row} hat mitten in einer Zelle ein Anführungszeichen. Setzen Sie die ganze Zelle in Anführungszeichen, und verdoppeln Sie jedes darin.',
  'file.one_column':
    'Die Datei hat nur eine Spalte. Spalten müssen mit Komma, Semikolon oder Tabulator getrennt sein.',
  'file.too_many_columns': 'Die Datei hat %{columns} Spalten; erlaubt sind höchstens %{max}.',
  'file.cell_too_long':
    'Zeile %{row} hat eine Zelle mit mehr als %{max} Zeichen. Fehlt ein Anführungszeichen?',
  'file.heading_too_long':
    'Die Überschrift von Spalte %{column} ist länger als %{max} Zeichen. Ist das die Zeile mit den Überschriften?',
  'file.workbook':
    'Diese Arbeitsmappe hat ein altes Format oder ein Passwort. Speichern Sie sie als Excel-Arbeitsmappe (.xlsx) ohne Passwort oder als CSV.',
  'file.workbook_unreadable':
    'Diese Datei ist keine Excel-Arbeitsmappe oder ist beschädigt. Speichern Sie sie noch einmal als Excel-Arbeitsmappe (.xlsx) oder als CSV.',
  'file.workbook_too_large':
    'Diese Arbeitsmappe ist zu groß, um gelesen zu werden. Speichern Sie nur das Blatt mit den Daten als CSV.',
  'file.too_costly':
    'Das Lesen dieser Datei braucht zu viel Zeit oder Speicher. Teilen Sie sie auf, oder speichern Sie nur das Blatt mit den Daten als CSV.',
  'file.not_text': 'Das ist weder eine CSV-Datei noch eine Excel-Arbeitsmappe.',
  'mapping.not_found': 'Diese Zuordnung gibt es nicht.',
  'mapping.text_malformed': '„%{label}“ muss ein Text von höchstens %{max} Zeichen sein.',
  'mapping.column_required': 'Wählen Sie eine Spalte für „%{label}“.',
  'mapping.column_or_value_required':
    'Wählen Sie eine Spalte für „%{label}“ oder einen Wert für alle Zeilen.',
  'mapping.column_missing': 'Die Datei hat keine Spalte „%{heading}“.',
  'mapping.column_used': 'Die Spalte „%{heading}“ wird bereits für „%{label}“ verwendet.',
  'mapping.name_twice': 'Wählen Sie entweder den vollständigen Namen oder Vorname und Nachname.',
  'mapping.name_required':
    'Wählen Sie eine Spalte für den vollständigen Namen oder je eine für Vorname und Nachname.',
  'mapping.first_name_required':
    'Wählen Sie neben dem Nachnamen auch eine Spalte für den Vornamen.',
  'mapping.last_name_required': 'Wählen Sie neben dem Vornamen auch eine Spalte für den Nachnamen.',
  'mapping.address_twice': 'Wählen Sie entweder die Adresse oder ihre Teile, etwa Straße und Ort.',
  'mapping.email_required':
    'Wählen Sie eine Spalte für die E-Mail-Adresse, oder geben Sie die Domain der neuen Adressen ein.',
  'mapping.person_required':
    'Wählen Sie eine Spalte für Personalnummer, E-Mail-Adresse oder Namen.',
  'mapping.balance_required':
    'Wählen Sie eine Spalte für den Saldo oder je eine für den Saldo jeder Abwesenheitsart.',
  'mapping.balance_twice':
    'Wählen Sie entweder eine Spalte für den Saldo oder je eine für den Saldo jeder Abwesenheitsart.',
  'mapping.pattern_without_at':
    'Das E-Mail-Muster braucht ein @, wie in {first}.{last}@company.example.',
  'mapping.pattern_without_domain':
    'Geben Sie die Domain der E-Mail-Adressen Ihres Unternehmens ein, also den Teil nach dem @.',
  'mapping.pattern_without_name': 'Das E-Mail-Muster braucht {first}, {last} oder {id} vor dem @.',
  'mapping.pattern_unknown_name':
    'Das E-Mail-Muster darf nur {first}, {last} und {id} enthalten, und nur vor dem @.',
  'mapping.pattern_malformed':
    'Das E-Mail-Muster ergibt keine Adressen wie jenna.dietrich@company.example.',
  'mapping.date_order_open': 'Wählen Sie die Reihenfolge von Tag, Monat und Jahr.',
  'mapping.decimal_sign_open': 'Wählen Sie das Dezimaltrennzeichen.',
  'mapping.currency_open':
    'Die Datei nennt Beträge in %{shown}. Bestätigen Sie, dass sie in %{currency} sind, oder rechnen Sie sie in der Datei um.',
  'mapping.pay_period_open': 'Wählen Sie, ob das Gehalt pro Jahr oder pro Monat gilt.',
  'mapping.pay_day_open':
    'Manche Auszahlungsdaten sind Monate, wie „%{written}“. Bestätigen Sie, dass am letzten Tag des Monats ausgezahlt wird, oder schreiben Sie die Daten in die Datei.',
  'mapping.hire_day_open':
    '„%{heading}“ kann der erste Tag des neuesten Vertrags sein. Bestätigen Sie, dass an diesen Tagen eingestellt wurde, oder wählen Sie eine andere Spalte für das Einstellungsdatum.',
  'mapping.too_many_values':
    '„%{label}“ hat in „%{heading}“ zu viele verschiedene Werte. Wählen Sie eine andere Spalte.',
  'mapping.values_open':
    'Wählen Sie, was %{values} bei „%{label}“ bedeutet. |||| Wählen Sie, was %{values} bei „%{label}“ bedeuten.',
  'mapping.more_values_open':
    'Wählen Sie, was %{values} und %{more} weitere bei „%{label}“ bedeuten.',
};
