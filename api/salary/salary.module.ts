import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { Payroll } from './payroll.js';
import { Salaries } from './salaries.js';
import { SalaryLooksController } from './salary-looks.controller.js';
import { SalaryController } from './salary.controller.js';

@Module({ imports: [EmployeeModule], controllers: [SalaryController, SalaryLooksController], providers: [Salaries, Payroll], exports: [Salaries, Payroll] })
export class SalaryModule {}
