import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../platform/access/actor.js';
import { Accounts } from '../account/accounts.js';
import { hashPassword } from '../account/password.js';
import { PasswordRules } from '../account/password-rules.js';
import { PasswordVerifier, REFUSAL_FLOOR_MS } from '../account/password-verifier.js';
import { Audit } from '../audit/audit.js';
import { Problem } from '../contract/problem.js';
import { refusal } from '../contract/refusals.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { ConfirmDto, ResetPasswordDto } from './auth.dto.js';
import { throttleAddressOf } from './client-address.js';
import { CodeCheck } from './second-factor/code-check.js';
import { KnownDevices } from './sessions/known-devices.js';
import { OneTimeLinks } from './links/one-time-links.js';
import { AuthThrottle, type Attempt } from './auth-throttle.js';
import { ResetMail } from './links/reset-mail.js';
import { Sessions } from './sessions/sessions.js';
import { SignInLog } from './sign-in-log.js';

@Injectable()
export class Passwords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly verifier: PasswordVerifier,
    private readonly rules: PasswordRules,
    private readonly sessions: Sessions,
    private readonly links: OneTimeLinks,
    private readonly throttle: AuthThrottle,
    private readonly devices: KnownDevices,
    private readonly resetMail: ResetMail,
    private readonly codes: CodeCheck,
    private readonly log: SignInLog,
  ) {}

  /** Wrong input is a 400 at its field, since the screens sign out on a 401. */
  async confirm(actor: Actor, { password, code }: ConfirmDto, request: FastifyRequest): Promise<string> {
    await this.requireCurrent(actor, password, request, 'confirm', 'password');
    if (!actor.secondFactor) return this.sessions.confirm(actor);
    if (!code) throw Problem.at('code', refusal('code.required'));
    const knownDevice = await this.devices.findKnown(actor.accountId, request);
    const checked = await this.codes.check(actor.accountId, code, { address: throttleAddressOf(request), knownDevice });
    if (!checked) {
      await this.log.unconfirmed(actor, 'wrong_code', request);
      throw Problem.at('code', refusal('code.wrong'));
    }
    return this.work.write(async () => {
      if (!(await this.codes.consume(checked, actor))) throw Problem.at('code', refusal('code.wrong'));
      return this.sessions.confirm(actor);
    });
  }

  async change(actor: Actor, passwords: { oldPassword: string; newPassword: string; confirmPassword: string }, request: FastifyRequest): Promise<void> {
    requireSame(passwords);
    if (actor.pendingAction === 'change-password' && passwords.newPassword === passwords.oldPassword) throw Problem.at('newPassword', refusal('password.unchanged'));
    this.rules.requireOtherWords('newPassword', passwords.newPassword, actor);
    const verified = await this.requireCurrent(actor, passwords.oldPassword, request, 'change-password', 'oldPassword');
    const passwordHash = await hashPassword(passwords.newPassword);
    await this.work.write(async () => {
      // A parallel change may have replaced the verified password.
      if ((await this.accounts.lock(actor.accountId))?.passwordHash !== verified) throw incorrect('oldPassword');
      await this.accounts.change(actor.accountId, { passwordHash, passwordPrintedAt: null });
      await this.sessions.endAll(actor.accountId, actor.sessionId);
      await this.links.revoke(actor.accountId);
      await this.audit.record(actor, { action: 'account.password', subject: 'account', id: actor.accountId, name: actor.name });
    });
  }

  /** Takes the same time for unknown addresses. */
  async forgot(email: string, request: FastifyRequest): Promise<void> {
    const floor = sleep(REFUSAL_FLOOR_MS);
    await this.throttle.register({ purpose: 'forgot-password', identifier: email, address: throttleAddressOf(request) });
    // Not awaited, so that its duration reveals nothing.
    void this.resetMail.request(email);
    await floor;
  }

  /** Counted apart from resets, so that old links that people open again do not keep others from setting a password. */
  async emailOf(token: string, request: FastifyRequest): Promise<string> {
    const removeAttempt = await this.throttle.register({ purpose: 'read-link', identifier: token, address: throttleAddressOf(request) });
    const accountId = await this.links.accountOf(token);
    const account = accountId ? await this.accounts.find(accountId) : null;
    if (!account) throw Problem.at('token', refusal('link.invalid'));
    await removeAttempt();
    return account.email;
  }

  /** The account is unlocked at once, and this device can sign in also when strangers lock the account again. Attempts at codes stay, since a mailbox is no second factor. */
  async reset({ token, newPassword, confirmPassword }: ResetPasswordDto, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    requireSame({ newPassword, confirmPassword });
    const removeAttempt = await this.throttle.register({ purpose: 'reset-password', identifier: token, address: throttleAddressOf(request) });
    const passwordHash = await hashPassword(newPassword);
    const link = { valid: false };
    const stored = this.work.write(async () => {
      const accountId = await this.links.consume(token);
      const account = accountId ? await this.accounts.find(accountId) : null;
      if (!account) throw Problem.at('token', refusal('link.invalid'));
      link.valid = true;
      this.rules.requireOtherWords('newPassword', newPassword, account);
      await this.accounts.change(account.id, { passwordHash, passwordPrintedAt: null });
      await this.sessions.endAll(account.id);
      await this.links.revoke(account.id);
      await this.throttle.clear(account.email);
      await this.audit.record({ accountId: account.id, name: account.name, requestId: request.id }, { action: 'account.password', subject: 'account', id: account.id, name: account.name });
      return this.devices.rememberReset(account.id, request);
    });
    try {
      this.devices.setDeviceCookie(await stored, request, reply);
    } finally {
      if (link.valid) await removeAttempt();
    }
  }

  private async requireCurrent(actor: Actor, password: string, request: FastifyRequest, purpose: Attempt['purpose'], field: string): Promise<string | null | undefined> {
    const knownDevice = await this.devices.findKnown(actor.accountId, request);
    const removeAttempt = await this.throttle.register({ purpose, identifier: actor.accountId, address: throttleAddressOf(request), knownDevice });
    const account = await this.accounts.find(actor.accountId);
    if (!(await this.verifier.verify(account?.passwordHash, password)).correct) {
      await this.log.unconfirmed(actor, 'wrong_password', request);
      throw incorrect(field);
    }
    await removeAttempt();
    return account?.passwordHash;
  }
}

function incorrect(field: string): Problem {
  return Problem.at(field, refusal('password.incorrect'));
}

function requireSame({ newPassword, confirmPassword }: { newPassword: string; confirmPassword: string }): void {
  if (newPassword !== confirmPassword) throw Problem.at('confirmPassword', refusal('password.mismatch'));
}
