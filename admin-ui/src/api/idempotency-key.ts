import { useState } from 'react';

/** Random without crypto.randomUUID, which a page over plain http does not have. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One key for one form: sent twice, it is stored once. `renew` for a form that stays open and is sent anew. */
export function useIdempotencyKey(): { key: string; renew: () => void } {
  const [key, setKey] = useState(newKey);
  return { key, renew: () => setKey(newKey()) };
}
