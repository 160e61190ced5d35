import type { RefusalKey } from '../../../../api/contract/refusals/refusals.js';
import { leaveRefusals } from './leave-refusals.js';
import { revisionRefusals } from './payroll/revision-refusals.js';
import { payrollFileRefusals } from './payroll/payroll-file-refusals.js';
import { bankRefusals } from './payroll/bank-refusals.js';
import { payrollRefusals } from './payroll/payroll-refusals.js';

export const refusals: Record<RefusalKey, string> = {
  ...leaveRefusals,
  ...revisionRefusals,
  ...payrollFileRefusals,
  ...bankRefusals,
  ...payrollRefusals,
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

  'auth.required': 'Bitte melden Sie sich an.',
  'auth.invalid_credentials': 'E-Mail oder Passwort ist falsch',
  'auth.too_many_attempts':
    'Zu viele Versuche. Bitte versuchen Sie es in einer Minute erneut. |||| Zu viele Versuche. Bitte versuchen Sie es in %{count} Minuten erneut.',
  'auth.confirm_needed': 'Bitte bestätigen Sie Ihr Passwort, um fortzufahren.',
  'auth.idle': 'Sie waren eine Weile inaktiv. Bitte bestätigen Sie Ihr Passwort, um fortzufahren.',
  'auth.password_change_required':
    'Ihr Passwort wurde vom Server erzeugt. Bitte legen Sie ein eigenes fest, um fortzufahren.',
  'auth.factor_required':
    'Ihr Unternehmen verlangt die Zwei-Faktor-Authentifizierung. Bitte richten Sie sie ein, um fortzufahren.',
  'access.denied': 'Das dürfen Sie nicht.',
  'access.forgery':
    'Diese Anfrage kam nicht von dieser Seite. Bitte laden Sie sie neu und versuchen Sie es erneut.',
  'code.required': 'Bitte geben Sie auch den Code aus Ihrer App ein.',
  'code.wrong': 'Ungültiger Code',
  'factor.not_started': 'Bitte beginnen Sie noch einmal mit einem neuen Schlüssel für Ihre App.',
  'factor.on': 'Die Zwei-Faktor-Authentifizierung ist bereits aktiv.',
  'factor.off': 'Die Zwei-Faktor-Authentifizierung ist für dieses Konto nicht aktiv.',
  'link.invalid': 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'password.too_short': '„%{label}“ muss mindestens %{min} Zeichen lang sein',
  'password.too_long': '„%{label}“ darf höchstens %{max} Zeichen lang sein',
  'password.common':
    'Dieses Passwort ist eines der ersten, die jemand probieren würde. Bitte wählen Sie ein anderes.',
  'password.own_words':
    'Dieses Passwort ist Ihr Name, Ihre E-Mail-Adresse, das Unternehmen oder das Produkt, allein oder mit Ziffern dahinter. Bitte wählen Sie ein anderes.',
  'password.unchanged': 'Bitte wählen Sie ein anderes Passwort als das aktuelle.',
  'password.incorrect': 'Das aktuelle Passwort ist falsch',
  'password.mismatch': 'Das neue Passwort und die Wiederholung stimmen nicht überein',
  'session.not_found': 'Diese Sitzung gibt es nicht.',

  'account.not_found': 'Dieses Konto gibt es nicht.',
  'account.email_taken': 'Diese E-Mail-Adresse wird bereits von einem anderen Konto verwendet.',
  'account.last_admin':
    'Das ist der letzte Admin, der sich anmelden kann. Machen Sie zuerst jemand anderen zum Admin.',
  'account.no_staying_admin':
    'Nach dem Austritt gäbe es keinen Admin mehr. Machen Sie zuerst jemand anderen zum Admin.',
  'invitation.has_password':
    'Diese Person hat bereits ein Passwort. Erstellen Sie einen Link, um ein neues festzulegen.',
  'invitation.disabled': 'Der Zugang dieser Person ist gesperrt. Geben Sie ihn zuerst frei.',
  'invitation.left': 'Diese Person ist ausgetreten und kann nicht eingeladen werden.',
  'invitation.no_mail': 'Der E-Mail-Versand ist nicht eingerichtet.',
  'invitation.nobody': 'Keine dieser Personen kann eingeladen werden.',
  'invitation.too_many':
    'Eine Datei enthält höchstens %{max} Links. Wählen Sie weniger Personen aus.',

  'department.not_found': 'Abteilung nicht gefunden',
  'department.missing': 'Diese Abteilung gibt es nicht.',
  'department.name_taken': 'Es gibt bereits eine Abteilung mit diesem Namen.',
  'department.head_not_working': 'Wählen Sie eine Person, die hier beschäftigt ist.',
  'department.stale':
    'Jemand anderes hat diese Abteilung inzwischen geändert. Bitte laden Sie sie neu.',
  'department.in_use':
    'Zu dieser Abteilung gehört noch %{count} Person. Versetzen Sie sie zuerst. |||| Zu dieser Abteilung gehören noch %{count} Personen. Versetzen Sie sie zuerst.',
  'department.move_to_itself': 'Wählen Sie eine andere Abteilung, in die versetzt werden soll.',

  'employee.not_found': 'Person nicht gefunden',
  'employee.missing': 'Diese Person gibt es nicht.',
  'employee.id_taken': 'Diese Personalnummer ist bereits vergeben.',
  'employee.stale':
    'Jemand anderes hat diese Personaldaten inzwischen geändert. Bitte laden Sie sie neu.',
  'employee.own_manager': 'Niemand kann sich selbst vorgesetzt sein.',
  'employee.manager_malformed': '„%{label}“ muss die Kennung einer Person oder ein Name sein.',
  'employee.hired_before_left':
    '„%{label}“ muss nach dem Austrittsdatum der vorigen Beschäftigung liegen (%{leftOn}).',
  'employee.would_erase_leaving':
    'Diese Person ist am %{leftOn} ausgetreten. Erfassen Sie stattdessen einen Wiedereintritt an diesem Datum, damit die Beschäftigung bis dahin erhalten bleibt.',
  'employee.no_last_day':
    'Diese Person ist nicht ausgetreten, deshalb kann kein Wiedereintritt erfasst werden.',
  'employee.not_begun':
    'Die Beschäftigung ab %{hireDate} hat noch nicht begonnen. Nur die letzte Beschäftigung darf in der Zukunft liegen.',
  'employee.periods_malformed':
    '„%{label}“ muss eine Liste von höchstens %{max} Beschäftigungen sein, jede mit Daten wie %{example} für hiredOn und leftOn.',
  'employee.left_before_hired':
    'Das Austrittsdatum darf nicht vor dem Eintrittsdatum liegen (%{hireDate}).',

  'salary.not_found': 'Gehalt nicht gefunden',
  'salary.date_taken': 'Für diese Person gibt es zu diesem Auszahlungsdatum bereits ein Gehalt.',
  'salary.already_void': 'Dieses Gehalt ist bereits storniert.',
  'salary.below_zero': 'Die Abzüge dürfen Grundgehalt und Zulagen nicht übersteigen.',

  'photo.not_found': 'Dieses Foto gibt es nicht.',
  'photo.malformed': 'Das Bild muss eine JPEG-, PNG-, WebP- oder GIF-Datei sein.',
  'photo.too_many_pixels':
    'Das Bild darf höchstens %{max} Megapixel haben. Bitte wählen Sie ein kleineres.',
  'photo.too_many_pixels_here':
    'PNG-, WebP- und GIF-Bilder mit allen ihren Einzelbildern und progressive JPEG-Dateien dürfen höchstens %{max} Megapixel haben. Bitte wählen Sie ein kleineres Bild oder eine gewöhnliche JPEG-Datei von höchstens %{jpeg} Megapixeln.',
  'photo.too_many':
    'In kurzer Zeit wurden viele Fotos geändert. Bitte versuchen Sie es in einer Minute erneut. |||| In kurzer Zeit wurden viele Fotos geändert. Bitte versuchen Sie es in %{count} Minuten erneut.',
  'photo.queue_full':
    'Gerade werden viele Fotos verarbeitet. Bitte versuchen Sie es gleich noch einmal.',

  'company.stale':
    'Jemand anderes hat die Einstellungen des Unternehmens inzwischen geändert. Bitte laden Sie sie neu.',
  'company.not_currency':
    '„%{label}“ muss ein Währungscode wie EUR sein, von einer Währung mit höchstens zwei Nachkommastellen.',
  'company.not_locale': '„%{label}“ muss eine Sprache mit Region wie de-AT sein.',
  'company.not_time_zone': '„%{label}“ muss eine Zeitzone wie Europe/Berlin sein.',
  'currency.in_use':
    'Es sind bereits Beträge in %{currency} gespeichert, deshalb kann die Währung nicht mehr geändert werden.',
  'currency.changed':
    'Die Währung wurde gerade geändert. Es wurde nichts gespeichert; bitte prüfen Sie die Beträge noch einmal.',
  'logo.not_found': 'Dieses Logo gibt es nicht.',

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
  'import.failed': 'Etwas ist schiefgegangen. Es wurde nichts gespeichert.',
  'import.admin_dismissed':
    'Der Admin, der dies gestartet hat, wurde abgemeldet oder ist kein Admin mehr. Es wurde nichts gespeichert.',
  'import.checked_again':
    'Die Datei wurde inzwischen noch einmal geprüft. Bitte sehen Sie sich die neue Prüfung an, bevor Sie sie importieren.',
  'import.cancelled': 'Der Import wurde abgebrochen. Es wurde nichts gespeichert.',
  'import.undo_cancelled':
    'Das Rückgängigmachen wurde abgebrochen. Die importierten Daten sind unverändert.',

  'list.search_too_long': 'Bitte suchen Sie nach höchstens %{words} Wörtern und %{length} Zeichen.',

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
  'mapping.too_many_values':
    '„%{label}“ hat in „%{heading}“ zu viele verschiedene Werte. Wählen Sie eine andere Spalte.',
  'mapping.values_open':
    'Wählen Sie, was %{values} bei „%{label}“ bedeutet. |||| Wählen Sie, was %{values} bei „%{label}“ bedeuten.',
  'mapping.more_values_open':
    'Wählen Sie, was %{values} und %{more} weitere bei „%{label}“ bedeuten.',

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
  'server.error': 'Bei uns ist etwas schiefgegangen.',
  'server.busy': 'Das System ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'server.database_away':
    'Das System ist ausgelastet, oder seine Datenbank ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};
