import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useText } from '../i18n/use-text';
import { ListHead } from '../lists/list-head';
import { TableSkeleton } from '../lists/list-rows';
import { officePath } from '../paths';
import { LeaveTabs } from '../shell/leave-tabs';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { focusIfLost } from '../ui/focus-if-lost';
import { RuleCreate, RuleEdit } from './rule-panels';
import { openerId } from './rule-actions';
import { RuleTable } from './rule-table';
import { useCoverageRules } from './use-coverage-rules';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/coverage';

export const messages = catalogueOf({ coverage: english });

const NEW = 'new';

/** The rule that is open stands in the address. */
export default function Coverage() {
  const text = useText();
  const { rule: open } = useParams();
  const { data: rules, error, refetch } = useCoverageRules();
  useReturnedFocus(open);
  useFocusWhenEmptied(rules?.length);
  const add = (
    <ButtonLink id={openerId(NEW)} variant="primary" to={officePath.newCoverageRule} icon={Plus}>
      {text('coverage.add')}
    </ButtonLink>
  );

  function content() {
    if (!rules) {
      if (!error) return <TableSkeleton />;
      return <ScreenFailed onRetry={refetch}>{text('coverage.failed')}</ScreenFailed>;
    }
    if (rules.length > 0) return <RuleTable rules={rules} open={open} />;
    return open === NEW ? null : (
      <EmptyState title={text('coverage.none')} action={add}>
        {text('coverage.noneText')}
      </EmptyState>
    );
  }

  return (
    <>
      <LeaveTabs />
      <ListHead
        title={text('coverage.title')}
        note={text('coverage.subtitle')}
        primary={rules && rules.length > 0 && open !== NEW && add}
      />
      {content()}
      {open === NEW && <RuleCreate />}
      {open && open !== NEW && <RuleEdit key={open} id={open} />}
    </>
  );
}

/** The last rule went with the button that deleted it. */
function useFocusWhenEmptied(count: number | undefined): void {
  const before = useRef(count);
  useEffect(() => {
    const had = before.current ?? 0;
    before.current = count;
    if (had > 0 && count === 0) focusIfLost(document.getElementById(openerId(NEW)));
  }, [count]);
}

/** After the form is closed, where it was opened. */
function useReturnedFocus(open: string | undefined): void {
  const before = useRef(open);
  useEffect(() => {
    const was = before.current;
    before.current = open;
    if (was && !open) document.getElementById(openerId(was))?.focus();
  }, [open]);
}
