import { Plus } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { ListTools } from '../lists/list-tools';
import { officePath } from '../paths';
import { ButtonLink } from '../ui/button';
import { PatternTable } from './pattern-table';
import { WorkingTimeHead, WorkingTimeViews } from './working-time-head';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/working-time';

export const messages = catalogueOf({ 'working-time': english });

export default function WorkingTime() {
  const text = useText();
  return (
    <>
      <WorkingTimeHead
        primary={
          <ButtonLink variant="primary" to={officePath.addWorkPattern()} icon={Plus}>
            {text('workingTime.add')}
          </ButtonLink>
        }
      />
      <ListTools first={<WorkingTimeViews />} />
      <PatternTable />
    </>
  );
}
