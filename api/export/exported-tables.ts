import { ADMIN_NOTIFICATIONS, ADMIN_NOTIFICATIONS_READ, AUDIT, NOTIFICATIONS } from './exported-history.js';
import { ACCOUNTS, EMPLOYEES, IMAGES } from './exported-people.js';
import { DEPARTMENTS, LEAVES, SALARIES } from './exported-records.js';
import type { ExportedTable } from './exported-table.js';

/** All that a company is, in an order in which nothing refers to what comes later. */
export const EXPORTED_TABLES: ExportedTable[] = [DEPARTMENTS, ACCOUNTS, EMPLOYEES, IMAGES, SALARIES, LEAVES, NOTIFICATIONS, ADMIN_NOTIFICATIONS, ADMIN_NOTIFICATIONS_READ, AUDIT];
