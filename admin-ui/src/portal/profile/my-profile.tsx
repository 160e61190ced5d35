import { type ReactNode, Suspense } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { CONTACT_FIELD_NAMES } from '../../../../api/contract/employee/employee-fields.js';
import type { Employee } from '../../employees/employee';
import { ServiceFacts } from '../../employees/employment/service-facts';
import { Fact, Facts } from '../../employees/employee-profile-facts';
import { FormSkeleton } from '../../forms/form-layout';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import { PersonStatus } from '../../people/person-status';
import { PhotoChange } from '../../people/photo-change';
import photo from '../../people/photo-change.module.css';
import { updateUser, useUser } from '../../api/session';
import { useApi } from '../../api/use-api';
import { Skeleton } from '../../ui/feedback/skeleton';
import { screenChunk } from '../../ui/layout/screen-chunk';
import { usePageTitle } from '../../ui/layout/use-page-title';
import { EmployeeMissing } from '../employee-missing';
import { ContactForm } from './my-profile-contact';
import classes from './my-profile.module.css';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/my-profile';

export const messages = catalogueOf({ 'my-profile': english });

const OwnTimeline = screenChunk(() => import('../../job/own-timeline')).Screen;

const PHOTO = 88;

function MyProfileSkeleton() {
  return (
    <>
      <div className={classes.head}>
        <Skeleton width={PHOTO} height={PHOTO} />
        <div className={classes.waiting}>
          <Skeleton width={200} height={28} />
          <Skeleton width={96} />
        </div>
      </div>
      <FormSkeleton fields={4} />
    </>
  );
}

export default function MyProfile() {
  const { id = '' } = useParams();
  return <Profile key={id} id={id} />;
}

function Profile({ id }: { id: string }) {
  const text = useText();
  const user = useUser();
  // No refetch in the background, which would reset fields during editing.
  const {
    data: employee,
    error,
    refetch,
  } = useGetOne<Employee>(
    'employees',
    { id },
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  usePageTitle(text('portal.myProfile'));
  if (error && !employee) return <EmployeeMissing failure={error} />;
  if (!employee) return <MyProfileSkeleton />;
  const isOwn = employee.userId._id === user?._id;
  return (
    <>
      <MyProfileHead employee={employee} isOwn={isOwn} />
      <div className={classes.sections}>
        <EmploymentFacts employee={employee} />
        <RecordFacts employee={employee}>{isOwn && text('myProfile.wrong')}</RecordFacts>
        {isOwn && (
          <Suspense fallback={null}>
            <OwnTimeline employee={employee.id} />
          </Suspense>
        )}
        {isOwn ? (
          <ContactForm employee={employee} onSaved={refetch} />
        ) : (
          <ContactFacts employee={employee} />
        )}
      </div>
    </>
  );
}

function EmploymentFacts({ employee }: { employee: Employee }) {
  const text = useText();
  const { designation, manager, department } = employee;
  return (
    <Facts title={text('myProfile.employment')}>
      <Fact label={text('myProfile.designation')}>{designation}</Fact>
      <Fact label={text('myProfile.manager')}>{manager?.name}</Fact>
      <ServiceFacts employee={employee} />
      <Fact label={text('myProfile.department')}>{department.dep_name}</Fact>
    </Facts>
  );
}

function RecordFacts({
  employee: { dob, gender, maritalStatus, email },
  children,
}: {
  employee: Employee;
  children: ReactNode;
}) {
  const text = useText();
  const { day } = useDates();
  return (
    <div>
      <Facts title={text('myProfile.record')}>
        <Fact label={text('myProfile.dob')}>{dob && day(dob)}</Fact>
        <Fact label={text('myProfile.gender')}>{gender && text(`person.genders.${gender}`)}</Fact>
        <Fact label={text('myProfile.maritalStatus')}>
          {maritalStatus && text(`person.maritalStatuses.${maritalStatus}`)}
        </Fact>
        <Fact label={text('myProfile.email')}>{email}</Fact>
      </Facts>
      {children && <p className={classes.wrong}>{children}</p>}
    </div>
  );
}

function ContactFacts({ employee }: { employee: Employee }) {
  const text = useText();
  return (
    <Facts title={text('myProfile.contact')}>
      {CONTACT_FIELD_NAMES.map((field) => (
        <Fact key={field} label={text(`myProfile.${field}`)}>
          {employee[field]}
        </Fact>
      ))}
    </Facts>
  );
}

function MyProfileHead({
  employee: { name, employeeId, status, userId },
  isOwn,
}: {
  employee: Employee;
  isOwn: boolean;
}) {
  const text = useText();
  const api = useApi();
  const user = useUser();
  const image = isOwn ? user?.profileImage : userId.profileImage;
  return (
    <header className={classes.head}>
      <span className={photo.photo}>
        <PersonPhoto
          name={name}
          image={image}
          size="xl"
          label={text('myProfile.photoOf', { name })}
        />
        {isOwn && (
          <PhotoChange
            label={text('myProfile.changePhoto')}
            change={async (image) => updateUser(await api.changeOwnImage(image))}
            changed={text('myProfile.photoChanged')}
            failure="myProfile.photoNotChanged"
          />
        )}
      </span>
      <div className={classes.who}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          <bdi>{employeeId}</bdi>
        </p>
        <PersonStatus of={status} active={text('myProfile.activeEmployee')} />
      </div>
    </header>
  );
}
