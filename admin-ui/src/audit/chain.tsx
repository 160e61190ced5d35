import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import type { AuditBreakRecord, AuditChainRecord } from '../../../api/contract/audit.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { ProgressTrack } from '../ui/feedback/progress-track';
import { Button, ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/feedback/skeleton';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import { focusIfLost } from '../ui/focus-if-lost';
import classes from './chain.module.css';
import type { Entry } from './entry';
import { entryLogPath } from './entry-paths';
import { useChain } from './use-chain';

const LENGTH = 282;

/** A gap where the chain breaks. Both parts keep a visible length, wherever it is. */
function BrokenBar({ of: { number, after } }: { of: AuditBreakRecord }) {
  const intactShare = (number - 1) / Math.max(number + after, 1);
  const width = Math.min(Math.max(intactShare * LENGTH, 12), LENGTH - 48);
  const rest = width + 18.9;
  return (
    <svg width="282" height="16" viewBox="0 0 282 16" aria-hidden="true" className="mirrored">
      <rect x="0" y="2" width={width} height="12" rx="6" fill="var(--accent)" />
      <path
        d={`M${width + 6.5} 5v6M${width + 11.5} 5v6`}
        stroke="var(--no)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <rect
        x={rest}
        y="2.9"
        width={LENGTH - rest - 0.9}
        height="10.2"
        rx="5"
        fill="none"
        stroke="var(--no)"
        strokeWidth="1.75"
        strokeDasharray="4 3"
      />
    </svg>
  );
}

/** Among the tools of the list; a chain that is broken has a box of its own. */
export function ChainLine() {
  const text = useText();
  const { chain, error, refetch } = useChain();
  useSealedEntries(chain?.sealed);
  if (chain?.broken) return null;
  return (
    <section
      className={classes.line}
      aria-label={text('audit.chain.label')}
      aria-busy={!chain && !error}
    >
      {chain ? (
        <>
          <SoundChain of={chain} />
          <Verify />
        </>
      ) : error ? (
        <>
          <span>{text('audit.chain.notLoaded')}</span>
          <Button variant="quiet" onClick={() => void refetch()}>
            {text('app.tryAgain')}
          </Button>
        </>
      ) : (
        <Skeleton width={280} />
      )}
    </section>
  );
}

export function BrokenChain() {
  const text = useText();
  const { chain } = useChain();
  const [wasWhole, setWasWhole] = useState(false);
  if (chain && !chain.broken && !wasWhole) setWasWhole(true);
  if (!chain?.broken) return null;
  return (
    <section className={classes.broken} aria-label={text('audit.chain.label')}>
      <WhyBroken of={chain.broken} />
      {chain.checking ? <Checking of={chain.checking} /> : <BrokenBar of={chain.broken} />}
      <ButtonLink to={entryLogPath(chain.broken.number, chain.sealed)}>
        {text('audit.chain.goTo')}
      </ButtonLink>
      <Verify isNew={wasWhole} />
    </section>
  );
}

/** Where a check has just found a break, it takes the focus of the button that was pressed. */
function Verify({ isNew = false }: { isNew?: boolean }) {
  const text = useText();
  const { chain, verify, isStarting } = useChain();
  const busy = isStarting || Boolean(chain?.checking);
  return (
    <Button
      ref={isNew ? focusIfLost : undefined}
      variant={chain?.broken ? 'line' : 'quiet'}
      aria-disabled={busy}
      onClick={() => !busy && verify()}
      busy={busy}
    >
      {text('audit.chain.verify')}
    </Button>
  );
}

function SoundChain({ of: { sealed, unsealed, checkedAt, checking } }: { of: AuditChainRecord }) {
  const text = useText();
  const { ago } = useDates();
  const counts = text('audit.chain.counts', { count: sealed, unsealed });
  return (
    <div className={classes.words}>
      <strong>
        <StatusGlyph of={checkedAt ? 'approved' : 'pending'} />
        {text(checkedAt ? 'audit.chain.whole' : 'audit.chain.unchecked')}
      </strong>
      {checking ? (
        <Checking of={checking} />
      ) : (
        <small>
          {checkedAt ? text('audit.chain.checked', { counts, ago: ago(checkedAt) }) : counts}
        </small>
      )}
    </div>
  );
}

function Checking({ of: { done, total } }: { of: NonNullable<AuditChainRecord['checking']> }) {
  const text = useText();
  return (
    <span className={classes.progress}>
      <ProgressTrack label={text('audit.chain.verifying')} done={done} total={total} />
      <small>{text('audit.chain.progress', { done, total })}</small>
    </span>
  );
}

/** Reloads the list once its unsealed entries may have their numbers. */
function useSealedEntries(sealed: number | undefined): void {
  const { data, refetch } = useListContext<Entry>();
  const waiting = data?.some(({ number }) => number === null) ?? false;
  useEffect(() => {
    if (sealed !== undefined && waiting) void refetch();
    // Only a change of `sealed` is a reason to reload.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sealed]);
}

function WhyBroken({ of: { number, recordedAt, fault, after } }: { of: AuditBreakRecord }) {
  const text = useText();
  const { instant } = useDates();
  const reason = text(`audit.chain.faults.${fault}`);
  const details = [
    recordedAt ? text('audit.chain.at', { at: instant(recordedAt), reason }) : reason,
    after > 0 ? text('audit.chain.untrusted', { count: after }) : '',
  ];
  return (
    <div className={classes.words} role="alert">
      <strong>
        <StatusGlyph of="rejected" />
        <span>
          {text(
            fault === 'head' || fault === 'unsealed'
              ? 'audit.chain.brokenEnd'
              : 'audit.chain.broken',
            { number },
          )}
        </span>
      </strong>
      <small>{details.filter(Boolean).join(' ')}</small>
    </div>
  );
}
