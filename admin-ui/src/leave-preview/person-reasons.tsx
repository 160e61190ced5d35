import type { PreviewedRequest, PreviewPersonRecord } from '../../../api/contract/leave-preview.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Diff } from '../ui/diff';
import classes from './preview-people.module.css';
import { usePreviewWords } from './use-preview-words';

const MOST_REQUESTS = 3;

export function useHasReasons(): (person: PreviewPersonRecord) => boolean {
  const { sentences } = usePreviewWords();
  return (person) => person.negative !== null || person.requests.length > 0 || sentences(person).length > 0;
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
          {requests.length > MOST_REQUESTS && <li>{text('leavePreview.moreRequests', { count: requests.length - MOST_REQUESTS })}</li>}
        </ul>
      )}
    </div>
  );
}

function Request({ request: { startDate, endDate, before, after }, person: { unit } }: { request: PreviewedRequest; person: PreviewPersonRecord }) {
  const text = useText();
  const amounts = useAmounts();
  const { span } = useDates();
  return (
    <li>
      {text('leavePreview.request', { span: span(startDate, endDate) })} <Diff before={amounts.plain(before, unit)} after={amounts.words(after, unit)} />
    </li>
  );
}
