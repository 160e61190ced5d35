import { Module } from '@nestjs/common';
import { DepartmentController } from './department.controller.js';
import { DepartmentHeads } from './department-heads.js';
import { Headcount } from './headcount.js';
import { Departments } from './departments.js';

@Module({
  controllers: [DepartmentController],
  providers: [Departments, DepartmentHeads, Headcount],
  exports: [Departments, Headcount],
})
export class DepartmentModule {}
