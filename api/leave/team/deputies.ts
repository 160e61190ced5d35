import { Injectable } from '@nestjs/common';
import { ApprovalPeople } from '../../approval/approval-people.js';
import { Audit } from '../../audit/audit.js';
import type { DeputyRecord } from '../../contract/leave/approval-responses.js';
import { Problem, refusal } from '../../contract/problem.js';
import { denied, type Actor } from '../../platform/access/actor.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Team } from './team.js';

/** A deputy is chosen by the approver themselves, or by an admin in their employment. */
@Injectable()
export class Deputies {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly people: ApprovalPeople,
    private readonly team: Team,
  ) {}

  async read({ employeeId }: Actor): Promise<DeputyRecord> {
    if (employeeId === null) return { deputy: null };
    const [row] = await this.work.read<{ id: string; name: string }>(
      'SELECT d.id, a.name FROM employee e JOIN employee d ON d.id = e.deputy_id JOIN account a ON a.id = d.account_id WHERE e.id = ?',
      [employeeId],
    );
    return {
      deputy: row
        ? { _id: row.id, name: row.name, awayUntil: await this.people.awayUntil(row.id) }
        : null,
    };
  }

  async change(actor: Actor, id: string | null | undefined): Promise<DeputyRecord> {
    const { employeeId } = actor;
    if (employeeId === null) throw denied();
    if (id === undefined) return this.read(actor);
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'employee', employeeId);
      const before = await this.read(actor);
      if (id === (before.deputy?._id ?? null)) return before;
      if (id !== null && !(await this.team.colleagues(actor)).some(({ _id }) => _id === id))
        throw Problem.at('deputy', refusal('approval.deputy_not_colleague'));
      await manager.query('UPDATE employee SET deputy_id = ?, version = version + 1 WHERE id = ?', [
        id,
        employeeId,
      ]);
      const after = await this.read(actor);
      await this.audit.record(actor, {
        action: 'employee.deputy',
        subject: 'employee',
        id: employeeId,
        name: actor.name,
        before: { deputy: before.deputy?.name ?? null },
        after: { deputy: after.deputy?.name ?? null },
      });
      return after;
    });
  }
}
