import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';
import { getBlob, getJson } from '../api/http-client';
import type { Span } from './report-span';

const address = ({ from, to }: Span) =>
  `/leave/report?${new URLSearchParams({ from, to })}` as const;

export const absenceReportCalls = {
  read: async (span: Span): Promise<AbsenceReportRecord> => (await getJson(address(span))).report,
  file: (span: Span): Promise<Blob> => getBlob(address(span), 'text/csv'),
};
