import type { ImportRecord } from '../../../api/contract/imports.js';
import { useDates } from '../i18n/use-dates';
import { useNumbers } from '../providers/config';
import columns from '../lists/columns.module.css';
import { EarlierAction } from './earlier-action';
import { EarlierName } from './earlier-name';

export function EarlierRow({ record }: { record: ImportRecord }) {
  const { instant } = useDates();
  const numbers = useNumbers();
  const { counts, createdAt, createdBy, appliedAt, appliedBy } = record;
  return (
    <tr>
      <td className={columns.strong}>
        <EarlierName record={record} />
      </td>
      <td>{instant(appliedAt ?? createdAt)}</td>
      <td>
        <bdi>{appliedBy ?? createdBy}</bdi>
      </td>
      <td className={columns.number}>{counts && numbers.format(counts.new)}</td>
      <td className={columns.number}>{counts && numbers.format(counts.changed)}</td>
      <td>
        <EarlierAction record={record} />
      </td>
    </tr>
  );
}
