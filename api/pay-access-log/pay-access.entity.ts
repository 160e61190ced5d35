import { Entity } from 'typeorm';
import type { PayAccessPlace } from '../contract/pay-access.js';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { PAY_ACCESS, PAY_ACCESS_PERSON } from './pay-access.tables.js';

@Entity(PAY_ACCESS.name)
export class PayAccess extends columnsOf(PAY_ACCESS) {
  place: PayAccessPlace;
}

@Entity(PAY_ACCESS_PERSON.name)
export class PayAccessPerson extends columnsOf(PAY_ACCESS_PERSON) {}
