import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import type { CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import { useNotifyError } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { RowAction, RowActionLink } from '../ui/button';
import { ConfirmDialog } from '../ui/feedback/dialog';
import { coverageCalls } from './coverage-calls';
import { useCoverageRefresh } from './use-coverage-rules';

export function RuleActions({ of: { _id, name } }: { of: CoverageRuleRecord }) {
  const text = useText();
  const { rule: open } = useParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useCoverageRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const hidden = <bdi className="visually-hidden"> {name}</bdi>;

  async function remove() {
    setBusy(true);
    try {
      await coverageCalls.remove(_id);
      notify(text('coverage.deleting.done'), { type: 'success' });
      // The dialog must be closed first: it would keep the focus.
      flushSync(() => setAsking(false));
      if (open === _id) await navigate(officePath.coverage, { replace: true });
      await refresh();
      // The pressed button is gone with its row.
      document.getElementById(openerId('new'))?.focus();
    } catch (failure) {
      setBusy(false);
      setAsking(false);
      notifyError(failure);
      await refresh();
    }
  }

  return (
    <>
      <RowActionLink tone="primary" to={officePath.coverageRule(_id)}>
        {text('coverage.edit')}
        {hidden}
      </RowActionLink>
      <RowAction tone="danger" onClick={() => setAsking(true)}>
        {text('coverage.delete')}
        {hidden}
      </RowAction>
      {asking && (
        <ConfirmDialog
          danger
          title={text('coverage.deleting.title', { name })}
          action={text('coverage.delete')}
          busy={busy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {text('coverage.deleting.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The link that opens the form of a rule. */
export const openerId = (rule: string): string => `coverage-${rule}`;
