import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { AddressField } from '../../forms/address-field';
import { useText } from '../../i18n/use-text';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import { usePhone } from '../../ui/layout/use-phone';
import classes from './calendar-feeds.module.css';

const PROGRAMS = ['outlook', 'google', 'apple', 'iphone'] as const;

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
  const phone = usePhone();
  const programs = phone ? PROGRAMS.toReversed() : PROGRAMS;

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
      {phone && (
        <ButtonLink wide icon={CalendarPlus} to={subscribing(url)}>
          {text('settings.feeds.subscribe')}
        </ButtonLink>
      )}
      <div className={classes.how}>
        <h3 id={heading}>{text('settings.feeds.how')}</h3>
        <ul aria-labelledby={heading}>
          {programs.map((program) => (
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

/** A phone's calendar opens such an address and asks whether to subscribe. */
const subscribing = (url: string): string =>
  new URL(url, window.location.origin).href.replace(/^https?:/, 'webcal:');
