import { Accounts } from '../../account/accounts.js';
import { COMMAND_LINE_ACTOR } from '../../audit/audit-entries.js';
import { SecondFactors } from '../../auth/second-factor/second-factors.js';
import { Problem } from '../../contract/problem.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { withServices } from './services.js';

export function removeFactor(email: string, configuration: Configuration): Promise<string> {
  return withServices(configuration, async (find) => {
    const account = await find(Accounts).findByEmail(email);
    if (!account) throw new Problem('account.not_found', 'No account has this email address.');
    await find(SecondFactors).remove(COMMAND_LINE_ACTOR, account.id);
    return `Two-factor authentication was turned off for ${account.name}, and all their sessions were ended.`;
  });
}
