import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { JobProgress } from '../../../api/contract/job/job-changes.js';
import type { JobChangeProgress } from '../../../api/contract/job/job-responses.js';
import { getJson, RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { translateRefusal } from '../api/translate-refusals';
import { useNotifyError } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { fieldErrorsOf } from './field-errors';
import { jobCalls, type StoredChange } from './job-calls';
import { useJobRefresh } from './use-job';
import type { JobPreview } from './use-job-preview';

/** Stores a change only with the effect that was seen. What others stored meanwhile is shown first. */
export function useRecordChange(preview: JobPreview, onRecorded: () => void) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useJobRefresh();
  const { key } = useIdempotencyKey();
  const isRecorded = useRef(false);
  const isOpen = useIsOpen();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState<string>();
  const [progress, setProgress] = useState<JobProgress | null>(null);

  /** Answers what is refused, by field. `words` say that it is done. */
  async function record(change: StoredChange, words: string): Promise<Record<string, string>> {
    setBusy(true);
    try {
      const end = await followed(await jobCalls.add(change, key), setProgress, isOpen);
      const failed = end.failed && (await translateRefusal(end.failed, end.failedRefusal));
      isRecorded.current = true;
      await refresh();
      if (!end.progress) notify(failed || words, { type: failed ? 'error' : 'success' });
      if (isOpen()) onRecorded();
      return {};
    } catch (failure) {
      return await refuse(failure);
    } finally {
      setBusy(false);
      setProgress(null);
    }
  }

  async function refuse(failure: unknown): Promise<Record<string, string>> {
    const atFields = fieldErrorsOf(failure);
    if (failure instanceof RequestFailed && failure.body.code === 'job.changed') {
      setChanged(failure.message || text('job.effect.changed'));
      await preview.refetch();
    } else if (Object.keys(atFields).length === 0) notifyError(failure);
    return atFields;
  }

  const forget = useCallback(() => setChanged(undefined), []);
  return { busy, progress, changed, isRecorded, record, forget };
}

/** False once the form is closed. */
function useIsOpen(): () => boolean {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return () => isOpen.current;
}

const PAUSE_MS = 500;

/** More than 200 people are changed by a job, which is followed to its end while the form is open. */
async function followed(
  begun: JobChangeProgress,
  onProgress: (progress: JobProgress) => void,
  isOpen: () => boolean,
): Promise<JobChangeProgress> {
  let at = begun;
  while (at.progress && isOpen()) {
    onProgress(at.progress);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    at = await getJson(`/job/progress/${at.change}`);
  }
  return at;
}
