import type { AuditBreakRecord } from '../../../api/contract/audit.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { StatusGlyph } from '../ui/status-glyph';
import classes from './chain.module.css';

export function BrokenChain({ of: { number, recordedAt, fault, after } }: { of: AuditBreakRecord }) {
  const text = useText();
  const { instant } = useDates();
  const reason = text(`audit.chain.faults.${fault}`);
  const said = [recordedAt ? text('audit.chain.at', { at: instant(recordedAt), reason }) : reason, after > 0 ? text('audit.chain.untrusted', { count: after }) : ''];
  return (
    <div className={classes.words} role="alert">
      <strong>
        <StatusGlyph of="rejected" />
        <span>{text(fault === 'head' ? 'audit.chain.brokenEnd' : 'audit.chain.broken', { number })}</span>
      </strong>
      <small>{said.filter(Boolean).join(' ')}</small>
    </div>
  );
}
