import { Body, Controller, Delete, Get } from '@nestjs/common';
import type {
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorStartResponse,
} from '../../contract/auth/auth-responses.js';
import { Confirmed, CurrentActor, AllowedDuring } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { HoldsSecret } from '../../platform/http/idempotency/holds-secret.js';
import { EnableFactorDto } from '../auth.dto.js';
import { SecondFactorSetup } from './second-factor-setup.js';
import { SecondFactors } from './second-factors.js';

@Controller('auth/factor')
@AllowedDuring('enrol')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly setup: SecondFactorSetup,
  ) {}

  @Get()
  @Endpoint({
    summary: 'Read whether two-factor authentication is on',
    response: 'SecondFactorResponse',
  })
  read(@CurrentActor() actor: Actor): Promise<SecondFactorResponse> {
    return this.state(actor);
  }

  @IdempotentPost('start')
  @Confirmed()
  @HoldsSecret()
  @Endpoint({
    summary: 'Start setting up two-factor authentication',
    description:
      'The secret is for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds) and shown once. Two-factor authentication stays off until a code from the app is entered.',
    response: 'SecondFactorStartResponse',
    problems: ['factor.on'],
  })
  async start(@CurrentActor() actor: Actor): Promise<SecondFactorStartResponse> {
    return { success: true, ...(await this.setup.start(actor)) };
  }

  @IdempotentPost('enable')
  @Confirmed()
  @HoldsSecret()
  @Endpoint({
    summary: 'Turn on two-factor authentication with a code from the app',
    description:
      'Ends all other sessions. The recovery codes are shown once; each works once if the phone is lost.',
    response: 'RecoveryCodesResponse',
    problems: ['factor.on', 'factor.off'],
  })
  async enable(
    @CurrentActor() actor: Actor,
    @Body() { code }: EnableFactorDto,
  ): Promise<RecoveryCodesResponse> {
    const recoveryCodes = await this.setup.enable(actor, code);
    return { ...(await this.state(actor)), recoveryCodes };
  }

  @IdempotentPost('recovery')
  @Confirmed()
  @HoldsSecret()
  @Endpoint({
    summary: 'Create new recovery codes',
    description: 'Replaces the earlier codes.',
    response: 'RecoveryCodesResponse',
    problems: ['factor.off'],
  })
  async renew(@CurrentActor() actor: Actor): Promise<RecoveryCodesResponse> {
    const recoveryCodes = await this.factors.renewRecoveryCodes(actor);
    return { ...(await this.state(actor)), recoveryCodes };
  }

  @Delete()
  @Confirmed()
  @Endpoint({
    summary: 'Turn off two-factor authentication',
    description: 'Needs a session confirmed by password and code.',
    response: 'SecondFactorResponse',
    problems: ['factor.off'],
  })
  async remove(@CurrentActor() actor: Actor): Promise<SecondFactorResponse> {
    await this.factors.remove(actor, actor.accountId);
    return this.state(actor);
  }

  private async state(actor: Actor): Promise<SecondFactorResponse> {
    return { success: true, factor: await this.factors.state(actor) };
  }
}
