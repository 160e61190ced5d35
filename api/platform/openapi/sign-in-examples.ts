import type { AccountSessionsResponse, RecoveryCodesResponse, SecondFactorResponse, SecondFactorStartResponse, SecuritySettingsResponse } from '../../contract/responses.js';
import type { SessionRecord } from '../../contract/records.js';
import type { SecondFactorRecord } from '../../contract/second-factor.js';

export const sessions: SessionRecord[] = [{
  _id: '019ab3f5-12d8-7c4b-85e6-9f0a1b2c3d4e', device: 'Firefox on Linux', browser: 'Firefox', system: 'Linux', address: '203.0.113.7',
  createdAt: '2026-06-01T06:55:20.000Z', lastSeenAt: '2026-06-01T09:30:00.000Z', expiresAt: '2026-06-01T18:55:20.000Z', remembered: false, current: true,
}];

const factor: SecondFactorRecord = { enabledAt: '2026-06-01T09:30:00.000Z', recoveryCodesLeft: 10, required: false };

export const SIGN_IN_EXAMPLES = {
  AccountSessionsResponse: { success: true, sessions, secondFactorSince: '2026-06-01T09:30:00.000Z' } satisfies AccountSessionsResponse,
  SecondFactorResponse: { success: true, factor } satisfies SecondFactorResponse,
  SecondFactorStartResponse: {
    success: true, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Employee%20Management%20System:amara.okafor%40company.example?issuer=Employee%20Management%20System&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  } satisfies SecondFactorStartResponse,
  RecoveryCodesResponse: {
    success: true, factor,
    recoveryCodes: ['4A6C-9DEF', '6HJK-MNPQ', '7RTV-WXY4', '9ACD-EFHJ', 'CJKM-NPQR', 'ETVW-XY46', 'HACD-79EF', 'JHKM-NPQR', 'MTVW-XY97', 'QACD-EF64'],
  } satisfies RecoveryCodesResponse,
  SecuritySettingsResponse: { success: true, settings: { adminsNeedSecondFactor: true, idleMinutesOffice: 30, idleMinutesPortal: null } } satisfies SecuritySettingsResponse,
};
