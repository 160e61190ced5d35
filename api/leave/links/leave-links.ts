import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Housekeeping } from '../../platform/periodic/housekeeping.js';

export interface LeaveLink {
  id: string;
  accountId: string;
  leaveId: string;
  step: number;
  usedAt: number | string | null;
}

interface NewLink extends Pick<LeaveLink, 'accountId' | 'leaveId' | 'step'> {
  mailId: string;
}

const VALID_MS = 7 * 24 * 60 * 60 * 1000;
const COLUMNS = ['id', 'token_hash', 'account_id', 'leave_id', 'step', 'expires_at'];

/** The links of mails to approvers. A token is a keyed hash of the mail's id: it is stored nowhere, and a retry of the mail carries the same link. */
@Injectable()
export class LeaveLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM leave_link WHERE expires_at < ?', [clock.now()]),
    );
  }

  /** In the unit that queues the mails. */
  async add(links: readonly NewLink[], dueAt: number): Promise<void> {
    const rows = links.map(({ mailId, accountId, leaveId, step }) => [
      newId(),
      hashOf(this.token(mailId)),
      accountId,
      leaveId,
      step,
      dueAt + VALID_MS,
    ]);
    await this.work.write((manager) => insertRows(manager, 'leave_link', COLUMNS, rows));
  }

  /** The token of a mail's link; undefined if it has ended before the mail was sent. */
  async tokenOf(mailId: string): Promise<string | undefined> {
    const token = this.token(mailId);
    return (await this.find(token))?.usedAt === null ? token : undefined;
  }

  /** Used ones, too: their page tells what became of the request. */
  async find(token: string): Promise<LeaveLink | undefined> {
    if (!this.configuration.publicUrl) return undefined;
    const [link] = await this.work.read<LeaveLink>(
      'SELECT id, account_id AS accountId, leave_id AS leaveId, step, used_at AS usedAt FROM leave_link WHERE token_hash = ? AND expires_at > ?',
      [hashOf(token), this.clock.now()],
    );
    return link;
  }

  /** False if it is used already, or gone. */
  async use({ id }: LeaveLink): Promise<boolean> {
    return this.work.write(
      async (manager) =>
        (await execute(
          manager,
          'UPDATE leave_link SET used_at = ? WHERE id = ? AND used_at IS NULL',
          [this.clock.now(), id],
        )) === 1,
    );
  }

  /** The step that was decided by it waits again. */
  async reopen({
    leaveId,
    accountId,
    step,
  }: Pick<LeaveLink, 'leaveId' | 'accountId' | 'step'>): Promise<void> {
    await this.work.write((manager) =>
      manager.query(
        'UPDATE leave_link SET used_at = NULL WHERE leave_id = ? AND account_id = ? AND step = ?',
        [leaveId, accountId, step],
      ),
    );
  }

  async revoke(accountId: string): Promise<void> {
    await this.work.write((manager) =>
      manager.query('DELETE FROM leave_link WHERE account_id = ?', [accountId]),
    );
  }

  private token(mailId: string): string {
    return this.configuration.secret.hash('leave-link', mailId);
  }
}

/** A keyed hash needs no slow one. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
