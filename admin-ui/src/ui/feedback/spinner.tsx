import classes from './spinner.module.css';

interface Props {
  /** Left out beside a text that says the same; screen readers then skip the spinner. */
  label?: string;
  size?: number;
}

export function Spinner({ label, size = 16 }: Props) {
  const role = label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={classes.spinner} style={{ inlineSize: size, blockSize: size }} {...role} />
  );
}
