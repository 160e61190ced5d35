import { useEffect } from 'react';
import { useListContext } from 'ra-core';
import type { AuditBreakRecord, AuditChainRecord } from '../../../api/contract/audit.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { ProgressTrack } from '../ui/feedback/progress-track';
import { Button, ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/feedback/skeleton';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './chain.module.css';
import type { Entry } from './entry';
import { entryLogPath } from './entry-paths';
import { useChain } from './use-chain';

const LENGTH = 282;
const MAX_DOTS = 2;
const STEP = 12;

/** Sealed entries are a bar, grey until they are verified, unsealed ones dots, and a break is a gap. */
function ChainOrnament({ of: { sealed, unsealed, broken, checkedAt } }: { of: AuditChainRecord }) {
  const dots = Math.min(unsealed, MAX_DOTS);
  const length = sealed > 0 ? LENGTH : 0;
  const loose = Array.from({ length: dots }, (_, index) => length + STEP * (index + 1));
  return (
    <svg width="312" height="16" viewBox="0 0 312 16" aria-hidden="true" className="mirrored">
      {broken ? (
        <BrokenBar intactShare={(broken.number - 1) / Math.max(broken.number + broken.after, 1)} />
      ) : (
        length > 0 && (
          <rect
            x="0"
            y="2"
            width={length}
            height="12"
            rx="6"
            fill={checkedAt ? 'var(--accent)' : 'var(--control)'}
          />
        )
      )}
      {loose.map((x) => (
        <circle key={x} cx={x} cy="8" r="3" fill="var(--ink-3)" />
      ))}
    </svg>
  );
}

/** Both parts keep a visible length, wherever the gap is. */
function BrokenBar({ intactShare }: { intactShare: number }) {
  const width = Math.min(Math.max(intactShare * LENGTH, 12), LENGTH - 48);
  const rest = width + 18.9;
  return (
    <>
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
    </>
  );
}

export function Chain() {
  const text = useText();
  const { chain, error, refetch, verify, isStarting } = useChain();
  useSealedEntries(chain?.sealed);
  if (!chain) {
    return (
      <section className={classes.chain} aria-label={text('audit.chain.label')} aria-busy={!error}>
        <div className={classes.words}>
          {error ? text('audit.chain.notLoaded') : <Skeleton width={280} />}
        </div>
        {error && <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>}
      </section>
    );
  }
  return (
    <section
      className={classes.chain}
      aria-label={text('audit.chain.label')}
      data-broken={chain.broken !== null}
    >
      {chain.broken ? <BrokenChain of={chain.broken} /> : <SoundChain of={chain} />}
      <ChainPicture of={chain} />
      {chain.broken && (
        <ButtonLink to={entryLogPath(chain.broken.number, chain.sealed)}>
          {text('audit.chain.goTo')}
        </ButtonLink>
      )}
      <Button
        aria-disabled={isStarting || chain.checking !== null}
        onClick={() => !isStarting && !chain.checking && verify()}
        busy={isStarting || chain.checking !== null}
      >
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
      <small>
        {checkedAt ? text('audit.chain.checked', { counts, ago: ago(checkedAt) }) : counts}
      </small>
    </div>
  );
}

function ChainPicture({ of: chain }: { of: AuditChainRecord }) {
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

function BrokenChain({ of: { number, recordedAt, fault, after } }: { of: AuditBreakRecord }) {
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
