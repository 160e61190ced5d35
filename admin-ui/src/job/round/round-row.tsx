import { useState } from 'react';
import type { JobPersonEffect } from '../../../../api/contract/job/job-changes.js';
import { useToday } from '../../api/use-today';
import { useAmountCheck } from '../../forms/money-field';
import { plainAmount } from '../../forms/plain-amount';
import { useText } from '../../i18n/use-text';
import { signedPercent } from '../../payslip/signed-percent';
import { usePayWords } from '../../payslip/use-pay-words';
import { Checkbox } from '../../ui/fields/checkbox';
import { RoundWhy } from './round-why';
import classes from './salary-round.module.css';
import type { TypedRound } from './typed-round';
import { useColumnPercent } from './use-column-percent';

interface Props {
  of: JobPersonEffect;
  typed: TypedRound;
  type: (part: Partial<TypedRound>) => void;
}

export function RoundRow({ of: person, typed, type }: Props) {
  const text = useText();
  const { formats } = usePayWords(useToday() ?? '');
  const percents = useColumnPercent();
  const { employee, salary, leftOut } = person;
  const { _id: id, name } = employee;
  const isOut = leftOut !== null || salary === null;
  // A rule of the round leaves out whom it names; only those left out by hand are taken in again here.
  const isFixed = isOut && !typed.leftOut.includes(id);

  function takePart(takesPart: boolean) {
    const others = typed.leftOut.filter((one) => one !== id);
    type({ leftOut: takesPart ? others : [...others, id] });
  }

  function undo() {
    const { [id]: _gone, ...byHand } = typed.byHand;
    type({ byHand });
  }

  const [before, after] = [salary?.before ?? null, salary?.after ?? null];
  const raise = before === null || after === null ? null : after - before;
  return (
    <tr className={isOut ? classes.out : undefined}>
      <td>
        <Checkbox
          hideLabel
          label={text('salaryRound.takesPartOf', { name })}
          checked={!isOut}
          disabled={isFixed}
          onChange={({ target }) => takePart(target.checked)}
        />
      </td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={classes.number}>{before !== null && formats.money(before)}</td>
      <td className={classes.number}>
        {isOut || after === null ? (
          text('salaryRound.stays')
        ) : (
          <SalaryCell
            name={name}
            salary={after}
            isByHand={id in typed.byHand}
            onType={(amount) => type({ byHand: { ...typed.byHand, [id]: amount } })}
          />
        )}
      </td>
      <td className={classes.number}>
        {!isOut && raise !== null && <bdi dir="ltr">{formats.signed(raise)}</bdi>}
      </td>
      <td className={classes.number}>
        {!isOut && raise !== null && before ? signedPercent(raise, before, percents) : null}
      </td>
      <td className={classes.why}>
        <RoundWhy of={person} name={name} onUndo={undo} />
      </td>
    </tr>
  );
}

interface CellProps {
  name: string;
  salary: number;
  isByHand: boolean;
  onType: (amount: string) => void;
}

/** Shows the new salary, and takes another one when it is left or by Enter; Escape restores it. */
function SalaryCell({ name, salary, isByHand, onType }: CellProps) {
  const text = useText();
  const amountCheck = useAmountCheck();
  const { formats } = usePayWords(useToday() ?? '');
  const [draft, setDraft] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const fault = draft !== undefined && isRefused ? amountCheck(draft) : undefined;

  function take() {
    if (draft === undefined) return;
    if (amountCheck(draft)) return setRefused(true);
    setDraft(undefined);
    const plain = plainAmount(draft);
    if (Number(plain) !== salary) onType(plain);
  }

  return (
    <input
      className={classes.cell}
      data-by-hand={isByHand}
      aria-label={text('salaryRound.salaryOf', { name })}
      aria-invalid={fault !== undefined}
      title={fault}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? formats.amount(salary)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setRefused(false);
        setDraft(target.value);
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          take();
        }
        if (event.key === 'Escape' && draft !== undefined) {
          event.preventDefault();
          event.stopPropagation();
          setDraft(undefined);
        }
      }}
    />
  );
}
