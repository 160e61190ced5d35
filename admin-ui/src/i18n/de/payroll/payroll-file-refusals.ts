import type { PAYROLL_FILE_REFUSALS } from '../../../../../api/contract/refusals/payroll-file-refusals.js';

export const payrollFileRefusals: Record<keyof typeof PAYROLL_FILE_REFUSALS, string> = {
  'payroll.no_sepa': 'Eine SEPA-Überweisung braucht EUR als Währung und das Bankkonto des Unternehmens, das in den Einstellungen steht. Laden Sie stattdessen die CSV-Datei herunter.',
  'payroll.nobody_to_pay': 'Niemand in diesem Lauf hat einen Auszahlungsbetrag und ein Bankkonto, das per SEPA erreichbar ist.',
  'payroll.rows_refused': '%{count} Zeile wird abgelehnt, deshalb wird nichts importiert. Korrigieren Sie die Datei. |||| %{count} Zeilen werden abgelehnt, deshalb wird nichts importiert. Korrigieren Sie die Datei.',
  'payroll.import_not_found': 'Dieser Lauf enthält keine Beträge dieser Datei.',
  'payroll.columns_missing': 'Die Datei hat keine Spalte für „%{label}“. Wählen Sie eine.',
  'payroll.row_nobody': 'Keine Person hat diese Personalnummer.',
  'payroll.row_component_unknown': 'Kein Bestandteil hat diesen Namen oder diese Lohnart.',
  'payroll.row_component_ambiguous': 'Mehrere Bestandteile haben diesen Namen oder diese Lohnart. Geben Sie jedem eine eigene Lohnart.',
  'payroll.row_percent': 'Dieser Bestandteil ist ein Prozentsatz, deshalb kann eine Datei keinen Betrag dafür enthalten.',
  'payroll.row_extra_cells': 'Diese Zeile hat mehr Zellen, als es Überschriften gibt.',
  'payroll.row_repeated': 'Zeile %{row} hat dieselbe Person und denselben Bestandteil. Beide werden gezahlt.',
};
