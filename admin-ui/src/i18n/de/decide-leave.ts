import type { Messages } from '../messages';

export * from './days-bar';
export * from './who-decides';

export const decideLeave: Messages['decideLeave'] = {
  title: 'Antrag von %{name}',
  loading: 'Antrag wird geladen...',
  failed: 'Der Antrag konnte nicht geladen werden.',
  when: 'Wann',
  fromNoon: 'ab Mittag',
  untilNoon: 'bis Mittag',
  morning: 'Vormittag',
  afternoon: 'Nachmittag',
  type: 'Art',
  cost: 'Angerechnet',
  remaining: 'Danach bleiben',
  othersAway: 'Ebenfalls abwesend',
  others:
    '%{count} weitere Person aus der Abteilung |||| %{count} weitere Personen aus der Abteilung',
  noOthers: 'Sonst niemand aus der Abteilung',
  actsFor: 'Für %{name}, zurzeit abwesend.',
  note: 'Notiz an %{name}',
  approve: 'Genehmigen',
  reject: 'Ablehnen',
  busy: 'Wird gesendet...',
  notSent: 'Ihre Entscheidung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  as: 'Sie entscheiden als %{name}.',
  thanks: {
    Approved: 'Sie haben die Abwesenheit von %{name} genehmigt',
    Rejected: 'Sie haben die Abwesenheit von %{name} abgelehnt',
  },
  told: '%{name} wird per E-Mail informiert.',
  nextHr: 'Als Nächstes entscheidet HR.',
  next: 'Als Nächstes entscheidet: %{names}.',
  done: {
    Approved: 'Die Abwesenheit von %{name} ist genehmigt',
    Rejected: 'Die Abwesenheit von %{name} ist abgelehnt',
    Cancelled: 'Die Abwesenheit von %{name} ist storniert',
    Pending: 'Dieser Antrag wartet nicht mehr auf Sie',
  },
  by: 'Durch %{name}.',
  waitsForHr: 'Er wartet auf HR.',
  waitsFor: 'Er wartet auf: %{names}.',
  over: 'Dieser Link funktioniert nicht mehr',
  overText:
    'Er ist älter als 7 Tage, Ihr Passwort oder Ihr Zugang hat sich seitdem geändert, oder der Antrag betrifft Sie nicht mehr. Melden Sie sich an, um zu sehen, was auf Sie wartet.',
  incomplete: 'Dieser Link ist unvollständig',
  incompleteText:
    'Öffnen Sie ihn noch einmal aus der ursprünglichen Nachricht, oder kopieren Sie den ganzen Link.',
  signIn: 'Anmelden',
};
