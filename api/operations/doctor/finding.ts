import type { Configuration } from '../../platform/config/configuration.js';
import type { ReadRows } from '../../platform/database/connection/committed-reader.js';

export type State = 'ok' | 'warning' | 'fault';

export interface Finding {
  state: State;
  found: string;
  advice?: string;
  /** The next checks would read tables that this version does not know. */
  final?: true;
}

export interface CheckContext {
  configuration: Configuration;
  environment: NodeJS.ProcessEnv;
  read: ReadRows;
}

export type Check = (context: CheckContext) => Promise<Finding | Finding[]>;

export const ok = (found: string): Finding => ({ state: 'ok', found });
export const warning = (found: string, advice: string): Finding => ({
  state: 'warning',
  found,
  advice,
});
export const fault = (found: string, advice: string): Finding => ({
  state: 'fault',
  found,
  advice,
});
