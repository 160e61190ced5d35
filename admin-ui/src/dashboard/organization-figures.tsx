import type { DashboardAnswer } from '../../../api/contract/answers.js';
import { useText } from '../i18n/use-text';
import { moneyFormat, useConfig } from '../providers/config';
import { CountUpMoney } from '../ui/count-up-money';
import { Panel } from '../ui/panel';
import { Spinner } from '../ui/spinner';
import { StatCard, StatStrip } from '../ui/stat-card';
import { Figure, FigureSkeleton, isNumber } from './figure';
import classes from './organization-figures.module.css';

/** The words are known already; only the numbers are waited for. */
export function OrganizationFigures({ data }: { data: DashboardAnswer | undefined }) {
  const text = useText();
  const config = useConfig();
  const known = data && config !== undefined;
  return (
    <div className={classes.figures} aria-busy={!known}>
      {!known && (
        <span className={classes.spinner}>
          <Spinner label={text('dashboard.loading')} size={28} />
        </span>
      )}
      <Panel>
        <StatStrip phone="stack">
          <StatCard label={text('dashboard.totalEmployees')} caption={text('dashboard.activeWorkforce')}>
            <Figure waiting={!data} value={data?.totalEmployees} />
          </StatCard>
          <StatCard label={text('dashboard.totalDepartments')} caption={text('dashboard.organizationalUnits')}>
            <Figure waiting={!data} value={data?.totalDep} />
          </StatCard>
          <StatCard label={text('dashboard.monthlySalary')} caption={text('dashboard.totalPayroll')}>
            {!known && <FigureSkeleton />}
            {known && (isNumber(data.totalSalaries) ? <CountUpMoney value={data.totalSalaries} format={moneyFormat(config)} /> : text('app.notAvailable'))}
          </StatCard>
        </StatStrip>
      </Panel>
    </div>
  );
}
