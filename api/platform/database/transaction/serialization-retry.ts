import { setTimeout as sleep } from 'node:timers/promises';
import { isSerializationFailure } from '../connection/driver-errors.js';

const ATTEMPTS = 12;
const TIMEOUT_MS = 15_000;
const FIRST_PAUSE_MS = 4;
const MAX_PAUSE_MS = 250;

export async function retryOnSerializationFailure<T>(attempt: () => Promise<T>, onRetry: () => void): Promise<T> {
  const began = performance.now();
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts >= ATTEMPTS || performance.now() > began + TIMEOUT_MS || !isSerializationFailure(error)) throw error;
      onRetry();
      await sleep(Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts));
    }
  }
}
