import { X } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { ExportButton } from '../lists/export-button';
import { useFilterChanges } from '../lists/filter-changes';
import { ListEmpty } from '../lists/list-empty';
import { FilterDate, FilterSelect, ListFilters, useFilter } from '../lists/list-filters';
import { ListPage, ListTools } from '../lists/list-page';
import { ListRows } from '../lists/list-rows';
import { SearchBox } from '../lists/search-box';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/layout/page-head';
import { actionsOf, isSubject, SUBJECTS, useActionWords } from './actions';
import { Chain } from './chain';
import type { Entry, LogView } from './entry';
import { Log } from './log';
import classes from './log.module.css';
import { useChain } from './use-chain';

/** Filters that are chosen in the list itself, or by links from other pages. */
const APART = ['actor', 'object', 'changeset'];

type Apart = Partial<Record<'actor' | 'object' | 'changeset', string>>;

/** How many entries there are, and what they are narrowed to beside the fields above. */
function AuditFilters() {
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

export { auditMessages as messages } from './audit-messages';

export default function AuditLog() {
  const text = useText();
  return (
    <ListPage resource="audit" sort={{ field: 'recordedAt', order: 'DESC' }}>
      <PageHead title={text('audit.title')} actions={<ExportButton name="audit" />}>
        {text('audit.subtitle')}
      </PageHead>
      <Chain />
      <AuditTools />
      <Entries />
    </ListPage>
  );
}

function Entries() {
  const text = useText();
  const { data = [], filterValues, isPlaceholderData } = useListContext<Entry>();
  const { change } = useFilterChanges();
  const { chain } = useChain();
  const log = (
    <Log
      entries={data}
      busy={isPlaceholderData}
      numbered
      imports={importsUnder(filterValues as Record<string, unknown>)}
      marked={chain?.broken?.number}
      onPerson={(actor) => change({ actor })}
    />
  );
  return (
    <ListRows roomy={false} cards={log} empty={<ListEmpty title={text('audit.empty')} searching={text('audit.emptySearching')} none={text('audit.emptyText')} />}>
      <div className={classes.head} aria-hidden="true">
        <span>{text('audit.time')}</span>
        <span>{text('audit.who')}</span>
        <span>{text('audit.what')}</span>
        <span>{text('audit.entry')}</span>
      </div>
      {log}
    </ListRows>
  );
}

/** Whoever asks for one import wants to see what it did, and whoever searches what is found. */
function importsUnder({ changeset, q, object, action, number }: Record<string, unknown>): LogView['imports'] {
  if (changeset) return 'listed';
  return q || object || action || number ? 'linked' : 'folded';
}

function AuditTools() {
  const text = useText();
  const [subject] = useFilter('subject');
  return (
    <div className={classes.tools}>
      <ListTools>
        <SearchBox placeholder={text('audit.search')} />
        <ListFilters apart={APART}>
          {/* A kind of another object would let nothing through. */}
          <FilterSelect source="subject" label={text('audit.objects')} choices={SUBJECTS.map((value) => ({ value, label: text(`audit.subjects.${value}`) }))} drops="action" />
          <KindFilter label={text('audit.kinds')} subject={subject} />
          <FilterDate source="from" label={text('audit.from')} />
          <FilterDate source="to" label={text('audit.to')} />
        </ListFilters>
        <span className={classes.line} />
        <AuditFilters />
      </ListTools>
    </div>
  );
}

/** What was done, of one kind of object or of all of them. */
function KindFilter({ label, subject }: { label: string; subject: string }) {
  const text = useText();
  const words = useActionWords();
  const choices = actionsOf(subject).map((action) => {
    const [of = ''] = action.split('.');
    const done = words({ action, subject: of, changes: [] }, 'own');
    return { value: action, label: subject || !isSubject(of) ? done : text('audit.kindOf', { subject: text(`audit.subjects.${of}`), kind: done }) };
  });
  return <FilterSelect source="action" label={label} choices={choices} />;
}
