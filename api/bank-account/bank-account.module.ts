import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { BankAccountMail } from './bank-account-mail.js';
import { BankAccountController } from './bank-account.controller.js';
import { BankAccounts } from './bank-accounts.js';

@Module({
  imports: [EmployeeModule, PayAccessModule],
  controllers: [BankAccountController],
  providers: [BankAccounts, BankAccountMail],
  exports: [BankAccounts],
})
export class BankAccountModule {}
