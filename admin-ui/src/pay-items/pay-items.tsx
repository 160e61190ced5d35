import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { PayAssignmentRecord } from '../../../api/contract/payroll/pay-components.js';
import { serverErrorText } from '../api/use-notify-error';
import { useToday } from '../api/use-today';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { EndItemDialog } from './end-item-dialog';
import { hasEnded, isTakenBack } from './item-order';
import { ItemDialog } from './item-dialog';
import { ItemTable } from './item-table';
import classes from './pay-items.module.css';
import { usePayItems } from './use-pay-items';

interface Props {
  title: string;
  /** Without one, those for everybody and for departments. */
  person?: { id: string; name: string };
}

export function PayItems({ title, person }: Props) {
  const text = useText();
  const id = useId();
  const today = useToday();
  const { data, error, refetch } = usePayItems(
    person ? { employee: person.id, single: false } : { shared: true },
  );
  const [open, setOpen] = useState<'add' | PayAssignmentRecord>();
  const [withEnded, setWithEnded] = useState(false);
  const items = data?.filter((item) => item.run === null && !isTakenBack(item));
  const ended = items?.filter((item) => today && hasEnded(item, today)) ?? [];
  const shown = items?.filter((item) => !ended.includes(item)) ?? [];
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button icon={Plus} onClick={() => setOpen('add')}>
          {text('payItems.add')}
        </Button>
      </header>
      {!person && <p className={classes.text}>{text('payItems.sharedText')}</p>}
      {!data && error && (
        <LoadFailed onRetry={refetch}>
          {serverErrorText(error) || text('payItems.failed')}
        </LoadFailed>
      )}
      {!data && !error && <Skeleton width="100%" height={144} />}
      {data && shown.length === 0 && (
        <p className={classes.none}>{text(person ? 'payItems.none' : 'payItems.noneShared')}</p>
      )}
      {shown.length > 0 && (
        <ItemTable label={title} items={shown} ofPerson={person !== undefined} onEnd={setOpen} />
      )}
      {ended.length > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={withEnded}
          onClick={() => setWithEnded(!withEnded)}
        >
          {withEnded
            ? text('payItems.hideEnded')
            : text('payItems.showEnded', { count: ended.length })}
        </button>
      )}
      {withEnded && ended.length > 0 && (
        <ItemTable
          label={text('payItems.showEnded', { count: ended.length })}
          items={ended}
          ofPerson={person !== undefined}
        />
      )}
      {open === 'add' && <ItemDialog person={person} onClose={() => setOpen(undefined)} />}
      {typeof open === 'object' && <EndItemDialog item={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
