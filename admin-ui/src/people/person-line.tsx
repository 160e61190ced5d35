import { Link } from 'react-router';
import classes from './person-line.module.css';
import { PersonPhoto } from './person-photo';

interface Props {
  name: string;
  image: string | null;
  /** Beneath the name. */
  detail?: string;
  to?: string | undefined;
}

/** Somebody in a row of a list. */
export function PersonLine({ name, image, detail, to }: Props) {
  return (
    <span className={classes.person}>
      <PersonPhoto name={name} image={image} size="s" />
      <span>
        {to ? (
          <Link to={to}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        {detail && (
          <small>
            <bdi>{detail}</bdi>
          </small>
        )}
      </span>
    </span>
  );
}
