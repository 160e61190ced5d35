import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react';
import { EditBase, type RaRecord, useEditContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { MessageKey } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { Form } from './form';
import { FormConflict } from './form-conflict';
import { RecordMissing } from './record-missing';
import { dataOf, StaleEdit } from './stale-edit';
import { UnsavedGuard } from './unsaved-guard';
import { useNotifyRefusal } from './use-notify-refusal';

type Values = Record<string, unknown>;

const FOR_EDITING = { forEditing: true };

interface Props<Row extends RaRecord> {
  resource: string;
  id: string;
  /** The form's values from the record. `version` is added automatically. */
  values: (row: Row) => Values;
  transform?: (values: Values) => Values;
  onSaved: (row: Row) => void;
  failure?: MessageKey;
  refusedWithoutReason?: MessageKey;
  loading: ReactNode;
  /** Where there is no such record. */
  missing: Pick<ComponentProps<typeof RecordMissing>, 'title' | 'back'>;
  children: ReactNode;
}

export function EditForm<Row extends RaRecord>({
  resource,
  id,
  transform,
  onSaved,
  failure,
  refusedWithoutReason,
  ...inner
}: Props<Row>) {
  const notifyRefusal = useNotifyRefusal(failure, refusedWithoutReason);
  const updated = useRef(false);
  const isSaved = useCallback(() => updated.current, []);
  const [staleMessage, setStaleMessage] = useState<string>();

  function onError(reason: unknown) {
    if (reason instanceof RequestFailed && reason.body.code === 'request.stale')
      setStaleMessage(reason.message);
    else notifyRefusal(reason);
  }

  function onSuccess(row: Row) {
    updated.current = true;
    onSaved(row);
  }

  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      transform={transform}
      disableAuthentication
      mutationOptions={{ onError, onSuccess }}
      // A query key of its own: the list's cached record is older, incomplete and has no version.
      queryOptions={{
        meta: FOR_EDITING,
        onError: () => undefined,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        gcTime: 0,
      }}
    >
      <LoadedForm
        {...inner}
        isSaved={isSaved}
        staleMessage={staleMessage}
        onStaleClose={() => setStaleMessage(undefined)}
      />
    </EditBase>
  );
}

interface LoadedFormProps<Row extends RaRecord> extends Pick<
  Props<Row>,
  'values' | 'loading' | 'missing' | 'children'
> {
  isSaved: () => boolean;
  staleMessage: string | undefined;
  onStaleClose: () => void;
}

function LoadedForm<Row extends RaRecord>({
  values,
  loading,
  missing,
  isSaved,
  staleMessage,
  onStaleClose,
  children,
}: LoadedFormProps<Row>) {
  const { record, error, isPending, refetch } = useEditContext<Row>();
  // The form keeps the record it was opened with, even if the query loads a newer one.
  const [edited, setEdited] = useState<Row>();
  if (!edited && record) setEdited(record);
  if (isPending) return loading;
  if (!edited)
    return <RecordMissing failure={error} onTryAgain={() => void refetch()} {...missing} />;
  return (
    <Form
      key={String(edited.version)}
      record={{ id: edited.id, version: edited.version as number, ...values(edited) }}
    >
      {children}
      <UnsavedGuard form="edit" isSaved={isSaved} />
      {staleMessage && (
        <StaleRecord
          message={staleMessage}
          load={async () => dataOf(await refetch())}
          values={(theirs) => ({ ...values(theirs), version: theirs.version as number })}
          onTakeTheirs={(theirs) => {
            onStaleClose();
            setEdited(theirs);
          }}
          onClose={onStaleClose}
        />
      )}
    </Form>
  );
}

interface StaleRecordProps<Row> extends Omit<ComponentProps<typeof StaleEdit<Row>>, 'children'> {
  values: (row: Row) => Values;
  onTakeTheirs: (theirs: Row) => void;
}

function StaleRecord<Row extends RaRecord>({
  values,
  onTakeTheirs,
  ...stale
}: StaleRecordProps<Row>) {
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();

  function keepMine(theirs: Row, form: HTMLFormElement | null) {
    for (const [name, value] of Object.entries(values(theirs))) {
      if (!(name in dirtyFields)) setValue(name, value);
    }
    stale.onClose();
    form?.requestSubmit();
  }

  return (
    <StaleEdit {...stale}>
      {(theirs) => (
        <FormConflict
          theirs={values(theirs)}
          onKeepMine={(form) => keepMine(theirs, form)}
          onTakeTheirs={() => onTakeTheirs(theirs)}
          onClose={stale.onClose}
        />
      )}
    </StaleEdit>
  );
}
