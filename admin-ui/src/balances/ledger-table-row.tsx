import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text';
import { Badge } from '../ui/feedback/badge';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { LedgerMark } from './ledger-mark';
import { LedgerReceipt } from './ledger-receipt-list';
import { receiptOf } from './ledger-receipt';
import { isPast, type LedgerRow } from './ledger-rows';
import type { LedgerSubject, LedgerTexts } from './ledger-texts';
import { changedCostText } from './changed-cost-text';
import { titleOf, reasonText } from './ledger-words';
import { useCostByDay } from './use-balances';
import classes from './ledger-table.module.css';

interface Props {
  row: LedgerRow;
  subject: LedgerSubject;
  texts: LedgerTexts;
  open: boolean;
  onToggle: () => void;
  requestPath?: (leave: string) => string;
  action?: (row: LedgerRow, title: string) => ReactNode;
}

export function LedgerTableRow({
  row,
  subject,
  texts,
  open,
  onToggle,
  requestPath,
  action,
}: Props) {
  const text = useText();
  const id = useId();
  const title = titleOf(row, subject, texts);
  const why = reasonText(row, subject, texts);
  const moved = changedCostText(row, subject, texts);
  const leave = row.line?.source.leave;
  const costByDay = useCostByDay(open ? leave : undefined);
  const receipt = receiptOf(row, subject, texts, costByDay);
  const shown = open && receipt !== undefined;
  const dates = texts.span(row.span.from, row.span.to);
  return (
    <>
      <tr className={classes.row} data-later={!isPast(row, subject.today)} data-open={shown}>
        <td>{dates}</td>
        <td>
          <div className={classes.what}>
            <LedgerMark row={row} />
            <div>
              {leave && requestPath ? (
                <Link className={classes.title} to={requestPath(leave)}>
                  {title}
                </Link>
              ) : (
                <strong className={classes.title}>{title}</strong>
              )}
              {row.kind === 'reserved' && (
                <Badge glyph="pending">{text('leave.statuses.Pending')}</Badge>
              )}
              {moved && (
                <small className={classes.moved}>
                  <bdi>{moved}</bdi>
                </small>
              )}
              {why && (
                <small>
                  <bdi>{why}</bdi>
                </small>
              )}
              {action?.(row, title)}
            </div>
          </div>
        </td>
        <td className={`${classes.number} ${classes.change}`}>
          <bdi dir="ltr">{texts.signed(row.amount, subject.unit)}</bdi>
        </td>
        <td className={classes.number}>
          <bdi dir="ltr">{texts.column(row.balance, subject.unit)}</bdi>
        </td>
        <td className={classes.toggle}>
          {receipt && (
            <IconButton
              aria-label={text(shown ? 'balances.ledger.hide' : 'balances.ledger.show', {
                title: `${title}, ${dates}`,
              })}
              aria-expanded={shown}
              aria-controls={shown ? id : undefined}
              onClick={onToggle}
            >
              <Icon of={shown ? ChevronUp : ChevronDown} size={16} />
            </IconButton>
          )}
        </td>
      </tr>
      {shown && (
        <tr className={classes.more} id={id}>
          <td />
          <td colSpan={2}>
            <LedgerReceipt receipt={receipt} />
          </td>
          <td colSpan={2} />
        </tr>
      )}
    </>
  );
}
