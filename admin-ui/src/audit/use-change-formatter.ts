import { isLanguage, languageName } from '../../../api/contract/languages.js';
import { STEP_PEOPLE, type StepPeople } from '../../../api/contract/leave/approvals.js';
import type { AuditEntryRecord, AuditValue } from '../../../api/contract/audit.js';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { audit } from '../i18n/en/audit';
import { useDates } from '../i18n/use-dates';
import { useIntervals } from '../i18n/use-intervals';
import { type MessageKey, type Text, useText } from '../i18n/use-text';
import { choiceLabel } from '../forms/choices';
import { useMoney, useNumbers } from '../api/config';

type Change = AuditEntryRecord['changes'][number];

/** Values are '' where there is none. */
export interface FormattedChange {
  field: string;
  label: string;
  before: string;
  after: string;
}

type Field = keyof typeof audit.fields;

const AMOUNTS = new Set([
  'salary',
  'basicSalary',
  'allowances',
  'deductions',
  'netSalary',
  'yearlySalary',
  'netPay',
  'payAmount',
  'hourly',
]);

/** It means nothing to readers. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MONTH_AND_DAY = /^\d{2}-\d{2}$/;

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const isField = (field: string): field is Field => Object.hasOwn(audit.fields, field);

/** For fields without a translation: 'twoFactor' becomes 'Two factor'. */
function fallbackLabel(field: string): string {
  const words = field
    .replace(/_/g, ' ')
    .replace(
      /([a-z\d])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function useChangeFormatter(): (change: Change) => FormattedChange {
  const text = useText();
  const money = useMoney();
  const numbers = useNumbers();
  const { day, dayAndMonth } = useDates();
  const intervals = useIntervals();

  function format(field: string, value: AuditValue): string {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'number')
      return AMOUNTS.has(field) ? money.format(value) : numbers.format(value);
    if (typeof value === 'boolean') return booleanText(text, field, value);
    if (typeof value === 'object') return JSON.stringify(value);
    if (ID.test(value)) return '';
    if (field === 'earlierEmployments') return intervals(value);
    if (field === 'filter') return filterText(value);
    if (field === 'slots') return weekText(value);
    if (field === 'yearStart' && MONTH_AND_DAY.test(value)) return dayAndMonth(`2000-${value}`);
    return isCalendarDate(value) ? day(value) : choiceText(text, field, value);
  }

  /** Where a filter is one record, only its kind is said. */
  function filterText(value: string): string {
    const filter = parsed(value);
    if (!filter || Array.isArray(filter)) return value;
    return Object.entries(filter)
      .map(([field, chosen]) => `${labelOf(field)} ${format(field, chosen as AuditValue)}`.trim())
      .join(', ');
  }

  /** The halves of the days of a week, in minutes. */
  function weekText(value: string): string {
    const week = parsed(value);
    if (!Array.isArray(week)) return value;
    const days = (week as number[][])
      .map((halves) => halves.reduce((sum, minutes) => sum + minutes, 0))
      .filter((minutes) => minutes > 0);
    const minutes = days.reduce((sum, one) => sum + one, 0);
    return text('audit.values.week', { count: days.length, hours: numbers.format(minutes / 60) });
  }

  const labelOf = (field: string) =>
    isField(field) ? text(`audit.fields.${field}`) : fallbackLabel(field);

  return ({ field, before, after }) => {
    const label = labelOf(field);
    const hadValue = before !== null && before !== undefined;
    // Ids mean nothing to readers, only the fact that they changed.
    if (field === 'image')
      return {
        field,
        label,
        before: hadValue ? text('audit.values.photo') : '',
        after:
          after === null ? '' : text(hadValue ? 'audit.values.newPhoto' : 'audit.values.photo'),
      };
    if (field === 'logo')
      return {
        field,
        label,
        before: hadValue ? text('audit.values.logo') : '',
        after: after === null ? '' : text(hadValue ? 'audit.values.newLogo' : 'audit.values.logo'),
      };
    if (field === 'managerId')
      return {
        field,
        label,
        before: text(`audit.values.manager.${hadValue ? 'person' : 'text'}`),
        after: text(
          `audit.values.manager.${after === null ? 'text' : hadValue ? 'other' : 'person'}`,
        ),
      };
    return { field, label, before: format(field, before), after: format(field, after) };
  };
}

function booleanText(text: Text, field: string, value: boolean): string {
  if (field === 'disabled') return text(`audit.values.signIn.${value ? 'closed' : 'open'}`);
  if (field === 'byMail') return text(`audit.values.invitation.${value ? 'mail' : 'link'}`);
  return text(`audit.values.${value ? 'yes' : 'no'}`);
}

/** Such as 'second ≥ 5', or the names of its people. */
function stepText(text: Text, step: string): string {
  const [who = '', ...cost] = step.split(' ');
  return isStepPeople(who) ? [text(`approval.who.${who}`), ...cost].join(' ') : step;
}

const isStepPeople = (word: string): word is StepPeople =>
  (STEP_PEOPLE as readonly string[]).includes(word);

/** Fields whose values have words of their own. */
const NAMED = {
  counts: 'counting',
  endsAt: 'dayParts',
  entryKind: 'entryKinds',
  frequency: 'frequencies',
  kind: 'imports',
  mode: 'roundingModes',
  proration: 'prorations',
  startsAt: 'dayParts',
  timing: 'timings',
  unit: 'leaveUnits',
  waitFor: 'waitingFor',
  refusedFor: 'refusedSignIns',
  right: 'rights',
  decision: 'stepDecisions',
  approval: 'approvals',
  calendarFeed: 'calendarFeeds',
  recoveryEnd: 'recoveryEnds',
  runKind: 'runKinds',
  holds: 'held',
  componentKind: 'componentKinds',
  componentUnit: 'componentUnits',
  payFrequency: 'payFrequencies',
  payProration: 'payProrations',
} as const satisfies Record<string, keyof typeof audit.values>;

function choiceText(text: Text, field: string, value: string): string {
  if (field === 'language' && isLanguage(value)) return languageName(value);
  if (field === 'chain')
    return value
      .split(', ')
      .map((step) => stepText(text, step))
      .join(', ');
  const named = Object.hasOwn(NAMED, field) ? NAMED[field as keyof typeof NAMED] : undefined;
  if (named && Object.hasOwn(audit.values[named], value))
    return text(`audit.values.${named}.${value}` as MessageKey);
  return choiceLabel(text, field, value);
}
