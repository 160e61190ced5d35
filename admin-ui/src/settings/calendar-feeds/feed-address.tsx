import { useId } from 'react';
import { AddressField } from '../../forms/address-field';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import classes from './calendar-feeds.module.css';

const PROGRAMS = ['outlook', 'google', 'apple'] as const;

/** The server shows an address only once. */
export function FeedAddress({
  calendar,
  url,
  onClose,
}: {
  calendar: string;
  url: string;
  onClose: () => void;
}) {
  const text = useText();
  const heading = useId();

  return (
    <Dialog title={text('settings.feeds.shown', { calendar })} onClose={onClose}>
      <p>{text('settings.feeds.once')}</p>
      <AddressField
        label={text('settings.feeds.address')}
        address={url}
        words={{
          copy: text('settings.feeds.copy'),
          copied: text('settings.feeds.copied'),
          notCopied: text('settings.feeds.notCopied'),
        }}
      />
      <div className={classes.how}>
        <h3 id={heading}>{text('settings.feeds.how')}</h3>
        <ul aria-labelledby={heading}>
          {PROGRAMS.map((program) => (
            <li key={program}>{text(`settings.feeds.${program}`)}</li>
          ))}
        </ul>
        <p>{text('settings.feeds.delay')}</p>
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {text('settings.feeds.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
