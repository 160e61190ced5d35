import { CompanySecurity } from './company-security';
import Setting from './setting';

export { settingsWords as words } from './settings-words';

export default function OfficeSetting() {
  return (
    <Setting>
      <CompanySecurity />
    </Setting>
  );
}
