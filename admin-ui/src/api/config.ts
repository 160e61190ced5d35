import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ConfigResponse } from '../../../api/contract/responses.js';
import { getJson } from './http-client';

/** Undefined while loading, null if the request failed. */
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
    .then((response) => {
      config = response;
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

/** Two decimals, as the server sends amounts. Without a configuration no currency is shown. */
export function moneyFormat(config: ConfigResponse | null): Intl.NumberFormat {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return config
    ? new Intl.NumberFormat(config.locale, { style: 'currency', currency: config.currency, ...decimals })
    : new Intl.NumberFormat(undefined, decimals);
}

export function useNumbers(): Intl.NumberFormat {
  const locale = useConfig()?.locale;
  return useMemo(() => new Intl.NumberFormat(locale), [locale]);
}

export function useMoney(): Intl.NumberFormat {
  const config = useConfig();
  return useMemo(() => moneyFormat(config ?? null), [config]);
}

export function compactMoneyFormat(config: ConfigResponse | null): Intl.NumberFormat {
  const { locale, ...options } = moneyFormat(config).resolvedOptions();
  return new Intl.NumberFormat(locale, { style: options.style, currency: options.currency, notation: 'compact', minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
