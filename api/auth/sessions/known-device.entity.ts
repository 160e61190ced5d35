import { Entity } from 'typeorm';
import { columnsOf } from '../../platform/database/schema/table-columns.js';
import { KNOWN_DEVICE } from '../auth.tables.js';

@Entity(KNOWN_DEVICE.name)
export class KnownDevice extends columnsOf(KNOWN_DEVICE) {}
