import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface Props {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  level?: 'h1' | 'h2';
}

export function EmptyState({ title, children, action, level: Title = 'h2' }: Props) {
  return (
    <div className={classes.empty}>
      <Ornament />
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

const ROWS = [12, 32, 52];
const COLUMNS = Array.from({ length: 11 }, (_, column) => 8 + column * 16);
const CAPSULE = { x: 64, y: 24, width: 64, height: 16 };

const inCapsule = (x: number, y: number) =>
  y === 32 && x > CAPSULE.x - 4 && x < CAPSULE.x + CAPSULE.width + 4;

function Ornament() {
  const days = ROWS.flatMap((y) => COLUMNS.map((x) => ({ x, y }))).filter(
    ({ x, y }) => !inCapsule(x, y),
  );
  return (
    <svg width="176" height="64" viewBox="0 0 176 64" aria-hidden="true">
      {days.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" fill="var(--rule-strong)" />
      ))}
      <rect
        {...CAPSULE}
        rx="8"
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth="1.75"
        strokeDasharray="4 3.4"
      />
    </svg>
  );
}
