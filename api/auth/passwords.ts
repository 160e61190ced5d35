import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../platform/access/actor.js';
import { Accounts } from '../account/accounts.js';
import { hashPassword } from '../account/password.js';
import { PasswordVerifier, REFUSAL_FLOOR_MS } from '../account/password-verifier.js';
import { Audit } from '../audit/audit.js';
import { Problem } from '../contract/problem.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { ConfirmDto, ResetPasswordDto } from './auth.dto.js';
import { addressOf } from './client-address.js';
import { CodeCheck } from './code-check.js';
import { KnownDevices } from './known-devices.js';
import { OneTimeLinks } from './one-time-links.js';
import { AuthThrottle, type Attempt } from './auth-throttle.js';
import { ResetMail } from './reset-mail.js';
import { Sessions } from './sessions.js';

const MISMATCH = 'New password and confirm password do not match';

/** Confirming, changing and resetting a password. */
@Injectable()
export class Passwords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly verifier: PasswordVerifier,
    private readonly sessions: Sessions,
    private readonly links: OneTimeLinks,
    private readonly throttle: AuthThrottle,
    private readonly devices: KnownDevices,
    private readonly resetMail: ResetMail,
    private readonly codes: CodeCheck,
  ) {}

  /**
   * Confirms the session by its password, and by a code where there is a second factor: a session left open and a password
   * looked over a shoulder are not enough together. What is wrong is a 400 at the field, since a 401 would sign out.
   */
  async confirm(actor: Actor, { password, code }: ConfirmDto, request: FastifyRequest): Promise<string> {
    await this.requireCurrent(actor, password, request, 'confirm', 'password');
    if (!actor.secondFactor) return this.sessions.confirm(actor);
    if (!code) throw Problem.at('code', 'Please enter the code from your app too.');
    const knownDevice = await this.devices.knownTo(actor.accountId, request);
    const checked = await this.codes.check(actor.accountId, code, { address: addressOf(request), knownDevice });
    if (!checked) throw Problem.at('code', 'Invalid code');
    return this.work.write(async () => {
      if (!(await this.codes.useUp(checked, actor))) throw Problem.at('code', 'Invalid code');
      return this.sessions.confirm(actor);
    });
  }

  /** Ends all other sessions. */
  async change(actor: Actor, passwords: { oldPassword: string; newPassword: string; confirmPassword: string }, request: FastifyRequest): Promise<void> {
    requireSame(passwords);
    const verified = await this.requireCurrent(actor, passwords.oldPassword, request, 'change-password', 'oldPassword');
    const passwordHash = await hashPassword(passwords.newPassword);
    await this.work.write(async () => {
      // Of two changes at once, the second no longer knows the current password.
      if ((await this.accounts.hold(actor.accountId))?.passwordHash !== verified) throw incorrect('oldPassword');
      await this.accounts.change(actor.accountId, { passwordHash });
      await this.sessions.endAll(actor.accountId, actor.sessionId);
      await this.links.drop(actor.accountId);
      await this.audit.record(actor, { action: 'account.password', subject: 'account', id: actor.accountId, name: actor.name });
    });
  }

  /** The same answer in the same time, whether or not there is such an account. */
  async forgot(email: string, request: FastifyRequest): Promise<void> {
    const floor = sleep(REFUSAL_FLOOR_MS);
    await this.throttle.begin({ purpose: 'forgot-password', whose: email, address: addressOf(request) });
    // Not waited for: were it ever slower than the floor, the time would tell.
    void this.resetMail.ask(email);
    await floor;
  }

  async reset({ token, newPassword, confirmPassword }: ResetPasswordDto, request: FastifyRequest): Promise<void> {
    requireSame({ newPassword, confirmPassword });
    const takeBack = await this.throttle.begin({ purpose: 'reset-password', whose: token, address: addressOf(request) });
    const passwordHash = await hashPassword(newPassword);
    await this.work.write(async () => {
      const accountId = await this.links.use(token);
      const account = accountId ? await this.accounts.find(accountId) : null;
      if (!account) throw Problem.at('token', 'This link is no longer valid. Please ask for a new one.');
      await this.accounts.change(account.id, { passwordHash });
      await this.sessions.endAll(account.id);
      await this.links.drop(account.id);
      await this.audit.record({ accountId: account.id, name: account.name, requestId: request.id }, { action: 'account.password', subject: 'account', id: account.id, name: account.name });
    });
    await takeBack();
  }

  /** Returns the hash that the password was found to belong to. */
  private async requireCurrent(actor: Actor, password: string, request: FastifyRequest, purpose: Attempt['purpose'], field: string): Promise<string | null | undefined> {
    const knownDevice = await this.devices.knownTo(actor.accountId, request);
    const takeBack = await this.throttle.begin({ purpose, whose: actor.accountId, address: addressOf(request), knownDevice });
    const account = await this.accounts.find(actor.accountId);
    if (!(await this.verifier.verify(account?.passwordHash, password)).right) throw incorrect(field);
    await takeBack();
    return account?.passwordHash;
  }
}

function incorrect(field: string): Problem {
  return Problem.at(field, 'Current password is incorrect');
}

function requireSame({ newPassword, confirmPassword }: { newPassword: string; confirmPassword: string }): void {
  if (newPassword !== confirmPassword) throw Problem.at('confirmPassword', MISMATCH);
}
