import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import {
  BASIC_SALARY,
  UNUSED_LEAVE,
  UNUSED_LEAVE_NAME,
  type PayComponentRecord,
} from '../../contract/payroll/pay-components.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { bumpVersion } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PAY_COMPONENT } from '../payroll.tables.js';
import type { PayComponentDto, PayComponentUpdateDto } from './pay-component.dto.js';

type ComponentRow = Omit<
  PayComponentRecord,
  '_id' | 'prorated' | 'active' | 'builtin' | 'assignments'
> & { id: string; prorated: number; active: number; assignments: number | string };

/** A component that was used is switched off, never deleted. */
@Injectable()
export class PayComponents {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<PayComponentRecord[]> {
    return this.read('1 = 1', []);
  }

  async find(id: string): Promise<PayComponentRecord> {
    const [component] = await this.read('c.id = ?', [id]);
    if (!component)
      throw new Problem('payroll.component_not_found', refusal('payroll.component_not_found'));
    return component;
  }

  /** That a body names. */
  async requireReferenced(id: string): Promise<PayComponentRecord> {
    const [component] = await this.read('c.id = ?', [id]);
    if (!component) throw Problem.at('componentId', refusal('payroll.component_not_found'));
    return component;
  }

  add(actor: Actor, dto: PayComponentDto): Promise<PayComponentRecord> {
    return this.insert(actor, newId(), dto);
  }

  /** Made with the first settlement, unless there is an earning of this name. */
  async requireUnusedLeave(actor: Actor): Promise<PayComponentRecord> {
    const [known] = await this.read(
      "c.id = ? OR c.name_key = ? AND c.kind = 'earning' AND c.unit = 'amount' AND c.prorated = 0",
      [UNUSED_LEAVE, uniqueKey(UNUSED_LEAVE_NAME)],
    );
    return known ?? this.insert(actor, UNUSED_LEAVE, { name: UNUSED_LEAVE_NAME });
  }

  private insert(actor: Actor, id: string, dto: PayComponentDto): Promise<PayComponentRecord> {
    return this.work.write(async (manager) => {
      const [last] = await manager.query<{ position: number }[]>(
        'SELECT MAX(position) AS position FROM pay_component',
      );
      await insertRow(manager, 'pay_component', {
        id,
        name: dto.name,
        name_key: uniqueKey(dto.name),
        kind: dto.kind ?? 'earning',
        unit: dto.unit ?? 'amount',
        prorated: Number(dto.prorated ?? false),
        wage_code: dto.wageCode ?? null,
        position: dto.position ?? (last?.position ?? 0) + 1,
        active: 1,
        version: 1,
        created_at: this.clock.now(),
      });
      const component = await this.find(id);
      await this.audit.record(actor, {
        action: 'payroll.component_add',
        subject: 'payroll',
        id,
        name: component.name,
        after: auditValues(component),
      });
      return component;
    });
  }

  update(actor: Actor, id: string, dto: PayComponentUpdateDto): Promise<PayComponentRecord> {
    return this.work.write(async (manager) => {
      if ((await bumpVersion(manager, PAY_COMPONENT, id, dto.version)) === undefined)
        throw new Problem('payroll.component_not_found', refusal('payroll.component_not_found'));
      const before = await this.find(id);
      const { kind, unit, prorated, active, position, wageCode } = {
        ...before,
        ...given(dto),
        wageCode: dto.wageCode ?? null,
      };
      if (
        before.builtin &&
        (kind !== before.kind ||
          unit !== before.unit ||
          prorated !== before.prorated ||
          !active ||
          position !== before.position)
      )
        throw new Problem('request.invalid', refusal('payroll.component_builtin'));
      if ((kind !== before.kind || unit !== before.unit) && (await this.isUsed(id)))
        throw new Problem('payroll.component_used', refusal('payroll.component_used'));
      if (!active && before.active && (await this.isAssigned(id)))
        throw new Problem('payroll.component_used', refusal('payroll.component_held'));
      await manager.query(
        'UPDATE pay_component SET name = ?, name_key = ?, kind = ?, unit = ?, prorated = ?, wage_code = ?, position = ?, active = ? WHERE id = ?',
        [
          dto.name,
          uniqueKey(dto.name),
          kind,
          unit,
          Number(prorated),
          wageCode,
          position,
          Number(active),
          id,
        ],
      );
      const component = await this.find(id);
      await this.audit.record(actor, {
        action: 'payroll.component_update',
        subject: 'payroll',
        id,
        name: component.name,
        before: auditValues(before),
        after: auditValues(component),
      });
      return component;
    });
  }

  private async isUsed(id: string): Promise<boolean> {
    return (
      (await this.work.read('SELECT 1 FROM pay_assignment WHERE component_id = ? LIMIT 1', [id]))
        .length > 0
    );
  }

  /** From today on. */
  private async isAssigned(id: string): Promise<boolean> {
    return (
      (
        await this.work.read(
          'SELECT 1 FROM pay_assignment WHERE component_id = ? AND run_id IS NULL AND (to_date IS NULL OR to_date >= ?) LIMIT 1',
          [id, this.clock.today()],
        )
      ).length > 0
    );
  }

  private async read(condition: string, parameters: string[]): Promise<PayComponentRecord[]> {
    const today = this.clock.today();
    const rows = await this.work.read<ComponentRow>(
      `SELECT c.id, c.name, c.kind, c.unit, c.prorated, c.wage_code AS wageCode, c.position, c.active, c.version,
         (SELECT COUNT(*) FROM pay_assignment a WHERE a.component_id = c.id AND a.run_id IS NULL AND a.from_date <= ? AND COALESCE(a.to_date, ?) >= ?) AS assignments
       FROM pay_component c WHERE ${condition} ORDER BY c.position, c.id`,
      [today, today, today, ...parameters],
    );
    return rows.map(({ id, prorated, active, assignments, ...row }) => ({
      _id: id,
      ...row,
      prorated: prorated === 1,
      active: active === 1,
      builtin: id === BASIC_SALARY,
      assignments: Number(assignments),
    }));
  }
}

/** Omitted fields stay as they are. */
function given({ kind, unit, prorated, active, position }: PayComponentUpdateDto) {
  return {
    ...(kind && { kind }),
    ...(unit && { unit }),
    ...(typeof prorated === 'boolean' && { prorated }),
    ...(typeof active === 'boolean' && { active }),
    ...(position && { position }),
  };
}

function auditValues({
  name,
  kind,
  unit,
  prorated,
  wageCode,
  position,
  active,
}: PayComponentRecord) {
  return { name, componentKind: kind, componentUnit: unit, prorated, wageCode, position, active };
}
