import type { TableDefinition } from '../../platform/database/schema/schema-definition.js';

/** When a backup was last finished, by the schedule or by hand, so that the server can tell. */
export const LAST_BACKUP: TableDefinition = {
  name: 'last_backup',
  columns: {
    id: 'int NOT NULL',
    made_at: 'bigint NOT NULL',
  },
  keys: {
    last_backup_pk: 'PRIMARY KEY (id)',
  },
  seed: { columns: 'id, made_at', rows: ['1, 0'] },
};

/** A hash of the secret at the first start, so that another one is noticed. */
export const SECRET_FINGERPRINT: TableDefinition = {
  name: 'secret_fingerprint',
  columns: {
    id: 'int NOT NULL',
    fingerprint: 'varchar(64)',
  },
  keys: {
    secret_fingerprint_pk: 'PRIMARY KEY (id)',
  },
  seed: { columns: 'id', rows: ['1'] },
};
