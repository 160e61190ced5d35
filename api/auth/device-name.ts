import type { FastifyRequest } from 'fastify';
import { DEVICE_MAX } from './session.entity.js';

/** Browser or system, and what gives it away; the first that is found counts, since most claim to be others too. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//], ['Opera', /\b(?:OPR|Opera)\//], ['Samsung Internet', /\bSamsungBrowser\//], ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//], ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//], ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/], ['iPad', /\biPad\b/], ['Android', /\bAndroid\b/], ['ChromeOS', /\bCrOS\b/], ['Windows', /\bWindows\b/], ['macOS', /\bMacintosh\b/], ['Linux', /\bLinux\b/],
];
const SHORT = 40;

export interface DeviceName {
  /** 'Firefox on Linux'; what was said, shortened, when neither is known. */
  device: string;
  browser: string | null;
  system: string | null;
}

/** A device in words, by the User-Agent header of its sign-in. */
export function deviceName(userAgent: string): DeviceName {
  const [browser, system] = [BROWSERS, SYSTEMS].map((known) => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? null) as [string | null, string | null];
  const words = browser && system ? `${browser} on ${system}` : (browser ?? system ?? shortened(userAgent));
  return { device: words, browser, system };
}

function shortened(userAgent: string): string {
  const said = userAgent.trim();
  if (said === '') return 'Unknown device';
  return said.length > SHORT ? `${said.slice(0, SHORT - 1)}…` : said;
}

/** What the browser says it is, in signs that can be shown anywhere. */
export function userAgent(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, DEVICE_MAX);
}
