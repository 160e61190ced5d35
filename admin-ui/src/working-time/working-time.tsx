import { Plus } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { ButtonLink } from '../ui/button';
import { PatternTable } from './pattern-table';
import { WorkingTimeHead } from './working-time-head';

export { messages } from '../i18n/bundles/working-time';

export default function WorkingTime() {
  const text = useText();
  return (
    <>
      <WorkingTimeHead
        actions={
          <ButtonLink variant="primary" to={officePath.addWorkPattern()} icon={Plus}>
            {text('workingTime.add')}
          </ButtonLink>
        }
      />
      <PatternTable />
    </>
  );
}
