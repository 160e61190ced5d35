import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Eye } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { PayAccessResponse } from '../../../../api/contract/responses.js';
import { COMMAND_LINE, type PayAccessRecord } from '../../../../api/contract/pay-access.js';
import { useDates } from '../../i18n/use-dates';
import { type MessageKey, type Text, useText } from '../../i18n/use-text';
import { getJson } from '../../api/http-client';
import { refusalText } from '../../api/use-refusal';
import { Avatar } from '../../ui/avatar';
import { Button, RowAction } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/layout/panel';
import { Skeleton } from '../../ui/feedback/skeleton';
import classes from './my-salary-access.module.css';

const ALONE: Record<PayAccessRecord['where'], MessageKey> = {
  details: 'payAccess.details',
  history: 'payAccess.history',
  list: 'payAccess.list',
  export: 'payAccess.exported',
  import: 'payAccess.import',
  audit: 'payAccess.audit',
};

/** Where it was opened, and with how many others. */
function placeOf({ where, people }: PayAccessRecord, text: Text): string {
  if (where === 'list') return people === null ? text('payAccess.listOfAll') : text('payAccess.list', { count: people });
  if (where !== 'export' || people === 1) return text(ALONE[where]);
  return people === null ? text('payAccess.exportOfAll') : text('payAccess.exportOf', { count: people });
}

const nameOf = ({ by }: PayAccessRecord, text: Text): string => (by.name === COMMAND_LINE ? text('payAccess.commandLine') : by.name);

const FIRST = 10;
const MORE = 50;

/** Who opened the pay of this person, the newest first; more when they are asked for. */
function useSalaryAccess(id: string) {
  const [shown, setShown] = useState(FIRST);
  const { data, error, refetch } = useQuery({
    queryKey: ['salary-accesses', id, shown],
    queryFn: () => getJson<PayAccessResponse>(`/salary/pay-access/${encodeURIComponent(id)}?range=[0,${shown - 1}]`),
    placeholderData: keepPreviousData,
  });
  const more = data && data.accesses.length === shown ? () => setShown(shown + MORE) : undefined;
  return { data, error, refetch, more };
}

/** `of`: in whose address it stands. */
export function MySalaryAccess({ of: owner }: { of: string }) {
  const text = useText();
  const title = useId();
  const { data, error, refetch, more } = useSalaryAccess(owner);
  return (
    <section className={classes.accesses} aria-labelledby={title}>
      <h2 id={title}>{text('payAccess.title')}</h2>
      <Panel>
        {data && data.accesses.length > 0 && <Accesses of={data} more={more} />}
        {data?.accesses.length === 0 && <Line says={text('payAccess.none')} beneath={text('payAccess.noneText')} />}
        {!data && !error && <Line says={<Skeleton width="60%" />} beneath={<Skeleton width="40%" />} />}
        {!data && error && (
          <Line says={refusalText(error) || text('payAccess.failed')}>
            <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
          </Line>
        )}
      </Panel>
    </section>
  );
}

function Line({ says, beneath, children }: { says: ReactNode; beneath?: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.line}>
      <Icon of={Eye} />
      <div>
        {says}
        <small>{beneath}</small>
      </div>
      {children}
    </div>
  );
}

function Accesses({ of: { accesses, summary }, more }: { of: PayAccessResponse; more: (() => void) | undefined }) {
  const text = useText();
  const { instant } = useDates();
  const list = useId();
  const [open, setOpen] = useState(true);
  const [last] = accesses;
  const times = text('payAccess.times', { count: summary.accesses });
  return (
    <>
      <Line
        says={summary.accesses === 0 ? text('payAccess.notSinceJanuary') : text('payAccess.summary', { times, count: summary.people })}
        beneath={last && text('payAccess.last', { name: nameOf(last, text), at: instant(last.at) })}
      >
        <RowAction tone="first" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
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
