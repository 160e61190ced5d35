import { FileUp } from 'lucide-react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import page from '../run/run-page.module.css';

/** The way to the PDFs of the payroll office, and how many there are. */
export function OfficePdfs({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { all, published } = run.files;
  return (
    <section className={page.section}>
      <h2>{text('fromOffice.pdfs.section')}</h2>
      <ul className={page.rows}>
        <li>
          <Icon of={FileUp} />
          <span>
            {text('fromOffice.pdfs.name')}
            <small>
              {all > 0
                ? text('fromOffice.pdfs.counts', { count: all, published })
                : text('fromOffice.pdfs.none')}
            </small>
          </span>
          <div className={page.actions}>
            <ButtonLink to={officePath.payRunFiles(run._id)}>
              {text(all > 0 ? 'fromOffice.pdfs.open' : 'fromOffice.pdfs.add')}
            </ButtonLink>
          </div>
        </li>
      </ul>
    </section>
  );
}
