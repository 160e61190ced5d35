import { Entity } from 'typeorm';
import type { Gender, MaritalStatus } from '../contract/personal-details.js';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { EMPLOYEE } from './employee.tables.js';

@Entity(EMPLOYEE.name)
export class Employee extends columnsOf(EMPLOYEE) {
  gender: Gender | null;
  maritalStatus: MaritalStatus | null;
}
