import { Controller, Get, Query } from '@nestjs/common';
import type { HolidayProposalsResponse } from '../../../contract/working-time/holiday-responses.js';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.js';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/config/clock.js';
import { Endpoint } from '../../../platform/http/endpoint.js';
import { requireHolidayYear } from '../holiday-year.js';
import { HolidayProposals } from './holiday-proposals.js';

@Controller('holiday')
export class HolidayProposalController {
  constructor(
    private readonly proposals: HolidayProposals,
    private readonly clock: Clock,
  ) {}

  @Get('proposal')
  @Roles('admin')
  @Endpoint({
    summary: "Propose a country's holidays",
    description:
      'From date-holidays (data CC BY 3.0). Nothing is stored. Without `country`, returns only the list of countries. A holiday from noon or until two o’clock is half a day; one in the evening is left out.',
    response: 'HolidayProposalsResponse',
    query: {
      country: { description: 'A code of `countries`', example: 'DE', required: false },
      region: { description: 'A code of `regions`', example: 'BY', required: false },
      year: { description: 'By default, this year', example: '2027', required: false },
    },
  })
  async read(
    @CurrentActor() actor: Actor,
    @Query('country') country?: unknown,
    @Query('region') region?: unknown,
    @Query('year') year?: unknown,
  ): Promise<HolidayProposalsResponse> {
    const today = this.clock.today();
    return {
      success: true,
      ...(await this.proposals.propose(actor, {
        country,
        region,
        year: requireHolidayYear(year ?? today.slice(0, 4), today),
      })),
    };
  }
}
