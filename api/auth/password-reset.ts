import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest, FastifyReply } from 'fastify';
import type { Account } from '../account/account.tables.js';
import { Accounts } from '../account/accounts.js';
import { REFUSAL_FLOOR_MS } from '../account/password-verifier.js';
import { hashPassword } from '../account/password.js';
import { Audit } from '../audit/audit.js';
import { Problem, refusal } from '../contract/problem.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { AuthThrottle } from './auth-throttle.js';
import type { ResetPasswordDto } from './auth.dto.js';
import { throttleAddressOf } from './client-address.js';
import { OneTimeLinks } from './links/one-time-links.js';
import { ResetMail } from './links/reset-mail.js';
import { requireSame } from './passwords.js';
import { KnownDevices } from './sessions/known-devices.js';

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
    await this.throttle.register({
      purpose: 'forgot-password',
      identifier: email,
      address: throttleAddressOf(request),
    });
    // Not awaited, so that its duration reveals nothing.
    void this.resetMail.request(email);
    await floor;
  }

  /** Counted apart from resets, so that old links that people open again do not keep others from setting a password. */
  async emailOf(token: string, request: FastifyRequest): Promise<string> {
    const removeAttempt = await this.throttle.register({
      purpose: 'read-link',
      identifier: token,
      address: throttleAddressOf(request),
    });
    const { email } = await this.requireAccount(await this.links.accountOf(token));
    await removeAttempt();
    return email;
  }

  /** The account is unlocked at once, and this device can sign in even when strangers lock the account again. Attempts at codes stay, since a mailbox is no second factor. */
  async reset(
    { token, newPassword, confirmPassword }: ResetPasswordDto,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    requireSame({ newPassword, confirmPassword });
    const removeAttempt = await this.throttle.register({
      purpose: 'reset-password',
      identifier: token,
      address: throttleAddressOf(request),
    });
    const passwordHash = await hashPassword(newPassword);
    const link = { valid: false };
    const stored = this.work.write(async () => {
      const account = await this.requireAccount(await this.links.consume(token));
      link.valid = true;
      this.accounts.requireSuitable('newPassword', newPassword, account);
      await this.accounts.change(account.id, { passwordHash, passwordPrintedAt: null });
      await this.throttle.clear(account.email);
      await this.audit.record(
        { accountId: account.id, name: account.name, requestId: request.id },
        { action: 'account.password', subject: 'account', id: account.id, name: account.name },
      );
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
