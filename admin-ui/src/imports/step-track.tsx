import classes from './step-track.module.css';

interface Props {
  /** What the steps lead to. */
  label: string;
  steps: { label: string; /** What a passed one settled. */ settled?: string }[];
  /** Of the one that is being done; as many as there are when all are. */
  at: number;
  /** Before the only step that a phone shows: 'Step 3 of 4:' */
  stepOf: string;
}

/** A row of days that a capsule joins, as far as one is. */
export function StepTrack({ label, steps, at, stepOf }: Props) {
  const done = at >= steps.length;
  const length = done ? 'calc(100% - 8px)' : at === 0 ? '8px' : `calc(${(100 * at) / steps.length}% + 4px)`;
  return (
    <div className={classes.around}>
      <span className={classes.track} aria-hidden="true">
        <i style={{ inlineSize: length }} />
      </span>
      <ol className={classes.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li key={step.label} data-passed={index < at} data-shown={index === Math.min(at, steps.length - 1)} aria-current={index === at ? 'step' : undefined}>
            {index === Math.min(at, steps.length - 1) && <span className={classes.of}>{stepOf} </span>}
            {step.label}
            {step.settled && <small>{step.settled}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
