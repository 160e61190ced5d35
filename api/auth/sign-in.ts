import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.js';
import type { Account } from '../account/account.entity.js';
import { Accounts } from '../account/accounts.js';
import { bcryptCost } from '../account/old-password.js';
import { hashPassword } from '../account/password.js';
import { PasswordVerifier } from '../account/password-verifier.js';
import { Problem } from '../contract/problem.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { SignInDto } from './auth.dto.js';
import { addressOf } from './client-address.js';
import { KnownDevices } from './known-devices.js';
import { PasswordTries } from './password-tries.js';
import { SessionTokens } from './session-tokens.js';
import { Sessions } from './sessions.js';

interface Admitted {
  token: string;
  actor: Actor;
  /** What the device's cookie shall be. */
  device: string;
}

interface Entry {
  remember: boolean;
  request: FastifyRequest;
  /** Of the try that turned out right. */
  takeBack: () => Promise<void>;
}

@Injectable()
export class SignIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly verifier: PasswordVerifier,
    private readonly sessions: Sessions,
    private readonly tokens: SessionTokens,
    private readonly tries: PasswordTries,
    private readonly devices: KnownDevices,
  ) {}

  /** Unknown, wrong, disabled and gone answer alike, in the same time. */
  async withPassword({ email, password, remember }: SignInDto, request: FastifyRequest, reply: FastifyReply): Promise<Admitted> {
    const began = performance.now();
    const account = await this.accounts.findByEmail(email);
    const knownDevice = await this.devices.knownTo(account?.id, request);
    const takeBack = await this.tries.begin({ purpose: 'sign-in', whose: email, address: addressOf(request), knownDevice });
    const { right, floorMs } = await this.verifier.verify(account?.passwordHash, password);
    const admitted = right && account ? await this.enter(account, password, { remember: remember === true, request, takeBack }) : undefined;
    if (admitted) {
      this.devices.giveCookie(admitted.device, request, reply);
      return admitted;
    }
    await sleep(Math.max(0, began + floorMs - performance.now()));
    throw new Problem('auth.invalid_credentials', 'Invalid email or password');
  }

  /** A password of an older system is hashed anew as its owner comes in. */
  private async enter(account: Account, password: string, entry: Entry): Promise<Admitted | undefined> {
    if (bcryptCost(account.passwordHash) === undefined) return this.admit(account, entry);
    const admitted = await this.admit(account, entry, await hashPassword(password));
    if (admitted) return admitted;
    // Another device of the same person may have been the first to bring the old password.
    const now = await this.accounts.find(account.id);
    const upgraded = now && bcryptCost(now.passwordHash) === undefined && (await this.verifier.verify(now.passwordHash, password)).right;
    return upgraded ? this.admit(now, entry) : undefined;
  }

  /** Undefined when the account is closed, or its password or address changed since they were looked at. */
  private admit(verified: Account, { remember, request, takeBack }: Entry, passwordHash = verified.passwordHash): Promise<Admitted | undefined> {
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
      if (passwordHash !== verified.passwordHash) await this.accounts.change(account.id, { passwordHash });
      await takeBack();
      return { token: this.tokens.sign(account.id, session), actor, device: await this.devices.remember(account.id, request) };
    });
  }
}

function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '');
}
