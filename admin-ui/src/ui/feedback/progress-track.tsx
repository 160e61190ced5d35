import classes from './progress-track.module.css';

interface Props {
  label: string;
  done: number;
  total: number;
}

export function ProgressTrack({ label, done, total }: Props) {
  const part = total > 0 ? Math.min(done / total, 1) : 0;
  return (
    <span
      className={classes.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(total, 1)}
      aria-valuenow={Math.min(done, Math.max(total, 1))}
    >
      <i style={{ inlineSize: `${part * 100}%` }} />
    </span>
  );
}
