import { useSyncExternalStore } from 'react';

/** Asked of nobody in particular, so it needs no session and changes nothing. */
const PROBE = '/api/health';
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** `offline`: this device has no network. `unreachable`: it has one, but the server does not respond. */
export type Connection = 'connected' | 'offline' | 'unreachable';

let connection: Connection = 'connected';
let probing: Promise<void> | undefined;
let nextProbe: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;
const listeners = new Set<(connected: boolean) => void>();

function setConnection(next: Connection): void {
  if (next === connection) return;
  connection = next;
  listeners.forEach((listener) => listener(next === 'connected'));
}

/** Called after a request without a response: one that failed alone, as when it was blocked, does not count. */
export async function checkConnection(): Promise<Connection> {
  probing ??= probe().finally(() => (probing = undefined));
  await probing;
  return connection;
}

async function probe(): Promise<void> {
  clearTimeout(nextProbe);
  const responded = await fetch(PROBE, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (responded) {
    pause = FIRST_PAUSE_MS;
    return setConnection('connected');
  }
  setConnection(navigator.onLine ? 'unreachable' : 'offline');
  nextProbe = setTimeout(() => void checkConnection(), pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
}

window.addEventListener('offline', () => setConnection('offline'));
window.addEventListener('online', () => {
  pause = FIRST_PAUSE_MS;
  void checkConnection();
});

export function onConnectionChanged(listener: (connected: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConnection = (): Connection =>
  useSyncExternalStore(onConnectionChanged, () => connection);
