import { useQuery } from '@tanstack/react-query';
import {
  Banknote,
  CalendarDays,
  Check,
  type LucideIcon,
  Settings2,
  TreePalm,
  UsersRound,
} from 'lucide-react';
import { useEffect } from 'react';
import { useGetList, useStore } from 'react-admin';
import type { CompanySettingsRecord } from '../../../api/contract/company/company.js';
import type { DashboardResponse } from '../../../api/contract/dashboard-responses.js';
import type { PayrollSettingsRecord } from '../../../api/contract/payroll/payroll-settings.js';
import { useConfig } from '../api/config';
import { useApi } from '../api/use-api';
import { useCountedLeave } from '../api/use-counted-leave';
import { useHolidayCalendars } from '../api/use-working-time';
import { type MessageKey, useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { settingCalls } from '../payroll-setting/setting-calls';
import { ButtonLink, RowAction } from '../ui/button';
import { Icon } from '../ui/icon';
import { Panel } from '../ui/layout/panel';
import classes from './first-steps.module.css';

interface Step {
  name: 'people' | 'company' | 'leave' | 'holidays' | 'payroll';
  icon: LucideIcon;
  done: boolean;
  actions: { to: string; label: MessageKey }[];
}

/** The figures count active people only; somebody who left is an employee as well. Undefined until it is known. */
export function useNobodyYet(data: DashboardResponse | undefined): boolean | undefined {
  const nobodyActive = data?.totalEmployees === 0;
  const { total } = useGetList(
    'employees',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: nobodyActive },
  );
  if (!data || (nobodyActive && total === undefined)) return undefined;
  return nobodyActive && total === 0;
}

/** Shown to admins who saw them while nobody was employed, until all are done or they hide them. */
export function FirstSteps({ nobodyYet }: { nobodyYet: boolean }) {
  const [begun, setBegun] = useStore('firstSteps.begun', false);
  useEffect(() => {
    if (nobodyYet) setBegun(true);
  }, [nobodyYet, setBegun]);
  return nobodyYet || begun ? (
    <KnownSteps nobodyYet={nobodyYet} onEnd={() => setBegun(false)} />
  ) : null;
}

interface Props {
  nobodyYet: boolean;
  onEnd: () => void;
}

/** Nothing until all is known, or an admin who has done everything would see cards that vanish. */
function KnownSteps(props: Props) {
  const api = useApi();
  const config = useConfig();
  const { data: company } = useQuery({
    queryKey: ['companySettings'],
    queryFn: () => api.companySettings(),
  });
  const { data: calendars } = useHolidayCalendars();
  const { data: payroll } = useQuery({
    queryKey: ['payroll', 'setting'],
    queryFn: () => settingCalls.settings(),
  });
  if (!company || !config || !calendars || !payroll) return null;
  return <Steps {...props} company={company} calendars={calendars.length} payroll={payroll} />;
}

interface Known extends Props {
  company: CompanySettingsRecord;
  calendars: number;
  payroll: PayrollSettingsRecord;
}

function Steps({ nobodyYet, company, calendars, payroll, onEnd }: Known) {
  const text = useText();
  const hasPolicies = useCountedLeave();
  const steps: Step[] = [
    {
      name: 'people',
      icon: UsersRound,
      done: !nobodyYet,
      actions: [
        { to: officePath.imports, label: 'dashboard.first.importAction' },
        { to: officePath.addEmployee, label: 'dashboard.first.employeeAction' },
      ],
    },
    {
      name: 'company',
      icon: Settings2,
      done: Boolean(company.logo || company.own.name || company.own.address),
      actions: [{ to: officePath.companySetting, label: 'dashboard.first.companyAction' }],
    },
    {
      name: 'leave',
      icon: CalendarDays,
      done: hasPolicies,
      actions: [{ to: officePath.leavePolicies, label: 'dashboard.first.leaveAction' }],
    },
    {
      name: 'holidays',
      icon: TreePalm,
      done: calendars > 0,
      actions: [{ to: officePath.holidays, label: 'dashboard.first.holidaysAction' }],
    },
    {
      name: 'payroll',
      icon: Banknote,
      done: payroll.firstPeriod !== null,
      actions: [{ to: officePath.payrollSetting, label: 'dashboard.first.payrollAction' }],
    },
  ];
  const next = steps.find(({ done }) => !done);
  useEffect(() => {
    if (!next) onEnd();
  });
  if (!next) return null;
  return (
    <section className={classes.steps} aria-label={text('dashboard.firstSteps')}>
      <Panel>
        <ul className={classes.cards}>
          {steps.map((step) => (
            <StepCard key={step.name} step={step} next={step === next} />
          ))}
        </ul>
      </Panel>
      {!nobodyYet && <RowAction onClick={onEnd}>{text('dashboard.first.hide')}</RowAction>}
    </section>
  );
}

function StepCard({ step: { name, icon, done, actions }, next }: { step: Step; next: boolean }) {
  const text = useText();
  return (
    <li data-done={done}>
      {done ? (
        <span className={classes.tick}>
          <Icon of={Check} size={14} />
        </span>
      ) : (
        <Icon of={icon} />
      )}
      <h2>
        {text(`dashboard.first.${name}`)}
        {done && <span className="visually-hidden"> {text('dashboard.first.done')}</span>}
      </h2>
      <p>{text(`dashboard.first.${name}Text`)}</p>
      {!done && (
        <div>
          {actions.map(({ to, label }, index) => (
            <ButtonLink key={to} variant={next && index === 0 ? 'primary' : 'line'} to={to}>
              {text(label)}
            </ButtonLink>
          ))}
        </div>
      )}
    </li>
  );
}
