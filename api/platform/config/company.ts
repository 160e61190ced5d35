import { PASSWORD_MIN } from '../../contract/auth/passwords.js';
import type { Configuration } from './configuration.js';

export type ServerSettings = Pick<
  Configuration,
  'companyName' | 'currency' | 'locale' | 'timeZone'
>;

/** Set on the screens; null where the server's settings apply. */
export interface StoredCompany {
  name: string | null;
  address: string | null;
  currency: string | null;
  /** Amounts are stored, so the currency stays. */
  currencyFixed: boolean;
  locale: string | null;
  timeZone: string | null;
  logoId: string | null;
  /** Characters of a password that is chosen from now on. */
  passwordMin: number;
}

export const NOTHING_STORED: StoredCompany = {
  name: null,
  address: null,
  currency: null,
  currencyFixed: false,
  locale: null,
  timeZone: null,
  logoId: null,
  passwordMin: PASSWORD_MIN,
};

/** The company as it is now: what was set by screen, otherwise the server's settings. `CompanyRefresh` reads it again every few seconds. */
export class Company {
  constructor(
    readonly server: ServerSettings,
    public stored = NOTHING_STORED,
  ) {}

  get name(): string {
    return this.stored.name ?? this.server.companyName;
  }

  get currency(): string {
    return this.stored.currency ?? this.server.currency;
  }

  get locale(): string {
    return this.stored.locale ?? this.server.locale;
  }

  get timeZone(): string {
    return this.stored.timeZone ?? this.server.timeZone;
  }

  get passwordMin(): number {
    return this.stored.passwordMin;
  }
}
