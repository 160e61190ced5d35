import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Audit } from '../audit/audit.js';
import type { SecuritySettings } from '../contract/second-factor.js';
import { lockRecord } from '../platform/database/transaction/versioned.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { CompanySetting } from './company-setting.entity.js';
import type { SecuritySettingDto } from './setting.dto.js';

const THE_ROW = 1;

/** What the company asks of everybody's sign-in. Sessions are looked up together with it, so that a change counts at once. */
@Injectable()
export class SecuritySetting {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  async read(): Promise<SecuritySettings> {
    const { adminsNeedSecondFactor, idleMinutesOffice, idleMinutesPortal } = await this.work.manager.findOneByOrFail(CompanySetting, { id: THE_ROW });
    return { adminsNeedSecondFactor: adminsNeedSecondFactor === 1, idleMinutesOffice, idleMinutesPortal };
  }

  /** What is missing stays. */
  change(actor: Actor, asked: SecuritySettingDto): Promise<SecuritySettings> {
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'company_setting', String(THE_ROW));
      const before = await this.read();
      const after: SecuritySettings = {
        adminsNeedSecondFactor: asked.adminsNeedSecondFactor ?? before.adminsNeedSecondFactor,
        idleMinutesOffice: asked.idleMinutesOffice === undefined ? before.idleMinutesOffice : asked.idleMinutesOffice,
        idleMinutesPortal: asked.idleMinutesPortal === undefined ? before.idleMinutesPortal : asked.idleMinutesPortal,
      };
      await manager.update(CompanySetting, { id: THE_ROW }, { ...after, adminsNeedSecondFactor: after.adminsNeedSecondFactor ? 1 : 0 });
      await this.audit.record(actor, { action: 'setting.security', subject: 'setting', id: 'security', name: 'Security', before: { ...before }, after: { ...after } });
      return after;
    });
  }
}
