import { Injectable } from '@nestjs/common';
import type {
  JobPersonEffect,
  JobPreviewRecord,
  JobWarning,
} from '../../contract/job/job-changes.js';
import { Problem, refusal, type Refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { JobBasisFacts } from '../job-basis-facts.js';
import { basisOf } from '../job-change-basis.js';
import { JobJudgements } from '../job-judgements.js';
import { RecordableJobs } from '../recordable.js';
import type { ChangedPerson } from './changed-person.js';
import { JobEffects, type ShownPay } from './job-effects.js';
import type { JobPreviewDto } from './job-preview.dto.js';
import { laterWarnings, lostBases, warning } from './job-warnings.js';
import { PersonRows } from './person-rows.js';
import { recordedPeople } from './planned-change.js';
import { PlannedWithdrawals } from './planned-withdrawals.js';
import { RestoredValues, restoredSalary } from './restored-values.js';

export interface PreviewedJob extends ShownPay {
  preview: JobPreviewRecord;
  /** The people whose salaries it shows. */
  salaries: string[];
}

/** Changes and withdrawals before they are stored, by the judgement that stores them. */
@Injectable()
export class JobPreviews {
  constructor(
    private readonly clock: Clock,
    private readonly judgements: JobJudgements,
    private readonly recordable: RecordableJobs,
    private readonly basisFacts: JobBasisFacts,
    private readonly withdrawals: PlannedWithdrawals,
    private readonly effects: JobEffects,
    private readonly rows: PersonRows,
    private readonly restored: RestoredValues,
  ) {}

  async ofChange(actor: Actor, dto: JobPreviewDto): Promise<PreviewedJob> {
    requireChange(dto);
    const judgement = await this.judgements.judge(dto);
    await this.recordable.require(judgement);
    const changed = recordedPeople(judgement, this.clock.now());
    const { effect, shown } = await this.effects.of(changed, judgement.asked.from);
    effect.warnings.push(...laterWarnings(judgement), ...ownJob(actor, changed));
    const people = await this.rows.ofChange(judgement.people);
    return {
      preview: {
        basis: basisOf(judgement, await this.basisFacts.read()),
        effect,
        people,
        values: [],
        salary: null,
      },
      salaries: withSalary(people),
      ...shown,
    };
  }

  /** Nothing is compared when it is stored, so it has no basis. */
  async ofWithdrawal(
    actor: Actor,
    changeId: string,
    chosen: readonly string[] | null | undefined,
  ): Promise<PreviewedJob> {
    const { from, people: withdrawn } = await this.withdrawals.read(changeId, chosen);
    const changed = withdrawn.map((one) => one.changed);
    const { effect, shown } = await this.effects.of(changed, from);
    effect.warnings.push(...lostBases(changed), ...ownJob(actor, changed));
    const people = await this.rows.ofWithdrawal(changed, from);
    const [only] = withdrawn.length === 1 ? withdrawn : [];
    return {
      preview: {
        basis: '',
        effect,
        people,
        values: only ? await this.restored.of(only, from, this.clock.now()) : [],
        salary: only ? restoredSalary(only.changed, from) : null,
      },
      salaries: withSalary(people),
      ...shown,
    };
  }
}

/** A withdrawal has neither, so the fields are optional. */
function requireChange({ from, set }: JobPreviewDto): void {
  const errors: Record<string, Refusal> = {};
  if (!from) errors.from = refusal('field.required', { label: 'From' });
  if (!set) errors.set = refusal('field.required', { label: 'Changes' });
  const [first] = Object.values(errors);
  if (first) throw new Problem('request.invalid', first, { errors });
}

function ownJob({ employeeId }: Actor, changed: readonly ChangedPerson[]): JobWarning[] {
  const own = changed.filter(({ id }) => id === employeeId);
  return warning('ownJob', own);
}

function withSalary(people: readonly JobPersonEffect[]): string[] {
  return people.flatMap(({ employee, salary }) => (salary ? employee._id : []));
}
