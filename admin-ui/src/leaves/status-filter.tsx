import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { LEAVE_DECISIONS } from '../../../api/contract/leave-statuses.js';
import { useText } from '../i18n/use-text';
import { useFilter } from '../lists/use-filter';
import { StatusGlyph } from '../ui/status-glyph';
import { STATUS_GLYPHS } from './leave-status';
import classes from './status-filter.module.css';

const ALL = 'All';
const OFFERED = ['Pending', ...LEAVE_DECISIONS] as const;

export function StatusFilter() {
  const text = useText();
  const [status, setStatus] = useFilter('status');
  return (
    <ToggleButtonGroup
      exclusive
      className={classes.statuses}
      aria-label={text('leaves.status')}
      value={status || ALL}
      // Null when the pressed one is pressed again: one of them is always in force.
      onChange={(_, chosen: string | null) => chosen && setStatus(chosen === ALL ? '' : chosen)}
    >
      <ToggleButton value={ALL}>{text('leaves.all')}</ToggleButton>
      {OFFERED.map((value) => (
        <ToggleButton key={value} value={value}>
          <StatusGlyph of={STATUS_GLYPHS[value]} />
          {text(`leave.statuses.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
