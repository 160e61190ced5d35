import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { PASSWORD_MIN, PASSWORD_MIN_HIGHEST } from '../../../api/contract/auth/passwords.js';
import type { SecuritySettings } from '../../../api/contract/auth/second-factor.js';
import { NotConfirmed } from '../api/not-confirmed';
import { useWithConfirmation } from '../shell/confirmation/confirmation-context';
import { useUnsaved } from '../forms/unsaved';
import { useText } from '../i18n/use-text';
import { reloadConfig } from '../api/config';
import { reloadUser, useUser } from '../api/session';
import { useApi } from '../api/use-api';
import { serverErrorText } from '../api/use-notify-error';
import { LoadFailed } from '../ui/feedback/load-failed';
import { AlertBox } from '../ui/feedback/alert-box';
import { Checkbox } from '../ui/fields/checkbox';
import { SelectField } from '../ui/fields/select-field';
import { Skeleton } from '../ui/feedback/skeleton';
import classes from './company-security.module.css';
import { useSectionSave } from './one-save';
import { SettingSection } from './setting-section';

const NEVER = 'never';
const CHOICES = [5, 10, 15, 30, 60, 120, 240, 480, 1440];

interface IdleMinutesProps {
  label: string;
  /** Null for never. */
  value: number | null;
  onChoose: (minutes: number | null) => void;
}

function IdleMinutes({ label, value, onChoose }: IdleMinutesProps) {
  const text = useText();
  // Adds a stored value that is not among the choices.
  const minutes =
    value === null || CHOICES.includes(value)
      ? CHOICES
      : [...CHOICES, value].sort((one, other) => one - other);
  const duration = (count: number) =>
    count % 60
      ? text('settings.security.minutes', { count })
      : text('settings.security.hours', { count: count / 60 });
  return (
    <SelectField
      label={label}
      choices={[
        { value: NEVER, label: text('settings.security.never') },
        ...minutes.map((count) => ({ value: String(count), label: duration(count) })),
      ]}
      value={value ?? NEVER}
      onChange={({ target }) => onChoose(target.value === NEVER ? null : Number(target.value))}
    />
  );
}

const LENGTHS = Array.from(
  { length: PASSWORD_MIN_HIGHEST - PASSWORD_MIN + 1 },
  (_, more) => PASSWORD_MIN + more,
);

const KEY = ['securitySettings'];

export function CompanySecurity() {
  const text = useText();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => api.securitySettings(),
  });
  return (
    <SettingSection title={text('settings.security.title')} help={text('settings.security.text')}>
      {data ? (
        <SecurityForm settings={data} />
      ) : error ? (
        <LoadFailed onRetry={refetch}>
          {serverErrorText(error) || text('settings.security.failed')}
        </LoadFailed>
      ) : (
        <Skeleton width="100%" height={120} />
      )}
    </SettingSection>
  );
}

function SecurityForm({ settings }: { settings: SecuritySettings }) {
  const text = useText();
  const notify = useNotify();
  const api = useApi();
  const client = useQueryClient();
  const withConfirmation = useWithConfirmation();
  const hasSecondFactor = useUser()?.secondFactor ?? false;
  const [changed, setChanged] = useState(settings);
  const [saveError, setSaveError] = useState<string>();
  const change = (part: Partial<SecuritySettings>) => setChanged({ ...changed, ...part });
  const different = differences(settings, changed);
  const unsaved = Object.keys(different).length > 0;
  useUnsaved(useCallback(() => unsaved, [unsaved]));

  useSectionSave('security', { unsaved, save });

  async function save() {
    setSaveError(undefined);
    try {
      const saved = await withConfirmation(() => api.changeSecuritySettings(different));
      client.setQueryData<SecuritySettings>(KEY, saved);
      setChanged(saved);
      notify(text('settings.security.saved'), { type: 'success' });
      await client.invalidateQueries({ queryKey: ['secondFactor'] });
      await reloadConfig();
      // The new settings may require an action of this admin, too.
      await reloadUser();
    } catch (failure) {
      if (!(failure instanceof NotConfirmed))
        setSaveError(serverErrorText(failure) || text('error.generic'));
    }
  }

  return (
    <div className={classes.form}>
      {saveError && <AlertBox>{saveError}</AlertBox>}
      <div>
        <Checkbox
          label={text('settings.security.factor')}
          checked={changed.adminsNeedSecondFactor}
          onChange={({ target }) => change({ adminsNeedSecondFactor: target.checked })}
        />
        <p className={classes.hint}>
          {text(
            changed.adminsNeedSecondFactor && !hasSecondFactor
              ? 'settings.security.factorOwn'
              : 'settings.security.factorText',
          )}
        </p>
      </div>
      <div className={classes.length}>
        <SelectField
          label={text('settings.security.password')}
          hint={text('settings.security.passwordText')}
          choices={LENGTHS.map((count) => ({
            value: String(count),
            label: text('settings.security.characters', { count }),
          }))}
          value={changed.passwordMin}
          onChange={({ target }) => change({ passwordMin: Number(target.value) })}
        />
      </div>
      <fieldset>
        <legend>{text('settings.security.idle')}</legend>
        <p className={classes.hint}>{text('settings.security.idleText')}</p>
        <div className={classes.columns}>
          <IdleMinutes
            label={text('settings.security.admins')}
            value={changed.idleMinutesOffice}
            onChoose={(idleMinutesOffice) => change({ idleMinutesOffice })}
          />
          <IdleMinutes
            label={text('settings.security.others')}
            value={changed.idleMinutesPortal}
            onChoose={(idleMinutesPortal) => change({ idleMinutesPortal })}
          />
        </div>
      </fieldset>
    </div>
  );
}

/** Only changed fields are sent, so that changes made by another admin meanwhile are kept. */
function differences(before: SecuritySettings, after: SecuritySettings): Partial<SecuritySettings> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => before[name as keyof SecuritySettings] !== value,
    ),
  );
}
