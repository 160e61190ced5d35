import { Global, Module } from '@nestjs/common';
import { AccountPhotos } from './account-photos.js';
import { Accounts } from './accounts.js';
import { PasswordVerifier } from './password-verifier.js';

@Global()
@Module({
  providers: [Accounts, AccountPhotos, PasswordVerifier],
  exports: [Accounts, AccountPhotos, PasswordVerifier],
})
export class AccountModule {}
