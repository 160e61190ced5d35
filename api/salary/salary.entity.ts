import { Entity } from 'typeorm';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { SALARY } from './salary.tables.js';

@Entity(SALARY.name)
export class Salary extends columnsOf(SALARY) {
  valid: 1 | null;
}
