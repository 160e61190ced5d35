import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ownAddress } from '../addresses';
import type { EnrolmentState } from '../confirmation/enrolment';
import { useText } from '../i18n/use-text';
import { useConfig } from '../providers/config';
import { useUser } from '../providers/session';
import { useOffice } from '../providers/use-office';
import type { CarriedNotice } from '../ui/carried-toast';
import { PageHead } from '../ui/page-head';
import { Devices } from './devices';
import { Enrolment } from './enrolment';
import { LanguageChoice } from './language-choice';
import { PasswordForm } from './password-form';
import { SecondFactor } from './second-factor';

export { settingsWords as words } from './settings-words';

/** `children` are what admins set for everybody. */
export default function Setting({ children }: { children?: ReactNode }) {
  const text = useText();
  const office = useOffice();
  const navigate = useNavigate();
  const asked = (useLocation().state as EnrolmentState | null)?.asked;
  const user = useUser();
  const config = useConfig();
  // Until the recovery codes were kept, and not only until it is on: the page around them stays as it is.
  const [enrolling, setEnrolling] = useState(false);
  if (user?.mustFirst === 'enrol' && !enrolling) setEnrolling(true);

  function leave() {
    const state: CarriedNotice = { notice: text('settings.password.changed') };
    void navigate(ownAddress.home, { state });
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
