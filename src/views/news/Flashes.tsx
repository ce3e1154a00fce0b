import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { flashesMachine } from '#machines/content/flashes.machine.ts';
import { useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import { stack } from '../ui/layout.css.ts';
import { FlashList } from './FlashList.tsx';
import * as heading from './ListHeading.css.ts';
import { NewsBreadcrumbs } from './NewsBreadcrumbs.tsx';

export function Flashes({ actor }: { readonly actor: ActorRefFrom<typeof flashesMachine> }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const to = useTo();
  const list = useSelector(actor, ({ children }) => children.list);
  if (!list) return null;
  return (
    <div className={stack.l}>
      <Head page={t('newsroom:flash.title')} description={t('newsroom:flash.about')} />
      <header className={stack.s}>
        <NewsBreadcrumbs
          steps={[{ href: to.home({ site: 'news' }), name: t('home.title') }, { name: t('newsroom:flash.title') }]}
        />
        <h1 className={heading.title}>{t('newsroom:flash.title')}</h1>
        <p className={heading.text}>{t('newsroom:flash.about')}</p>
      </header>
      <FlashList actor={list} />
    </div>
  );
}
