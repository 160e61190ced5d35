import type {
  LeavePreviewRecord,
  YearEndEffect,
} from '../../../api/contract/leave/leave-preview.js';
import type { YearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { useNumbers } from '../api/config';
import { useText } from '../i18n/use-text';
import { CountedFilters } from '../lists/counted-filters';
import { ListPage } from '../lists/list-page';
import { ListTools } from '../lists/list-tools';
import { previewCalls, previewPeople } from '../leave-preview/preview-calls';
import { DownloadButton } from '../shell/confirmation/download-button';
import { PeopleTable } from './people-table';
import { SHOWN, type ShownPeople, usePeopleCounts } from './use-people-counts';
import classes from './year-end.module.css';

interface Props {
  yearEnd: YearEndRecord;
  simulation: LeavePreviewRecord;
  shown: ShownPeople;
  onShow: (shown: ShownPeople) => void;
}

export function YearPeople({
  yearEnd: { unit, until, year },
  simulation: { _id },
  shown,
  onShow,
}: Props) {
  const text = useText();
  const numbers = useNumbers();
  const counts = usePeopleCounts(_id);
  const options = SHOWN.map((value) => ({
    value,
    label: text(`yearEnd.shown.${value}`),
    count: counts[value] === undefined ? undefined : numbers.format(counts[value]),
  }));
  return (
    <section aria-labelledby={PEOPLE}>
      <header className={classes.head}>
        <h2 id={PEOPLE} tabIndex={-1}>
          {text('yearEnd.people')}
        </h2>
        <DownloadButton
          variant="quiet"
          icon={false}
          fetchFile={() => previewCalls.file(_id)}
          name={`year-end-${year}.csv`}
        >
          {text('yearEnd.download')}
        </DownloadButton>
      </header>
      <ListTools>
        <CountedFilters label={text('yearEnd.show')} of={options} value={shown} onChoose={onShow} />
      </ListTools>
      {/* Another choice begins on its first page. */}
      <ListPage
        embedded
        key={shown}
        resource={previewPeople(_id)}
        sort={SORTS[shown]}
        filterDefaultValues={FILTERS[shown]}
        failure="yearEnd.failed"
      >
        <PeopleTable unit={unit} until={until} />
      </ListPage>
    </section>
  );
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
/** People who lose most come first. */
const SORTS = {
  all: BY_NAME,
  expiring: { field: 'difference', order: 'ASC' },
  carried: BY_NAME,
  negative: BY_NAME,
  leavers: BY_NAME,
} as const;

const FILTERS = Object.fromEntries(
  SHOWN.map((effect) => [effect, effect === 'all' ? {} : { effect }]),
) as Record<ShownPeople, { effect?: YearEndEffect }>;

/** The id of the heading above the people. */
const PEOPLE = 'year-end-people';

/** From the lines below the list that say how many there are. */
export function goToPeople(): void {
  const heading = document.getElementById(PEOPLE);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
