import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import type { Language } from '../../contract/languages.js';
import type { Role } from '../../contract/roles.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';

export interface Recipient {
  accountId: string;
  name: string;
  email: string;
  language: Language;
  role: Role;
}

@Injectable()
export class Recipients {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async find(accountId: string): Promise<Recipient | undefined> {
    const [recipient] = await this.work.read<Recipient>(
      // The rule of hasNotLeft in employee/employment-status.ts, which this layer does not know.
      `SELECT a.id AS accountId, a.name, a.email, a.language, a.role FROM account a LEFT JOIN employee e ON e.account_id = a.id
       WHERE a.id = ? AND a.disabled_at IS NULL AND (e.left_on IS NULL OR e.left_on >= ?)
         AND (e.previous_left_on IS NULL OR e.previous_left_on >= ? OR e.hire_date <= ?)`,
      [accountId, ...Array<string>(3).fill(this.clock.today())],
    );
    return recipient;
  }
}
