import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import type {
  CompanySettingsRecord,
  CompanyValues,
} from '../../../api/contract/company/company.js';
import { reloadConfig } from '../api/config';
import { RequestFailed } from '../api/http-client';
import { useApi } from '../api/use-api';
import { useDraft } from '../forms/draft';
import { useUnsaved } from '../forms/unsaved';
import { useText } from '../i18n/use-text';

type Typed = Partial<CompanyValues>;
type Errors = { [Name in keyof CompanyValues]?: string };

interface Edit {
  /** Only what was typed, so that other fields show what others save meanwhile. */
  typed: Typed;
  /** The one that was shown when the typing began. */
  version: number;
}

export function useCompanyEdit(
  settings: CompanySettingsRecord,
  onChanged: (settings: CompanySettingsRecord) => void,
  reload: () => Promise<unknown>,
) {
  const text = useText();
  const notify = useNotify();
  const api = useApi();
  const [edit, setEdit] = useState<Edit>();
  const [error, setError] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const [stale, setStale] = useState<string>();
  const { typed, version } = edit ?? { typed: {}, version: settings.version };
  const changes = changesOf(typed, settings);
  const unsaved = Object.keys(changes).length > 0;
  useUnsaved(useCallback(() => unsaved, [unsaved]));
  useDraft({
    form: 'company',
    typed: () => (unsaved ? { typed, version } : undefined),
    restore: (values) => setEdit(values as unknown as Edit),
  });

  async function save(against = version) {
    setError(undefined);
    setErrors({});
    try {
      await stored(await api.changeCompanySettings({ ...changes, version: against }));
      setEdit(undefined);
      notify(text('settings.company.saved'), { type: 'success' });
    } catch (failure) {
      const body = failure instanceof RequestFailed ? failure.body : {};
      if (body.code === 'request.stale') return setStale(body.error);
      if (body.code === 'currency.in_use') await reload();
      setError(body.error || text('error.generic'));
      setErrors(body.errors ?? {});
    }
  }

  async function stored(changed: CompanySettingsRecord) {
    onChanged(changed);
    // The logo is stored at once. If it was the only change since, what was typed beside it does not conflict with it.
    setEdit(
      (last) =>
        last &&
        (changed.version === last.version + 1 ? { ...last, version: changed.version } : last),
    );
    await reloadConfig();
  }

  function keepMine(theirs: CompanySettingsRecord) {
    setStale(undefined);
    setEdit({ typed, version: theirs.version });
    void save(theirs.version);
  }

  function takeTheirs() {
    setStale(undefined);
    setEdit(undefined);
  }

  return {
    values: { ...settings.own, ...typed },
    type: (part: Typed) =>
      setEdit({ typed: { ...typed, ...part }, version: unsaved ? version : settings.version }),
    save,
    stored,
    error,
    errors,
    changes,
    stale,
    keepMine,
    takeTheirs,
    closeStale: () => setStale(undefined),
  };
}

function changesOf(typed: Typed, { own }: CompanySettingsRecord): Typed {
  return Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => (value || null) !== own[name as keyof CompanyValues],
    ),
  );
}
