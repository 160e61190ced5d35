import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { EMPLOYEE_JOINS, EMPLOYEE_SORT } from '../../employee/employee-list.js';
import { Clock } from '../../platform/config/clock.js';
import type { ListDefinition } from '../../platform/database/lists/list-definition.js';
import { countRows } from '../../platform/database/lists/list-reader.js';
import { selectRows } from '../../platform/database/lists/list-statement.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import type { LeaveChange, PlannedChange } from './planned-change.js';
import { LeaveChanges } from './leave-changes.js';
import { PersonEffects, type PersonEffect } from './person-effects.js';
import { RecreditedPeople } from './recredited-people.js';
import { addedTotals, type PreviewTotals } from './preview-summary.js';
import { PreviewRetention } from './preview-retention.js';
import { errorReason } from '../../platform/database/connection/driver-errors.js';

interface RunningPreview {
  id: string;
  changeJson: string;
  onDate: CalendarDate;
  cursorId: string;
  done: number;
  summary: string;
}

interface Person {
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
/** Few enough that a unit is short. */
const PEOPLE_PER_UNIT = 20;
const MOST_FAILURES = 3;
/** Less than the time between two periodic rounds, so that the next of them tries again; one that is woken before does not. */
const PAUSE_MS = 8_000;
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
const RUNNING =
  "SELECT id, change_json AS changeJson, on_date AS onDate, cursor_id AS cursorId, done, summary FROM leave_preview WHERE state = 'Running'";

/**
 * Derives previews, one unit of each in turn, so that a small one does not wait for a large one. The people behind the cursor are stored with it: a
 * server that is killed has stored both or neither, and any other goes on from there.
 */
@Injectable()
export class PreviewRunner {
  private readonly job: PeriodicJob;
  private readonly logger = new Logger('PreviewRunner');
  /** Until when previews pause that could not go on. */
  private readonly pauses = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly changes: LeaveChanges,
    private readonly effects: PersonEffects,
    private readonly retention: PreviewRetention,
    private readonly recredited: RecreditedPeople,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('leave previews', (stopping) =>
      Lease.tryHold(this.dataSource, 'leave previews', () => this.round(stopping)),
    );
  }

  wake(): void {
    this.job.wake();
  }

  /** One round, now. */
  run(): Promise<void> {
    return this.job.run();
  }

  countPeople({ people }: PlannedChange): Promise<number> {
    return countRows(this.work.listReader, PEOPLE, people);
  }

  private async round(stopping: AbortSignal): Promise<void> {
    await this.recredited.notify(stopping);
    await this.retention.removeOld(stopping);
    const plans = new Map<string, PlannedChange>();
    for (
      let running = await this.runnable();
      running.length > 0 && !stopping.aborted;
      running = await this.runnable()
    ) {
      for (const preview of running) {
        if (stopping.aborted) return;
        await this.unit(preview, plans).catch((error: Error) => this.fail(preview, error));
      }
    }
  }

  /** One preview, at once and in the caller's unit of work: that of a program, whose rows nobody else sees yet. */
  async finish(id: string): Promise<void> {
    const plans = new Map<string, PlannedChange>();
    const find = () => this.work.read<RunningPreview>(`${RUNNING} AND id = ?`, [id]);
    for (let [preview] = await find(); preview; [preview] = await find())
      await this.unit(preview, plans);
  }

  private async runnable(): Promise<RunningPreview[]> {
    for (const [id, until] of this.pauses) if (until <= this.clock.now()) this.pauses.delete(id);
    const running = await this.work.read<RunningPreview>(`${RUNNING} ORDER BY id`);
    return running.filter(({ id }) => !this.pauses.has(id));
  }

  private async unit(preview: RunningPreview, plans: Map<string, PlannedChange>): Promise<void> {
    const plan =
      plans.get(preview.id) ??
      (await this.changes.plan(JSON.parse(preview.changeJson) as LeaveChange));
    plans.set(preview.id, plan);
    const people = await this.peopleAfter(plan, preview.cursorId);
    const effects = await this.effects.derive(
      people.map(({ id }) => id),
      plan,
      preview.onDate,
    );
    await this.work.write((manager) => this.store(manager, preview, people, effects));
    await setImmediate();
  }

  private peopleAfter({ people }: PlannedChange, cursorId: string): Promise<Person[]> {
    const conditions = [...people, { sql: 'e.id > ?', parameters: [cursorId] }];
    const { read, engine } = this.work.listReader;
    return read<Person>(
      ...selectRows(
        engine,
        PEOPLE,
        { descending: false, conditions },
        { conditions, columns: PEOPLE.columns, limit: 'LIMIT ?', limits: [PEOPLE_PER_UNIT] },
      ),
    );
  }

  /** Nothing if the preview was cancelled, or somebody else has stored these people. */
  private async store(
    manager: EntityManager,
    { id, cursorId, done, summary }: RunningPreview,
    people: Person[],
    effects: PersonEffect[],
  ): Promise<void> {
    const last = people.at(-1)?.id ?? cursorId;
    const [state, finishedAt] =
      people.length < PEOPLE_PER_UNIT ? ['Done', this.clock.now()] : ['Running', null];
    const totals = JSON.stringify(addedTotals(JSON.parse(summary) as PreviewTotals, effects));
    const moved = await execute(
      manager,
      "UPDATE leave_preview SET cursor_id = ?, done = ?, summary = ?, state = ?, finished_at = ?, failures = 0 WHERE id = ? AND state = 'Running' AND cursor_id = ?",
      [last, done + people.length, totals, state, finishedAt, id, cursorId],
    );
    if (moved === 0) return;
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

  private async fail({ id }: RunningPreview, error: Error): Promise<void> {
    this.logger.warn({
      msg: 'A preview of leave could not go on and is tried again.',
      preview: id,
      reason: errorReason(error),
    });
    this.pauses.set(id, this.clock.now() + PAUSE_MS);
    // MariaDB reads a column as it was set further left.
    const sql =
      "UPDATE leave_preview SET state = CASE WHEN failures + 1 >= ? THEN 'Failed' ELSE state END, failures = failures + 1 WHERE id = ? AND state = 'Running'";
    await this.work.write((manager) => manager.query(sql, [MOST_FAILURES, id]));
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
