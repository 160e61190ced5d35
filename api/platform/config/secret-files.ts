import { readFileSync } from 'node:fs';

/** Settings that hold a secret, or a URL with a password in it. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'JWT_SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'METRICS_TOKEN',
  'BACKUP_PASSPHRASE',
] as const;

/** JWT_SECRET_FILE=/run/secrets/jwt-secret instead of JWT_SECRET: what a process has in its environment, others can read. */
export function withSecretFiles(environment: NodeJS.ProcessEnv): {
  environment: NodeJS.ProcessEnv;
  errors: string[];
} {
  const all = { ...environment };
  const errors: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]?.trim()) errors.push(`${name} and ${name}_FILE must not both be set.`);
    try {
      all[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      // An empty value would count as one that is not set.
      if (!all[name]?.trim()) errors.push(`${name}_FILE is empty: ${file}.`);
    } catch (error) {
      errors.push(
        `${name}_FILE must name a file that can be read: ${file} (${(error as NodeJS.ErrnoException).code}).`,
      );
    }
  }
  return { environment: all, errors };
}
