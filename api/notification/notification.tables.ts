import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const NOTIFICATION = {
  name: 'notification',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    kind: 'varchar(40) NOT NULL',
    leave_id: 'varchar(36)',
    /** It is shown from then on: of a decision, once that can no longer be undone. */
    created_at: 'bigint NOT NULL',
    read_at: 'bigint',
    import_id: 'varchar(36)',
    /** Copied, since the import may be deleted. */
    import_name: 'varchar(200)',
    /** JSON of what only this kind has. */
    detail: 'mediumtext',
  },
  keys: {
    notification_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
    notification_leave_fk: 'FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
  },
  indexes: {
    notification_by_account: 'account_id, id',
    notification_by_read: 'read_at',
    notification_unread: 'account_id, read_at',
  },
  referenceIndexes: {
    notification_by_leave: 'leave_id',
  },
} as const satisfies TableDefinition;

/** One row for all admins except the one who caused it. */
export const ADMIN_NOTIFICATION = {
  name: 'admin_notification',
  columns: {
    id: 'varchar(36) NOT NULL',
    kind: 'varchar(40) NOT NULL',
    /** Null where it is about the admin who caused it. */
    leave_id: 'varchar(36)',
    by_account_id: 'varchar(36) NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    admin_notification_leave_fk: 'FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
    admin_notification_account_fk: 'FOREIGN KEY (by_account_id) REFERENCES account (id)',
  },
  indexes: {
    admin_notification_by_account: 'by_account_id, created_at',
    admin_notification_by_leave: 'leave_id',
    admin_notification_by_time: 'created_at, id',
  },
} as const satisfies TableDefinition;

export const ADMIN_NOTIFICATION_READ = {
  name: 'admin_notification_read',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    notification_id: 'varchar(36) NOT NULL',
    /** `createdAt` of the notification, for counting by index. */
    told_at: 'bigint NOT NULL',
    read_at: 'bigint NOT NULL',
  },
  keys: {
    admin_notification_read_once: 'UNIQUE (account_id, notification_id)',
    admin_notification_read_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
    admin_notification_read_fk:
      'FOREIGN KEY (notification_id) REFERENCES admin_notification (id) ON DELETE CASCADE',
  },
  indexes: {
    admin_notification_read_by_notification: 'notification_id',
    admin_notification_read_by_time: 'account_id, told_at, read_at',
  },
} as const satisfies TableDefinition;
