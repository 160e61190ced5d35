import { ownAddress } from '../addresses';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import type { Salary } from '../salaries/salary';
import { Badge } from '../ui/badge';
import { RowActionLink } from '../ui/button';
import classes from './my-salary.module.css';

/** There is none of what is void. */
export function StatementLink({ salary, owner }: { salary: Salary; owner: string }) {
  const text = useText();
  const { day } = useDates();
  if (salary.voidedAt) {
    return (
      <span className={classes.void}>
        <Badge glyph="over">{text('salaries.isVoid')}</Badge>
      </span>
    );
  }
  return (
    <RowActionLink tone="first" to={ownAddress.statement(owner, salary.id)} aria-label={text('portal.salary.statementOf', { date: day(salary.payDate) })}>
      {text('portal.salary.statement')}
    </RowActionLink>
  );
}
