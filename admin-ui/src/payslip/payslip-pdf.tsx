import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { getBlob } from '../api/http-client';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { DownloadButton } from '../shell/confirmation/download-button';
import { useDownload } from '../shell/confirmation/use-download';
import { RowAction } from '../ui/button';

interface Props {
  id: string;
  payDate: CalendarDate;
}

const fileOf = ({ id, payDate }: Props) => ({
  fetchFile: () => getBlob(`/payslip/pdf/${id}`, 'application/pdf'),
  name: `payslip-${payDate}.pdf`,
});

export function PayslipPdfButton(props: Props) {
  const text = useText();
  return (
    <DownloadButton variant="primary" {...fileOf(props)}>
      {text('payslipPage.download')}
    </DownloadButton>
  );
}

/** In a row of a list. */
export function PayslipPdfAction(props: Props) {
  const text = useText();
  const { day } = useDates();
  const { busy, save } = useDownload(fileOf(props));
  return (
    <RowAction
      aria-label={text('payslipPage.pdfOf', { date: day(props.payDate) })}
      aria-disabled={busy}
      onClick={save}
    >
      {text('payslipPage.pdf')}
    </RowAction>
  );
}
