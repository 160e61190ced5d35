import type { PAYROLL_FILE_REFUSALS } from '../../../../../api/contract/refusals/payroll-file-refusals.js';

export const payrollFileRefusals: Record<keyof typeof PAYROLL_FILE_REFUSALS, string> = {
  'payroll.no_sepa': 'Un virement SEPA demande l’EUR comme monnaie et le compte bancaire de l’entreprise, saisi dans les paramètres. Téléchargez plutôt le fichier CSV.',
  'payroll.nobody_to_pay': 'Personne dans cette paie n’a de net à payer et de compte bancaire accessible par SEPA.',
};
