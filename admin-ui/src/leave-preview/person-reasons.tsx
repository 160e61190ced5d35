import type {
  PreviewedRequest,
  PreviewPersonRecord,
  PreviewReason,
} from '../../../api/contract/leave/leave-preview.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Diff } from '../ui/diff';
import classes from './preview-people.module.css';

const MOST_REQUESTS = 3;

export function useHasReasons(): (person: PreviewPersonRecord) => boolean {
  const { sentences } = usePreviewWords();
  return (person) =>
    person.negative !== null || person.requests.length > 0 || sentences(person).length > 0;
}

export function PersonReasons({ person }: { person: PreviewPersonRecord }) {
  const text = useText();
  const { sentences, belowZero } = usePreviewWords();
  const below = belowZero(person);
  const why = sentences(person);
  const { requests } = person;
  return (
    <div className={classes.why}>
      <p>
        {below && <b>{text('leavePreview.belowZero', below)}</b>} {why.join(' ')}
      </p>
      {requests.length > 0 && (
        <ul>
          {requests.slice(0, MOST_REQUESTS).map((request) => (
            <Request key={request._id} request={request} person={person} />
          ))}
          {requests.length > MOST_REQUESTS && (
            <li>{text('leavePreview.moreRequests', { count: requests.length - MOST_REQUESTS })}</li>
          )}
        </ul>
      )}
    </div>
  );
}

function Request({
  request: { startDate, endDate, before, after },
  person: { unit },
}: {
  request: PreviewedRequest;
  person: PreviewPersonRecord;
}) {
  const text = useText();
  const amounts = useAmounts();
  const { span } = useDates();
  return (
    <li>
      {text('leavePreview.request', { span: span(startDate, endDate) })}{' '}
      <Diff before={amounts.plain(before, unit)} after={amounts.words(after, unit)} />
    </li>
  );
}

/** Why somebody's balance differs, in sentences. */
function usePreviewWords() {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();

  function sentence(
    { code, amount: signed, on, rate, years, cap }: PreviewReason,
    { unit }: PreviewPersonRecord,
  ): string {
    const direction = signed > 0 ? 'more' : 'less';
    const count = amounts.count(Math.abs(signed), unit);
    const amount = amounts.words(Math.abs(signed), unit);
    if (code === 'expired')
      return text(`leavePreview.why.expired.${direction}${on ? 'On' : ''}`, {
        count,
        amount,
        date: on ? day(on) : '',
      });
    if (code === 'capped' && cap !== undefined)
      return text(`leavePreview.why.capped.${direction}`, {
        count,
        amount,
        cap: amounts.words(cap, unit),
      });
    const words = text(`leavePreview.why.${code}.${direction}`, { count, amount });
    return code === 'granted' && rate !== undefined && years
      ? `${words} ${text('leavePreview.why.service', { count: years, rate: amounts.words(rate, unit) })}`
      : words;
  }

  /** Nothing where the difference says it all: something is granted, and nothing else happens. */
  function sentences(person: PreviewPersonRecord): string[] {
    const [only] = person.reasons;
    const isPlain =
      person.reasons.length === 1 && only?.code === 'granted' && only.amount > 0 && !only.years;
    return isPlain ? [] : person.reasons.map((reason) => sentence(reason, person));
  }

  /** How far, and when. */
  const belowZero = ({ negative, unit }: PreviewPersonRecord) =>
    negative && { amount: amounts.words(-negative.amount, unit), date: day(negative.day) };

  return { sentences, belowZero };
}
