import classes from './step-track.module.css';

interface Props {
  label: string;
  steps: { label: string; settled?: string }[];
  /** The index of the current step; `steps.length` when all are done. */
  current: number;
  /** 'Step 3 of 4:', for phones, which show only the current step. */
  stepLabel: string;
}

export function StepTrack({ label, steps, current, stepLabel }: Props) {
  const done = current >= steps.length;
  const length = done
    ? 'calc(100% - 8px)'
    : current === 0
      ? '8px'
      : `calc(${(100 * current) / steps.length}% + 4px)`;
  return (
    <div className={classes.around}>
      <span className={classes.track} aria-hidden="true">
        <i style={{ inlineSize: length }} />
      </span>
      <ol className={classes.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            data-passed={index < current}
            data-shown={index === Math.min(current, steps.length - 1)}
            aria-current={index === current ? 'step' : undefined}
          >
            {index === Math.min(current, steps.length - 1) && (
              <span className={classes.of}>{stepLabel} </span>
            )}
            {step.label}
            {step.settled && <small>{step.settled}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
