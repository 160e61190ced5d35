import classes from './avatar.module.css';

const TONES = 6;

const tone = (name: string) => ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES) + 1;

/** The first letter or digit of the first word and of the last, skipping punctuation. */
const initials = (name: string): string[] => {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? []);
  const [first = '?'] = letters;
  return [first, ...letters.slice(1).slice(-1)].map((letter) => letter.toLocaleUpperCase());
};

interface Props {
  name: string;
  /** 28, 32, 48 or 88 px. */
  size?: 's' | 'm' | 'l' | 'xl';
  single?: boolean;
  photo?: string;
  onError?: () => void;
  /** Left out beside the name; screen readers then skip the avatar. */
  label?: string;
}

export function Avatar({ name, size = 's', single = false, photo, onError, label }: Props) {
  const className = `${classes.avatar} ${classes[size]}`;
  if (photo) return <img className={className} src={photo} alt={label ?? ''} onError={onError} />;
  const colour = `--avatar-${tone(name)}`;
  const style = { background: `var(${colour})`, color: `var(${colour}-ink)` };
  return (
    <span className={className} style={style} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {single ? initials(name)[0] : initials(name).join('')}
    </span>
  );
}
