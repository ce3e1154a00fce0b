import { useTranslation } from 'react-i18next';
import { selectOrigin } from '#machines/app/app.machine.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import { useApp, useTo } from '../context.tsx';
import { ContentHtml } from '../kit/ContentHtml.tsx';
import { Counted } from '../kit/Counted.tsx';
import { Head } from '../kit/Head.tsx';
import { Headline } from '../kit/Headline.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Cover } from '../ui/Cover.tsx';
import { stack, wrapRow } from '../ui/layout.css.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import * as sheet from '../ui/sheet.css.ts';
import { faint } from '../ui/text.css.ts';
import * as css from './Event.css.ts';
import { EventActions } from './EventActions.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventChips } from './EventMeta.tsx';
import { described } from './event-data.ts';

interface EventBodyProps {
  readonly event: ActivityDetail;
  /** Null in a preview: no actions, and no data for crawlers. */
  readonly share: ShareActor<Params> | null;
}

export function EventBody({ event, share }: EventBodyProps) {
  const { t } = useTranslation('events');
  const to = useTo();
  const url = new URL(to.event({ id: event.id }), selectOrigin(useApp().getSnapshot())).href;
  const steps = [
    { href: to.home({ site: 'events' }), name: t('home.title') },
    ...(event.typeName === ''
      ? []
      : [{ href: to.events(event.type === '' ? {} : { tagCode: event.type }), name: event.typeName, lang: 'zh-CN' }]),
  ];
  return (
    <article className={sheet.root} aria-labelledby="event-title">
      <Head
        page={event.title}
        description={event.summary}
        publishTime={event.publishTime}
        about={share ? described(event, url) : undefined}
      />
      {share ? null : <p className={css.banner}>{t('preview.banner')}</p>}
      <header className={stack.m}>
        <Breadcrumbs label={t('event.breadcrumb')} steps={steps} />
        <h1 id="event-title" className={sheet.title} lang="zh-CN">
          <Headline text={event.title} />
        </h1>
        <div className={wrapRow.m}>
          <EventChips event={event} />
          <Counted of={event.viewCount}>
            {(views, count) => <span className={faint}>{t('event.views', { count, views })}</span>}
          </Counted>
        </div>
      </header>
      <Cover first src={event.coverImg} ratio={16 / 9} />
      <EventFacts event={event} />
      {share ? <EventActions event={event} url={url} share={share} /> : null}
      <ContentHtml html={event.content} lang="zh-CN" className={css.text} />
      {event.agenda === '' ? null : (
        <section aria-labelledby="event-agenda">
          <SectionHead id="event-agenda" title={t('event.agenda')} />
          <ContentHtml html={event.agenda} lang="zh-CN" className={css.text} />
        </section>
      )}
    </article>
  );
}
