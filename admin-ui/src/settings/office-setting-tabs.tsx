import { NavLink } from 'react-router';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import classes from './office-setting-tabs.module.css';

export function OfficeSettingTabs() {
  const text = useText();
  return (
    <nav className={classes.tabs} aria-label={text('settings.title')}>
      <NavLink end to={officePath.setting}>
        {text('settings.tabs.personal')}
      </NavLink>
      <NavLink to={officePath.companySetting}>{text('settings.tabs.company')}</NavLink>
      <NavLink to={officePath.payrollSetting}>{text('settings.tabs.payroll')}</NavLink>
    </nav>
  );
}
