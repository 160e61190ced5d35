import { useWatch } from 'react-hook-form';
import { TriangleAlert } from 'lucide-react';
import type { LeaveQuoteResponse } from '../../../../api/contract/leave/leave-cost-responses.js';
import { useApprovals } from '../../api/use-approvals';
import { useColleagues } from '../../api/use-colleagues';
import { SelectInput } from '../../forms/inputs';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Icon } from '../../ui/icon';
import classes from './stand-in-choice.module.css';

/** Somebody of the department who covers the work. Only with approvals. */
export function StandInChoice({ quote }: { quote: LeaveQuoteResponse | undefined }) {
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
