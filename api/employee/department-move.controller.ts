import { Body, Controller, Param, Put } from '@nestjs/common';
import type { DepartmentMoveResponse } from '../contract/department/department-responses.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { IdField, IdPipe, IdsField } from '../platform/http/fields/id-field.js';
import { DepartmentMove } from './department-move.js';

export class DepartmentMoveDto {
  @IdField('Department')
  department: string;
}

export class EmployeeMoveDto extends DepartmentMoveDto {
  @IdsField('Employees', {})
  employees: string[];
}

@Controller('employee')
@Roles('admin')
export class EmployeeMoveController {
  constructor(private readonly moves: DepartmentMove) {}

  @Put('move')
  @Endpoint({
    summary: 'Move people to another department',
    description:
      'Takes ids of employees or of accounts. `moved` is the number of people who were in another department.',
    response: 'DepartmentMoveResponse',
  })
  async move(
    @CurrentActor() actor: Actor,
    @Body() dto: EmployeeMoveDto,
  ): Promise<DepartmentMoveResponse> {
    return {
      success: true,
      moved: await this.moves.moveChosen(actor, dto.employees, dto.department),
    };
  }
}

/** Apart from the other calls of departments, which know nothing of employees. */
@Controller('department')
@Roles('admin')
export class DepartmentMoveController {
  constructor(private readonly moves: DepartmentMove) {}

  @Put('move/:id')
  @Endpoint({
    summary: 'Move all employees of a department to another',
    description:
      'People who left are moved too, so the department can be deleted afterwards. `moved` is their number.',
    response: 'DepartmentMoveResponse',
    problems: ['department.not_found'],
  })
  async move(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: DepartmentMoveDto,
  ): Promise<DepartmentMoveResponse> {
    return { success: true, moved: await this.moves.moveAll(actor, id, dto.department) };
  }
}
