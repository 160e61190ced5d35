import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PayLookModule } from '../pay-access-log/pay-look.module.js';
import { MonthlyPayTotal } from './monthly-pay-total.js';
import { Salaries } from './salaries.js';
import { SalaryLooksController } from './salary-looks.controller.js';
import { SalaryController } from './salary.controller.js';

@Module({ imports: [PayLookModule, EmployeeModule], controllers: [SalaryController, SalaryLooksController], providers: [Salaries, MonthlyPayTotal], exports: [Salaries, MonthlyPayTotal] })
export class SalaryModule {}
