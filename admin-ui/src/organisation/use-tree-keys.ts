import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { folded } from '../../../api/contract/text/folded-text.js';
import type { OrganisationRow } from './organisation-rows';

/** Letters typed within that time look for one name. */
const TYPING_MS = 700;

interface Props {
  rows: OrganisationRow[];
  onToggle: (key: string) => void;
  onOpen: (row: OrganisationRow) => void;
}

/** The keys of the ARIA treegrid pattern whose rows have the focus: one row is the Tab stop. */
export function useTreeKeys({ rows, onToggle, onOpen }: Props) {
  const [activeKey, setActive] = useState<string>();
  const typed = useRef({ letters: '', at: 0 });
  const isMoving = useRef(false);
  const activeRow = useRef<HTMLDivElement>(null);
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );

  // The row may stand outside of what was drawn before.
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    activeRow.current?.focus({ preventScroll: true });
    activeRow.current?.scrollIntoView?.({ block: 'nearest' });
  });

  function moveTo(index: number) {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (!row || row.key === activeKey) return;
    isMoving.current = true;
    setActive(row.key);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rows[active];
    const { key, ctrlKey, metaKey, altKey, currentTarget, target } = event;
    if (!row || ctrlKey || metaKey || altKey) return;
    // A button that was clicked has the focus itself.
    if (key === 'Enter' && target instanceof HTMLButtonElement) return;
    const isForward =
      (getComputedStyle(currentTarget).direction === 'rtl') === (key === 'ArrowLeft');
    const action = moves[key] ?? (key.length === 1 && key !== ' ' ? 'type' : undefined);
    if (!action) return;
    event.preventDefault();
    if (action === 'open') onOpen(row);
    else if (action === 'sideways') goSideways(row, isForward);
    else if (action === 'type') moveTo(typedIndex(key));
    else moveTo(action(active, rows.length));
  }

  function goSideways(row: OrganisationRow, isForward: boolean) {
    const isUnfolded = row.kind === 'more' ? undefined : row.isUnfolded;
    if (isUnfolded === !isForward) onToggle(row.key);
    else if (isForward && isUnfolded) moveTo(active + 1);
    else if (!isForward) moveTo(indexAbove(rows, active));
  }

  /** The next row whose name begins with the letters. */
  function typedIndex(letter: string): number {
    const now = Date.now();
    const isOn = now - typed.current.at < TYPING_MS;
    const letters = folded(isOn ? typed.current.letters + letter : letter);
    typed.current = { letters, at: now };
    const from = letters.length > 1 ? active : active + 1;
    const found = [...rows.keys()]
      .map((offset) => (from + offset) % rows.length)
      .find((index) => nameOf(rows[index]).startsWith(letters));
    return found ?? active;
  }

  return { active, activeRow, onKeyDown, activate: setActive };
}

type Move = (index: number, count: number) => number;

const moves: Partial<Record<string, Move | 'sideways' | 'open'>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
  PageDown: (index) => index + 10,
  PageUp: (index) => index - 10,
  ArrowRight: 'sideways',
  ArrowLeft: 'sideways',
  Enter: 'open',
};

function indexAbove(rows: OrganisationRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  const above = rows.slice(0, index).findLastIndex((row) => row.level < level);
  return above < 0 ? index : above;
}

const nameOf = (row: OrganisationRow | undefined): string =>
  row?.kind === 'person' ? folded(row.node.person.name) : '';
