import type { Messages } from '../messages';

export const approval: Messages['approval'] = {
  title: 'Genehmigung',
  requested: 'Beantragt von %{name}',
  who: {
    approver: 'Genehmigende Person',
    second: 'Nächsthöhere genehmigende Person',
    people: 'Bestimmte Personen',
    hr: 'HR',
  },
  decided: {
    Approved: 'Genehmigt von %{name}',
    Rejected: 'Abgelehnt von %{name}',
    Passed: 'Weitergegeben von %{name}',
  },
  at: '%{at}, %{as}',
  as: {
    approver: 'als genehmigende Person',
    second: 'als nächsthöhere Person',
    people: 'als eine der Personen dieses Schritts',
    hr: 'als HR',
    deputy: 'in Abwesenheit von %{name}',
    standIn: 'in Abwesenheit von %{name}',
    admin: 'als Admin',
  },
  atOnce: '%{as}, alle %{count} Schritte auf einmal',
  decides: 'Als Nächstes entscheidet %{names}',
  reasons: {
    approver: 'genehmigende Person',
    second: 'nächsthöhere genehmigende Person',
    people: 'eine der Personen dieses Schritts',
    hr: 'jeder Admin kann entscheiden',
    deputy: 'Stellvertretung von %{name}, abwesend bis %{date}',
    standIn: 'Vertretung während der Abwesenheit von %{name} bis %{date}',
  },
  because: {
    nobody: '%{reason}, weil im Schritt „%{step}“ niemand entscheiden kann',
    away: '%{reason}, weil %{names} bis %{date} abwesend ist',
    allAway: '%{reason}, weil %{names} abwesend sind',
    overdue: '%{reason}, weil der Schritt „%{step}“ überfällig ist',
  },
  hindrances: {
    unnamed: 'Für diesen Schritt ist niemand festgelegt. HR kann eine genehmigende Person wählen.',
    notInvited:
      '%{name} wurde noch nicht eingeladen. Erst mit der Einladung sind Anmeldung und Entscheidung möglich.',
    invited:
      '%{name} hat die Einladung noch nicht angenommen. HR kann sie unter „Konto“ noch einmal senden.',
    disabled:
      'Das Konto von %{name} ist gesperrt. HR kann es freigeben oder jemand anderen wählen.',
    left: '%{name} ist ausgetreten. HR kann jemand anderen wählen.',
    requester: '%{name} kann nicht über den eigenen Antrag entscheiden.',
    tookEarlier: '%{name} hat schon einen früheren Schritt entschieden.',
  },
  butAway: '%{reason}, aber abwesend bis %{date}',
  reason: '%{reason}.',
  reasonOf: '%{name}: %{reason}.',
  waitingSince: 'Wartet seit %{date}.',
  then: 'Danach %{names}',
  skipped: '%{step}: übersprungen',
  skippedBelow: 'Weniger als %{amount} angerechnet.',
  place: {
    approver: 'Schritt %{step} von %{count}, genehmigende Person',
    second: 'Schritt %{step} von %{count}, nächsthöhere genehmigende Person',
    people: 'Schritt %{step} von %{count}, %{names}',
    hr: 'Schritt %{step} von %{count}, HR',
  },
  takesAll:
    'Als Nächstes entscheidet %{names}. Sie können stattdessen entscheiden. |||| Als Nächstes entscheidet %{names}. Ihre Entscheidung gilt für alle %{count} offenen Schritte.',
  yoursTakesAll:
    'Als Nächstes entscheiden Sie. Als Admin entscheiden Sie über alle %{count} offenen Schritte.',
  bulk: 'Als Admin entscheiden Sie bei jedem Antrag über alle offenen Schritte, auch über die von anderen.',
  waitingFor: 'Wartet auf',
  anyone: 'Alle',
  standIn: 'Vertretung',
};
