import type { FastifyRequest } from 'fastify';
import { DEVICE_MAX } from '../auth.tables.js';

/** In this order: most browsers also claim to be others. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\d.{0,200} Safari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
const SHORT = 40;

export const UNKNOWN_DEVICE = 'Unknown device';

export interface DeviceName {
  device: string;
  browser: string | null;
  system: string | null;
}

export function deviceName(userAgent: string): DeviceName {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (patterns) => patterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null,
  ) as [string | null, string | null];
  const device =
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? shortened(userAgent));
  return { device, browser, system };
}

function shortened(userAgent: string): string {
  const text = userAgent.trim();
  if (text === '') return UNKNOWN_DEVICE;
  return text.length > SHORT ? `${text.slice(0, SHORT - 1)}…` : text;
}

export function userAgent(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, DEVICE_MAX);
}
