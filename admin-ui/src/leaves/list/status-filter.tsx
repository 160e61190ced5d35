import { LEAVE_STATUSES } from '../../../../api/contract/leave/leave-statuses.js';
import { useText } from '../../i18n/use-text';
import { useFilter } from '../../lists/list-filter';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { Segments } from '../../ui/fields/segments';
import { STATUS_GLYPHS } from '../leave-status';
import classes from './status-filter.module.css';

const ALL = 'All';

export function StatusFilter() {
  const text = useText();
  const [status, setStatus] = useFilter('status');
  const statuses = LEAVE_STATUSES.map((value) => ({
    value,
    label: text(`leave.statuses.${value}`),
    glyph: <StatusGlyph of={STATUS_GLYPHS[value]} />,
  }));
  return (
    <div className={classes.statuses}>
      <Segments<string>
        label={text('leaves.status')}
        options={[{ value: ALL, label: text('leaves.all') }, ...statuses]}
        value={status || ALL}
        onChoose={(chosen) => setStatus(chosen === ALL ? '' : chosen)}
      />
    </div>
  );
}
