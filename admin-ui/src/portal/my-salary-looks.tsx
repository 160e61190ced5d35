import { ChevronDown, ChevronUp, Eye } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { PayLooksAnswer } from '../../../api/contract/answers.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { refusalText } from '../providers/use-refusal';
import { Avatar } from '../ui/avatar';
import { Button, RowAction } from '../ui/button';
import { Icon } from '../ui/icon';
import { Panel } from '../ui/panel';
import { Skeleton } from '../ui/skeleton';
import { nameOf, placeOf } from './my-salary-look';
import classes from './my-salary-looks.module.css';
import { useSalaryLooks } from './use-salary-looks';

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
