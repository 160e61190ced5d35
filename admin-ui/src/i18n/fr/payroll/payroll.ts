export * from '../imports/headings';
import type { Messages } from '../../messages';

export * from './from-office';
export * from './run';
export * from './leavers';
export * from './pay-items';

export const payroll: Messages['payroll'] = {
  title: 'Paie',
  failed: 'La paie n’a pas pu être chargée.',
  start: 'Commencer %{period}',
  offCycle: 'Paie hors cycle',
  kinds: { regular: 'Normale', offCycle: 'Hors cycle' },
  allKinds: 'Toutes',
  year: 'Année',
  allYears: 'Toutes les années',
  kind: 'Type',
  runs: 'Paies',
  run: 'Paie',
  payDate: 'Date de paie',
  state: 'État',
  payslips: 'Bulletins',
  net: 'Salaire net',
  change: 'Variation par rapport à la période précédente',
  noneFilteredText: 'Aucune paie de ce type cette année-là.',
  none: 'Aucune paie pour l’instant',
  noneText: 'Commencez la première. Rien n’est payé avant que vous l’ayez approuvée puis payée.',
  unnamed: 'Hors cycle, %{period}',
  states: {
    draft: 'Brouillon',
    calculating: 'Calcul en cours',
    approved: 'Approuvée',
    paying: 'Paiement en cours',
    paid: 'Payée',
    discarded: 'Abandonnée',
  },

  netOfYear: 'Salaire net, douze mois',
  netFromTo: 'Salaire net par mois, de %{first} (%{from}) à %{last} (%{to})',
  open: {
    payDate: 'date de paie %{date}, %{left}',
    netOf: 'net de %{count}',
    compared: '%{sum}, %{change}',
    clean: '%{count} sans remarque |||| %{count} sans remarque',
  },

  next: {
    title: 'Prochaine : %{period}',
    openRun: 'Ouvrir la paie : %{period}',
    notStarted: 'non commencée, date de paie : %{left}',
    today: 'aujourd’hui, %{date}',
    payDay: 'date de paie, %{date}',
    people: 'Personnes',
    hires: '%{count} arrivée |||| %{count} arrivées',
    leavers: '%{count} départ |||| %{count} départs',
    lateHires: '%{count} arrivée tardive |||| %{count} arrivées tardives',
    lateLeavers: '%{count} départ tardif |||| %{count} départs tardifs',
    revisions: 'Changements de salaire',
    backdated: '%{count} pour une période antérieure |||| %{count} pour des périodes antérieures',
    noneBackdated: 'aucun pour une période antérieure',
    unpaid: 'Congés sans salaire',
    unpaidPeople: '%{count} personne |||| %{count} personnes',
    nobody: 'personne',
  },

  setUp: {
    title: 'La paie n’est pas encore configurée',
    text: 'Une paie calcule ce qui est dû à chacun pour une période, moins ce qui a été payé. Vous la vérifiez, une seconde personne l’approuve, puis elle est payée.',
    untaxed:
      'Les impôts et les cotisations sociales ne sont pas calculés. Ils viennent de votre comptable ou de votre gestionnaire de paie : saisissez-les comme retenues, ou importez son fichier dans un brouillon.',
    action: 'Configurer la paie',
    steps: {
      periods: 'Périodes de paie',
      periodsText: 'Mensuelles ou hebdomadaires, premier jour et jour de paie',
      components: 'Rubriques',
      componentsText: 'Le salaire de base existe déjà. Ajoutez indemnités et retenues',
      bank: 'Comptes bancaires',
      bankText: 'Les personnes sans compte sont absentes du fichier bancaire',
    },
    kept: 'Les salaires saisis à la main restent dans l’historique.',
  },

  off: {
    title: 'Paie hors cycle',
    text: 'Paie certaines personnes avant la paie normale, qui déduit alors ce qu’elles ont reçu.',
    name: 'Nom',
    nameHint: 'Tel qu’il figure sur les bulletins.',
    payDate: 'Date de paie',
    payDateHint: 'Aujourd’hui si vous la laissez vide.',
    people: 'Ajouter des personnes',
    search: 'Nom ou matricule',
    nobody: 'Aucun résultat',
    chosen: 'Personnes de cette paie',
    remove: 'Retirer %{name}',
    what: 'Ce qui est payé',
    everything: 'Tout ce qui est dû',
    everythingText: 'Salaire, rubriques et différences de périodes antérieures.',
    single: 'Seulement des versements uniques',
    singleText: 'Une prime, une commission ou des heures, avec les montants ci-dessous.',
    create: 'Créer le brouillon',
    created: 'Brouillon hors cycle créé.',
    needsPeople: 'Choisissez au moins une personne.',
    paymentOf: 'Versement unique à %{name}',
    needsPayments: 'Ajoutez au moins une personne et un montant.',
  },
};
