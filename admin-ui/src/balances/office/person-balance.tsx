import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addDays, addYears, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import { EARLIEST_LEAVE, latestFutureDate } from '../../../../api/contract/date-limits.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave-balances.js';
import { useApi } from '../../api/use-api';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { DownloadButton } from '../../shell/confirmation/download-button';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { BalanceView } from '../balance-view';
import { LedgerView } from '../ledger-view';
import { leaveYearName } from '../ledger-texts';
import { lastDayRead } from '../use-balances';
import { ReverseAction } from './reverse-action';
import classes from './person-balances.module.css';

interface Props {
  employee: string;
  balance: LeaveBalanceRecord;
  today: CalendarDate;
}

export function PersonBalance({ employee, balance, today }: Props) {
  const text = useText();
  const api = useApi();
  const [offset, setOffset] = useState(0);
  const { from, to } = yearBeside(balance.leaveYear, offset);
  return (
    <>
      <div className={classes.top}>
        <BalanceView balance={balance} on={today} size="L" />
        <Facts balance={balance} />
      </div>
      <section className={classes.ledger}>
        <header>
          <h2>{text('balances.ledger.balanceIn', { year: leaveYearName(to) })}</h2>
          <div className={classes.shown}>
            <DownloadButton fetchFile={() => api.leaveLedgerFile(employee, balance.leaveType._id, from, lastDayRead(to, today))} name={`ledger-${leaveYearName(to).replace('/', '-')}.csv`}>
              {text('balances.person.export')}
            </DownloadButton>
            <YearTurns year={balance.leaveYear} offset={offset} today={today} onTurn={setOffset} />
          </div>
        </header>
        <LedgerView
          key={from}
          employee={employee}
          balance={balance}
          from={from}
          to={to}
          today={today}
          requestPath={officePath.leave}
          action={(row, title) => <ReverseAction row={row} title={title} unit={balance.leaveType.unit} />}
        />
      </section>
    </>
  );
}

const yearBeside = ({ from, to }: LeaveBalanceRecord['leaveYear'], offset: number) =>
  offset === 0 ? { from, to } : { from: addYears(from, offset), to: addDays(addYears(addDays(to, 1), offset), -1) };

function YearTurns({ year, offset, today, onTurn }: { year: LeaveBalanceRecord['leaveYear']; offset: number; today: CalendarDate; onTurn: (offset: number) => void }) {
  const text = useText();
  const [earlier, later] = [yearBeside(year, offset - 1), yearBeside(year, offset + 1)];
  const [first, last] = [earlier.from < EARLIEST_LEAVE, later.to > latestFutureDate(today)];
  return (
    <div className={classes.turns}>
      <IconButton aria-label={text('balances.ledger.earlier', { year: leaveYearName(earlier.to) })} aria-disabled={first} onClick={() => !first && onTurn(offset - 1)}>
        <Icon of={ChevronLeft} mirrored />
      </IconButton>
      <strong aria-hidden="true">{leaveYearName(yearBeside(year, offset).to)}</strong>
      <IconButton aria-label={text('balances.ledger.later', { year: leaveYearName(later.to) })} aria-disabled={last} onClick={() => !last && onTurn(offset + 1)}>
        <Icon of={ChevronRight} mirrored />
      </IconButton>
    </div>
  );
}

function Facts({ balance: { policy, pattern, leaveYear } }: { balance: LeaveBalanceRecord }) {
  const text = useText();
  const { day, span } = useDates();
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{text('balances.person.policy')}</dt>
        <dd>
          <Link to={officePath.leavePolicy(policy._id)}>
            <bdi>{policy.name}</bdi>
          </Link>
          <small>{text('balances.person.since', { date: day(policy.since) })}</small>
        </dd>
      </div>
      <div>
        <dt>{text('balances.person.workingTime')}</dt>
        <dd>
          <bdi>{pattern?.name ?? text('balances.person.usual')}</bdi>
          {pattern && <small>{text('balances.person.since', { date: day(pattern.since) })}</small>}
        </dd>
      </div>
      <div>
        <dt>{text('balances.person.leaveYear')}</dt>
        <dd>{span(leaveYear.from, leaveYear.to)}</dd>
      </div>
    </dl>
  );
}
