import { Injectable } from '@nestjs/common';
import { SalaryEdited } from '../../employee/employee.events.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { RevisionStore } from './revision-store.js';

/** A salary that is changed with the employee's record is a revision from today. The change of the record is audited already. */
@Injectable()
export class EditedSalaries {
  constructor(work: UnitOfWork, store: RevisionStore, events: Events) {
    events.on(SalaryEdited, ({ actor, employeeId, before, after }) =>
      work.write((manager) =>
        store.follow(manager, [{ employeeId, before, salary: after }], {
          source: 'edit',
          by: actor.accountId,
        }),
      ),
    );
  }
}
