import type { ReactNode } from 'react';
import { useNumbers } from '../api/config';
import { RequestFailed } from '../api/http-client';
import { AsOfLine } from '../as-of/as-of-line';
import { useText } from '../i18n/use-text';
import { type Figure, ListHead } from '../lists/list-head';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { usePhone } from '../ui/layout/use-phone';
import { OrganisationLevel } from './organisation-level';
import { OrganisationPaper } from './organisation-paper';
import { organisationRows, withPaths } from './organisation-rows';
import { OrganisationTools } from './organisation-tools';
import { OrganisationTreegrid } from './organisation-treegrid';
import classes from './organisation.module.css';
import { useFolds } from './use-folds';
import { useFoundPeople } from './use-found-people';
import { type Organisation, useOrganisation } from './use-organisation';
import { type OrganisationChoice, useOrganisationChoice } from './use-organisation-choice';

interface Props {
  title: string;
  /** Beneath the title. */
  tabs?: ReactNode;
  /** Beside Print. */
  actions?: ReactNode;
  recordOf?: (id: string) => string;
}

/** Departments as a tree of people by their managers. */
export function OrganisationPage({ title, tabs, actions, recordOf }: Props) {
  const text = useText();
  const choice = useOrganisationChoice();
  const { organisation, error, refetch, isPlaceholderData } = useOrganisation(choice.asOf);
  const found = useFoundPeople(organisation, choice);
  return (
    <>
      <div className={classes.screenOnly}>
        <ListHead
          title={title}
          figures={useFigures(organisation, found?.length)}
          actions={
            <>
              <Button variant="quiet" onClick={() => window.print()}>
                {text('organisation.print')}
              </Button>
              {actions}
            </>
          }
        />
        {tabs}
      </div>
      {error && !organisation && <Failed error={error} onRetry={() => void refetch()} />}
      {!organisation && !error && <Skeleton width="100%" height={480} />}
      {organisation && (
        <>
          <Content {...{ organisation, choice, found, recordOf }} busy={isPlaceholderData} />
          <OrganisationPaper of={organisation} />
        </>
      )}
    </>
  );
}

/** My Team is open to those as well who only decide for others. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText();
  return error instanceof RequestFailed && error.status === 403 ? (
    <EmptyState title={text('organisation.noReports')} />
  ) : (
    <ScreenFailed onRetry={onRetry}>{text('organisation.failed')}</ScreenFailed>
  );
}

interface ContentProps {
  organisation: Organisation;
  choice: OrganisationChoice;
  found: ReturnType<typeof useFoundPeople>;
  recordOf: ((id: string) => string) | undefined;
  busy: boolean;
}

function Content({ organisation, choice, found, recordOf, busy }: ContentProps) {
  const text = useText();
  const phone = usePhone();
  const shown = found && withPaths(found);
  const { q, department, lacking, person, asOf, change } = choice;
  const folds = useFolds(shown, JSON.stringify([q, department, lacking]));
  return (
    <>
      <OrganisationTools {...{ organisation, choice, folds }} isSearching={found !== undefined} />
      {asOf && (
        <AsOfLine
          day={asOf}
          people={busy ? undefined : organisation.people.length}
          since={busy ? undefined : organisation.since}
          onBack={() => change({ asOf: '' })}
        />
      )}
      <p role="status" className="visually-hidden">
        {found && text('organisation.foundOf', { count: found.length })}
      </p>
      {(found ?? organisation.people).length === 0 ? (
        <EmptyState title={text('organisation.nobody')}>
          {found && text('organisation.nobodyText')}
        </EmptyState>
      ) : phone ? (
        <OrganisationLevel
          {...{ organisation, person, found, recordOf }}
          query={q}
          levelOf={choice.addressOf}
        />
      ) : (
        <OrganisationTreegrid
          {...{ organisation, recordOf, busy }}
          rows={organisationRows(organisation.tree, { shown, ...folds })}
          query={q}
          onToggle={folds.toggle}
          onShowWhole={folds.showWhole}
        />
      )}
    </>
  );
}

function useFigures(organisation: Organisation | undefined, found: number | undefined): Figure[] {
  const text = useText();
  const numbers = useNumbers();
  const written = (count: number | undefined) =>
    count === undefined ? undefined : numbers.format(count);
  return [
    { label: text('organisation.people'), value: written(organisation?.people.length) },
    ...(found === undefined
      ? []
      : [{ label: text('organisation.found'), value: written(found), tone: 'accent' as const }]),
    { label: text('organisation.departments'), value: written(organisation?.departments.length) },
  ];
}
