import type { Receipt } from './ledger-receipt';
import type { ReceiptItem } from './request-receipt';
import classes from './ledger-receipt.module.css';

const RADIUS = { whole: 4.5, part: 3.2, none: 1.8 } as const;

/** Set like a till receipt. */
export function LedgerReceipt({ receipt: { heading, items, total } }: { receipt: Receipt }) {
  return (
    <>
      <p className={classes.heading}>{heading}</p>
      <dl className={classes.receipt}>
        {items.map((item) => (
          <Item key={item.label} {...item} />
        ))}
        <div className={classes.total}>
          <dt>{total.label}</dt>
          <dd>
            <bdi dir="ltr">{total.value}</bdi>
          </dd>
        </div>
      </dl>
    </>
  );
}

function Item({ label, value, cost }: ReceiptItem) {
  return (
    <div data-free={cost === 'none'}>
      <dt>
        {cost && (
          <svg width="10" height="10" aria-hidden="true" className={classes[cost]}>
            <circle cx="5" cy="5" r={RADIUS[cost]} />
          </svg>
        )}
        {label}
      </dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}
