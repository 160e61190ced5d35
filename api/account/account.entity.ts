import { Entity } from 'typeorm';
import type { Language } from '../contract/languages.js';
import type { Role } from '../contract/roles.js';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { ACCOUNT } from './account.tables.js';

@Entity(ACCOUNT.name)
export class Account extends columnsOf(ACCOUNT) {
  role: Role;
  language: Language;
}
