import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { BankAccountRecord } from '../../../api/contract/payroll/bank-accounts.js';
import { useConfig } from '../api/config';
import { useApi } from '../api/use-api';
import { serverErrorText } from '../api/use-notify-error';
import { useDates } from '../i18n/use-dates';
import { type Text, useText } from '../i18n/use-text';
import { Button, RowAction } from '../ui/button';
import { Skeleton } from '../ui/feedback/skeleton';
import { Icon } from '../ui/icon';
import classes from './bank-account.module.css';
import { BankAccountDialog } from './bank-account-dialog';

interface Props {
  /** The id of the employee or of the account. */
  of: string;
  /** Proposed as the holder of a first account. */
  name: string;
  /** The reader's own. */
  own?: boolean;
  heading?: 'h2' | 'h3';
}

/** Where somebody's pay goes, and the dialog that changes it. */
export function BankAccount({ of: owner, name, own = false, heading: Heading = 'h2' }: Props) {
  const text = useText();
  const api = useApi();
  const title = useId();
  const mail = useConfig()?.mail === true;
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const queryKey = ['bank-account', owner];
  const {
    data: account,
    error,
    refetch,
  } = useQuery({ queryKey, queryFn: () => api.bankAccount(owner) });
  const action = (label: string) => (
    <RowAction onClick={() => setOpen(true)} aria-describedby={title}>
      {label}
    </RowAction>
  );
  return (
    <section className={classes.section} aria-labelledby={title}>
      <Heading id={title}>{text('bankAccount.title')}</Heading>
      {account && (
        <Line
          title={<bdi dir="ltr">{account.iban}</bdi>}
          detail={<Holder of={account} own={own} />}
          action={action(text('bankAccount.change'))}
        />
      )}
      {account === null && (
        <Line
          title={text('bankAccount.none')}
          detail={text(own ? 'bankAccount.noneYet' : 'bankAccount.noneLeftOut')}
          action={action(text('bankAccount.add'))}
        />
      )}
      {account === undefined && !error && (
        <Line title={<Skeleton width={132} />} detail={<Skeleton width={220} />} />
      )}
      {account === undefined && error && (
        <Line
          title={serverErrorText(error) || text('bankAccount.failed')}
          action={
            <span>
              <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
            </span>
          }
        />
      )}
      {mail && <p>{text(own ? 'bankAccount.mailed' : 'bankAccount.employeeMailed')}</p>}
      {open && account !== undefined && (
        <BankAccountDialog
          owner={owner}
          account={account}
          name={name}
          refresh={() => queries.invalidateQueries({ queryKey })}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function Line({
  title,
  detail,
  action,
}: {
  title: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes.line}>
      <Icon of={Landmark} />
      <div>
        {title}
        <small>{detail}</small>
      </div>
      {action}
    </div>
  );
}

function Holder({ of: account, own }: { of: BankAccountRecord; own: boolean }) {
  const text = useText();
  const { dayOf } = useDates();
  return (
    <>
      <bdi>{account.holder}</bdi>, {changeOf(account, own, dayOf(account.changedAt), text)}
    </>
  );
}

function changeOf(
  { changedBy: { name, isOwner } }: BankAccountRecord,
  own: boolean,
  date: string,
  text: Text,
): string {
  if (!isOwner) return text('bankAccount.changedBy', { date, name });
  return text(own ? 'bankAccount.changedByYou' : 'bankAccount.changedByOwner', { date });
}
