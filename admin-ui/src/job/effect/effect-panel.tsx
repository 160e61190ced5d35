import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobPreviewRecord } from '../../../../api/contract/job/job-changes.js';
import { RequestFailed } from '../../api/http-client';
import { serverErrorText } from '../../api/use-notify-error';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { JobPreview } from '../use-job-preview';
import { refusalOf } from '../field-errors';
import { EffectLines } from './effect-lines';
import { EffectMoney } from './effect-money';
import classes from './effect-panel.module.css';
import { LeftOut } from './left-out';

interface Props {
  of: JobPreview;
  /** Within a text instead of beside fields. */
  plain?: boolean;
  /** Said by the server when something else was stored meanwhile. */
  changed?: string | undefined;
}

/** The effect of a change before it is saved. The last one stays while the new one is worked out. */
export function EffectPanel({ of, plain = false, changed }: Props) {
  const text = useText();
  const { preview, error, busy } = of;
  return (
    <section
      className={plain ? classes.plain : classes.panel}
      aria-label={text('job.effect.title')}
      aria-live="polite"
      aria-busy={busy}
    >
      {busy && <span className={classes.busy} />}
      {changed && (
        <p className={classes.warning}>
          <Icon of={TriangleAlert} size={14} />
          {changed}
        </p>
      )}
      {error && <Failed of={of} failure={error} />}
      {preview && !error && <Effect of={preview} />}
      {!preview && !error && <Said>{text(busy ? 'job.effect.busy' : 'job.effect.empty')}</Said>}
    </section>
  );
}

function Said({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <>
      <h3>{text('job.effect.title')}</h3>
      <p className={classes.said}>{children}</p>
    </>
  );
}

/** A refusal stands at its field, if it has one. */
function Failed({ of: { failedAt, refetch }, failure }: { of: JobPreview; failure: Error }) {
  const text = useText();
  const { timeOf } = useDates();
  const hasNoAnswer = failure instanceof RequestFailed && failure.status === 0;
  const { whole, atFields } = refusalOf(failure);
  if (whole) return <Said>{whole}</Said>;
  if (Object.keys(atFields).length > 0) return <Said>{text('job.effect.atFields')}</Said>;
  return (
    <>
      <Said>
        {hasNoAnswer
          ? text('job.effect.failedSince', { time: timeOf(new Date(failedAt).toISOString()) })
          : serverErrorText(failure) || text('job.effect.failed')}
      </Said>
      <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
    </>
  );
}

function Effect({ of: { effect, people } }: { of: JobPreviewRecord }) {
  return (
    <>
      <EffectMoney of={effect} />
      <EffectLines of={effect} />
      {people.length > 1 && <LeftOut of={people} />}
    </>
  );
}
