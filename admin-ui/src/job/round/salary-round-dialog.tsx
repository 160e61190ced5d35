import { X } from 'lucide-react';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useToday } from '../../api/use-today';
import { catalogueOf } from '../../i18n/catalogue';
import * as jobWords from '../../i18n/en/people/job';
import * as english from '../../i18n/en/people/salary-round';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../../ui/button';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { Icon } from '../../ui/icon';
import { RecordingProgress } from '../recording-progress';
import { RoundEffect } from './round-effect';
import { RoundRule } from './round-rule';
import { RoundTable } from './round-table';
import classes from './salary-round.module.css';
import { useSalaryRound } from './use-salary-round';

export const messages = catalogueOf({ 'people/job': jobWords, 'people/salary-round': english });

interface Props {
  people: string[];
  onClose: () => void;
}

/** One raise for many: the rule at the start, each person beside it, and the sums above. */
export default function SalaryRoundDialog({ people, onClose }: Props) {
  const text = useText();
  const round = useSalaryRound(people, onClose);
  const { typed, type, preview, rows, changed, errors, busy, progress, close, submit } = round;
  const { from, leftOut, byHand } = typed;
  const count = people.length;
  const raises = preview.preview?.effect.people ?? 0;
  return (
    <Dialog className={classes.dialog} title={text('salaryRound.title')} onClose={close}>
      <div className={classes.head}>
        <p>{text('salaryRound.chosen', { count })}</p>
        <IconButton aria-label={text('app.close')} onClick={close}>
          <Icon of={X} />
        </IconButton>
      </div>
      <form noValidate onSubmit={submit}>
        <RoundRule typed={typed} type={type} errors={errors} />
        <div className={classes.people}>
          <RoundEffect of={preview} changed={changed} chosen={count} />
          {rows && (
            <RoundTable of={rows} busy={preview.busy} {...{ from, leftOut, byHand, type }} />
          )}
        </div>
        <footer className={classes.foot}>
          {progress ? (
            <RecordingProgress {...progress} />
          ) : (
            <p>
              <Afterwards from={from} raises={raises} />
            </p>
          )}
          <FormActions busy={busy} disabled={busy || round.isWaiting} onCancel={close}>
            <SaveWords from={from} raises={raises} />
          </FormActions>
        </footer>
      </form>
    </Dialog>
  );
}

/** The button says what it does, with the day. */
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

function Afterwards({ from, raises }: { from: string; raises: number }) {
  const text = useText();
  const { day } = useDates();
  const today = useToday() ?? '';
  if (!isCalendarDate(from) || raises === 0) return null;
  const hidden = from > today && text('job.changing.hidden', { date: day(from) });
  return [text('salaryRound.oneChange', { count: raises }), hidden].filter(Boolean).join(' ');
}
