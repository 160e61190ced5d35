import { Shuffle } from 'lucide-react';
import type { MovedRequest } from '../../../../api/contract/job/job-changes.js';
import { useToday } from '../../api/use-today';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { EffectLine } from './effect-line';

const LISTED = 3;

export function EffectOnRequests({ of: requests }: { of: MovedRequest[] }) {
  const text = useText();
  const { shortSpan } = useDates();
  const thisYear = useToday()?.slice(0, 4);
  const rest = requests.length - LISTED;
  return (
    <EffectLine icon={Shuffle} title={text('job.effect.requests', { count: requests.length })}>
      {requests
        .slice(0, LISTED)
        .map(({ _id, employee, leaveType, startDate, endDate, from, to }) => (
          <small key={_id}>
            {text('job.effect.request', {
              name: employee.name,
              leave: leaveTypeName(text, leaveType),
              dates: shortSpan(startDate, endDate, thisYear),
              from: from?.name ?? text('job.effect.hr'),
              to: to?.name ?? text('job.effect.hr'),
            })}
          </small>
        ))}
      {rest > 0 && <small>{text('job.effect.more', { count: rest })}</small>}
    </EffectLine>
  );
}
