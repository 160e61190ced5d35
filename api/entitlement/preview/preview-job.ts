import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { Problem, refusal } from '../../contract/problem.js';
import { isStillAdmin } from '../../employee/job-owner.js';
import { Clock } from '../../platform/config/clock.js';
import { errorReason } from '../../platform/database/connection/driver-errors.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { JobRun } from '../../platform/jobs/job-run.js';
import { JobWorkers, type JobHandler, type JobWorker } from '../../platform/jobs/job-worker.js';
import { JobLost } from '../../platform/jobs/jobs.js';
import { LeaveChanges } from './leave-changes.js';
import { PersonEffects, type PersonEffect } from './person-effects.js';
import type { LeaveChange, PlannedChange } from './planned-change.js';
import { addedTotals, type PreviewTotals } from './preview-summary.js';
import { PreviewedPeople, type PreviewedPerson } from './previewed-people.js';

interface RunningPreview {
  id: string;
  changeJson: string;
  onDate: CalendarDate;
  cursorId: string;
  done: number;
  summary: string;
}

/** Few enough that a unit is short. */
const PEOPLE_PER_STEP = 20;
const PLANS_MAX = 20;
const COLUMNS = [
  'id',
  'preview_id',
  'employee_id',
  'leave_type_id',
  'name_folded',
  'before_amount',
  'after_amount',
  'difference',
  'effect',
  'lowest',
  'lowest_on',
  'moved',
  'detail',
];

/** Derives a preview, some people in each step. The last of them is stored with their rows, so that any server goes on from there. */
@Injectable()
export class PreviewJob implements JobHandler {
  readonly retries = 2;
  readonly underWay = "SELECT id FROM leave_preview WHERE state = 'Running'";
  readonly worker: JobWorker;
  private readonly logger = new Logger('PreviewJob');
  /** By preview: making one takes longer than a step. */
  private readonly plans = new Map<string, PlannedChange>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly changes: LeaveChanges,
    private readonly people: PreviewedPeople,
    private readonly effects: PersonEffects,
    workers: JobWorkers,
  ) {
    this.worker = workers.add('leave preview', this);
  }

  async run(run: JobRun): Promise<'more' | void> {
    const preview = await this.running(run.job.subjectId);
    if (!preview) return this.work.write((manager) => run.finish(manager));
    const plan = await this.plan(preview);
    const people = await this.people.after(plan, preview.cursorId, PEOPLE_PER_STEP);
    const effects = await this.effects.derive(
      people.map(({ id }) => id),
      plan,
      () => ({ from: plan.from, on: preview.onDate, until: preview.onDate }),
    );
    const isLast = people.length < PEOPLE_PER_STEP;
    await this.work.write(async (manager) => {
      if (!(await isStillAdmin(manager, run.job, this.clock.today())))
        throw new Problem('access.denied', refusal('preview.failed'));
      await this.store(manager, preview, people, effects, isLast);
      await (isLast ? run.finish(manager) : run.storeStep(manager));
    });
    if (!isLast) return 'more';
    this.plans.delete(preview.id);
  }

  async fail(manager: EntityManager, { job }: JobRun, error: unknown): Promise<void> {
    this.logger.warn({
      msg: 'A preview of leave came to nothing.',
      preview: job.subjectId,
      reason: errorReason(error),
    });
    await manager.query(
      "UPDATE leave_preview SET state = 'Failed' WHERE id = ? AND state = 'Running'",
      [job.subjectId],
    );
  }

  private async running(id: string): Promise<RunningPreview | undefined> {
    const [preview] = await this.work.read<RunningPreview>(
      "SELECT id, change_json AS changeJson, on_date AS onDate, cursor_id AS cursorId, done, summary FROM leave_preview WHERE id = ? AND state = 'Running'",
      [id],
    );
    return preview;
  }

  private async plan({ id, changeJson }: RunningPreview): Promise<PlannedChange> {
    // Those of previews that ended elsewhere.
    if (this.plans.size > PLANS_MAX) this.plans.clear();
    const plan =
      this.plans.get(id) ?? (await this.changes.plan(JSON.parse(changeJson) as LeaveChange));
    this.plans.set(id, plan);
    return plan;
  }

  private async store(
    manager: EntityManager,
    { id, cursorId, done, summary }: RunningPreview,
    people: PreviewedPerson[],
    effects: PersonEffect[],
    isLast: boolean,
  ): Promise<void> {
    const [state, finishedAt] = isLast ? ['Done', this.clock.now()] : ['Running', null];
    const totals = JSON.stringify(addedTotals(JSON.parse(summary) as PreviewTotals, effects));
    const moved = await execute(
      manager,
      "UPDATE leave_preview SET cursor_id = ?, done = ?, summary = ?, state = ?, finished_at = ? WHERE id = ? AND state = 'Running' AND cursor_id = ?",
      [
        people.at(-1)?.id ?? cursorId,
        done + people.length,
        totals,
        state,
        finishedAt,
        id,
        cursorId,
      ],
    );
    // Cancelled, or a server of an earlier version works on it.
    if (moved === 0) throw new JobLost();
    const names = new Map(people.map((person) => [person.id, person.name]));
    await insertRows(
      manager,
      'leave_preview_row',
      COLUMNS,
      effects.map((effect) => [
        newId(),
        id,
        effect.employeeId,
        effect.typeId,
        names.get(effect.employeeId),
        ...columnsOf(effect),
      ]),
    );
  }
}

function columnsOf({
  before,
  after,
  effect,
  negative,
  reasons,
  requests,
  offered,
  yearEnd,
}: PersonEffect): unknown[] {
  return [
    before,
    after,
    after - before,
    effect,
    negative?.amount ?? null,
    negative?.day ?? null,
    requests.length,
    JSON.stringify({ reasons, requests, offered, yearEnd }),
  ];
}
