import { CreateForm } from '../../forms/create-form';
import { SubmitButton } from '../../forms/form-layout';
import { useLeaveWith } from '../../forms/use-leave-with';
import { useText } from '../../i18n/use-text';
import { withMinutes } from '../../leave-cost/duration-field';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { isRequestable } from '../../api/use-leave-types';
import type { Leave } from '../../leaves/leave';
import { LeaveFields } from '../../leaves/request/leave-fields';
import classes from './leave-form.module.css';
import { StandInChoice } from './stand-in-choice';

interface Props {
  /** The account of the person who is away. */
  account: string;
  /** One of the people of an approver, who adds it. */
  isOfReport?: boolean;
  today: string;
  done: { message: string; to: string };
}

export function LeaveForm({ account, isOfReport = false, today, done }: Props) {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useLeaveRefresh();

  function onCreated() {
    void refresh();
    leaveWith(done.message, done.to);
  }

  return (
    <CreateForm<Leave>
      resource="leaves"
      transform={({ standIn, ...values }) => ({
        ...withMinutes(values),
        ...(standIn ? { standIn } : {}),
        userId: account,
      })}
      onCreated={onCreated}
      failure="requestLeave.noAnswer"
      refusedWithoutReason="requestLeave.refused"
    >
      <LeaveFields
        today={today}
        owner={account}
        isOfReport={isOfReport}
        types={isRequestable}
        reason={{
          label: text('requestLeave.reason'),
          missing: text(isOfReport ? 'requestLeave.reasonMissingOf' : 'requestLeave.reasonMissing'),
        }}
        standIn={isOfReport ? undefined : (quote) => <StandInChoice quote={quote} />}
        foot={({ refused, amount, summary }) => (
          <div className={classes.send}>
            {summary}
            <SubmitButton
              busy={text(isOfReport ? 'requestLeave.adding' : 'requestLeave.submitting')}
              refused={refused}
            >
              {amount && !refused
                ? text(isOfReport ? 'requestLeave.addAmount' : 'leaveCost.submit', { amount })
                : text(isOfReport ? 'requestLeave.add' : 'requestLeave.submit')}
            </SubmitButton>
          </div>
        )}
      />
    </CreateForm>
  );
}
