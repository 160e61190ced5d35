import { Entity } from 'typeorm';
import { columnsOf } from '../database/schema/table-columns.js';
import { PROFILE_IMAGE } from './storage.tables.js';

@Entity(PROFILE_IMAGE.name)
export class ProfileImage extends columnsOf(PROFILE_IMAGE) {}
