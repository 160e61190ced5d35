import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { COMPANY_SETTING } from '../../company/company.tables.js';
import type { Role } from '../../contract/auth/roles.js';
import { UNATTENDED_HEADER, type RequiredAction } from '../../contract/auth/second-factor.js';
import type { Language } from '../../contract/languages.js';
import { employmentStatus, type EmploymentDates } from '../../employee/employment-status.js';
import { ActorLookup, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Housekeeping } from '../../platform/periodic/housekeeping.js';
import { Session, type SESSION } from '../auth.tables.js';
import { displayAddress } from '../client-address.js';
import { userAgent } from './device-name.js';

const HOUR_MS = 60 * 60 * 1000;
export const SESSION_MS = 12 * HOUR_MS;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
const UNATTENDED = UNATTENDED_HEADER.toLowerCase();
export const CONFIRMED_MS = 15 * 60 * 1000;

type CompanyRules = Pick<
  StoredRow<typeof COMPANY_SETTING>,
  'admins_need_second_factor' | 'idle_minutes_office' | 'idle_minutes_portal'
>;

interface SessionRow
  extends
    EmploymentDates,
    Pick<
      StoredRow<typeof SESSION>,
      'account_id' | 'last_seen_at' | 'expires_at' | 'confirmed_until'
    >,
    CompanyRules {
  name: string;
  email: string;
  role: Role;
  language: Language;
  image_id: string | null;
  disabled_at: number | null;
  password_printed_at: number | null;
  employee_id: string | null;
  department_id: string | null;
  factor_since: number | null;
}

const LOOKUP = `SELECT a.id AS account_id, a.name, a.email, a.role, a.language, a.image_id, a.disabled_at, a.password_printed_at, e.id AS employee_id, e.department_id,
  e.hire_date, e.left_on, e.previous_left_on, s.last_seen_at, s.expires_at, s.confirmed_until, f.enabled_at AS factor_since, c.admins_need_second_factor, c.idle_minutes_office, c.idle_minutes_portal
  FROM session s JOIN account a ON a.id = s.account_id LEFT JOIN employee e ON e.account_id = a.id
  LEFT JOIN second_factor f ON f.account_id = a.id LEFT JOIN company_setting c ON c.id = 1 WHERE s.id = ? AND s.account_id = ?`;

