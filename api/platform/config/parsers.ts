import { BlockList, isIP } from 'node:net';
import { companyCurrencies } from '../../contract/company/company-currencies.js';
import { withoutTurningSigns } from '../../contract/text/turning-signs.js';

/** Each parser returns undefined for an invalid value. */

export function onOff(value: string): boolean | undefined {
  if (/^(true|on|yes|1)$/i.test(value)) return true;
  return /^(false|off|no|0)$/i.test(value) ? false : undefined;
}

export function oneOf(values: readonly string[]): (value: string) => string | undefined {
  return (value) => (values.includes(value) ? value : undefined);
}

export function portNumber(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined;
}

export function minuteOfDay(value: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export function countFrom1(value: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
}

export function seconds(value: string): number | undefined {
  return /^\d{1,3}$/.test(value) && Number(value) <= 300 ? Number(value) : undefined;
}

export function bearerToken(value: string): string | undefined {
  return /^[\x21-\x7e]{16,}$/.test(value) ? value : undefined;
}

export function passphrase(value: string): string | undefined {
  return value.length >= 12 ? value : undefined;
}

export function host(value: string): string | undefined {
  if (isIP(value)) return value;
  // Digits and dots that are not an IP address are a mistyped one.
  return /^(?![\d.]+$)[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value) ? value : undefined;
}

function urlWith(...protocols: string[]): (value: string) => URL | undefined {
  return (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) ? new URL(value) : undefined;
}

/** Without user, path, query or fragment: screens and files have absolute paths. */
export function publicUrl(value: string): URL | undefined {
  const url = urlWith('http:', 'https:')(value);
  return url?.href === `${url?.origin}/` ? url : undefined;
}

export function databaseUrl(value: string): URL | undefined {
  const url = urlWith('mysql:', 'mariadb:')(value);
  return url?.hostname && url.pathname.length > 1 ? url : undefined;
}

export function smtpUrl(value: string): URL | undefined {
  const url = urlWith('smtp:', 'smtps:')(value);
  return url?.hostname && isDecodable(url.username + url.password) ? url : undefined;
}

function isDecodable(text: string): boolean {
  try {
    return typeof decodeURIComponent(text) === 'string';
  } catch {
    return false;
  }
}

export function emailAddress(value: string): string | undefined {
  return value.length <= 254 && /^[^\s@<>]+@[^\s@<>]+$/.test(value) ? value : undefined;
}

export function sender(value: string): string | undefined {
  return isPlain(value) && /^(?:[^<>\r\n@]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value)
    ? value
    : undefined;
}

export function name(value: string): string | undefined {
  return value.length <= 100 && isPlain(value) ? value : undefined;
}

function isPlain(value: string): boolean {
  return !/\p{Cc}/u.test(value) && withoutTurningSigns(value) === value;
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export function proxies(value: string): boolean | number | string[] | undefined {
  if (/^\d+$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  return onOff(value) ?? (addresses.every(isNetwork) ? addresses : undefined);
}

function isNetwork(value: string): boolean {
  const [address = '', prefix] = value.split('/');
  const version = isIP(address);
  if (version === 0) return NAMED_NETWORKS.includes(value);
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}

export function currency(value: string): string | undefined {
  return companyCurrencies().includes(value) ? value : undefined;
}

export function locale(value: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(value)[0];
  } catch {
    return undefined;
  }
}

export function timeZone(value: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** IPv6 up to /64: a client can use any address of its own. */
export function networks(value: string): BlockList | undefined {
  const list = new BlockList();
  for (const part of value.split(',')) {
    const [, address = '', length] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(part.trim()) ?? [];
    const version = isIP(address);
    const longest = version === 6 ? 64 : 32;
    const prefix = Number(length ?? longest);
    if (version === 0 || prefix < 8 || prefix > longest) return undefined;
    list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
