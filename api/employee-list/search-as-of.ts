import type { CalendarDate } from '../contract/calendar-date.js';
import { searchDepartments } from '../department/department-list.js';
import { inDepartments } from '../employee/employee-search.js';
import { NAMES_END } from '../employee/employee-text-columns.js';
import { withFact } from '../employee/job/fact-on.js';
import type { Condition, ListReader } from '../platform/database/lists/list-definition.js';
import { contains } from '../platform/database/lists/list-filters.js';
import { searchWords } from '../platform/database/statements/folded-text.js';

/** More titles are compared by the statement itself, so that it never has more parameters than an engine takes. */
const LISTED_TITLES = 200;

const NAMES = `SUBSTR(e.search, 1, INSTR(e.search, '${NAMES_END}'))`;

/** Each word is found in the person's name or employee ID, or in the title or department of the day; one with an '@' in the address as well, which stands beside today's title. */
export function searchOn(day: CalendarDate, query: string): Condition {
  const words = searchWords(query);
  return {
    sql: '1 = 0',
    parameters: [],
    resolve: async (reader) => {
      const departments = await searchDepartments(reader, words);
      const conditions: Condition[] = [];
      for (const [place, word] of words.entries()) {
        const named = inDepartments(reader.engine, word, departments[place] ?? []);
        const any = [
          contains(reader.engine, word.includes('@') ? 'e.search' : NAMES, word),
          await titledOn(day, reader, word),
          ...(named
            ? [withFact(day, 'department', { ...named, sql: `f.value_id IN (${named.sql})` })]
            : []),
        ];
        conditions.push({
          sql: `(${any.map(({ sql }) => sql).join(' OR ')})`,
          parameters: any.flatMap(({ parameters }) => parameters),
        });
      }
      return {
        sql: conditions.map(({ sql }) => sql).join(' AND '),
        parameters: conditions.flatMap(({ parameters }) => parameters),
      };
    },
  };
}

/** Looks up the titles first, so that their people are found by the index. */
export async function titledOn(
  day: CalendarDate,
  { read, engine }: ListReader,
  words: string,
): Promise<Condition> {
  const matching = contains(engine, 'f.value_folded', words);
  const titles = await read<{ title: string }>(
    `SELECT DISTINCT f.value_folded AS title FROM job_fact f WHERE f.kind = 'designation' AND ${matching.sql} LIMIT ${LISTED_TITLES + 1}`,
    matching.parameters,
  );
  if (titles.length === 0) return { sql: '1 = 0', parameters: [] };
  if (titles.length > LISTED_TITLES) return withFact(day, 'designation', matching);
  return withFact(day, 'designation', {
    sql: `f.value_folded IN (${titles.map(() => '?').join(', ')})`,
    parameters: titles.map(({ title }) => title),
  });
}
