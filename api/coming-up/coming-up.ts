import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../approval/approval-setting.js';
import { reportsTo } from '../approval/approver.js';
import { addDays, latestFutureDate, type CalendarDate } from '../contract/calendar-date.js';
import { COMING_UP_DAYS_MAX, comingUp, type ComingUp } from '../contract/coming-up/coming-up.js';
import { Problem, refusal } from '../contract/problem.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { requireDate } from '../platform/http/fields/date-limits.js';
import { ComingUpReader } from './coming-up-reader.js';

export type ComingUpViewer = Pick<Actor, 'accountId' | 'employeeId' | 'role'>;

const NOTHING: ComingUp = { events: [], unpaid: [], withoutBankAccount: 0, longWaiting: 0 };

@Injectable()
export class ComingUps {
  constructor(
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly reader: ComingUpReader,
  ) {}

  /** For admins all of it, for approvers what concerns their reports; nothing for others. */
  async read(viewer: ComingUpViewer, from: CalendarDate, to: CalendarDate): Promise<ComingUp> {
    if (to < from) throw Problem.at('to', refusal('date.ends_before_start'));
    requireDate('from', 'From', from, { latest: latestFutureDate(this.clock.today()) });
    requireDate('to', 'To', to, { latest: addDays(from, COMING_UP_DAYS_MAX - 1) });
    if (isAdmin(viewer)) return comingUp(await this.reader.ofEverybody(from, to), from, to);
    const { accountId, employeeId } = viewer;
    if (employeeId === null || !(await this.setting.isOn())) return NOTHING;
    const facts = await this.reader.ofReports(reportsTo(employeeId), accountId, from, to);
    return comingUp(facts, from, to);
  }
}
