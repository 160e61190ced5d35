export * from './balances';
export * from './leave-cost';
export * from './ledger';
