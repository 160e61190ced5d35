import type { PAYROLL_FILE_REFUSALS } from '../../../../../api/contract/refusals/payroll-file-refusals.js';

export const payrollFileRefusals: Record<keyof typeof PAYROLL_FILE_REFUSALS, string> = {
  'payroll.no_sepa': 'Eine SEPA-Überweisung braucht EUR als Währung und das Bankkonto des Unternehmens, das in den Einstellungen steht. Laden Sie stattdessen die CSV-Datei herunter.',
  'payroll.nobody_to_pay': 'Niemand in diesem Lauf hat einen Auszahlungsbetrag und ein Bankkonto, das per SEPA erreichbar ist.',
};
