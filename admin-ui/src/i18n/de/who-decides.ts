import type { Messages } from '../messages';

export * from './undo';

export const whoDecides: Messages['whoDecides'] = {
  hr: 'HR',
  decides: '%{names} entscheidet',
  decidesFor: '%{names} entscheidet für %{other} (abwesend bis %{date})',
  decidesInstead: '%{names} entscheidet (%{other} ist bis %{date} abwesend)',
  then: '%{first}, dann %{next}',
  sentence: '%{steps}.',
  atOnce: 'Sofort genehmigt: Es ist keine Entscheidung nötig.',
  atOnceByYou: 'Sofort von Ihnen genehmigt.',
  since: 'seit %{date}',
  waiting: 'Wartet auf %{names} seit %{date}',
  waitingForHr: 'Wartet auf HR seit %{date}',
};
