import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../account/account.tables.js';
import { Accounts } from '../account/accounts.js';
import { bcryptCost } from '../account/bcrypt-password.js';
import { PasswordVerifier } from '../account/password-verifier.js';
import { hashPassword } from '../account/password.js';
import { Problem, refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { RemoveAttempts } from './auth-throttle.js';
import { CodeCheck, type CheckedCode } from './second-factor/code-check.js';
import { KnownDevices } from './sessions/known-devices.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { Sessions } from './sessions/sessions.js';
import { SignInLog } from './sign-in-log.js';

export interface Admitted {
  token: string;
  actor: Actor;
  device: string;
}

interface SignInContext {
  remember: boolean;
  request: FastifyRequest;
  code?: CheckedCode;
  removeAttempt: RemoveAttempts;
}

/** Thrown in the unit of work, to undo the session that a right password has opened. */
export class CodeRequired extends Error {
  constructor(readonly accountId: string) {
    super('A code is needed.');
  }
}

/** Begins a session once the password is known to be right. */
@Injectable()
export class Admission {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly verifier: PasswordVerifier,
    private readonly sessions: Sessions,
    private readonly tokens: SessionTokens,
    private readonly devices: KnownDevices,
    private readonly codes: CodeCheck,
    private readonly log: SignInLog,
  ) {}

  /** A password that still has an old hash is hashed anew. Undefined as `admit` is. */
  async admitWithUpgrade(
    account: Account,
    password: string,
    context: SignInContext,
  ): Promise<Admitted | undefined> {
    if (bcryptCost(account.passwordHash) === undefined) return this.admit(account, context);
    const admitted = await this.admit(account, context, await hashPassword(password));
    if (admitted) return admitted;
    // A parallel sign-in may have replaced the hash first.
    const current = await this.accounts.find(account.id);
    const upgraded =
      current &&
      bcryptCost(current.passwordHash) === undefined &&
      (await this.verifier.verify(current.passwordHash, password)).correct;
    return upgraded ? this.admit(current, context) : undefined;
  }

  /** Undefined if the account is closed, or its password or address changed since the verification. */
  private admit(
    verified: Account,
    { remember, request, code, removeAttempt }: SignInContext,
    passwordHash = verified.passwordHash,
  ): Promise<Admitted | undefined> {
    return this.work.write(async () => {
      const account = await this.accounts.lock(verified.id);
      if (
        account?.passwordHash !== verified.passwordHash ||
        account?.emailKey !== verified.emailKey
      )
        return undefined;
      const session = await this.sessions.create(account.id, remember, request);
      const actor = await this.sessions.actorOf(session.id, account.id, request);
      if (!actor) {
        await this.sessions.endAll(account.id);
        return undefined;
      }
      if (actor.secondFactor && !code) throw new CodeRequired(account.id);
      if (actor.secondFactor && code && !(await this.codes.consume(code, actor)))
        throw invalidCode();
      if (passwordHash !== verified.passwordHash)
        await this.accounts.rehash(account.id, passwordHash as string);
      await removeAttempt({ succeeded: true });
      await this.log.admitted(actor, request);
      return {
        token: this.tokens.sign(account.id, session),
        actor,
        device: await this.devices.remember(account.id, request),
      };
    });
  }
}

export function invalidCode(): Problem {
  return new Problem('auth.invalid_code', refusal('code.wrong'));
}
