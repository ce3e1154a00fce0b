import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { selectFailure } from '#machines/kit/resource.machine.ts';
import {
  type ConversationsActor,
  selectLeftOut,
  selectListed,
  selectTab,
  selectUnreadIn,
} from '#machines/messages/conversations.machine.ts';
import type { Tab } from '#machines/messages/conversations.setup.ts';
import { badgeCap } from '#services/contract/constants.ts';
import type { Conversation } from '#services/contract/message.contract.ts';
import { useTo } from '../context.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { Unreadable } from '../kit/Unreadable.tsx';
import { Badge } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { ConversationRow, ConversationRowSkeleton } from './ConversationRow.tsx';
import * as css from './Messages.css.ts';

interface ListProps {
  readonly actor: ConversationsActor;
  readonly linked: boolean;
}

export function ConversationList({ actor, linked }: ListProps) {
  const { t } = useTranslation('messages');
  const tab = useSelector(actor, selectTab);
  const content = <Rows actor={actor} linked={linked} />;
  return (
    <div className={css.side}>
      <Tabs<Tab>
        label={t('tabs')}
        value={tab}
        onChange={(chosen) => actor.send({ type: 'tab.choose', tab: chosen })}
        items={[
          { id: 'followed', label: <TabLabel actor={actor} tab="followed" />, content },
          { id: 'follow', label: <TabLabel actor={actor} tab="follow" />, content },
        ]}
      />
    </div>
  );
}

function TabLabel({ actor, tab }: { readonly actor: ConversationsActor; readonly tab: Tab }) {
  const { t } = useTranslation('messages');
  const count = useSelector(actor, (snapshot) => selectUnreadIn(snapshot, tab));
  return (
    <>
      <span>{t(tab)}</span>
      <span aria-hidden="true" className={css.tabCount}>
        <Badge count={count} cap={badgeCap} />
      </span>
    </>
  );
}

const bones = ['a', 'b', 'c', 'd', 'e', 'f'];

function Rows({ actor, linked }: ListProps) {
  const { t } = useTranslation(['messages', 'failure']);
  const to = useTo();
  const listed = useSelector(
    actor,
    selectListed,
    (a, b) => a.length === b.length && a.every((row, at) => row === b[at]),
  );
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const failure = useSelector(actor, selectFailure);
  const unreadable = useSelector(actor, selectLeftOut);
  if (isFailed) {
    return (
      <FailedPart
        compact
        title={t('listFailed')}
        failure={failure}
        alone
        onRetry={() => actor.send({ type: 'list.retry' })}
      />
    );
  }
  if (isLoading) {
    return (
      <div aria-busy="true">
        {bones.map((key) => (
          <ConversationRowSkeleton key={key} />
        ))}
      </div>
    );
  }
  if (listed.length === 0 && unreadable === 0) {
    return (
      <EmptyState
        compact
        title={t('noneHere')}
        text={t('noneText')}
        action={
          <LinkButton size="s" href={to.people()}>
            {t('toPeople')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <MountedRows rows={listed}>
        {(conversation) => (
          <ConversationRow
            actor={actor}
            conversation={conversation}
            href={linked ? to.message({ id: conversation.id }) : null}
            {...(linked
              ? {}
              : { onChoose: () => actor.send({ type: 'conversation.select', convId: conversation.id }) })}
            onDelete={() => actor.send({ type: 'conversation.delete', convId: conversation.id })}
          />
        )}
      </MountedRows>
      <Unreadable count={unreadable} />
    </>
  );
}

/** Always mounted, for the browser's find; others only near the window. */
const alwaysShown = 40;

interface NearRowsProps {
  readonly rows: readonly Conversation[];
  readonly children: (conversation: Conversation) => ReactNode;
}

/** Virtualised: one answer may hold thousands of conversations. */
function MountedRows({ rows, children }: NearRowsProps) {
  const { t } = useTranslation('messages');
  const list = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current?.closest(`.${css.side}`) ?? null,
    estimateSize: () => css.rowHeight,
    getItemKey: (at) => rows[at]?.id ?? at,
    overscan: 5,
    rangeExtractor: (range) => {
      const first = Array.from({ length: Math.min(alwaysShown, rows.length) }, (_, at) => at);
      const focused = list.current?.querySelector<HTMLElement>('li:focus-within')?.dataset.index;
      const kept = focused === undefined ? first : [...first, Number(focused)];
      return [...new Set([...kept, ...defaultRangeExtractor(range)])]
        .filter((at) => at < rows.length)
        .toSorted((a, b) => a - b);
    },
  });
  return (
    <ul
      role="list"
      ref={list}
      aria-label={t('list')}
      className={css.nearRows}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        return row ? (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={css.nearRow}
            style={{ transform: `translateY(${start}px)` }}
          >
            <PartBoundary of={row}>{() => children(row)}</PartBoundary>
          </li>
        ) : null;
      })}
    </ul>
  );
}
