/** With the other queries of leave, so that a decision refreshes the outlook. */
export const APPROVALS = ['leaves', 'approval settings'];
