export const payrollRefusals = {
  'bank.iban_malformed':
    '„%{label}“ besteht aus zwei Buchstaben, zwei Ziffern und dem Konto, etwa DE89 3704 0044 0532 0130 00.',
  'bank.iban_country':
    'Eine IBAN beginnt mit den Buchstaben ihres Landes, etwa DE oder AT. Keine beginnt mit %{country}.',
  'bank.iban_length':
    'Eine IBAN, die mit %{country} beginnt, hat %{length} Zeichen. Diese hat %{given}.',
  'bank.iban_wrong':
    'Diese IBAN kann nicht stimmen: Ein Zeichen ist falsch oder vertauscht. Vergleichen Sie sie mit Ihrem Kontoauszug.',
  'bank.bic_malformed': '„%{label}“ hat 8 oder 11 Zeichen, etwa COBADEFF.',
  'bank.stale': 'Jemand anderes hat dieses Bankkonto inzwischen geändert. Bitte laden Sie es neu.',
  'payroll.no_sepa':
    'Eine SEPA-Überweisung braucht EUR als Währung und das Bankkonto des Unternehmens, das in den Einstellungen steht. Laden Sie stattdessen die CSV-Datei herunter.',
  'payroll.nobody_to_pay':
    'Niemand in diesem Lauf hat einen Auszahlungsbetrag und ein Bankkonto, das per SEPA erreichbar ist.',
  'payroll.rows_refused':
    '%{count} Zeile wird abgelehnt, deshalb wird nichts importiert. Korrigieren Sie die Datei. |||| %{count} Zeilen werden abgelehnt, deshalb wird nichts importiert. Korrigieren Sie die Datei.',
  'payroll.import_not_found': 'Dieser Lauf enthält keine Beträge dieser Datei.',
  'payroll.columns_missing': 'Die Datei hat keine Spalte für „%{label}“. Wählen Sie eine.',
  'payroll.row_nobody': 'Keine Person hat diese Personalnummer oder E-Mail-Adresse.',
  'payroll.row_component_unknown': 'Kein Bestandteil hat diesen Namen oder diese Lohnart.',
  'payroll.row_component_ambiguous':
    'Mehrere Bestandteile haben diesen Namen oder diese Lohnart. Geben Sie jedem eine eigene Lohnart.',
  'payroll.row_percent':
    'Dieser Bestandteil ist ein Prozentsatz, deshalb kann eine Datei keinen Betrag dafür enthalten.',
  'payroll.row_extra_cells': 'Diese Zeile hat mehr Zellen, als es Überschriften gibt.',
  'payroll.row_repeated':
    'Zeile %{row} hat dieselbe Person und denselben Bestandteil. Beide zählen.',
  'payroll.row_in_run': '%{name} hat in diesem Lauf schon %{component} %{amount}. Beide zählen.',
  'payroll.row_in_other_run':
    '%{name} hat in anderen Läufen dieses Zeitraums schon %{component} %{amount}. Beide zählen.',
  'payroll.row_recurring':
    '%{name} erhält in diesem Zeitraum schon %{component} %{amount}. Beide zählen.',
  'payroll.file_not_found': 'Diese Datei gibt es nicht.',
  'payroll.file_published':
    'Diese Datei ist veröffentlicht. Entfernen Sie sie und laden Sie sie erneut hoch.',
  'payroll.files_unmatched':
    '%{count} Datei ist noch niemandem zugeordnet. Wählen Sie eine Person oder entfernen Sie die Datei. |||| %{count} Dateien sind noch niemandem zugeordnet. Wählen Sie für jede eine Person oder entfernen Sie die Dateien.',
  'payroll.files_changed':
    'Die Dateien haben sich geändert, seit diese Liste geladen wurde. Prüfen Sie sie und veröffentlichen Sie dann.',
  'payroll.not_pdf': 'Diese Datei ist kein PDF.',
  'payroll.same_pdf': 'Diese Datei ist dieselbe wie „%{name}“.',
  'payroll.too_many_files': 'Höchstens %{max} Dateien können auf einmal hochgeladen werden.',
  'payroll.zip_unreadable': '%{name} ist nicht lesbar. Packen Sie die Datei erneut, ohne Passwort.',
  'payroll.zip_too_large': '%{name} ist entpackt zu groß. Teilen Sie die Datei auf.',
  'payroll.run_not_found': 'Diesen Abrechnungslauf gibt es nicht.',
  'payroll.payslip_not_found': 'Diese Gehaltsabrechnung gibt es nicht.',
  'payroll.component_not_found': 'Diesen Bestandteil gibt es nicht.',
  'payroll.assignment_not_found': 'Diese Zuweisung gibt es nicht.',
  'payroll.not_set_up': 'Richten Sie zuerst in den Einstellungen die Abrechnungszeiträume ein.',
  'payroll.not_draft': 'Dieser Lauf ist kein Entwurf mehr.',
  'payroll.not_approved': 'Dieser Lauf ist nicht freigegeben.',
  'payroll.not_paid': 'Diese Gehaltsabrechnung ist nicht ausgezahlt.',
  'payroll.bank_file_made':
    '%{name} hat die Bankdatei dieses Laufs am %{date} erstellt. Bestätigen Sie, dass sie nicht an die Bank ging.',
  'payroll.second_admin':
    'Ein anderer Admin muss bestätigen, dass die Bankdatei nicht gesendet wurde, denn Sie haben sie erstellt.',
  'payroll.paid_already':
    'Dieser Lauf wird gerade ausgezahlt oder wurde es schon. Deshalb kann er nicht wieder geöffnet werden.',
  'payroll.computing': 'Der Lauf wird berechnet. Bitte warten Sie, bis das fertig ist.',
  'payroll.changed':
    'Seit Sie diesen Lauf angesehen haben, hat sich %{count} Gehaltsabrechnung geändert. Bitte prüfen Sie ihn noch einmal. |||| Seit Sie diesen Lauf angesehen haben, haben sich %{count} Gehaltsabrechnungen geändert. Bitte prüfen Sie ihn noch einmal.',
  'payroll.errors':
    '%{count} Gehaltsabrechnung hat einen Fehler. Beheben Sie ihn, bevor Sie den Lauf freigeben. |||| %{count} Gehaltsabrechnungen haben Fehler. Beheben Sie sie, bevor Sie den Lauf freigeben.',
  'payroll.nobody': 'Dieser Lauf hat keine Gehaltsabrechnungen.',
  'payroll.not_single':
    'Nur eine einmalige Zahlung kann zurückgenommen werden. Ein wiederkehrender Posten wird beendet.',
  'payroll.withdrawn': 'Diese einmalige Zahlung wurde schon zurückgenommen.',
  'payroll.basis_changed':
    'Die Abgeltung ist nicht mehr wie gezeigt. Bitte prüfen Sie sie noch einmal.',
  'payroll.no_draft': 'Kein Entwurf reicht bis zum Austrittsdatum. Beginnen Sie zuerst den Lauf.',
  'payroll.nothing_chosen': 'Wählen Sie Resturlaub, der ausgezahlt werden kann.',
  'payroll.settlement_paid':
    'Resturlaub bis %{leftOn}, %{amount}, steht auf einer freigegebenen Gehaltsabrechnung. Geben Sie an, ob das so bleibt oder zurückgenommen wird.',
  'payroll.recovery_amount':
    'Der Betrag muss über 0 liegen und darf höchstens so hoch sein wie das, was offen ist: %{open}.',
  'payroll.recovery_changed': 'Inzwischen sind nur %{open} offen. Erfassen Sie es neu.',
  'payroll.recovery_not_found': 'Diese Rückzahlung oder diesen Erlass gibt es nicht.',
  'payroll.signed': 'Das ist schon unterzeichnet.',
  'payroll.four_eyes':
    'Was Sie erfasst haben, muss ein anderer Admin unterzeichnen, bevor dieser Lauf freigegeben werden kann.',
  'payroll.run_open':
    'Der Lauf für %{start} – %{end} ist noch offen. Geben Sie ihn zuerst frei, oder verwerfen Sie ihn.',
  'payroll.period_taken': 'Für diesen Zeitraum gibt es schon einen regulären Lauf.',
  'payroll.period_unknown': 'Diesen Abrechnungszeitraum gibt es nicht.',
  'payroll.record_exists':
    '%{name} hat schon eine Gehaltszahlung am %{date}. Stornieren Sie diese zuerst.',
  'payroll.component_name_taken': 'Es gibt schon einen Bestandteil mit diesem Namen.',
  'payroll.component_stale':
    'Jemand anderes hat diesen Bestandteil inzwischen geändert. Bitte laden Sie ihn neu.',
  'payroll.component_builtin':
    'Das Grundgehalt kommt aus dem Gehalt. Deshalb kann es nicht geändert, abgeschaltet oder zugewiesen werden.',
  'payroll.component_off': 'Dieser Bestandteil ist abgeschaltet.',
  'payroll.component_used':
    'Dieser Bestandteil wird verwendet, deshalb bleiben Art und Einheit. Legen Sie stattdessen einen anderen an.',
  'payroll.component_held':
    'Jemand hat diesen Bestandteil noch. Beenden Sie das zuerst, damit nichts mehr davon fällig wird.',
  'payroll.amount_needed': 'Geben Sie den Betrag ein.',
  'payroll.not_unsettled':
    'Das passt nicht zu dem, was für diese Person von früheren Zeiträumen noch auszugleichen ist.',
  'payroll.rate_needed': 'Geben Sie den Prozentsatz ein.',
  'payroll.hours_needed': 'Geben Sie die Stunden und den Betrag für eine Stunde ein.',
  'payroll.one_scope': 'Wählen Sie eine Person oder eine Abteilung, nicht beides.',
  'payroll.payments_malformed':
    '„%{label}“ muss eine Liste von höchstens %{max} Zahlungen sein, jede mit Person und Bestandteil.',
  'payroll.run_needs_employee': 'Eine einmalige Zahlung braucht eine Person.',
  'payroll.assignment_ended': 'Diese Zuweisung ist schon beendet.',
  'payroll.end_before_start':
    'Der letzte Tag kann nicht vor dem Tag liegen, ab dem sie gilt. Um sie ganz zurückzunehmen, beenden Sie sie am Tag davor.',
  'payroll.settings_stale':
    'Jemand anderes hat diese Einstellungen inzwischen geändert. Bitte laden Sie sie neu.',
  'payroll.effect_people':
    'Das kann die Abrechnung von mehr als %{max} Personen ändern. Der nächste Entwurf zeigt die Wirkung.',
  'payroll.started':
    'Solange es einen Lauf gibt, bleiben die Abrechnungszeiträume, wie sie sind. Ein Entwurf kann verworfen werden.',
  'payroll.first_day': 'Monate beginnen am ersten Tag, halbe Monate am ersten oder sechzehnten.',
};
