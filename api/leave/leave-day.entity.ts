import { Entity } from 'typeorm';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { LEAVE_DAY } from './leave.tables.js';

@Entity(LEAVE_DAY.name)
export class LeaveDay extends columnsOf(LEAVE_DAY) {
  morning: 1 | null;
  afternoon: 1 | null;
}
