import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { PayRunListRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useCompactMoney } from '../../api/config';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useWidth } from '../../ui/layout/use-width';
import { type NetPayMonth, netPayMonths, type NetPayPoint, netPayPoints } from './net-pay-months';
import classes from './net-pay-year.module.css';

/** Regular runs of a year, also where they are weekly. */
const RUNS_OF_A_YEAR = 60;

/** Empty until the runs are known. */
export function useNetPayMonths(): NetPayMonth[] {
  const { data } = useGetList<PayRunListRecord & { id: string }>('payRuns', {
    filter: { kind: 'regular' },
    sort: { field: 'payDate', order: 'DESC' },
    pagination: { page: 1, perPage: RUNS_OF_A_YEAR },
  });
  return useMemo(() => netPayMonths(data ?? []), [data]);
}

const HEIGHT = 64;
const [TOP, BOTTOM, MARGIN] = [28, 52, 14];

/** The list beneath has the numbers for screen readers. */
export function NetPayYear({ of: months }: { of: NetPayMonth[] }) {
  const text = useText();
  const dates = useDates();
  const money = useCompactMoney();
  const [measured, width] = useWidth();
  const [first, last] = [months[0], months.at(-1)] as [NetPayMonth, NetPayMonth];
  const end = ({ month, net }: NetPayMonth) => ({
    month: dates.month(month, true),
    net: money.format(net),
  });
  return (
    <div className={classes.year}>
      <p>{text('payroll.netOfYear')}</p>
      <div ref={measured} className={classes.place}>
        {width > 0 && (
          <svg
            width={width}
            height={TOP + HEIGHT + BOTTOM}
            role="img"
            aria-label={text('payroll.netFromTo', {
              first: end(first).net,
              from: end(first).month,
              last: end(last).net,
              to: end(last).month,
            })}
          >
            <Line points={netPayPoints(months, { width, height: HEIGHT, margin: MARGIN })} />
            <MonthNames months={months} width={width} />
          </svg>
        )}
      </div>
    </div>
  );
}

function Line({ points }: { points: NetPayPoint[] }) {
  const money = useCompactMoney();
  const settled = points.filter(({ open }) => !open);
  const later = points.slice(Math.max(0, settled.length - 1));
  const highest = points.reduce((top, one) => (one.y < top.y ? one : top));
  const [first, last] = [points[0], points.at(-1)] as [NetPayPoint, NetPayPoint];
  return (
    <g transform={`translate(0 ${TOP})`}>
      {settled.length > 1 && <polyline className={classes.line} points={placesOf(settled)} />}
      {settled.length < points.length && (
        <polyline className={classes.later} points={placesOf(later)} />
      )}
      {[...new Set([first, highest, last])].map((point) => (
        <g key={point.month}>
          <circle
            className={point.open ? classes.open : classes.point}
            cx={point.x}
            cy={point.y}
            r={point.open ? 4.5 : 3}
          />
          <text
            className={point === highest ? classes.highest : undefined}
            x={point === first ? 0 : point === last ? '100%' : point.x}
            y={point.y + (point === highest || isPassedBeneath(points, point) ? -10 : 20)}
            textAnchor={point === first ? 'start' : point === last ? 'end' : 'middle'}
          >
            {money.format(point.net)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The line goes on below the point, or comes from there. */
function isPassedBeneath(points: NetPayPoint[], point: NetPayPoint): boolean {
  const place = points.indexOf(point);
  const beside = points[place === 0 ? 1 : place - 1];
  return beside !== undefined && beside.y > point.y;
}

function MonthNames({ months, width }: { months: NetPayMonth[]; width: number }) {
  const dates = useDates();
  const points = netPayPoints(months, { width, height: HEIGHT, margin: MARGIN });
  const y = TOP + HEIGHT + BOTTOM - 4;
  const every = Math.ceil(points.length / 4);
  return (
    <>
      <line className={classes.axis} x1="0" x2={width} y1={y - 18} y2={y - 18} />
      {points
        .filter((_, index) => (points.length - 1 - index) % every === 0)
        .map(({ month, x }, index, { length }) => (
          <text
            key={month}
            x={index === length - 1 ? width : x}
            y={y}
            textAnchor={index === length - 1 ? 'end' : 'middle'}
          >
            {dates.month(month)}
          </text>
        ))}
    </>
  );
}

const placesOf = (points: NetPayPoint[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
