import { useId, useRef } from 'react';
import { useNotify } from 'react-admin';
import type { CompanySettingsRecord } from '../../../api/contract/company/company.js';
import { IMAGE_TYPES, imageError } from '../forms/image-file';
import { useText } from '../i18n/use-text';
import { useAction } from '../api/use-action';
import { useApi } from '../api/use-api';
import { Button, RowAction } from '../ui/button';
import classes from './company-form.module.css';

interface Props {
  logo: string | null;
  onChanged: (settings: CompanySettingsRecord) => void;
}

/** Stored as soon as it is chosen, like a photo. */
export function CompanyLogo({ logo, onChanged }: Props) {
  const text = useText();
  const notify = useNotify();
  const api = useApi();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const { busy, act } = useAction('settings.company.logoFailed');

  const store = (change: () => Promise<CompanySettingsRecord>, done: string) =>
    act(async () => {
      onChanged(await change());
      notify(done, { type: 'success' });
    });

  function upload(image: File | undefined) {
    if (!image) return;
    const refusal = imageError(image);
    if (refusal) notify(text(refusal), { type: 'error' });
    else void store(() => api.changeCompanyLogo(image), text('settings.company.logoSaved'));
  }

  return (
    <div className={classes.logo} role="group" aria-labelledby={id}>
      <h3 id={id}>{text('settings.company.logo')}</h3>
      <div>
        <span className={classes.plate}>
          {logo ? (
            <img src={logo} alt={text('settings.company.logo')} />
          ) : (
            text('settings.company.noLogo')
          )}
        </span>
        <input
          ref={file}
          type="file"
          hidden
          accept={IMAGE_TYPES.join()}
          aria-label={text('settings.company.logo')}
          onChange={({ target }) => {
            const [image] = target.files ?? [];
            // Otherwise choosing the same file again would fire no event.
            target.value = '';
            upload(image);
          }}
        />
        <Button onClick={() => file.current?.click()} busy={busy}>
          {text(logo ? 'settings.company.changeLogo' : 'settings.company.addLogo')}
        </Button>
        {logo && (
          <RowAction
            tone="danger"
            disabled={busy}
            onClick={() => void store(api.removeCompanyLogo, text('settings.company.logoRemoved'))}
          >
            {text('settings.company.removeLogo')}
          </RowAction>
        )}
      </div>
      <p className={classes.hint}>{text('settings.company.logoHelp')}</p>
    </div>
  );
}
