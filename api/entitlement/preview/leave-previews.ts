import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type CalendarDate,
  addDays,
  addYears,
  latest,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import type {
  LeaveChangeKind,
  LeavePreviewRecord,
  PreviewState,
} from '../../contract/leave/leave-preview.js';
import { Problem, refusal, refusalText } from '../../contract/problem.js';
import { leaveRulesVersion } from '../../employee/leave-lock.js';
import { Clock } from '../../platform/config/clock.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { canonicalJson } from '../../platform/http/idempotency/canonical-json.js';
import { LeaveRulesReader } from '../policies/leave-rules.js';
import { LeaveChanges } from './leave-changes.js';
import type { LeavePreviewDto } from './leave-preview.dto.js';
import type { LEAVE_PREVIEW } from './leave-preview.tables.js';
import type { LeaveChange, PlannedChange } from './planned-change.js';
import { PreviewJob } from './preview-job.js';
import { previewSummary, type PreviewTotals } from './preview-summary.js';
import { PreviewedPeople } from './previewed-people.js';

const LABEL = 'Date';

/** The day whose balances are compared: a later one shows what a change in the past means today. */
function previewDay(
  { from, yearStart = '01-01', yearEnd }: PlannedChange,
  asked: CalendarDate | null | undefined,
  today: CalendarDate,
): CalendarDate {
  if (yearEnd) return yearEnd.until;
  if (!asked) return lastDayOfYear(yearStart, latest(from, today));
  const last = addYears(latestFutureDate(today), 1);
  requireDate('on', LABEL, asked, { earliest: from, latest: last });
  return asked;
}

function lastDayOfYear(yearStart: string, day: CalendarDate): CalendarDate {
  const first = `${day.slice(0, 4)}-${yearStart}`;
  return addDays(first > day ? first : addYears(first, 1), -1);
}

type PreviewRow = Omit<StoredRow<typeof LEAVE_PREVIEW>, 'kind' | 'state'> & {
  kind: LeaveChangeKind;
  state: PreviewState;
};

/** Null for the server itself. */
interface PreviewActor {
  accountId: string | null;
}

/** A closed tab leaves its preview running. */
const MOST_RUNNING = 10;
const RETRY_AFTER_S = 10;

/** Changes that admins look at before they store them. A preview itself changes nothing. */
@Injectable()
export class LeavePreviews {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly changes: LeaveChanges,
    private readonly rules: LeaveRulesReader,
    private readonly people: PreviewedPeople,
    private readonly job: PreviewJob,
  ) {}

  /** Beside those that the admin has running, such as in another tab. */
  begin(actor: PreviewActor, preview: LeavePreviewDto): Promise<LeavePreviewRecord> {
    return this.add(actor, preview, async (manager, id) => {
      await this.job.worker.begin(manager, id, { ownerId: actor.accountId });
      return this.record(id);
    });
  }

  /** Derived at once, in the unit of work of the caller if there is one. Returns its id. */
  async complete(actor: PreviewActor, preview: LeavePreviewDto): Promise<string> {
    const job = await this.add(actor, preview, (manager, id) =>
      this.job.worker.beginHere(manager, id, { ownerId: actor.accountId }),
    );
    await this.job.worker.runHere(job);
    return job.subjectId;
  }

  private async add<T>(
    actor: PreviewActor,
    { change: body, on }: LeavePreviewDto,
    begin: (manager: EntityManager, id: string) => Promise<T>,
  ): Promise<T> {
    // Before the unit, as finding many people takes time. What changes the rules meanwhile makes the version one of before.
    const rulesVersion = await leaveRulesVersion(this.work.manager);
    const change = await this.changes.read(body);
    const plan = await this.changes.plan(change);
    const total = await this.people.count(plan);
    return this.work.write(async (manager) => {
      const id = newId();
      await this.requireFew(actor);
      await insertRow(manager, 'leave_preview', {
        id,
        kind: change.kind,
        change_json: canonicalJson(change),
        on_date: previewDay(plan, on, this.clock.today()),
        state: 'Running',
        done: 0,
        total,
        failures: 0,
        rules_version: rulesVersion,
        summary: '{}',
        created_at: this.clock.now(),
        created_by: actor.accountId,
      });
      return begin(manager, id);
    });
  }

  cancel(id: string): Promise<LeavePreviewRecord> {
    return this.work.write(async (manager) => {
      await manager.query(
        "UPDATE leave_preview SET state = 'Cancelled', finished_at = ? WHERE id = ? AND state = 'Running'",
        [this.clock.now(), id],
      );
      await this.job.worker.remove(manager, id);
      return this.record(id);
    });
  }

  /** A preview of exactly this change, if no rules have changed since it began; with the totals as they are stored. */
  async newestOf(
    change: LeaveChange,
  ): Promise<{ record: LeavePreviewRecord; totals: PreviewTotals } | undefined> {
    const [row] = await this.work.read<{ id: string; summary: string }>(
      `SELECT id, summary FROM leave_preview WHERE kind = ? AND change_json = ? AND state IN ('Running', 'Done')
         AND rules_version = (SELECT version FROM lock_row WHERE name = 'leave-rules') ORDER BY id DESC LIMIT 1`,
      [change.kind, canonicalJson(change)],
    );
    return (
      row && { record: await this.record(row.id), totals: JSON.parse(row.summary) as PreviewTotals }
    );
  }

  /** A forecast has no basis: nothing that is not over can be closed. */
  async record(id: string): Promise<LeavePreviewRecord> {
    const [row] = await this.work.read<PreviewRow>(
      `SELECT p.id, p.kind, p.on_date, p.state, p.done, p.total, p.summary, p.created_at, a.name AS created_by
       FROM leave_preview p LEFT JOIN account a ON a.id = p.created_by WHERE p.id = ?`,
      [id],
    );
    if (!row) throw new Problem('preview.not_found', refusal('preview.not_found'));
    const { types } = await this.rules.facts();
    const isForecast = row.kind === 'close' && row.on_date >= this.clock.today();
    return {
      _id: row.id,
      kind: row.kind,
      state: row.state,
      done: row.done,
      total: row.total,
      on: row.on_date,
      basis: row.state === 'Done' && !isForecast ? row.id : null,
      summary: previewSummary(JSON.parse(row.summary) as PreviewTotals, types),
      fault: row.state === 'Failed' ? refusalText(refusal('preview.failed')) : null,
      createdAt: new Date(Number(row.created_at)).toISOString(),
      createdBy: row.created_by,
    };
  }

  private async requireFew(actor: PreviewActor): Promise<void> {
    const [row] = await this.work.read<{ n: number | string }>(
      "SELECT COUNT(*) AS n FROM leave_preview WHERE created_by = ? AND state = 'Running'",
      [actor.accountId],
    );
    if (Number(row?.n) >= MOST_RUNNING)
      throw new Problem('request.too_many', refusal('preview.too_many', { max: MOST_RUNNING }), {
        retryAfter: RETRY_AFTER_S,
      });
  }
}
