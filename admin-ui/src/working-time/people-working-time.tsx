import { useSubjectWords } from '../assignments/use-subject-words';
import { useSubjects } from '../assignments/use-targets';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { ExportButton } from '../lists/export-button';
import { ListEmpty } from '../lists/list-empty';
import { useDepartmentFilter } from '../lists/list-filter';
import { ListPage } from '../lists/list-page';
import { type Column, ListTable } from '../lists/list-table';
import { ListTools } from '../lists/list-tools';
import { type RowSelection, SelectRows } from '../lists/row-selection';
import { RecordCard } from '../lists/record-card';
import { officePath } from '../paths';
import { WORK_HERE_OR_WILL } from '../people/employment-filter';
import { PersonLine } from '../people/person-line';
import { PersonPhoto } from '../people/person-photo';
import { AssignmentBar } from './assignment-bar';
import {
  type AssignedPerson,
  ChangePerson,
  Held,
  HeldPolicies,
  NextChange,
  OwnAssignments,
} from './person-assignment';
import classes from './working-time.module.css';
import { WorkingTimeHead, WorkingTimeViews } from './working-time-head';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/working-time';

export const messages = catalogueOf({ 'working-time': english });

export default function PeopleWorkingTime() {
  const text = useText();
  const words = useSubjectWords();
  const subjects = useSubjects();
  const department = useDepartmentFilter();
  const filters = [
    {
      source: 'own',
      label: text('workingTime.own'),
      choices: subjects.map((value) => ({ value, label: words.own(value) })),
    },
    {
      source: 'without',
      label: text('workingTime.without'),
      choices: subjects.map((value) => ({ value, label: words.without(value) })),
    },
  ];
  const listed = useAssignmentColumns();
  const selection: RowSelection<AssignedPerson> = {
    isSelectable: () => true,
    selectAllLabel: text('workingTime.selectPage'),
    label: ({ name }) => text('workingTime.select', { name }),
  };
  return (
    <ListPage
      resource="people"
      sort={{ field: 'name', order: 'ASC' }}
      filterDefaultValues={WORK_HERE_OR_WILL}
    >
      <WorkingTimeHead
        actions={
          <>
            <SelectRows />
            <ExportButton name="people" />
          </>
        }
      />
      <ListTools
        first={<WorkingTimeViews />}
        search={text('workingTime.search')}
        select={department}
        filters={filters}
      />
      <ListTable<AssignedPerson>
        roomy
        label={text('workingTime.assignments')}
        serial={text('workingTime.serial')}
        columns={listed}
        selection={selection}
        card={(person) => <PersonCard person={person} />}
        empty={
          <ListEmpty
            title={text('workingTime.nobody')}
            filteredText={text('workingTime.nobodyFound')}
            defaultFilter={WORK_HERE_OR_WILL}
          />
        }
      />
      <AssignmentBar />
    </ListPage>
  );
}

function useAssignmentColumns(): Column<AssignedPerson>[] {
  const text = useText();
  const words = useSubjectWords();
  return [
    {
      source: 'name',
      label: text('workingTime.employee'),
      className: columns.words,
      render: ({ _id, name, profileImage, department }) => (
        <PersonLine
          name={name}
          image={profileImage}
          detail={department.dep_name}
          to={officePath.employee(_id)}
        />
      ),
    },
    {
      label: words.label('pattern'),
      className: columns.words,
      render: (person) => <Held of={person} subject="pattern" />,
    },
    {
      label: words.label('calendar'),
      className: columns.words,
      render: (person) => <Held of={person} subject="calendar" />,
    },
    { label: text('workingTime.policies'), render: (person) => <HeldPolicies of={person} /> },
    {
      label: text('workingTime.next'),
      className: columns.words,
      render: (person) => <NextChange of={person} />,
    },
    {
      label: text('workingTime.action'),
      className: columns.actions,
      render: (person) => (
        <span className={classes.acts}>
          <ChangePerson of={person} />
        </span>
      ),
    },
  ];
}

function PersonCard({ person }: { person: AssignedPerson }) {
  return (
    <RecordCard
      before={<PersonPhoto name={person.name} image={person.profileImage} />}
      name={person.name}
      to={officePath.employee(person._id)}
      actions={<ChangePerson of={person} />}
    >
      <bdi>{person.department.dep_name}</bdi>
      <OwnAssignments of={person} />
    </RecordCard>
  );
}
