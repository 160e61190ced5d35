import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import type { Employee } from '../employees/employee';
import { useText } from '../i18n/use-text';
import { useUser } from '../providers/session';
import { usePageTitle } from '../ui/use-page-title';
import { EmployeeMissing } from './employee-missing';
import { ContactForm } from './my-profile-contact';
import { ContactFacts, RecordFacts } from './my-profile-facts';
import { MyProfileHead } from './my-profile-head';
import { MyProfileSkeleton } from './my-profile-skeleton';
import classes from './my-profile.module.css';

export default function MyProfile() {
  const { id = '' } = useParams();
  return <Profile key={id} id={id} />;
}

function Profile({ id }: { id: string }) {
  const text = useText();
  const user = useUser();
  // What one edits stays as it is while one does.
  const { data: employee, error, refetch } = useGetOne<Employee>('employees', { id }, { refetchOnWindowFocus: false, refetchOnReconnect: false });
  usePageTitle(text('portal.myProfile'));
  if (error && !employee) return <EmployeeMissing failure={error} />;
  if (!employee) return <MyProfileSkeleton />;
  const own = employee.userId._id === user?._id;
  return (
    <>
      <MyProfileHead employee={employee} own={own} />
      <div className={classes.columns}>
        {own ? <ContactForm employee={employee} onSaved={refetch} /> : <ContactFacts employee={employee} />}
        <RecordFacts employee={employee}>{own && text('portal.profile.wrong')}</RecordFacts>
      </div>
    </>
  );
}
