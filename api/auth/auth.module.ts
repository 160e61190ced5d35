import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AccessGuard, SESSION_STRATEGY } from '../platform/access/access.guard.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { AccountAccess } from './account-access.js';
import { AccountAccessController } from './account-access.controller.js';
import { AccountLookup } from './account-lookup.js';
import { AuthController } from './auth.controller.js';
import { CodeCheck } from './code-check.js';
import { AccessRevocation } from './access-revocation.js';
import { FactorMail } from './factor-mail.js';
import { InvitationMail } from './invitation-mail.js';
import { Invitations } from './invitations.js';
import { KnownDevices } from './known-devices.js';
import { LastAdmin } from './last-admin.js';
import { NewDeviceMail } from './new-device-mail.js';
import { OneTimeLinks } from './one-time-links.js';
import { AuthThrottle } from './auth-throttle.js';
import { Passwords } from './passwords.js';
import { ResetMail } from './reset-mail.js';
import { EncryptedSecrets } from './encrypted-secrets.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.js';
import { SessionTokens } from './session-tokens.js';
import { SessionStrategy } from './session.strategy.js';
import { Sessions } from './sessions.js';
import { ShellAccess } from './shell-access.js';
import { SignIn } from './sign-in.js';
import { SignedInDevices } from './signed-in-devices.js';

@Module({
  imports: [EmployeeModule, JwtModule.register({})],
  controllers: [AuthController, SecondFactorController, AccountAccessController],
  providers: [
    SignIn, Sessions, SessionTokens, SessionStrategy, Passwords, AuthThrottle, KnownDevices, OneTimeLinks, ResetMail, LastAdmin, AccessRevocation, AccountAccess,
    AccountLookup, InvitationMail, Invitations, SecondFactors, EncryptedSecrets, CodeCheck, FactorMail, NewDeviceMail, SignedInDevices, ShellAccess,
    { provide: SESSION_STRATEGY, inject: [SessionStrategy], useFactory: ({ name }: SessionStrategy) => name },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Passwords, Invitations],
})
export class AuthModule {}
