import { useText } from '../i18n/use-text';
import { Column } from '../lists/column';
import columns from '../lists/columns.module.css';
import { ListEmpty } from '../lists/list-empty';
import { ListTable } from '../lists/list-table';
import { SerialColumn } from '../lists/serial-column';
import { Amount } from './amount';
import { PaidOn } from './paid-on';
import type { Salary } from './salary';
import { SalaryActions } from './salary-actions';
import { SalaryCard } from './salary-card';
import classes from './salary-table.module.css';

const number = { headerClassName: columns.number, cellClassName: columns.number };
const actions = `${columns.actions} ${classes.actions}`;

/** Void records keep their place, struck through. */
export function SalaryTable({ of: name }: { of: string }) {
  const text = useText();
  return (
    <ListTable<Salary>
      label={text('salaries.records', { name })}
      card={(salary) => <SalaryCard salary={salary} />}
      empty={<ListEmpty title={text('salaries.emptyTitle')} />}
    >
      <SerialColumn label={text('salaries.serial')} />
      <Column<Salary> label={text('salaries.employeeId')} cellClassName={classes.id} render={({ employeeId }) => <bdi>{employeeId?.employeeId ?? text('app.notAvailable')}</bdi>} />
      <Column<Salary> {...number} label={text('salaries.basicSalary')} render={(salary) => <Amount of={salary} part="basicSalary" />} />
      <Column<Salary> {...number} label={text('salaries.allowances')} render={(salary) => <Amount of={salary} part="allowances" />} />
      <Column<Salary> {...number} label={text('salaries.deductions')} render={(salary) => <Amount of={salary} part="deductions" />} />
      <Column<Salary>
        source="netSalary"
        label={text('salaries.netSalary')}
        headerClassName={columns.number}
        cellClassName={`${columns.number} ${classes.net}`}
        render={(salary) => <Amount of={salary} part="netSalary" />}
      />
      <Column<Salary>
        source="payDate"
        label={text('salaries.payDate')}
        sortByOrder="DESC"
        headerClassName={columns.number}
        cellClassName={`${columns.number} ${classes.date}`}
        render={(salary) => <PaidOn salary={salary} />}
      />
      <Column<Salary>
        label={text('salaries.action')}
        headerClassName={actions}
        cellClassName={actions}
        render={(salary) => <SalaryActions salary={salary} />}
      />
    </ListTable>
  );
}
