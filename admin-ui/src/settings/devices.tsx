import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { SessionRecord } from '../../../api/contract/records.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useOffice } from '../providers/use-office';
import { refusalText } from '../providers/use-refusal';
import { Button, RowAction } from '../ui/button';
import { Icon } from '../ui/icon';
import { Skeleton } from '../ui/skeleton';
import classes from './devices.module.css';
import { SettingSection } from './setting-section';

const KEY = ['sessions'];
const HANDHELD = /iPhone|iPad|Android/;
/** Longer than without 'Remember me'. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Where one is signed in. */
export function Devices() {
  const text = useText();
  const office = useOffice();
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
        <ul className={classes.devices}>
          {sessions?.map((session) => (
            <Device key={session._id} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
        <p role="alert">{refusal}</p>
      </div>
    </SettingSection>
  );
}

function Device({ session, onEnd }: { session: SessionRecord; onEnd: () => void }) {
  const text = useText();
  const { instant } = useDates();
  const { device, current, lastSeenAt, createdAt, expiresAt } = session;
  const remembered = Date.parse(expiresAt) - Date.parse(createdAt) > REMEMBERED_MS;
  const said = [current ? text('settings.devices.now') : text('settings.devices.lastUsed', { at: instant(lastSeenAt) }), remembered && text('settings.devices.remembered')];
  return (
    <li>
      <Icon of={HANDHELD.test(device) ? Smartphone : Monitor} />
      <div>
        <bdi>{device}</bdi>
        {current && <span>, {text('settings.devices.this')}</span>}
        <small>{said.filter(Boolean).join(', ')}</small>
      </div>
      {!current && (
        <RowAction aria-label={text('settings.devices.endOf', { device })} onClick={onEnd}>
          {text('settings.devices.end')}
        </RowAction>
      )}
    </li>
  );
}
