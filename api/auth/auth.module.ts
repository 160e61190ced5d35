import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ApprovalModule } from '../approval/approval.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { AccessRules } from '../platform/access/access-rules.js';
import { AccessGuard, SESSION_STRATEGY } from '../platform/access/access.guard.js';
import { AccessInterceptor } from '../platform/access/access.interceptor.js';
import { ActorLookup } from '../platform/access/actor.js';
import { AccessRevocation } from './access-revocation.js';
import { AccountAccessController } from './account-access.controller.js';
import { AccountAccess } from './account-access.js';
import { AccountLookup } from './account-lookup.js';
import { AccountRecovery } from './account-recovery.js';
import { Admission } from './admission.js';
import { AuthThrottle } from './auth-throttle.js';
import { AuthController } from './auth.controller.js';
import { LastAdmin } from './last-admin.js';
import { InvitationMail } from './links/invitation-mail.js';
import { InvitationsController } from './links/invitations.controller.js';
import { InvitationLinks, Invitations } from './links/invitations.js';
import { Invitees } from './links/invitees.js';
import { LeaveLinkController } from './links/leave-link.controller.js';
import { OneTimeLinks } from './links/one-time-links.js';
import { ResetMail } from './links/reset-mail.js';
import { LockedAddresses } from './locked-addresses.js';
import { PasswordReset } from './password-reset.js';
import { Passwords } from './passwords.js';
import { Reauthentication } from './reauthentication.js';
import { CodeCheck } from './second-factor/code-check.js';
import { EncryptedSecrets } from './second-factor/encrypted-secrets.js';
import { FactorChanges } from './second-factor/factor-changes.js';
import { FactorMail } from './second-factor/factor-mail.js';
import { SecondFactorSetup } from './second-factor/second-factor-setup.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { KnownDevices } from './sessions/known-devices.js';
import { NewDeviceMail } from './sessions/new-device-mail.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { SessionStrategy } from './sessions/session.strategy.js';
import { Sessions } from './sessions/sessions.js';
import { SignedInDevices } from './sessions/signed-in-devices.js';
import { ShellAccess } from './shell-access.js';
import { SignInLog } from './sign-in-log.js';
import { SignIn } from './sign-in.js';

@Module({
  imports: [EmployeeModule, ApprovalModule, LeaveModule, JwtModule.register({})],
  controllers: [
    AuthController,
    SecondFactorController,
    InvitationsController,
    AccountAccessController,
    LeaveLinkController,
  ],
  providers: [
    SignIn,
    Admission,
    SignInLog,
    Sessions,
    SessionTokens,
    SessionStrategy,
    Passwords,
    PasswordReset,
    Reauthentication,
    AuthThrottle,
    LockedAddresses,
    KnownDevices,
    OneTimeLinks,
    ResetMail,
    LastAdmin,
    AccessRevocation,
    AccountAccess,
    AccountLookup,
    AccountRecovery,
    InvitationMail,
    Invitations,
    InvitationLinks,
    Invitees,
    SecondFactors,
    SecondFactorSetup,
    FactorChanges,
    EncryptedSecrets,
    CodeCheck,
    FactorMail,
    NewDeviceMail,
    SignedInDevices,
    ShellAccess,
    {
      provide: SESSION_STRATEGY,
      inject: [SessionStrategy],
      useFactory: ({ name }: SessionStrategy) => name,
    },
    AccessRules,
    { provide: ActorLookup, useExisting: Sessions },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: AccessInterceptor },
  ],
  exports: [Passwords, Invitees, AuthThrottle, ActorLookup],
})
export class AuthModule {}
