import { useDepartments } from '../../api/use-departments';
import { useText } from '../../i18n/use-text';
import classes from './change-form.module.css';
import type { JobFieldsProps } from './typed-job';

/** A new department offers its head as the manager. */
export function HeadAsManager({ typed, type, held, person }: JobFieldsProps) {
  const text = useText();
  const isMove = typed.chosen.includes('department') && typed.department !== '';
  const { data: departments = [] } = useDepartments({ enabled: isMove });
  const department = departments.find(({ id }) => id === typed.department);
  const head = department?.head;
  const manager = held.name('manager');
  if (!isMove || !head || typed.chosen.includes('manager')) return null;
  if (head._id === person?.id || head.name === manager) return null;
  return (
    <div className={classes.stays}>
      <span className={classes.label}>{text('jobTimeline.kinds.manager')}</span>
      {manager !== undefined && <p>{text('job.changing.stays', { name: manager })}</p>}
      <small>
        {text('job.changing.headOf', { department: department.dep_name, name: head.name })}{' '}
        <button
          type="button"
          className={classes.use}
          onClick={() =>
            type({
              chosen: [...typed.chosen, 'manager'],
              manager: { id: head._id, name: head.name },
            })
          }
        >
          {text('job.changing.alsoManager')}
        </button>
      </small>
    </div>
  );
}
