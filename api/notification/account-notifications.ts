import { Injectable } from '@nestjs/common';
import type { NotificationRecord } from '../contract/notification/notifications.js';
import { HeldNotices } from '../leave/deciding/held-notices.js';
import { Clock } from '../platform/config/clock.js';
import type { StoredRow } from '../platform/database/schema/schema-definition.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Housekeeping } from '../platform/periodic/housekeeping.js';
import { READ_RETENTION_MS } from './admin-notifications.js';
import type { NOTIFICATION } from './notification.tables.js';

type Stored = StoredRow<typeof NOTIFICATION>;

interface NewNotification
  extends
    Pick<Stored, 'account_id'>,
    Partial<Pick<Stored, 'leave_id' | 'import_id' | 'import_name' | 'detail'>> {
  kind: NotificationRecord['kind'];
}

const COLUMNS = [
  'id',
  'account_id',
  'kind',
  'leave_id',
  'import_id',
  'import_name',
  'detail',
  'created_at',
] as const;

/** One row for each account that is told. */
@Injectable()
export class AccountNotifications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly held: HeldNotices,
    clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM notification WHERE read_at < ?', [
        clock.now() - READ_RETENTION_MS,
      ]),
    );
  }

  async add(told: readonly NewNotification[]): Promise<void> {
    const { dueAt } = this.held;
    const rows = told.map((one) => ({ ...one, id: newId(), created_at: dueAt }));
    for (const { id, leave_id = null } of rows) this.held.add(leave_id, [id]);
    await this.work.write((manager) =>
      insertRows(
        manager,
        'notification',
        [...COLUMNS],
        rows.map((row) => COLUMNS.map((column) => row[column] ?? null)),
      ),
    );
  }
}
