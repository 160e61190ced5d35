/** The balance of one leave type, in a file with a column for each: 'balance:Annual Leave'. */
export type TypeBalanceField = `balance:${string}`;

const PREFIX = 'balance:';

export function typeBalanceField(leaveType: string): TypeBalanceField {
  return `${PREFIX}${leaveType}`;
}

/** The name of the leave type, undefined for another field. */
export function leaveTypeOfField(field: string): string | undefined {
  return field.startsWith(PREFIX) ? field.slice(PREFIX.length) : undefined;
}
