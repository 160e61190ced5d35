import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { post, RequestFailed } from '../providers/http-client';

/** Asks for a link by mail; whether there is such an account nobody is told. */
export function useAsking() {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function ask(email: string): Promise<boolean> {
    setBusy(true);
    setRefusal(undefined);
    try {
      await post('/auth/forgot-password', { email });
      return true;
    } catch (failure) {
      setRefusal((failure instanceof RequestFailed && failure.message) || text('reset.notSent'));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { ask, busy, refusal };
}
