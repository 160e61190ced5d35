import type { ImportRecord } from '../../../api/contract/imports.js';
import { address } from '../addresses';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { ButtonLink } from '../ui/button';
import { AppliedWhen } from './applied-when';
import classes from './applied.module.css';
import { LostFocusHeading } from './lost-focus-heading';

/** Everything is as it was before, and the audit log has both. */
export function Undone({ record }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  const { undoneAt, undoneBy } = record;
  return (
    <>
      <div className={classes.head}>
        <div>
          <LostFocusHeading>{text('imports.undone.title')}</LostFocusHeading>
          {undoneAt && <p className={classes.when}>{text('imports.undone.by', { who: undoneBy ?? '', at: instant(undoneAt) })}</p>}
          <AppliedWhen record={record} />
        </div>
        <div className={classes.actions}>
          <ButtonLink variant="primary" to={address.imports}>
            {text('imports.undone.another')}
          </ButtonLink>
        </div>
      </div>
      <p className={classes.when}>{text('imports.undone.text')}</p>
    </>
  );
}
