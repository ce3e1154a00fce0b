import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { selectFilter, selectTotal } from '#machines/kit/paged-list.machine.ts';
import { selectData } from '#machines/kit/resource.machine.ts';
import { type Found, isRange, type KindCounts } from '#machines/search/search-result-loads.ts';
import { type SearchKind, searchKinds } from '#routes/search.routes.ts';
import { dateRanges } from '#services/contract/constants.ts';
import { useTo } from '../context.tsx';
import { Counted } from '../kit/Counted.tsx';
import { countText } from '../kit/formats.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { PagedList } from '../kit/PagedList.tsx';
import { Sentence } from '../kit/Sentence.tsx';
import { bringIn } from '../ui/bring-in.ts';
import { ChoiceChip, LinkChip } from '../ui/Chip.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { wrap } from '../ui/layout.css.ts';
import { Result, ResultSkeleton } from './Result.tsx';
import * as css from './SearchResults.css.ts';

interface ResultListProps {
  readonly actor: ListActor<Found>;
  readonly counts: ResourceActor<KindCounts>;
  readonly kind: SearchKind;
  readonly word: string;
}

export function ResultList({ actor, counts, kind, word }: ResultListProps) {
  const { t, i18n } = useTranslation('search');
  const to = useTo();
  const rangeName = useId();
  const range = useSelector(actor, (snapshot) => selectFilter(snapshot).range);
  const found = useSelector(counts, (snapshot) => selectData<KindCounts>(snapshot)) ?? {};
  return (
    <>
      <nav aria-label={t('kinds')}>
        <ul role="list" className={css.kinds}>
          {searchKinds.map((each) => (
            <li key={each}>
              <Link
                ref={each === kind ? bringIn : undefined}
                className={css.kind}
                href={to.search({ kind: each, word })}
                aria-current={each === kind ? 'page' : undefined}
                aria-description={found[each] === undefined ? undefined : `${found[each]}`}
              >
                <span>{t(`kind.${each}`)}</span>
                {found[each] === undefined ? null : (
                  <span className={css.kindCount} aria-hidden="true">
                    {countText(found[each], i18n.language)}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.bar}>
        <fieldset className={css.ranges} aria-labelledby={rangeName}>
          <span id={rangeName} className={css.rangeName}>
            {t(kind === 'people' || kind === 'company' ? `ranged.${kind}` : 'range')}
          </span>
          {([undefined, ...dateRanges] as const).map((each) => (
            <ChoiceChip
              key={each ?? 'any'}
              aria-pressed={isRange(range) ? range === each : each === undefined}
              onClick={() => actor.send({ type: 'list.filter', filter: { range: each ?? '' } })}
            >
              {t(`ranges.${each ?? 'any'}`)}
            </ChoiceChip>
          ))}
        </fieldset>
        <Total actor={actor} />
      </div>
      <PagedList<Found>
        actor={actor}
        label={t('results')}
        failedTitle={t('failed')}
        skeleton={<ResultSkeleton kind={kind} />}
        empty={
          <Nothing
            word={word}
            elsewhere={searchKinds.filter((each) => found[each])}
            isNarrowed={isRange(range)}
            onWiden={() => actor.send({ type: 'list.filter', filter: { range: '' } })}
          />
        }
      >
        {(found) => <Result found={found} word={word} />}
      </PagedList>
    </>
  );
}

function Total({ actor }: Pick<ResultListProps, 'actor'>) {
  const { t } = useTranslation('search');
  const total = useSelector(actor, selectTotal);
  const isKnown = useSelector(actor, (snapshot) => snapshot.hasTag('shown') && !snapshot.hasTag('filtering'));
  return (
    <p className={css.total} role="status">
      {isKnown ? <Counted of={total}>{(_, count) => t('total', { count })}</Counted> : ' '}
    </p>
  );
}

interface NothingProps {
  readonly word: string;
  readonly elsewhere: readonly SearchKind[];
  readonly isNarrowed: boolean;
  readonly onWiden: () => void;
}

function Nothing({ word, elsewhere, isNarrowed, onWiden }: NothingProps) {
  const { t } = useTranslation('search');
  const to = useTo();
  const text = isNarrowed ? 'nothingInRange' : elsewhere.length > 0 ? 'nothingHere' : 'nothingText';
  return (
    <EmptyState
      title={<Sentence>{t('nothing', { word })}</Sentence>}
      text={t(text)}
      {...((isNarrowed || elsewhere.length > 0) && {
        action: (
          <div className={wrap.s}>
            {isNarrowed ? <ChoiceChip onClick={onWiden}>{t('anyTime')}</ChoiceChip> : null}
            {elsewhere.map((kind) => (
              <LinkChip key={kind} href={to.search({ kind, word })}>
                {t(`kind.${kind}`)}
              </LinkChip>
            ))}
          </div>
        ),
      })}
    />
  );
}
