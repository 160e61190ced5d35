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
  balance: 'My balance',
};
