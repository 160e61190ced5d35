import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../i18n/use-text';
import { PEOPLE } from '../paths';
import { useWorkPatterns } from '../api/use-working-time';
import classes from './working-time.module.css';

/** Scrolled to for links that lead to people: the patterns stand above. */
export function PeopleHeading() {
  const text = useText();
  const { hash } = useLocation();
  const { isPending } = useWorkPatterns();
  const heading = useRef<HTMLHeadingElement>(null);
  const isMeant = hash === `#${PEOPLE}` && !isPending;

  useEffect(() => {
    if (!isMeant) return undefined;
    // After the new screen has been scrolled to its top.
    const frame = requestAnimationFrame(() => heading.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [isMeant]);

  return (
    <h2 ref={heading} id={PEOPLE} className={classes.heading}>
      {text('workingTime.assignments')}
    </h2>
  );
}
