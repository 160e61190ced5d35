import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { CountedFilters } from '../lists/counted-filters';
import { ListHead } from '../lists/list-head';
import { DownloadButton } from '../shell/confirmation/download-button';
import { LeaveTabs } from '../shell/leave-tabs';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { absenceReportCalls } from './absence-report-calls';
import { DepartmentMatrix } from './department-matrix';
import { PersonAbsences } from './person-absences';
import { type ChosenSpan, queryOfSpan, spanOfAddress } from './report-span';
import { SpanChoice } from './span-choice';
import { useReportAmounts } from './use-report-amounts';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/absence-report';
import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';
import classes from './absence-report.module.css';

const UNITS = ['days', 'person'] as const;

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

/** The span and the unit stand in the address. */
function Report({ today }: { today: CalendarDate }) {
  const text = useText();
  const dates = useDates();
  const [query, setQuery] = useSearchParams();
  const span = spanOfAddress(query, today);
  const perPerson = query.get('unit') === 'person';
  const show = (chosen: Record<string, string>, isPerPerson: boolean) =>
    setQuery({ ...chosen, ...(isPerPerson && { unit: 'person' }) }, { replace: true });
  return (
    <>
      <ListHead
        title={text('absenceReport.title')}
        figures={[{ label: text('absenceReport.subtitle'), value: dates.span(span.from, span.to) }]}
        actions={
          <>
            <DownloadButton
              variant="quiet"
              icon={false}
              fetchFile={() => absenceReportCalls.file(span)}
              name={`absence-${span.from}-${span.to}.csv`}
            >
              {text('lists.export')}
            </DownloadButton>
            <Button variant="quiet" onClick={() => window.print()}>
              {text('absenceReport.print')}
            </Button>
          </>
        }
      />
      <SpanChoice
        span={span}
        today={today}
        end={
          <div className={classes.unit}>
            <CountedFilters
              label={text('absenceReport.unit')}
              of={UNITS.map((value) => ({ value, label: text(`absenceReport.units.${value}`) }))}
              value={perPerson ? 'person' : 'days'}
              onChoose={(unit) => show(queryOfSpan(span), unit === 'person')}
            />
          </div>
        }
        onChoose={(chosen) => show(chosen, perPerson)}
      />
      <OfSpan span={span} perPerson={perPerson} />
    </>
  );
}

function OfSpan({ span: { from, to }, perPerson }: { span: ChosenSpan; perPerson: boolean }) {
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
      <ReportStatus of={report} />
      <DepartmentMatrix of={report} perPerson={perPerson} />
      <ReportNotes of={report} />
      <PersonAbsences of={report} />
    </div>
  );
}

function ReportStatus({ of: report }: { of: AbsenceReportRecord }) {
  const text = useText();
  const dates = useDates();
  const amounts = useReportAmounts();
  return (
    <p role="status" className="visually-hidden">
      {text('absenceReport.summary', {
        span: dates.span(report.from, report.to),
        people: text('absenceReport.persons', { count: report.people }),
        amount: amounts.words(report),
      })}
    </p>
  );
}

/** How the numbers are counted. */
function ReportNotes({ of: { minutes, to } }: { of: AbsenceReportRecord }) {
  const text = useText();
  const today = useToday();
  const notes = [
    'tint',
    'days',
    ...(minutes > 0 ? ['hours' as const] : []),
    ...(today && to > today ? ['coming' as const] : []),
    'departments',
  ] as const;
  return (
    <p className={classes.notes}>
      {notes.map((note) => text(`absenceReport.notes.${note}`)).join(' ')}
    </p>
  );
}
