import { useText } from '../i18n/use-text';
import { StatusGlyph } from '../ui/status-glyph';
import classes from './also-away.module.css';

interface Props {
  department: string;
  /** How many there are in it; undefined until that is known. */
  people: number | undefined;
  away: number;
  undecided: number;
}

/** What the strip shows, as a sentence. */
export function SameDays({ department, people, away, undecided }: Props) {
  const text = useText();
  if (people === undefined) return null;
  if (away === 0) return <p className={classes.same}>{text('leaves.nobodyAway', { department })}</p>;
  const open = undecided === 0 ? '.' : text(undecided === away ? 'leaves.onlyUndecided' : 'leaves.undecided', { count: undecided });
  return (
    <p className={classes.same}>
      {undecided > 0 && <StatusGlyph of="pending" />}
      <span>
        <strong>{text('leaves.sameDays', { count: away, people, department })}</strong>
        {open}
      </span>
    </p>
  );
}
