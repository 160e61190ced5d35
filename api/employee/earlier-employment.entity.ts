import { Entity } from 'typeorm';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { EARLIER_EMPLOYMENT } from './employee.tables.js';

@Entity(EARLIER_EMPLOYMENT.name)
export class EarlierEmployment extends columnsOf(EARLIER_EMPLOYMENT) {}
