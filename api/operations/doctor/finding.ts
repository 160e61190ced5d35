import type { Configuration } from '../../platform/config/configuration.js';
import type { ReadRows } from '../../platform/database/connection/committed-reader.js';

export type State = 'ok' | 'warning' | 'fault';

/** What one look at the installation came to. */
export interface Finding {
  state: State;
  /** What was found, in a sentence for whoever runs the server. */
  found: string;
  /** What to do about it; missing where all is well. */
  advice?: string;
}

/** What there is to look at. Without a database, only checks that need none are made. */
export interface Patient {
  configuration: Configuration;
  environment: NodeJS.ProcessEnv;
  read: ReadRows;
}

export type Check = (patient: Patient) => Promise<Finding | Finding[]>;

export const ok = (found: string): Finding => ({ state: 'ok', found });
export const warning = (found: string, advice: string): Finding => ({ state: 'warning', found, advice });
export const fault = (found: string, advice: string): Finding => ({ state: 'fault', found, advice });
