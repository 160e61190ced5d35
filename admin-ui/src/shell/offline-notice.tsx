import { WifiOff } from 'lucide-react';
import { useConnection } from '../api/connection';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './offline-notice.module.css';

/** Above every page, as long as it lasts. The region is always there, since screen readers announce only changes of one they know. */
export function OfflineNotice() {
  const text = useText();
  const connection = useConnection();
  return (
    <div role="status" className={classes.region}>
      {connection !== 'connected' && (
        <p className={classes.strip}>
          <Icon of={WifiOff} size={16} />
          {text(connection === 'offline' ? 'app.offline' : 'app.unreachable')}
        </p>
      )}
    </div>
  );
}
