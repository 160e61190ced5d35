import { Body, Controller, Get, Put } from '@nestjs/common';
import type {
  ComingUpMailResponse,
  ComingUpResponse,
} from '../contract/coming-up/coming-up-responses.js';
import { COMING_UP_DAYS_MAX } from '../contract/coming-up/coming-up.js';
import { CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { QueryFields } from '../platform/http/query-fields.js';
import { ComingUpMails } from './coming-up-mails.js';
import { ComingUpMailDto, ComingUpQuery } from './coming-up.dto.js';
import { ComingUps } from './coming-up.js';

@Controller('coming-up')
export class ComingUpController {
  constructor(
    private readonly ahead: ComingUps,
    private readonly mails: ComingUpMails,
  ) {}

  @Get()
  @Endpoint({
    summary: 'Read what comes up',
    description: `At most ${COMING_UP_DAYS_MAX} days. First and last days, planned changes, ends of contracts and probation, birthdays and anniversaries of people who agreed, unpaid periods and long waits as of the first day. Approvers read first and last days, birthdays and anniversaries of their reports, and what has waited long for them; others nothing.`,
    response: 'ComingUpResponse',
    query: {
      from: { description: 'First day', example: '2026-12-01', required: true },
      to: { description: 'Last day', example: '2026-12-31', required: true },
    },
  })
  async read(
    @CurrentActor() actor: Actor,
    @QueryFields(ComingUpQuery) { from, to }: ComingUpQuery,
  ): Promise<ComingUpResponse> {
    return { success: true, ...(await this.ahead.read(actor, from, to)) };
  }

  @Get('mail')
  @Endpoint({
    summary: 'Read if the caller gets a mail each week',
    response: 'ComingUpMailResponse',
  })
  async mail(@CurrentActor() actor: Actor): Promise<ComingUpMailResponse> {
    return { success: true, wanted: await this.mails.isWanted(actor) };
  }

  @Put('mail')
  @Endpoint({
    summary: 'Order or cancel the mail of each week',
    description:
      'On Mondays, with what comes up for the caller in seven days. None if that is nothing.',
    response: 'ComingUpMailResponse',
  })
  async changeMail(
    @CurrentActor() actor: Actor,
    @Body() { wanted }: ComingUpMailDto,
  ): Promise<ComingUpMailResponse> {
    return { success: true, wanted: await this.mails.change(actor, wanted) };
  }
}
