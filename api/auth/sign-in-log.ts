import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../account/account.tables.js';
import { Audit } from '../audit/audit.js';
import type { AuditAction } from '../contract/audit-actions.js';
import { UNKNOWN_PERSON, type RefusedSignIn } from '../contract/audit.js';
import type { Problem, ProblemCode } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { ATTEMPTS_WINDOW_MS } from '../platform/config/attempt-limits.js';
import { Clock } from '../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.js';
import { errorReason } from '../platform/database/connection/driver-errors.js';
import { lockRecord } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { MetricsRegistry } from '../platform/observability/metrics-registry.js';
import { displayAddress } from './client-address.js';

/** Metric labels. Unknown, disabled and left accounts count as wrong passwords. */
const OUTCOMES: { [code in ProblemCode]?: RefusedSignIn } = {
  'auth.invalid_credentials': 'wrong_password',
  'auth.invalid_code': 'wrong_code',
  'auth.too_many_tries': 'throttled',
};

/** Without a limit of their own. */
const ONCE: { [reason in RefusedSignIn]?: AuditAction } = {
  throttled: 'session.throttled',
  code_missing: 'session.code_missing',
};

/** Sign-ins in the audit log, admitted and refused, and passwords and codes that a signed-in person gives again. An unknown e-mail address has no account to record anything about. */
@Injectable()
export class SignInLog implements OnApplicationShutdown {
  readonly count;
  private readonly logger = new Logger('SignIn');
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    metrics: MetricsRegistry,
  ) {
    this.count = metrics.outcomes('ems_sign_ins_total', 'Sign-ins by outcome', [
      'admitted',
      ...Object.values(OUTCOMES),
    ]);
  }

  failed(account: Account | null, { code }: Problem, request: FastifyRequest): void {
    if (code === 'auth.code_needed') this.refused(account, 'code_missing', request);
    const outcome = OUTCOMES[code];
    if (!outcome) return;
    this.count(outcome);
    if (outcome !== 'wrong_password') this.refused(account, outcome, request);
    this.logger.warn(
      `Sign-in refused: ${outcome}${this.configuration.logAddresses ? ` from ${displayAddress(request)}` : ''}.`,
    );
  }

  /** Belongs to the unit of work that opens the session. */
  admitted(actor: Actor, request: FastifyRequest): Promise<void> {
    const { accountId: id, name } = actor;
    return this.audit.record(actor, {
      action: 'session.begin',
      subject: 'session',
      id,
      name,
      after: { ipAddress: displayAddress(request) },
    });
  }

  /** The answer does not wait for it, or its time would tell which accounts there are. */
  refused(account: Account | null, reason: RefusedSignIn, request: FastifyRequest): void {
    const once = ONCE[reason];
    const stored: Promise<void> = (
      once
        ? this.recordOnce(account, once, reason, request)
        : this.recordRefused(account, reason, request)
    )
      .catch((error: Error) =>
        this.logger.warn(
          `A refused sign-in could not be recorded in the audit log: ${errorReason(error)}`,
        ),
      )
      .finally(() => this.pending.delete(stored));
    this.pending.add(stored);
  }

  /** Recorded in the name of the signed-in person, although somebody else may sit at their device. */
  unconfirmed(actor: Actor, refusedFor: RefusedSignIn, request: FastifyRequest): Promise<void> {
    const { accountId: id, name } = actor;
    const after = { ipAddress: displayAddress(request), refusedFor };
    return this.work.writeInNewTransaction(() =>
      this.audit.record(actor, {
        action: 'session.unconfirmed',
        subject: 'session',
        id,
        name,
        after,
      }),
    );
  }

  /** Runs after the last request, before the database closes. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.pending);
  }

  private async recordRefused(
    account: Account | null,
    reason: RefusedSignIn,
    request: FastifyRequest,
  ): Promise<void> {
    if (account)
      await this.work.writeInNewTransaction(() =>
        this.record(account, 'session.refused', reason, request),
      );
  }

  /** Once for each account and window, or since its last sign-in, since such attempts have no limit. Unknown accounts are looked up as well, to take the same time. */
  private async recordOnce(
    account: Account | null,
    action: AuditAction,
    reason: RefusedSignIn,
    request: FastifyRequest,
  ): Promise<void> {
    const isRecorded = async () => {
      const sql =
        "SELECT action FROM audit_entry WHERE subject_id = ? AND recorded_at > ? AND action IN (?, 'session.begin') ORDER BY recorded_at DESC, id DESC LIMIT 1";
      const [last] = await this.work.read<{ action: AuditAction }>(sql, [
        account?.id ?? '',
        this.clock.now() - ATTEMPTS_WINDOW_MS,
        action,
      ]);
      return last?.action === action;
    };
    if ((await isRecorded()) || !account) return;
    await this.work.writeInNewTransaction(async (manager) => {
      await lockRecord(manager, 'account', account.id);
      if (!(await isRecorded())) await this.record(account, action, reason, request);
    });
  }

  private record(
    { id, name }: Account,
    action: AuditAction,
    refusedFor: RefusedSignIn,
    request: FastifyRequest,
  ): Promise<void> {
    const by = { accountId: null, name: UNKNOWN_PERSON, requestId: request.id };
    return this.audit.record(by, {
      action,
      subject: 'session',
      id,
      name,
      after: { ipAddress: displayAddress(request), refusedFor },
    });
  }
}
