import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../i18n/use-text';
import { focusInvalid } from '../forms/focus-invalid';
import classes from './setting-section.module.css';
import { Button } from '../ui/button';

interface Section {
  unsaved: boolean;
  save: () => Promise<void>;
}

const Sections = createContext<(name: string, section: Section | undefined) => void>(
  () => undefined,
);

/** Sections of a page that are stored by calls of their own, under one button: those that changed, one after the other. */
export function OneSave({ children }: { children: ReactNode }) {
  const text = useText();
  const notify = useNotify();
  const sections = useRef(new Map<string, Section>());
  const [busy, setBusy] = useState(false);
  const register = useCallback((name: string, section: Section | undefined) => {
    if (section) sections.current.set(name, section);
    else sections.current.delete(name);
  }, []);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const changed = [...sections.current.values()].filter(({ unsaved }) => unsaved);
    if (changed.length === 0) {
      notify(text('access.unchanged'));
      return;
    }
    const form = event.currentTarget;
    setBusy(true);
    try {
      for (const section of changed) await section.save();
    } finally {
      setBusy(false);
      focusInvalid(form);
    }
  }

  return (
    <Sections value={register}>
      <form noValidate onSubmit={(event) => void save(event)}>
        {children}
        <div className={classes.foot}>
          <Button variant="primary" type="submit" aria-disabled={busy} busy={busy}>
            {text('settings.save')}
          </Button>
        </div>
      </form>
    </Sections>
  );
}

/** `save` says itself what was stored or refused. */
export function useSectionSave(name: string, { unsaved, save }: Section): void {
  const register = useContext(Sections);
  useEffect(() => register(name, { unsaved, save }));
  useEffect(() => () => register(name, undefined), [register, name]);
}
