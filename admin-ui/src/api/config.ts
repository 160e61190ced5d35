import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ConfigResponse } from '../../../api/contract/responses.js';
import { getJson } from './http-client';

/** Undefined until the answer is there, null when none came. */
type Config = ConfigResponse | null | undefined;

let config: Config;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function load(): Promise<void> {
  return getJson<ConfigResponse>('/config')
    .catch(() => {
      loading = undefined;
      return null;
    })
    .then((answer) => {
      config = answer;
      listeners.forEach((listener) => listener());
    });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useConfig(): Config {
  useEffect(() => {
    loading ??= load();
  }, []);
  return useSyncExternalStore(subscribe, () => config);
}

/** Amounts have two decimals on the wire; without a known currency none is claimed. */
export function moneyFormat(known: ConfigResponse | null): Intl.NumberFormat {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return known
    ? new Intl.NumberFormat(known.locale, { style: 'currency', currency: known.currency, ...decimals })
    : new Intl.NumberFormat(undefined, decimals);
}

/** Counts as people of this company's place write them. */
export function useNumbers(): Intl.NumberFormat {
  const locale = useConfig()?.locale;
  return useMemo(() => new Intl.NumberFormat(locale), [locale]);
}

export function useMoney(): Intl.NumberFormat {
  const config = useConfig();
  return useMemo(() => moneyFormat(config ?? null), [config]);
}

/** Of an axis: $1.20M */
export function compactMoneyFormat(known: ConfigResponse | null): Intl.NumberFormat {
  const { locale, ...options } = moneyFormat(known).resolvedOptions();
  return new Intl.NumberFormat(locale, { style: options.style, currency: options.currency, notation: 'compact', minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
