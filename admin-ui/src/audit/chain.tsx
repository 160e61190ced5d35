import { useListContext } from 'react-admin';
import { useEffect } from 'react';
import type { AuditChainRecord } from '../../../api/contract/audit.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { ProgressTrack } from '../imports/progress-track';
import { Button, ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import { StatusGlyph } from '../ui/status-glyph';
import type { Entry } from './entry';
import { BrokenChain } from './broken-chain';
import classes from './chain.module.css';
import { ChainOrnament } from './chain-ornament';
import { entryInLog } from './entry-address';
import { useChain } from './use-chain';

/** Whether what is listed is what was recorded. */
export function Chain() {
  const text = useText();
  const { chain, error, refetch, verify, asking } = useChain();
  useSealedEntries(chain?.sealed);
  if (!chain) {
    return (
      <section className={classes.chain} aria-label={text('audit.chain.label')} aria-busy={!error}>
        <div className={classes.words}>{error ? text('audit.chain.notLoaded') : <Skeleton width={280} />}</div>
        {error && <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>}
      </section>
    );
  }
  return (
    <section className={classes.chain} aria-label={text('audit.chain.label')} data-broken={chain.broken !== null}>
      {chain.broken ? <BrokenChain of={chain.broken} /> : <SoundChain of={chain} />}
      <Picture of={chain} />
      {chain.broken && <ButtonLink to={entryInLog(chain.broken.number, chain.sealed)}>{text('audit.chain.goTo')}</ButtonLink>}
      <Button aria-disabled={asking || chain.checking !== null} onClick={() => !asking && !chain.checking && verify()}>
        {(asking || chain.checking) && <Spinner />}
        {text('audit.chain.verify')}
      </Button>
    </section>
  );
}

function SoundChain({ of: { sealed, unsealed, checkedAt } }: { of: AuditChainRecord }) {
  const text = useText();
  const { ago } = useDates();
  const counts = text('audit.chain.counts', { count: sealed, unsealed });
  return (
    <div className={classes.words}>
      <strong>
        <StatusGlyph of={checkedAt ? 'approved' : 'pending'} />
        {text(checkedAt ? 'audit.chain.whole' : 'audit.chain.unchecked')}
      </strong>
      <small>{checkedAt ? text('audit.chain.checked', { counts, ago: ago(checkedAt) }) : counts}</small>
    </div>
  );
}

/** While it is checked, how far that is. */
function Picture({ of: chain }: { of: AuditChainRecord }) {
  const text = useText();
  if (!chain.checking) return <ChainOrnament of={chain} />;
  const { done, total } = chain.checking;
  return (
    <span className={classes.progress}>
      <ProgressTrack label={text('audit.chain.verifying')} done={done} total={total} />
      <small>{text('audit.chain.progress', { done, total })}</small>
    </span>
  );
}

/** Entries that were listed before they were sealed have a number now. */
function useSealedEntries(sealed: number | undefined): void {
  const { data, refetch } = useListContext<Entry>();
  const waiting = data?.some(({ number }) => number === null) ?? false;
  useEffect(() => {
    if (sealed !== undefined && waiting) void refetch();
    // Only what was sealed tells that there is something to ask for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sealed]);
}
