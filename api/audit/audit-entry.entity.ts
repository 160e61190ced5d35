import { Entity } from 'typeorm';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { AUDIT_ENTRY } from './audit.tables.js';

@Entity(AUDIT_ENTRY.name)
export class AuditEntry extends columnsOf(AUDIT_ENTRY) {}
