import type { TableDefinition } from '../database/schema/schema-definition.js';

/** Work that is under way or waits for a server. What comes of it is stored with its subject, and the row is deleted. */
export const JOB = {
  name: 'job',
  columns: {
    id: 'varchar(36) NOT NULL',
    kind: 'varchar(40) NOT NULL',
    /** The record that it works on. */
    subject_id: 'varchar(36) NOT NULL',
    /** The account and session that asked for it; null for the product itself and the command line. */
    owner_id: 'varchar(36)',
    session_id: 'varchar(36)',
    created_at: 'bigint NOT NULL',
    runner: 'varchar(36)',
    lease_expires_at: 'bigint NOT NULL',
    attempts: 'int NOT NULL',
    step: 'varchar(20)',
    done: 'int',
    total: 'int',
    cancel_requested_at: 'bigint',
  },
  keys: {
    job_subject_unique: 'UNIQUE (kind, subject_id)',
  },
} as const satisfies TableDefinition;
