import { X } from 'lucide-react';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { JobProgress } from '../../../../api/contract/job/job-changes.js';
import { useToday } from '../../api/use-today';
import { catalogueOf } from '../../i18n/catalogue';
import * as jobWords from '../../i18n/en/people/job';
import * as english from '../../i18n/en/people/salary-round';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../../ui/button';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { ProgressTrack } from '../../ui/feedback/progress-track';
import { Icon } from '../../ui/icon';
import type { PeopleOfChange } from '../change/use-job-change';
import { RoundEffect } from './round-effect';
import { RoundRule } from './round-rule';
import { RoundTable } from './round-table';
import classes from './salary-round.module.css';
import { useSalaryRound } from './use-salary-round';

export const messages = catalogueOf({ 'people/job': jobWords, 'people/salary-round': english });

interface Props {
  whom: PeopleOfChange & { count: number };
  onClose: () => void;
}

/** One raise for many: the rule at the start, each person beside it, and the sums above. */
export default function SalaryRoundDialog({ whom: { count, ...people }, onClose }: Props) {
  const text = useText();
  const round = useSalaryRound(people, onClose);
  const { typed, type, preview, changed, errors, busy, progress, isWaiting, close, submit } = round;
  const raises = preview.preview?.effect.people ?? 0;
  return (
    <Dialog className={classes.dialog} title={text('salaryRound.title')} onClose={close}>
      <div className={classes.head}>
        <p>{text('salaryRound.chosen', { count })}</p>
        <IconButton aria-label={text('salaryRound.close')} onClick={close}>
          <Icon of={X} />
        </IconButton>
      </div>
      <form noValidate onSubmit={submit}>
        <RoundRule typed={typed} type={type} errors={errors} />
        <div className={classes.people}>
          <RoundEffect of={preview} changed={changed} chosen={count} from={typed.from} />
          {preview.preview && (
            <RoundTable of={preview.preview.people} typed={typed} type={type} busy={preview.busy} />
          )}
        </div>
        <footer className={classes.foot}>
          {progress ? (
            <Recording {...progress} />
          ) : (
            <p>
              <Afterwards from={typed.from} raises={raises} />
            </p>
          )}
          <FormActions busy={busy} disabled={busy || isWaiting} onCancel={close}>
            <SaveWords from={typed.from} raises={raises} />
          </FormActions>
        </footer>
      </form>
    </Dialog>
  );
}

/** What the button does, with the day. */
function SaveWords({ from, raises }: { from: string; raises: number }) {
  const text = useText();
  const { day } = useDates();
  const today = useToday() ?? '';
  if (!isCalendarDate(from) || raises === 0) return text('salaryRound.save');
  return text(from > today ? 'salaryRound.plan' : 'salaryRound.record', {
    count: raises,
    date: day(from),
  });
}

/** How far a round for more than 200 people is recorded. */
function Recording({ done, total }: JobProgress) {
  const text = useText();
  const words = text('salaryRound.progress', { done, total });
  return (
    <p>
      {words}
      <ProgressTrack label={words} done={done} total={total} />
    </p>
  );
}

function Afterwards({ from, raises }: { from: string; raises: number }) {
  const text = useText();
  const { day } = useDates();
  const today = useToday() ?? '';
  if (!isCalendarDate(from) || raises === 0) return null;
  const hidden = from > today && text('salaryRound.hidden', { date: day(from) });
  return [text('salaryRound.oneChange', { count: raises }), hidden].filter(Boolean).join(' ');
}
