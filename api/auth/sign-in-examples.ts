import type {
  AccountResponse,
  AccountSessionsResponse,
  ConfirmResponse,
  InvitationResponse,
  InvitedResponse,
  InviteesResponse,
  LinkOwnerResponse,
  LinkResponse,
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorStartResponse,
  SessionsResponse,
  SignInResponse,
  UserResponse,
} from '../contract/auth/auth-responses.js';
import type { CurrentUserRecord, SessionRecord } from '../contract/auth/users.js';
import type { SecondFactorRecord } from '../contract/auth/second-factor.js';
import { ACCOUNT, EMPLOYEE, PHOTO } from '../employee/employee-examples.js';

const user: CurrentUserRecord = {
  _id: ACCOUNT,
  name: 'Amara Okafor',
  email: 'amara.okafor@company.example',
  role: 'employee',
  language: 'en',
  profileImage: PHOTO,
  employeeId: EMPLOYEE,
  secondFactor: true,
  idleMinutes: 30,
  manages: 0,
  pendingAction: null,
};

const sessions: SessionRecord[] = [
  {
    _id: '019ab3f5-12d8-7c4b-85e6-9f0a1b2c3d4e',
    device: 'Firefox on Linux',
    browser: 'Firefox',
    system: 'Linux',
    address: '203.0.113.7',
    createdAt: '2026-06-01T06:55:20.000Z',
    lastSeenAt: '2026-06-01T09:30:00.000Z',
    expiresAt: '2026-06-01T18:55:20.000Z',
    remembered: false,
    current: true,
  },
];

const factor: SecondFactorRecord = {
  enabledAt: '2026-06-01T09:30:00.000Z',
  recoveryCodesLeft: 10,
  required: false,
};

export const SIGN_IN_EXAMPLES = {
  SignInResponse: {
    success: true,
    token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTlhYjBjMSJ9.c2lnbmF0dXJl',
    user,
  } satisfies SignInResponse,
  UserResponse: { success: true, user } satisfies UserResponse,
  AccountResponse: {
    success: true,
    user: {
      _id: ACCOUNT,
      name: user.name,
      email: user.email,
      role: 'employee',
      language: 'en',
      profileImage: PHOTO,
      disabled: false,
      passwordSet: true,
      invitedAt: null,
    },
  } satisfies AccountResponse,
  SessionsResponse: { success: true, sessions } satisfies SessionsResponse,
  ConfirmResponse: {
    success: true,
    confirmedUntil: '2026-06-01T09:45:00.000Z',
  } satisfies ConfirmResponse,
  LinkResponse: {
    success: true,
    link: '/reset-password#Zk3vT1pQ0sX8mB7cN2wR5yL9aH4dJ6fG-eKiUoVtSxI',
    expiresAt: '2026-06-01T10:30:00.000Z',
  } satisfies LinkResponse,
  InvitationResponse: {
    success: true,
    link: '/invite#Zk3vT1pQ0sX8mB7cN2wR5yL9aH4dJ6fG-eKiUoVtSxI',
    expiresAt: '2026-06-08T09:30:00.000Z',
    sent: false,
  } satisfies InvitationResponse,
  InviteesResponse: {
    success: true,
    byMail: { notInvited: 612, invited: 156 },
    inFile: { notInvited: 611, invited: 156 },
  } satisfies InviteesResponse,
  InvitedResponse: {
    success: true,
    invited: 200,
    remaining: 412,
    next: ACCOUNT,
  } satisfies InvitedResponse,
  LinkOwnerResponse: { success: true, email: user.email } satisfies LinkOwnerResponse,
  AccountSessionsResponse: {
    success: true,
    sessions,
    secondFactorSince: '2026-06-01T09:30:00.000Z',
  } satisfies AccountSessionsResponse,
  SecondFactorResponse: { success: true, factor } satisfies SecondFactorResponse,
  SecondFactorStartResponse: {
    success: true,
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Employee%20Management%20System:amara.okafor%40company.example?issuer=Employee%20Management%20System&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  } satisfies SecondFactorStartResponse,
  RecoveryCodesResponse: {
    success: true,
    factor,
    recoveryCodes: [
      '4A6C-9DEF',
      '6HJK-MNPQ',
      '7RTV-WXY4',
      '9ACD-EFHJ',
      'CJKM-NPQR',
      'ETVW-XY46',
      'HACD-79EF',
      'JHKM-NPQR',
      'MTVW-XY97',
      'QACD-EF64',
    ],
  } satisfies RecoveryCodesResponse,
};
