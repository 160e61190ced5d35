export * from './undo';

export const whoDecides = {
  hr: 'HR',
  decides: '%{names} decides',
  /** Somebody acts for an approver. */
  decidesFor: '%{names} decides for %{other}, who is away until %{date}',
  decidesInstead: '%{names} decides, since %{other} is away until %{date}',
  then: '%{first}, then %{next}',
  sentence: '%{steps}.',
  atOnce: 'Approved at once: no approval is needed.',
  atOnceByYou: 'Approved at once, by you.',
  since: 'since %{date}',
  waiting: 'Waiting for %{names} since %{date}',
  waitingForHr: 'Waiting for HR since %{date}',
};
