import { Injectable } from '@nestjs/common';
import { EMPLOYEE_JOINS, EMPLOYEE_SORT } from '../../employee/employee-list.js';
import type { ListDefinition } from '../../platform/database/lists/list-definition.js';
import { countRows } from '../../platform/database/lists/list-reader.js';
import { selectRows } from '../../platform/database/lists/list-statement.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PlannedChange } from './planned-change.js';

export interface PreviewedPerson {
  id: string;
  name: string;
}

const PEOPLE: ListDefinition = {
  resource: 'people',
  table: 'employee e',
  id: 'e.id',
  joins: EMPLOYEE_JOINS,
  columns: 'e.id, e.name_folded AS name',
  rowJoins: [],
  sort: { id: EMPLOYEE_SORT.id },
  filter: {},
};

/** The people whom a change can affect. */
@Injectable()
export class PreviewedPeople {
  constructor(private readonly work: UnitOfWork) {}

  count({ people }: PlannedChange): Promise<number> {
    return countRows(this.work.listReader, PEOPLE, people);
  }

  /** The next ones behind this id. */
  after({ people }: PlannedChange, id: string, most: number): Promise<PreviewedPerson[]> {
    const conditions = [...people, { sql: 'e.id > ?', parameters: [id] }];
    const { read, engine } = this.work.listReader;
    return read<PreviewedPerson>(
      ...selectRows(
        engine,
        PEOPLE,
        { descending: false, conditions },
        { conditions, columns: PEOPLE.columns, limit: 'LIMIT ?', limits: [most] },
      ),
    );
  }
}
