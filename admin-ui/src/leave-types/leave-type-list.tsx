import { Plus } from 'lucide-react';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { useLeaveTypes } from '../api/use-leave-types';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { ListHead } from '../lists/list-head';
import { type Column, Table } from '../lists/list-table';
import { officePath } from '../paths';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { ButtonLink, RowActionLink } from '../ui/button';
import { Skeleton } from '../ui/feedback/skeleton';
import classes from './leave-type-list.module.css';
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
      <ListHead
        title={text('leaveRules.types.title')}
        note={text('leaveRules.types.subtitle')}
        actions={
          <ButtonLink variant="quiet" to={officePath.leavePolicies}>
            {text('leaveRules.types.back')}
          </ButtonLink>
        }
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

function Types({ types }: { types: LeaveTypeRecord[] }) {
  const text = useText();
  const who = ({ selfService }: LeaveTypeRecord) =>
    text(selfService ? 'leaveRules.types.self' : 'leaveRules.types.admins');
  const state = ({ archived }: LeaveTypeRecord) =>
    text(archived ? 'leaveRules.types.archived' : 'leaveRules.types.used');
  const chain = useChainWords();
  const listed: Column<LeaveTypeRecord>[] = [
    {
      label: text('leaveRules.types.name'),
      className: columns.strong,
      render: ({ name }) => <bdi>{leaveTypeName(text, name)}</bdi>,
    },
    {
      label: text('leaveRules.types.unit'),
      render: ({ unit }) => text(`leaveRules.types.units.${unit}`),
    },
    {
      label: text('leaveRules.types.counts'),
      render: ({ counts }) => text(`leaveRules.types.counting.${counts}`),
    },
    { label: text('leaveRules.types.who'), render: who },
    {
      label: text('leaveRules.types.chain.title'),
      className: columns.words,
      render: (type) => <bdi>{chain(type)}</bdi>,
    },
    { label: text('leaveRules.types.state'), render: state },
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
        <div className={classes.card}>
          <strong>
            <bdi>{leaveTypeName(text, type.name)}</bdi>
          </strong>
          <span>
            {[
              text(`leaveRules.types.units.${type.unit}`),
              text(`leaveRules.types.countingShort.${type.counts}`),
              who(type),
              state(type),
            ].join(', ')}
          </span>
          <span>
            <bdi>
              {text('app.labelled', {
                label: text('leaveRules.types.chain.title'),
                value: chain(type),
              })}
            </bdi>
          </span>
          <Edit type={type} />
        </div>
      )}
    />
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
