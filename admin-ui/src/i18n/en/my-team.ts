export * from './people/away';
export * from './leave-cost';
export * from './team-tabs';

export const myTeam = {
  title: 'My Team',
  reports: '%{count} person reports to you. |||| %{count} people report to you.',
  away: '%{count} is away today. |||| %{count} are away today.',
  noneAway: 'No one is away today.',
  failed: 'Your team could not be loaded.',

  waiting: {
    title: 'Waiting for you',
    failed: 'The requests that wait for you could not be loaded.',
    none: 'Nothing waits for you',
    noneText: 'New requests will be listed here.',
    gone: 'This request no longer waits for you.',
    oldest: 'The oldest %{count} of %{total}',
    leave: '%{type}, %{span}',
    asked: 'Asked %{date}.',
    forAway: 'For %{name}, away until %{date}',
    early: {
      nobody: 'No one else can decide',
      away: 'The approver is away',
      overdue: 'The approver has not decided in time',
    },
    after: '%{amount} left after |||| %{amount} left after',
    below: '%{amount} below zero after',
    short: '%{amount} more than the policy allows',
    alsoAway: 'Also away: %{names}',
    alsoAwayMore:
      'Also away: %{names} and %{count} other |||| Also away: %{names} and %{count} others',
    noneAway: 'No one else in %{department} is away.',
    approve: 'Approve %{amount}',
    withNote: 'Approve with a note',
    more: 'More actions for %{name}',
    approveNow: 'Approve',
    reject: 'Reject',
    pass: 'Pass on',
    of: '%{name}, %{span}',
    remove: 'Remove from the list',
  },
  approving: {
    title: 'Approve the leave of %{name}?',
    text: '%{type}, %{span}.',
    note: 'Note to %{name}',
  },
  rejecting: {
    title: 'Reject the leave of %{name}?',
    text: '%{type}, %{span}. A rejected request cannot be approved later.',
    note: 'Note to %{name}',
  },
  passing: {
    title: 'Pass on the leave of %{name}?',
    text: '%{type}, %{span}. The people of the next step decide instead of you.',
    note: 'Note to the people who decide',
  },
  cancelling: {
    open: 'Cancel leave %{span}',
    title: 'Cancel the leave of %{name}?',
    text: '%{span}. %{name} will be notified and will see your reason. The days become available again.',
    reason: 'Reason',
    cancel: 'Cancel leave',
    keep: 'Keep leave',
    done: 'Leave of %{name} cancelled',
  },

  people: {
    title: 'Team',
    reportsOf: 'Reports of %{name}',
    name: 'Name',
    nextAway: 'Next away',
    pendingNext: '%{span}, pending',
    noneNext: 'No leave planned',
    balancesFailed: 'The balances could not be loaded.',
    noBalances: 'No leave is counted here that you decide.',
    left: '%{amount} left |||| %{amount} left',
    taken: '%{amount} taken |||| %{amount} taken',
    addLeave: 'Add leave',
  },

  deputy: {
    title: 'Deputy',
    yours: 'Your deputy',
    change: 'Change',
    label: 'Deputy',
    none: 'No one',
    save: 'Save deputy',
    saved: '%{name} decides for you while you are away.',
    removed: 'No one decides for you while you are away.',
    away: '%{name} is away until %{date}. Until then the people of the next step can decide as well.',
    failed: 'Your deputy could not be loaded.',
  },
};
