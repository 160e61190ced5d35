import { Link } from 'react-router';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import classes from './earlier-imports.module.css';

/** The file leads to what came of it; what it held is said where that is not the usual. */
export function EarlierName({ record: { _id, name, kind } }: { record: ImportRecord }) {
  const text = useText();
  return (
    <>
      <Link className={classes.name} to={address.import(_id)}>
        <bdi>{name}</bdi>
      </Link>
      {kind !== 'employees' && <small className={classes.kind}>{text(`imports.kinds.${kind}`)}</small>}
    </>
  );
}
