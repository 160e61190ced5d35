import { useText } from '../i18n/use-text';
import classes from './department-list.module.css';
import type { Department } from './department';

export function DepartmentDescription({ of: { description } }: { of: Department }) {
  const text = useText();
  return description ? <bdi className={classes.text}>{description}</bdi> : <span className={classes.none}>{text('departments.noDescription')}</span>;
}
