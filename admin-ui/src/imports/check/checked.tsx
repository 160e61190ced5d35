import { useId } from 'react';
import { COMPLETABLE_FIELDS } from '../../../../api/contract/employee/employee-fields.js';
import type { ImportCounts, ImportRecord } from '../../../../api/contract/imports/imports.js';
import { officePath } from '../../paths';
import { imports } from '../../i18n/en/imports';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { CountedFilters } from '../../lists/counted-filters';
import { useFilterChanges } from '../../lists/filter-changes';
import { useFilter } from '../../lists/list-filter';
import { ListTools } from '../../lists/list-tools';
import { useConfig, useNumbers } from '../../api/config';
import { Button, ButtonLink } from '../../ui/button';
import { BalanceMeaning, isMeaningOpen } from './balance-meaning';
import { CheckedRows } from './checked-rows';
import { CountsStrip, resultsIn } from './counts-strip';
import { rowsToImport } from '../import';
import { importCalls } from '../import-queries';
import importClasses from '../import.module.css';
import { LostFocusHeading } from '../../ui/lost-focus-heading';
import { RefusedButton } from './refused-button';
import { useFieldLabel } from '../use-field-label';
import { useOpeningTotals } from '../use-opening-totals';
import { useImportAction } from '../use-import-action';

const MAX_NAMES = 8;

function CheckActions({
  record,
  counts,
  effects,
}: {
  record: ImportRecord;
  counts: ImportCounts;
  effects: string;
}) {
  const text = useText();
  const id = useId();
  const { busy, act } = useImportAction();
  const count = rowsToImport(record);
  const open = isMeaningOpen(record);
  return (
    <div className={`${importClasses.foot} ${importClasses.sticky}`}>
      <p className={importClasses.said} id={id}>
        {open ? text('imports.meaning.open') : <ImportSummary counts={counts} />}
      </p>
      <div className={importClasses.buttons}>
        <ButtonLink variant="quiet" to={officePath.importColumns(record._id)}>
          {text('imports.back')}
        </ButtonLink>
        <Button
          variant="primary"
          aria-disabled={busy || open || count === 0}
          aria-describedby={count > 0 && !open ? `${id} ${effects}` : id}
          onClick={() => void (busy || open || count === 0 || act(() => importCalls.apply(record)))}
          busy={busy}
        >
          {text(`imports.check.import.${record.kind}`, { count })}
        </Button>
      </div>
    </div>
  );
}

function ImportSummary({ counts }: { counts: ImportCounts }) {
  const text = useText();
  const refused = counts.refused > 0 && text('imports.check.stayOut', { count: counts.refused });
  if (counts.new + counts.changed === 0)
    return text(counts.refused > 0 ? 'imports.check.nothingRefused' : 'imports.check.nothing', {
      count: counts.refused,
    });
  const both = counts.new > 0 && counts.changed > 0;
  const one =
    counts.new > 0
      ? text('imports.check.new', { count: counts.new })
      : text('imports.check.changed', { count: counts.changed });
  const summary = both
    ? text('imports.check.both', { new: counts.new, changed: counts.changed })
    : one;
  const repeated =
    counts.repeated > 0 && text('imports.check.repeated', { count: counts.repeated });
  return [summary, repeated, refused].filter(Boolean).join(' ');
}

const isNoticed = (key: string): key is keyof typeof imports.noticed =>
  Object.hasOwn(imports.noticed, key);

const unknownFields = ({ kind, mapping }: ImportRecord) =>
  kind === 'employees' && mapping
    ? COMPLETABLE_FIELDS.filter(
        (field) => mapping.columns[field] === undefined && mapping.constants[field] === undefined,
      )
    : [];

function SideEffects({ record, id }: { record: ImportRecord; id: string }) {
  const { kind, departments, counts, remarks, foreignCurrencies } = record;
  const text = useText();
  const currency = useConfig()?.currency;
  const noticed = remarks.map(
    ({ key, count }) => isNoticed(key) && text(`imports.noticed.${key}`, { count }),
  );
  const foreign =
    foreignCurrencies.length > 0 &&
    currency &&
    text('imports.check.currency', { shown: foreignCurrencies.join(', '), currency });
  const listText = useListText();
  const labelOf = useFieldLabel();
  const totals = useOpeningTotals(record);
  const names =
    departments.length > MAX_NAMES
      ? `${departments.slice(0, MAX_NAMES).join(', ')}, …`
      : listText(departments);
  const departmentText =
    departments.length > 0 &&
    text('imports.check.departments', { count: departments.length, names });
  const unknown = counts && counts.new > 0 ? unknownFields(record) : [];
  const lacking =
    unknown.length > 0 && text('imports.check.unknown', { fields: listText(unknown.map(labelOf)) });
  const unpaid = unknown.includes('salary') && text('imports.check.unpaid');
  const sentences = [
    ...totals,
    foreign,
    lacking,
    unpaid,
    ...noticed,
    departmentText,
    kind === 'employees' && counts && counts.new > 0 && text('imports.check.uninvited'),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <ul id={id} className={importClasses.effects} aria-label={text('imports.check.effects')}>
      {sentences.map((sentence) => (
        <li key={String(sentence)}>{sentence}</li>
      ))}
    </ul>
  );
}

const ALL = 'all';
const WARNED = 'warned';
const NO_COUNTS: ImportCounts = { new: 0, changed: 0, unchanged: 0, repeated: 0, refused: 0 };

export function Checked({ record }: { record: ImportRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const [result] = useFilter('result');
  const [warned] = useFilter('warned');
  const { change } = useFilterChanges();
  const counts = record.counts ?? NO_COUNTS;
  const effects = useId();
  const segments = [
    { value: ALL, label: text('imports.check.all'), count: numbers.format(record.rows) },
    ...resultsIn(counts).map((value) => ({
      value,
      label: text(`imports.results.${value}`),
      count: numbers.format(counts[value]),
    })),
    ...(record.warned
      ? [
          {
            value: WARNED,
            label: text('imports.check.warned'),
            count: numbers.format(record.warned),
          },
        ]
      : []),
  ];
  const choose = (chosen: string) =>
    change({
      result: chosen === ALL || chosen === WARNED ? '' : chosen,
      warned: chosen === WARNED ? 'true' : '',
    });
  return (
    <>
      <LostFocusHeading hidden>{text('imports.check.done', { ...counts })}</LostFocusHeading>
      <CountsStrip counts={counts} />
      <BalanceMeaning record={record} />
      {rowsToImport(record) > 0 && !isMeaningOpen(record) && (
        <SideEffects record={record} id={effects} />
      )}
      <ListTools end={counts.refused > 0 && <RefusedButton record={record} quiet />}>
        <CountedFilters
          label={text('imports.check.result')}
          of={segments}
          value={warned ? WARNED : result || ALL}
          onChoose={choose}
        />
      </ListTools>
      <CheckedRows record={record} />
      <CheckActions record={record} counts={counts} effects={effects} />
    </>
  );
}
