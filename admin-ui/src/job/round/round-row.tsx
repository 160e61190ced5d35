import { useId, useState } from 'react';
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

/** The part of the round that is typed in the table. */
export interface TableEntries extends Pick<TypedRound, 'leftOut' | 'byHand'> {
  type: (part: Partial<TypedRound>) => void;
}

/** Entries show at once; the rest of the row follows with the preview. */
export function RoundRow({
  of: person,
  leftOut,
  byHand,
  type,
}: TableEntries & { of: JobPersonEffect }) {
  const text = useText();
  const { formats } = usePayWords(useToday() ?? '');
  const percents = useColumnPercent();
  const { employee, salary } = person;
  const { _id: id, name } = employee;
  const why = person.leftOut?.reason;
  const isUnticked = leftOut.includes(id);
  const isOut = isUnticked || why !== undefined || salary === null;
  // Only those who were left out by hand take part again by a tick.
  const isFixed = isOut && !isUnticked && why !== 'byHand';

  function takePart(takesPart: boolean) {
    const others = leftOut.filter((one) => one !== id);
    type({ leftOut: takesPart ? others : [...others, id] });
  }

  function undo() {
    const { [id]: _gone, ...others } = byHand;
    type({ byHand: others });
  }

  const [before, after] = [salary?.before ?? null, salary?.after ?? null];
  const raise = before === null || after === null ? null : after - before;
  return (
    <tr data-person={id} className={isOut ? classes.out : undefined}>
      <td>
        <Checkbox
          hideLabel
          label={text('salaryRound.takesPartOf', { name })}
          checked={!isUnticked && !isFixed}
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
            salary={id in byHand ? Number(byHand[id]) : after}
            isByHand={id in byHand}
            onType={(amount) => type({ byHand: { ...byHand, [id]: amount } })}
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
  const [fault, setFault] = useState<string>();
  const faultId = useId();

  function take() {
    if (draft === undefined) return;
    const refused = amountCheck(draft);
    setFault(refused);
    if (refused) return;
    setDraft(undefined);
    const plain = plainAmount(draft);
    if (Number(plain) !== salary) onType(plain);
  }

  function type(amount: string | undefined) {
    setFault(undefined);
    setDraft(amount);
  }

  return (
    <>
      <input
        className={classes.cell}
        data-by-hand={isByHand}
        aria-label={text('salaryRound.salaryOf', { name })}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? formats.amount(salary)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            take();
          }
          if (event.key === 'Escape' && draft !== undefined) {
            event.preventDefault();
            event.stopPropagation();
            type(undefined);
          }
        }}
      />
      {fault && (
        <p id={faultId} className={classes.fault}>
          {fault}
        </p>
      )}
    </>
  );
}
