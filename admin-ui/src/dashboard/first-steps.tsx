import { Settings2, Upload, UserPlus } from 'lucide-react';
import { useGetList } from 'react-admin';
import type { DashboardResponse } from '../../../api/contract/responses.js';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Panel } from '../ui/layout/panel';
import classes from './first-steps.module.css';

const STEPS = [
  { name: 'import', icon: Upload, to: officePath.imports },
  { name: 'employee', icon: UserPlus, to: officePath.addEmployee },
  { name: 'company', icon: Settings2, to: officePath.setting },
] as const;

/** The figures count active people only; somebody who left is an employee as well. */
export function useNobodyYet(data: DashboardResponse | undefined): boolean {
  const nobodyActive = data?.totalEmployees === 0;
  const { total } = useGetList('employees', { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } }, { enabled: nobodyActive });
  return nobodyActive && total === 0;
}

export function FirstSteps() {
  const text = useText();
  return (
    <section className={classes.steps} aria-label={text('dashboard.firstSteps')}>
      <Panel>
        <ul className={classes.cards}>
          {STEPS.map(({ name, icon, to }, index) => (
            <li key={name}>
              <Icon of={icon} />
              <h2>{text(`dashboard.first.${name}`)}</h2>
              <p>{text(`dashboard.first.${name}Text`)}</p>
              <ButtonLink variant={index === 0 ? 'primary' : 'line'} to={to}>
                {text(`dashboard.first.${name}Action`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
