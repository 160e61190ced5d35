import classes from './avatar.module.css';

const TONES = 6;

/** The same name wears the same tone everywhere. */
const tone = (name: string) => ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES) + 1;

/** An ornament beside the name, so it has no name of its own. */
export function Avatar({ name }: { name: string }) {
  const colour = `--avatar-${tone(name)}`;
  const [initial = ''] = name.trim();
  return (
    <span aria-hidden="true" className={classes.avatar} style={{ background: `var(${colour})`, color: `var(${colour}-ink)` }}>
      {initial.toLocaleUpperCase()}
    </span>
  );
}
