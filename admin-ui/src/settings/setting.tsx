import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SessionRecord } from '../../../api/contract/records.js';
import { portalPath } from '../paths';
import type { EnrolmentState } from '../shell/confirmation/enrolment';
import { useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { useUser } from '../api/session';
import { useApi } from '../api/use-api';
import { refusalText } from '../api/use-refusal';
import { Button } from '../ui/button';
import type { CarriedNotice } from '../ui/feedback/carried-toast';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/layout/page-head';
import { Skeleton } from '../ui/feedback/skeleton';
import { Device } from './device';
import classes from './enrolment.module.css';
import { LanguageChoice } from './language-choice';
import { PasswordForm } from './password-form';
import { SecondFactor } from './second-factor';
import rows from './setting-rows.module.css';
import { SettingSection } from './setting-section';

const KEY = ['sessions'];

/** Where one is signed in. */
function Devices() {
  const text = useText();
  const office = useApi();
  const client = useQueryClient();
  const { data: sessions, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => office.sessions() });
  const [refusal, setRefusal] = useState<string>();

  async function end({ _id }: SessionRecord) {
    setRefusal(undefined);
    try {
      await office.endSession(_id);
    } catch (failure) {
      setRefusal(refusalText(failure) || text('error.generic'));
    }
    await client.invalidateQueries({ queryKey: KEY });
  }

  return (
    <SettingSection title={text('settings.devices.title')} help={text('settings.devices.text')}>
      <div>
        {!sessions && !error && <Skeleton width="100%" height={52} />}
        {!sessions && error && (
          <p>
            {refusalText(error) || text('settings.devices.failed')} <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
          </p>
        )}
        <ul className={rows.rows}>
          {sessions?.map((session) => (
            <Device key={session._id} session={session} onEnd={session.current ? undefined : () => void end(session)} />
          ))}
        </ul>
        <p role="alert">{refusal}</p>
      </div>
    </SettingSection>
  );
}

export { settingsMessages as messages } from './settings-messages';

/** `children` are what admins set for everybody. */
export default function Setting({ children }: { children?: ReactNode }) {
  const text = useText();
  const office = useApi();
  const navigate = useNavigate();
  const asked = (useLocation().state as EnrolmentState | null)?.asked;
  const user = useUser();
  const config = useConfig();
  // Until the recovery codes were kept, and not only until it is on: the page around them stays as it is.
  const [enrolling, setEnrolling] = useState(false);
  if (user?.pendingAction === 'enrol' && !enrolling) setEnrolling(true);

  function leave() {
    const state: CarriedNotice = { notice: text('settings.password.changed') };
    void navigate(portalPath.home, { state });
  }

  function enrolled() {
    setEnrolling(false);
    if (enrolling && asked) void navigate(asked);
  }

  if (!user) return null;
  return (
    <>
      <PageHead title={text('settings.title')} />
      {enrolling ? (
        <Enrolment />
      ) : (
        <PasswordForm
          email={user.email}
          own={[user.name, user.email, config?.companyName ?? '']}
          change={(passwords) => office.changePassword({ userId: user._id, ...passwords })}
          onChanged={leave}
        />
      )}
      <SecondFactor onSetUp={enrolled} />
      {!enrolling && (
        <>
          <Devices />
          <LanguageChoice />
          {children}
        </>
      )}
    </>
  );
}

/** Why nothing else can be opened before a second factor is set up. */
function Enrolment() {
  const text = useText();
  return (
    <div role="status" className={classes.notice}>
      <Icon of={Info} />
      <div>
        <strong>{text('settings.factor.enrolTitle')}</strong>
        <p>{text('settings.factor.enrolText')}</p>
      </div>
    </div>
  );
}
