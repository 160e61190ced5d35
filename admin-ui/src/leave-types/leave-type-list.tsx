import { Plus } from 'lucide-react';
import type { LeaveTypeRecord } from '../../../api/contract/leave-policies.js';
import { useLeaveTypes } from '../api/use-leave-types';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import table from '../lists/list-table.module.css';
import { officePath } from '../paths';
import { Button, ButtonLink, RowActionLink } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Skeleton } from '../ui/feedback/skeleton';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/layout/page-head';
import { usePhone } from '../ui/layout/use-phone';
import classes from './leave-type-list.module.css';

export { messages } from '../i18n/bundles/leave-rules';

export default function LeaveTypeList() {
  const text = useText();
  const phone = usePhone();
  const { data: types, error, refetch } = useLeaveTypes();
  const add = (
    <ButtonLink variant="primary" to={officePath.addLeaveType}>
      <Icon of={Plus} size={16} />
      {text('leaveRules.types.add')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={text('leaveRules.types.title')} parent={{ to: officePath.leavePolicies, label: text('leaveRules.types.back') }} actions={add}>
        {text('leaveRules.types.subtitle')}
      </PageHead>
      {!types && error && (
        <EmptyState title={text('error.generic')} action={<Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>}>
          {text('leaveRules.types.failed')}
        </EmptyState>
      )}
      {!types && !error && <Skeleton width="100%" height={240} />}
      {types && phone && <TypeCards types={types} />}
      {types && !phone && <TypeTable types={types} />}
    </>
  );
}

function TypeTable({ types }: { types: LeaveTypeRecord[] }) {
  const text = useText();
  const words = useTypeWords();
  return (
    <div className={table.bleed} data-roomy="false" role="region" aria-label={text('leaveRules.types.list')} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{text('leaveRules.types.name')}</th>
            <th>{text('leaveRules.types.unit')}</th>
            <th>{text('leaveRules.types.counts')}</th>
            <th>{text('leaveRules.types.who')}</th>
            <th>{text('leaveRules.types.state')}</th>
            <th>
              <span className="visually-hidden">{text('leaveRules.types.action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type._id}>
              <td className={classes.name}>
                <bdi>{leaveTypeName(text, type.name)}</bdi>
              </td>
              <td>{text(`leaveRules.types.units.${type.unit}`)}</td>
              <td>{text(`leaveRules.types.counting.${type.counts}`)}</td>
              <td>{words.who(type)}</td>
              <td>{words.state(type)}</td>
              <td className={classes.action}>
                <Edit type={type} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TypeCards({ types }: { types: LeaveTypeRecord[] }) {
  const text = useText();
  const words = useTypeWords();
  return (
    <ul className={table.cards} aria-label={text('leaveRules.types.list')}>
      {types.map((type) => (
        <li key={type._id}>
          <div className={classes.card}>
            <strong>
              <bdi>{leaveTypeName(text, type.name)}</bdi>
            </strong>
            <span>{[text(`leaveRules.types.units.${type.unit}`), text(`leaveRules.types.countingShort.${type.counts}`), words.who(type), words.state(type)].join(', ')}</span>
          </div>
          <Edit type={type} />
        </li>
      ))}
    </ul>
  );
}

function Edit({ type }: { type: LeaveTypeRecord }) {
  const text = useText();
  return (
    <RowActionLink tone="primary" to={officePath.leaveType(type._id)} aria-label={text('leaveRules.types.editOf', { name: leaveTypeName(text, type.name) })}>
      {text('leaveRules.types.edit')}
    </RowActionLink>
  );
}

function useTypeWords() {
  const text = useText();
  return {
    who: ({ selfService }: LeaveTypeRecord) => text(selfService ? 'leaveRules.types.self' : 'leaveRules.types.admins'),
    state: ({ archived }: LeaveTypeRecord) => text(archived ? 'leaveRules.types.archived' : 'leaveRules.types.used'),
  };
}
