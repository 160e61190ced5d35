import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { EARLIEST_PAY } from '../../../api/contract/calendar-date.js';
import type {
  PayrollSettings,
  PayrollSettingsRecord,
} from '../../../api/contract/payroll/payroll-settings.js';
import { RequestFailed } from '../api/http-client';
import { NotConfirmed } from '../api/not-confirmed';
import { useDateFault } from '../forms/date-field/use-typed-dates';
import { focusInvalid } from '../forms/focus-invalid';
import { useUnsaved } from '../forms/unsaved';
import { useText } from '../i18n/use-text';
import { PAYROLL } from '../pay-items/use-pay-items';
import { useWithConfirmation } from '../shell/confirmation/confirmation-context';
import { settingCalls } from './setting-calls';

export const SETTINGS = [PAYROLL, 'setting'];

/** Numbers as they are typed. */
type TypedSettings = Omit<
  PayrollSettings,
  'changePercent' | 'leastNetPercent' | 'firstPeriod' | 'companyIban' | 'companyBic'
> &
  Record<
    'changePercent' | 'leastNetPercent' | 'firstPeriod' | 'companyIban' | 'companyBic',
    string
  >;

const PERCENTS = { changePercent: 1, leastNetPercent: 0 } as const;

export function useSettingEdit(settings: PayrollSettingsRecord, reload: () => Promise<unknown>) {
  const text = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const withConfirmation = useWithConfirmation();
  const faultsOf = useSettingFaults();
  const [typed, setTyped] = useState<Partial<TypedSettings>>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const stored = typedOf(settings);
  const values = { ...stored, ...typed };
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => stored[name as keyof TypedSettings] !== value),
  ) as Partial<TypedSettings>;
  const unsaved = Object.keys(changes).length > 0;
  useUnsaved(useCallback(() => unsaved, [unsaved]));

  async function save() {
    // The first time, the values that are proposed are saved, too.
    if (!unsaved && settings.firstPeriod !== null) return notify(text('access.unchanged'));
    const wrong = faultsOf(values);
    setErrors(wrong);
    setError(undefined);
    if (Object.keys(wrong).length > 0) return focusInvalid(document);
    await store(sent(changes), () => setTyped({}));
  }

  async function store(changed: Partial<PayrollSettings>, done?: () => void) {
    setBusy(true);
    try {
      client.setQueryData(
        SETTINGS,
        await withConfirmation(() =>
          settingCalls.change({ ...changed, version: settings.version }),
        ),
      );
      done?.();
      notify(text('payrollSetting.saved'), { type: 'success' });
      await client.invalidateQueries({ queryKey: [PAYROLL] });
    } catch (failure) {
      if (failure instanceof NotConfirmed) return;
      const body = failure instanceof RequestFailed ? failure.body : {};
      // Typed values stay, beside those that others saved meanwhile.
      if (body.code === 'request.stale') await reload();
      setErrors(body.errors ?? {});
      if (!body.errors) setError(body.error || text('error.generic'));
    } finally {
      setBusy(false);
    }
  }

  function reset() {
    setTyped({});
    setErrors({});
    setError(undefined);
  }

  return {
    values,
    changes,
    unsaved,
    type: (part: Partial<TypedSettings>) => setTyped({ ...typed, ...part }),
    save,
    /** Takes back the request to switch them off, during which they are still on. */
    keepFourEyes: () => void (busy || store({ fourEyes: true })),
    reset,
    busy,
    error,
    errors,
  };
}

function useSettingFaults() {
  const text = useText();
  const dateFault = useDateFault();
  return (values: TypedSettings): Record<string, string> => {
    const percents = Object.entries(PERCENTS).flatMap(([name, min]) => {
      const typed = values[name as keyof typeof PERCENTS];
      const value = Number(typed);
      const isRight =
        typed.trim() !== '' && Number.isInteger(value) && value >= min && value <= 100;
      return isRight ? [] : [[name, text('payrollSetting.review.notPercent', { min })]];
    });
    const firstPeriod =
      values.firstPeriod === ''
        ? text('payrollSetting.periods.firstMissing')
        : dateFault(values.firstPeriod, { min: EARLIEST_PAY });
    return {
      ...(Object.fromEntries(percents) as Record<string, string>),
      ...(firstPeriod && { firstPeriod }),
    };
  };
}

function typedOf({
  frequency,
  firstPeriod,
  payDay,
  proration,
  fourEyes,
  changePercent,
  leastNetPercent,
  companyIban,
  companyBic,
}: PayrollSettings): TypedSettings {
  return {
    frequency,
    firstPeriod: firstPeriod ?? '',
    payDay,
    proration,
    fourEyes,
    changePercent: String(changePercent),
    leastNetPercent: String(leastNetPercent),
    companyIban: companyIban ?? '',
    companyBic: companyBic ?? '',
  };
}

function sent({
  changePercent,
  leastNetPercent,
  firstPeriod,
  companyIban,
  companyBic,
  ...others
}: Partial<TypedSettings>): Partial<PayrollSettings> {
  return {
    ...others,
    ...(changePercent !== undefined && { changePercent: Number(changePercent) }),
    ...(leastNetPercent !== undefined && { leastNetPercent: Number(leastNetPercent) }),
    ...(firstPeriod !== undefined && { firstPeriod }),
    ...(companyIban !== undefined && { companyIban: companyIban.trim() || null }),
    ...(companyBic !== undefined && { companyBic: companyBic.trim() || null }),
  };
}
