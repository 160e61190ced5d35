import { useId, type ReactNode } from 'react';
import type { StepHindrance } from '../../../api/contract/leave/approvals.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { type Glyph, StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './approval-steps.module.css';
import type { LeaveInSteps } from './leave-in-steps';
import { type DecidedSteps, type StepItem, stepItems } from './step-items';
import { useTurnWords } from './use-turn-words';

/** The steps of a request as discs on a line: who decided, who decides next and why, and who then. */
export function ApprovalSteps({ of: leave, requester }: { of: LeaveInSteps; requester: string }) {
  const text = useText();
  const { instant } = useDates();
  const id = useId();
  return (
    <section className={classes.approval} aria-labelledby={id}>
      <h2 id={id}>{text('approval.title')}</h2>
      <ol>
        <li className={classes.done}>
          <StatusGlyph of="approved" />
          <div>
            <strong>{text('approval.requested', { name: requester })}</strong>
            <time dateTime={leave.createdAt}>{instant(leave.createdAt)}</time>
          </div>
        </li>
        {stepItems(leave).map((item, place) => (
          <Item key={place} item={item} leave={leave} />
        ))}
      </ol>
    </section>
  );
}

function Item({ item, leave }: { item: StepItem; leave: LeaveInSteps }) {
  if (item.kind === 'decided') return <Decided steps={item.steps} />;
  if (item.kind === 'current') return <Current leave={leave} hindrances={item.step.hindrances} />;
  return item.kind === 'skipped' ? (
    <Skipped step={item.step} unit={leave.unit} />
  ) : (
    <Later step={item.step} />
  );
}

const GLYPHS = {
  Approved: 'approved',
  Rejected: 'rejected',
  Passed: 'ended',
} as const satisfies Record<string, Glyph>;

function Decided({ steps }: Pick<DecidedSteps, 'steps'>) {
  const text = useText();
  const { instant } = useDates();
  const asAdmin = steps.find(({ right }) => right === 'admin');
  const {
    decision = 'Approved',
    by = text('person.unknown'),
    right = 'hr',
    for: name = '',
    at = '',
  } = asAdmin ?? steps.at(-1) ?? {};
  const note = steps.find((step) => step.note)?.note;
  const as = text(`approval.as.${right}`, { name });
  return (
    <li className={classes.done}>
      <StatusGlyph of={GLYPHS[decision]} />
      <div>
        <strong>{text(`approval.decided.${decision}`, { name: by })}</strong>
        <time dateTime={at}>
          {text('approval.at', {
            at: instant(at),
            as: steps.length > 1 ? text('approval.atOnce', { as, count: steps.length }) : as,
          })}
        </time>
        {note && <q>{note}</q>}
      </div>
    </li>
  );
}

function Current({
  leave,
  hindrances = [],
}: {
  leave: LeaveInSteps;
  hindrances: StepHindrance[] | undefined;
}) {
  const text = useText();
  const { dayOf } = useDates();
  const { names, reasons } = useTurnWords()(leave);
  return (
    <li aria-current="step">
      <StatusGlyph of="pending" />
      <div>
        <strong>{text('approval.decides', { names })}</strong>
        {reasons.map((reason) => (
          <small key={reason}>{reason}</small>
        ))}
        {hindrances.map((one) => {
          const name = 'name' in one ? one.name : '';
          return (
            <small key={one.why + name}>{text(`approval.hindrances.${one.why}`, { name })}</small>
          );
        })}
        {leave.waitingSince && (
          <small>{text('approval.waitingSince', { date: dayOf(leave.waitingSince) })}</small>
        )}
      </div>
    </li>
  );
}

type Step = Exclude<StepItem, DecidedSteps>['step'];

function Skipped({ step: { who, overCost }, unit }: { step: Step; unit: LeaveInSteps['unit'] }) {
  const text = useText();
  const amounts = useAmounts();
  return (
    <Open title={text('approval.skipped', { step: text(`approval.who.${who}`) })}>
      {overCost !== undefined &&
        text('approval.skippedBelow', { amount: amounts.words(overCost, unit) })}
    </Open>
  );
}

function Later({ step: { who, names } }: { step: Step }) {
  const text = useText();
  const either = useListText('disjunction');
  const role = text(`approval.who.${who}`);
  return (
    <Open title={text('approval.then', { names: names.length > 0 ? either(names) : role })}>
      {names.length > 0 && role}
    </Open>
  );
}

function Open({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={classes.open}>
      <span className={classes.dot} />
      <div>
        <strong>{title}</strong>
        {children && <small>{children}</small>}
      </div>
    </li>
  );
}
