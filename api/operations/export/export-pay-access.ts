import { COMMAND_LINE } from '../../contract/pay-access.js';
import { createDataSource, type DatabasePlace } from '../../platform/database/connection/data-source.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { MetricsRegistry } from '../../platform/observability/metrics-registry.js';
import { storePayAccess } from '../../pay-access-log/pay-access-buffer.js';

/** Everybody can see that their pay was written to a folder, though nobody was signed in. Stored beside a server that may be running. */
export async function recordExport(configuration: DatabasePlace): Promise<void> {
  const dataSource = await createDataSource(configuration).initialize();
  try {
    const look = { id: newId(), at: Date.now(), actorId: null, actorName: COMMAND_LINE, where: 'export' as const, count: null, people: [] };
    await new UnitOfWork(dataSource, new MetricsRegistry()).write((manager) => storePayAccess(manager, [look]));
  } finally {
    await dataSource.destroy();
  }
}
