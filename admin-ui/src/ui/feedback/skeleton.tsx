import classes from './skeleton.module.css';

/** Has the measure of what comes, so that nothing jumps. */
export function Skeleton({ width, height = 12 }: { width: number | string; height?: number }) {
  return <span className={classes.skeleton} style={{ inlineSize: width, blockSize: height }} />;
}
