import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Problem, refusal } from '../../contract/problem.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { AssignmentTargets } from '../../working-time/assignments/assignment-targets.js';
import type { LEAVE_POLICY } from '../entitlement.tables.js';

type PolicyRow = Pick<
  StoredRow<typeof LEAVE_POLICY>,
  'id' | 'name' | 'archived_at' | 'leave_type_id'
> & { leave_type: string };

const POLICIES =
  'SELECT p.id, p.name, p.archived_at, p.leave_type_id, t.name AS leave_type FROM leave_policy p JOIN leave_type t ON t.id = p.leave_type_id';

/** Policies can be assigned for the type that they are for, until they are archived. */
@Injectable()
export class PolicyTargets implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly targets: AssignmentTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register({
      column: 'policy_id',
      isFor: async (subject) =>
        (await this.work.read<{ id: string }>('SELECT id FROM leave_type WHERE id = ?', [subject]))
          .length > 0,
      assignable: async (subject, id) => {
        const [row] = await this.work.read<PolicyRow>(`${POLICIES} WHERE p.id = ?`, [id]);
        if (!row) return undefined;
        if (row.leave_type_id !== subject)
          throw Problem.at(
            'target',
            refusal('policy.of_another_type', { name: row.name, type: row.leave_type }),
          );
        if (row.archived_at !== null)
          throw Problem.at('target', refusal('assignment.target_archived', { name: row.name }));
        return targetOf(row);
      },
      named: async (ids) =>
        (
          await this.work.read<PolicyRow>(
            `${POLICIES} WHERE p.id IN (${ids.map(() => '?').join(', ')})`,
            ids,
          )
        ).map(targetOf),
    });
  }
}

function targetOf({ id, name, leave_type: leaveType }: PolicyRow) {
  return { id, name, leaveType };
}
