import type { ApprovalOutlook as Outlook } from '../../../api/contract/leave/approval-responses.js';
import { useText } from '../i18n/use-text';
import classes from './approval-section.module.css';

/** The effect of the switch on pending requests, before it is saved. */
export function ApprovalOutlook({
  on,
  of: { waiting, forPeople, forHr, people, withoutApprover },
}: {
  on: boolean;
  of: Outlook;
}) {
  const text = useText();

  function sentences(): string[] {
    if (!on)
      return [
        waiting === 0
          ? text('settings.approvals.off')
          : text('settings.approvals.offWaits', { count: waiting }),
      ];
    const named = people.map(({ name, requests }) =>
      text('settings.approvals.person', { name, count: requests }),
    );
    const isCut = people.reduce((sum, { requests }) => sum + requests, 0) < forPeople;
    return [
      waiting === 0
        ? text('settings.approvals.nothingWaits')
        : text('settings.approvals.waits', { count: waiting }),
      ...(forPeople > 0
        ? [
            text('settings.approvals.forPeople', {
              count: forPeople,
              people: [...named, ...(isCut ? ['…'] : [])].join(', '),
            }),
          ]
        : []),
      ...(forHr > 0 ? [text('settings.approvals.forHr', { count: forHr })] : []),
      ...(withoutApprover > 0
        ? [text('settings.approvals.without', { count: withoutApprover })]
        : []),
    ];
  }

  return (
    <div className={classes.outlook} role="status">
      <h3>{text('settings.approvals.outlook')}</h3>
      <p>{sentences().join(' ')}</p>
    </div>
  );
}
