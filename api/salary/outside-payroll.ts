import type { EntityManager } from 'typeorm';

/** In SQL, 1 if payroll pays that day. Payroll is a floor above, so its tables are read and not its classes. */
export const outsidePayroll = (payDate: string): string =>
  `(SELECT CASE WHEN o.first_period <= ${payDate} THEN 1 ELSE 0 END FROM payroll_setting o)`;

export async function isOutsidePayroll(manager: EntityManager, payDate: string): Promise<boolean> {
  const [row] = await manager.query<{ outside: number | string }[]>(
    `SELECT ${outsidePayroll('?')} AS outside`,
    [payDate],
  );
  return Number(row?.outside) === 1;
}
