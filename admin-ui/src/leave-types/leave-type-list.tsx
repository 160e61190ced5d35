import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { useLeaveTypes } from '../api/use-leave-types';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { ListHead } from '../lists/list-head';
import { type Column, Table } from '../lists/list-table';
import { RecordCard } from '../lists/record-card';
import { officePath } from '../paths';
import { LeaveTabs } from '../shell/leave-tabs';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { ButtonLink, RowActionLink } from '../ui/button';
import { Badge } from '../ui/feedback/badge';
import { Skeleton } from '../ui/feedback/skeleton';
import rowLink from '../ui/layout/row-link.module.css';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/leave-rules';
import type { ApprovalStepRecord } from '../../../api/contract/leave/approvals.js';
import { useAmounts } from '../i18n/use-amounts';
import { useListText } from '../i18n/use-list-text';

export const messages = catalogueOf({ 'leave-rules': english });

export default function LeaveTypeList() {
  const text = useText();
  const { data: types, error, refetch } = useLeaveTypes();
  const add = (
    <ButtonLink variant="primary" to={officePath.addLeaveType} icon={Plus}>
      {text('leaveRules.types.add')}
    </ButtonLink>
  );
  return (
    <>
      <LeaveTabs />
      <ListHead
        title={text('leaveRules.types.title')}
        note={text('leaveRules.types.subtitle')}
        primary={add}
      />
      {!types && error && (
        <ScreenFailed onRetry={refetch}>{text('leaveRules.types.failed')}</ScreenFailed>
      )}
      {!types && !error && <Skeleton width="100%" height={240} />}
      {types && <Types types={types} />}
    </>
  );
}

/** A value that all types share is not said of each. */
function Types({ types }: { types: LeaveTypeRecord[] }) {
  const text = useText();
  const chain = useChainWords();
  const who = ({ selfService }: LeaveTypeRecord) =>
    text(selfService ? 'leaveRules.types.self' : 'leaveRules.types.admins');
  const unit = (type: LeaveTypeRecord) => text(`leaveRules.types.units.${type.unit}`);
  const differ = {
    unit: types.some((type) => type.unit === 'minutes'),
    who: types.some(({ selfService }) => !selfService),
  };
  const listed: Column<LeaveTypeRecord>[] = [
    {
      label: text('leaveRules.types.name'),
      className: columns.strong,
      render: (type) => (
        <Link className={rowLink.name} to={officePath.leaveType(type._id)}>
          <TypeName of={type} />
        </Link>
      ),
    },
    ...(differ.unit ? [{ label: text('leaveRules.types.unit'), render: unit }] : []),
    {
      label: text('leaveRules.types.counts'),
      render: ({ counts }) => text(`leaveRules.types.counting.${counts}`),
    },
    ...(differ.who ? [{ label: text('leaveRules.types.who'), render: who }] : []),
    {
      label: text('leaveRules.types.chain.title'),
      className: columns.words,
      render: (type) => <bdi>{chain(type)}</bdi>,
    },
    {
      label: text('leaveRules.types.action'),
      hideLabel: true,
      className: columns.actions,
      render: (type) => <Edit type={type} />,
    },
  ];
  return (
    <Table<LeaveTypeRecord>
      label={text('leaveRules.types.list')}
      rows={types}
      columns={listed}
      card={(type) => (
        <RecordCard
          name={leaveTypeName(text, type.name)}
          to={officePath.leaveType(type._id)}
          title={<TypeName of={type} />}
        >
          <span>
            {[
              ...(type.unit === 'minutes' ? [unit(type)] : []),
              text(`leaveRules.types.counting.${type.counts}`),
              ...(type.selfService ? [] : [who(type)]),
            ].join(', ')}
          </span>
          <bdi>
            {text('app.labelled', {
              label: text('leaveRules.types.chain.title'),
              value: chain(type),
            })}
          </bdi>
        </RecordCard>
      )}
    />
  );
}

function TypeName({ of: { name, archived } }: { of: LeaveTypeRecord }) {
  const text = useText();
  return (
    <>
      <bdi>{leaveTypeName(text, name)}</bdi>{' '}
      {archived && <Badge glyph="ended">{text('leaveRules.types.archived')}</Badge>}
    </>
  );
}

function Edit({ type }: { type: LeaveTypeRecord }) {
  const text = useText();
  return (
    <RowActionLink
      tone="primary"
      to={officePath.leaveType(type._id)}
      aria-label={text('leaveRules.types.editOf', { name: leaveTypeName(text, type.name) })}
    >
      {text('leaveRules.types.edit')}
    </RowActionLink>
  );
}

/** 'Approver, HR from 5 days on'. */
function useChainWords(): (type: LeaveTypeRecord) => string {
  const text = useText();
  const amounts = useAmounts();
  const either = useListText('disjunction');
  return ({ chain = [], unit }) => {
    const words = ({ who, people = [], overCost }: ApprovalStepRecord) => {
      const names =
        people.length > 0 ? either(people.map(({ name }) => name)) : text(`approval.who.${who}`);
      return overCost === undefined
        ? names
        : text('leaveRules.types.chain.over', {
            who: names,
            amount: amounts.words(overCost, unit),
          });
    };
    return chain.length === 0 ? text('leaveRules.types.chain.atOnce') : chain.map(words).join(', ');
  };
}
