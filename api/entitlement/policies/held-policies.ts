import { Injectable } from '@nestjs/common';
import { EVERYBODY } from '../../contract/working-time.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

/** Whether anything is to be derived at all; where no policy is assigned, nothing else is read. */
@Injectable()
export class HeldPolicies {
  constructor(private readonly work: UnitOfWork) {}

  async has(employeeId: string, typeId: string): Promise<boolean> {
    const sql = 'SELECT 1 AS held FROM leave_assignment WHERE holder IN (?, ?) AND subject = ? AND live = 1 AND policy_id IS NOT NULL LIMIT 1';
    return (await this.work.read(sql, [EVERYBODY, employeeId, typeId])).length > 0;
  }

  async anybodyHas(): Promise<boolean> {
    return (await this.work.read('SELECT 1 AS held FROM leave_assignment WHERE policy_id IS NOT NULL AND live = 1 LIMIT 1')).length > 0;
  }
}
