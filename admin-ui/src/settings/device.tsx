import { Monitor, Smartphone } from 'lucide-react';
import type { SessionRecord } from '../../../api/contract/auth/users.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import { Icon } from '../ui/icon';
import { deviceName } from './device-name';
import rows from './setting-rows.module.css';

const HANDHELD = /iPhone|iPad|Android/;

export function Device({ session, onEnd }: { session: SessionRecord; onEnd?: () => void }) {
  const text = useText();
  const { instant } = useDates();
  const device = deviceName(text, session);
  const { address, current, lastSeenAt, remembered } = session;
  const details = [
    address,
    current
      ? text('settings.devices.now')
      : text('settings.devices.lastUsed', { at: instant(lastSeenAt) }),
    remembered && text('settings.devices.remembered'),
  ];
  return (
    <li>
      <Icon of={HANDHELD.test(device) ? Smartphone : Monitor} />
      <div>
        <bdi>{device}</bdi>
        {current && <span>, {text('settings.devices.this')}</span>}
        <small>{details.filter(Boolean).join(', ')}</small>
      </div>
      {onEnd && (
        <span className={rows.acts}>
          <RowAction
            tone="danger"
            aria-label={text('settings.devices.endOf', { device })}
            onClick={onEnd}
          >
            {text('settings.devices.end')}
          </RowAction>
        </span>
      )}
    </li>
  );
}
