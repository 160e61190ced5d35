import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Days on which dates are most often wrong, and the zone that they are in: UTC-11, UTC, UTC+14, or one that changes its clocks. */
export const DAYS = [
  ['a Saturday', '2026-11-28T10:00Z', 'UTC'],
  ['a Sunday', '2026-11-29T21:00Z', 'Pacific/Pago_Pago'],
  ['31 December', '2026-12-31T10:00Z', 'UTC'],
  ['1 January', '2026-12-31T20:00Z', 'Pacific/Kiritimati'],
  ['28 February', '2027-02-28T21:00Z', 'Pacific/Pago_Pago'],
  ['29 February', '2028-02-29T10:00Z', 'UTC'],
  ['the first day of a month', '2027-06-01T21:00Z', 'Pacific/Pago_Pago'],
  ['the last day of a month', '2027-04-29T20:00Z', 'Pacific/Kiritimati'],
  ['clocks going forward', '2027-03-28T00:58Z', 'Europe/Berlin'],
  ['clocks going back', '2027-10-31T00:58Z', 'Europe/Berlin'],
  ['23:59', '2027-05-12T23:59Z', 'UTC'],
  ['00:01', '2027-08-16T10:01Z', 'Pacific/Kiritimati'],
].map(([name, at, zone]) => ({ name: `${name} (${at}, ${zone})`, at: Date.parse(at), zone }));

/** Another one each day. */
export function dayInTurn() {
  return DAYS[Math.floor(Date.now() / 86_400_000) % DAYS.length];
}

/** The library of Debian's package `faketime`, or undefined. */
export function findFaketime() {
  const folders = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, 'faketime'))
    : [];
  return folders.map((folder) => join(folder, 'libfaketime.so.1')).find((path) => existsSync(path));
}

/** The environment of programs that begin now and take it for that day; their clock goes on from there. */
export function clockOf({ at, zone }) {
  return {
    LD_PRELOAD: findFaketime(),
    // An offset is the same for programs that begin later.
    FAKETIME: `${Math.round((at - Date.now()) / 1000)}s`.replace(/^(?!-)/, '+'),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Without it each program keeps its clock in shared memory under its process id.
    FAKETIME_DISABLE_SHM: '1',
    TZ: zone,
    TEST_TIME_ZONE: zone,
  };
}
