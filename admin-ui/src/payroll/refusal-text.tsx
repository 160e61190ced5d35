import { useQuery } from '@tanstack/react-query';
import type { RefusalRecord } from '../../../api/contract/refusals/refusals.js';
import { useLanguage } from '../i18n/language';

/** A reason that the server names by its key. `field` is what its label stands for; an amount of leave has another name. */
export function RefusalText({ of: reason, field }: { of: RefusalRecord; field?: string }) {
  return useWorded(reason, field).data ?? null;
}

/** A stored reason: as it was typed, or in the active language if the server names it by a key. */
export function useReason(text: string, refusal: RefusalRecord | null): string {
  const { data, isError } = useWorded(refusal);
  // The server's English, if the sentences cannot be loaded.
  return refusal && !isError ? (data ?? '') : text;
}

function useWorded(reason: RefusalRecord | null, field?: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['refusalText', language, reason, field],
    queryFn: () => reason && worded(reason, field),
    enabled: reason !== null,
    staleTime: Infinity,
  });
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
