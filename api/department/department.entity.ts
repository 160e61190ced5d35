import { Entity } from 'typeorm';
import { CountColumn, IdColumn, InstantColumn, TextColumn } from '../platform/database/schema/columns.js';

export const DEPARTMENT_NAME_MAX = 100;
export const DESCRIPTION_MAX = 1000;

@Entity('department')
export class Department {
  @IdColumn()
  id: string;

  @TextColumn(DEPARTMENT_NAME_MAX)
  name: string;

  @TextColumn(DEPARTMENT_NAME_MAX)
  nameKey: string;

  @TextColumn(DEPARTMENT_NAME_MAX)
  nameFolded: string;

  @TextColumn(DESCRIPTION_MAX)
  description: string;

  @TextColumn(DESCRIPTION_MAX)
  descriptionFolded: string;

  /** Each change adds one; an edit based on an older version is refused. */
  @CountColumn()
  version: number;

  @InstantColumn()
  createdAt: number;
}
