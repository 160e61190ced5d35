import classes from './avatar.module.css';

const TONES = 6;

/** The same name wears the same tone everywhere. */
const tone = (name: string) => ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES) + 1;

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map((word) => [...(word ?? '')][0] ?? '').join('').toLocaleUpperCase();
};

interface Props {
  name: string;
  /** 28, 32, 48 or 88 px. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** One initial, as on the account button. */
  single?: boolean;
  photo?: string;
  onError?: () => void;
  /** Without one it is an ornament beside the name. */
  label?: string;
}

export function Avatar({ name, size = 's', single = false, photo, onError, label }: Props) {
  const className = `${classes.avatar} ${classes[size]}`;
  if (photo) return <img className={className} src={photo} alt={label ?? ''} onError={onError} />;
  const colour = `--avatar-${tone(name)}`;
  const style = { background: `var(${colour})`, color: `var(${colour}-ink)` };
  return (
    <span className={className} style={style} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {single ? initials(name).slice(0, 1) : initials(name)}
    </span>
  );
}
