import { Injectable } from '@nestjs/common';
import { denied } from '../access/access.guard.js';
import { isAdmin, type Actor } from '../access/actor.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../config/clock.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { Language } from '../contract/languages.js';
import { Problem } from '../contract/problem.js';
import type { SessionRecord } from '../contract/records.js';
import type { Role } from '../contract/roles.js';
import { execute } from '../database/execute.js';
import { Housekeeping } from '../database/housekeeping.js';
import { newId } from '../database/ids.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { employmentStatus } from '../employee/employment-status.js';
import { DEVICE_MAX, Session } from './session.entity.js';

const HOUR_MS = 60 * 60 * 1000;
const SHORT_MS = 12 * HOUR_MS;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
const SEEN_EVERY_MS = 5 * 60 * 1000;
export const CONFIRMED_MS = 10 * 60 * 1000;

interface SessionRow {
  account_id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  image_id: string | null;
  disabled_at: number | null;
  employee_id: string | null;
  department_id: string | null;
  left_on: CalendarDate | null;
  last_seen_at: number | string;
  expires_at: number | string;
  confirmed_until: number | string | null;
}

const LOOKUP = `SELECT a.id AS account_id, a.name, a.email, a.role, a.language, a.image_id, a.disabled_at, e.id AS employee_id, e.department_id,
  e.left_on, s.last_seen_at, s.expires_at, s.confirmed_until
  FROM session s JOIN account a ON a.id = s.account_id LEFT JOIN employee e ON e.account_id = a.id WHERE s.id = ? AND s.account_id = ?`;

/** Signed-in devices. A session is looked up with every call, so that whatever ends it ends it at once. */
@Injectable()
export class Sessions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) => manager.query('DELETE FROM session WHERE expires_at < ?', [clock.now()]));
  }

  /** The actor of a session that is good now: not expired, its account neither disabled nor of somebody who left. */
  async actorOf(sessionId: string, accountId: string, requestId: string): Promise<Actor | undefined> {
    const [row] = await this.work.read<SessionRow>(LOOKUP, [sessionId, accountId]);
    const now = this.clock.now();
    if (!row || Number(row.expires_at) <= now || row.disabled_at !== null) return undefined;
    if (employmentStatus(row.left_on, this.clock.today()) === 'Left') return undefined;
    if (now - Number(row.last_seen_at) > SEEN_EVERY_MS) this.seen(sessionId, now);
    return {
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
      requestId,
    };
  }

  open(accountId: string, remember: boolean, device: string): Promise<{ id: string; expiresAt: number }> {
    const now = this.clock.now();
    const session = { id: newId(), accountId, device: device.slice(0, DEVICE_MAX), createdAt: now, lastSeenAt: now, expiresAt: now + (remember ? REMEMBERED_MS : SHORT_MS) };
    return this.work.write(async (manager) => {
      await manager.insert(Session, session);
      return session;
    });
  }

  async list(actor: Actor): Promise<SessionRecord[]> {
    const sessions = await this.work.manager.find(Session, { where: { accountId: actor.accountId }, order: { lastSeenAt: 'DESC', id: 'DESC' } });
    const iso = (ms: number) => new Date(Number(ms)).toISOString();
    return sessions
      .filter((session) => session.expiresAt > this.clock.now())
      .map(({ id, device, createdAt, lastSeenAt, expiresAt }) => ({
        _id: id, device, createdAt: iso(createdAt), lastSeenAt: iso(lastSeenAt), expiresAt: iso(expiresAt), current: id === actor.sessionId,
      }));
  }

  /** One of the actor's own. */
  async end(actor: Actor, id: string): Promise<void> {
    await this.work.write(async (manager) => {
      const ended = await execute(manager, 'DELETE FROM session WHERE id = ? AND account_id = ?', [id, actor.accountId]);
      if (ended === 0) throw isAdmin(actor) ? new Problem('session.not_found', 'This session does not exist.') : denied();
      await this.audit.record(actor, { action: 'account.sign_out', subject: 'account', id: actor.accountId, name: actor.name });
    });
  }

  /** All sessions of an account, but perhaps the one that asks. */
  async endAll(accountId: string, except = ''): Promise<void> {
    await this.work.write((manager) => manager.query('DELETE FROM session WHERE account_id = ? AND id <> ?', [accountId, except]));
  }

  /** Counts this session as confirmed by password for a while; returns until when. */
  async confirm(actor: Actor): Promise<string> {
    const confirmedUntil = this.clock.now() + CONFIRMED_MS;
    await this.work.write((manager) => manager.update(Session, { id: actor.sessionId }, { confirmedUntil }));
    return new Date(confirmedUntil).toISOString();
  }

  /** Beside the request, which does not fail when this cannot be written: the next one tries again. */
  private seen(id: string, now: number): void {
    const sql = 'UPDATE session SET last_seen_at = ? WHERE id = ? AND last_seen_at < ?';
    this.work.writeApart((manager) => manager.query(sql, [now, id, now - SEEN_EVERY_MS])).catch(() => undefined);
  }
}
