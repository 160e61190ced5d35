import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type {
  PolicyYearEndRecord,
  YearEndRecord,
} from '../../../api/contract/leave/leave-year-end.js';
import { useNumbers } from '../api/config';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { type MessageKey, useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { TableFrame } from '../lists/list-table';
import table from '../lists/list-table.module.css';
import { officePath } from '../paths';
import { Badge } from '../ui/feedback/badge';
import { usePhone } from '../ui/layout/use-phone';
import classes from './year-end.module.css';
import { yearSums } from './year-totals';

type Sums = Omit<PolicyYearEndRecord, 'policy' | 'until'> & {
  until?: PolicyYearEndRecord['until'];
};

interface Line extends Sums {
  key: string;
  name: ReactNode;
}

interface Figure {
  label: MessageKey;
  className: string | undefined;
  of: (line: Sums) => ReactNode;
}

/** By policy and of all, where there are several. On a phone, each is a card. */
export function YearPolicies({ yearEnd: { unit, perPolicy } }: { yearEnd: YearEndRecord }) {
  const text = useText();
  const phone = usePhone();
  const figures = useFigures(unit);
  // The totals say the same.
  if (perPolicy.length === 1) return null;
  const lines: Line[] = perPolicy.map(({ policy, ...sums }) => ({
    ...sums,
    key: policy._id,
    name: (
      <Link to={officePath.leavePolicy(policy._id)}>
        <bdi>{policy.name}</bdi>
      </Link>
    ),
  }));
  const all: Line = { ...yearSums(perPolicy), key: 'all', name: <b>{text('yearEnd.all')}</b> };
  return phone ? (
    <Cards figures={figures} lines={[...lines, all]} />
  ) : (
    <Grid figures={figures} lines={lines} all={all} />
  );
}

function useFigures(unit: YearEndRecord['unit']): Figure[] {
  const numbers = useNumbers();
  const amounts = useAmounts();
  const text = useText();
  const { day } = useDates();
  const amount = (value: number) => amounts.column(value, unit);
  return [
    {
      label: 'yearEnd.people',
      className: columns.number,
      of: ({ people }) => numbers.format(people),
    },
    { label: 'yearEnd.left', className: columns.number, of: ({ rest }) => amount(rest) },
    { label: 'yearEnd.carried', className: columns.number, of: ({ carried }) => amount(carried) },
    {
      label: 'yearEnd.useBy',
      className: classes.date,
      of: ({ until, carried }) =>
        until ? day(until) : until === null && carried > 0 ? text('yearEnd.noEnd') : '',
    },
    {
      label: 'yearEnd.expires',
      className: columns.number,
      of: ({ expiring }) =>
        expiring > 0 ? <Badge glyph="expiring">{amount(expiring)}</Badge> : amount(0),
    },
    {
      label: 'yearEnd.negative',
      className: columns.number,
      of: ({ debt }) => (debt > 0 ? <Badge glyph="negative">{amount(-debt)}</Badge> : amount(0)),
    },
  ];
}

function Grid({ figures, lines, all }: { figures: Figure[]; lines: Line[]; all: Line }) {
  const text = useText();
  const row = (line: Line) => (
    <tr key={line.key}>
      <th scope="row">{line.name}</th>
      {figures.map(({ label, className, of }) => (
        <td key={label} className={className}>
          {of(line)}
        </td>
      ))}
    </tr>
  );
  return (
    <div className={classes.policies}>
      <TableFrame label={text('yearEnd.byPolicy')}>
        <table className={table.table} aria-label={text('yearEnd.byPolicy')}>
          <thead>
            <tr>
              <th scope="col">{text('yearEnd.policy')}</th>
              {figures.map(({ label, className }) => (
                <th key={label} scope="col" className={className}>
                  {text(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{lines.map(row)}</tbody>
          <tfoot>{row(all)}</tfoot>
        </table>
      </TableFrame>
    </div>
  );
}

function Cards({ figures, lines }: { figures: Figure[]; lines: Line[] }) {
  const text = useText();
  return (
    <ul className={classes.policyCards} aria-label={text('yearEnd.byPolicy')}>
      {lines.map((line) => (
        <li key={line.key}>
          {line.name}
          <dl>
            {figures.map(({ label, of }) => (
              <div key={label}>
                <dt>{text(label)}</dt>
                <dd>{of(line)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
