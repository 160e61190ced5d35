import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AccessGuard, SESSION_STRATEGY } from '../platform/access/access.guard.js';
import { AccessInterceptor } from '../platform/access/access.interceptor.js';
import { AccessRules } from '../platform/access/access-rules.js';
import { ActorLookup } from '../platform/access/actor.js';
import { ApprovalModule } from '../approval/approval.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { AccountRecovery } from './account-recovery.js';
import { AccountAccess } from './account-access.js';
import { AccountAccessController } from './account-access.controller.js';
import { AccountLookup } from './account-lookup.js';
import { LastAdmin } from './last-admin.js';
import { AuthController } from './auth.controller.js';
import { CodeCheck } from './second-factor/code-check.js';
import { AccessRevocation } from './access-revocation.js';
import { FactorMail } from './second-factor/factor-mail.js';
import { InvitationMail } from './links/invitation-mail.js';
import { InvitationLinks, Invitations } from './links/invitations.js';
import { InvitationsController } from './links/invitations.controller.js';
import { Invitees } from './links/invitees.js';
import { KnownDevices } from './sessions/known-devices.js';
import { LockedAddresses } from './locked-addresses.js';
import { NewDeviceMail } from './sessions/new-device-mail.js';
import { LeaveLinkController } from './links/leave-link.controller.js';
import { OneTimeLinks } from './links/one-time-links.js';
import { AuthThrottle } from './auth-throttle.js';
import { Passwords } from './passwords.js';
import { PasswordReset } from './password-reset.js';
import { Reauthentication } from './reauthentication.js';
import { ResetMail } from './links/reset-mail.js';
import { EncryptedSecrets } from './second-factor/encrypted-secrets.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { FactorChanges } from './second-factor/factor-changes.js';
import { SecondFactorSetup } from './second-factor/second-factor-setup.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { SessionStrategy } from './sessions/session.strategy.js';
import { Sessions } from './sessions/sessions.js';
import { ShellAccess } from './shell-access.js';
import { Admission } from './admission.js';
import { SignIn } from './sign-in.js';
import { SignInLog } from './sign-in-log.js';
import { SignedInDevices } from './sessions/signed-in-devices.js';

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
