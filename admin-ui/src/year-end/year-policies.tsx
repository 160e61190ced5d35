import { Link } from 'react-router';
import type { PolicyYearEndRecord, YearEndRecord } from '../../../api/contract/leave-year-end.js';
import { useNumbers } from '../api/config';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import table from '../lists/list-table.module.css';
import { officePath } from '../paths';
import { Badge } from '../ui/feedback/badge';
import classes from './year-end.module.css';
import { yearSums } from './year-sums';

export function YearPolicies({ yearEnd: { unit, perPolicy } }: { yearEnd: YearEndRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const amounts = useAmounts();
  const { day } = useDates();
  const all = yearSums(perPolicy);
  const usedBy = ({ until, carried }: PolicyYearEndRecord) => (until ? day(until) : carried > 0 ? text('yearEnd.noEnd') : '');
  const figures = ({ people, rest, carried }: Pick<PolicyYearEndRecord, 'people' | 'rest' | 'carried'>) => [numbers.format(people), amounts.column(rest, unit), amounts.column(carried, unit)];
  return (
    <div className={`${table.bleed} ${classes.policies}`} data-roomy="false" role="region" tabIndex={0} aria-label={text('yearEnd.byPolicy')}>
      <table className={table.table} aria-label={text('yearEnd.byPolicy')}>
        <thead>
          <tr>
            <th scope="col">{text('yearEnd.policy')}</th>
            <th scope="col" className={columns.number}>{text('yearEnd.people')}</th>
            <th scope="col" className={columns.number}>{text('yearEnd.left')}</th>
            <th scope="col" className={columns.number}>{text('yearEnd.carried')}</th>
            <th scope="col">{text('yearEnd.useBy')}</th>
            <th scope="col" className={columns.number}>{text('yearEnd.expires')}</th>
            <th scope="col" className={columns.number}>{text('yearEnd.negative')}</th>
          </tr>
        </thead>
        <tbody>
          {perPolicy.map((one) => (
            <tr key={one.policy._id}>
              <th scope="row">
                <Link to={officePath.leavePolicy(one.policy._id)}>
                  <bdi>{one.policy.name}</bdi>
                </Link>
              </th>
              {figures(one).map((figure, index) => (
                <td key={index} className={columns.number}>{figure}</td>
              ))}
              <td className={classes.date}>{usedBy(one)}</td>
              <td className={columns.number}>{one.expiring > 0 ? <Badge glyph="expiring">{amounts.column(one.expiring, unit)}</Badge> : amounts.column(0, unit)}</td>
              <td className={columns.number}>{one.debt > 0 ? <Badge glyph="negative">{amounts.column(-one.debt, unit)}</Badge> : amounts.column(0, unit)}</td>
            </tr>
          ))}
        </tbody>
        {perPolicy.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{text('yearEnd.all')}</th>
              {figures(all).map((figure, index) => (
                <td key={index} className={columns.number}>{figure}</td>
              ))}
              <td />
              <td className={columns.number}>{amounts.column(all.expiring, unit)}</td>
              <td className={columns.number}>{amounts.column(-all.debt, unit)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
