import { Module } from '@nestjs/common';
import { DepartmentController } from './department.controller.js';
import { Headcount } from './headcount.js';
import { Departments } from './departments.js';

@Module({ controllers: [DepartmentController], providers: [Departments, Headcount], exports: [Departments, Headcount] })
export class DepartmentModule {}
