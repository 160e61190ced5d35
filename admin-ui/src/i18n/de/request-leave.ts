import type { Messages } from '../messages';

export * from './leave-cost';
export * from './who-decides';

export const requestLeave: Messages['requestLeave'] = {
  title: 'Urlaub beantragen',
  type: 'Abwesenheitsart',
  start: 'Erster Tag',
  end: 'Letzter Tag',
  reason: 'Grund/Beschreibung',
  reasonMissing: 'Geben Sie an, wofür Sie die Tage brauchen.',
  submit: 'Urlaub beantragen',
  submitting: 'Wird gesendet...',
  sent: 'Antrag gestellt',
  refused: 'Der Antrag konnte nicht gestellt werden',
  noAnswer: 'Beim Senden Ihres Antrags ist ein Fehler aufgetreten',
  reasonMissingOf: 'Geben Sie an, wofür die Tage gebraucht werden.',
  add: 'Abwesenheit hinzufügen',
  adding: 'Wird hinzugefügt...',
  addAmount: '%{amount} hinzufügen',
  added: 'Abwesenheit von %{name} hinzugefügt',
  standIn: 'Vertretung während der Abwesenheit',
  standInHint:
    'Übernimmt Ihre Arbeit, während Sie abwesend sind, und wird über den Zeitraum informiert.',
  standInAway: '%{name} ist dann abwesend: %{span}.',
  chooseStart: 'Wählen Sie einen Tag, für mehrere den ersten und den letzten.',
  chooseEnd: 'Für mehr wählen Sie einen weiteren Tag.',
  chosen: '%{span}, %{days}',
  booked: '%{type}, %{status}',
  taken: '%{type}, %{status}: Dieser Tag kann nicht gewählt werden.',
  away: 'Abwesend: %{names}',
  approved: 'Genehmigte Abwesenheit',
  pending: 'Offener Antrag',
  awayLegend: 'Jemand aus Ihrer Abteilung ist abwesend',
  holiday: 'Feiertag',
  halfHoliday: 'halber Feiertag',
  costsWhole: 'Ganzer Tag angerechnet',
  costsPart: 'Teil des Tages angerechnet',
  costsNothing: 'Nicht angerechnet',
  noRecord: 'Für Sie gibt es keine Personaldaten',
  noRecordText:
    'Nur Mitarbeitende können Urlaub beantragen. Ein Admin kann Ihre Personaldaten anlegen.',
};
