import type { PAYROLL_FILE_REFUSALS } from '../../../../../api/contract/refusals/payroll-file-refusals.js';

export const payrollFileRefusals: Record<keyof typeof PAYROLL_FILE_REFUSALS, string> = {
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
};
