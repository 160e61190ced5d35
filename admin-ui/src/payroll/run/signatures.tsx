import { PenLine, Signature } from 'lucide-react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Icon } from '../../ui/icon';
import { useRunSignatures } from '../use-run';
import { useSigningWords } from '../use-signing-words';
import page from './run-page.module.css';

export function Signatures({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { dayAndMonthOf, timeOf } = useDates();
  const words = useSigningWords();
  const { data, error, refetch } = useRunSignatures(run);
  // Without a word, it would look as if nothing had to be signed.
  if (!data && error)
    return (
      <section className={page.section}>
        <h2>{text('payRun.signing.title')}</h2>
        <LoadFailed onRetry={refetch}>{text('payRun.signing.failed')}</LoadFailed>
      </section>
    );
  if (!data || data.signatures.length + data.unsigned.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{text('payRun.signing.title')}</h2>
      <p className={page.intro}>{text('payRun.signing.intro')}</p>
      <ul className={page.rows}>
        {data.signatures.map(({ by, at }) => (
          <li key={by.name}>
            <Icon of={Signature} />
            <span>
              {text('payRun.signing.signed', { name: by.name })}
              <small>{`${dayAndMonthOf(at)}, ${timeOf(at)}`}</small>
            </span>
          </li>
        ))}
        {words.groups(data).map(({ signers, changes }) => (
          <li key={signers} className={page.several}>
            <Icon of={PenLine} />
            <span>
              {changes.map((said) => (
                <span key={said} className={page.line}>
                  {said}
                </span>
              ))}
              <small>{signers}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
