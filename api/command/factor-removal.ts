import { NestFactory } from '@nestjs/core';
import { Accounts } from '../account/accounts.js';
import { AppModule } from '../app.module.js';
import { SecondFactors } from '../auth/second-factors.js';
import type { Configuration } from '../config/configuration.js';
import { Problem } from '../contract/problem.js';

const ACTOR = { accountId: null, name: 'Command line', requestId: null };

/** Removes the second factor of the account with this e-mail, when no admin can come in to do it; returns what there is to say. */
export async function removeFactor(email: string, configuration: Configuration): Promise<string> {
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...configuration, demoData: false }), { logger: ['warn', 'error'], abortOnError: false });
  try {
    const account = await app.get(Accounts, { strict: false }).findByEmail(email);
    if (!account) throw new Problem('account.not_found', 'No account has this e-mail address.');
    await app.get(SecondFactors, { strict: false }).remove(ACTOR, account.id);
    return `The second factor of ${account.name} was removed, and all their sessions ended.`;
  } finally {
    await app.close();
  }
}
