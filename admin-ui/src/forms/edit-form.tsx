import { type ReactNode, useCallback, useRef, useState } from 'react';
import { EditBase, Form, type RaRecord, useEditContext } from 'react-admin';
import { type MessageKey, useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useRefusal } from '../api/use-refusal';
import { ConfirmDialog } from '../ui/feedback/dialog';
import { UnsavedGuard } from './unsaved-guard';

type Values = Record<string, unknown>;

const FOR_EDITING = { forEditing: true };

interface Props<Row extends RaRecord> {
  resource: string;
  id: string;
  /** From the record to what the form holds, and from that to what the server takes; `version` goes along by itself. */
  values: (row: Row) => Values;
  transform?: (values: Values) => Values;
  onSaved: (row: Row) => void;
  /** Said when no answer came, and when one came without a reason. */
  failure?: MessageKey;
  refusedWithoutReason?: MessageKey;
  loading: ReactNode;
  /** Instead of the form, when there is no such record or it cannot be read. */
  missing: (failure: unknown) => ReactNode;
  children: ReactNode;
}

/** A form over one record. Whoever was overtaken by somebody else's edit is told so, and can start from theirs. */
export function EditForm<Row extends RaRecord>({ resource, id, transform, onSaved, failure, refusedWithoutReason = failure, ...inner }: Props<Row>) {
  const refuse = useRefusal();
  const done = useRef(false);
  const saved = useCallback(() => done.current, []);
  const [stale, setStale] = useState<string>();

  function onError(reason: unknown) {
    if (reason instanceof RequestFailed && reason.body.code === 'request.stale') setStale(reason.message);
    else refuse(reason, reason instanceof RequestFailed && reason.status > 0 ? refusedWithoutReason : failure);
  }

  function onSuccess(row: Row) {
    done.current = true;
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
      // With a key of its own: what a list has left in the cache is shorter, older, and without a version.
      queryOptions={{ meta: FOR_EDITING, onError: () => undefined, refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 }}
    >
      <Loaded {...inner} saved={saved} stale={stale} onStaleSeen={() => setStale(undefined)} />
    </EditBase>
  );
}

interface LoadedProps<Row extends RaRecord> extends Pick<Props<Row>, 'values' | 'loading' | 'missing' | 'children'> {
  saved: () => boolean;
  stale: string | undefined;
  onStaleSeen: () => void;
}

function Loaded<Row extends RaRecord>({ values, loading, missing, saved, stale, onStaleSeen, children }: LoadedProps<Row>) {
  const text = useText();
  const { record, error, isPending, refetch } = useEditContext<Row>();
  // What one edits stays as it is while one does, whatever is read meanwhile.
  const [edited, setEdited] = useState<Row>();
  if (!edited && record) setEdited(record);
  if (isPending) return loading;
  if (!edited) return missing(error);
  return (
    <Form key={String(edited.version)} noValidate record={{ id: edited.id, version: edited.version as number, ...values(edited) }} disableInvalidFormNotification>
      {children}
      <UnsavedGuard saved={saved} />
      {stale && (
        <ConfirmDialog
          title={text('forms.staleTitle')}
          action={text('forms.reload')}
          onCancel={onStaleSeen}
          onConfirm={() => {
            onStaleSeen();
            void refetch().then(({ data }) => setEdited(data));
          }}
        >
          {stale}
        </ConfirmDialog>
      )}
    </Form>
  );
}
