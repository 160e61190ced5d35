import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useConfig } from '../api/config';
import { useUser } from '../api/session';
import { useAction } from '../api/use-action';
import { useText } from '../i18n/use-text';
import { comingUpCalls } from '../people/coming-up-calls';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { Checkbox } from '../ui/fields/checkbox';
import { SettingSection } from './setting-section';
import classes from './setting-form.module.css';

const KEY = ['coming up', 'mail'];

/** For admins and those whom people report to, where mails can be sent. */
export function WeeklyMail() {
  const user = useUser();
  const config = useConfig();
  const isAdmin = user?.role === 'admin';
  return config?.mail && (isAdmin || (user?.manages ?? 0) > 0) ? (
    <Choice isAdmin={isAdmin} />
  ) : null;
}

function Choice({ isAdmin }: { isAdmin: boolean }) {
  const text = useText();
  const hint = useId();
  const client = useQueryClient();
  const { busy, act } = useAction();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => comingUpCalls.isMailWanted(),
  });

  const change = (wanted: boolean) =>
    act(async () => {
      client.setQueryData(KEY, await comingUpCalls.changeMail(wanted));
    });

  return (
    <SettingSection title={text('settings.weekly.title')} help={text('settings.weekly.text')}>
      <div>
        {data === undefined && !error && <Skeleton width="100%" height={44} />}
        {data === undefined && error && (
          <LoadFailed onRetry={refetch}>{text('settings.weekly.failed')}</LoadFailed>
        )}
        {data !== undefined && (
          <>
            <Checkbox
              label={text('settings.weekly.want')}
              checked={data}
              disabled={busy}
              onChange={({ target }) => void change(target.checked)}
              aria-describedby={hint}
            />
            <p className={classes.hint} id={hint}>
              {text(isAdmin ? 'settings.weekly.hint' : 'settings.weekly.teamHint')}
            </p>
          </>
        )}
      </div>
    </SettingSection>
  );
}
