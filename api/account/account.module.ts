import { Global, Module } from '@nestjs/common';
import { Accounts } from './accounts.js';
import { PasswordRules } from './password-rules.js';
import { PasswordVerifier } from './password-verifier.js';

@Global()
@Module({ providers: [Accounts, PasswordRules, PasswordVerifier], exports: [Accounts, PasswordRules, PasswordVerifier] })
export class AccountModule {}
