import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Accounts } from '../account/accounts.js';
import { hashPassword } from '../account/password.js';
import { Audit } from '../audit/audit.js';
import { Problem, refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { ConfirmDto } from './auth.dto.js';
import { Reauthentication } from './reauthentication.js';
import { Sessions } from './sessions/sessions.js';

@Injectable()
export class Passwords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: Sessions,
  ) {}

  async confirm(
    actor: Actor,
    { password, code }: ConfirmDto,
    request: FastifyRequest,
  ): Promise<string> {
    await this.reauthentication.requirePassword(actor, password, request, 'confirm', 'password');
    if (!actor.secondFactor) return this.sessions.confirm(actor);
    const checked = await this.reauthentication.requireCode(actor, code, request);
    return this.work.write(async () => {
      await this.reauthentication.consume(checked, actor);
      return this.sessions.confirm(actor);
    });
  }

  async change(
    actor: Actor,
    passwords: { oldPassword: string; newPassword: string; confirmPassword: string },
    request: FastifyRequest,
  ): Promise<void> {
    requireSame(passwords);
    if (
      actor.pendingAction === 'change-password' &&
      passwords.newPassword === passwords.oldPassword
    )
      throw Problem.at('newPassword', refusal('password.unchanged'));
    this.accounts.requireSuitable('newPassword', passwords.newPassword, actor);
    const verified = await this.reauthentication.requirePassword(
      actor,
      passwords.oldPassword,
      request,
      'change-password',
      'oldPassword',
    );
    const passwordHash = await hashPassword(passwords.newPassword);
    await this.work.write(async () => {
      // A parallel change may have replaced the verified password.
      if ((await this.accounts.lock(actor.accountId))?.passwordHash !== verified)
        throw Problem.at('oldPassword', refusal('password.incorrect'));
      await this.accounts.change(
        actor.accountId,
        { passwordHash, passwordPrintedAt: null },
        actor.sessionId,
      );
      await this.audit.record(actor, {
        action: 'account.password',
        subject: 'account',
        id: actor.accountId,
        name: actor.name,
      });
    });
  }
}

export function requireSame({
  newPassword,
  confirmPassword,
}: {
  newPassword: string;
  confirmPassword: string;
}): void {
  if (newPassword !== confirmPassword)
    throw Problem.at('confirmPassword', refusal('password.mismatch'));
}
