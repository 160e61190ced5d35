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
