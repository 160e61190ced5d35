import { isCalendarDate } from '../../../contract/calendar-date.js';
import { folded } from '../statements/folded-text.js';
import { isId } from '../statements/ids.js';
import type { Condition, Engine, Filter } from './list-definition.js';
import { isStorable } from '../statements/storable-text.js';

const MAX_IDS = 100;
const MAX_SEARCH_LENGTH = 200;

/** Compares bytes, because a server compares characters one by one, which is slow. */
export function contains(engine: Engine, column: string): string {
  return engine === 'mysql' ? `INSTR(CAST(${column} AS BINARY), ?) > 0` : `INSTR(${column}, ?) > 0`;
}

export function searchIn(columns: string[], joins: string[] = []): Filter {
  return searchFilter((words) => ({
    sql: `(${columns.map((column) => `INSTR(${column}, ?) > 0`).join(' OR ')})`,
    parameters: columns.map(() => words),
    joins,
  }));
}

export function searchFilter(condition: (words: string) => Condition): Filter {
  return {
    expected: `a text of at most ${MAX_SEARCH_LENGTH} characters`,
    condition: (value) => {
      if (typeof value !== 'string' || value.length > MAX_SEARCH_LENGTH || !isStorable(value)) return undefined;
      const words = value.normalize('NFC').trim();
      if (words === '') return { sql: '1 = 1', parameters: [] };
      return condition(folded(words));
    },
  };
}

export function oneOf(column: string, values: readonly string[], joins: string[] = []): Filter {
  return {
    expected: `one of ${values.join(', ')}`,
    condition: (value) => (typeof value === 'string' && values.includes(value) ? { sql: `${column} = ?`, parameters: [value], joins } : undefined),
  };
}

export function reference(column: string, index?: string): Filter {
  return {
    expected: 'an id',
    condition: (value) => (isId(value) ? { sql: `${column} = ?`, parameters: [value.toLowerCase()], ...(index === undefined ? {} : { index }) } : undefined),
  };
}

export function idIn(column: string): Filter {
  return {
    expected: `a list of at most ${MAX_IDS} ids`,
    condition: (value) => {
      if (!Array.isArray(value) || value.length > MAX_IDS || !value.every(isId)) return undefined;
      if (value.length === 0) return { sql: '1 = 0', parameters: [] };
      return { sql: `${column} IN (${value.map(() => '?').join(', ')})`, parameters: value.map((id) => id.toLowerCase()) };
    },
  };
}

export function dateFilter(column: string, operator: '>=' | '<='): Filter {
  return {
    expected: 'a date such as 2026-01-31',
    condition: (value) => (isCalendarDate(value) ? { sql: `${column} ${operator} ?`, parameters: [value] } : undefined),
  };
}
