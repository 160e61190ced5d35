import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import type {
  LeavePreviewRecord,
  PreviewPersonRecord,
} from '../../../../api/contract/leave/leave-preview.js';
import { useCountedLeave } from '../../api/use-counted-leave';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { type LeaveChange, previewPeople } from '../../leave-preview/preview-calls';
import { useLeavePreview } from '../../leave-preview/use-leave-preview';
import { Diff } from '../../ui/diff';
import classes from './leave-effect.module.css';

type Employment = Omit<Extract<LeaveChange, { kind: 'employment' }>, 'kind'>;

/** While a date is typed, others pass by. */
const SETTLED_MS = 600;
/** More types than anybody has. */
const TYPES = 50;

/** Undefined: nothing is changed. `onPending` says whether the effect is still to come. */
export function LeaveEffect({
  employment,
  onPending,
}: {
  employment: Employment | undefined;
  onPending?: (pending: boolean) => void;
}) {
  const counted = useCountedLeave();
  const asked = JSON.stringify(employment);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const isShown = counted && asked !== undefined && settled === asked;
  useEffect(() => {
    if (!isShown) onPending?.(counted && asked !== undefined);
  }, [isShown, counted, asked, onPending]);
  if (!isShown) return null;
  return (
    <Effect
      key={asked}
      change={{ kind: 'employment', ...(JSON.parse(asked) as Employment) }}
      onPending={onPending}
    />
  );
}

/** The server refuses wrong dates when they are saved, so an error here stays silent. */
function Effect({
  change,
  onPending,
}: {
  change: LeaveChange;
  onPending?: (pending: boolean) => void;
}) {
  const text = useText();
  const { preview, failure } = useLeavePreview(change);
  const isUnknown =
    failure !== null || preview?.state === 'Failed' || preview?.state === 'Cancelled';
  const isKnown = isUnknown || preview?.state === 'Done';
  useEffect(() => onPending?.(!isKnown), [isKnown, onPending]);
  if (isUnknown) return null;
  return (
    <section className={classes.effect} aria-label={text('employment.leaveEffect')}>
      <h3>{text('employment.leaveEffect')}</h3>
      <div role="status">
        {preview?.state === 'Done' ? (
          <Balances preview={preview} />
        ) : (
          <p>{text('employment.leaveEffectBusy')}</p>
        )}
      </div>
    </section>
  );
}

function Balances({ preview: { _id, on } }: { preview: LeavePreviewRecord }) {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();
  const { data } = useGetList<PreviewPersonRecord & RaRecord<string>>(previewPeople(_id), {
    pagination: { page: 1, perPage: TYPES },
    sort: { field: 'difference', order: 'ASC' },
  });
  if (!data) return <p>{text('employment.leaveEffectBusy')}</p>;
  const moved = data.filter(({ difference }) => difference !== 0);
  const settled = data.filter(({ offered }) => offered !== null);
  if (moved.length + settled.length === 0) return <p>{text('employment.leaveEffectNone')}</p>;
  return (
    <>
      <dl>
        {moved.map(({ id, leaveType, before, after, unit }) => (
          <div key={id}>
            <dt>{leaveTypeName(text, leaveType.name)}</dt>
            <dd>
              <Diff before={amounts.plain(before, unit)} after={amounts.words(after, unit)} />
            </dd>
          </div>
        ))}
      </dl>
      <small>{text('employment.leaveEffectOn', { date: day(on) })}</small>
      {settled.map(({ id, leaveType, offered, unit }) => (
        <p key={id}>
          {text('employment.leaveEffectClosed', {
            type: leaveTypeName(text, leaveType.name),
            amount: amounts.signed(offered?.amount ?? 0, unit),
          })}
        </p>
      ))}
    </>
  );
}
