import { Lock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import { useNumbers } from '../api/config';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { type Column, Table } from '../lists/list-table';
import { CardLine, RecordCard } from '../lists/record-card';
import { officePath } from '../paths';
import { Icon } from '../ui/icon';
import rowLink from '../ui/layout/row-link.module.css';
import classes from './rule-table.module.css';
import { openerId, RuleActions } from './rule-actions';
import { useDates } from '../i18n/use-dates';
import { Badge } from '../ui/feedback/badge';

interface Props {
  rules: CoverageRuleRecord[];
  /** The id of the rule in the form. */
  open: string | undefined;
}

export function RuleTable({ rules, open }: Props) {
  const text = useText();
  const { when } = useRuleWords();
  const listed: Column<CoverageRuleRecord>[] = [
    {
      label: text('coverage.rule'),
      className: columns.words,
      render: (rule) => <RuleName of={rule} />,
    },
    { label: text('coverage.when'), render: when },
    {
      label: text('coverage.atMost'),
      className: columns.number,
      render: (rule) => <Limit of={rule} />,
    },
    { label: text('coverage.over'), render: (rule) => <Effect of={rule} /> },
    { label: text('coverage.busiest'), render: (rule) => <BusiestDay of={rule} /> },
    {
      label: text('coverage.action'),
      hideLabel: true,
      className: columns.actions,
      render: (rule) => (
        <span className={classes.acts}>
          <RuleActions of={rule} />
        </span>
      ),
    },
  ];
  return (
    <Table<CoverageRuleRecord>
      roomy
      className={classes.table}
      label={text('coverage.rules')}
      rows={rules}
      columns={listed}
      isCurrent={({ _id }) => _id === open}
      card={(rule) => <RuleCard of={rule} />}
    />
  );
}

interface Of {
  of: CoverageRuleRecord;
}

function RuleCard({ of: rule }: Of) {
  const text = useText();
  const { whenInCard, department } = useRuleWords();
  return (
    <RecordCard
      name={rule.name}
      to={officePath.coverageRule(rule._id)}
      linkId={openerId(rule._id)}
      end={<Limit of={rule} />}
      actions={<RuleActions of={rule} />}
    >
      <CardLine end={<Effect of={rule} />}>
        {text('coverage.card', { department: department(rule), when: whenInCard(rule) })}
      </CardLine>
      {rule.busiest && <BusiestDay of={rule} />}
    </RecordCard>
  );
}

function RuleName({ of: rule }: Of) {
  const { department } = useRuleWords();
  return (
    <div className={classes.name}>
      <Link id={openerId(rule._id)} className={rowLink.name} to={officePath.coverageRule(rule._id)}>
        <bdi>{rule.name}</bdi>
      </Link>
      <small>
        <bdi>{department(rule)}</bdi>
      </small>
    </div>
  );
}

function Limit({ of: { maxAway, people } }: Of) {
  const text = useText();
  const numbers = useNumbers();
  if (maxAway === 0) return <b className={classes.limit}>{text('coverage.noOne')}</b>;
  return (
    <span className={classes.limit}>
      <b>{numbers.format(maxAway)}</b> {text('coverage.ofPeople', { people })}
    </span>
  );
}

function Effect({ of: { block } }: Of) {
  const text = useText();
  return (
    <span className={classes.effect}>
      <Icon of={block ? Lock : TriangleAlert} size={16} />
      {text(`coverage.effects.${block ? 'block' : 'warn'}`)}
    </span>
  );
}

/** A flag from the limit on: brick where a rule that blocks is broken, amber otherwise. */
function BusiestDay({ of: { busiest, maxAway, block, daysOver } }: { of: CoverageRuleRecord }) {
  const text = useText();
  const { dayAndMonth } = useDates();
  if (!busiest) return <span>{text('coverage.noneAway')}</span>;
  const said = text('coverage.awayOn', { away: busiest.away, date: dayAndMonth(busiest.day) });
  if (busiest.away < maxAway) return <span>{said}</span>;
  const isOver = busiest.away > maxAway;
  return (
    <span className={classes.busiest}>
      <Badge glyph={isOver && block ? 'negative' : 'over'}>{said}</Badge>
      {!isOver && <small>{text('coverage.isLimit')}</small>}
      {daysOver > 1 && <small>{text('coverage.otherDays', { count: daysOver - 1 })}</small>}
    </span>
  );
}

function useRuleWords() {
  const text = useText();
  const { day, span } = useDates();

  const wordsOf = (
    keys: 'coverage' | 'coverage.inCard',
    { from, to }: CoverageRuleRecord,
  ): string => {
    if (from && to) return span(from, to);
    if (from) return text(`${keys}.fromOn`, { date: day(from) });
    return to ? text(`${keys}.until`, { date: day(to) }) : text(`${keys}.always`);
  };

  return {
    when: (rule: CoverageRuleRecord) => wordsOf('coverage', rule),
    /** After the department, in the middle of a sentence. */
    whenInCard: (rule: CoverageRuleRecord) => wordsOf('coverage.inCard', rule),
    department: ({ department }: CoverageRuleRecord) =>
      department?.dep_name ?? text('coverage.everyone'),
  };
}
