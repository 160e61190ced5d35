import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Eye } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { PayAccessResponse } from '../../../../api/contract/salary/salary-responses.js';
import { COMMAND_LINE, type PayAccessRecord } from '../../../../api/contract/salary/pay-access.js';
import { useDates } from '../../i18n/use-dates';
import { type MessageKey, type Text, useText } from '../../i18n/use-text';
import { getJson } from '../../api/http-client';
import { serverErrorText } from '../../api/use-notify-error';
import { Avatar } from '../../ui/avatar';
import { Button, RowAction } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/layout/panel';
import { usePhone } from '../../ui/layout/use-phone';
import { Skeleton } from '../../ui/feedback/skeleton';
import classes from './my-salary-access.module.css';

const PLACE_MESSAGES: Record<PayAccessRecord['where'], MessageKey> = {
  details: 'payAccess.details',
  history: 'payAccess.history',
  list: 'payAccess.list',
  export: 'payAccess.exported',
  import: 'payAccess.import',
  audit: 'payAccess.audit',
  bank: 'payAccess.bank',
  payslip: 'payAccess.payslip',
  run: 'payAccess.run',
};

function placeOf({ where, people }: PayAccessRecord, text: Text): string {
  if (where === 'list')
    return people === null
      ? text('payAccess.listOfAll')
      : text('payAccess.list', { count: people });
  if (where !== 'export' || people === 1) return text(PLACE_MESSAGES[where]);
  return people === null
    ? text('payAccess.exportOfAll')
    : text('payAccess.exportOf', { count: people });
}

const nameOf = ({ by }: PayAccessRecord, text: Text): string =>
  by.name === COMMAND_LINE ? text('payAccess.commandLine') : by.name;

const FIRST = 10;
const MORE = 50;

function useSalaryAccess(id: string) {
  const [shown, setShown] = useState(FIRST);
  const { data, error, refetch } = useQuery({
    queryKey: ['salary-accesses', id, shown],
    queryFn: () => getJson(`/salary/pay-access/${encodeURIComponent(id)}?range=[0,${shown - 1}]`),
    placeholderData: keepPreviousData,
  });
  const more = data && data.accesses.length === shown ? () => setShown(shown + MORE) : undefined;
  return { data, error, refetch, more };
}

export function MySalaryAccess({ of: owner }: { of: string }) {
  const text = useText();
  const title = useId();
  const { data, error, refetch, more } = useSalaryAccess(owner);
  return (
    <section className={classes.accesses} aria-labelledby={title}>
      <h2 id={title}>{text('payAccess.title')}</h2>
      <Panel>
        {data && data.accesses.length > 0 && <Accesses of={data} more={more} />}
        {data?.accesses.length === 0 && (
          <Line title={text('payAccess.none')} detail={text('payAccess.noneText')} />
        )}
        {!data && !error && (
          <Line title={<Skeleton width="60%" />} detail={<Skeleton width="40%" />} />
        )}
        {!data && error && (
          <Line title={serverErrorText(error) || text('payAccess.failed')}>
            <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
          </Line>
        )}
      </Panel>
    </section>
  );
}

function Line({
  title,
  detail,
  children,
}: {
  title: ReactNode;
  detail?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classes.line}>
      <Icon of={Eye} />
      <div>
        {title}
        <small>{detail}</small>
      </div>
      {children}
    </div>
  );
}

function Accesses({
  of: { accesses, summary },
  more,
}: {
  of: PayAccessResponse;
  more: (() => void) | undefined;
}) {
  const text = useText();
  const { instant } = useDates();
  const list = useId();
  const [open, setOpen] = useState(!usePhone());
  const [last] = accesses;
  const times = text('payAccess.times', { count: summary.accesses });
  return (
    <>
      <Line
        title={
          summary.accesses === 0
            ? text('payAccess.notSinceJanuary')
            : text('payAccess.summary', { times, count: summary.people })
        }
        detail={last && text('payAccess.last', { name: nameOf(last, text), at: instant(last.at) })}
      >
        <RowAction
          tone="primary"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {text(open ? 'payAccess.hide' : 'payAccess.show')}
          <Icon of={open ? ChevronUp : ChevronDown} size={14} />
        </RowAction>
      </Line>
      <div id={list} hidden={!open}>
        <ul className={classes.list}>
          {accesses.map((access) => (
            <li key={access._id}>
              <Avatar name={nameOf(access, text)} />
              <div>
                <bdi>{nameOf(access, text)}</bdi>
                <small>{placeOf(access, text)}</small>
              </div>
              <time dateTime={access.at}>{instant(access.at)}</time>
            </li>
          ))}
        </ul>
        {more && (
          <Button wide onClick={more}>
            {text('payAccess.more')}
          </Button>
        )}
      </div>
    </>
  );
}
