import { Module } from '@nestjs/common';
import { EmployeeModule } from '../../employee/employee.module.js';
import { DepartmentModule } from '../../department/department.module.js';
import { LeaveModule } from '../../leave/leave.module.js';
import { SalaryModule } from '../../salary/salary.module.js';
import { WorkingTimeModule } from '../../working-time/working-time.module.js';
import { DemoCompany } from './demo-company.js';
import { DemoHistory } from './demo-history.js';
import { DemoWorkingTime } from './demo-working-time.js';
import { FirstData } from './first-data.js';

@Module({ imports: [DepartmentModule, EmployeeModule, LeaveModule, SalaryModule, WorkingTimeModule], providers: [FirstData, DemoCompany, DemoHistory, DemoWorkingTime] })
export class DemoModule {}
