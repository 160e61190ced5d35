import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.js';
import type { Account } from '../account/account.entity.js';
import { Accounts } from '../account/accounts.js';
import { verifyPassword } from '../account/password.js';
import { Problem } from '../contract/problem.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { SignInDto } from './auth.dto.js';
import { addressOf } from './client-address.js';
import { KnownDevices } from './known-devices.js';
import { PasswordTries } from './password-tries.js';
import { SessionTokens } from './session-tokens.js';
import { Sessions } from './sessions.js';

/** Above the slowest way to find out that somebody may not come in: all of them take this long. */
export const REFUSAL_FLOOR_MS = 250;

interface Admitted {
  token: string;
  actor: Actor;
  /** What the device's cookie shall be. */
  device: string;
}

@Injectable()
export class SignIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly tokens: SessionTokens,
    private readonly tries: PasswordTries,
    private readonly devices: KnownDevices,
  ) {}

  /** Unknown, wrong, disabled and gone answer alike, in the same time. */
  async withPassword({ email, password, remember }: SignInDto, request: FastifyRequest, reply: FastifyReply): Promise<Admitted> {
    const floor = sleep(REFUSAL_FLOOR_MS);
    const account = await this.accounts.findByEmail(email);
    const knownDevice = await this.devices.knownTo(account?.id, request);
    const takeBack = await this.tries.begin({ purpose: 'sign-in', whose: email, address: addressOf(request), knownDevice });
    const right = await verifyPassword(account?.passwordHash, password);
    const admitted = right && account ? await this.admit(account, remember === true, request, takeBack) : undefined;
    if (admitted) {
      this.devices.giveCookie(admitted.device, request, reply);
      return admitted;
    }
    await floor;
    throw new Problem('auth.invalid_credentials', 'Invalid email or password');
  }

  /** Undefined when the account is closed, or its password or address changed since they were looked at. */
  private admit(verified: Account, remember: boolean, request: FastifyRequest, takeBack: () => Promise<void>): Promise<Admitted | undefined> {
    return this.work.write(async () => {
      const account = await this.accounts.hold(verified.id);
      if (account?.passwordHash !== verified.passwordHash || account?.emailKey !== verified.emailKey) return undefined;
      const session = await this.sessions.open(account.id, remember, printable(request.headers['user-agent'] ?? ''));
      const actor = await this.sessions.actorOf(session.id, account.id, request.id);
      if (!actor) {
        // A session of a disabled account, or of somebody who left, is good for nothing.
        await this.sessions.endAll(account.id);
        return undefined;
      }
      await takeBack();
      return { token: this.tokens.sign(account.id, session), actor, device: await this.devices.remember(account.id, request) };
    });
  }
}

function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '');
}
