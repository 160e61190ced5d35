import type { RowResult } from '../../../../api/contract/imports/imports.js';
import { useText } from '../../i18n/use-text';
import { Badge } from '../../ui/feedback/badge';

export const GLYPHS = {
  new: 'added',
  changed: 'edited',
  unchanged: 'ended',
  repeated: 'repeated',
  refused: 'rejected',
} as const satisfies Record<RowResult, string>;

export function ResultBadge({ of }: { of: RowResult }) {
  const text = useText();
  return <Badge glyph={GLYPHS[of]}>{text(`imports.row.${of}`)}</Badge>;
}
