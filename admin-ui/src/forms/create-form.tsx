import { type ReactNode, useCallback, useRef } from 'react';
import { CreateBase, type RaRecord } from 'react-admin';
import type { MessageKey } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useNotifyError } from '../api/use-notify-error';
import { Form } from './form';
import { UnsavedGuard } from './unsaved-guard';

type Values = Record<string, unknown>;

interface Props<Row extends RaRecord> {
  resource: string;
  defaultValues?: Values;
  transform?: (values: Values) => Values;
  onCreated: (row: Row) => void;
  /** Replaces the default error notification. */
  onRefused?: (failure: unknown) => void;
  failure?: MessageKey;
  children: ReactNode;
}

export function CreateForm<Row extends RaRecord>({ resource, defaultValues, transform, onCreated, onRefused, failure, children }: Props<Row>) {
  const notifyError = useNotifyError();
  const { key, renew } = useIdempotencyKey();
  const created = useRef(false);
  const isSaved = useCallback(() => created.current, []);

  function onError(reason: unknown) {
    // An earlier request with this key may have been stored, so changed content needs a new key.
    if (reason instanceof RequestFailed && reason.body.code === 'idempotency.reused') renew();
    if (onRefused) onRefused(reason);
    else notifyError(reason, failure);
  }

  function onSuccess(row: Row) {
    created.current = true;
    onCreated(row);
  }

  return (
    <CreateBase resource={resource} redirect={false} transform={transform} disableAuthentication mutationOptions={{ meta: { idempotencyKey: key }, onError, onSuccess }}>
      <Form defaultValues={defaultValues}>
        {children}
        <UnsavedGuard form={resource} isSaved={isSaved} />
      </Form>
    </CreateBase>
  );
}
