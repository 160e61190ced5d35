import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Audit } from '../audit/audit.js';
import type { SecuritySettings } from '../contract/second-factor.js';
import { lockRecord, UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { COMPANY_ROW, CompanySetting } from '../company/company.tables.js';
import type { SecuritySettingDto } from './setting.dto.js';

/** The query of each session joins this row, so that a change takes effect at once. */
@Injectable()
export class SecuritySetting {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  async read(): Promise<SecuritySettings> {
    const { adminsNeedSecondFactor, idleMinutesOffice, idleMinutesPortal } =
      await this.work.manager.findOneByOrFail(CompanySetting, { id: COMPANY_ROW });
    return {
      adminsNeedSecondFactor: adminsNeedSecondFactor === 1,
      idleMinutesOffice,
      idleMinutesPortal,
    };
  }

  change(actor: Actor, dto: SecuritySettingDto): Promise<SecuritySettings> {
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'company_setting', String(COMPANY_ROW));
      const before = await this.read();
      const after: SecuritySettings = {
        adminsNeedSecondFactor: dto.adminsNeedSecondFactor ?? before.adminsNeedSecondFactor,
        idleMinutesOffice:
          dto.idleMinutesOffice === undefined ? before.idleMinutesOffice : dto.idleMinutesOffice,
        idleMinutesPortal:
          dto.idleMinutesPortal === undefined ? before.idleMinutesPortal : dto.idleMinutesPortal,
      };
      await manager.update(
        CompanySetting,
        { id: COMPANY_ROW },
        { ...after, adminsNeedSecondFactor: after.adminsNeedSecondFactor ? 1 : 0 },
      );
      await this.audit.record(actor, {
        action: 'setting.security',
        subject: 'setting',
        id: 'security',
        name: 'Security',
        before: { ...before },
        after: { ...after },
      });
      return after;
    });
  }
}
