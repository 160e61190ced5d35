import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionRecord } from '../../../api/contract/records.js';
import { useText } from '../i18n/use-text';
import { useOffice } from '../providers/use-office';
import { refusalText } from '../providers/use-refusal';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { Device } from './device';
import rows from './setting-rows.module.css';
import { SettingSection } from './setting-section';

const KEY = ['sessions'];

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
        <ul className={rows.rows}>
          {sessions?.map((session) => (
            <Device key={session._id} session={session} onEnd={session.current ? undefined : () => void end(session)} />
          ))}
        </ul>
        <p role="alert">{refusal}</p>
      </div>
    </SettingSection>
  );
}
