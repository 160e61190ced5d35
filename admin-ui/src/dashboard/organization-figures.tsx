import type { DashboardAnswer } from '../../../api/contract/answers.js';
import { useText } from '../i18n/use-text';
import { CountUp } from '../ui/count-up';
import { CountUpMoney } from '../ui/count-up-money';
import { Panel } from '../ui/panel';
import { StatCard, StatStrip } from '../ui/stat-card';

interface Props {
  data: DashboardAnswer;
  numbers: Intl.NumberFormat;
  money: Intl.NumberFormat;
}

export function OrganizationFigures({ data, numbers, money }: Props) {
  const text = useText();
  return (
    <Panel>
      <StatStrip phone="stack">
        <StatCard label={text('dashboard.totalEmployees')} caption={text('dashboard.activeWorkforce')}>
          <CountUp value={data.totalEmployees} format={numbers} />
        </StatCard>
        <StatCard label={text('dashboard.totalDepartments')} caption={text('dashboard.organizationalUnits')}>
          <CountUp value={data.totalDep} format={numbers} />
        </StatCard>
        <StatCard label={text('dashboard.monthlySalary')} caption={text('dashboard.totalPayroll')}>
          <CountUpMoney value={data.totalSalaries} format={money} />
        </StatCard>
      </StatStrip>
    </Panel>
  );
}
