import { SchemaError } from '../schema/schema-error.js';
import type { ReadRows } from './committed-reader.js';

const MINIMUM_VERSIONS = { MariaDB: [10, 11], MySQL: [8, 4] } as const;

export async function requireEngineVersion(read: ReadRows): Promise<void> {
  const [row] = await read<{ version: string }>('SELECT VERSION() AS version');
  const refused = unsupportedEngine(row?.version ?? '');
  if (refused) throw new SchemaError(refused);
}

/** TiDB reports the MySQL version that it emulates and is accepted. */
export function unsupportedEngine(version: string): string | undefined {
  if (/TiDB/i.test(version)) return undefined;
  const engine = /MariaDB/i.test(version) ? 'MariaDB' : 'MySQL';
  // Behind some proxies MariaDB reports 5.5.5-10.11.6-MariaDB.
  const [, major, minor] = /^(?:5\.5\.5-)?(\d+)\.(\d+)/.exec(version) ?? [];
  const [minimumMajor, minimumMinor] = MINIMUM_VERSIONS[engine];
  if (
    Number(major) > minimumMajor ||
    (Number(major) === minimumMajor && Number(minor) >= minimumMinor)
  )
    return undefined;
  return `The database server is ${engine} ${version}; ${engine} ${minimumMajor}.${minimumMinor} or newer is needed.`;
}
