import { CalendarCheck, Download, Mail, Network, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { officePath } from '../../paths';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { useConfig } from '../../api/config';
import { InvitePeopleButton } from '../../invitations/invite-people-button';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AppliedRow, AppliedDetails } from './applied-row';
import { CountsStrip } from '../check/counts-strip';
import classes from '../import.module.css';
import { LostFocusHeading } from '../../ui/lost-focus-heading';
import { RefusedButton } from '../check/refused-button';
import { UndoImport, useUndoSentences } from '../upload/undo-import';
import { useOpeningTotals } from '../use-opening-totals';

const VIEW = {
  employees: officePath.employees,
  jobs: officePath.employees,
  salaries: officePath.employees,
  leaves: officePath.leaves,
  balances: officePath.leaveBalances,
};
const VIEWED = {
  employees: 'view',
  jobs: 'view',
  salaries: 'view',
  leaves: 'viewLeaves',
  balances: 'viewBalances',
} as const;

export function Applied({ record }: { record: ImportRecord }) {
  const text = useText();
  const title = useAppliedTitle(record);
  const [confirming, setConfirming] = useState(false);
  const { kind, counts, changedSince } = record;
  return (
    <>
      <div className={classes.head}>
        <div>
          <LostFocusHeading>{title}</LostFocusHeading>
          <AppliedDetails record={record} />
        </div>
        <div className={classes.actions}>
          {!changedSince && (
            <Button variant="danger-line" onClick={() => setConfirming(true)}>
              <Icon of={Undo2} size={16} mirrored />
              {text('imports.undo.action')}
            </Button>
          )}
          <ButtonLink variant="primary" to={VIEW[kind]}>
            {text(`imports.applied.${VIEWED[kind]}`)}
          </ButtonLink>
        </div>
      </div>
      {counts && <CountsStrip counts={counts} applied />}
      <AppliedRows record={record} />
      {confirming && (
        <UndoImport
          record={record}
          onClose={() => setConfirming(false)}
          onStarted={() => undefined}
        />
      )}
    </>
  );
}

/** Added and updated records are named apart: nothing that was already there counts as imported. */
function useAppliedTitle({ kind, counts }: ImportRecord): string {
  const text = useText();
  const { new: added, changed: updated } = counts ?? { new: 0, changed: 0 };
  if (added === 0) return text(`imports.applied.updated.${kind}`, { count: updated });
  const addedTitle = text(`imports.applied.added.${kind}`, { count: added });
  return updated === 0
    ? addedTitle
    : `${addedTitle}, ${text(`imports.applied.alsoUpdated.${kind}`, { count: updated })}`;
}

function AppliedRows({ record }: { record: ImportRecord }) {
  const text = useText();
  const listText = useListText();
  const undoSentences = useUndoSentences(record);
  const totals = useOpeningTotals(record);
  const { kind, counts, departments, invitations, changedSince } = record;
  const refused = counts?.refused ?? 0;
  return (
    <ul className={classes.rows}>
      {invitations && invitations.waiting > 0 && <Invitations record={record} of={invitations} />}
      {refused > 0 && (
        <AppliedRow
          icon={Download}
          title={text('imports.applied.refused', { count: refused })}
          action={<RefusedButton record={record} />}
        >
          {text('imports.applied.refusedText')}
        </AppliedRow>
      )}
      {totals.length > 0 && (
        <AppliedRow icon={CalendarCheck} title={text('imports.applied.openings')}>
          {totals.join(' ')}
        </AppliedRow>
      )}
      {departments.length > 0 && (
        <AppliedRow
          icon={Network}
          title={text('imports.applied.departments', { count: departments.length })}
          action={
            <ButtonLink to={officePath.departments}>
              {text('imports.applied.viewDepartments')}
            </ButtonLink>
          }
        >
          {listText(departments)}
        </AppliedRow>
      )}
      {changedSince ? (
        <AppliedRow icon={Undo2} title={text('imports.applied.noUndo')}>
          {`${text('imports.changedSince', { count: changedSince })}.`}
        </AppliedRow>
      ) : (
        <AppliedRow icon={Undo2} title={text('imports.applied.undo')}>
          {[text(`imports.applied.undoText.${kind}`), ...undoSentences].join(' ')}
        </AppliedRow>
      )}
    </ul>
  );
}

function Invitations({
  record,
  of: { waiting, invited, left },
}: {
  record: ImportRecord;
  of: NonNullable<ImportRecord['invitations']>;
}) {
  const text = useText();
  const mail = useConfig()?.mail;
  if (mail === undefined) return null;

  const sentences = [
    mail ? text('imports.invitations.mail') : text('imports.invitations.noMail'),
    invited > 0 && text('imports.invitations.invited', { count: invited }),
    left > 0 && text('imports.invitations.left', { count: left }),
  ];
  return (
    <AppliedRow
      icon={Mail}
      title={text('imports.invitations.waiting', { count: waiting })}
      action={<InvitePeopleButton people={{ importId: record._id }} />}
    >
      {sentences.filter(Boolean).join(' ')}
    </AppliedRow>
  );
}
