import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { CompanyRefresh } from '../company/company-refresh.js';
import { COMPANY_ROW, CompanySetting } from '../company/company.tables.js';
import type { SecuritySettings } from '../contract/auth/second-factor.js';
import type { Actor } from '../platform/access/actor.js';
import { lockRecord } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { SecuritySettingDto } from './setting.dto.js';

/** The query of each session joins this row, so that a change takes effect at once. */
@Injectable()
export class SecuritySetting {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly refresh: CompanyRefresh,
  ) {}

  async read(): Promise<SecuritySettings> {
    const { adminsNeedSecondFactor, idleMinutesOffice, idleMinutesPortal, passwordMin } =
      await this.work.manager.findOneByOrFail(CompanySetting, { id: COMPANY_ROW });
    return {
      adminsNeedSecondFactor: adminsNeedSecondFactor === 1,
      idleMinutesOffice,
      idleMinutesPortal,
      passwordMin,
    };
  }

  async change(actor: Actor, dto: SecuritySettingDto): Promise<SecuritySettings> {
    const settings = await this.work.write(async (manager) => {
      await lockRecord(manager, 'company_setting', String(COMPANY_ROW));
      const before = await this.read();
      const after: SecuritySettings = {
        adminsNeedSecondFactor: dto.adminsNeedSecondFactor ?? before.adminsNeedSecondFactor,
        idleMinutesOffice:
          dto.idleMinutesOffice === undefined ? before.idleMinutesOffice : dto.idleMinutesOffice,
        idleMinutesPortal:
          dto.idleMinutesPortal === undefined ? before.idleMinutesPortal : dto.idleMinutesPortal,
        passwordMin: dto.passwordMin ?? before.passwordMin,
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
    await this.refresh.now();
    return settings;
  }
}
