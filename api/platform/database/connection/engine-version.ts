import type { ReadRows } from './committed-reader.js';
import { SchemaFault } from '../schema/schema-fault.js';

/** The oldest that everything here was made for: CHECK constraints, row values, window functions. */
const OLDEST = { MariaDB: [10, 11], MySQL: [8, 4] } as const;

/** Refuses a database server that is too old; the embedded one comes with the program. */
export async function requireEngineVersion(read: ReadRows): Promise<void> {
  const [row] = await read<{ version: string }>('SELECT VERSION() AS version');
  const fault = engineFault(row?.version ?? '');
  if (fault) throw new SchemaFault(fault);
}

/** A sentence, or undefined. TiDB answers with the MySQL version that it stands in for, and is let in. */
export function engineFault(version: string): string | undefined {
  if (/TiDB/i.test(version)) return undefined;
  const engine = /MariaDB/i.test(version) ? 'MariaDB' : 'MySQL';
  // Behind some proxies MariaDB calls itself 5.5.5-10.11.6-MariaDB.
  const [, major, minor] = /^(?:5\.5\.5-)?(\d+)\.(\d+)/.exec(version) ?? [];
  const [oldestMajor, oldestMinor] = OLDEST[engine];
  if (Number(major) > oldestMajor || (Number(major) === oldestMajor && Number(minor) >= oldestMinor)) return undefined;
  return `The database server is ${engine} ${version}; ${engine} ${oldestMajor}.${oldestMinor} or newer is needed.`;
}
