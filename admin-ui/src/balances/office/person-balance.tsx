import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type CalendarDate,
  latest,
  EARLIEST_LEAVE,
} from '../../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave/leave-balances.js';
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
import { lastDayRead, useLedger } from '../use-balances';
import { ReverseAction } from './reverse-action';
import classes from './person-balances.module.css';

type LeaveYear = LeaveBalanceRecord['leaveYear'];

interface Props {
  employee: string;
  balance: LeaveBalanceRecord;
  today: CalendarDate;
}

export function PersonBalance({ employee, balance, today }: Props) {
  const text = useText();
  const api = useApi();
  const [chosen, setChosen] = useState<LeaveYear>();
  const { leaveType, leaveYear } = balance;
  const { data } = useLedger({ employee, leaveType: leaveType._id, ...leaveYear, today });
  const years = data?.leaveYears ?? [leaveYear];
  const year = chosen ?? years.find((one) => one.from === leaveYear.from) ?? leaveYear;
  const from = latest(year.from, EARLIEST_LEAVE);
  const { to } = year;
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
            <DownloadButton
              fetchFile={() =>
                api.leaveLedgerFile(employee, leaveType._id, from, lastDayRead(to, today))
              }
              name={`ledger-${leaveYearName(to).replace('/', '-')}.csv`}
            >
              {text('balanceOf.person.export')}
            </DownloadButton>
            <YearTurns years={years} year={year} onTurn={setChosen} />
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
          action={(row, title) => <ReverseAction row={row} title={title} unit={leaveType.unit} />}
        />
      </section>
    </>
  );
}

function YearTurns({
  years,
  year,
  onTurn,
}: {
  years: LeaveYear[];
  year: LeaveYear;
  onTurn: (year: LeaveYear) => void;
}) {
  const text = useText();
  const index = years.findIndex(({ from }) => from === year.from);
  const [earlier, later] = [years[index - 1], years[index + 1]];
  return (
    <div className={classes.turns}>
      <IconButton
        aria-label={
          earlier
            ? text('balances.ledger.earlier', { year: leaveYearName(earlier.to) })
            : text('balances.ledger.noEarlier')
        }
        aria-disabled={!earlier}
        onClick={() => earlier && onTurn(earlier)}
      >
        <Icon of={ChevronLeft} mirrored />
      </IconButton>
      <strong aria-hidden="true">{leaveYearName(year.to)}</strong>
      <IconButton
        aria-label={
          later
            ? text('balances.ledger.later', { year: leaveYearName(later.to) })
            : text('balances.ledger.noLater')
        }
        aria-disabled={!later}
        onClick={() => later && onTurn(later)}
      >
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
        <dt>{text('balanceOf.person.policy')}</dt>
        <dd>
          <Link to={officePath.leavePolicy(policy._id)}>
            <bdi>{policy.name}</bdi>
          </Link>
          <small>{text('balanceOf.person.since', { date: day(policy.since) })}</small>
        </dd>
      </div>
      <div>
        <dt>{text('balanceOf.person.workingTime')}</dt>
        <dd>
          <bdi>{pattern?.name ?? text('balanceOf.person.usual')}</bdi>
          {pattern && <small>{text('balanceOf.person.since', { date: day(pattern.since) })}</small>}
        </dd>
      </div>
      <div>
        <dt>{text('balanceOf.person.leaveYear')}</dt>
        <dd>{span(leaveYear.from, leaveYear.to)}</dd>
      </div>
    </dl>
  );
}
