import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditedChange } from '../../audit/audit.js';
import type { InviteeCounts } from '../../contract/auth/invitations.js';
import type { Role } from '../../contract/auth/roles.js';
import { Problem, refusal } from '../../contract/problem.js';
import { hasNotLeft } from '../../employee/employment-status.js';
import { INVITABLE } from '../../employee/invitable.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { InviteesDto } from './invitations.dto.js';
import { LINKS } from './one-time-links.js';

export interface Invitee {
  id: string;
  name: string;
  email: string;
  employeeId: string | null;
}

export interface InviteeChoice {
  /** Also people whose invitation is still open. */
  again: boolean;
  /** A link that is handed out by others must not open an admin's account. */
  withAdmins: boolean;
  /** Continues after this account. */
  after?: string | null;
}

const INVITEES = `FROM account a LEFT JOIN employee e ON e.account_id = a.id WHERE ${INVITABLE}`;

/** Active people without a password; people with one get reset links instead. */
@Injectable()
export class Invitees {
  private imported: (importId: string) => Condition = () => ({ sql: '1 = 0', parameters: [] });

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** An import knows whose accounts it added; the condition is about `a`, the account. */
  registerImports(condition: (importId: string) => Condition): void {
    this.imported = condition;
  }

  /** Everybody has to be asked for by name, so that a forgotten list of ids invites nobody. */
  among({ ids, importId, everybody }: InviteesDto): Condition {
    if (ids) return ofIds(ids);
    if (importId) return this.imported(importId);
    if (everybody) return { sql: '1 = 1', parameters: [] };
    throw Problem.at('ids', refusal('field.required', { label: 'ids' }));
  }

  async count(people: Condition): Promise<{ byMail: InviteeCounts; inFile: InviteeCounts }> {
    const staying = hasNotLeft(this.clock.today());
    const rows = await this.work.read<{ role: Role; is_open: number; people: number | string }>(
      `SELECT a.role, CASE WHEN a.invited_at > ? THEN 1 ELSE 0 END AS is_open, COUNT(*) AS people ${INVITEES} AND ${staying.sql} AND ${people.sql} GROUP BY a.role, is_open`,
      [this.expired(), ...staying.parameters, ...people.parameters],
    );
    const sum = (open: number, withAdmins: boolean) =>
      rows
        .filter((row) => Number(row.is_open) === open && (withAdmins || row.role !== 'admin'))
        .reduce((total, row) => total + Number(row.people), 0);
    const counts = (withAdmins: boolean) => ({
      notInvited: sum(0, withAdmins),
      invited: sum(1, withAdmins),
    });
    return { byMail: counts(true), inFile: counts(false) };
  }

  async countChosen(people: Condition, choice: InviteeChoice): Promise<number> {
    const { sql, parameters } = this.chosen(people, choice);
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n ${sql}`,
      parameters,
    );
    return Number(row?.n);
  }

  async choose(people: Condition, choice: InviteeChoice, limit: number): Promise<string[]> {
    const { sql, parameters } = this.chosen(people, choice);
    return (
      await this.work.read<{ id: string }>(`SELECT a.id ${sql} ORDER BY a.id LIMIT ?`, [
        ...parameters,
        limit,
      ])
    ).map(({ id }) => id);
  }

  /** Returns those who can still be invited. Their accounts stay locked, so that nobody sets a password or invites them meanwhile. */
  async markInvited(
    manager: EntityManager,
    actor: Actor,
    accountIds: string[],
    { again, byMail, withAdmins }: { again: boolean; byMail: boolean; withAdmins: boolean },
  ): Promise<Invitee[]> {
    await manager.query(
      `UPDATE account SET id = id WHERE id IN (${places(accountIds)})`,
      accountIds,
    );
    const chosen = this.chosen(
      { sql: `a.id IN (${places(accountIds)})`, parameters: accountIds },
      { again, withAdmins },
    );
    const invited = await manager.query<Invitee[]>(
      `SELECT a.id, a.name, a.email, e.employee_id AS employeeId ${chosen.sql} ORDER BY a.id`,
      chosen.parameters,
    );
    if (invited.length === 0) return [];
    await manager.query(`UPDATE account SET invited_at = ? WHERE id IN (${places(invited)})`, [
      this.clock.now(),
      ...invited.map(({ id }) => id),
    ]);
    await this.audit.record(
      actor,
      ...invited.map(({ id, name }): AuditedChange => ({
        action: 'account.invite',
        subject: 'account',
        id,
        name,
        after: { byMail },
      })),
    );
    return invited;
  }

  private chosen(people: Condition, { again, withAdmins, after }: InviteeChoice): Condition {
    const conditions: Condition[] = [
      hasNotLeft(this.clock.today()),
      people,
      ...(again
        ? []
        : [{ sql: '(a.invited_at IS NULL OR a.invited_at <= ?)', parameters: [this.expired()] }]),
      ...(withAdmins ? [] : [{ sql: "a.role <> 'admin'", parameters: [] }]),
      ...(after ? [{ sql: 'a.id > ?', parameters: [after] }] : []),
    ];
    return {
      sql: [INVITEES, ...conditions.map(({ sql }) => sql)].join(' AND '),
      parameters: conditions.flatMap(({ parameters }) => parameters),
    };
  }

  /** Invitations from before are over. */
  private expired(): number {
    return this.clock.now() - LINKS.invitation.validMs;
  }
}

/** Ids of accounts or of their employees. */
function ofIds(ids: string[]): Condition {
  if (ids.length === 0) return { sql: '1 = 0', parameters: [] };
  return {
    sql: `(a.id IN (${places(ids)}) OR e.id IN (${places(ids)}))`,
    parameters: [...ids, ...ids],
  };
}

function places(values: unknown[]): string {
  return values.map(() => '?').join(', ');
}
