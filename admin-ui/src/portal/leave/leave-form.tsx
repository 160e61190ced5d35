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
import { useWatch } from 'react-hook-form';
import { TriangleAlert } from 'lucide-react';
import type { LeaveQuoteResponse } from '../../../../api/contract/leave/leave-cost-responses.js';
import { useApprovals } from '../../api/use-approvals';
import { useColleagues } from '../../api/use-colleagues';
import { SelectInput } from '../../forms/inputs';
import { useDates } from '../../i18n/use-dates';
import { Icon } from '../../ui/icon';

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

/** Somebody of the department who covers the work. Only with approvals. */
function StandInChoice({ quote }: { quote: LeaveQuoteResponse | undefined }) {
  const text = useText();
  const { span } = useDates();
  const approvals = useApprovals() ?? false;
  const { data } = useColleagues({ enabled: approvals });
  const chosen = useWatch<{ standIn?: string }, 'standIn'>({ name: 'standIn' });
  const colleagues = (data ?? []).filter(({ sameDepartment }) => sameDepartment);
  if (!approvals || (data && colleagues.length === 0)) return null;
  const name = colleagues.find(({ _id }) => _id === chosen)?.name;
  const away = name === undefined ? undefined : quote?.standInAway;
  return (
    <div className={classes.choice}>
      <SelectInput
        optional
        source="standIn"
        label={text('requestLeave.standIn')}
        hint={text('requestLeave.standInHint')}
        choices={colleagues.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      {away && name && (
        <p role="status">
          <Icon of={TriangleAlert} size={14} />
          {text('requestLeave.standInAway', { name, span: span(away.startDate, away.endDate) })}
        </p>
      )}
    </div>
  );
}
