import { useListContext } from 'react-admin';
import { useNumbers } from '../api/config';
import { useText } from '../i18n/use-text';
import { ExportButton } from '../lists/export-button';
import { useFilterChanges } from '../lists/filter-changes';
import { type ListFilter, useFilter } from '../lists/list-filter';
import { ListHead } from '../lists/list-head';
import { ListPage } from '../lists/list-page';
import { ListTools } from '../lists/list-tools';
import type { Choice } from '../ui/fields/select-field';
import { actionsOf, isSubject, SUBJECTS, useActionText } from './actions';
import { BrokenChain, ChainLine } from './chain';
import type { Entry, LogView } from './entry';
import { LogRows } from './log-rows';
import classes from './log.module.css';
import { useChain } from './use-chain';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/audit';

export const messages = catalogueOf({ audit: english });

type OtherFilters = Partial<Record<'actor' | 'object' | 'changeset', string>>;

/** Set in the list itself or by links from other pages. */
function useOtherFilters(): ListFilter[] {
  const text = useText();
  const { data = [], filterValues } = useListContext<Entry>();
  const { actor, object, changeset } = filterValues as OtherFilters;
  // All filtered entries have this actor, so any of them has the name.
  const actorName = data.find((entry) => entry.actor._id === actor)?.actor.name;
  const nameOf = (id: string | undefined) =>
    data.find(({ subjectId }) => subjectId === id)?.subjectName;
  return [
    {
      source: 'actor',
      label: '',
      words: actorName ? text('audit.by', { name: actorName }) : text('audit.onePerson'),
    },
    { source: 'object', label: '', words: nameOf(object) ?? text('audit.oneObject') },
    { source: 'changeset', label: '', words: nameOf(changeset) ?? text('audit.oneImport') },
  ];
}

export default function AuditLog() {
  return (
    <ListPage resource="audit" sort={{ field: 'recordedAt', order: 'DESC' }}>
      <Head />
      <AuditTools />
      <BrokenChain />
      <Entries />
    </ListPage>
  );
}

function Head() {
  const text = useText();
  const numbers = useNumbers();
  const { total } = useListContext<Entry>();
  return (
    <ListHead
      title={text('audit.title')}
      figures={[
        {
          label: text('audit.total'),
          value: total === undefined ? undefined : numbers.format(total),
        },
      ]}
      actions={<ExportButton name="audit" />}
    />
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
function importsUnder({
  changeset,
  q,
  object,
  action,
  number,
}: Record<string, unknown>): LogView['imports'] {
  if (changeset) return 'listed';
  return q || object || action || number ? 'linked' : 'folded';
}

function AuditTools() {
  const text = useText();
  const [subject] = useFilter('subject');
  const filters: ListFilter[] = [
    // Clears the action, because an action of another subject would match nothing.
    {
      source: 'subject',
      label: text('audit.objectLabel'),
      any: text('audit.objects'),
      choices: SUBJECTS.map((value) => ({ value, label: text(`audit.subjects.${value}`) })),
      clears: 'action',
    },
    {
      source: 'action',
      label: text('audit.kindLabel'),
      any: text('audit.kinds'),
      choices: useActionChoices(subject),
    },
    {
      source: 'from',
      label: text('audit.from'),
      until: { source: 'to', label: text('audit.to') },
    },
    ...useOtherFilters(),
  ];
  return (
    <ListTools search={text('audit.search')} filters={filters}>
      <ChainLine />
    </ListTools>
  );
}

function useActionChoices(subject: string): Choice[] {
  const text = useText();
  const actionText = useActionText();
  return actionsOf(subject).map((action) => {
    const [of = ''] = action.split('.');
    const label = actionText({ action, subject: of, changes: [] }, 'own');
    return {
      value: action,
      label:
        subject || !isSubject(of)
          ? label
          : text('audit.kindOf', { subject: text(`audit.subjects.${of}`), kind: label }),
    };
  });
}
