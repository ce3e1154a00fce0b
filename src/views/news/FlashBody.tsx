import { useTranslation } from 'react-i18next';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { FlashDetail } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { ContentHtml } from '../kit/ContentHtml.tsx';
import { Counted } from '../kit/Counted.tsx';
import { minuteText } from '../kit/formats.ts';
import { Headline } from '../kit/Headline.tsx';
import { langOf } from '../kit/lang-of.ts';
import { Time } from '../kit/Time.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { stack } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import * as sheet from '../ui/sheet.css.ts';
import * as css from './Article.css.ts';
import * as byline from './ArticleByline.css.ts';
import { NewsBreadcrumbs } from './NewsBreadcrumbs.tsx';
import { SourceName } from './SourceName.tsx';
import { Subjects } from './Subjects.tsx';

interface FlashBodyProps {
  readonly flash: FlashDetail;
  readonly share: ShareActor<Params>;
}

export function FlashBody({ flash, share }: FlashBodyProps) {
  const { t } = useTranslation(['news', 'newsroom']);
  const to = useTo();
  const { id, title, content, publishTime, viewCount } = flash;
  return (
    <article className={sheet.root} aria-labelledby="flash-title">
      <header className={stack.m}>
        <NewsBreadcrumbs
          steps={[
            { href: to.home({ site: 'news' }), name: t('home.title') },
            { href: to.flashes(), name: t('newsroom:flash.title') },
          ]}
        />
        <h1 id="flash-title" className={sheet.title} lang={langOf(title)}>
          <Headline text={title} />
        </h1>
        <p className={byline.root}>
          <SourceName className={link.plain} source={flash} />
          <Time ms={publishTime} say={minuteText} />
          <Counted of={viewCount}>{(views, count) => <span>{t('views', { count, views })}</span>}</Counted>
        </p>
      </header>
      <ContentHtml html={content} lang={langOf(content)} className={css.text} />
      <div>
        <ShareButton actor={share} href={to.flash({ id })} title={title} />
      </div>
      <Subjects tags={flash.tags} companies={flash.companies} />
    </article>
  );
}
