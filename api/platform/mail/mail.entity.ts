import { Entity } from 'typeorm';
import { columnsOf } from '../database/schema/table-columns.js';
import { MAIL } from './mail.tables.js';

@Entity(MAIL.name)
export class Mail extends columnsOf(MAIL) {}
