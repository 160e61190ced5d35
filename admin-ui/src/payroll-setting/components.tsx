import { GripVertical, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { PayComponentRecord } from '../../../api/contract/payroll/pay-components.js';
import { componentName } from '../../../api/contract/payroll/payslip-words/component-name.js';
import { useNumbers } from '../api/config';
import { serverErrorText, useNotifyError } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { usePayComponents, usePayRefresh } from '../pay-items/use-pay-items';
import { usePayWords } from '../payslip/use-pay-words';
import { Button, RowAction } from '../ui/button';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { Icon } from '../ui/icon';
import { useDisclosure } from '../ui/layout/use-disclosure';
import mini from '../ui/mini-table.module.css';
import { ComponentDialog } from './component-dialog';
import classes from './components.module.css';
import { reordered } from './component-order';
import { settingCalls } from './setting-calls';
import { type DragHandlers, useDragOrder } from './use-drag-order';

export function Components() {
  const text = useText();
  const id = useId();
  const { data: components, error, refetch } = usePayComponents();
  const [open, setOpen] = useState<'add' | PayComponentRecord>();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{text('payrollSetting.components.title')}</h2>
        <Button icon={Plus} onClick={() => setOpen('add')}>
          {text('payrollSetting.components.add')}
        </Button>
      </header>
      <p>{text('payrollSetting.components.text')}</p>
      {!components && error && (
        <LoadFailed onRetry={refetch}>
          {serverErrorText(error) || text('payrollSetting.components.failed')}
        </LoadFailed>
      )}
      {!components && !error && <Skeleton width="100%" height={200} />}
      {components && <ComponentTable components={components} onEdit={setOpen} />}
      {open && (
        <ComponentDialog
          component={open === 'add' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

function ComponentTable({
  components,
  onEdit,
}: {
  components: PayComponentRecord[];
  onEdit: (component: PayComponentRecord) => void;
}) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = usePayRefresh();
  const [busy, setBusy] = useState(false);

  const mayMove = (index: number) => components[index]?.builtin === false;
  const drag = useDragOrder(mayMove, (from, to) => void move(from, to));

  async function move(from: number, to: number) {
    setBusy(true);
    try {
      for (const { _id, ...change } of reordered(components, from, to))
        await settingCalls.changeComponent(_id, change);
      notify(text('payrollSetting.components.moved'), { type: 'success' });
    } catch (failure) {
      notifyError(failure);
    } finally {
      await refresh();
      setBusy(false);
      // A row that moves loses the focus.
      document.querySelector<HTMLElement>(`[data-moves="${components[from]?._id}"]`)?.focus();
    }
  }

  return (
    <table
      className={`${mini.mini} ${classes.table}`}
      aria-label={text('payrollSetting.components.title')}
    >
      <thead>
        <tr>
          <th scope="col">{text('payrollSetting.components.name')}</th>
          <th scope="col" className={classes.wide}>
            {text('payrollSetting.components.kind')}
          </th>
          <th scope="col" className={`${mini.number} ${classes.wide}`}>
            {text('payrollSetting.components.wageCode')}
          </th>
          <th scope="col" className={`${mini.number} ${classes.wide} ${classes.items}`}>
            {text('payrollSetting.components.items')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{text('payrollSetting.components.action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {components.map((component, index) => {
          const to = (place: number) =>
            mayMove(index) && mayMove(place) ? () => void move(index, place) : undefined;
          return (
            <ComponentRow
              key={component._id}
              component={component}
              busy={busy}
              onUp={to(index - 1)}
              onDown={to(index + 1)}
              onEdit={() => onEdit(component)}
              drag={drag(index)}
            />
          );
        })}
      </tbody>
    </table>
  );
}

interface RowProps {
  component: PayComponentRecord;
  busy: boolean;
  /** Undefined at the ends. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onEdit: () => void;
  drag: DragHandlers;
}

function ComponentRow({
  component: { _id, name: stored, kind, unit, prorated, wageCode, assignments, active, builtin },
  busy,
  onUp,
  onDown,
  onEdit,
  drag,
}: RowProps) {
  const text = useText();
  const numbers = useNumbers();
  const { words } = usePayWords('');
  const name = componentName(stored, words);
  const given = text('payrollSetting.components.described', {
    kind: words.kinds[kind].name,
    unit: text(`payrollSetting.components.shortUnits.${unit}`),
  });
  const described = prorated
    ? text('payrollSetting.components.described', {
        kind: given,
        unit: text('payrollSetting.components.prorated'),
      })
    : given;
  return (
    <tr data-off={!active} {...drag.row}>
      <th scope="row">
        {!builtin && (
          <Handle
            component={_id}
            name={name}
            busy={busy}
            onUp={onUp}
            onDown={onDown}
            drag={drag.grip}
          />
        )}
        <bdi className={classes.name}>{name}</bdi>{' '}
        {builtin && (
          <span className={classes.note}>{text('payrollSetting.components.builtin')}</span>
        )}
        {!active && <span className={classes.note}>{text('payrollSetting.components.off')}</span>}
        <small className={classes.narrow}>
          {wageCode
            ? text('payrollSetting.components.described', {
                kind: described,
                unit: text('app.labelled', {
                  label: text('payrollSetting.components.wageCode'),
                  value: wageCode,
                }),
              })
            : described}
        </small>
      </th>
      <td className={classes.wide}>{described}</td>
      <td className={`${mini.number} ${classes.wide}`}>
        {wageCode ? (
          <bdi>{wageCode}</bdi>
        ) : (
          <span className={classes.note}>{text('payrollSetting.components.none')}</span>
        )}
      </td>
      <td className={`${mini.number} ${classes.wide} ${classes.items}`}>
        {builtin ? '' : numbers.format(assignments)}
      </td>
      <td className={`${mini.number} ${classes.actions}`}>
        <span>
          <RowAction
            tone="primary"
            aria-label={text('payrollSetting.components.editOf', { name })}
            onClick={onEdit}
          >
            {text('payrollSetting.components.edit')}
          </RowAction>
        </span>
      </td>
    </tr>
  );
}

interface HandleProps {
  component: string;
  name: string;
  busy: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  drag: DragHandlers['grip'];
}

/** Dragged, moved by the arrow keys, or pressed for both directions. */
function Handle({ component, name, busy, onUp, onDown, drag }: HandleProps) {
  const text = useText();
  const { container, buttonId, panelId, open, toggle, close } = useDisclosure();
  const ways = [
    { key: 'ArrowUp', label: text('payrollSetting.components.up', { name }), move: onUp },
    { key: 'ArrowDown', label: text('payrollSetting.components.down', { name }), move: onDown },
  ];

  const press = () => !busy && toggle();

  function onKeyDown(event: KeyboardEvent) {
    const way = ways.find(({ key }) => key === event.key);
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!isPress && (!way || open)) return;
    event.preventDefault();
    if (isPress) press();
    else if (!busy) way?.move?.();
  }

  return (
    <span ref={container} className={classes.handle}>
      {/* Firefox does not drag a button. */}
      <span
        role="button"
        tabIndex={0}
        id={buttonId}
        data-moves={component}
        draggable={!busy}
        aria-disabled={busy}
        title={text('payrollSetting.components.drag')}
        aria-label={text('payrollSetting.components.move', { name })}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={press}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <Icon of={GripVertical} size={16} />
      </span>
      <span id={panelId} className={classes.ways} hidden={!open}>
        {ways.map(({ key, label, move }) => (
          <RowAction
            key={key}
            aria-disabled={!move}
            onClick={() => {
              close(true);
              move?.();
            }}
          >
            {label}
          </RowAction>
        ))}
      </span>
    </span>
  );
}
