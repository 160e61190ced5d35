import { Module } from '@nestjs/common';
import { EmployeeModule } from '../../employee/employee.module.js';
import { DepartmentModule } from '../../department/department.module.js';
import { LeaveModule } from '../../leave/leave.module.js';
import { SalaryModule } from '../../salary/salary.module.js';
import { DemoCompany } from './demo-company.js';
import { DemoHistory } from './demo-history.js';
import { FirstData } from './first-data.js';

@Module({ imports: [DepartmentModule, EmployeeModule, LeaveModule, SalaryModule], providers: [FirstData, DemoCompany, DemoHistory] })
export class DemoModule {}
