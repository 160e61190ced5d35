import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { JobChangeBody } from '../../../api/contract/job/job-change-body.js';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useNotifyError } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { fieldErrorsOf } from './field-errors';
import { jobCalls } from './job-calls';
import { useJobRefresh } from './use-job';
import type { JobPreview } from './use-job-preview';

/** Stores a change only with the effect that was seen. What others stored meanwhile is shown first. */
export function useRecordChange(preview: JobPreview, onRecorded: () => void) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useJobRefresh();
  const { key, renew } = useIdempotencyKey();
  const isRecorded = useRef(false);
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState<string>();

  /** Answers what is refused, by field. `words` say that it is done. */
  async function record(change: JobChangeBody, words: string): Promise<Record<string, string>> {
    setBusy(true);
    try {
      await jobCalls.add(change, key);
      isRecorded.current = true;
      await refresh();
      notify(words, { type: 'success' });
      onRecorded();
      return {};
    } catch (failure) {
      return await refuse(failure);
    } finally {
      setBusy(false);
    }
  }

  async function refuse(failure: unknown): Promise<Record<string, string>> {
    const atFields = fieldErrorsOf(failure);
    if (failure instanceof RequestFailed && failure.body.code === 'job.changed') {
      renew();
      setChanged(failure.message || text('job.effect.changed'));
      await preview.refetch();
    } else if (Object.keys(atFields).length === 0) notifyError(failure);
    return atFields;
  }

  return { busy, changed, isRecorded, record, forget: () => setChanged(undefined) };
}
