import { Global, Module } from '@nestjs/common';
import { Accounts } from './accounts.js';
import { PasswordVerifier } from './password-verifier.js';

@Global()
@Module({ providers: [Accounts, PasswordVerifier], exports: [Accounts, PasswordVerifier] })
export class AccountModule {}
