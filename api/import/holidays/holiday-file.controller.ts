import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem, refusal } from '../../contract/problem.js';
import { HOLIDAY_FILE_BYTES_MAX } from '../../contract/working-time/holiday-proposals.js';
import type { HolidayFileResponse } from '../../contract/working-time/holiday-responses.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { readBody } from '../../platform/http/body.pipe.js';
import { clientGone } from '../../platform/http/client-gone.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { CountField } from '../../platform/http/fields/count-field.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { MultipartForms } from '../../platform/http/multipart.js';
import { requireHolidayYear } from '../../working-time/holidays/holiday-year.js';
import { HeadingsRowField } from '../headings-row-field.js';
import { HolidayFiles } from '../holiday-files.js';

export class HolidayFileDto {
  @CountField('Year', { example: 2027 })
  year: number;

  @HeadingsRowField({ optional: true })
  headingsRow?: number | null;
}

@Controller('holiday')
export class HolidayFileController {
  constructor(
    private readonly files: HolidayFiles,
    private readonly clock: Clock,
    private readonly forms: MultipartForms,
  ) {}

  @Post('import/:id')
  @Roles('admin')
  @Endpoint({
    summary: 'Read the holidays of a file',
    description:
      'A calendar (ICS) or a table (CSV, or an Excel workbook) with a date (or first and last day) and a name, at most 1 MB and 2,000 events or rows. Nothing is stored. `added` lists the days of the year ' +
      'that the calendar does not have yet, for `POST /holiday/days`. Of repeating events, only yearly ones are read. Events from noon or until two o’clock are half days. `leftOut` has the rows that are not read, `unread` the columns.',
    response: 'HolidayFileResponse',
    multipart: { body: HolidayFileDto, file: 'file', required: true, fileType: 'calendar' },
    problems: ['calendar.not_found', 'request.too_large'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HolidayFileResponse> {
    const { fields, file, release } = await this.forms.read(
      request,
      'file',
      'import',
      HOLIDAY_FILE_BYTES_MAX,
    );
    const body = readBody(HolidayFileDto, fields);
    const year = requireHolidayYear(body.year, this.clock.today());
    if (!file) throw Problem.at('file', refusal('file.missing'));
    const headingsRow = body.headingsRow ?? undefined;
    const received = { bytes: file, release, headingsRow };
    return {
      success: true,
      ...(await this.files.read(actor, id, year, received, clientGone(reply))),
    };
  }
}
