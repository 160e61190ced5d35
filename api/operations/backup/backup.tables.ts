import type { TableDefinition } from '../../platform/database/schema/schema-definition.js';

/** When a backup was last finished, by the schedule or by hand, so that the server can tell. */
export const LAST_BACKUP = {
  name: 'last_backup',
  columns: {
    id: 'int NOT NULL',
    made_at: 'bigint NOT NULL',
  },
  seed: { columns: 'id, made_at', rows: ['1, 0'] },
} as const satisfies TableDefinition;

/** The fingerprint of the secret at the first start, so that another one is noticed. */
export const SECRET_FINGERPRINT = {
  name: 'secret_fingerprint',
  columns: {
    id: 'int NOT NULL',
    fingerprint: 'varchar(64)',
  },
  seed: { columns: 'id', rows: ['1'] },
} as const satisfies TableDefinition;
