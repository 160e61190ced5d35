import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../account/account.tables.js';
import { Accounts } from '../account/accounts.js';
import { PasswordVerifier } from '../account/password-verifier.js';
import { Problem, refusal } from '../contract/problem.js';
import { Admission, CodeRequired, invalidCode, type Admitted } from './admission.js';
import { AuthThrottle, type RemoveAttempts } from './auth-throttle.js';
import type { SignInDto } from './auth.dto.js';
import { throttleAddressOf } from './client-address.js';
import { CodeCheck, type CheckedCode } from './second-factor/code-check.js';
import { KnownDevices } from './sessions/known-devices.js';
import { SignInLog } from './sign-in-log.js';

@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly verifier: PasswordVerifier,
    private readonly admission: Admission,
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
        this.admission.admitWithUpgrade(account as Account, password, {
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
}
