import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { AssignmentProposals } from './assignments/assignment-proposals.js';
import { AssignmentStore } from './assignments/assignment-store.js';
import { AssignmentTargets } from './assignments/assignment-targets.js';
import { AssignmentUnits } from './assignments/assignment-units.js';
import { AssignmentController } from './assignments/assignment.controller.js';
import { Assignments } from './assignments/assignments.js';
import {
  AssignmentCounts,
  CurrentAssignments,
  AssignmentTotals,
} from './assignments/current-assignments.js';
import { FirstAssignments } from './assignments/first-assignments.js';
import { MatchingPeople } from './assignments/matching-people.js';
import { ChangeBasis } from './change-basis.js';
import { ClosedLeave } from './closed-leave.js';
import { HolidayCalendars } from './holidays/holiday-calendars.js';
import { HolidayHistory } from './holidays/holiday-history.js';
import { HolidayUpdates } from './holidays/holiday-updates.js';
import { HolidayController } from './holidays/holiday.controller.js';
import { Holidays } from './holidays/holidays.js';
import { CalendarCountries } from './holidays/proposals/calendar-countries.js';
import { HolidayProposalController } from './holidays/proposals/holiday-proposal.controller.js';
import { HolidayProposals } from './holidays/proposals/holiday-proposals.js';
import { YearlyHolidays } from './holidays/yearly-holidays.js';
import { WorkPatternController } from './patterns/work-pattern.controller.js';
import { WorkPatterns } from './patterns/work-patterns.js';
import { WorkingTimes } from './working-times.js';

@Module({
  imports: [DepartmentModule, EmployeeModule],
  controllers: [
    WorkPatternController,
    HolidayProposalController,
    HolidayController,
    AssignmentController,
  ],
  providers: [
    ChangeBasis,
    AssignmentProposals,
    FirstAssignments,
    WorkPatterns,
    HolidayCalendars,
    Holidays,
    HolidayUpdates,
    YearlyHolidays,
    HolidayHistory,
    HolidayProposals,
    CalendarCountries,
    Assignments,
    AssignmentStore,
    AssignmentCounts,
    AssignmentTargets,
    AssignmentTotals,
    AssignmentUnits,
    MatchingPeople,
    CurrentAssignments,
    WorkingTimes,
    ClosedLeave,
  ],
  exports: [
    ChangeBasis,
    YearlyHolidays,
    ClosedLeave,
    WorkPatterns,
    HolidayCalendars,
    Holidays,
    HolidayUpdates,
    HolidayHistory,
    CalendarCountries,
    Assignments,
    AssignmentStore,
    AssignmentCounts,
    AssignmentTargets,
    AssignmentUnits,
    MatchingPeople,
    CurrentAssignments,
    WorkingTimes,
  ],
})
export class WorkingTimeModule {}
