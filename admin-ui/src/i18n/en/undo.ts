export const undo = {
  undo: 'Undo',
  untold: 'No one has been told yet.',
  byYou: 'by you, just now',
  decided: {
    Approved: 'Approved %{amount}',
    Rejected: 'Rejected %{amount}',
    Passed: 'Passed on %{amount}',
  },
  step: {
    approved: 'Leave of %{name} approved',
    approvedNext: 'Approved. The leave of %{name} now waits for %{next}.',
    rejected: 'Leave of %{name} rejected',
    passed: 'Leave of %{name} passed on',
    passedNext: 'Passed on. The leave of %{name} now waits for %{next}.',
  },
  waits: 'The leave of %{name} waits again.',
  waitMany: '%{count} requests wait again.',
  partly:
    '%{count} of %{total} waits again. %{reason} |||| %{count} of %{total} wait again. %{reason}',
};
