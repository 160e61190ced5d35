import { StatusGlyph } from '../../ui/feedback/status-glyph';
import classes from './job-timeline.module.css';

export type TimelineState = 'planned' | 'holds' | 'over' | 'withdrawn';

/** Dashed for what is planned, a disc for what holds, a dot for what is over. */
export function TimelineMark({ of: state }: { of: TimelineState }) {
  return (
    <span className={classes.mark}>
      {state === 'withdrawn' ? <StatusGlyph of="ended" /> : <Drawing of={state} />}
    </span>
  );
}

function Drawing({ of: state }: { of: Exclude<TimelineState, 'withdrawn'> }) {
  if (state === 'planned') return <PlannedRing />;
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {state === 'holds' ? (
        <circle cx="8" cy="8" r="4.5" fill="var(--accent)" />
      ) : (
        <circle cx="8" cy="8" r="3" fill="var(--rule-strong)" />
      )}
    </svg>
  );
}

export function PlannedRing() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle
        cx="8"
        cy="8"
        r="6.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray="2.6 2.2"
      />
    </svg>
  );
}
