import { CircleAlert } from 'lucide-react';
import type { SkippedFile } from '../../../../api/contract/payroll/payslip-files.js';
import { useText } from '../../i18n/use-text';
import { Icon } from '../../ui/icon';
import { RefusalText } from '../refusal-text';
import classes from './pdfs.module.css';

/** Always there, because screen readers announce only changes in an existing alert. */
export function SkippedFiles({ files }: { files: SkippedFile[] }) {
  const text = useText();
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className={classes.skipped}>
          <Icon of={CircleAlert} />
          <div>
            {text('fromOffice.pdfs.skipped', { count: files.length })}
            <ul>
              {files.map(({ name, reason }, index) => (
                // The order is fixed, and two may have one name.
                <li key={index}>
                  <bdi>{name}</bdi>: <RefusalText of={reason} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
