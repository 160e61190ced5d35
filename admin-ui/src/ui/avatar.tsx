import classes from './avatar.module.css';

const TONES = 6;

const tone = (name: string) =>
  ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES) + 1;

/** Letters of Arabic would join to a word. */
const isJoined = (letter = '') => /\p{Script=Arabic}|\p{Script=Syriac}/u.test(letter);
const APART = '\u200c';

/** Two letters or digits: the first of the first word and of the last, or the first two of a single word; punctuation is skipped. */
const initials = (name: string): string => {
  const words = name
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\p{N}]/gu) ?? [])
    .filter(({ length }) => length > 0);
  const [first = ['?']] = words;
  const letters = words.length > 1 ? [first[0], words.at(-1)?.[0]] : first.slice(0, 2);
  return letters.join(letters.some(isJoined) ? APART : '').toLocaleUpperCase();
};

interface Props {
  name: string;
  /** 28, 32, 48 or 88 px. */
  size?: 's' | 'm' | 'l' | 'xl';
  photo?: string;
  onError?: () => void;
  /** Left out beside the name; screen readers then skip the avatar. */
  label?: string;
}

export function Avatar({ name, size = 's', photo, onError, label }: Props) {
  const className = `${classes.avatar} ${classes[size]}`;
  if (photo) return <img className={className} src={photo} alt={label ?? ''} onError={onError} />;
  const colour = `--avatar-${tone(name)}`;
  const style = { background: `var(${colour})`, color: `var(${colour}-ink)` };
  return (
    <span
      className={className}
      style={style}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {initials(name)}
    </span>
  );
}
