import classes from './spinner.module.css';

interface Props {
  /** Without a label it is an ornament of a text that says the same. */
  label?: string;
  size?: number;
}

export function Spinner({ label, size = 16 }: Props) {
  const role = label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={classes.spinner} style={{ inlineSize: size, blockSize: size }} {...role} />;
}
