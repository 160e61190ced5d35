import { COMPONENT_KINDS } from '../../../api/contract/payroll/component-kinds.js';
import type { PayAssignmentRecord } from '../../../api/contract/payroll/pay-components.js';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { usePayWords } from '../payslip/use-pay-words';
import { RowAction, RowActionLink } from '../ui/button';
import mini from '../ui/mini-table.module.css';
import { isReplaced } from './item-order';
import classes from './item-table.module.css';
import { useItemWords } from './use-item-words';

interface Props {
  label: string;
  items: PayAssignmentRecord[];
  /** On somebody's page: what others get too is ended in Setting. */
  ofPerson?: boolean;
  /** Undefined for items that have ended. */
  onEnd?: (item: PayAssignmentRecord) => void;
}

export function ItemTable({ label, items, ofPerson = false, onEnd }: Props) {
  const text = useText();
  const { words } = usePayWords('');
  const groups = COMPONENT_KINDS.map((kind) => ({
    kind,
    rows: items.filter(({ component }) => component.kind === kind),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <table className={`${mini.mini} ${classes.items}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text('payItems.component')}</th>
          <th scope="col" className={mini.number}>
            {text('payItems.amount')}
          </th>
          {onEnd && (
            <th scope="col">
              <span className="visually-hidden">{text('payItems.action')}</span>
            </th>
          )}
        </tr>
      </thead>
      {groups.map(({ kind, rows }) => (
        <tbody key={kind}>
          <tr className={mini.group}>
            <th scope="rowgroup" colSpan={onEnd ? 3 : 2}>
              {words.kinds[kind].group}
            </th>
          </tr>
          {rows.map((item) => (
            <Row
              key={item._id}
              item={item}
              replaced={ofPerson && isReplaced(item, items)}
              ofPerson={ofPerson}
              onEnd={onEnd}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({
  item,
  replaced,
  ofPerson,
  onEnd,
}: {
  item: PayAssignmentRecord;
  replaced: boolean;
  ofPerson: boolean;
  onEnd: Props['onEnd'];
}) {
  const text = useText();
  const { amount, since } = useItemWords();
  const { name } = item.component;
  return (
    <tr data-replaced={replaced}>
      <th scope="row">
        <bdi>{name}</bdi>
        <small>{since(item)}</small>
        {replaced && <small>{text('payItems.replaced')}</small>}
      </th>
      <td className={`${mini.number} ${mini.strong} ${classes.amount}`}>
        {replaced ? <s>{amount(item)}</s> : amount(item)}
      </td>
      {onEnd && (
        <td className={`${mini.number} ${classes.action}`}>
          {ofPerson && item.scope !== 'employee' ? (
            <RowActionLink
              to={officePath.payrollSetting}
              aria-label={text('payItems.settingOf', { name })}
            >
              {text('payItems.setting')}
            </RowActionLink>
          ) : (
            <RowAction aria-label={text('payItems.endOf', { name })} onClick={() => onEnd(item)}>
              {text('payItems.end')}
            </RowAction>
          )}
        </td>
      )}
    </tr>
  );
}
