import { Entity } from 'typeorm';
import { columnsOf } from '../../platform/database/schema/table-columns.js';
import { SECOND_FACTOR, RECOVERY_CODE } from '../auth.tables.js';

@Entity(SECOND_FACTOR.name)
export class SecondFactor extends columnsOf(SECOND_FACTOR) {}

@Entity(RECOVERY_CODE.name)
export class RecoveryCode extends columnsOf(RECOVERY_CODE) {}
