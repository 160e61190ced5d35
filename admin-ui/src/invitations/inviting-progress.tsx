import { useState } from 'react';
import { useNumbers } from '../api/config';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { DialogActions } from '../ui/feedback/dialog';
import { ProgressTrack } from '../ui/feedback/progress-track';
import { Spinner } from '../ui/feedback/spinner';
import type { InvitingProgress as Progress } from './use-inviting';

export function InvitingProgress({ done, total, onStop }: Progress & { onStop: () => void }) {
  const text = useText();
  const numbers = useNumbers();
  const [stopping, setStopping] = useState(false);
  return (
    <>
      <ProgressTrack label={text('invitations.inviting')} done={done} total={total} />
      <p role="status">
        {text('invitations.progress', { done: numbers.format(done), count: total })}
      </p>
      <p>{text('invitations.stopText')}</p>
      <DialogActions>
        <Button
          disabled={stopping}
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          {stopping && <Spinner />}
          {text('invitations.stop')}
        </Button>
      </DialogActions>
    </>
  );
}
