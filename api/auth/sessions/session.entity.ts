import { Entity } from 'typeorm';
import { columnsOf } from '../../platform/database/schema/table-columns.js';
import { SESSION } from '../auth.tables.js';

@Entity(SESSION.name)
export class Session extends columnsOf(SESSION) {}
