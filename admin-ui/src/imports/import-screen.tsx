import { useEffect } from 'react';
import { Navigate } from 'react-router';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { officePath } from '../paths';
import { useDates } from '../i18n/use-dates';
import { useText, type MessageKey } from '../i18n/use-text';
import { ListPage } from '../lists/list-page';
import { TableSkeleton } from '../lists/list-rows';
import { serverErrorText } from '../api/use-notify-error';
import { NotFound } from '../shell/not-found';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { ButtonLink } from '../ui/button';
import { Applied } from './run/applied';
import { AppliedDetails } from './run/applied-row';
import { ApplySteps } from './run/apply-steps';
import { Checked } from './check/checked';
import { PAGE_SIZES } from './check/checked-rows';
import { ColumnsForm } from './columns/columns-form';
import { dropDraft } from './columns/draft';
import { isOpen, isRunning, rowsToImport, type Step, stepOf } from './import';
import { ImportHead, ImportMissing, ImportSkeleton } from './import-head';
import { rowsResource, useColumns, useImport } from './import-queries';
import classes from './import.module.css';
import { LostFocusHeading } from '../ui/lost-focus-heading';
import { Running } from './run/running';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/language';
import { AlertBox } from '../ui/feedback/alert-box';

const DEFAULT_SORT = { field: 'result', order: 'ASC' } as const;

function Check({ record }: { record: ImportRecord }) {
  const text = useText();
  if (record.state === 'Checking')
    return (
      <Running
        record={record}
        title={text('imports.running.checking', { count: record.rows })}
        cancel={text('imports.running.cancelCheck')}
      />
    );
  return (
    <ListPage
      resource={rowsResource(record._id)}
      sort={DEFAULT_SORT}
      perPage={PAGE_SIZES.at(-1)}
      personal
    >
      <Checked record={record} />
    </ListPage>
  );
}

export function ImportScreen({
  id,
  requestedStep,
}: {
  id: string;
  requestedStep: string | undefined;
}) {
  const text = useText();
  const { record, failure, isPending, refetch } = useImport(id);
  if (requestedStep && requestedStep !== 'columns') return <NotFound />;
  if (isPending || record?.state === 'Reading') return <ImportSkeleton />;
  if (!record) return <ImportMissing failure={failure} onTryAgain={() => void refetch()} />;
  if (requestedStep && !isOpen(record)) return <Navigate to={officePath.import(id)} replace />;
  const step = requestedStep ? 'columns' : stepOf(record.state);
  return (
    <>
      <ImportHead kind={record.kind} record={record} step={step} />
      {!(step === 'columns' && record.state === 'Checked') && <ImportFailure record={record} />}
      {failure && isRunning(record) && (
        <p className={classes.unreachable}>{text('imports.unreachable')}</p>
      )}
      <StepContent step={step} record={record} />
    </>
  );
}

function StepContent({ step, record }: { step: Step; record: ImportRecord }) {
  if (step === 'columns') return <Columns record={record} />;
  return step === 'check' ? <Check record={record} /> : <Apply record={record} />;
}

function Columns({ record }: { record: ImportRecord }) {
  const text = useText();
  const { data, error, refetch } = useColumns(record._id);
  if (data) return <ColumnsForm record={record} {...data} />;
  if (!error) return <TableSkeleton />;
  return (
    <ScreenFailed onRetry={refetch}>
      {serverErrorText(error) || text('imports.columns.failed')}
    </ScreenFailed>
  );
}

function Apply({ record }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  const { _id, kind, state, fileName, startedAt } = record;
  const finished = state !== 'Applying';
  useEffect(() => {
    if (finished) dropDraft(_id);
  }, [_id, finished]);

  const about = startedAt
    ? text('imports.running.about', { file: fileName, at: instant(startedAt) })
    : fileName;
  if (state === 'Applied') return <Applied record={record} />;
  if (state === 'Undone') return <Undone record={record} />;
  if (state === 'Undoing')
    return (
      <Running
        record={record}
        title={text('imports.running.undoing', { name: record.name })}
        cancel={text('imports.running.cancelUndo')}
        about={about}
      />
    );
  return (
    <Running
      record={record}
      title={text(`imports.running.importing.${kind}`, { count: rowsToImport(record) })}
      cancel={text('imports.running.cancelImport')}
      about={about}
    >
      <ApplySteps record={record} />
    </Running>
  );
}

function Undone({ record }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  const { undoneAt, undoneBy } = record;
  return (
    <>
      <div className={classes.head}>
        <div>
          <LostFocusHeading>{text('imports.undone.title')}</LostFocusHeading>
          {undoneAt && (
            <p className={classes.when}>
              {text('imports.undone.by', { who: undoneBy ?? '', at: instant(undoneAt) })}
            </p>
          )}
          <AppliedDetails record={record} />
        </div>
        <div className={classes.actions}>
          <ButtonLink variant="primary" to={officePath.imports}>
            {text('imports.undone.another')}
          </ButtonLink>
        </div>
      </div>
      <p className={classes.when}>{text('imports.undone.text')}</p>
    </>
  );
}

const TITLES: { [state in ImportRecord['state']]?: MessageKey } = {
  Uploaded: 'imports.fault.check',
  Checked: 'imports.fault.apply',
  Applied: 'imports.fault.undo',
};

/** The cached record keeps the server's sentence, so the failure follows a change of the language. */
function ImportFailure({ record: { state, fault, faultRefusal } }: { record: ImportRecord }) {
  const text = useText();
  const { language } = useLanguage();
  const { data: reason } = useQuery({
    queryKey: ['importFailure', language, fault, faultRefusal],
    queryFn: () => inActiveLanguage(fault ?? '', faultRefusal),
    enabled: fault !== null,
    staleTime: Infinity,
  });
  const title = TITLES[state];
  if (!reason || !title) return null;
  return (
    <div className={classes.error}>
      <AlertBox reason={reason}>{text(title)}</AlertBox>
    </div>
  );
}

/** The server's English, if the sentences cannot be loaded. */
const inActiveLanguage = (fault: string, refusal: ImportRecord['faultRefusal']) =>
  import('../api/translate-refusals')
    .then(({ translateRefusal }) => translateRefusal(fault, refusal))
    .catch(() => fault);
