import { Entity } from 'typeorm';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { COMPANY_SETTING } from './company.tables.js';

export const COMPANY_ROW = 1;

@Entity(COMPANY_SETTING.name)
export class CompanySetting extends columnsOf(COMPANY_SETTING) {}
