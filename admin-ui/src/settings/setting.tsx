import { useNavigate } from 'react-router';
import { ownAddress } from '../addresses';
import { useText } from '../i18n/use-text';
import { useConfig } from '../providers/config';
import { useUser } from '../providers/session';
import { useOffice } from '../providers/use-office';
import type { CarriedNotice } from '../ui/carried-toast';
import { PageHead } from '../ui/page-head';
import { Devices } from './devices';
import { LanguageChoice } from './language-choice';
import { PasswordForm } from './password-form';

export default function Setting() {
  const text = useText();
  const office = useOffice();
  const navigate = useNavigate();
  const user = useUser();
  const config = useConfig();

  function leave() {
    const state: CarriedNotice = { notice: text('settings.password.changed') };
    void navigate(ownAddress.home, { state });
  }

  if (!user) return null;
  return (
    <>
      <PageHead title={text('settings.title')} />
      <PasswordForm
        email={user.email}
        own={[user.name, user.email, config?.companyName ?? '']}
        change={(passwords) => office.changePassword({ userId: user._id, ...passwords })}
        onChanged={leave}
      />
      <Devices />
      <LanguageChoice />
    </>
  );
}
