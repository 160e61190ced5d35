import { Body, Controller, Delete, Get } from '@nestjs/common';
import { Confirmed, CurrentActor, OpenWhile } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import type { RecoveryCodesAnswer, SecondFactorAnswer, SecondFactorStartAnswer } from '../contract/answers.js';
import { Call } from '../platform/http/call.js';
import { HoldsSecret } from '../platform/http/idempotency/holds-secret.js';
import { PostOnce } from '../platform/http/idempotency/post-once.js';
import { EnableFactorDto } from './auth.dto.js';
import { SecondFactors } from './second-factors.js';

/** One's own second factor. */
@Controller('auth/factor')
@OpenWhile('enrol')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactors) {}

  @Get()
  @Call({ summary: "Read the state of one's second factor", answer: 'SecondFactorAnswer' })
  read(@CurrentActor() actor: Actor): Promise<SecondFactorAnswer> {
    return this.answer(actor);
  }

  @PostOnce('start')
  @Confirmed()
  @HoldsSecret()
  @Call({
    summary: 'Begin a second factor',
    description: 'The secret is for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds) and shown once. It is not asked for until a code of it was given.',
    answer: 'SecondFactorStartAnswer',
    problems: ['factor.on'],
  })
  async start(@CurrentActor() actor: Actor): Promise<SecondFactorStartAnswer> {
    return { success: true, ...(await this.factors.start(actor)) };
  }

  @PostOnce('enable')
  @Confirmed()
  @HoldsSecret()
  @Call({
    summary: 'Turn the second factor on by a code of the app',
    description: 'Ends all other sessions. The recovery codes are shown once; each lets in once when the phone is lost.',
    answer: 'RecoveryCodesAnswer',
    problems: ['factor.on', 'factor.off'],
  })
  async enable(@CurrentActor() actor: Actor, @Body() { code }: EnableFactorDto): Promise<RecoveryCodesAnswer> {
    const recoveryCodes = await this.factors.enable(actor, code);
    return { ...(await this.answer(actor)), recoveryCodes };
  }

  @PostOnce('recovery')
  @Confirmed()
  @HoldsSecret()
  @Call({ summary: 'Make new recovery codes', description: 'Those from before are no longer good.', answer: 'RecoveryCodesAnswer', problems: ['factor.off'] })
  async renew(@CurrentActor() actor: Actor): Promise<RecoveryCodesAnswer> {
    const recoveryCodes = await this.factors.renewRecoveryCodes(actor);
    return { ...(await this.answer(actor)), recoveryCodes };
  }

  @Delete()
  @Confirmed()
  @Call({ summary: "Remove one's second factor", description: 'The confirmation of the session has asked for a code of it.', answer: 'SecondFactorAnswer', problems: ['factor.off'] })
  async remove(@CurrentActor() actor: Actor): Promise<SecondFactorAnswer> {
    await this.factors.remove(actor, actor.accountId);
    return this.answer(actor);
  }

  private async answer(actor: Actor): Promise<SecondFactorAnswer> {
    return { success: true, factor: await this.factors.state(actor) };
  }
}
