import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { AssignmentController } from './assignment.controller.js';
import { AssignmentHolders } from './assignment-holders.js';
import { AssignmentTargets } from './assignment-targets.js';
import { AssignmentTotals } from './assignment-totals.js';
import { AssignmentUnits } from './assignment-units.js';
import { Assignments } from './assignments.js';
import { HeldAssignments } from './held-assignments.js';
import { HolidayCalendars } from './holiday-calendars.js';
import { HolidayController } from './holiday.controller.js';
import { Holidays } from './holidays.js';
import { WorkPatternController } from './work-pattern.controller.js';
import { WorkPatterns } from './work-patterns.js';
import { WorkingTimes } from './working-times.js';

@Module({
  imports: [DepartmentModule, EmployeeModule],
  controllers: [WorkPatternController, HolidayController, AssignmentController],
  providers: [WorkPatterns, HolidayCalendars, Holidays, Assignments, AssignmentHolders, AssignmentTargets, AssignmentTotals, AssignmentUnits, HeldAssignments, WorkingTimes],
  exports: [WorkPatterns, HolidayCalendars, Holidays, Assignments, AssignmentHolders, AssignmentTargets, HeldAssignments, WorkingTimes],
})
export class WorkingTimeModule {}
