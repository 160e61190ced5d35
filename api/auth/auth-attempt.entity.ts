import { Entity } from 'typeorm';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { AUTH_ATTEMPT } from './auth.tables.js';

@Entity(AUTH_ATTEMPT.name)
export class AuthAttempt extends columnsOf(AUTH_ATTEMPT) {}
