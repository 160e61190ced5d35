import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactorRecord } from '../../../api/contract/second-factor.js';
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

/** As many as are no longer a comfort. */
const FEW = 3;

export function SecondFactorOn({ factor: { enabledAt, recoveryCodesLeft, required }, busy, onRenew, onRemove }: Props) {
  const text = useText();
  const { dayOf } = useDates();
  const [asking, setAsking] = useState<'renew' | 'remove'>();

  async function remove() {
    await onRemove();
    setAsking(undefined);
  }

  function renew() {
    setAsking(undefined);
    onRenew();
  }

  return (
    <>
      <ul className={rows.rows}>
        <li>
          <StatusGlyph of="approved" />
          <div>
            <strong>{text('settings.factor.onSince', { date: enabledAt ? dayOf(enabledAt) : '' })}</strong>
            <small>{text('settings.factor.onText')}</small>
          </div>
          <Button onClick={() => setAsking('remove')}>{text('settings.factor.remove')}</Button>
        </li>
        <li>
          <Icon of={KeyRound} />
          <div>
            <strong>{text('settings.factor.codesLeft', { count: recoveryCodesLeft })}</strong>
            <small>{text(recoveryCodesLeft === 0 ? 'settings.factor.codesNone' : recoveryCodesLeft < FEW ? 'settings.factor.codesFew' : 'settings.factor.codesText')}</small>
          </div>
          <Button onClick={() => setAsking('renew')}>{text('settings.factor.renew')}</Button>
        </li>
      </ul>
      {asking === 'renew' && (
        <ConfirmDialog title={text('settings.factor.renewTitle')} action={text('settings.factor.renew')} onConfirm={renew} onCancel={() => setAsking(undefined)}>
          {text('settings.factor.renewText')}
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog danger title={text('settings.factor.removeTitle')} action={text('settings.factor.remove')} busy={busy} onConfirm={() => void remove()} onCancel={() => setAsking(undefined)}>
          {text(required ? 'settings.factor.removeRequired' : 'settings.factor.removeText')}
        </ConfirmDialog>
      )}
    </>
  );
}
