import type { ApprovalSettingsResponse } from '../contract/leave/approval-responses.js';
import type {
  CompanySettingsResponse,
  ConfigResponse,
  EmployerResponse,
  SecuritySettingsResponse,
} from '../contract/company/company-responses.js';
import type { VersionResponse } from '../contract/responses.js';

const LOGO = '/api/config/logo/019ab3c7-5a10-7d21-9f3e-8b7a6c5d4e3f';

export const SETTING_EXAMPLES = {
  ConfigResponse: {
    success: true,
    companyName: 'Employee Management System',
    companyLogo: LOGO,
    currency: 'USD',
    locale: 'en-US',
    timeZone: 'Europe/Oslo',
    languages: ['en', 'fr', 'de'],
    mail: false,
    leave: { policies: true, approvals: false },
    passwordMin: 6,
    version: '1.0.0',
  } satisfies ConfigResponse,
  VersionResponse: {
    success: true,
    version: '1.0.0',
    commit: '3f1d8c2a9b47',
  } satisfies VersionResponse,
  CompanySettingsResponse: {
    success: true,
    company: {
      version: 4,
      own: {
        name: 'Fjord & Söhne',
        address: 'Storgata 1\n0155 Oslo',
        currency: 'NOK',
        locale: null,
        timeZone: 'Europe/Oslo',
      },
      server: {
        name: 'Employee Management System',
        currency: 'USD',
        locale: 'en-US',
        timeZone: 'UTC',
      },
      logo: LOGO,
      currencyFixed: true,
    },
  } satisfies CompanySettingsResponse,
  EmployerResponse: {
    success: true,
    employer: { name: 'Fjord & Söhne', address: 'Storgata 1\n0155 Oslo', logo: LOGO },
  } satisfies EmployerResponse,
  SecuritySettingsResponse: {
    success: true,
    settings: {
      adminsNeedSecondFactor: true,
      idleMinutesOffice: 30,
      idleMinutesPortal: null,
      passwordMin: 12,
    },
  } satisfies SecuritySettingsResponse,
  ApprovalSettingsResponse: {
    success: true,
    settings: { approvals: true, escalateDays: 3 },
    outlook: {
      waiting: 14,
      forPeople: 11,
      forHr: 3,
      people: [
        { name: 'Søren Kjær', requests: 6 },
        { name: 'Amara Okafor', requests: 5 },
      ],
      withoutApprover: 4,
    },
  } satisfies ApprovalSettingsResponse,
};
