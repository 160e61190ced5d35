import { MIGRATIONS } from '../database/migrations.js';
import { requireWhole } from '../database/restore-mark.js';
import { appliedMigrations, isKnown, requireKnown } from '../database/schema.js';
import { fault, ok, warning, type Check } from './finding.js';

export const checkSchema: Check = async ({ read }) => {
  const applied = await appliedMigrations(read);
  try {
    await requireWhole(read);
    await requireKnown(read);
  } catch (error) {
    return fault((error as Error).message, 'Do as it says; no server starts before.');
  }
  if (applied.length === 0) return warning('The database is empty.', 'Start the server once, or restore a backup.');
  const waiting = MIGRATIONS.filter(({ name }) => !applied.includes(name));
  if (waiting.length > 0) return warning(`${waiting.length} migrations wait, from ${waiting[0]?.name}.`, 'Start the server, or call npm run migrate -- up.');
  const newer = applied.filter((name) => !isKnown(name));
  if (newer.length > 0) return warning(`A newer version has added ${newer.join(', ')}; this one works beside it.`, 'Upgrade the instances that are left.');
  return ok(`The schema is that of this version, ${applied.length} migrations.`);
};
