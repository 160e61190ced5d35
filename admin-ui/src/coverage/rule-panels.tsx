import type { CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import { EditForm } from '../forms/edit-form';
import { FormSkeleton } from '../forms/form-layout';
import { useLeaveWith } from '../forms/use-leave-with';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { RuleFields } from './rule-fields';
import { ruleValues, ruleBody, NEW_RULE } from './rule-values';
import { useCoverageRefresh, useCoverageRules } from './use-coverage-rules';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './rule-form.module.css';
import { CreateForm } from '../forms/create-form';

type Rule = CoverageRuleRecord & { id: string };

export function RuleEdit({ id }: { id: string }) {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useCoverageRefresh();
  const { data: rules } = useCoverageRules();
  const name = rules?.find(({ _id }) => _id === id)?.name;

  async function onSaved() {
    await refresh();
    leaveWith(text('coverage.saved'), officePath.coverage);
  }

  return (
    <RulePanel
      title={name === undefined ? text('coverage.rule') : text('coverage.editTitle', { name })}
    >
      <EditForm<Rule>
        resource="coverageRules"
        id={id}
        values={(rule) => ({ ...ruleValues(rule) })}
        transform={ruleBody}
        onSaved={() => void onSaved()}
        failure="coverage.notSaved"
        loading={<FormSkeleton fields={4} />}
        missing={{
          title: text('coverage.notFound'),
          back: { to: officePath.coverage, label: text('coverage.rules') },
        }}
      >
        <RuleFields />
      </EditForm>
    </RulePanel>
  );
}

/** Beneath the rules. It opens out of sight where there are many, so its heading takes the focus. */
function RulePanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function RuleCreate() {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useCoverageRefresh();

  async function onCreated() {
    await refresh();
    leaveWith(text('coverage.added'), officePath.coverage);
  }

  return (
    <RulePanel title={text('coverage.newTitle')}>
      <CreateForm
        resource="coverageRules"
        defaultValues={{ ...NEW_RULE }}
        transform={ruleBody}
        onCreated={() => void onCreated()}
        failure="coverage.notSaved"
      >
        <RuleFields />
      </CreateForm>
    </RulePanel>
  );
}
