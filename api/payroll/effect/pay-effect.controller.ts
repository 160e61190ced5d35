import { Body, Controller } from '@nestjs/common';
import type { PayEffectResponse } from '../../contract/payroll/payroll-responses.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { PayEffectDto } from './pay-effect.dto.js';
import { PayEffects } from './pay-effects.js';

@Controller('payroll/effect')
@Roles('admin')
export class PayEffectController {
  constructor(
    private readonly effects: PayEffects,
    private readonly payAccess: PayAccessLog,
  ) {}

  @IdempotentPost('')
  @Endpoint({
    summary: 'Read what a change of pay would do to payslips',
    description:
      'A `salary`, or a component with its amount, from a day on. Stores nothing: `periods` are those that were paid and whose due would change, `next` is the next payslip without the change and with it. `unsettled` are periods before the first one, or more than twelve ago: their due would change, and no run settles it.',
    response: 'PayEffectResponse',
    problems: ['payroll.not_set_up'],
  })
  async read(@CurrentActor() actor: Actor, @Body() dto: PayEffectDto): Promise<PayEffectResponse> {
    const effect = await this.effects.of(dto);
    this.payAccess.record(actor, 'history', dto.employeeId);
    return { success: true, effect };
  }
}
