import { useQuery } from '@tanstack/react-query';
import type { RefusalRecord } from '../../../api/contract/refusals/refusals.js';
import { useLanguage } from '../i18n/language';

/** A reason that the server names by its key. `field` is what its label stands for; an amount of leave has another name. */
export function RefusalText({ of: reason, field }: { of: RefusalRecord; field?: string }) {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['refusalText', language, reason, field],
    queryFn: () => worded(reason, field),
    staleTime: Infinity,
  });
  return data ?? null;
}

/** A stored reason: as it was typed, or in the active language if the server names it by a key. */
export function useReason(text: string, refusal: RefusalRecord | null): string {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['reason', language, text, refusal],
    // The server's English, if the sentences cannot be loaded.
    queryFn: () => (refusal ? worded(refusal, undefined).catch(() => text) : text),
    enabled: refusal !== null,
    staleTime: Infinity,
  });
  return refusal ? (data ?? '') : text;
}

async function worded(
  { key, parameters }: RefusalRecord,
  field: string | undefined,
): Promise<string> {
  const { translateRefusal } = await import('../api/translate-refusals');
  return translateRefusal('', {
    key,
    parameters:
      field && 'label' in parameters
        ? { ...parameters, field: field === 'amount' ? 'payAmount' : field }
        : parameters,
  });
}
