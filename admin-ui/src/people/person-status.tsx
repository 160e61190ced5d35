import type { EmploymentStatus } from '../../../api/contract/employee/employment-status.js';
import { useText } from '../i18n/use-text';
import { Badge } from '../ui/feedback/badge';

const GLYPHS = { Active: 'approved', Upcoming: 'pending', Left: 'ended' } as const;

export function PersonStatus({ of: status, active }: { of: EmploymentStatus; active?: string }) {
  const text = useText();
  return (
    <Badge glyph={GLYPHS[status]}>
      {status === 'Active' && active ? active : text(`person.statuses.${status}`)}
    </Badge>
  );
}
