import { Injectable } from '@nestjs/common';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import { isId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveType } from './leave-type.entity.js';

/** A type as parameters and bodies name it: by its id or by its name, archived or not. */
@Injectable()
export class NamedLeaveTypes {
  constructor(private readonly work: UnitOfWork) {}

  async require(value: unknown, field = 'leaveType'): Promise<LeaveType> {
    const text = typeof value === 'string' ? value.trim() : '';
    const type = text === '' ? null : await this.work.manager.findOneBy(LeaveType, isId(text) ? { id: text.toLowerCase() } : { name: text });
    if (!type) throw Problem.at(field, refusal('type.unknown'));
    return type;
  }
}
