import { Injectable } from '@nestjs/common';
import {
  addDays,
  addYears,
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import { LEAVE_TYPE_NAME_MAX } from '../../contract/leave/leave-types.js';
import { Clock } from '../../platform/config/clock.js';
import { readBody } from '../../platform/http/body.pipe.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { NameField } from '../../platform/http/fields/text-field.js';
import { yearEndFigures } from '../closing/year-end-figures.js';
import { LeaveTypes } from '../types/leave-types.js';
import {
  type ChangeReader,
  type CloseChange,
  type PlannedChange,
  employedFrom,
} from './planned-change.js';

class CloseChangeDto {
  /** A name of GET /leave/type, or an id. */
  @NameField('Leave Type', { max: LEAVE_TYPE_NAME_MAX, example: 'Annual Leave' })
  leaveType: string;

  @DateField('Until', { earliest: EARLIEST_LEAVE, example: '2026-12-31' })
  until: CalendarDate;
}

/** The end of a leave year: nothing is changed, so it can be simulated for any year. */
@Injectable()
export class CloseChanges implements ChangeReader<CloseChange> {
  constructor(
    private readonly clock: Clock,
    private readonly types: LeaveTypes,
  ) {}

  async read(body: unknown): Promise<CloseChange> {
    const { leaveType, until } = readBody(CloseChangeDto, body);
    requireDate('until', 'Until', until, { latest: latestFutureDate(this.clock.today()) });
    return { kind: 'close', leaveType: (await this.types.require(leaveType)).id, until };
  }

  plan({ leaveType, until }: CloseChange): Promise<PlannedChange> {
    return Promise.resolve({
      from: addDays(until, 1),
      people: [employedFrom(addYears(until, -1))],
      movesCosts: false,
      apply: (facts) => facts,
      isAbout: (_, { id }) => id === leaveType,
      yearEnd: { until, figures: (person, type) => yearEndFigures(person, type, until) },
    });
  }
}
