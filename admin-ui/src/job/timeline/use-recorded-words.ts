import { useConfig } from '../../api/config';
import { addDays, dateIn, inclusiveDays } from '../../../../api/contract/calendar-date.js';
import type { JobChangeRecord } from '../../../../api/contract/job/job-changes.js';
import type { PeriodDates } from '../../../../api/contract/payroll/payslips.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';

type Recorded = Pick<JobChangeRecord, 'from' | 'source' | 'by' | 'recordedAt'> &
  Partial<Pick<JobChangeRecord, 'settled' | 'withdrawn'>>;

/** 'Recorded 03 Jul 2025 by Henriette Sørbye, 17 days late', or when and why it was withdrawn. */
export function useRecordedWords(): (change: Recorded) => string {
  const text = useText();
  const { dayOf, longMonth, span } = useDates();
  const timeZone = useConfig()?.timeZone ?? 'UTC';

  const signed = (
    [alone, named]:
      | ['jobTimeline.recorded', 'jobTimeline.recordedBy']
      | ['jobTimeline.imported', 'jobTimeline.importedBy']
      | ['jobTimeline.withdrawnOn', 'jobTimeline.withdrawnBy'],
    at: string,
    by: { name: string } | null,
  ) => (by ? text(named, { date: dayOf(at), name: by.name }) : text(alone, { date: dayOf(at) }));

  const periodOf = ({ from, to }: PeriodDates) =>
    from.endsWith('-01') && addDays(to, 1).endsWith('-01')
      ? longMonth(from.slice(0, 7))
      : span(from, to);

  function late({ from, source, recordedAt }: Recorded): number {
    const day = recordedAt === null ? from : dateIn(timeZone, new Date(recordedAt));
    return source === 'change' && day > from ? inclusiveDays(from, day) - 1 : 0;
  }

  return (change) => {
    const { source, by, recordedAt, settled, withdrawn } = change;
    if (withdrawn) {
      const said = signed(
        ['jobTimeline.withdrawnOn', 'jobTimeline.withdrawnBy'],
        withdrawn.at,
        withdrawn.by,
      );
      return withdrawn.reason
        ? text('jobTimeline.reasoned', { said, reason: withdrawn.reason })
        : said;
    }
    if (recordedAt === null) return text('jobTimeline.fromBeginning');
    if (source === 'import')
      return signed(['jobTimeline.imported', 'jobTimeline.importedBy'], recordedAt, by);
    const recorded = signed(['jobTimeline.recorded', 'jobTimeline.recordedBy'], recordedAt, by);
    const days = late(change);
    const said = days > 0 ? text('jobTimeline.late', { recorded, count: days }) : recorded;
    return settled ? text('jobTimeline.settled', { said, period: periodOf(settled) }) : said;
  };
}
