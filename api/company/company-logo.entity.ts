import { Entity } from 'typeorm';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { COMPANY_LOGO } from './company.tables.js';

@Entity(COMPANY_LOGO.name)
export class CompanyLogo extends columnsOf(COMPANY_LOGO) {}
