import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest, FastifyReply } from 'fastify';
import type { Actor } from '../platform/access/actor.js';
import { Accounts } from '../account/accounts.js';
import { hashPassword } from '../account/password.js';
import { Audit } from '../audit/audit.js';
import { Problem, refusal } from '../contract/problem.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { ConfirmDto, ResetPasswordDto } from './auth.dto.js';
import { Sessions } from './sessions/sessions.js';
import type { Account } from '../account/account.tables.js';
import { REFUSAL_FLOOR_MS, PasswordVerifier } from '../account/password-verifier.js';
import { AuthThrottle, type Attempt } from './auth-throttle.js';
import { throttleAddressOf } from './client-address.js';
import { OneTimeLinks } from './links/one-time-links.js';
import { ResetMail } from './links/reset-mail.js';
import { KnownDevices } from './sessions/known-devices.js';
import { CodeCheck, type CheckedCode } from './second-factor/code-check.js';
import { SignInLog } from './sign-in-log.js';

/** Wrong input is a 400 at its field, since the screens sign out on a 401. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly accounts: Accounts,
    private readonly verifier: PasswordVerifier,
    private readonly throttle: AuthThrottle,
    private readonly devices: KnownDevices,
    private readonly codes: CodeCheck,
    private readonly log: SignInLog,
  ) {}

  /** Returns the hash that was verified. */
  async requirePassword(actor: Actor, password: string, request: FastifyRequest, purpose: Attempt['purpose'], field: string): Promise<string | null | undefined> {
    const knownDevice = await this.devices.findKnown(actor.accountId, request);
    const removeAttempt = await this.throttle.register({ purpose, identifier: actor.accountId, address: throttleAddressOf(request), knownDevice });
    const account = await this.accounts.find(actor.accountId);
    if (!(await this.verifier.verify(account?.passwordHash, password)).correct) {
      await this.log.unconfirmed(actor, 'wrong_password', request);
      throw Problem.at(field, refusal('password.incorrect'));
    }
    await removeAttempt();
    return account?.passwordHash;
  }

  async requireCode(actor: Actor, code: string | null | undefined, request: FastifyRequest): Promise<CheckedCode> {
    if (!code) throw Problem.at('code', refusal('code.required'));
    const knownDevice = await this.devices.findKnown(actor.accountId, request);
    const checked = await this.codes.check(actor.accountId, code, { address: throttleAddressOf(request), knownDevice });
    if (checked) return checked;
    await this.log.unconfirmed(actor, 'wrong_code', request);
    throw Problem.at('code', refusal('code.wrong'));
  }

  /** Part of the unit of work that the code allows. */
  async consume(checked: CheckedCode, actor: Actor): Promise<void> {
    if (!(await this.codes.consume(checked, actor))) throw Problem.at('code', refusal('code.wrong'));
  }
}

@Injectable()
export class Passwords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: Sessions,
  ) {}

  async confirm(actor: Actor, { password, code }: ConfirmDto, request: FastifyRequest): Promise<string> {
    await this.reauthentication.requirePassword(actor, password, request, 'confirm', 'password');
    if (!actor.secondFactor) return this.sessions.confirm(actor);
    const checked = await this.reauthentication.requireCode(actor, code, request);
    return this.work.write(async () => {
      await this.reauthentication.consume(checked, actor);
      return this.sessions.confirm(actor);
    });
  }

  async change(actor: Actor, passwords: { oldPassword: string; newPassword: string; confirmPassword: string }, request: FastifyRequest): Promise<void> {
    requireSame(passwords);
    if (actor.pendingAction === 'change-password' && passwords.newPassword === passwords.oldPassword) throw Problem.at('newPassword', refusal('password.unchanged'));
    this.accounts.requireOtherWords('newPassword', passwords.newPassword, actor);
    const verified = await this.reauthentication.requirePassword(actor, passwords.oldPassword, request, 'change-password', 'oldPassword');
    const passwordHash = await hashPassword(passwords.newPassword);
    await this.work.write(async () => {
      // A parallel change may have replaced the verified password.
      if ((await this.accounts.lock(actor.accountId))?.passwordHash !== verified) throw Problem.at('oldPassword', refusal('password.incorrect'));
      await this.accounts.change(actor.accountId, { passwordHash, passwordPrintedAt: null }, actor.sessionId);
      await this.audit.record(actor, { action: 'account.password', subject: 'account', id: actor.accountId, name: actor.name });
    });
  }
}

export function requireSame({ newPassword, confirmPassword }: { newPassword: string; confirmPassword: string }): void {
  if (newPassword !== confirmPassword) throw Problem.at('confirmPassword', refusal('password.mismatch'));
}

@Injectable()
export class PasswordReset {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly links: OneTimeLinks,
    private readonly throttle: AuthThrottle,
    private readonly devices: KnownDevices,
    private readonly resetMail: ResetMail,
  ) {}

  /** Takes the same time for unknown addresses. */
  async request(email: string, request: FastifyRequest): Promise<void> {
    const floor = sleep(REFUSAL_FLOOR_MS);
    await this.throttle.register({ purpose: 'forgot-password', identifier: email, address: throttleAddressOf(request) });
    // Not awaited, so that its duration reveals nothing.
    void this.resetMail.request(email);
    await floor;
  }

  /** Counted apart from resets, so that old links that people open again do not keep others from setting a password. */
  async emailOf(token: string, request: FastifyRequest): Promise<string> {
    const removeAttempt = await this.throttle.register({ purpose: 'read-link', identifier: token, address: throttleAddressOf(request) });
    const { email } = await this.requireAccount(await this.links.accountOf(token));
    await removeAttempt();
    return email;
  }

  /** The account is unlocked at once, and this device can sign in even when strangers lock the account again. Attempts at codes stay, since a mailbox is no second factor. */
  async reset({ token, newPassword, confirmPassword }: ResetPasswordDto, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    requireSame({ newPassword, confirmPassword });
    const removeAttempt = await this.throttle.register({ purpose: 'reset-password', identifier: token, address: throttleAddressOf(request) });
    const passwordHash = await hashPassword(newPassword);
    const link = { valid: false };
    const stored = this.work.write(async () => {
      const account = await this.requireAccount(await this.links.consume(token));
      link.valid = true;
      this.accounts.requireOtherWords('newPassword', newPassword, account);
      await this.accounts.change(account.id, { passwordHash, passwordPrintedAt: null });
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

  private async requireAccount(id: string | undefined): Promise<Account> {
    const account = id ? await this.accounts.find(id) : null;
    if (!account) throw Problem.at('token', refusal('link.invalid'));
    return account;
  }
}
