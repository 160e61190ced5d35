import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Eye } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { PayLooksAnswer } from '../../../../api/contract/answers.js';
import { COMMAND_LINE, type PayLookRecord } from '../../../../api/contract/pay-looks.js';
import { useDates } from '../../i18n/use-dates';
import { type MessageKey, type Text, useText } from '../../i18n/use-text';
import { getJson } from '../../api/http-client';
import { refusalText } from '../../api/use-refusal';
import { Avatar } from '../../ui/avatar';
import { Button, RowAction } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/layout/panel';
import { Skeleton } from '../../ui/feedback/skeleton';
import classes from './my-salary-looks.module.css';

const ALONE: Record<PayLookRecord['where'], MessageKey> = {
  details: 'payLooks.details',
  history: 'payLooks.history',
  list: 'payLooks.list',
  export: 'payLooks.exported',
  import: 'payLooks.import',
  audit: 'payLooks.audit',
};

/** Where it was opened, and with how many others. */
function placeOf({ where, people }: PayLookRecord, text: Text): string {
  if (where === 'list') return people === null ? text('payLooks.listOfAll') : text('payLooks.list', { count: people });
  if (where !== 'export' || people === 1) return text(ALONE[where]);
  return people === null ? text('payLooks.exportOfAll') : text('payLooks.exportOf', { count: people });
}

const nameOf = ({ by }: PayLookRecord, text: Text): string => (by.name === COMMAND_LINE ? text('payLooks.commandLine') : by.name);

const FIRST = 10;
const MORE = 50;

/** Who opened the pay of this person, the newest first; more when they are asked for. */
function useSalaryLooks(id: string) {
  const [shown, setShown] = useState(FIRST);
  const { data, error, refetch } = useQuery({
    queryKey: ['salary-looks', id, shown],
    queryFn: () => getJson<PayLooksAnswer>(`/salary/looks/${encodeURIComponent(id)}?range=[0,${shown - 1}]`),
    placeholderData: keepPreviousData,
  });
  const more = data && data.looks.length === shown ? () => setShown(shown + MORE) : undefined;
  return { data, error, refetch, more };
}

/** `of`: in whose address it stands. */
export function MySalaryLooks({ of: owner }: { of: string }) {
  const text = useText();
  const title = useId();
  const { data, error, refetch, more } = useSalaryLooks(owner);
  return (
    <section className={classes.looks} aria-labelledby={title}>
      <h2 id={title}>{text('payLooks.title')}</h2>
      <Panel>
        {data && data.looks.length > 0 && <Looks of={data} more={more} />}
        {data?.looks.length === 0 && <Line says={text('payLooks.none')} beneath={text('payLooks.noneText')} />}
        {!data && !error && <Line says={<Skeleton width="60%" />} beneath={<Skeleton width="40%" />} />}
        {!data && error && (
          <Line says={refusalText(error) || text('payLooks.failed')}>
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

function Looks({ of: { looks, summary }, more }: { of: PayLooksAnswer; more: (() => void) | undefined }) {
  const text = useText();
  const { instant } = useDates();
  const list = useId();
  const [open, setOpen] = useState(true);
  const [last] = looks;
  const times = text('payLooks.times', { count: summary.looks });
  return (
    <>
      <Line
        says={summary.looks === 0 ? text('payLooks.notSinceJanuary') : text('payLooks.summary', { times, count: summary.people })}
        beneath={last && text('payLooks.last', { name: nameOf(last, text), at: instant(last.at) })}
      >
        <RowAction tone="first" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {text(open ? 'payLooks.hide' : 'payLooks.show')}
          <Icon of={open ? ChevronUp : ChevronDown} size={14} />
        </RowAction>
      </Line>
      <div id={list} hidden={!open}>
        <ul className={classes.list}>
          {looks.map((look) => (
            <li key={look._id}>
              <Avatar name={nameOf(look, text)} />
              <div>
                <bdi>{nameOf(look, text)}</bdi>
                <small>{placeOf(look, text)}</small>
              </div>
              <time dateTime={look.at}>{instant(look.at)}</time>
            </li>
          ))}
        </ul>
        {more && (
          <Button wide onClick={more}>
            {text('payLooks.more')}
          </Button>
        )}
      </div>
    </>
  );
}
