import { Accounts } from '../../account/accounts.js';
import { BY_COMMAND_LINE } from '../../audit/recorded-entry.js';
import { SecondFactors } from '../../auth/second-factors.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { Problem } from '../../contract/problem.js';
import { withServices } from './services.js';

/** Removes the second factor of the account with this e-mail, when no admin can come in to do it; returns what there is to say. */
export function removeFactor(email: string, configuration: Configuration): Promise<string> {
  return withServices(configuration, async (find) => {
    const account = await find(Accounts).findByEmail(email);
    if (!account) throw new Problem('account.not_found', 'No account has this e-mail address.');
    await find(SecondFactors).remove(BY_COMMAND_LINE, account.id);
    return `The second factor of ${account.name} was removed, and all their sessions ended.`;
  });
}
