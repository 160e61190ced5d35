export const undo = {
  undo: 'Undo',
  untold: 'No one has been told yet.',
  byYou: 'by you, just now',
  decided: {
    Approved: 'Approved %{amount}',
    Rejected: 'Rejected %{amount}',
    Passed: 'Passed on %{amount}',
  },
  waits: 'The leave of %{name} waits again.',
  waitMany: '%{count} requests wait again.',
};
