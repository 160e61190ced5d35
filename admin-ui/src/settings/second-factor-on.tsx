import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactorRecord } from '../../../api/contract/auth/second-factor.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/feedback/dialog';
import { Icon } from '../ui/icon';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import rows from './setting-rows.module.css';

interface Props {
  factor: SecondFactorRecord;
  busy: boolean;
  onRenew: () => void;
  onRemove: () => Promise<void>;
}

/** Below this number, the user is advised to renew the codes. */
const FEW_CODES = 3;

export function SecondFactorOn({
  factor: { enabledAt, recoveryCodesLeft, required },
  busy,
  onRenew,
  onRemove,
}: Props) {
  const text = useText();
  const { dayOf } = useDates();
  const [confirming, setConfirming] = useState<'renew' | 'remove'>();

  async function remove() {
    await onRemove();
    setConfirming(undefined);
  }

  function renew() {
    setConfirming(undefined);
    onRenew();
  }

  return (
    <>
      <ul className={rows.rows}>
        <li>
          <StatusGlyph of="approved" />
          <div>
            <strong>
              {text('settings.factor.onSince', { date: enabledAt ? dayOf(enabledAt) : '' })}
            </strong>
            <small>{text('settings.factor.onText')}</small>
          </div>
          <Button onClick={() => setConfirming('remove')}>{text('settings.factor.remove')}</Button>
        </li>
        <li>
          <Icon of={KeyRound} />
          <div>
            <strong>{text('settings.factor.codesLeft', { count: recoveryCodesLeft })}</strong>
            <small>
              {text(
                recoveryCodesLeft === 0
                  ? 'settings.factor.codesNone'
                  : recoveryCodesLeft < FEW_CODES
                    ? 'settings.factor.codesFew'
                    : 'settings.factor.codesText',
              )}
            </small>
          </div>
          <Button onClick={() => setConfirming('renew')}>{text('settings.factor.renew')}</Button>
        </li>
      </ul>
      {confirming === 'renew' && (
        <ConfirmDialog
          title={text('settings.factor.renewTitle')}
          action={text('settings.factor.renew')}
          onConfirm={renew}
          onCancel={() => setConfirming(undefined)}
        >
          {text('settings.factor.renewText')}
        </ConfirmDialog>
      )}
      {confirming === 'remove' && (
        <ConfirmDialog
          danger
          title={text('settings.factor.removeTitle')}
          action={text('settings.factor.remove')}
          busy={busy}
          onConfirm={() => void remove()}
          onCancel={() => setConfirming(undefined)}
        >
          {text(required ? 'settings.factor.removeRequired' : 'settings.factor.removeText')}
        </ConfirmDialog>
      )}
    </>
  );
}
