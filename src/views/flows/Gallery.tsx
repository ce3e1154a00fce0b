import { useSelector } from '@xstate/react';
import History from 'lucide-react/icons/history';
import Radio from 'lucide-react/icons/radio';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Gallery as GalleryFile } from '#machines/flows/chart-file.ts';
import { livePart, storyPart, timePart } from '#machines/flows/flows.machine.ts';
import {
  featuresFor,
  type GalleryActor,
  selectGallery,
  selectGalleryBy,
  selectGalleryFailure,
  selectText,
} from '#machines/flows/gallery.machine.ts';
import { studioFeatures } from '#machines/flows/studio-features.ts';
import { useTo } from '../context.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { Head } from '../kit/Head.tsx';
import { Sentence } from '../kit/Sentence.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { grid, wrapRow } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { summary } from '../ui/text.css.ts';
import { CoverageChoice } from './CoverageChoice.tsx';
import * as page from './Flows.css.ts';
import { Found, useFound } from './Found.tsx';
import * as css from './Gallery.css.ts';
import { GalleryCard } from './GalleryCard.tsx';
import { useLang } from './use-reading.ts';

const slots = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function Gallery({ actor }: { readonly actor: GalleryActor }) {
  const { t } = useTranslation(['flows', 'timeline']);
  const to = useTo();
  const gallery = useSelector(actor, selectGallery);
  const text = useSelector(actor, selectText);
  const failure = useSelector(actor, selectGalleryFailure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  return (
    <>
      <Head page={t('gallery.title')} description={t('gallery.lead')} />
      <header className={css.head}>
        <div className={grid.xs}>
          <h1 className={page.title}>{t('gallery.title')}</h1>
          <p className={page.lead}>{t('gallery.lead')}</p>
          <p className={css.links}>
            <LinkButton size="s" href={to.flows({ machine: timePart })} icon={<History size={16} aria-hidden="true" />}>
              {t('timeline:title')}
            </LinkButton>
            {studioFeatures().watching ? (
              <LinkButton
                size="s"
                href={to.flows({ machine: livePart })}
                target="shiye-flows"
                icon={<Radio size={16} aria-hidden="true" />}
              >
                {t('timeline:live.button')}
              </LinkButton>
            ) : null}
          </p>
        </div>
        <div className={css.search}>
          <TextField
            label={t('gallery.search')}
            labelHidden
            tight
            type="search"
            placeholder={t('gallery.searchHint')}
            before={<Search size={18} aria-hidden="true" />}
            value={text}
            onChange={({ currentTarget }) => actor.send({ type: 'gallery.search', text: currentTarget.value })}
          />
        </div>
      </header>
      {isFailed ? (
        <FailedPart
          title={t('gallery.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'gallery.retry' })}
        />
      ) : null}
      {gallery ? (
        <>
          {text.trim() === '' ? <Stories gallery={gallery} /> : <Found actor={actor} />}
          <Features actor={actor} />
        </>
      ) : isFailed ? null : (
        <div className={css.cards}>
          {slots.map((slot) => (
            <SkeletonBlock key={slot} height="286px" />
          ))}
        </div>
      )}
    </>
  );
}

function Stories({ gallery: { stories } }: { readonly gallery: GalleryFile }) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const to = useTo();
  return (
    <section aria-labelledby="stories" className={grid.m}>
      <h2 id="stories" className={css.featureTitle}>
        {t('story.title')}
      </h2>
      <ul role="list" className={css.stories}>
        {stories.map(({ id, name, purpose }) => (
          <li key={id} className={css.story}>
            <h3 className={css.name}>
              <Link className={link.stretched} href={to.flows({ machine: storyPart + id })}>
                {name[lang]}
              </Link>
            </h3>
            <p className={summary}>{purpose[lang]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Features({ actor }: { readonly actor: GalleryActor }) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const gallery = useSelector(actor, selectGallery);
  const text = useSelector(actor, selectText);
  const by = useSelector(actor, selectGalleryBy);
  const isUncounted = useSelector(actor, (snapshot) => snapshot.hasTag('uncounted'));
  const features = gallery ? featuresFor(gallery, text) : [];
  const isFound = useFound(actor).length > 0;
  const count = features.reduce((sum, { machines }) => sum + machines.length, 0);
  return (
    <>
      <div className={wrapRow.m}>
        <p className={css.count} role="status">
          {count > 0 ? t('gallery.count', { count }) : ''}
        </p>
        <CoverageChoice
          label={t('gallery.coverage')}
          chosen={by}
          onChoose={(next) => actor.send({ type: 'coverage.show', by: next })}
        />
        <p className={css.uncounted} role="status">
          {isUncounted ? t('coverage.uncounted') : ''}
        </p>
      </div>
      {count === 0 && !isFound ? (
        <EmptyState
          title={<Sentence>{t('gallery.none', { text })}</Sentence>}
          text={t('gallery.noneText')}
          action={
            <Button size="s" onClick={() => actor.send({ type: 'gallery.search', text: '' })}>
              {t('gallery.clear')}
            </Button>
          }
        />
      ) : null}
      {features.map(({ id, words, machines }) => (
        <section key={id} aria-labelledby={`feature-${id}`} className={css.feature}>
          <h2 id={`feature-${id}`} className={css.featureTitle}>
            <span>{words[lang]}</span> <span className={css.featureCount}>{machines.length}</span>
          </h2>
          <ul role="list" className={css.cards}>
            {machines.map((entry) => (
              <GalleryCard key={entry.machine} actor={actor} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
