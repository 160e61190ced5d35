import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../platform/access/actor.js';
import type { Account } from '../account/account.tables.js';
import { Accounts } from '../account/accounts.js';
import { bcryptCost } from '../account/bcrypt-password.js';
import { hashPassword } from '../account/password.js';
import { PasswordVerifier } from '../account/password-verifier.js';
import { Problem, refusal } from '../contract/problem.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { SignInDto } from './auth.dto.js';
import { throttleAddressOf } from './client-address.js';
import { CodeCheck, type CheckedCode } from './second-factor/code-check.js';
import { KnownDevices } from './sessions/known-devices.js';
import { AuthThrottle, type RemoveAttempts } from './auth-throttle.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { Sessions } from './sessions/sessions.js';
import { SignInLog } from './sign-in-log.js';

interface Admitted {
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
class CodeRequired extends Error {
  constructor(readonly accountId: string) {
    super('A code is needed.');
  }
}

@Injectable()
export class SignIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly verifier: PasswordVerifier,
    private readonly sessions: Sessions,
    private readonly tokens: SessionTokens,
    private readonly throttle: AuthThrottle,
    private readonly devices: KnownDevices,
    private readonly codes: CodeCheck,
    private readonly log: SignInLog,
  ) {}

  async withPassword(
    dto: SignInDto,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Admitted> {
    const began = performance.now();
    const account = await this.accounts.findByEmail(dto.email);
    try {
      const admitted = await this.check(account, dto, began, request, reply);
      this.log.count('admitted');
      return admitted;
    } catch (error) {
      if (error instanceof Problem) this.log.failed(account, error, request);
      throw error;
    }
  }

  /** Unknown, disabled and left accounts get the same response, in the same time, as a wrong password. */
  private async check(
    account: Account | null,
    { email, password, remember, code }: SignInDto,
    began: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Admitted> {
    const knownDevice = await this.devices.findKnown(account?.id, request);
    const from = { address: throttleAddressOf(request), knownDevice };
    const { admitted, correct, floorMs } = await this.throttle.sequentially(from, async () => {
      const removeAttempt = await this.throttle.register({
        ...from,
        purpose: 'sign-in',
        identifier: email,
      });
      const { correct, floorMs } = await this.verifier.verify(account?.passwordHash, password);
      const admit = (checked?: CheckedCode) =>
        this.admitWithUpgrade(account as Account, password, {
          remember: remember === true,
          request,
          removeAttempt,
          code: checked,
        });
      const admitted =
        correct && account
          ? await admit().catch(async (error: unknown) =>
              admit(await this.codeFor(error, code, from, removeAttempt)),
            )
          : undefined;
      return { admitted, correct, floorMs };
    });
    if (admitted) {
      this.devices.setDeviceCookie(admitted.device, request, reply);
      return admitted;
    }
    // Stored while the floor is waited for.
    this.log.refused(account, correct ? 'closed' : 'wrong_password', request);
    await sleep(Math.max(0, began + floorMs - performance.now()));
    throw new Problem('auth.invalid_credentials', refusal('auth.invalid_credentials'));
  }

  /** A right password without a code is no failed attempt; with a wrong code it is one, besides that of the code. */
  private async codeFor(
    error: unknown,
    code: string | null | undefined,
    from: Parameters<CodeCheck['check']>[2],
    removeAttempt: RemoveAttempts,
  ): Promise<CheckedCode> {
    if (!(error instanceof CodeRequired)) throw error;
    if (!code) {
      await removeAttempt();
      throw new Problem('auth.code_needed', refusal('code.required'));
    }
    const checked = await this.codes.check(error.accountId, code, from);
    if (!checked) throw invalidCode();
    return checked;
  }

  private async admitWithUpgrade(
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

function invalidCode(): Problem {
  return new Problem('auth.invalid_code', refusal('code.wrong'));
}
