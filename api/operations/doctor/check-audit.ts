import { verifyChain } from '../../audit/chain-verification.js';
import { fault, ok, warning, type Check } from './finding.js';

const MAX_UNSEALED = 1_000;

export const checkAudit: Check = async ({ configuration, read }) => {
  const { broken, intact, unsealed, resumedAt } = await verifyChain(read, { secret: configuration.secret });
  if (broken) return fault(`The audit log is broken at entry ${broken.number}.`, 'Keep a copy of the database as it is now, before anything else. Then npm run audit:verify reports details.');
  if (resumedAt.length > 0) return warning(`The chain was resumed at entry ${resumedAt.join(', ')}.`, 'Expected after a restore or a changed secret; npm run audit:verify reports details.');
  if (unsealed > MAX_UNSEALED) return warning(`${unsealed} entries are not sealed yet.`, 'A running server seals them within seconds; check its log.');
  return ok(`The audit log is intact, ${intact} entries.`);
};
