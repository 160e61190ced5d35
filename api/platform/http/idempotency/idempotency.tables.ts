import { Entity } from 'typeorm';
import { type TableDefinition, columnsOf } from '../../database/schema/schema-definition.js';

export const IDEMPOTENCY_KEY = {
  name: 'idempotency_key',
  columns: {
    account_id: 'varchar(36) NOT NULL',
    route: 'varchar(100) NOT NULL',
    key_hash: 'varchar(64) NOT NULL',
    body_hash: 'varchar(64) NOT NULL',
    result: 'mediumtext',
    created_at: 'bigint NOT NULL',
  },
  primaryKey: 'account_id, route, key_hash',
  indexes: {
    idempotency_key_by_age: 'created_at',
  },
} as const satisfies TableDefinition;

@Entity(IDEMPOTENCY_KEY.name)
export class IdempotencyKey extends columnsOf(IDEMPOTENCY_KEY) {}
