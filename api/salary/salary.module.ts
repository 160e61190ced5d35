import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { MonthlyPay } from './monthly-pay.js';
import { Salaries } from './salaries.js';
import { PayAccessController } from './pay-access.controller.js';
import { SalaryController } from './salary.controller.js';

@Module({ imports: [PayAccessModule, EmployeeModule], controllers: [SalaryController, PayAccessController], providers: [Salaries, MonthlyPay], exports: [Salaries, MonthlyPay] })
export class SalaryModule {}
