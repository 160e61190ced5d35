import type { ImportRecord } from '../../../api/contract/imports.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { EarlierAction } from './earlier-action';
import { EarlierName } from './earlier-name';

export function EarlierCard({ record }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  const { counts, createdAt, createdBy, appliedAt, appliedBy } = record;
  return (
    <li>
      <p>
        <EarlierName record={record} />
      </p>
      <p>
        {instant(appliedAt ?? createdAt)}, <bdi>{appliedBy ?? createdBy}</bdi>
      </p>
      {counts && (
        <p>
          {text('imports.earlier.counts', { new: counts.new, changed: counts.changed })}
        </p>
      )}
      <EarlierAction record={record} />
    </li>
  );
}
