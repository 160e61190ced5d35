import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { PayslipListRecord } from '../../../../api/contract/payroll/payslips.js';
import { useText } from '../../i18n/use-text';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import classes from './payslip-drawer.module.css';

interface Props {
  titleId: string;
  /** In place of the name while there is none. */
  title: string;
  employee: PayslipListRecord['employee'] | undefined;
  /** Undefined for the first one. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

export function DrawerHead({ titleId, title, employee, onPrevious, onNext, onClose }: Props) {
  const text = useText();
  return (
    <header className={classes.head}>
      {employee && <Avatar name={employee.name} size="m" />}
      <div>
        <h2 id={titleId} tabIndex={-1} title={text('payRun.drawer.keys')}>
          <bdi>{employee?.name ?? title}</bdi>
        </h2>
        {employee && (
          <p>
            <bdi>{employee.employeeId}</bdi>, <bdi>{employee.department}</bdi>
          </p>
        )}
        <span role="status" className="visually-hidden">
          {employee?.name}
        </span>
      </div>
      <nav>
        <IconButton
          aria-label={text('payRun.drawer.previous')}
          aria-keyshortcuts="k ArrowLeft"
          aria-disabled={!onPrevious}
          onClick={onPrevious}
        >
          <Icon of={ChevronUp} />
        </IconButton>
        <IconButton
          aria-label={text('payRun.drawer.next')}
          aria-keyshortcuts="j ArrowRight"
          aria-disabled={!onNext}
          onClick={onNext}
        >
          <Icon of={ChevronDown} />
        </IconButton>
        <IconButton aria-label={text('app.close')} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </nav>
    </header>
  );
}
