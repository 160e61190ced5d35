import { Module } from '@nestjs/common';
import { DepartmentHeads } from './department-heads.js';
import { DepartmentController } from './department.controller.js';
import { Departments } from './departments.js';
import { Headcount } from './headcount.js';

@Module({
  controllers: [DepartmentController],
  providers: [Departments, DepartmentHeads, Headcount],
  exports: [Departments, DepartmentHeads, Headcount],
})
export class DepartmentModule {}
