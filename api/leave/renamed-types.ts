import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LeaveTypeRenamed } from '../entitlement/types/leave-type.events.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';

/** Requests have the name of their type. */
@Injectable()
export class RenamedTypes implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.on(LeaveTypeRenamed, ({ id, name }) =>
      this.work.write((manager) =>
        manager.query('UPDATE leave_request SET leave_type = ? WHERE leave_type_id = ?', [
          name,
          id,
        ]),
      ),
    );
  }
}
