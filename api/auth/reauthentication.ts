import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Accounts } from '../account/accounts.js';
import { PasswordVerifier } from '../account/password-verifier.js';
import { Problem, refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { AuthThrottle, type Attempt } from './auth-throttle.js';
import { throttleAddressOf } from './client-address.js';
import { CodeCheck, type CheckedCode } from './second-factor/code-check.js';
import { KnownDevices } from './sessions/known-devices.js';
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
  async requirePassword(
    actor: Actor,
    password: string,
    request: FastifyRequest,
    purpose: Attempt['purpose'],
    field: string,
  ): Promise<string | null | undefined> {
    const knownDevice = await this.devices.findKnown(actor.accountId, request);
    const removeAttempt = await this.throttle.register({
      purpose,
      identifier: actor.accountId,
      address: throttleAddressOf(request),
      knownDevice,
    });
    const account = await this.accounts.find(actor.accountId);
    if (!(await this.verifier.verify(account?.passwordHash, password)).correct) {
      await this.log.unconfirmed(actor, 'wrong_password', request);
      throw Problem.at(field, refusal('password.incorrect'));
    }
    await removeAttempt();
    return account?.passwordHash;
  }

  async requireCode(
    actor: Actor,
    code: string | null | undefined,
    request: FastifyRequest,
  ): Promise<CheckedCode> {
    if (!code) throw Problem.at('code', refusal('code.required'));
    const knownDevice = await this.devices.findKnown(actor.accountId, request);
    const checked = await this.codes.check(actor.accountId, code, {
      address: throttleAddressOf(request),
      knownDevice,
    });
    if (checked) return checked;
    await this.log.unconfirmed(actor, 'wrong_code', request);
    throw Problem.at('code', refusal('code.wrong'));
  }

  /** Part of the unit of work that the code allows. */
  async consume(checked: CheckedCode, actor: Actor): Promise<void> {
    if (!(await this.codes.consume(checked, actor)))
      throw Problem.at('code', refusal('code.wrong'));
  }
}
