const COLUMNS = Array.from({ length: 15 }, (_, column) => 4 + column * 16);
const CAPSULE = { x: 76, y: 2, width: 64, height: 16 };

const DAYS = [10, 30]
  .flatMap((y) => COLUMNS.map((x) => ({ x, y })))
  .filter(({ x, y }) => y === 30 || x < CAPSULE.x || x > CAPSULE.x + CAPSULE.width);

/** `sign` is an SVG path drawn on the capsule. */
export function DaysOrnament({ className, sign }: { className?: string; sign: string }) {
  return (
    <svg className={className} width="240" height="40" viewBox="0 0 240 40" aria-hidden="true">
      {DAYS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" fill="var(--rule-strong)" />
      ))}
      <rect {...CAPSULE} rx="8" fill="var(--accent)" />
      <path d={sign} stroke="var(--sheet)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
