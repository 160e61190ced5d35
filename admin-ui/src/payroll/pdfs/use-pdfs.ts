import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  PAYSLIP_UPLOAD_BYTES_MAX,
  type SkippedFile,
} from '../../../../api/contract/payroll/payslip-files.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { RequestFailed } from '../../api/http-client';
import { NotConfirmed } from '../../api/not-confirmed';
import { useText } from '../../i18n/use-text';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { useRunRefresh } from '../use-run';
import { pdfCalls } from './pdf-calls';
import { uploadBatches } from './upload-batches';

export const usePdfs = ({ _id }: PayRunRecord) =>
  useQuery({ queryKey: ['payroll', 'pdfs', _id], queryFn: () => pdfCalls.list(_id) });

interface Uploaded {
  /** New ones, and those that were there already. */
  added: number;
  known: number;
  skipped: SkippedFile[];
}

/** One upload after the other, so that many files are within the limit of each. */
export function useUpload(run: PayRunRecord) {
  const text = useText();
  const withConfirmation = useWithConfirmation();
  const refresh = useRunRefresh(run._id);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [skipped, setSkipped] = useState<SkippedFile[]>([]);

  /** Undefined after a failure; what was uploaded before it stays. */
  async function upload(files: File[]): Promise<Uploaded | undefined> {
    const large = files.find(({ size }) => size > PAYSLIP_UPLOAD_BYTES_MAX);
    setSkipped([]);
    setError(large && text('fromOffice.pdfs.large', { name: large.name }));
    if (large) return undefined;
    const uploaded: Uploaded = { added: 0, known: 0, skipped: [] };
    setBusy(true);
    try {
      for (const batch of uploadBatches(files)) {
        const {
          added,
          matched,
          unmatched,
          skipped: left,
        } = await withConfirmation(() => pdfCalls.upload(run._id, batch));
        uploaded.added += added;
        uploaded.known += matched.length + unmatched.length - added;
        uploaded.skipped.push(...left);
      }
      return uploaded;
    } catch (failure) {
      if (!(failure instanceof NotConfirmed))
        setError(
          (failure instanceof RequestFailed && (failure.body.errors?.file || failure.message)) ||
            text('fromOffice.pdfs.failed'),
        );
      return undefined;
    } finally {
      setSkipped(uploaded.skipped);
      await refresh();
      setBusy(false);
    }
  }

  return { busy, error, skipped, upload };
}
