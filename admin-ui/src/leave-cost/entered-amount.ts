import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';

/** Days as '2', '0.5' or '0,5'; hours as '6.5' or '6:30', in minutes. Undefined for anything else and for nothing. */
export function enteredAmount(typed: string, unit: LeaveUnit): number | undefined {
  const text = typed.trim().replace(',', '.');
  const [, hours, minutes] = /^(\d{1,4}):([0-5]\d)$/.exec(text) ?? [];
  if (unit === 'minutes' && hours !== undefined)
    return Number(hours) * 60 + Number(minutes) || undefined;
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text)) return undefined;
  const amount = unit === 'days' ? Number(text) : Math.round(Number(text) * 60);
  return amount > 0 ? amount : undefined;
}

/** An amount as one would type it. */
export function typedAmount(amount: number, unit: LeaveUnit): string {
  return unit === 'days'
    ? String(amount)
    : `${Math.floor(amount / 60)}:${String(amount % 60).padStart(2, '0')}`;
}
