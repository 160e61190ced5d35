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
    summary: 'Read what a change would do to payslips',
    description:
      'Stores nothing. `kind` names the change, and the other fields are those of the call that stores it: a salary from a day on or its withdrawal, an item or its end, employments, a return, people who move to a department, leave without pay that is approved (`leaves` for several), cancelled or shortened, a leave type that is paid or not, patterns or holidays (`change`), a component, settings. `periods` are those that were paid and whose due would change, `next` are the next payslips without the change and with it, summed over the people whose pay changes. `unsettled` are periods before the first one, or more than twelve ago: their due would change, and no run settles it; none of a leave type, patterns and holidays. `percent` is the largest change of one person’s next payslip, where it is above payroll’s warning. Null if nobody’s does.',
    response: 'PayEffectResponse',
    problems: ['payroll.not_set_up', 'payroll.effect_people'],
  })
  async read(@CurrentActor() actor: Actor, @Body() dto: PayEffectDto): Promise<PayEffectResponse> {
    const { effect, people, largest } = await this.effects.preview(dto);
    // A sum over one person is that person's pay, also one over oneself and another. The percentage is always one person's.
    if (people.filter((id) => id !== actor.employeeId).length <= 1)
      this.payAccess.record(actor, 'history', ...people);
    else if (largest) this.payAccess.record(actor, 'history', largest);
    return { success: true, effect };
  }
}
