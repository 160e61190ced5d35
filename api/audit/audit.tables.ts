import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const AUDIT_ENTRY = {
  name: 'audit_entry',
  columns: {
    id: 'varchar(36) NOT NULL',
    recorded_at: 'bigint NOT NULL',
    /** Null for the system itself. */
    actor_id: 'varchar(36)',
    actor_name: 'varchar(100) NOT NULL',
    action: 'varchar(50) NOT NULL',
    subject: 'varchar(30) NOT NULL',
    subject_id: 'varchar(36) NOT NULL',
    subject_name: 'varchar(200) NOT NULL',
    /** Whom it is about; null for everybody and nobody. */
    employee_id: 'varchar(36)',
    value_before: 'mediumtext',
    value_after: 'mediumtext',
    request_id: 'varchar(64)',
    changeset_id: 'varchar(36)',
    seal_number: 'int',
    /** For the search. Bulk inserts leave it null until the entry is sealed. */
    names_folded: 'varchar(320)',
  },
  indexes: {
    audit_entry_by_action: 'action, recorded_at, id',
    audit_entry_by_employee: 'employee_id, recorded_at, id',
    audit_entry_by_import: 'changeset_id, recorded_at, id',
    audit_entry_by_kind: 'subject, recorded_at, id',
    audit_entry_by_object: 'subject_id, recorded_at, id',
    audit_entry_by_person: 'actor_id, recorded_at, id',
    audit_entry_by_seal: 'seal_number, id',
    audit_entry_by_time: 'recorded_at, id, names_folded',
  },
} as const satisfies TableDefinition;

export const AUDIT_SEAL = {
  name: 'audit_seal',
  columns: {
    number: 'int NOT NULL',
    entry_id: 'varchar(36) NOT NULL',
    previous_hash: 'varchar(64) NOT NULL',
    salt: 'varchar(32)',
    digest: 'varchar(64) NOT NULL',
    hash: 'varchar(64) NOT NULL',
    sealed_at: 'bigint NOT NULL',
  },
  primaryKey: 'number',
  keys: {
    audit_seal_entry_unique: 'UNIQUE (entry_id)',
  },
} as const satisfies TableDefinition;

export const AUDIT_CHAIN = {
  name: 'audit_chain',
  columns: {
    id: 'int NOT NULL',
    number: 'int NOT NULL',
    hash: 'varchar(64) NOT NULL',
    signature: 'varchar(64) NOT NULL',
    sealed_at: 'bigint',
    checked_at: 'bigint',
    checked: 'int NOT NULL',
    broken_number: 'int',
    broken_recorded_at: 'bigint',
    broken_fault: 'varchar(20)',
  },
  seed: { columns: 'id, number, hash, signature, checked', rows: ["1, 0, '', '', 0"] },
} as const satisfies TableDefinition;
