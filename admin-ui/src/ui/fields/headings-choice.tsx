import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { NO_HEADINGS, type FileOpening } from '../../../../api/contract/file-opening.js';
import { useText } from '../../i18n/use-text';
import { Icon } from '../icon';
import { Fold } from '../layout/fold';
import classes from './headings-choice.module.css';

interface Props {
  opening: FileOpening;
  busy: boolean;
  error?: string;
  /** The rows are shown at once only if the suggestion is to be looked at. */
  folded?: boolean;
  onChoose: (row: number) => void;
}

/** The first rows of a file as they are: one of them has the headings, or none. */
export function HeadingsChoice({ folded = false, ...choice }: Props) {
  const text = useText();
  const id = useId();
  const { opening, error } = choice;
  const doubtful = opening.suggested.why !== 'known' || opening.rowsAbove > 0 || Boolean(error);
  const title = opening.headingsRow
    ? text('fileHeadings.inRow', { row: opening.headingsRow })
    : text('fileHeadings.none');
  if (folded)
    return (
      <Fold className={classes.choice} title={title} open={doubtful}>
        <Rows {...choice} />
      </Fold>
    );
  return (
    <section className={classes.choice} aria-labelledby={id}>
      <h2 id={id}>{text('fileHeadings.title')}</h2>
      <Rows {...choice} />
    </section>
  );
}

function Rows({ opening, busy, error, onChoose }: Omit<Props, 'folded'>) {
  const text = useText();
  const id = useId();
  const { headingsRow, rowsAbove, suggested, rows } = opening;
  const choose = (row: number) => busy || row === headingsRow || onChoose(row);
  const radio = (row: number) => ({
    type: 'radio',
    name: id,
    checked: row === headingsRow,
    'aria-disabled': busy,
    onChange: () => choose(row),
  });
  const mark = (row: number) =>
    row === suggested.row && (
      <small className={classes.mark}>{text('fileHeadings.suggested')}</small>
    );
  return (
    <>
      <p className={classes.why}>
        {text(`fileHeadings.why.${suggested.why}`, { row: suggested.row })}
      </p>
      {rows.length === 0 ? (
        <p className={classes.why}>{text('fileHeadings.hidden')}</p>
      ) : (
        <div
          role="radiogroup"
          aria-label={text('fileHeadings.label')}
          aria-describedby={`${id}-read`}
          aria-invalid={Boolean(error)}
          aria-busy={busy}
        >
          <label className={classes.none}>
            <input {...radio(NO_HEADINGS)} aria-describedby={`${id}-none`} />
            <span>
              <strong>{text('fileHeadings.none')}</strong> {mark(NO_HEADINGS)}
              <small id={`${id}-none`}>{text('fileHeadings.noneHelp')}</small>
            </span>
          </label>
          <div className={classes.frame}>
            <table>
              <tbody>
                {rows.map(({ row, cells }) => (
                  <tr
                    key={row}
                    data-headings={row === headingsRow}
                    data-above={row < headingsRow}
                    onClick={() => choose(row)}
                  >
                    <th scope="row">
                      <label>
                        <input
                          {...radio(row)}
                          aria-label={text('fileHeadings.row', {
                            row,
                            cells: cells.filter(Boolean).slice(0, 4).join(', '),
                          })}
                        />
                        {row} {mark(row)}
                      </label>
                    </th>
                    {Array.from({ length: width(opening) }, (_, column) => (
                      <td key={column}>
                        <bdi>{cells[column]}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      <p id={`${id}-read`} role="status" className={classes.why}>
        {rowsAbove > 0 && text('fileHeadings.above', { count: rowsAbove })}
      </p>
      <p role="alert" className={classes.error}>
        {error && (
          <>
            <Icon of={CircleAlert} size={14} />
            {error}
          </>
        )}
      </p>
    </>
  );
}

const width = ({ rows }: FileOpening) => Math.max(...rows.map(({ cells }) => cells.length));
