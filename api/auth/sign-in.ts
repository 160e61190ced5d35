import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../platform/access/actor.js';
import type { Account } from '../account/account.entity.js';
import { Accounts } from '../account/accounts.js';
import { bcryptCost } from '../account/old-password.js';
import { hashPassword } from '../account/password.js';
import { PasswordVerifier } from '../account/password-verifier.js';
import { Problem, type ProblemCode } from '../contract/problem.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { MetricsRegistry } from '../platform/observability/metrics-registry.js';
import type { SignInDto } from './auth.dto.js';
import { addressOf } from './client-address.js';
import { CodeCheck, type CheckedCode } from './code-check.js';
import { KnownDevices } from './known-devices.js';
import { NewDeviceMail } from './new-device-mail.js';
import { AuthThrottle } from './auth-throttle.js';
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
  /** Of the second factor. */
  code?: CheckedCode;
  /** Of the try that turned out right. */
  takeBack: () => Promise<void>;
}

/** Refusals as they are counted: wrong, unknown, closed and gone are one, and to be asked for a code is none. */
const REFUSALS: { [code in ProblemCode]?: string } = {
  'auth.invalid_credentials': 'wrong_password', 'auth.invalid_code': 'wrong_code', 'auth.too_many_tries': 'throttled',
};

/** The password is right and the sign-in open; a second factor stands before it. */
class CodeNeeded extends Error {
  constructor(readonly accountId: string) {
    super('A code is needed.');
  }
}

@Injectable()
export class SignIn {
  private readonly count;

  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly verifier: PasswordVerifier,
    private readonly sessions: Sessions,
    private readonly tokens: SessionTokens,
    private readonly throttle: AuthThrottle,
    private readonly devices: KnownDevices,
    private readonly codes: CodeCheck,
    private readonly mail: NewDeviceMail,
    metrics: MetricsRegistry,
  ) {
    this.count = metrics.outcomes('ems_sign_ins_total', 'Sign-ins by what became of them: admitted, or why not', ['admitted', ...Object.values(REFUSALS)]);
  }

  async withPassword(dto: SignInDto, request: FastifyRequest, reply: FastifyReply): Promise<Admitted> {
    try {
      const admitted = await this.check(dto, request, reply);
      this.count('admitted');
      return admitted;
    } catch (error) {
      const refusal = error instanceof Problem ? REFUSALS[error.code] : undefined;
      if (refusal) this.count(refusal);
      throw error;
    }
  }

  /** Unknown, wrong, disabled and gone answer alike, in the same time. */
  private async check({ email, password, remember, code }: SignInDto, request: FastifyRequest, reply: FastifyReply): Promise<Admitted> {
    const began = performance.now();
    const account = await this.accounts.findByEmail(email);
    const knownDevice = await this.devices.knownTo(account?.id, request);
    const from = { address: addressOf(request), knownDevice };
    const { admitted, floorMs } = await this.throttle.inTurn(from, async () => {
      const takeBack = await this.throttle.begin({ ...from, purpose: 'sign-in', whose: email });
      const { right, floorMs } = await this.verifier.verify(account?.passwordHash, password);
      const enter = (checked?: CheckedCode) => this.enter(account as Account, password, { remember: remember === true, request, takeBack, code: checked });
      const admitted = right && account ? await enter().catch(async (error: unknown) => enter(await this.codeFor(error, code, from, takeBack))) : undefined;
      return { admitted, floorMs };
    });
    if (admitted) {
      this.devices.giveCookie(admitted.device, request, reply);
      return admitted;
    }
    await sleep(Math.max(0, began + floorMs - performance.now()));
    throw new Problem('auth.invalid_credentials', 'Invalid email or password');
  }

  /** A password alone was no failed try; with a wrong code it is one, beside that of the code. */
  private async codeFor(error: unknown, code: string | null | undefined, from: Parameters<CodeCheck['check']>[2], takeBack: () => Promise<void>): Promise<CheckedCode> {
    if (!(error instanceof CodeNeeded)) throw error;
    if (!code) {
      await takeBack();
      throw new Problem('auth.code_needed', 'Please enter the code from your app too.');
    }
    const checked = await this.codes.check(error.accountId, code, from);
    if (!checked) throw invalidCode();
    return checked;
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
  private admit(verified: Account, { remember, request, code, takeBack }: Entry, passwordHash = verified.passwordHash): Promise<Admitted | undefined> {
    return this.work.write(async () => {
      const account = await this.accounts.hold(verified.id);
      if (account?.passwordHash !== verified.passwordHash || account?.emailKey !== verified.emailKey) return undefined;
      const session = await this.sessions.open(account.id, remember, request);
      const actor = await this.sessions.actorOf(session.id, account.id, request);
      if (!actor) {
        // A session of a disabled account, or of somebody who left, is good for nothing.
        await this.sessions.endAll(account.id);
        return undefined;
      }
      // Whatever is thrown here undoes the session.
      if (actor.secondFactor && !code) throw new CodeNeeded(account.id);
      if (actor.secondFactor && code && !(await this.codes.useUp(code, actor))) throw invalidCode();
      if (passwordHash !== verified.passwordHash) await this.accounts.change(account.id, { passwordHash });
      await takeBack();
      const { device, isNew } = await this.devices.remember(account.id, request);
      if (isNew) await this.mail.add(account.id, request);
      return { token: this.tokens.sign(account.id, session), actor, device };
    });
  }
}

function invalidCode(): Problem {
  return new Problem('auth.invalid_code', 'Invalid code');
}
