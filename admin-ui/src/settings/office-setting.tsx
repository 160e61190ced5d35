import { CompanySecurity } from './company-security';
import Setting from './setting';

export default function OfficeSetting() {
  return (
    <Setting>
      <CompanySecurity />
    </Setting>
  );
}
