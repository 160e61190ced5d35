import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { AppliedRows } from './applied-rows';
import { AppliedWhen } from './applied-when';
import classes from './applied.module.css';
import { CountsStrip } from './counts-strip';
import { going } from './import';
import { LostFocusHeading } from './lost-focus-heading';
import { UndoImport } from './undo-import';

const VIEW = { employees: address.employees, salaries: address.employees, leaves: address.leaves };

/** What came of it, and what is left to be done. */
export function Applied({ record }: { record: ImportRecord }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { kind, counts, changedSince } = record;
  return (
    <>
      <div className={classes.head}>
        <div>
          <LostFocusHeading>{text(`imports.applied.title.${kind}`, { count: going(record) })}</LostFocusHeading>
          <AppliedWhen record={record} />
        </div>
        <div className={classes.actions}>
          {!changedSince && (
            <Button variant="danger-line" onClick={() => setAsking(true)}>
              <Icon of={Undo2} size={16} mirrored />
              {text('imports.undo.action')}
            </Button>
          )}
          <ButtonLink variant="primary" to={VIEW[kind]}>
            {text(kind === 'leaves' ? 'imports.applied.viewLeaves' : 'imports.applied.view')}
          </ButtonLink>
        </div>
      </div>
      {counts && <CountsStrip counts={counts} />}
      <AppliedRows record={record} />
      {asking && <UndoImport record={record} onClose={() => setAsking(false)} onBegun={() => undefined} />}
    </>
  );
}
