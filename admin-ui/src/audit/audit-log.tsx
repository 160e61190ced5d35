import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { ExportButton } from '../lists/export-button';
import { useFilterChanges } from '../lists/filter-changes';
import { ListEmpty } from '../lists/list-empty';
import { ListPage } from '../lists/list-page';
import { ListRows } from '../lists/list-rows';
import { PageHead } from '../ui/page-head';
import { AuditTools } from './audit-tools';
import { Chain } from './chain';
import type { Entry } from './entry';
import { Log } from './log';
import type { LogLook } from './log-look';
import classes from './log.module.css';
import { useChain } from './use-chain';

export { auditWords as words } from './audit-words';

export default function AuditLog() {
  const text = useText();
  return (
    <ListPage resource="audit" sort={{ field: 'recordedAt', order: 'DESC' }}>
      <PageHead title={text('audit.title')} actions={<ExportButton name="audit" />}>
        {text('audit.subtitle')}
      </PageHead>
      <Chain />
      <AuditTools />
      <Entries />
    </ListPage>
  );
}

function Entries() {
  const text = useText();
  const { data = [], filterValues, isPlaceholderData } = useListContext<Entry>();
  const { change } = useFilterChanges();
  const { chain } = useChain();
  const log = (
    <Log
      entries={data}
      busy={isPlaceholderData}
      numbered
      imports={importsUnder(filterValues as Record<string, unknown>)}
      marked={chain?.broken?.number}
      onPerson={(actor) => change({ actor })}
    />
  );
  return (
    <ListRows roomy={false} cards={log} empty={<ListEmpty title={text('audit.empty')} searching={text('audit.emptySearching')} none={text('audit.emptyText')} />}>
      <div className={classes.head} aria-hidden="true">
        <span>{text('audit.time')}</span>
        <span>{text('audit.who')}</span>
        <span>{text('audit.what')}</span>
        <span>{text('audit.entry')}</span>
      </div>
      {log}
    </ListRows>
  );
}

/** Whoever asks for one import wants to see what it did, and whoever searches what is found. */
function importsUnder({ changeset, q, object, action, number }: Record<string, unknown>): LogLook['imports'] {
  if (changeset) return 'listed';
  return q || object || action || number ? 'linked' : 'folded';
}
