import { verifyChain } from '../../audit/chain-verification.js';
import { awaitSealing, overdueText } from '../../audit/overdue-entries.js';
import { checkServer } from './check-server.js';
import { fault, ok, warning, type Check, type Finding } from './finding.js';

const MAX_UNSEALED = 1_000;

export const checkAudit: Check = async (context) => {
  const { configuration, read } = context;
  await awaitSealing(read);
  const { broken, intact, unsealed, overdue, resumedAt } = await verifyChain(read, {
    secret: configuration.secret,
  });
  if (overdue) {
    const { state } = (await checkServer(context)) as Finding;
    if (overdue.sealerWasDown && state !== 'ok')
      return warning(overdueText(overdue), 'Start the server, and check again a minute later.');
    return fault(
      overdueText(overdue),
      'Keep a copy of the database as it is now. Then look for errors of the sealer in the server log, and for a row audit-seal of the table lease that no server holds.',
    );
  }
  if (broken)
    return fault(
      `The audit log is broken at entry ${broken.number}.`,
      'Keep a copy of the database as it is now, before anything else. Then npm run audit:verify reports details.',
    );
  if (resumedAt.length > 0)
    return warning(
      `The chain was resumed at entry ${resumedAt.join(', ')}.`,
      'Expected after a restore or a changed secret; npm run audit:verify reports details.',
    );
  if (unsealed > MAX_UNSEALED)
    return warning(
      `${unsealed} entries are not sealed yet.`,
      'A running server seals them within seconds; check its log.',
    );
  return ok(`The audit log is intact, ${intact} entries.`);
};
