import { Settings, Upload } from 'lucide-react';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { audit } from '../i18n/en/audit';
import { useText } from '../i18n/use-text';
import { Avatar } from '../ui/avatar';
import { Icon } from '../ui/icon';
import classes from './log.module.css';

type System = keyof typeof audit.systems;

const isSystem = (name: string): name is System => Object.hasOwn(audit.systems, name);

/** As they were called then; the system is none, and has a drawing. */
export function LogPerson({ actor: { _id, name }, onChoose }: { actor: AuditEntryRecord['actor']; onChoose?: (id: string) => void }) {
  const text = useText();
  if (_id === null) {
    return (
      <span className={classes.who}>
        <span className={classes.symbol}>
          <Icon of={name === 'Import' ? Upload : Settings} size={14} />
        </span>
        <bdi>{isSystem(name) ? text(`audit.systems.${name}`) : name}</bdi>
      </span>
    );
  }
  const known = name || text('person.unknown');
  return (
    <span className={classes.who}>
      <Avatar name={known} size="s" />
      {onChoose ? (
        <button type="button" className={classes.person} onClick={() => onChoose(_id)}>
          <bdi>{known}</bdi>
          <span className="visually-hidden">, {text('audit.onlyThisPerson')}</span>
        </button>
      ) : (
        <bdi>{known}</bdi>
      )}
    </span>
  );
}
