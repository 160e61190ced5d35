import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type {
  PreviewPersonRecord,
  YearEndOfPerson,
} from '../../../api/contract/leave/leave-preview.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { ListEmpty } from '../lists/list-empty';
import { type Column, ListTable } from '../lists/list-table';
import { CardLine, RecordCard } from '../lists/record-card';
import { officePath } from '../paths';
import { PersonLine } from '../people/person-line';
import { PersonPhoto } from '../people/person-photo';
import { RowActionLink } from '../ui/button';
import { DaysBar } from '../ui/days-bar/days-bar';
import { asDots, type DaysParts } from '../ui/days-bar/days-parts';
import { daysScale } from '../ui/days-bar/days-scale';
import { Badge } from '../ui/feedback/badge';
import classes from './year-end.module.css';

type Row = PreviewPersonRecord & YearEndOfPerson & RaRecord<string>;

const BAR_WIDTH = 180;

const barOf = ({ carried, expiring, debt }: YearEndOfPerson): DaysParts => ({
  available: carried,
  expiring,
  owed: debt,
});

export function PeopleTable({ unit, until }: { unit: LeaveUnit; until: string }) {
  const text = useText();
  const amounts = useAmounts();
  const list = useListText();
  const { dayAndMonth } = useDates();
  const { data = [] } = useListContext<Row>();
  const scale = daysScale(
    data.map((row) => asDots(barOf(row), unit)),
    'S',
    BAR_WIDTH,
  );
  const words = ({ carried, expiring, debt }: Row) =>
    list([
      text('yearEnd.carriedOver', { amount: amounts.words(carried, unit) }),
      ...(expiring > 0 ? [text('yearEnd.expire', { amount: amounts.words(expiring, unit) })] : []),
      ...(debt > 0 ? [text('yearEnd.belowZero', { amount: amounts.words(-debt, unit) })] : []),
    ]);
  const bar = (row: Row) => (
    <DaysBar size="S" parts={barOf(row)} unit={unit} sentence={words(row)} scale={scale} />
  );
  const shown: Column<Row>[] = [
    { source: 'name', label: text('yearEnd.employee'), render: (row) => <Person row={row} /> },
    {
      label: text('yearEnd.policy'),
      className: classes.policy,
      render: ({ policy }) => <bdi>{policy.name}</bdi>,
    },
    {
      label: text(unit === 'days' ? 'yearEnd.bar' : 'yearEnd.hoursBar'),
      className: classes.bar,
      render: bar,
    },
    {
      label: text('yearEnd.leftAt', { date: dayAndMonth(until) }),
      className: columns.number,
      render: (row) => <Left row={row} />,
    },
    {
      label: text('yearEnd.carried'),
      className: columns.number,
      render: ({ carried }) => amounts.column(carried, unit),
    },
    {
      label: text('yearEnd.expires'),
      className: columns.number,
      render: ({ expiring }) =>
        expiring > 0 ? (
          <b className={classes.strong}>{amounts.column(expiring, unit)}</b>
        ) : (
          amounts.column(0, unit)
        ),
    },
    ...(data.some(({ offered }) => offered)
      ? [
          {
            label: text('yearEnd.action'),
            className: columns.actions,
            render: (row: Row) => <Offer row={row} />,
          },
        ]
      : []),
  ];
  return (
    <ListTable<Row>
      roomy
      label={text('yearEnd.peopleTable')}
      serial={text('yearEnd.serial')}
      columns={shown}
      card={(row) => <PersonCard row={row}>{bar(row)}</PersonCard>}
      empty={
        <ListEmpty
          title={text('yearEnd.nobody')}
          emptyText={text('yearEnd.nobodyText')}
          filteredText={text('yearEnd.nobodyText')}
        />
      }
    />
  );
}

function PersonCard({ row, children }: { row: Row; children: ReactNode }) {
  const text = useText();
  const amounts = useAmounts();
  const { employee, expiring, offered, unit } = row;
  return (
    <RecordCard
      before={<PersonPhoto name={employee.name} image={employee.profileImage} size="s" />}
      name={employee.name}
      to={ledger(row)}
      end={<Left row={row} inWords />}
      actions={offered && <Offer row={row} />}
    >
      <CardLine
        end={
          expiring > 0 && (
            <span className={classes.expiring}>
              {text('yearEnd.expire', { amount: amounts.column(expiring, unit) })}
            </span>
          )
        }
      >
        <bdi>{employee.department.dep_name}</bdi>
      </CardLine>
      {children}
    </RecordCard>
  );
}

const ledger = ({ employee, leaveType }: Row) =>
  `${officePath.leaveBalance(employee._id)}?${new URLSearchParams({ type: leaveType._id })}`;

const Person = ({ row }: { row: Row }) => (
  <PersonLine
    name={row.employee.name}
    image={row.employee.profileImage}
    detail={row.employee.department.dep_name}
    to={ledger(row)}
  />
);

/** Below zero: the debt. */
function Left({ row: { rest, debt, unit }, inWords = false }: { row: Row; inWords?: boolean }) {
  const text = useText();
  const amounts = useAmounts();
  const left = amounts.column(rest, unit);
  return debt > 0 ? (
    <Badge glyph="negative">{amounts.column(-debt, unit)}</Badge>
  ) : (
    <>{inWords ? text('yearEnd.amountLeft', { amount: left }) : left}</>
  );
}

/** Leads to the ledger with the entry filled in; nothing is booked by itself. */
function Offer({ row }: { row: Row }) {
  const text = useText();
  const amounts = useAmounts();
  if (!row.offered) return null;
  const { kind, amount } = row.offered;
  return (
    <RowActionLink tone="primary" to={`${ledger(row)}#settle`}>
      {text(`yearEnd.offers.${kind}`, { amount: amounts.words(Math.abs(amount), row.unit) })}
      <span className="visually-hidden"> {row.employee.name}</span>
    </RowActionLink>
  );
}
