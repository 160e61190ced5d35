import { Readable } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AbsenceReportResponse,
  type AbsentPeopleResponse,
  REPORT_DAYS_MAX,
} from '../../contract/leave/absence-report-responses.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { requireConfirmed } from '../../platform/access/confirmation.js';
import { Clock } from '../../platform/config/clock.js';
import { setContentRange } from '../../platform/http/content-range.js';
import { sendAsCsvFile } from '../../platform/http/csv-file.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { ListParams } from '../../platform/http/list-params.js';
import { type ListRequest, prefersCsv } from '../../platform/http/list-response.js';
import { QueryFields } from '../../platform/http/query-fields.js';
import { LeaveExportLog } from '../list/leave-export-log.js';
import { absenceCsv, absenceSumsCsv, rowsOfFile } from './absence-csv.js';
import { AbsenceReport } from './absence-report.js';
import { ABSENT_PEOPLE_LIST } from './absent-people-list.js';
import { ReportSpan } from './report-span.js';

@Controller('leave')
export class AbsenceReportController {
  constructor(
    private readonly report: AbsenceReport,
    private readonly clock: Clock,
    private readonly exports: LeaveExportLog,
  ) {}

  @Get('report')
  @Roles('admin')
  @Endpoint({
    summary: 'Read the absence report of a span',
    description: `Approved leave within the span by department and type, at most ${REPORT_DAYS_MAX} days: halves of working days, or the hours of types counted in hours, by each person's working time. Free days and holidays are left out, as they are of the cost of a request. People count in the department of the day; the headcount of one who moves is shared by days. Averages are per head of those employed on any day of the span. The people are a call of their own. With \`Accept: text/csv\`, both: a row for each department, for the company, and for each person.`,
    response: 'AbsenceReportResponse',
    csv: ({ report }: AbsenceReportResponse) => absenceSumsCsv(report),
    query: {
      from: { description: 'First day', example: '2026-01-01', required: true },
      to: { description: 'Last day', example: '2026-12-31', required: true },
    },
  })
  async read(
    @CurrentActor() actor: Actor,
    @QueryFields(ReportSpan) span: ReportSpan,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AbsenceReportResponse | Readable> {
    const isFile = prefersCsv(request);
    if (isFile) requireConfirmed(actor, this.clock.now());
    const computed = await this.report.compute(actor, span);
    if (!isFile) return { success: true, report: computed.report };
    await this.exports.recordReport(actor, span, rowsOfFile(computed));
    sendAsCsvFile(reply, 'absence-report');
    return Readable.from(absenceCsv(computed));
  }

  @Get('report/people')
  @Roles('admin')
  @Endpoint({
    summary: 'List the people of the absence report of a span',
    description:
      'Those employed on any day of the span, away or not, by name unless sorted. Without the filters `from` and `to`, of this year. Pages only: without a range, the first 100. The file is that of the report.',
    response: 'AbsentPeopleResponse',
    list: ABSENT_PEOPLE_LIST,
  })
  async people(
    @CurrentActor() actor: Actor,
    @ListParams(ABSENT_PEOPLE_LIST) { query, reply }: ListRequest,
  ): Promise<AbsentPeopleResponse> {
    const { rows, total } = await this.report.people(actor, query);
    setContentRange(reply, 'people', query.range?.from ?? 0, rows.length, total);
    return { success: true, people: rows };
  }
}
