import type { Messages } from '../messages';

export * from './listed-days';
export * from './team-tabs';

export const teamCalendar: Messages['teamCalendar'] = {
  title: 'Teamkalender',
  whoIsAway: 'Wer ist abwesend',
  subtitle: '%{who}, %{count} Person |||| %{who}, %{count} Personen',
  count: '%{count} Person |||| %{count} Personen',
  everyone: 'Alle',
  myTeam: 'Mein Team',
  myDepartment: 'Meine Abteilung',
  people: 'Personen',
  period: 'Zeitraum',
  month: 'Monat',
  quarter: 'Quartal',
  week: 'Woche',
  today: 'Heute',
  print: 'Drucken',
  label: 'Wer abwesend ist, %{period}',
  person: 'Name',
  absences: 'Abwesenheiten',
  away: 'Abwesend',
  atMost: 'höchstens %{count}',
  noneMay: 'niemand darf abwesend sein',
  failed: 'Der Teamkalender konnte nicht geladen werden.',
  nobody: 'Niemand zu zeigen',
  nobodyText: 'An diesen Tagen ist hier niemand beschäftigt.',
  firstOf:
    'Die ersten %{count} von %{total} Personen nach Namen. Wählen Sie eine Abteilung, um die anderen zu sehen.',
  legend: 'Legende',
  keys: {
    Approved: 'Genehmigt',
    Pending: 'Offen',
    holiday: 'Feiertag',
    morning: 'Vormittag frei',
    afternoon: 'Nachmittag frei',
    weekend: 'Wochenende',
  },

  absence: 'Abwesend %{span}',
  pendingAbsence: 'Abwesend %{span}, offen',
  noAbsence: 'Nicht abwesend',
  halves: {
    morning: 'vormittags',
    afternoon: 'nachmittags',
    fromNoon: 'ab mittags',
    untilNoon: 'bis mittags',
  },
  part: '%{span}, %{amount}',
  length: '%{span}, %{count} Arbeitstag |||| %{span}, %{count} Arbeitstage',
  view: 'Ansehen',
  viewOf: 'Abwesenheit von %{name}, %{span}',
  dayOf: '%{name}, %{day}: %{words}',
  nothing: 'nicht abwesend',
  notWorking: 'kein Arbeitstag',
  awayOn: '%{day}: %{count} abwesend',
  awayOver: '%{day}: %{count} abwesend, mehr als erlaubt',
  awayClosed: '%{day}: %{count} abwesend, niemand darf abwesend sein',

  over: 'Mehr als %{max} abwesend an %{count} Tag: |||| Mehr als %{max} abwesend an %{count} Tagen:',
  overNone:
    'Abwesend an %{count} Tag, der frei bleiben soll: |||| Abwesend an %{count} Tagen, die frei bleiben sollen:',
  allows: '%{days}. „%{rule}“ erlaubt %{max}.',
  allowsIn: '%{days}. „%{rule}“ erlaubt %{max} in der Abteilung %{department}.',
  rule: 'Besetzungsregel',

  previousWeek: 'Vorige Woche',
  nextWeek: 'Nächste Woche',
  daysOfWeek: 'Tage der Woche',
  dayAway: '%{day}, %{count} abwesend',
  onDay: 'Abwesend: %{day}',
  noneOnDay: 'Niemand ist abwesend.',
  laterInWeek: 'In dieser Woche auch abwesend',
  noMore: 'Sonst ist in dieser Woche niemand abwesend.',

  coverageIn: 'Besetzung: %{department}',
};
