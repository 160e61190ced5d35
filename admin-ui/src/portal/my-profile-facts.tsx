import type { ReactNode } from 'react';
import type { Employee } from '../employees/employee';
import { Fact, Facts } from '../employees/employee-profile-facts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import classes from './my-profile.module.css';

export function RecordFacts({ employee: { dob, gender, department, maritalStatus, email }, children }: { employee: Employee; children: ReactNode }) {
  const text = useText();
  const { day } = useDates();
  return (
    <div>
      <Facts title={text('portal.profile.record')}>
        <Fact label={text('portal.profile.dob')}>{day(dob)}</Fact>
        <Fact label={text('portal.profile.gender')}>{text(`person.genders.${gender}`)}</Fact>
        <Fact label={text('portal.profile.department')}>{department.dep_name}</Fact>
        <Fact label={text('portal.profile.maritalStatus')}>{text(`person.maritalStatuses.${maritalStatus}`)}</Fact>
        <Fact label={text('portal.profile.email')}>{email}</Fact>
      </Facts>
      {children && <p className={classes.wrong}>{children}</p>}
    </div>
  );
}

/** As others see it: only its owner and administrators change it, each in their own place. */
export function ContactFacts({ employee: { phone, address, emergencyContact } }: { employee: Employee }) {
  const text = useText();
  return (
    <Facts title={text('portal.profile.contact')}>
      <Fact label={text('portal.profile.phone')}>{phone}</Fact>
      <Fact label={text('portal.profile.address')}>{address}</Fact>
      <Fact label={text('portal.profile.emergencyContact')}>{emergencyContact}</Fact>
    </Facts>
  );
}
