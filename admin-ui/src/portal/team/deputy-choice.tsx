import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ColleagueRecord,
  DeputyRecord,
} from '../../../../api/contract/leave/approval-responses.js';
import { useApi } from '../../api/use-api';
import { useColleagues } from '../../api/use-colleagues';
import { useNotifyError } from '../../api/use-notify-error';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { SelectField } from '../../ui/fields/select-field';
import { focusIfLost } from '../../ui/focus-if-lost';
import { Icon } from '../../ui/icon';
import classes from './deputy-choice.module.css';

const DEPUTY = ['deputy'];

export function DeputyChoice() {
  const text = useText();
  const id = useId();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: DEPUTY,
    queryFn: async () => ({ deputy: await api.deputy() }),
  });
  return (
    <section className={classes.deputy} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {text('myTeam.deputy.title')}
      </h2>
      {data && <Deputy {...data} />}
      {!data &&
        (error ? (
          <LoadFailed onRetry={refetch}>{text('myTeam.deputy.failed')}</LoadFailed>
        ) : (
          <Skeleton width="100%" height={72} />
        ))}
    </section>
  );
}

/** One sentence, which opens to be changed. */
function Deputy({ deputy }: DeputyRecord) {
  const text = useText();
  const { dayAndMonth } = useDates();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <div className={classes.notice}>
        <p>
          {deputy
            ? text('myTeam.deputy.saved', { name: deputy.name })
            : text('myTeam.deputy.removed')}
          <small>{text('myTeam.deputy.yours')}</small>
        </p>
        {!open && (
          <Button
            // Comes back in the place of the form that had the focus.
            ref={open === false ? focusIfLost : undefined}
            variant="quiet"
            onClick={() => setOpen(true)}
          >
            {text('myTeam.deputy.change')}
          </Button>
        )}
      </div>
      {open && <ColleagueChoice deputy={deputy} onDone={() => setOpen(false)} />}
      <p className={classes.away} role="status">
        {deputy?.awayUntil && (
          <>
            <Icon of={TriangleAlert} size={16} />
            <span>
              {text('myTeam.deputy.away', {
                name: deputy.name,
                date: dayAndMonth(deputy.awayUntil),
              })}
            </span>
          </>
        )}
      </p>
    </>
  );
}

interface ChangeProps extends DeputyRecord {
  onDone: () => void;
}

function ColleagueChoice(props: ChangeProps) {
  const text = useText();
  const { data, error, refetch } = useColleagues();
  if (data) return <DeputyForm {...props} colleagues={data} />;
  if (error) return <LoadFailed onRetry={refetch}>{text('myTeam.deputy.failed')}</LoadFailed>;
  return <Skeleton width="100%" height={72} />;
}

function DeputyForm({
  colleagues,
  deputy,
  onDone,
}: ChangeProps & { colleagues: ColleagueRecord[] }) {
  const text = useText();
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState(deputy?._id ?? '');
  // An admin may have chosen somebody who is no colleague.
  const choices =
    deputy && !colleagues.some(({ _id }) => _id === deputy._id)
      ? [deputy, ...colleagues]
      : colleagues;

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const saved = await api.changeDeputy(chosen || null);
      queries.setQueryData<DeputyRecord>(DEPUTY, { deputy: saved });
      notify(
        saved ? text('myTeam.deputy.saved', { name: saved.name }) : text('myTeam.deputy.removed'),
        { type: 'success' },
      );
      onDone();
    } catch (failure) {
      notifyError(failure);
      setBusy(false);
    }
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
      <SelectField
        label={text('myTeam.deputy.label')}
        choices={choices.map(({ _id, name }) => ({ value: _id, label: name }))}
        placeholder={text('myTeam.deputy.none')}
        autoFocus
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" busy={busy}>
          {text('myTeam.deputy.save')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onDone}>
          {text('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
