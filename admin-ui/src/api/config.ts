import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { currencyDecimals } from '../../../api/contract/company/company-currencies.js';
import type { Language } from '../../../api/contract/languages.js';
import type { ConfigResponse } from '../../../api/contract/company/company-responses.js';
import { PASSWORD_MIN } from '../../../api/contract/auth/passwords.js';
import { numberLocale } from '../../../api/contract/text/number-locale.js';
import { useLanguage } from '../i18n/language';
import { getJson } from './http-client';

/** Undefined while loading, null if the request failed. */
type Config = ConfigResponse | null | undefined;

let config: Config;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function load(): Promise<void> {
  return getJson('/config')
    .catch(() => {
      loading = undefined;
      return config ?? null;
    })
    .then((response) => {
      config = response;
      listeners.forEach((listener) => listener());
    });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** After a change of the company's settings. */
export function reloadConfig(): Promise<void> {
  loading = load();
  return loading;
}

export function useConfig(): Config {
  useEffect(() => {
    loading ??= load();
  }, []);
  return useSyncExternalStore(subscribe, () => config);
}

/** The weekday with which calendars begin their weeks: 0 is Monday. */
export const useWeekStart = (): number => useConfig()?.firstWorkday ?? 0;

export function usePasswordMin(): number {
  return useConfig()?.passwordMin ?? PASSWORD_MIN;
}

/** As many decimals as the server takes. Without a configuration no currency is shown. */
export function moneyFormat(
  config: ConfigResponse | null | undefined,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const currency = config ? { style: 'currency' as const, currency: config.currency } : {};
  const digits = decimalsOf(config);
  return new Intl.NumberFormat(numberLocale(language, config?.locale), {
    ...currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  });
}

const decimalsOf = (current: Config) => (current ? currencyDecimals(current.currency) : 2);

export function useDecimals(): number {
  return decimalsOf(useConfig());
}

export function useNumbers(): Intl.NumberFormat {
  const { language } = useLanguage();
  const locale = numberLocale(language, useConfig()?.locale);
  return useMemo(() => new Intl.NumberFormat(locale), [locale]);
}

export function useMoney(): Intl.NumberFormat {
  const { language } = useLanguage();
  const config = useConfig();
  return useMemo(() => moneyFormat(config, language), [config, language]);
}

/** $160, for sums in which cents say nothing. */
export function useRoundMoney(): Intl.NumberFormat {
  const { language } = useLanguage();
  const config = useConfig();
  return useMemo(
    () => moneyFormat(config, language, { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    [config, language],
  );
}

/** $160K, $1.2M */
export function useCompactMoney(): Intl.NumberFormat {
  const { language } = useLanguage();
  const config = useConfig();
  return useMemo(
    () =>
      moneyFormat(config, language, {
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
        // Languages without a short word for thousands.
        maximumSignificantDigits: 4,
        roundingPriority: 'lessPrecision',
      }),
    [config, language],
  );
}
