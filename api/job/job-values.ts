import { Injectable } from '@nestjs/common';
import type { JobValue } from '../contract/job/job-changes.js';
import { JobNames } from '../employee/job/job-names.js';
import type { JobFactValue } from '../employee/job/todays-job.js';
import { PayComponents } from '../payroll/components/pay-components.js';
import { AssignmentTargets } from '../working-time/assignments/assignment-targets.js';
import { itemText } from './audited-jobs.js';
import type { AskedItem } from './judge-job-change.js';

export interface NamedJobValues {
  fact(value: JobFactValue | null): JobValue | null;
  /** A pattern, or a policy with its leave type. */
  target(id: string | null): JobValue | null;
  item(item: AskedItem): JobValue;
}

/** What records show of values: their names. */
@Injectable()
export class JobValues {
  constructor(
    private readonly names: JobNames,
    private readonly targets: AssignmentTargets,
    private readonly components: PayComponents,
  ) {}

  async read(
    facts: readonly (JobFactValue | null)[],
    assignments: readonly { subject: string; target: string | null }[],
    hasItems: boolean,
  ): Promise<NamedJobValues> {
    const nameOf = await this.names.read(facts.filter((fact) => fact !== null));
    const named = await this.targets.findNamed(
      assignments.map(({ subject, target }) => ({
        calendar_id: null,
        pattern_id: subject === 'pattern' ? target : null,
        policy_id: subject === 'pattern' ? null : target,
      })),
    );
    const components = new Map(
      hasItems ? (await this.components.list()).map(({ _id, name }) => [_id, name]) : [],
    );
    return {
      fact: (fact) => fact && factValue(fact, nameOf(fact)),
      target: (id) => {
        const target = named.get(id ?? '');
        if (!target) return null;
        const name = target.leaveType ? `${target.leaveType}: ${target.name}` : target.name;
        return { _id: target.id, name };
      },
      item: (item) => ({
        _id: item.component,
        name: itemText(components.get(item.component) ?? '', item),
      }),
    };
  }
}

function factValue({ valueId }: JobFactValue, name: string | null): JobValue | null {
  if (name === null) return null;
  return valueId === null ? { name } : { _id: valueId, name };
}
