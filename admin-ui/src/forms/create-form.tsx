import { type ReactNode, useCallback, useRef } from 'react';
import { CreateBase, type RaRecord } from 'ra-core';
import type { MessageKey } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { Form } from './form';
import { UnsavedGuard } from './unsaved-guard';
import { useNotifyRefusal } from './use-notify-refusal';

type Values = Record<string, unknown>;

interface Props<Row extends RaRecord> {
  resource: string;
  defaultValues?: Values;
  transform?: (values: Values) => Values;
  onCreated: (row: Row) => void;
  /** Also told of it. */
  onRefused?: (failure: unknown) => void;
  failure?: MessageKey;
  refusedWithoutReason?: MessageKey;
  children: ReactNode;
}

export function CreateForm<Row extends RaRecord>({
  resource,
  defaultValues,
  transform,
  onCreated,
  onRefused,
  failure,
  refusedWithoutReason,
  children,
}: Props<Row>) {
  const notifyRefusal = useNotifyRefusal(failure, refusedWithoutReason);
  const { key, renew } = useIdempotencyKey();
  const created = useRef(false);
  const isSaved = useCallback(() => created.current, []);

  function onError(reason: unknown) {
    // An earlier request with this key may have been stored, so changed content needs a new key.
    if (reason instanceof RequestFailed && reason.body.code === 'idempotency.reused') renew();
    onRefused?.(reason);
    notifyRefusal(reason);
  }

  function onSuccess(row: Row) {
    created.current = true;
    onCreated(row);
  }

  return (
    <CreateBase
      resource={resource}
      redirect={false}
      transform={transform}
      disableAuthentication
      mutationOptions={{ meta: { idempotencyKey: key }, onError, onSuccess }}
    >
      <Form defaultValues={defaultValues}>
        {children}
        <UnsavedGuard form={resource} isSaved={isSaved} />
      </Form>
    </CreateBase>
  );
}
