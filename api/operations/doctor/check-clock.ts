import { findClockSetBack } from '../../audit/clock-check.js';
import { readStoredCompany } from '../../company/stored-company.js';
import { Company } from '../../platform/config/company.js';
import { roughDuration } from '../../platform/config/rough-duration.js';
import { fault, ok, warning, type Check } from './finding.js';

const MAX_DIFFERENCE_MS = 2_000;

/** Sessions, one-time codes and leases depend on the clock. */
export const checkClock: Check = async ({ configuration, read }) => {
  const setBack = await findClockSetBack(read, Date.now());
  if (setBack) return fault(setBack.found, setBack.advice);
  const { timeZone } = new Company(configuration, await readStoredCompany(read));
  if (!configuration.databaseUrl)
    return ok(`The time is ${new Date().toISOString()}, in ${timeZone}.`);
  const startedAt = Date.now();
  const [row] = await read<{ now: number | string }>(
    'SELECT FLOOR(UNIX_TIMESTAMP(NOW(3)) * 1000) AS now',
  );
  const difference = Math.abs(Number(row?.now) - (startedAt + Date.now()) / 2);
  if (difference <= MAX_DIFFERENCE_MS)
    return ok(`This machine and the database agree on the time; ${timeZone}.`);
  return warning(
    `The clocks of this machine and of the database are ${roughDuration(difference)} apart.`,
    'Synchronize both by NTP (timedatectl set-ntp true).',
  );
};
