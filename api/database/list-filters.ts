import { isCalendarDate } from '../contract/calendar-date.js';
import { containing } from './folded-text.js';
import { isId } from './ids.js';
import type { Condition, Filter } from './list-definition.js';
import { isStorable } from './storable-text.js';

const MOST_IDS = 100;
const LONGEST_SEARCH = 200;

/** Folded columns that contain the words. */
export function searchIn(columns: string[], joins: string[] = []): Filter {
  return searched((pattern) => ({
    sql: `(${columns.map((column) => `${column} LIKE ? ESCAPE '!'`).join(' OR ')})`,
    parameters: columns.map(() => pattern),
    joins,
  }));
}

export function searched(condition: (pattern: string, words: string) => Condition): Filter {
  return {
    expected: `a text of at most ${LONGEST_SEARCH} characters`,
    condition: (value) => {
      if (typeof value !== 'string' || value.length > LONGEST_SEARCH || !isStorable(value)) return undefined;
      const words = value.normalize('NFC').trim();
      if (words === '') return { sql: '1 = 1', parameters: [] };
      return condition(containing(words), words);
    },
  };
}

export function oneOf(column: string, values: readonly string[], joins: string[] = []): Filter {
  return {
    expected: `one of ${values.join(', ')}`,
    condition: (value) => (typeof value === 'string' && values.includes(value) ? { sql: `${column} = ?`, parameters: [value], joins } : undefined),
  };
}

export function reference(column: string, joins: string[] = []): Filter {
  return {
    expected: 'an id',
    condition: (value) => (isId(value) ? { sql: `${column} = ?`, parameters: [value.toLowerCase()], joins } : undefined),
  };
}

/** react-admin's getMany: the records with these ids. */
export function idIn(column: string): Filter {
  return {
    expected: `a list of at most ${MOST_IDS} ids`,
    condition: (value) => {
      if (!Array.isArray(value) || value.length > MOST_IDS || !value.every(isId)) return undefined;
      if (value.length === 0) return { sql: '1 = 0', parameters: [] };
      return { sql: `${column} IN (${value.map(() => '?').join(', ')})`, parameters: value.map((id) => id.toLowerCase()) };
    },
  };
}

export function dateCompared(column: string, operator: '>=' | '<='): Filter {
  return {
    expected: 'a date such as 2026-01-31',
    condition: (value) => (isCalendarDate(value) ? { sql: `${column} ${operator} ?`, parameters: [value] } : undefined),
  };
}
