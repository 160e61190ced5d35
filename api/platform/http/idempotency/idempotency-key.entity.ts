import { Entity } from 'typeorm';
import { columnsOf } from '../../database/schema/table-columns.js';
import { IDEMPOTENCY_KEY } from './idempotency.tables.js';

@Entity(IDEMPOTENCY_KEY.name)
export class IdempotencyKey extends columnsOf(IDEMPOTENCY_KEY) {}
