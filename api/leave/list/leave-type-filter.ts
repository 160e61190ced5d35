import { LEAVE_TYPE_NAME_MAX } from '../../contract/leave/leave-types.js';
import { Problem } from '../../contract/problem.js';
import type { Filter, ListReader } from '../../platform/database/lists/list-definition.js';
import { folded } from '../../platform/database/statements/folded-text.js';

const FIELD = 'leaveType';

/** By name; an unknown name is refused, with the known ones. */
export function leaveTypeFilter(column: string): Filter {
  return {
    expected: 'the name of a leave type',
    condition: (value) => {
      if (typeof value !== 'string' || value.length > LEAVE_TYPE_NAME_MAX) return undefined;
      const condition = { field: FIELD, value, sql: `${column} = ?`, parameters: [value] };
      return {
        ...condition,
        resolve: async (reader) => {
          const names = await typeNames(reader);
          if (!names.includes(value))
            throw Problem.at('filter', `In filter, ${FIELD} must be one of ${names.join(', ')}.`);
          return condition;
        },
      };
    },
  };
}

/** Names of all types that contain the words of a search, and whether all do. */
export async function typesMatching(
  reader: ListReader,
  words: string,
): Promise<{ types: string[]; all: boolean }> {
  const names = await typeNames(reader);
  const types = names.filter((name) => folded(name).includes(words));
  return { types, all: types.length === names.length };
}

async function typeNames(reader: ListReader): Promise<string[]> {
  const rows = await reader.read<{ name: string }>('SELECT name FROM leave_type ORDER BY id');
  return rows.map(({ name }) => name);
}
