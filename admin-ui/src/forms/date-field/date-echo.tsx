import { CornerDownRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { Icon } from '../../ui/icon';
import { useTouch } from '../../ui/layout/use-phone';
import classes from './date-field.module.css';

/** The pause after which it is said. */
const PAUSE_MS = 500;

/** The date that is read in what is typed. */
export function DateEcho({ children: read }: { children: string | undefined }) {
  const text = useText();
  const touch = useTouch();
  const taking = touch ? '' : `, ${text('forms.date.enter')}`;
  const [said, setSaid] = useState<string>();

  useEffect(() => {
    const pause = setTimeout(() => setSaid(read), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [read]);

  return (
    <>
      {read && (
        <p className={classes.echo} aria-hidden="true">
          <Icon of={CornerDownRight} size={14} mirrored />
          <span>
            <b>{read}</b>
            {taking}
          </span>
        </p>
      )}
      <span role="status" className="visually-hidden">
        {said && `${said}${taking}`}
      </span>
    </>
  );
}
