export * from './leave-cost';
export * from './leaves';
export * from './lists';

export const myLeaves = {
  withdraw: 'Withdraw',
  which: '%{type}, %{span}',
  title: 'Withdraw this leave request?',
  text: '%{type}, %{span}: the request will be cancelled, and the days become available again.',
  withdrawn: '%{type}, %{span} withdrawn',
  notWithdrawn: 'The request could not be withdrawn.',
  cancel: 'Cancel leave',
  cancelTitle: 'Cancel this leave?',
  cancelText: '%{type}, %{span}: the days become available again, and your approver is told.',
  cancelled: '%{type}, %{span} cancelled',
  notCancelled: 'The leave could not be cancelled.',
  balance: 'My balance',
};
