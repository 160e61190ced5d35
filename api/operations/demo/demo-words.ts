import type { Language } from '../../contract/languages.js';

export type DemoComponent =
  | 'transport'
  | 'phone'
  | 'onCall'
  | 'overtime'
  | 'commission'
  | 'bonus'
  | 'pension'
  | 'health'
  | 'tax'
  | 'employerPension';

interface DemoWords {
  components: Record<DemoComponent, string>;
  policies: { annual: string; sick: string };
  unpaidLeave: string;
}

/** The demo company's own names, in the language of its first admin. */
export const DEMO_WORDS: Record<Language, DemoWords> = {
  en: {
    components: {
      transport: 'Transport allowance',
      phone: 'Phone allowance',
      onCall: 'On-call',
      overtime: 'Overtime',
      commission: 'Commission',
      bonus: 'Bonus',
      pension: 'Pension',
      health: 'Health insurance',
      tax: 'Income tax',
      employerPension: 'Employer pension',
    },
    policies: { annual: 'Standard', sick: 'Sickness' },
    unpaidLeave: 'Unpaid Leave',
  },
  fr: {
    components: {
      transport: 'Indemnité de transport',
      phone: 'Indemnité de téléphone',
      onCall: 'Astreinte',
      overtime: 'Heures supplémentaires',
      commission: 'Commission',
      bonus: 'Prime',
      pension: 'Retraite',
      health: 'Assurance maladie',
      tax: 'Impôt sur le revenu',
      employerPension: 'Retraite, part de l’employeur',
    },
    policies: { annual: 'Standard', sick: 'Maladie' },
    unpaidLeave: 'Congé sans solde',
  },
  de: {
    components: {
      transport: 'Fahrtkostenzuschuss',
      phone: 'Telefonzuschuss',
      onCall: 'Rufbereitschaft',
      overtime: 'Überstunden',
      commission: 'Provision',
      bonus: 'Prämie',
      pension: 'Altersvorsorge',
      health: 'Krankenversicherung',
      tax: 'Lohnsteuer',
      employerPension: 'Altersvorsorge, Arbeitgeberanteil',
    },
    policies: { annual: 'Standard', sick: 'Krankheit' },
    unpaidLeave: 'Unbezahlter Urlaub',
  },
};
