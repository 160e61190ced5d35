import { fault, ok, warning, type Check } from './finding.js';
import { Company } from '../../platform/config/company.js';
import { readStoredCompany } from '../../company/stored-company.js';

const MAX_DIFFERENCE_MS = 2_000;
const MAX_AHEAD_MS = 60_000;

/** Sessions, one-time codes and leases depend on the clock. */
export const checkClock: Check = async ({ configuration, read }) => {
  const [newest] = await read<{ at: number | string | null }>(
    'SELECT MAX(recorded_at) AS at FROM audit_entry',
  );
  const ahead = Number(newest?.at ?? 0) - Date.now();
  if (ahead > MAX_AHEAD_MS)
    return fault(
      `The newest entry of the audit log is ${Math.round(ahead / 1000)} s ahead of this machine's clock.`,
      'Correct the clock and keep it synchronized (timedatectl set-ntp true).',
    );
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
    `The clocks of this machine and of the database are ${Math.round(difference / 1000)} s apart.`,
    'Synchronize both by NTP (timedatectl set-ntp true).',
  );
};
