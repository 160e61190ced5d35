import classes from './status-glyph.module.css';

/** `ended` is for cancelled, void and left; `added`, `deducted`, `edited` and `repeated` are for records, `paid` and `held` for payslips, `expiring` and `negative` for balances, `over` for a limit. */
export type Glyph =
  | 'total'
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'ended'
  | 'added'
  | 'deducted'
  | 'edited'
  | 'repeated'
  | 'expiring'
  | 'negative'
  | 'over'
  | 'paid'
  | 'held';

export function StatusGlyph({ of }: { of: Glyph }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`${classes.glyph} ${classes[of]}`}>
      {DRAWINGS[of]}
    </svg>
  );
}

const ring = <circle cx="8" cy="8" r="6.9" fill="none" stroke="currentColor" strokeWidth="2.1" />;

const triangle = (
  <>
    <path
      d="M8 1.8l6.6 12H1.4z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M8 6.4v3M8 11.6h.01" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" />
  </>
);

const DRAWINGS = {
  total: (
    <path d="M1 4h14M1 8h14M1 12h9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  ),
  approved: (
    <>
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path
        d="M4.6 8.3l2.3 2.3 4.5-4.9"
        fill="none"
        stroke="var(--sheet)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  pending: (
    <circle
      cx="8"
      cy="8"
      r="6.9"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.1"
      strokeDasharray="3.2 2.22"
    />
  ),
  rejected: (
    <>
      {ring}
      <path
        d="M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
      />
    </>
  ),
  added: (
    <>
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d="M8 4.4v7.2M4.4 8h7.2" stroke="var(--sheet)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  deducted: (
    <>
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d="M4.4 8h7.2" stroke="var(--sheet)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  expiring: (
    <>
      {ring}
      <path
        d="M8 4.4V8l2.4 1.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  negative: triangle,
  over: triangle,
  edited: (
    <path
      d="M2 14l1-3.8 8.2-8.2a1.9 1.9 0 0 1 2.8 2.8L5.8 13zM9.8 3.4l2.8 2.8"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  repeated: (
    <path
      d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  ),
  ended: (
    <>
      {ring}
      <path d="M5 8h6" stroke="currentColor" strokeWidth="2.1" strokeLinecap="round" />
    </>
  ),
  paid: (
    <>
      <path d="M4.6 7V5a3.4 3.4 0 0 1 6.8 0v2" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect x="2.4" y="6.6" width="11.2" height="8.4" rx="1.8" fill="currentColor" />
    </>
  ),
  held: (
    <>
      {ring}
      <path
        d="M6.2 5.7v4.6M9.8 5.7v4.6"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
      />
    </>
  ),
} satisfies Record<Glyph, React.ReactNode>;
