import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SessionRecord } from '../../../api/contract/auth/users.js';
import type { RequiredAction } from '../../../api/contract/auth/second-factor.js';
import { portalPath } from '../paths';
import type { RequiredActionState } from '../shell/confirmation/required-actions';
import { useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { requireAction, useUser } from '../api/session';
import { useApi } from '../api/use-api';
import { serverErrorText } from '../api/use-notify-error';
import { LoadFailed } from '../ui/feedback/load-failed';
import type { NavigationNotice } from '../ui/feedback/navigation-toast';
import { PageHead } from '../ui/layout/page-head';
import { Skeleton } from '../ui/feedback/skeleton';
import { CalendarFeeds } from './calendar-feeds/calendar-feeds';
import { Device } from './device';
import { LanguageChoice } from './language-choice';
import { PasswordForm } from './password-form';
import { SecondFactor } from './second-factor';
import rows from './setting-rows.module.css';
import { SettingSection } from './setting-section';
import { Info } from 'lucide-react';
import { Icon } from '../ui/icon';
import classes from './required-action-notice.module.css';
import { WeeklyMail } from './weekly-mail';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/settings';

export const messages = catalogueOf({ settings: english });

const KEY = ['sessions'];

function Devices() {
  const text = useText();
  const api = useApi();
  const client = useQueryClient();
  const {
    data: sessions,
    error,
    refetch,
  } = useQuery({ queryKey: KEY, queryFn: () => api.sessions() });
  const [endError, setEndError] = useState<string>();

  async function end({ _id }: SessionRecord) {
    setEndError(undefined);
    try {
      await api.endSession(_id);
    } catch (failure) {
      setEndError(serverErrorText(failure) || text('error.generic'));
    }
    await client.invalidateQueries({ queryKey: KEY });
  }

  return (
    <SettingSection title={text('settings.devices.title')} help={text('settings.devices.text')}>
      <div>
        {!sessions && !error && <Skeleton width="100%" height={52} />}
        {!sessions && error && (
          <LoadFailed onRetry={refetch}>
            {serverErrorText(error) || text('settings.devices.failed')}
          </LoadFailed>
        )}
        <ul className={rows.rows}>
          {sessions?.map((session) => (
            <Device
              key={session._id}
              session={session}
              onEnd={session.current ? undefined : () => void end(session)}
            />
          ))}
        </ul>
        <p role="alert">{endError}</p>
      </div>
    </SettingSection>
  );
}

export default function Setting({ tabs }: { tabs?: ReactNode }) {
  const text = useText();
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, state: origin } = useLocation() as {
    pathname: string;
    state: RequiredActionState | null;
  };
  const from = origin?.from;
  const user = useUser();
  const config = useConfig();
  // Stays after the second factor is on, until the user has saved the recovery codes.
  const [required, setRequired] = useState<Exclude<RequiredAction, 'confirm'> | null>(null);
  const pending = user?.pendingAction;
  if (pending && pending !== 'confirm' && pending !== required) setRequired(pending);

  function leave() {
    const state: NavigationNotice = { notice: text('settings.password.changed') };
    if (!required) return void navigate(portalPath.home, { state });
    requireAction(null);
    setRequired(null);
    void navigate(from ?? pathname, { state });
  }

  function enrolled() {
    setRequired(null);
    if (required && from) void navigate(from);
  }

  if (!user) return null;
  return (
    <>
      <PageHead title={text('settings.title')} />
      {!required && tabs}
      {required && <RequiredActionNotice action={required} />}
      {required !== 'enrol' && (
        <PasswordForm
          email={user.email}
          ownTexts={{ name: user.name, email: user.email, company: config?.companyName }}
          change={(passwords) => api.changePassword({ userId: user._id, ...passwords })}
          onChanged={leave}
        />
      )}
      {required !== 'change-password' && <SecondFactor onSetUp={enrolled} />}
      {!required && (
        <>
          <Devices />
          {user.employeeId && <CalendarFeeds />}
          <WeeklyMail />
          <LanguageChoice />
        </>
      )}
    </>
  );
}

const TEXTS = {
  'change-password': {
    title: 'settings.password.requiredTitle',
    text: 'settings.password.requiredText',
  },
  enrol: { title: 'settings.factor.enrolTitle', text: 'settings.factor.enrolText' },
} as const;

/** Explains why something must be done here before any other screen can be opened. */
function RequiredActionNotice({ action }: { action: keyof typeof TEXTS }) {
  const text = useText();
  return (
    <div role="status" className={classes.notice}>
      <Icon of={Info} />
      <div>
        <strong>{text(TEXTS[action].title)}</strong>
        <p>{text(TEXTS[action].text)}</p>
      </div>
    </div>
  );
}
