import { type Language, withSpaces, writing } from '../../../api/contract/languages.js';
import type { RefusalRecord } from '../../../api/contract/refusals/refusals.js';
import type { ErrorResponse } from '../../../api/contract/responses.js';
import { calendarDay } from '../i18n/calendar-day';
import { inLanguage } from '../i18n/catalogue';
import { activeLanguage } from '../i18n/language';
import { interpolate } from '../i18n/use-text';

/** Parameters that hold a calendar date. Others may hold what a user typed, which stays as it is. */
const DATES = new Set([
  'earliest',
  'latest',
  'open',
  'start',
  'end',
  'hireDate',
  'leftOn',
  'date',
  'day',
  'from',
  'hiredOn',
  'recordedOn',
  'example',
]);
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** The server quotes values of a file so. */
const QUOTED = /“([^”]*)”/g;

type Words = Record<string, string>;

const sentencesIn = import.meta.glob('../i18n/??/refusals/refusals.ts', { import: 'refusals' });
const fieldNamesIn = import.meta.glob(['../i18n/??/field-names.ts', '!../i18n/en/*'], {
  import: 'fieldNames',
});

/** English is that of the contract, and the server's labels of fields stay. */
async function refusalWords(language: Language): Promise<{ sentences: Words; fieldNames: Words }> {
  if (language === 'en') {
    const { REFUSALS } = await import('../../../api/contract/refusals/refusals.js');
    return { sentences: REFUSALS, fieldNames: {} };
  }
  const [sentences, fieldNames] = await Promise.all([
    inLanguage<Words>(sentencesIn, 'refusals/refusals', language),
    inLanguage<Words>(fieldNamesIn, 'field-names', language),
  ]);
  return { sentences, fieldNames };
}

/** Returns the response with its refusals in the active language. */
export async function translateResponse(
  body: Partial<ErrorResponse>,
): Promise<Partial<ErrorResponse>> {
  const { error = '', errors = {}, refusal, refusals = {} } = body;
  const translate = await translator();
  const refusedField = Object.keys(errors).find((field) => errors[field] === error);
  const translated = Object.entries(errors).map(([field, text]) => [
    field,
    translate(text, refusals[field], field),
  ]);
  return {
    ...body,
    error: translate(error, refusal, refusedField),
    ...(body.errors && { errors: Object.fromEntries(translated) as Record<string, string> }),
  };
}

export async function translateRefusal(
  text: string,
  refusal: RefusalRecord | null,
): Promise<string> {
  return (await translator())(text, refusal ?? undefined);
}

/** A refusal that this version does not know keeps the server's text. */
async function translator(): Promise<
  (text: string, refusal: RefusalRecord | undefined, field?: string) => string
> {
  const { language, messages } = activeLanguage();
  const { sentences, fieldNames } = await refusalWords(language);
  const day = calendarDay(language);
  const { genders, maritalStatuses, roles } = messages.person;
  const choices: Record<string, Record<string, string>> = {
    type: messages.leave.types,
    leaveType: messages.leave.types,
    status: messages.leave.statuses,
    gender: genders,
    maritalStatus: maritalStatuses,
    role: roles,
  };
  const choiceNames = (field: string, values: string) =>
    values
      .split(', ')
      .map((value) => choices[field]?.[value] ?? value)
      .join(', ');

  function format(name: string, value: string | number): string | number {
    if (typeof value === 'number') return value;
    if (name === 'values') return value.replace(QUOTED, writing(language).quotes);
    return DATES.has(name) && CALENDAR_DATE.test(value)
      ? day(value)
      : (choices[name]?.[value] ?? value);
  }

  return (text, refusal, field = '') => {
    const sentence = refusal && sentences[refusal.key];
    if (!sentence) return text;
    const { label, ...values } = Object.fromEntries(
      Object.entries(refusal.parameters).map(([name, value]) => [name, format(name, value)]),
    );
    // Fields of a mapping are called 'columns.dob' and 'values.gender'.
    const name = String(refusal.parameters.field ?? field.split('.').at(-1));
    const importField =
      field.includes('.') && language !== 'en'
        ? (messages.imports?.fields as Record<string, string> | undefined)?.[name]
        : undefined;
    const fieldName = importField ?? fieldNames[name];
    if (typeof values.choices === 'string') values.choices = choiceNames(name, values.choices);
    return interpolate(
      withSpaces(language, sentence),
      label === undefined ? values : { ...values, label: fieldName ?? label },
      language,
    );
  };
}
