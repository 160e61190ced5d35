import { isCalendarDate } from '../../../contract/calendar-date.js';
import { folded } from '../statements/folded-text.js';
import { isId } from '../statements/ids.js';
import type { Condition, Engine, Filter } from './list-definition.js';
import { isStorable } from '../statements/storable-text.js';

const MOST_IDS = 100;
const LONGEST_SEARCH = 200;

/** Whether a folded column contains the text that stands for the ?. As bytes: a server compares letters one by one. */
export function contains(engine: Engine, column: string): string {
  return engine === 'mysql' ? `INSTR(CAST(${column} AS BINARY), ?) > 0` : `INSTR(${column}, ?) > 0`;
}

/** Folded columns that contain the words. */
export function searchIn(columns: string[], joins: string[] = []): Filter {
  return searched((words) => ({
    sql: `(${columns.map((column) => `INSTR(${column}, ?) > 0`).join(' OR ')})`,
    parameters: columns.map(() => words),
    joins,
  }));
}

/** The words come folded. */
export function searched(condition: (words: string) => Condition): Filter {
  return {
    expected: `a text of at most ${LONGEST_SEARCH} characters`,
    condition: (value) => {
      if (typeof value !== 'string' || value.length > LONGEST_SEARCH || !isStorable(value)) return undefined;
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

/** With an index, where only few rows have a value. */
export function reference(column: string, index?: string): Filter {
  return {
    expected: 'an id',
    condition: (value) => (isId(value) ? { sql: `${column} = ?`, parameters: [value.toLowerCase()], ...(index === undefined ? {} : { index }) } : undefined),
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
