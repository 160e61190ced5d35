import type { AuditChainRecord } from '../../../api/contract/audit.js';

const LENGTH = 282;
/** Beyond these they are only counted. */
const DOTS = 2;
const STEP = 12;

/** What is sealed is joined, what is not yet are loose dots, a break is a gap. */
export function ChainOrnament({ of: { sealed, unsealed, broken } }: { of: AuditChainRecord }) {
  const dots = Math.min(unsealed, DOTS);
  const length = sealed > 0 ? LENGTH : 0;
  const loose = Array.from({ length: dots }, (_, index) => length + STEP * (index + 1));
  return (
    <svg width="312" height="16" viewBox="0 0 312 16" aria-hidden="true" className="mirrored">
      {broken ? <Broken sound={(broken.number - 1) / Math.max(broken.number + broken.after, 1)} /> : length > 0 && <rect x="0" y="2" width={length} height="12" rx="6" fill="var(--accent)" />}
      {loose.map((x) => (
        <circle key={x} cx={x} cy="8" r="3" fill="var(--ink-3)" />
      ))}
    </svg>
  );
}

/** Both parts are long enough to be seen, wherever the gap is. */
function Broken({ sound }: { sound: number }) {
  const width = Math.min(Math.max(sound * LENGTH, 12), LENGTH - 48);
  const rest = width + 18.9;
  return (
    <>
      <rect x="0" y="2" width={width} height="12" rx="6" fill="var(--accent)" />
      <path d={`M${width + 6.5} 5v6M${width + 11.5} 5v6`} stroke="var(--no)" strokeWidth="2.4" strokeLinecap="round" />
      <rect x={rest} y="2.9" width={LENGTH - rest - 0.9} height="10.2" rx="5" fill="none" stroke="var(--no)" strokeWidth="1.75" strokeDasharray="4 3" />
    </>
  );
}
