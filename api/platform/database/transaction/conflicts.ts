import { Problem, refusal, type Refusal } from '../../../contract/problem.js';
import {
  isForeignKeyViolation,
  isUnavailable,
  violatedUnique,
} from '../connection/driver-errors.js';
import type { Conflict, TableDefinition } from '../schema/schema-definition.js';

/** By what a server reports, the key, and by what SQLite reports, its columns. */
const conflicts = new Map<string, Conflict>();

/** The tables are in higher layers. */
export function declareConflicts(tables: readonly TableDefinition[]): void {
  for (const table of tables)
    for (const [key, conflict] of Object.entries(table.conflicts ?? {}))
      conflicts.set(key, conflict).set(columnsOfKey(table, key), conflict);
}

/** 'UNIQUE (a, b)' of a table t is 't.a, t.b'. */
function columnsOfKey({ name, keys = {} }: TableDefinition, key: string): string {
  const [, columns = ''] = /^UNIQUE \((.+)\)$/.exec(keys[key] ?? '') ?? [];
  return columns.replace(/\w+/g, `${name}.$&`);
}

export function problemOf(error: unknown): Problem | undefined {
  const unique = violatedUnique(error);
  if (unique !== undefined) {
    const conflict = conflicts.get(unique);
    if (!conflict)
      return new Problem('request.conflict', refusal('request.conflict'), { cause: error });
    const { code, field, reason: key = code } = conflict;
    const reason: Refusal = { key, parameters: {} };
    return new Problem(code, reason, { errors: { [field]: reason }, cause: error });
  }
  if (isForeignKeyViolation(error)) {
    return new Problem('request.conflict', refusal('request.reference_conflict'), { cause: error });
  }
  if (isUnavailable(error)) {
    return new Problem('server.unavailable', refusal('server.database_away'), {
      retryAfter: 5,
      cause: error,
    });
  }
  return undefined;
}
