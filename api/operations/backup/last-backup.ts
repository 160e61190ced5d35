import type { Configuration } from '../../platform/config/configuration.js';
import type { ReadRows } from '../../platform/database/connection/committed-reader.js';
import { withDataSource } from '../../platform/database/connection/data-source.js';

/** Milliseconds since 1970; 0 when there was none. */
export async function lastBackup(read: ReadRows): Promise<number> {
  const [row] = await read<{ made_at: number | string }>('SELECT made_at FROM last_backup');
  return Number(row?.made_at ?? 0);
}

export async function recordBackup(configuration: Configuration, madeAt: number): Promise<void> {
  await withDataSource(configuration, async (dataSource) => {
    await dataSource.transaction((manager) =>
      manager.query('UPDATE last_backup SET made_at = ? WHERE made_at < ?', [madeAt, madeAt]),
    );
  });
}
