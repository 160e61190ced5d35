import { useQueryClient } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { CalendarFeedRecord } from '../../../../api/contract/leave/calendar-feed-responses.js';
import type { FeedKind } from '../../../../api/contract/leave/calendar-feeds.js';
import { useAction } from '../../api/use-action';
import { useApi } from '../../api/use-api';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Button, RowAction } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { Icon } from '../../ui/icon';
import { FeedAddress } from './feed-address';

interface Props {
  kind: FeedKind;
  feed: CalendarFeedRecord | undefined;
  available: boolean;
}

export function FeedRow({ kind, feed, available }: Props) {
  const text = useText();
  const { dayOf } = useDates();
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const [asked, setAsked] = useState<'again' | 'revoke'>();
  const [url, setUrl] = useState<string>();
  const { busy, act } = useAction();
  const calendar = text(`settings.feeds.kinds.${kind}.title`);

  async function run(call: () => Promise<void>) {
    await act(call);
    setAsked(undefined);
    await client.invalidateQueries({ queryKey: FEEDS });
  }

  const create = () => run(async () => setUrl(await api.addCalendarFeed(kind)));

  const revoke = ({ _id }: CalendarFeedRecord) =>
    run(async () => {
      await api.revokeCalendarFeed(_id);
      notify(text('settings.feeds.revoked'), { type: 'success' });
    });

  return (
    <li>
      <Icon of={CalendarSync} />
      <div>
        <strong>{calendar}</strong>
        <small>{text(`settings.feeds.kinds.${kind}.text`)}</small>
        {feed && (
          <small>
            {available
              ? text('settings.feeds.since', { date: dayOf(feed.createdAt) })
              : text('settings.feeds.ended')}
          </small>
        )}
      </div>
      {feed && (
        <RowAction
          tone="danger"
          disabled={busy}
          aria-label={text('settings.feeds.revokeOf', { calendar })}
          onClick={() => setAsked('revoke')}
        >
          {text('settings.feeds.revoke')}
        </RowAction>
      )}
      {available && (
        <Button
          aria-disabled={busy}
          aria-label={text(feed ? 'settings.feeds.againOf' : 'settings.feeds.createOf', {
            calendar,
          })}
          busy={busy && !asked}
          onClick={() => (feed ? setAsked('again') : void (busy || create()))}
        >
          {text(feed ? 'settings.feeds.again' : 'settings.feeds.create')}
        </Button>
      )}
      {asked && (
        <FeedQuestion
          asked={asked}
          busy={busy}
          onConfirm={() => void (asked === 'again' ? create() : feed && revoke(feed))}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {url !== undefined && (
        <FeedAddress calendar={calendar} url={url} onClose={() => setUrl(undefined)} />
      )}
    </li>
  );
}

interface QuestionProps {
  asked: 'again' | 'revoke';
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function FeedQuestion({ asked, ...question }: QuestionProps) {
  const text = useText();
  return (
    <ConfirmDialog
      danger={asked === 'revoke'}
      title={text(`settings.feeds.${asked}Title`)}
      action={text(`settings.feeds.${asked}`)}
      {...question}
    >
      {text(`settings.feeds.${asked}Text`)}
    </ConfirmDialog>
  );
}

export const FEEDS = ['calendarFeeds'];