/** Every request looks up its session, so that ending one takes effect at once. */
@Injectable()
export class Sessions extends ActorLookup {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    super();
    housekeeping.add((manager) =>
      manager.query('DELETE FROM session WHERE expires_at < ?', [clock.now()]),
    );
  }

  async actorOf(
    sessionId: string,
    accountId: string,
    request: FastifyRequest,
  ): Promise<Actor | undefined> {
    const session = await this.find({ sessionId, accountId, requestId: request.id });
    if (!session) return undefined;
    const { actor, lastSeenAt } = session;
    const now = this.clock.now();
    const lagMs = lastSeenLagMs(actor.idleMinutes);
    const used = actor.pendingAction !== 'confirm' && request.headers[UNATTENDED] === undefined;
    if (used && now - lastSeenAt > lagMs) this.touch(sessionId, now, lagMs);
    return actor;
  }

  async current(
    actor: Pick<Actor, 'sessionId' | 'accountId' | 'requestId'>,
  ): Promise<Actor | undefined> {
    return (await this.find(actor))?.actor;
  }

  private async find({
    sessionId,
    accountId,
    requestId,
  }: Pick<Actor, 'sessionId' | 'accountId' | 'requestId'>): Promise<
    { actor: Actor; lastSeenAt: number } | undefined
  > {
    const [row] = await this.work.read<SessionRow>(LOOKUP, [sessionId, accountId]);
    const now = this.clock.now();
    if (!row || Number(row.expires_at) <= now || row.disabled_at !== null) return undefined;
    if (employmentStatus(row, this.clock.today()) === 'Left') return undefined;
    const { needsFactor, idleMinutes } = policyFor(row);
    const actor = {
      accountId: row.account_id,
      name: row.name,
      email: row.email,
      role: row.role,
      language: row.language,
      imageId: row.image_id,
      employeeId: row.employee_id,
      departmentId: row.department_id,
      sessionId,
      confirmedUntil: row.confirmed_until === null ? null : Number(row.confirmed_until),
      secondFactor: row.factor_since !== null,
      secondFactorRequired: needsFactor,
      idleMinutes,
      pendingAction: pendingActionOf(row, now),
      requestId,
    };
    return { actor, lastSeenAt: Number(row.last_seen_at) };
  }

  /** Confirmed, because the password has just been given. A way in without one must not confirm. */
  create(
    accountId: string,
    remember: boolean,
    request: FastifyRequest,
  ): Promise<{ id: string; expiresAt: number }> {
    const now = this.clock.now();
    const session = { id: newId(), expiresAt: now + (remember ? REMEMBERED_MS : SESSION_MS) };
    return this.work.write(async (manager) => {
      await insertRow(manager, 'session', {
        id: session.id,
        account_id: accountId,
        device: userAgent(request),
        address: displayAddress(request),
        created_at: now,
        last_seen_at: now,
        expires_at: session.expiresAt,
        confirmed_until: now + CONFIRMED_MS,
      });
      return session;
    });
  }

  /** Calendar feeds end, too: a stranger may have made one in a session that ends. */
  async endAll(accountId: string): Promise<void> {
    await this.work.write(async (manager) => {
      await lockRecord(manager, 'account', accountId);
      for (const table of ['session', 'calendar_feed'])
        await manager.query(`DELETE FROM ${table} WHERE account_id = ?`, [accountId]);
    });
  }

  async endOthers(accountId: string, kept: string): Promise<void> {
    await this.work.write((manager) =>
      manager.query('DELETE FROM session WHERE account_id = ? AND id <> ?', [accountId, kept]),
    );
  }

  async confirm(actor: Actor): Promise<string> {
    const lastSeenAt = this.clock.now();
    const confirmedUntil = lastSeenAt + CONFIRMED_MS;
    await this.work.write((manager) =>
      manager.update(Session, { id: actor.sessionId }, { confirmedUntil, lastSeenAt }),
    );
    return new Date(confirmedUntil).toISOString();
  }

  /** Not awaited, and failures are ignored: the next request tries again. */
  private touch(id: string, now: number, lagMs: number): void {
    const sql = 'UPDATE session SET last_seen_at = ? WHERE id = ? AND last_seen_at < ?';
    this.work
      .writeInNewTransaction((manager) => manager.query(sql, [now, id, now - lagMs]))
      .catch(() => undefined);
  }
}

function policyFor({
  role,
  admins_need_second_factor,
  idle_minutes_office,
  idle_minutes_portal,
}: SessionRow): { needsFactor: boolean; idleMinutes: number | null } {
  if (role !== 'admin') return { needsFactor: false, idleMinutes: idle_minutes_portal };
  return { needsFactor: admins_need_second_factor === 1, idleMinutes: idle_minutes_office };
}

function pendingActionOf(row: SessionRow, now: number): RequiredAction | null {
  const { needsFactor, idleMinutes } = policyFor(row);
  if (isIdle(Number(row.last_seen_at), idleMinutes, now)) return 'confirm';
  if (row.password_printed_at !== null) return 'change-password';
  return needsFactor && row.factor_since === null ? 'enrol' : null;
}

const MINUTE_MS = 60 * 1000;
const SEEN_LAG_MS = 5 * MINUTE_MS;
const SEEN_SHORT_LAG_MS = MINUTE_MS;

/** How far `last_seen_at` may lag behind: not every request writes it. */
function lastSeenLagMs(idleMinutes: number | null): number {
  return idleMinutes === null ? SEEN_LAG_MS : SEEN_SHORT_LAG_MS;
}

/** Adds the lag of `last_seen_at`, so that a session is never idle too early. */
function isIdle(lastSeenAt: number, idleMinutes: number | null, now: number): boolean {
  return idleMinutes !== null && now - lastSeenAt > idleMinutes * MINUTE_MS + SEEN_SHORT_LAG_MS;
}
