import { type ReactNode, useCallback, useRef } from 'react';
import { CreateBase, Form, type RaRecord } from 'react-admin';
import type { MessageKey } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useRefusal } from '../api/use-refusal';
import { UnsavedGuard } from './unsaved-guard';

type Values = Record<string, unknown>;

interface Props<Row extends RaRecord> {
  resource: string;
  defaultValues?: Values;
  /** From what the form holds to what the server takes. */
  transform?: (values: Values) => Values;
  /** Tells of it and goes where it is seen. */
  onCreated: (row: Row) => void;
  /** Tells why not, where the server's own text is not enough. */
  onRefused?: (failure: unknown) => void;
  /** Said when the server gave no reason. */
  failure?: MessageKey;
  children: ReactNode;
}

/** A form that makes one record, however often it is sent. */
export function CreateForm<Row extends RaRecord>({ resource, defaultValues, transform, onCreated, onRefused, failure, children }: Props<Row>) {
  const refuse = useRefusal();
  const { key, renew } = useIdempotencyKey();
  const done = useRef(false);
  const saved = useCallback(() => done.current, []);

  function onError(reason: unknown) {
    // What was sent under this key may be stored; another content is another record.
    if (reason instanceof RequestFailed && reason.body.code === 'idempotency.reused') renew();
    if (onRefused) onRefused(reason);
    else refuse(reason, failure);
  }

  function onSuccess(row: Row) {
    done.current = true;
    onCreated(row);
  }

  return (
    <CreateBase resource={resource} redirect={false} transform={transform} disableAuthentication mutationOptions={{ meta: { idempotencyKey: key }, onError, onSuccess }}>
      <Form noValidate defaultValues={defaultValues} disableInvalidFormNotification>
        {children}
        <UnsavedGuard saved={saved} />
      </Form>
    </CreateBase>
  );
}
