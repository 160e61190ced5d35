import classes from './skeleton.module.css';

/** Give it the size of the loaded content, so that the layout does not jump. */
export function Skeleton({ width, height = 12 }: { width: number | string; height?: number }) {
  return <span className={classes.skeleton} style={{ inlineSize: width, blockSize: height }} />;
}
