import type { Configuration } from '../config/configuration.js';
import { COMMAND_LINE } from '../contract/pay-looks.js';
import { createDataSource } from '../database/data-source.js';
import { newId } from '../database/ids.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { storeLooks } from '../pay-look/look.js';

/** Everybody can see that their pay was written to a folder, though nobody was signed in. Stored beside a server that may be running. */
export async function recordExport(configuration: Pick<Configuration, 'databaseUrl' | 'dataDir'>): Promise<void> {
  const dataSource = await createDataSource(configuration, []).initialize();
  try {
    const look = { id: newId(), at: Date.now(), actorId: null, actorName: COMMAND_LINE, where: 'export' as const, count: null, people: [] };
    await new UnitOfWork(dataSource).write((manager) => storeLooks(manager, [look]));
  } finally {
    await dataSource.destroy();
  }
}
