import { X } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useFilterChanges } from '../lists/filter-changes';
import { Icon } from '../ui/icon';
import type { Entry } from './entry';
import classes from './audit-tools.module.css';

/** Filters that are chosen in the list itself, or by links from other pages. */
export const APART = ['actor', 'object', 'changeset'];

type Apart = Partial<Record<'actor' | 'object' | 'changeset', string>>;

/** How many entries there are, and what they are narrowed to beside the fields above. */
export function AuditFilters() {
  const text = useText();
  const { data = [], total, filterValues } = useListContext<Entry>();
  const { actor, object, changeset } = filterValues as Apart;
  // Every entry that is left has it, so any of them tells the name.
  const actorName = data.find((entry) => entry.actor._id === actor)?.actor.name;
  const nameOf = (id: string) => data.find(({ subjectId }) => subjectId === id)?.subjectName;
  return (
    <>
      <span className={classes.count}>{total !== undefined && text('audit.entries', { count: total })}</span>
      <div className={classes.chips}>
        {actor && <Chip source="actor" label={actorName ? text('audit.by', { name: actorName }) : text('audit.onePerson')} />}
        {object && <Chip source="object" label={nameOf(object) ?? text('audit.oneObject')} />}
        {changeset && <Chip source="changeset" label={nameOf(changeset) ?? text('audit.oneImport')} />}
      </div>
    </>
  );
}

function Chip({ source, label }: { source: keyof Apart; label: string }) {
  const text = useText();
  const { change } = useFilterChanges();
  function remove() {
    change({ [source]: '' });
    // The button goes with its filter.
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  }
  return (
    <button type="button" className={classes.chip} onClick={remove}>
      <bdi>{label}</bdi>
      <span className="visually-hidden">, {text('audit.removeFilter')}</span>
      <Icon of={X} size={14} />
    </button>
  );
}
