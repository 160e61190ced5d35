import { Fragment } from 'react';
import { Link } from 'react-router';
import type { LeaveTypeRecord, PolicyRecord } from '../../../api/contract/leave/leave-policies.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import table from '../lists/list-table.module.css';
import { TableFrame } from '../lists/list-table';
import { RecordCard } from '../lists/record-card';
import { officePath } from '../paths';
import { RowActionLink } from '../ui/button';
import rowLink from '../ui/layout/row-link.module.css';
import { usePhone } from '../ui/layout/use-phone';
import { EntitlementDots } from './entitlement-dots';
import { nextVersion, versionOn } from './policy';
import classes from './policy-table.module.css';
import { usePeopleText, type PeopleOfType } from './people-without-policy';
import { usePolicyWords } from './use-policy-words';

interface Props {
  policies: PolicyRecord[];
  types: LeaveTypeRecord[];
  people: Map<string, PeopleOfType>;
  today: string;
}

/** By leave type; types without a policy stand last. */
export function PolicyTable({ policies, types, people, today }: Props) {
  const text = useText();
  const phone = usePhone();
  const listText = useListText();
  const groups = types.map((type) => ({
    type,
    policies: policies.filter(({ leaveType }) => leaveType._id === type._id),
  }));
  const covered = groups.filter((group) => group.policies.length > 0);
  const without = groups
    .filter((group) => group.policies.length === 0 && !group.type.archived)
    .map(({ type }) => leaveTypeName(text, type.name));
  const note = without.length > 0 && (
    <>
      <b>{listText(without)}</b> {text('leaveRules.policies.without')}
    </>
  );
  if (phone) {
    return (
      <div className={classes.groups}>
        {covered.map((group) => (
          <section key={group.type._id} aria-label={leaveTypeName(text, group.type.name)}>
            <GroupTitle type={group.type} people={people.get(group.type._id)} />
            <ul className={table.cards}>
              {group.policies.map((policy) => (
                <li key={policy._id}>
                  <PolicyCard policy={policy} today={today} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {note && <p className={classes.note}>{note}</p>}
      </div>
    );
  }
  return (
    <TableFrame roomy label={text('leaveRules.policies.list')}>
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <th>{text('leaveRules.policies.name')}</th>
            <th>{text('leaveRules.policies.entitlement')}</th>
            <th>{text('leaveRules.policies.carry')}</th>
            <th>{text('leaveRules.policies.people')}</th>
            <th>{text('leaveRules.policies.since')}</th>
            <th>
              <span className="visually-hidden">{text('leaveRules.policies.action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {covered.map(({ type, policies: own }) => (
            <Fragment key={type._id}>
              <tr className={classes.group}>
                <th colSpan={6} scope="colgroup">
                  <GroupTitle type={type} people={people.get(type._id)} />
                </th>
              </tr>
              {own.map((policy) => (
                <PolicyRow key={policy._id} policy={policy} today={today} />
              ))}
            </Fragment>
          ))}
          {note && (
            <tr className={classes.group}>
              <td colSpan={6}>{note}</td>
            </tr>
          )}
        </tbody>
      </table>
    </TableFrame>
  );
}

function GroupTitle({
  type: { name, counts, unit },
  people,
}: {
  type: LeaveTypeRecord;
  people?: PeopleOfType;
}) {
  const text = useText();
  const counting = text(
    unit === 'minutes'
      ? 'leaveRules.types.units.minutes'
      : `leaveRules.types.countingShort.${counts}`,
  );
  const { total = 0, without = 0 } = people ?? {};
  const covered = text(
    without > 0 ? 'leaveRules.policies.coveredOf' : 'leaveRules.policies.covered',
    { counting, count: total - without, total },
  );
  return (
    <div className={classes.title}>
      <b>{leaveTypeName(text, name)}</b> {people ? covered : counting}
    </div>
  );
}

function PolicyRow({ policy, today }: { policy: PolicyRecord; today: string }) {
  const text = useText();
  const { day } = useDates();
  const peopleText = usePeopleText();
  const { entitlement, carry } = usePolicyWords(policy.leaveType.unit);
  const version = versionOn(policy, today);
  const next = nextVersion(policy, today);
  if (!version) return null;
  const { most, within } = carry(version.rules);
  const inForce = version.from <= today;
  return (
    <tr>
      <td>
        <Link className={`${classes.name} ${rowLink.name}`} to={officePath.leavePolicy(policy._id)}>
          <bdi>{policy.name}</bdi>
        </Link>
        {policy.archived && (
          <small className={classes.second}>{text('leaveRules.policies.archived')}</small>
        )}
        {version.rules.yearStart === 'hire' && (
          <small className={classes.second}>{text('leaveRules.policies.fromHire')}</small>
        )}
      </td>
      <td>
        <EntitlementDots rules={version.rules} unit={policy.leaveType.unit} />
        {entitlement(version.rules)}
      </td>
      <td>
        {most}
        {within && <small className={classes.second}>{within}</small>}
      </td>
      <td>{peopleText(policy)}</td>
      <td>
        {inForce
          ? day(version.from)
          : text('leaveRules.policies.from', { date: day(version.from) })}
        {inForce && next && (
          <small className={classes.second}>
            {text('leaveRules.policies.changes', { date: day(next.from) })}
          </small>
        )}
      </td>
      <td className={columns.actions}>
        <RowActionLink
          tone="primary"
          to={officePath.leavePolicy(policy._id)}
          aria-label={text('leaveRules.policies.openOf', { name: policy.name })}
        >
          {text('leaveRules.policies.open')}
        </RowActionLink>
      </td>
    </tr>
  );
}

function PolicyCard({ policy, today }: { policy: PolicyRecord; today: string }) {
  const { day } = useDates();
  const text = useText();
  const peopleText = usePeopleText();
  const { entitlement, carry } = usePolicyWords(policy.leaveType.unit);
  const version = versionOn(policy, today);
  if (!version) return null;
  const { most, within } = carry(version.rules);
  return (
    <RecordCard name={policy.name} to={officePath.leavePolicy(policy._id)}>
      <span>{entitlement(version.rules)}</span>
      <span>
        {[
          version.rules.tracked && `${text('leaveRules.policies.carry')}: ${most}`,
          within,
          peopleText(policy),
          text('leaveRules.policies.from', { date: day(version.from) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </RecordCard>
  );
}
