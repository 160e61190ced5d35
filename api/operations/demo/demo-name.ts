import { Injectable } from '@nestjs/common';
import { COMPANY_ROW, CompanySetting } from '../../company/company.tables.js';
import { PRODUCT_NAME } from '../../contract/text/own-words.js';
import { Company } from '../../platform/config/company.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

const NAME = 'Halden Works';

/** The demo company is called so, unless the server's settings say another name. */
@Injectable()
export class DemoName {
  constructor(
    private readonly work: UnitOfWork,
    private readonly company: Company,
  ) {}

  async write(): Promise<void> {
    if (this.company.server.companyName !== PRODUCT_NAME) return;
    await this.work.write((manager) =>
      manager.update(CompanySetting, { id: COMPANY_ROW }, { name: NAME }),
    );
    // The payslips of the same transaction have it already.
    this.company.stored = { ...this.company.stored, name: NAME };
  }
}
