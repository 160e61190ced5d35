import { RESTORE_MARK } from './restore-mark.js';

/** They belong to one database and not to the company: what is running, what was applied, what a restore has left. */
export const BOOKKEEPING_TABLES = ['lease', 'migrations', RESTORE_MARK];
