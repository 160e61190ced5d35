import type { PayComponentRecord } from '../../../../api/contract/payroll/pay-components.js';
import { plainAmount } from '../../forms/plain-amount';

export interface TypedPayment {
  amount: string;
  hours: string;
  hourly: string;
  rate: string;
  note: string;
}

type Field = Exclude<keyof TypedPayment, 'note'>;

const FIELDS = { amount: ['amount'], percent: ['rate'], hours: ['hours', 'hourly'] } satisfies Record<PayComponentRecord['unit'], Field[]>;

/** Above 0, with at most two decimals; undefined for anything else. */
function numberOf(typed: string): number | undefined {
  const plain = plainAmount(typed);
  const value = /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
  return value > 0 ? value : undefined;
}

/** As the call takes it, or the fields that have no amount. */
export function given({ unit }: PayComponentRecord, typed: TypedPayment): Partial<Record<Field, number>> | { faults: Field[] } {
  const fields: Field[] = FIELDS[unit];
  const faults = fields.filter((field) => numberOf(typed[field]) === undefined);
  return faults.length > 0 ? { faults } : Object.fromEntries(fields.map((field) => [field, numberOf(typed[field])]));
}

/** Undefined while it is not known: a percentage is taken of the salary by the server. */
export function amountOf({ unit }: PayComponentRecord, typed: TypedPayment): number | undefined {
  if (unit === 'amount') return numberOf(typed.amount);
  const [hours, hourly] = [numberOf(typed.hours), numberOf(typed.hourly)];
  return unit === 'hours' && hours !== undefined && hourly !== undefined ? Math.round(hours * hourly * 100) / 100 : undefined;
}
