import { isCalendarDate } from '../../../contract/calendar-date.js';
import { Problem, refusal } from '../../../contract/problem.js';
import { hasTooManyMarks } from '../../../contract/text/normalized-text.js';
import { folded } from '../statements/folded-text.js';
import { isId } from '../statements/ids.js';
import { isStorable } from '../statements/storable-text.js';
import type { Engine, Condition, Filter } from './list-definition.js';

const MAX_IDS = 100;
const SEARCH_MAX = { words: 20, length: 200 };

/**
 * For folded columns of many rows. A server would compare characters one by one, so it is given bytes; the embedded database
 * passes over rows faster with LIKE than with INSTR.
 */
export function contains(engine: Engine, column: string, words: string): Condition {
  if (engine === 'mysql')
    return { sql: `INSTR(CAST(${column} AS BINARY), ?) > 0`, parameters: [words] };
  return {
    sql: `${column} LIKE ? ESCAPE '\\'`,
    parameters: [`%${words.replace(/[\\%_]/g, '\\$&')}%`],
  };
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
    expected: `a text of at most ${SEARCH_MAX.words} words and ${SEARCH_MAX.length} characters`,
    condition: (value) => {
      if (typeof value !== 'string' || !isStorable(value)) return undefined;
      // People paste texts into the box, so this one is worded for them.
      const tooLong = Problem.at('filter', refusal('list.search_too_long', SEARCH_MAX));
      if (value.length > SEARCH_MAX.length) throw tooLong;
      if (hasTooManyMarks(value)) return undefined;
      const words = folded(value).trim();
      if (words.split(/\s+/).length > SEARCH_MAX.words) throw tooLong;
      return words === '' ? { sql: '1 = 1', parameters: [] } : condition(words);
    },
  };
}

export function oneOf(column: string, values: readonly string[]): Filter {
  return {
    expected: `one of ${values.join(', ')}`,
    condition: (value) =>
      typeof value === 'string' && values.includes(value)
        ? { sql: `${column} = ?`, parameters: [value] }
        : undefined,
  };
}

/** Filters that stand in an address are texts. */
export function flag(sql: string): Filter {
  return {
    expected: 'true or false',
    condition: (value) => {
      if (String(value) === 'true') return { sql: `(${sql})`, parameters: [] };
      return String(value) === 'false' ? { sql: `NOT (${sql})`, parameters: [] } : undefined;
    },
  };
}

export function reference(column: string, joins: string[] = []): Filter {
  return {
    expected: 'an id',
    condition: (value) =>
      isId(value) ? { sql: `${column} = ?`, parameters: [value.toLowerCase()], joins } : undefined,
  };
}

export function idIn(column: string): Filter {
  return {
    expected: `a list of at most ${MAX_IDS} ids`,
    condition: (value) => {
      if (!Array.isArray(value) || value.length > MAX_IDS || !value.every(isId)) return undefined;
      if (value.length === 0) return { sql: '1 = 0', parameters: [] };
      return {
        sql: `${column} IN (${value.map(() => '?').join(', ')})`,
        parameters: value.map((id) => id.toLowerCase()),
      };
    },
  };
}

export function dateFilter(column: string, operator: '>=' | '<=' | '<'): Filter {
  return {
    expected: 'a date such as 2026-01-31',
    condition: (value) =>
      isCalendarDate(value) ? { sql: `${column} ${operator} ?`, parameters: [value] } : undefined,
  };
}

/** With a join of the list that the condition needs. */
export function joined(filter: Filter, name: string): Filter {
  const withJoin = (condition: Condition): Condition => ({
    ...condition,
    joins: [...(condition.joins ?? []), name],
  });
  return {
    ...filter,
    condition: (value) => {
      const condition = filter.condition(value);
      if (!condition?.resolve) return condition && withJoin(condition);
      return {
        ...withJoin(condition),
        resolve: async (reader) => withJoin((await condition.resolve?.(reader)) ?? condition),
      };
    },
  };
}
