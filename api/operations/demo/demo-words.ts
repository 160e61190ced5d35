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

export type DemoHoliday =
  | 'newYear'
  | 'goodFriday'
  | 'easterMonday'
  | 'labourDay'
  | 'ascension'
  | 'whitMonday'
  | 'christmasEve'
  | 'christmas'
  | 'stStephen'
  | 'newYearsEve';

/** Reasons of changes. */
export type DemoReason = 'permanent' | 'extended' | 'product' | 'moved' | 'promotion' | 'team';

interface DemoWords {
  components: Record<DemoComponent, string>;
  policies: { annual: string; sick: string };
  unpaidLeave: string;
  patterns: { full: string; fourDays: string };
  calendar: string;
  holidays: Record<DemoHoliday, string>;
  coverage: { engineering: string; phones: string; accounts: string };
  notes: {
    award: string;
    dataCentre: string;
    quarter: string;
    warehouse: string;
    tradeFair: string;
    wrongPerson: string;
    bankAccount: string;
  };
  raises: { review: string; lead: string; talk: string };
  jobs: Record<DemoReason | 'wrongPerson', string>;
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
    patterns: { full: 'Full time', fourDays: 'Four days, Fridays off' },
    calendar: 'Public holidays',
    holidays: {
      newYear: 'New Year’s Day',
      goodFriday: 'Good Friday',
      easterMonday: 'Easter Monday',
      labourDay: 'Labour Day',
      ascension: 'Ascension Day',
      whitMonday: 'Whit Monday',
      christmasEve: 'Christmas Eve',
      christmas: 'Christmas Day',
      stStephen: 'St Stephen’s Day',
      newYearsEve: 'New Year’s Eve',
    },
    coverage: { engineering: 'Engineering cover', phones: 'Phones', accounts: 'Annual accounts' },
    notes: {
      award: 'Customer award',
      dataCentre: 'Move of the data centre',
      quarter: 'Target of the quarter',
      warehouse: 'Move of the warehouse',
      tradeFair: 'Trade fair',
      wrongPerson: 'Given to the wrong person',
      bankAccount: 'Bank account to be confirmed',
    },
    raises: {
      review: 'Yearly review',
      lead: 'Leads the data team',
      talk: 'Agreed in the yearly talk',
    },
    jobs: {
      permanent: 'Contract made permanent',
      extended: 'Contract extended',
      product: 'Moved to product development',
      moved: 'Moved to another team',
      promotion: 'Promotion',
      team: 'Leads the second team',
      wrongPerson: 'Entered for the wrong person',
    },
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
    patterns: { full: 'Temps plein', fourDays: 'Quatre jours, vendredi libre' },
    calendar: 'Jours fériés',
    holidays: {
      newYear: 'Jour de l’An',
      goodFriday: 'Vendredi saint',
      easterMonday: 'Lundi de Pâques',
      labourDay: 'Fête du Travail',
      ascension: 'Ascension',
      whitMonday: 'Lundi de Pentecôte',
      christmasEve: 'Veille de Noël',
      christmas: 'Noël',
      stStephen: 'Saint-Étienne',
      newYearsEve: 'Saint-Sylvestre',
    },
    coverage: {
      engineering: 'Permanence technique',
      phones: 'Téléphones',
      accounts: 'Comptes annuels',
    },
    notes: {
      award: 'Prix décerné par un client',
      dataCentre: 'Déménagement du centre de données',
      quarter: 'Objectif du trimestre',
      warehouse: 'Déménagement de l’entrepôt',
      tradeFair: 'Salon professionnel',
      wrongPerson: 'Attribuée à une autre personne par erreur',
      bankAccount: 'Compte bancaire à confirmer',
    },
    raises: {
      review: 'Révision annuelle',
      lead: 'Responsable de l’équipe de données',
      talk: 'Convenu lors de l’entretien annuel',
    },
    jobs: {
      permanent: 'Contrat à durée indéterminée',
      extended: 'Contrat prolongé',
      product: 'Passage au développement du produit',
      moved: 'Passage dans une autre équipe',
      promotion: 'Promotion',
      team: 'Prend la deuxième équipe',
      wrongPerson: 'Saisi pour une autre personne par erreur',
    },
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
    patterns: { full: 'Vollzeit', fourDays: 'Vier Tage, freitags frei' },
    calendar: 'Feiertage',
    holidays: {
      newYear: 'Neujahr',
      goodFriday: 'Karfreitag',
      easterMonday: 'Ostermontag',
      labourDay: 'Tag der Arbeit',
      ascension: 'Christi Himmelfahrt',
      whitMonday: 'Pfingstmontag',
      christmasEve: 'Heiligabend',
      christmas: 'Erster Weihnachtstag',
      stStephen: 'Zweiter Weihnachtstag',
      newYearsEve: 'Silvester',
    },
    coverage: {
      engineering: 'Besetzung der Technik',
      phones: 'Telefone',
      accounts: 'Jahresabschluss',
    },
    notes: {
      award: 'Auszeichnung durch Kundschaft',
      dataCentre: 'Umzug des Rechenzentrums',
      quarter: 'Quartalsziel',
      warehouse: 'Umzug des Lagers',
      tradeFair: 'Messe',
      wrongPerson: 'Der falschen Person gegeben',
      bankAccount: 'Bankverbindung noch zu bestätigen',
    },
    raises: {
      review: 'Jährliche Überprüfung',
      lead: 'Leitet das Datenteam',
      talk: 'Im Jahresgespräch vereinbart',
    },
    jobs: {
      permanent: 'Vertrag entfristet',
      extended: 'Vertrag verlängert',
      product: 'Wechsel in die Produktentwicklung',
      moved: 'Wechsel in ein anderes Team',
      promotion: 'Beförderung',
      team: 'Leitet das zweite Team',
      wrongPerson: 'Bei der falschen Person eingetragen',
    },
  },
};
