import { importFieldOf, type ImportColumn, type ImportKind } from '../../contract/imports.js';
import { typeBalanceField } from '../../contract/type-balance-field.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { looksLikeBalances } from './balance-reading.js';
import type { ProposedColumns } from './column-proposal.js';
import { proposedChoice, type ImportChoices } from './value-words.js';

/** Words of a heading beside the name of the leave type. */
const SAYS_BALANCE = /\b(balances?|remaining|available|left|carried over|solde|restants?|saldo|resturlaub)\b/g;
const SAYS_UNIT = /\b(current|closing|ending|opening|days?|hours?|jours?|heures?|tage|stunden|de|des|in)\b/g;
/** In a file of employees; a file of balances can be asked for its type. */
const PLAIN_LEAVE = ['leave', 'leaves', 'time off', 'conge', 'conges'];
const PLAIN_TYPE = 'Annual Leave';

/**
 * Columns that are named like a leave type, such as 'Annual Leave' and 'Sick Leave Balance'. In a file of employees the heading has to say that it is a
 * balance: 'Sick Leave' alone may as well count what was taken.
 */
export function proposedBalanceColumns(kind: ImportKind, columns: ImportColumn[], proposed: ProposedColumns, known: ImportChoices): ProposedColumns {
  const { balance, leaveType, ...rest } = proposed;
  if (balance && leaveType) return proposed;
  const taken = new Set(Object.values(rest));
  const balances: ProposedColumns = {};
  for (const column of columns) {
    const name = looksLikeBalances(column.samples) && !taken.has(column) ? leaveTypeNamed(column.heading, kind, known) : undefined;
    if (name !== undefined && importFieldOf(kind, typeBalanceField(name))) balances[typeBalanceField(name)] ??= column;
  }
  return Object.keys(balances).length === 0 ? proposed : { ...rest, ...balances };
}

function leaveTypeNamed(heading: string, kind: ImportKind, known: ImportChoices): string | undefined {
  const plain = folded(heading).replace(/\([^)]{0,200}\)/g, ' ').replace(/[^\p{L}\p{N}]+/gu, ' ');
  const named = plain.replace(SAYS_BALANCE, ' ');
  const ofEmployees = kind === 'employees';
  if (ofEmployees && named === plain) return undefined;
  const bare = named.replace(SAYS_UNIT, ' ').replace(/\s+/g, ' ').trim();
  const type = ofEmployees && PLAIN_LEAVE.includes(bare) ? PLAIN_TYPE : proposedChoice('leaveType', bare, known);
  return type !== null && known.leaveType?.includes(type) ? type : undefined;
}
