import { useQuery } from '@tanstack/react-query';
import { FEED_KINDS } from '../../../../api/contract/leave/calendar-feeds.js';
import { useApi } from '../../api/use-api';
import { serverErrorText } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import rows from '../setting-rows.module.css';
import { SettingSection } from '../setting-section';
import classes from './calendar-feeds.module.css';
import { FEEDS, FeedRow } from './feed-row';

export function CalendarFeeds() {
  const text = useText();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: FEEDS,
    queryFn: () => api.calendarFeeds(),
  });
  // An address that shows nothing any more can still be revoked.
  const shown = FEED_KINDS.flatMap((kind) => {
    const [feed, available] = [
      data?.feeds.find((one) => one.kind === kind),
      data?.kinds.includes(kind) ?? false,
    ];
    return feed || available ? [{ kind, feed, available }] : [];
  });
  return (
    <SettingSection title={text('settings.feeds.title')} help={text('settings.feeds.text')}>
      <div className={classes.feeds}>
        {!data && !error && <Skeleton width="100%" height={224} />}
        {!data && error && (
          <LoadFailed onRetry={refetch}>
            {serverErrorText(error) || text('settings.feeds.failed')}
          </LoadFailed>
        )}
        <ul className={rows.rows}>
          {shown.map((row) => (
            <FeedRow key={row.kind} {...row} />
          ))}
        </ul>
      </div>
    </SettingSection>
  );
}
