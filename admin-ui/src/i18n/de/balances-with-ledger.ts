export * from './balance-of';
export * from './balances';
export * from './leave-cost';
export * from './ledger';
