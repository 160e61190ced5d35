import { ConfigurationError } from '../../platform/config/configuration.js';
import { withSecretFiles } from '../../platform/config/secret-files.js';
import { callerPath } from './program.js';

/** `--passphrase-file FILE` goes before the setting. */
export function withPassphraseFile(
  environment: NodeJS.ProcessEnv,
  file: string | undefined,
): NodeJS.ProcessEnv {
  return file === undefined
    ? environment
    : { ...environment, BACKUP_PASSPHRASE: undefined, BACKUP_PASSPHRASE_FILE: callerPath(file) };
}

/** Without the other settings: a backup is checked anywhere. */
export function backupPassphrase({
  BACKUP_PASSPHRASE,
  BACKUP_PASSPHRASE_FILE,
}: NodeJS.ProcessEnv): string | undefined {
  const { environment, errors } = withSecretFiles({ BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE });
  if (errors.length > 0) throw new ConfigurationError(errors);
  return environment.BACKUP_PASSPHRASE?.trim() || undefined;
}
