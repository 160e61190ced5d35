import { DepartmentActions } from './department-actions';
import { DepartmentDescription } from './department-description';
import classes from './department-list.module.css';
import type { Department } from './department';

export function DepartmentCard({ department, onDeleted }: { department: Department; onDeleted: () => void }) {
  return (
    <>
      <bdi className={classes.cardName}>{department.dep_name}</bdi>
      <p className={classes.cardText}>
        <DepartmentDescription of={department} />
      </p>
      <DepartmentActions department={department} onDeleted={onDeleted} />
    </>
  );
}
