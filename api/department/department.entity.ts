import { Entity } from 'typeorm';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { DEPARTMENT } from './department.tables.js';

@Entity(DEPARTMENT.name)
export class Department extends columnsOf(DEPARTMENT) {}
