import classes from './proportion-bar.module.css';

type Shares = Record<'approved' | 'pending' | 'rejected', number>;

const ORDER = ['approved', 'pending', 'rejected'] as const;

/** The numbers stand in the cards above, so this is for the eye only. */
export function ProportionBar(shares: Shares) {
  const present = ORDER.filter((status) => shares[status] > 0);
  return (
    <div className={classes.bar} aria-hidden="true">
      {present.map((status) => (
        <span key={status} className={classes[status]} style={{ flexGrow: shares[status] }} />
      ))}
      {present.length === 0 && <span className={classes.none} />}
    </div>
  );
}
