import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { GalleryEntry, Share } from '#machines/flows/chart-file.ts';
import { type GalleryActor, selectShares } from '#machines/flows/gallery.machine.ts';
import { useTo } from '../context.tsx';
import * as link from '../ui/link.css.ts';
import { summary } from '../ui/text.css.ts';
import * as css from './Gallery.css.ts';
import { useLang } from './use-reading.ts';

const shownScreens = 3;
const shownIds = 5;

type Shares = readonly [Share, Share] | null;
const areEqual = (one: Shares, other: Shares): boolean => JSON.stringify(one) === JSON.stringify(other);

const percent = (...shares: readonly Share[]): number => {
  const [covered, total] = shares.reduce<Share>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  return total === 0 ? 100 : Math.floor((covered / total) * 100);
};

interface CardProps {
  readonly actor: GalleryActor;
  readonly entry: GalleryEntry;
}

export function GalleryCard({ actor, entry }: CardProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const to = useTo();
  const { screens, requirements, states, transitions } = entry;
  const shares = useSelector(actor, selectShares(entry), areEqual);
  const [width, height] = entry.picture.size;
  return (
    <li className={css.card}>
      <div className={css.picture}>
        <svg
          viewBox={`-1 -1 ${width + 2} ${height + 2}`}
          width={width + 2}
          height={height + 2}
          aria-hidden="true"
          focusable="false"
        >
          <path className={css.outer} d={entry.picture.boxes} />
          <path className={css.lines} d={entry.picture.lines} />
          <path className={css.leaves} d={entry.picture.leaves} />
        </svg>
      </div>
      <div className={css.body}>
        <h3 className={css.name}>
          <Link className={link.stretched} href={to.flows({ machine: entry.stem })}>
            {entry.name[lang]}
          </Link>
        </h3>
        <p className={css.stem}>{entry.machine}</p>
        <p className={summary}>{entry.purpose[lang]}</p>
        <p className={css.facts}>
          {[
            `${t('gallery.states')} ${states[1]}`,
            `${t('gallery.transitions')} ${transitions[1]}`,
            `${t('gallery.paths')} ${entry.paths}`,
            shares ? t('gallery.covered', { percent: percent(...shares) }) : t('gallery.uncounted'),
          ].join(' · ')}
        </p>
        {shares ? (
          <span className={css.meter} aria-hidden="true">
            <span className={css.level} style={{ inlineSize: `${percent(...shares)}%` }} />
          </span>
        ) : null}
        <p className={css.facts}>
          <span>{t('gallery.screens')}</span>{' '}
          <span>
            {screens
              .slice(0, shownScreens)
              .map((words) => words[lang])
              .join(lang === 'zh' ? '、' : ', ')}
          </span>
          {screens.length > shownScreens ? (
            <span>{` ${t('gallery.more', { count: screens.length - shownScreens })}`}</span>
          ) : null}
        </p>
        {requirements.length > 0 ? (
          <p className={css.ids}>
            <span>{requirements.slice(0, shownIds).join(' ')}</span>
            {requirements.length > shownIds ? <span>{` +${requirements.length - shownIds}`}</span> : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}
