import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { DownloadButton } from '../shell/confirmation/download-button';
import { LeaveTabs } from '../shell/leave-tabs';
import { EmptyState } from '../ui/feedback/empty-state';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { PageHead } from '../ui/layout/page-head';
import { absenceReportCalls } from './absence-report-calls';
import { AbsenceBars } from './absence-bars';
import { AbsenceTable } from './absence-table';
import { ReportFigures } from './report-figures';
import { type ChosenSpan, spanOfAddress } from './report-span';
import { SpanChoice } from './span-choice';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/absence-report';
import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';
import classes from './absence-report.module.css';

export const messages = catalogueOf({ 'absence-report': english });

export default function AbsenceReport() {
  const today = useToday();
  return (
    <>
      <LeaveTabs />
      {today ? <Report today={today} /> : <Skeleton width="100%" height={420} />}
    </>
  );
}

/** The span stands in the address. */
function Report({ today }: { today: CalendarDate }) {
  const text = useText();
  const [query, setQuery] = useSearchParams();
  const span = spanOfAddress(query, today);
  return (
    <>
      <PageHead
        title={text('absenceReport.title')}
        actions={
          <DownloadButton
            fetchFile={() => absenceReportCalls.file(span)}
            name={`absence-${span.from}-${span.to}.csv`}
          >
            {text('lists.export')}
          </DownloadButton>
        }
      >
        {text('absenceReport.subtitle')}
      </PageHead>
      <SpanChoice
        key={`${span.from} ${span.to}`}
        span={span}
        today={today}
        onChoose={(chosen) => setQuery(chosen, { replace: true })}
      />
      <OfSpan span={span} />
    </>
  );
}

function OfSpan({ span: { from, to } }: { span: ChosenSpan }) {
  const text = useText();
  const dates = useDates();
  const {
    data: report,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    queryKey: ['leaves', 'absence report', from, to],
    queryFn: () => absenceReportCalls.read({ from, to }),
    placeholderData: keepPreviousData,
  });
  if (error && (!report || isPlaceholderData))
    return <ScreenFailed onRetry={refetch}>{text('absenceReport.failed')}</ScreenFailed>;
  if (!report) return <Skeleton width="100%" height={420} />;
  if (report.people === 0)
    return (
      <EmptyState title={text('absenceReport.none')}>
        {text('absenceReport.noneText', { span: dates.span(report.from, report.to) })}
      </EmptyState>
    );
  return (
    <div aria-busy={isPlaceholderData}>
      <ReportFigures of={report} />
      <AbsenceBars of={report} />
      <AbsenceTable of={report} />
      <ReportNotes of={report} />
    </div>
  );
}

/** How the numbers are counted. */
function ReportNotes({ of: { minutes, to } }: { of: AbsenceReportRecord }) {
  const text = useText();
  const today = useToday();
  const notes = [
    'days',
    ...(minutes > 0 ? ['hours' as const] : []),
    'average',
    'departments',
    ...(today && to > today ? ['coming' as const] : []),
  ] as const;
  return (
    <p className={classes.notes}>
      {notes.map((note) => text(`absenceReport.notes.${note}`)).join(' ')}
    </p>
  );
}
