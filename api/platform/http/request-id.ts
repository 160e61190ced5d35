import { randomBytes } from 'node:crypto';

/** Unique across instances and restarts; random bytes for each request would cost measurable time. */
export function requestIds(): () => string {
  const prefix = randomBytes(9).toString('base64url');
  let requests = 0;
  return () => `${prefix}-${(requests += 1).toString(36)}`;
}
