import { Entity } from 'typeorm';
import { columnsOf } from '../../platform/database/schema/table-columns.js';
import { ONE_TIME_LINK } from '../auth.tables.js';

@Entity(ONE_TIME_LINK.name)
export class OneTimeLink extends columnsOf(ONE_TIME_LINK) {}
