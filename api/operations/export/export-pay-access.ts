import {
  COMMAND_LINE_ACTOR,
  newAuditEntry,
  storeEntries,
  type AuditedChange,
} from '../../audit/audit-entries.js';
import { COMMAND_LINE } from '../../contract/salary/pay-access.js';
import { storePayAccess } from '../../pay-access-log/pay-access-entries.js';
import {
  type DatabaseLocation,
  withDataSource,
} from '../../platform/database/connection/data-source.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { MetricsRegistry } from '../../platform/observability/metrics-registry.js';

/** Employees see in their access log that pay was exported, though no account was signed in; the audit log tells of leave. `leaves` is null for an export that broke off. */
export async function recordExport(
  configuration: DatabaseLocation,
  leaves: number | null,
): Promise<void> {
  await withDataSource(configuration, async (dataSource) => {
    const entry = {
      id: newId(),
      at: Date.now(),
      actorId: null,
      actorName: COMMAND_LINE,
      where: 'export' as const,
      count: null,
      people: [],
    };
    const leave: AuditedChange = {
      action: 'leave.export',
      subject: 'leave',
      id: 'leave',
      name: 'leaves.csv',
      after: { format: 'CSV', filter: null, rows: leaves },
    };
    await new UnitOfWork(dataSource, new MetricsRegistry()).write(async (manager) => {
      await storePayAccess(manager, entry);
      await storeEntries(manager, newAuditEntry(COMMAND_LINE_ACTOR, leave, entry.at));
    });
  });
}
