import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Flash, NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { useNow } from '../kit/Ago.tsx';
import { Counted } from '../kit/Counted.tsx';
import { briefDayText, briefMinuteText, machineTime } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonLine, together } from '../ui/Skeleton.tsx';
import * as css from './Block.css.ts';
import { Block } from './Block.tsx';
import { ModuleContent } from './ModuleContent.tsx';
import { TimeNote } from './TimeNote.tsx';
import { useModule } from './use-module.ts';

const slots = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `slot-${at}`);

export function RowsSkeleton({ count, cover = false }: { readonly count: number; readonly cover?: boolean }) {
  return (
    <div className={classNames(css.list, together)}>
      {slots(count).map((key) => (
        <div key={key} className={css.row}>
          <div className={css.words}>
            <SkeletonLine />
            <SkeletonLine width="56%" />
          </div>
          {cover ? <SkeletonBlock width="96px" ratio={16 / 10} /> : null}
        </div>
      ))}
    </div>
  );
}

export function Empty() {
  const { t } = useTranslation(['shell', 'frame']);
  return <p className={css.empty}>{t('frame:aside.empty')}</p>;
}

export function LatestFlashes() {
  const { t, i18n } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const now = useNow();
  return (
    <Block id="flashes" title={t('frame:aside.latestFlashes')} href={to.flashes()}>
      <ModuleContent<readonly Flash[]>
        actor={useModule('latestFlashes')}
        skeleton={<RowsSkeleton count={5} />}
        empty={<Empty />}
      >
        {(flashes) => (
          <ol role="list" className={css.list}>
            {flashes.map(({ id, title, publishTime, sourceName }) => (
              <li key={id} className={css.row}>
                <span className={css.dot} aria-hidden="true" />
                <div className={css.words}>
                  <Link className={`${css.name} ${link.stretched}`} href={to.flash({ id })} lang="zh-CN">
                    {title}
                  </Link>
                  <TimeNote
                    machine={machineTime(publishTime)}
                    time={briefMinuteText(publishTime, now, i18n.language)}
                    words={sourceName}
                  />
                </div>
              </li>
            ))}
          </ol>
        )}
      </ModuleContent>
    </Block>
  );
}

export function HotNews() {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  return (
    <Block id="hot" title={t('frame:aside.hotNews')} href={to.hotNews()}>
      <ModuleContent<readonly NewsItem[]>
        actor={useModule('hotNews')}
        skeleton={<RowsSkeleton count={5} />}
        empty={<Empty />}
      >
        {(news) => (
          <ol role="list" className={css.list}>
            {news.map(({ id, title, viewCount }, at) => (
              <li key={id} className={css.row}>
                <span className={css.rank} data-high={at < 3 || undefined} aria-hidden="true">
                  {at + 1}
                </span>
                <div className={css.words}>
                  <Link className={`${css.name} ${link.stretched}`} href={to.article({ id })} lang="zh-CN">
                    {title}
                  </Link>
                  <Counted of={viewCount}>
                    {(total, count) => <span className={css.note}>{t('frame:aside.views', { count, total })}</span>}
                  </Counted>
                </div>
              </li>
            ))}
          </ol>
        )}
      </ModuleContent>
    </Block>
  );
}

function Covers({ name, href }: { readonly name: 'featureTopics' | 'foodTools'; readonly href: string }) {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const now = useNow();
  return (
    <Block id={name} title={t(`frame:aside.${name}`)} href={href}>
      <ModuleContent<readonly NewsItem[]>
        actor={useModule(name)}
        skeleton={<RowsSkeleton count={4} cover />}
        empty={<Empty />}
      >
        {(news) => (
          <ul role="list" className={css.list}>
            {news.map(({ id, title, coverImg, publishTime }) => (
              <li key={id} className={css.row}>
                <div className={css.words}>
                  <Link className={`${css.name} ${link.stretched}`} href={to.article({ id })} lang="zh-CN">
                    {title}
                  </Link>
                  <Time className={css.note} ms={publishTime} say={(ms, language) => briefDayText(ms, now, language)} />
                </div>
                <div className={css.cover}>
                  <Cover src={coverImg} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </ModuleContent>
    </Block>
  );
}

export function FeatureTopics() {
  return <Covers name="featureTopics" href={useTo().features()} />;
}

export function FoodTools() {
  return <Covers name="foodTools" href={useTo().foodtools()} />;
}
