import type { Messages } from '../messages';

export * from './people/away';
export * from './leave-cost';
export * from './team-tabs';

export const myTeam: Messages['myTeam'] = {
  title: 'Mein Team',
  reports:
    'Sie entscheiden über die Abwesenheiten von %{count} Person. |||| Sie entscheiden über die Abwesenheiten von %{count} Personen.',
  away: '%{count} ist heute abwesend. |||| %{count} sind heute abwesend.',
  noneAway: 'Heute ist niemand abwesend.',
  failed: 'Ihr Team konnte nicht geladen werden.',

  waiting: {
    title: 'Wartet auf Sie',
    failed: 'Die Anträge, die auf Sie warten, konnten nicht geladen werden.',
    none: 'Nichts wartet auf Sie',
    noneText: 'Neue Anträge erscheinen hier.',
    gone: 'Dieser Antrag wartet nicht mehr auf Sie.',
    oldest: 'Die ältesten %{count} von %{total}',
    leave: '%{type}, %{span}',
    asked: 'Beantragt am %{date}.',
    forAway: 'Für %{name}, abwesend bis %{date}',
    early: {
      nobody: 'Sonst kann niemand entscheiden',
      away: 'Die genehmigende Person ist abwesend',
      overdue: 'Die genehmigende Person hat nicht rechtzeitig entschieden',
    },
    after: 'danach bleibt %{amount} |||| danach bleiben %{amount}',
    below: 'danach %{amount} unter null',
    short: '%{amount} mehr, als die Regelung erlaubt',
    alsoAway: 'Ebenfalls abwesend: %{names}',
    alsoAwayMore:
      'Ebenfalls abwesend: %{names} und %{count} weitere Person |||| Ebenfalls abwesend: %{names} und %{count} weitere',
    noneAway: 'In der Abteilung %{department} ist sonst niemand abwesend.',
    approve: '%{amount} genehmigen',
    withNote: 'Mit Notiz genehmigen',
    more: 'Weitere Aktionen für %{name}',
    approveNow: 'Genehmigen',
    reject: 'Ablehnen',
    pass: 'Weitergeben',
    of: '%{name}, %{span}',
    remove: 'Aus der Liste nehmen',
  },
  approving: {
    title: 'Abwesenheit von %{name} genehmigen?',
    text: '%{type}, %{span}.',
    note: 'Notiz an %{name}',
  },
  rejecting: {
    title: 'Abwesenheit von %{name} ablehnen?',
    text: '%{type}, %{span}. Ein abgelehnter Antrag kann später nicht genehmigt werden.',
    note: 'Notiz an %{name}',
  },
  passing: {
    title: 'Abwesenheit von %{name} weitergeben?',
    text: '%{type}, %{span}. Die Personen des nächsten Schritts entscheiden an Ihrer Stelle.',
    note: 'Notiz an die Personen, die entscheiden',
  },
  cancelling: {
    open: '%{span} stornieren',
    title: 'Abwesenheit von %{name} stornieren?',
    text: '%{span}. %{name} wird benachrichtigt und sieht Ihren Grund. Die Tage sind dann wieder verfügbar.',
    reason: 'Grund',
    cancel: 'Abwesenheit stornieren',
    keep: 'Abwesenheit behalten',
    done: 'Abwesenheit von %{name} storniert',
  },

  people: {
    title: 'Team',
    reportsOf: 'Team von %{name}',
    name: 'Name',
    nextAway: 'Nächste Abwesenheit',
    pendingNext: '%{span}, offen',
    noneNext: 'Keine Abwesenheit geplant',
    week: 'Die nächsten sieben Tage: %{spans}',
    noneWeek: 'keine Abwesenheit',
    balancesFailed: 'Die Salden konnten nicht geladen werden.',
    noBalances: 'Hier wird nichts gezählt, worüber Sie entscheiden.',
    left: '%{amount} übrig |||| %{amount} übrig',
    taken: '%{amount} genommen |||| %{amount} genommen',
    addLeave: 'Abwesenheit hinzufügen',
  },

  deputy: {
    title: 'Stellvertretung',
    yours: 'Ihre Stellvertretung',
    change: 'Ändern',
    label: 'Stellvertretung',
    none: 'Niemand',
    save: 'Stellvertretung speichern',
    saved: '%{name} entscheidet für Sie, während Sie abwesend sind.',
    removed: 'Niemand entscheidet für Sie, während Sie abwesend sind.',
    away: '%{name} ist bis %{date} abwesend. Bis dahin können auch die Personen des nächsten Schritts entscheiden.',
    failed: 'Ihre Stellvertretung konnte nicht geladen werden.',
  },
};
