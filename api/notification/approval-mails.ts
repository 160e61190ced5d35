import { Injectable } from '@nestjs/common';
import { addWorkingDays } from '../contract/leave/working-days.js';
import { HeldNotices } from '../leave/deciding/held-notices.js';
import type { WaitingRequest } from '../leave/leave.events.js';
import { LeaveLinks } from '../leave/links/leave-links.js';
import { Clock } from '../platform/config/clock.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { Letter } from '../platform/mail/letter.js';
import { MailKinds } from '../platform/mail/mail-kinds.js';
import { Outbox } from '../platform/mail/outbox.js';
import type { Recipient } from '../platform/mail/recipients.js';
import { ApprovalLetters, type AskedStep } from './approval-letters.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Covers a long weekend without a mail server. */
const EXPIRES_AFTER_MS = 5 * DAY_MS;
const REMINDED_AFTER_WORKING_DAYS = 2;
const REMINDED_EVERY_MS = 7 * DAY_MS;
const REMINDER = 'leave.reminder';

/** Mails to approvers, with links that decide, and reminders for as long as the request waits for them; and to the stand-in. */
@Injectable()
export class ApprovalMails {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly links: LeaveLinks,
    private readonly letters: ApprovalLetters,
    private readonly held: HeldNotices,
    kinds: MailKinds,
  ) {
    kinds.register<AskedStep>({
      name: 'leave.to_decide',
      expiresAfterMs: EXPIRES_AFTER_MS,
      write: (to, step, mailId) => letters.toDecide(to, step, mailId),
    });
    kinds.register<AskedStep>({
      name: REMINDER,
      expiresAfterMs: EXPIRES_AFTER_MS,
      write: (to, step, mailId) => this.remindAgain(to, step, mailId),
    });
    kinds.register<{ leaveId: string }>({
      name: 'leave.stand_in',
      expiresAfterMs: EXPIRES_AFTER_MS,
      write: (to, { leaveId }) => letters.standIn(to, leaveId),
    });
  }

  async ask(asked: readonly WaitingRequest[]): Promise<void> {
    if (!this.outbox.open) return;
    const steps = await this.stepsOf(asked);
    for (const { accountId, leaveId } of asked) {
      const step = { leaveId, step: steps.get(leaveId) ?? 0 };
      const ids = await this.add('leave.to_decide', accountId, step, this.held.dueAt);
      this.held.add(leaveId, ids);
    }
  }

  /** First after two working days. */
  async remind(asked: readonly WaitingRequest[]): Promise<void> {
    if (!this.outbox.open) return;
    const [now, today, steps] = [this.clock.now(), this.clock.today(), await this.stepsOf(asked)];
    const dueAt =
      this.clock.startOf(addWorkingDays(today, REMINDED_AFTER_WORKING_DAYS)) +
      now -
      this.clock.startOf(today);
    for (const account of new Set(asked.map(({ accountId }) => accountId))) {
      const queued = await this.queuedFor(account);
      for (const { leaveId } of asked.filter(({ accountId }) => accountId === account)) {
        const step = { leaveId, step: steps.get(leaveId) ?? 0 };
        if (!queued.has(keyOf(step))) await this.add(REMINDER, account, step, dueAt);
      }
    }
  }

  async tellStandIn(accountId: string, leaveId: string): Promise<void> {
    const ids = await this.outbox.add('leave.stand_in', [accountId], { leaveId }, this.held.dueAt);
    this.held.add(leaveId, ids);
  }

  /** Queues the next one before this one goes out: each attempt to send it finds that done. */
  private async remindAgain(
    to: Recipient,
    step: AskedStep,
    mailId: string,
  ): Promise<Letter | undefined> {
    const letter = await this.letters.toDecide(to, step, mailId, { isReminder: true });
    if (letter && !(await this.queuedFor(to.accountId, mailId)).has(keyOf(step)))
      await this.add(REMINDER, to.accountId, step, this.clock.now() + REMINDED_EVERY_MS);
    return letter;
  }

  private async add(
    kind: string,
    accountId: string,
    step: AskedStep,
    dueAt: number,
  ): Promise<string[]> {
    return this.work.write(async () => {
      const mailIds = await this.outbox.add(kind, [accountId], step, dueAt);
      await this.links.add(
        mailIds.map((mailId) => ({ mailId, accountId, ...step })),
        dueAt,
      );
      return mailIds;
    });
  }

  private async stepsOf(asked: readonly WaitingRequest[]): Promise<Map<string, number>> {
    const ids = [...new Set(asked.map(({ leaveId }) => leaveId))];
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<AskedStep>(
        `SELECT id AS leaveId, COALESCE(step, 0) AS step FROM leave_request WHERE id IN (${places})`,
        some,
      ),
    );
    return new Map(rows.map(({ leaveId, step }) => [leaveId, Number(step)]));
  }

  /** The reminders that wait for the account. */
  private async queuedFor(accountId: string, except = ''): Promise<Set<string>> {
    const queued = await this.work.read<{ data: string }>(
      'SELECT data FROM mail WHERE account_id = ? AND kind = ? AND next_attempt_at IS NOT NULL AND id <> ?',
      [accountId, REMINDER, except],
    );
    return new Set(queued.map(({ data }) => keyOf(JSON.parse(data) as AskedStep)));
  }
}

const keyOf = ({ leaveId, step }: AskedStep) => `${leaveId} ${step}`;
