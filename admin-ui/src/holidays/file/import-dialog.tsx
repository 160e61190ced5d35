import { useState } from 'react';
import { HOLIDAY_FILE_BYTES_MAX } from '../../../../api/contract/working-time/holiday-proposals.js';
import type { HolidayFileResponse } from '../../../../api/contract/working-time/holiday-responses.js';
import type { HolidayCalendarRecord } from '../../../../api/contract/working-time/working-time.js';
import { RequestFailed } from '../../api/http-client';
import { useApi } from '../../api/use-api';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import { FileDrop } from '../../ui/fields/file-drop';
import { HeadingsChoice } from '../../ui/fields/headings-choice';
import { AddDays, AddDaysButton } from '../add-days';
import { useTicks } from '../proposals/use-ticks';
import { FileSummary } from './file-summary';

interface Props {
  calendar: HolidayCalendarRecord;
  year: number;
  onClose: () => void;
}

const ACCEPT =
  '.ics,.csv,.tsv,.txt,.xlsx,text/calendar,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function ImportDialog({ calendar, year, onClose }: Props) {
  const text = useText();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [read, setRead] = useState<{ file: File; content: HolidayFileResponse }>();
  const added = read?.content.added.map((day) => ({ ...day, ticked: true })) ?? [];
  const ticks = useTicks(added);
  const [adding, setAdding] = useState(false);

  async function readFile(file: File, headingsRow?: number) {
    if (headingsRow === undefined) setRead(undefined);
    setError(file.size > HOLIDAY_FILE_BYTES_MAX ? text('holidays.file.large') : undefined);
    if (file.size > HOLIDAY_FILE_BYTES_MAX) return;
    setBusy(true);
    try {
      setRead({
        file,
        content: await api.readHolidayFile(calendar._id, year, file, headingsRow),
      });
    } catch (failure) {
      setError(
        (failure instanceof RequestFailed &&
          (failure.body.errors?.file || failure.body.errors?.headingsRow || failure.message)) ||
          text('holidays.file.failed'),
      );
    } finally {
      setBusy(false);
    }
  }

  if (adding) return <AddDays calendar={calendar} days={ticks.ticked} onClose={onClose} />;
  return (
    <Dialog
      title={text('holidays.file.title', { calendar: calendar.name, year: String(year) })}
      onClose={onClose}
    >
      <FileDrop
        title={read?.file.name ?? text('holidays.file.drop')}
        hint={
          read
            ? text('holidays.file.entries', { count: read.content.entries })
            : text('holidays.file.hint')
        }
        choose={text(read ? 'holidays.file.change' : 'holidays.file.choose')}
        accept={ACCEPT}
        busy={busy}
        error={error}
        onFile={(file) => void readFile(file)}
      />
      {read?.content.opening && (
        <HeadingsChoice
          folded
          opening={read.content.opening}
          busy={busy}
          onChoose={(row) => void readFile(read.file, row)}
        />
      )}
      {read && <FileSummary year={year} content={read.content} added={added} ticks={ticks} />}
      <DialogActions>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
        {read && (
          <AddDaysButton primary count={ticks.ticked.length} onAdd={() => setAdding(true)} />
        )}
      </DialogActions>
    </Dialog>
  );
}
