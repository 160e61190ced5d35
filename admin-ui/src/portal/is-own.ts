import type { CurrentUserRecord } from '../../../api/contract/records.js';

/** An address names somebody by the employee's id or by that of the account. */
export const isOwn = ({ _id, employeeId }: CurrentUserRecord, id: string): boolean => id === _id || id === employeeId;
