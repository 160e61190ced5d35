import type { Employee } from '../employees/employee';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { PhotoChange } from '../people/photo-change';
import photo from '../people/photo-change.module.css';
import { renewUser, useUser } from '../providers/session';
import { useOffice } from '../providers/use-office';
import { Badge } from '../ui/badge';
import classes from './my-profile.module.css';

export function MyProfileHead({ employee: { name, employeeId, status, userId }, own }: { employee: Employee; own: boolean }) {
  const text = useText();
  const office = useOffice();
  const user = useUser();
  const active = status === 'Active';
  // The session knows of a new photo at once.
  const image = own ? user?.profileImage : userId.profileImage;
  return (
    <header className={classes.head}>
      <span className={photo.photo}>
        <PersonPhoto name={name} image={image} size="xl" label={text('portal.profile.photoOf', { name })} />
        {own && (
          <PhotoChange
            label={text('portal.profile.changePhoto')}
            change={async (image) => renewUser(await office.changeOwnImage(image))}
            changed={text('portal.profile.photoChanged')}
            failure="portal.profile.photoNotChanged"
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
        <Badge glyph={active ? 'approved' : 'over'}>{active ? text('portal.profile.activeEmployee') : text('person.statuses.Left')}</Badge>
      </div>
    </header>
  );
}
