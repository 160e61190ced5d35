import { useQuery } from '@tanstack/react-query';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { useLanguage } from '../i18n/language';
import { type MessageKey, useText } from '../i18n/use-text';
import { AlertBox } from '../ui/feedback/alert-box';
import classes from './import.module.css';

const TITLES: { [state in ImportRecord['state']]?: MessageKey } = {
  Uploaded: 'imports.fault.check',
  Checked: 'imports.fault.apply',
  Applied: 'imports.fault.undo',
};

/** The cached record keeps the server's sentence, so the failure follows a change of the language. */
export function ImportFailure({
  record: { state, fault, faultRefusal },
}: {
  record: ImportRecord;
}) {
  const text = useText();
  const { language } = useLanguage();
  const { data: reason } = useQuery({
    queryKey: ['importFailure', language, fault, faultRefusal],
    queryFn: () => inActiveLanguage(fault ?? '', faultRefusal),
    enabled: fault !== null,
    staleTime: Infinity,
  });
  const title = TITLES[state];
  if (!reason || !title) return null;
  return (
    <div className={classes.error}>
      <AlertBox reason={reason}>{text(title)}</AlertBox>
    </div>
  );
}

/** The server's English, if the sentences cannot be loaded. */
const inActiveLanguage = (fault: string, refusal: ImportRecord['faultRefusal']) =>
  import('../api/translate-refusals')
    .then(({ translateRefusal }) => translateRefusal(fault, refusal))
    .catch(() => fault);
