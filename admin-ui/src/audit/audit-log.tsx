import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { ExportButton } from '../lists/export-button';
import { useFilterChanges } from '../lists/filter-changes';
import { FilterDate, FilterSelect, ListFilters, useFilter } from '../lists/list-filters';
import { ListPage, ListTools } from '../lists/list-page';
import { SearchBox } from '../lists/search-box';
import { PageHead } from '../ui/layout/page-head';
import { RemoveChip } from '../ui/remove-chip';
import { actionsOf, isSubject, SUBJECTS, useActionText } from './actions';
import { Chain } from './chain';
import type { Entry, LogView } from './entry';
import { LogRows } from './log-rows';
import classes from './log.module.css';
import { useChain } from './use-chain';

/** Filters without a field, set in the list itself or by links from other pages. */
const OTHER_FILTERS = ['actor', 'object', 'changeset'];

type OtherFilters = Partial<Record<'actor' | 'object' | 'changeset', string>>;

function AuditFilters() {
  const text = useText();
  const { data = [], total, filterValues } = useListContext<Entry>();
  const { actor, object, changeset } = filterValues as OtherFilters;
  // All filtered entries have this actor, so any of them has the name.
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

function Chip({ source, label }: { source: keyof OtherFilters; label: string }) {
  const text = useText();
  const { change } = useFilterChanges();
  function remove() {
    change({ [source]: '' });
    // The button disappears with its filter, and the focus with it.
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  }
  return (
    <RemoveChip onClick={remove}>
      <bdi>{label}</bdi>
      <span className="visually-hidden">, {text('audit.removeFilter')}</span>
    </RemoveChip>
  );
}

export { messages } from '../i18n/bundles/audit';

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
  const { filterValues } = useListContext<Entry>();
  const { change } = useFilterChanges();
  const { chain } = useChain();
  const head = (
    <div className={classes.head} aria-hidden="true">
      <span>{text('audit.time')}</span>
      <span>{text('audit.who')}</span>
      <span>{text('audit.what')}</span>
      <span>{text('audit.entry')}</span>
    </div>
  );
  return (
    <LogRows
      head={head}
      numbered
      imports={importsUnder(filterValues as Record<string, unknown>)}
      marked={chain?.broken?.number}
      onChooseActor={(actor) => change({ actor })}
      emptyTitle={text('audit.empty')}
      emptyText={text('audit.emptyText')}
    />
  );
}

/** Folded lines would hide the entries that a search or a filter by import asks for. */
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
        <ListFilters exclude={OTHER_FILTERS}>
          {/* Clears the action, because an action of another subject would match nothing. */}
          <FilterSelect source="subject" label={text('audit.objects')} choices={SUBJECTS.map((value) => ({ value, label: text(`audit.subjects.${value}`) }))} clears="action" />
          <ActionFilter subject={subject} />
          <FilterDate source="from" label={text('audit.from')} />
          <FilterDate source="to" label={text('audit.to')} />
        </ListFilters>
        <span className={classes.line} />
        <AuditFilters />
      </ListTools>
    </div>
  );
}

function ActionFilter({ subject }: { subject: string }) {
  const text = useText();
  const actionText = useActionText();
  const choices = actionsOf(subject).map((action) => {
    const [of = ''] = action.split('.');
    const label = actionText({ action, subject: of, changes: [] }, 'own');
    return { value: action, label: subject || !isSubject(of) ? label : text('audit.kindOf', { subject: text(`audit.subjects.${of}`), kind: label }) };
  });
  return <FilterSelect source="action" label={text('audit.kinds')} choices={choices} />;
}
