import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { MonthlyPayTotal } from './monthly-pay-total.js';
import { Salaries } from './salaries.js';
import { PayAccessController } from './pay-access.controller.js';
import { SalaryController } from './salary.controller.js';

@Module({ imports: [PayAccessModule, EmployeeModule], controllers: [SalaryController, PayAccessController], providers: [Salaries, MonthlyPayTotal], exports: [Salaries, MonthlyPayTotal] })
export class SalaryModule {}
