import { Link } from 'react-router';
import type { CalendarRule } from '../../../api/contract/leave/team-calendar.js';
import { useUser } from '../api/session';
import { useToday } from '../api/use-today';
import { useDaysText } from '../i18n/use-days-text';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './team-calendar.module.css';

/** Says which rules are broken, those that refuse leave first. */
export function CoverageNotes({
  of: rules,
  named,
}: {
  of: readonly CalendarRule[];
  named: boolean;
}) {
  const broken = rules
    .filter(({ over }) => over.length > 0)
    .sort((one, other) => Number(other.block) - Number(one.block));
  return broken.map((rule) => <CoverageNote key={rule._id} of={rule} named={named} />);
}

/** `named` adds the department, where several are shown. */
function CoverageNote({
  of: { _id, name, maxAway, block, department, over },
  named,
}: {
  of: CalendarRule;
  named: boolean;
}) {
  const text = useText();
  const daysText = useDaysText(useToday()?.slice(0, 4));
  const isAdmin = useUser()?.role === 'admin';
  const days = daysText(over.map(({ day }) => day));
  const words = { days, rule: name, max: maxAway ?? 0, count: over.length };
  const above =
    maxAway === null
      ? 'teamCalendar.overLimit'
      : maxAway === 0
        ? 'teamCalendar.overNone'
        : 'teamCalendar.over';
  const allows = maxAway === null ? 'teamCalendar.byRule' : 'teamCalendar.allows';
  return (
    <div className={classes.note} data-block={block}>
      <StatusGlyph of="negative" />
      <p>
        <strong>{text(above, words)}</strong>{' '}
        {named && department ? text(`${allows}In`, { ...words, department }) : text(allows, words)}
      </p>
      {isAdmin && <Link to={officePath.coverageRule(_id)}>{text('teamCalendar.rule')}</Link>}
    </div>
  );
}
