import type { Messages } from '../messages';

export * from './leave-cost';

export const requestLeave: Messages['requestLeave'] = {
  title: 'Urlaub beantragen',
  type: 'Abwesenheitsart',
  start: 'Erster Tag',
  end: 'Letzter Tag',
  reason: 'Grund/Beschreibung',
  submit: 'Urlaub beantragen',
  notCounted: 'Es gilt keine Regelung, deshalb werden diese Tage nicht angerechnet.',
  submitting: 'Wird gesendet...',
  sent: 'Antrag gestellt',
  refused: 'Der Antrag konnte nicht gestellt werden',
  noAnswer: 'Beim Senden Ihres Antrags ist ein Fehler aufgetreten',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  chooseStart: 'Wählen Sie den ersten Tag, dann den letzten.',
  chooseEnd: 'Wählen Sie jetzt den letzten Tag. Für einen einzelnen Tag wählen Sie denselben noch einmal.',
  chosen: '%{span}, %{days}',
  taken: '%{type}, %{status}: Dieser Tag kann nicht gewählt werden.',
  away: 'Abwesend: %{names}',
  approved: 'Genehmigte Abwesenheit',
  pending: 'Offener Antrag',
  awayLegend: 'Jemand aus Ihrer Abteilung ist abwesend',
  holiday: 'Feiertag',
  costsWhole: 'Kostet den ganzen Tag',
  costsPart: 'Kostet einen Teil davon',
  costsNothing: 'Kostet nichts',
  noRecord: 'Für Sie gibt es keine Personaldaten',
  noRecordText: 'Nur Mitarbeitende können Urlaub beantragen. Ein Admin kann Sie als Person anlegen.',
};
