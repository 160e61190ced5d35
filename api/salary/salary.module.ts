import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { Salaries } from './salaries.js';
import { SalaryController } from './salary.controller.js';

@Module({ imports: [EmployeeModule], controllers: [SalaryController], providers: [Salaries], exports: [Salaries] })
export class SalaryModule {}
