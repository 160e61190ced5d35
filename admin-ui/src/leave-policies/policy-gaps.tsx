import type { LeaveTypeRecord, PolicyRecord } from '../../../api/contract/leave/leave-policies.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { ButtonLink } from '../ui/button';
import { versionOn } from './policy';
import { PolicyNotice, PolicyNotices } from './policy-notice';
import { type PeopleOfType, withoutPolicy } from './people-without-policy';

interface Props {
  policies: PolicyRecord[];
  types: LeaveTypeRecord[];
  people: Map<string, PeopleOfType>;
  today: string;
}

/** Types with a balance that some people have no policy of. Where everybody has one, only those are left who were given none on purpose. */
export function PolicyGaps({ policies, types, people, today }: Props) {
  const text = useText();
  const gaps = types.flatMap((type) => {
    const own = policies.filter(
      ({ leaveType, archived }) => leaveType._id === type._id && !archived,
    );
    const count = people.get(type._id)?.without ?? 0;
    const isCounted = own.some((policy) => versionOn(policy, today)?.rules.tracked);
    return count > 0 && isCounted && !own.some(({ everybody }) => everybody)
      ? [{ type, name: leaveTypeName(text, type.name), count }]
      : [];
  });
  if (gaps.length === 0) return null;
  return (
    <PolicyNotices>
      {gaps.map(({ type: { _id }, name, count }) => (
        <PolicyNotice
          key={_id}
          title={text('leaveRules.policies.gap', { count, type: name })}
          action={
            <ButtonLink to={officePath.workingPeopleOf(withoutPolicy(_id))}>
              {text('leaveRules.policies.showAndAssign')}
              <span className="visually-hidden"> {name}</span>
            </ButtonLink>
          }
        >
          {text('leaveRules.policies.gapText')}
        </PolicyNotice>
      ))}
    </PolicyNotices>
  );
}
