import { Inject, Injectable } from '@nestjs/common';
import { Reports } from '../approval/reports.js';
import { Audit } from '../audit/audit.js';
import type { AuditAction } from '../contract/audit-actions.js';
import type { CalendarFeedRecord } from '../contract/leave/calendar-feed-responses.js';
import { FEED_KINDS, type FeedKind } from '../contract/leave/calendar-feeds.js';
import { Problem, refusal } from '../contract/problem.js';
import { ActorLookup, denied, isAdmin, type Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.js';
import { execute } from '../platform/database/statements/execute.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRow } from '../platform/database/statements/insert-rows.js';
import { lockRecord } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { feedPath, hashOf, newToken } from './feed-tokens.js';

interface FeedRow {
  id: string;
  kind: FeedKind;
  createdAt: number | string;
}

const ORDER = new Map(FEED_KINDS.map((kind, place) => [kind, place]));

/** The addresses of an account, at most one for each kind. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly reports: Reports,
    private readonly actors: ActorLookup,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async list({ accountId }: Actor): Promise<CalendarFeedRecord[]> {
    const rows = await this.work.read<FeedRow>(
      'SELECT id, kind, created_at AS createdAt FROM calendar_feed WHERE account_id = ?',
      [accountId],
    );
    return rows
      .map(recordOf)
      .sort((one, other) => (ORDER.get(one.kind) ?? 0) - (ORDER.get(other.kind) ?? 0));
  }

  /** Feeds of people who have no employee record would stay empty. */
  async kindsOf(actor: Actor): Promise<FeedKind[]> {
    if (actor.employeeId === null) return [];
    const decides = (await this.reports.count(actor)) > 0;
    return FEED_KINDS.filter((kind) =>
      kind === 'team' ? decides : kind !== 'department' || actor.departmentId !== null,
    );
  }

  /** An earlier address of that kind ends. */
  async add(actor: Actor, kind: FeedKind): Promise<{ feed: CalendarFeedRecord; url: string }> {
    if (!(await this.kindsOf(actor)).includes(kind))
      throw Problem.at('kind', refusal('feed.not_available'));
    const [token, row] = [newToken(), { id: newId(), kind, createdAt: this.clock.now() }];
    await this.work.write(async (manager) => {
      await lockRecord(manager, 'account', actor.accountId);
      // Recovery of the account may have ended the session first, and no address may outlive it.
      if (!(await this.actors.current(actor)))
        throw new Problem('auth.required', refusal('auth.required'));
      const replaced = await execute(
        manager,
        'DELETE FROM calendar_feed WHERE account_id = ? AND kind = ?',
        [actor.accountId, kind],
      );
      if (replaced > 0) await this.record(actor, 'account.revoke_feed', kind);
      await insertRow(manager, 'calendar_feed', {
        id: row.id,
        account_id: actor.accountId,
        kind,
        token_hash: hashOf(token),
        created_at: row.createdAt,
      });
      await this.record(actor, 'account.add_feed', kind);
    });
    return {
      feed: recordOf(row),
      url: (this.configuration.publicUrl?.origin ?? '') + feedPath(token),
    };
  }

  async revoke(actor: Actor, id: string): Promise<void> {
    await this.work.write(async (manager) => {
      await lockRecord(manager, 'account', actor.accountId);
      const [feed] = await manager.query<Pick<FeedRow, 'kind'>[]>(
        'SELECT kind FROM calendar_feed WHERE id = ? AND account_id = ?',
        [id, actor.accountId],
      );
      if (!feed)
        throw isAdmin(actor) ? new Problem('feed.not_found', refusal('feed.not_found')) : denied();
      await manager.query('DELETE FROM calendar_feed WHERE id = ?', [id]);
      await this.record(actor, 'account.revoke_feed', feed.kind);
    });
  }

  private record(actor: Actor, action: AuditAction, kind: FeedKind): Promise<void> {
    return this.audit.record(actor, {
      action,
      subject: 'account',
      id: actor.accountId,
      name: actor.name,
      after: { calendarFeed: kind },
    });
  }
}

function recordOf({ id, kind, createdAt }: FeedRow): CalendarFeedRecord {
  return { _id: id, kind, createdAt: new Date(Number(createdAt)).toISOString() };
}
