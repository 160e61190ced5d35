import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Icon } from '../../ui/icon';
import classes from '../import.module.css';

const SECOND_MS = 1_000;

export function AppliedDetails({
  record: { fileName, appliedBy, createdBy, appliedAt, startedAt },
}: {
  record: ImportRecord;
}) {
  const text = useText();
  const { instant } = useDates();
  if (!appliedAt) return null;
  const seconds = startedAt
    ? Math.max(1, Math.round((Date.parse(appliedAt) - Date.parse(startedAt)) / SECOND_MS))
    : 0;
  const duration = seconds > 0 ? `, ${text('imports.applied.took', { count: seconds })}` : '';
  return (
    <p className={classes.when}>
      {text('imports.applied.by', {
        file: fileName,
        who: appliedBy ?? createdBy,
        at: instant(appliedAt),
      })}
      {duration}
    </p>
  );
}

interface Props {
  icon: LucideIcon;
  title: string;
  children: string;
  action?: ReactNode;
}

export function AppliedRow({ icon, title, children, action }: Props) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <strong>{title}</strong>
        <small>{children}</small>
      </div>
      {action}
    </li>
  );
}
