import { randomBytes } from 'node:crypto';

/** Names each request, over all instances and starts; random bytes for every one of them would be felt. */
export function requestIds(): () => string {
  const start = randomBytes(9).toString('base64url');
  let requests = 0;
  return () => `${start}-${(requests += 1).toString(36)}`;
}
