import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../approval/approval-setting.js';
import type { Decider } from '../approval/whose-turn.js';
import { isBuiltinLeaveType } from '../contract/leave/leave-types.js';
import { LeaveTurns } from '../leave/deciding/leave-turns.js';
import { findLeave, requestedOfRow } from '../leave/leave-row.js';
import { DecisionFacts, type LeaveFacts } from '../leave/links/decision-facts.js';
import { LeaveLinks } from '../leave/links/leave-links.js';
import { stepOfLink } from '../leave/links/linked-leave.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { Letter } from '../platform/mail/letter.js';
import { formatDate } from '../platform/mail/mail-dates.js';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.js';
import type { Recipient } from '../platform/mail/recipients.js';
import { amountInWords, spanInWords } from './leave-words.js';

export interface AskedStep {
  leaveId: string;
  step: number;
}

const PAGE = '/decide-leave';

/** Written when they are sent, so that their facts are those of then. */
@Injectable()
export class ApprovalLetters {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly turns: LeaveTurns,
    private readonly facts: DecisionFacts,
    private readonly links: LeaveLinks,
  ) {}

  /** Undefined if the request does not wait for the recipient any more. */
  async toDecide(
    to: Recipient,
    { leaveId, step }: AskedStep,
    mailId: string,
    { isReminder = false } = {},
  ): Promise<Letter | undefined> {
    const row = (await this.setting.isOn()) ? await findLeave(this.work, leaveId) : undefined;
    if (row?.status !== 'Pending' || (row.step ?? 0) !== step) return undefined;
    const decider = stepOfLink(to, await this.turns.readTurn(row));
    if (!decider) return undefined;
    const { subject, reminder, text, since, noSurprise, yours } = MAIL_TEXTS[to.language].approval;
    const waiting = isReminder
      ? [
          since(
            formatDate(to.language, this.clock.dateOf(Number(row.step_since ?? row.created_at))),
          ),
        ]
      : [];
    const token = await this.links.tokenOf(mailId);
    return {
      subject: (isReminder ? reminder : subject)(row.name),
      paragraphs: [
        text(row.name, spanInWords(to.language, requestedOfRow(row))),
        ...waiting,
        ...factsInWords(to, decider, await this.facts.read(row)),
      ],
      ...buttons(to, leaveId, token),
      ...(token !== undefined && { notes: [noSurprise, yours] }),
    };
  }

  /** Dates only. Undefined if the leave is not approved any more. */
  async standIn(to: Recipient, leaveId: string): Promise<Letter | undefined> {
    const row = await findLeave(this.work, leaveId);
    const [named] =
      row?.status === 'Approved'
        ? await this.work.read('SELECT id FROM employee WHERE id = ? AND account_id = ?', [
            row.stand_in_id,
            to.accountId,
          ])
        : [];
    if (!row || !named) return undefined;
    const { standInSubject, standIn, openPortal } = MAIL_TEXTS[to.language].approval;
    return {
      subject: standInSubject(row.name),
      paragraphs: [standIn(row.name, spanInWords(to.language, requestedOfRow(row)))],
      link: { label: openPortal, path: '/employee-dashboard' },
    };
  }
}

function factsInWords(
  { language }: Recipient,
  { actsFor, awayUntil }: Decider,
  { leaveType, unit, cost, remaining, othersAway }: LeaveFacts,
): string[] {
  const words = MAIL_TEXTS[language].approval;
  return [
    actsFor && awayUntil && words.actsFor(actsFor.name, formatDate(language, awayUntil)),
    leaveType !== null &&
      words.type(isBuiltinLeaveType(leaveType) ? words.types[leaveType] : leaveType),
    cost !== null &&
      [
        words.cost(amountInWords(language, unit, cost)),
        remaining !== null && words.remaining(amountInWords(language, unit, remaining)),
      ]
        .filter(Boolean)
        .join(' '),
    words.othersAway(othersAway),
  ].filter((fact) => typeof fact === 'string');
}

/** Approve and Reject, or the request itself where its link has ended. */
function buttons(
  { language, role }: Recipient,
  leaveId: string,
  token: string | undefined,
): Pick<Letter, 'link' | 'otherLink'> {
  const { approve, reject, open } = MAIL_TEXTS[language].approval;
  if (token === undefined)
    return {
      link: {
        label: open,
        path:
          role === 'admin'
            ? `/admin-dashboard/leaves/${leaveId}`
            : `/employee-dashboard/team#${leaveId}`,
      },
    };
  return {
    link: { label: approve, path: `${PAGE}#${token}` },
    otherLink: { label: reject, path: `${PAGE}#${token}:reject` },
  };
}
