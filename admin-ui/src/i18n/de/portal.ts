import type { Messages } from '../messages';

export * from './confirmation';
export * from './days-bar';
export * from './forms';
export * from './leave-year';
export * from './notifications';
export * from './who-decides';

export const portal: Messages['portal'] = {
  dashboard: 'Übersicht',
  myTeam: 'Mein Team',
  myProfile: 'Mein Profil',
  myLeaves: 'Meine Abwesenheiten',
  mySalary: 'Mein Gehalt',
  setting: 'Einstellungen',
  main: 'Hauptmenü',
  backOffice: 'Verwaltung',
  welcome: 'Willkommen zurück, %{name}',
  requestLeave: 'Urlaub beantragen',
  whoIsAway: 'Wer ist abwesend',
  waiting: {
    title: 'Wartet auf Sie',
    all: 'Alle %{count}',
    request: '%{type}, %{span}, %{days}',
    approve: 'Genehmigen',
  },
  next: {
    title: 'Demnächst',
    now: 'Gerade abwesend',
    leave: 'Nächste Abwesenheit',
    noLeave: 'Nichts geplant',
    pending: 'Wartet auf Entscheidung',
    noPending: 'Keine offenen Anträge',
    more: '%{span} und %{count} weiterer |||| %{span} und %{count} weitere',
    pay: 'Letztes Gehalt',
    noPay: 'Noch keine Gehälter',
    failed: 'Konnte nicht geladen werden',
  },
  totalLeaves: 'Anträge gesamt',
  pending: 'Offen',
  approved: 'Genehmigt',
  rejected: 'Abgelehnt',
  myYear: 'Mein Jahr',
  recentActivity: 'Neueste Ereignisse',
  noActivity: 'Keine neuen Ereignisse.',
  requested: '%{type} beantragt',
  wasApproved: '%{type} genehmigt',
  wasRejected: '%{type} abgelehnt',
  wasCancelled: '%{type} storniert',
  wasShortened: '%{type} gekürzt',
  by: '%{span}, von %{name}',
  employeeNotFound: 'Person nicht gefunden',
  failed: 'Ihre Abwesenheiten konnten nicht geladen werden.',
  short: {
    dashboard: 'Übersicht',
    myTeam: 'Team',
    myProfile: 'Profil',
    myLeaves: 'Urlaub',
    mySalary: 'Gehalt',
    setting: 'Optionen',
  },
};
