import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppActor, selectOrigin, selectSites } from '#machines/app/app.machine.ts';
import { pageAt } from '#machines/app/pages.ts';
import { selectIsLimited } from '#machines/session/visits.machine.ts';
import { createTo } from '#routes/to.ts';
import { AppProvider, useApp } from '../context.tsx';
import { Header } from '../header/Header.tsx';
import { NewsTopics } from '../header/NewsTopics.tsx';
import { isAboutNews } from '../header/sections.ts';
import { Canonical } from '../kit/Canonical.tsx';
import { CommonFailure, FailuresProvider } from '../kit/CommonFailure.tsx';
import { DeferUntilVisible } from '../kit/DeferUntilVisible.tsx';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { lazyView } from '../kit/lazy-view.ts';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { useConversations } from '../messages/use-conversations.ts';
import { type Arrivals, RouteProvider } from '../navigation/RouteProvider.tsx';
import { mainId } from '../navigation/scroll.ts';
import {
  ShellContext,
  type ShellParts,
  useIsMobile,
  useRoute,
  useShell,
  useShown,
} from '../navigation/shell-context.ts';
import { BackToTop } from '../ui/BackToTop.tsx';
import { classNames } from '../ui/class-names.ts';
import { column, withAside } from '../ui/layout.css.ts';
import { type OpenOverlay, OverlayContext } from '../ui/overlay.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { LoginNote } from './LoginNote.tsx';
import { NoticeArea } from './NoticeArea.tsx';
import * as css from './Page.css.ts';
import { Page } from './Page.tsx';

const dialogs = lazyView(() => import('./Dialogs.tsx').then(({ Dialogs }) => Dialogs));
const sideColumn = lazyView(() => import('./SideColumn.tsx').then(({ SideColumn }) => SideColumn));
const footer = lazyView(() => import('./Footer.tsx').then(({ Footer }) => Footer));
const publishButton = lazyView(() => import('./PublishButton.tsx').then(({ PublishButton }) => PublishButton));

interface WindowProps {
  readonly app: AppActor;
  readonly shell: ShellParts;
  readonly arrivals: Arrivals;
  readonly openOverlay: OpenOverlay;
  readonly children?: ReactNode;
}

export function App(props: WindowProps) {
  return (
    <FirstWindow {...props}>
      <Overlays />
      <NoticeArea />
    </FirstWindow>
  );
}

/** Also drawn at build time, where there is no document for what lies over the page. */
export function FirstWindow({ app, shell, arrivals, openOverlay, children }: WindowProps) {
  return (
    <ShellContext value={shell}>
      <RouteProvider app={app} arrivals={arrivals}>
        <LinkProvider app={app} shell={shell}>
          <OverlayContext value={openOverlay}>
            <Frame />
            {children}
          </OverlayContext>
        </LinkProvider>
      </RouteProvider>
    </ShellContext>
  );
}

function Overlays() {
  const app = useApp();
  const auth = useSelector(app, ({ value }) => value.auth);
  const isNeeded = useSelector(app, ({ children: { login, wizard, wechatReturn, friends, conversations } }) =>
    Boolean(login ?? wizard ?? wechatReturn ?? friends ?? conversations),
  );
  const visits = useSelector(app, ({ children }) => children.visits);
  const isLimited = useSelector(visits, (snapshot) => snapshot !== undefined && selectIsLimited(snapshot));
  return isNeeded || isLimited ? <LazyBoundary of={dialogs} props={{}} resetKey={auth} /> : null;
}

interface LinkProviderProps {
  readonly app: AppActor;
  readonly shell: ShellParts;
  readonly children: ReactNode;
}

function LinkProvider({ app, shell, children }: LinkProviderProps) {
  const site = useRoute()?.site ?? 'news';
  const sites = useSelector(app, selectSites);
  const origin = useSelector(app, selectOrigin);
  const to = useMemo(() => createTo({ sites, origin, here: site }), [sites, origin, site]);
  return (
    <AppProvider app={app} to={to} captcha={shell.captcha} {...(shell.wholePage && { wholePage: shell.wholePage })}>
      {children}
    </AppProvider>
  );
}

const footerHeight = 386;

function Frame() {
  const { t } = useTranslation('shell');
  const isMobile = useIsMobile();
  const isInMessages = useConversations() !== undefined;
  const route = useRoute();
  const { pages } = useShell();
  const page = route && pageAt(pages, route.name);
  return (
    <div className={css.frame}>
      {page?.describesItself ? null : (
        <>
          <meta name="description" content={t('description')} />
          <meta property="og:description" content={t('description')} />
          <Canonical />
        </>
      )}
      <SkipLink label={t('skip')} targetId={mainId} />
      {/* A conversation on mobile has a header of its own. */}
      {isMobile && isInMessages && route?.name === 'post.message' ? null : (
        <PartBoundary of={route?.entry}>
          <Header />
        </PartBoundary>
      )}
      {route && isAboutNews(route.name) ? (
        <PartBoundary of={route.entry}>
          <NewsTopics />
        </PartBoundary>
      ) : null}
      <FailuresProvider>
        <div className={classNames(column, css.body)}>
          <Body />
        </div>
        {page?.footer && !isMobile ? (
          <DeferUntilVisible as="footer" height={footerHeight}>
            <LazyBoundary of={footer} props={{}} />
          </DeferUntilVisible>
        ) : null}
      </FailuresProvider>
      {isMobile && route?.site === 'post' ? <Publish /> : null}
      <BackToTop label={t('backToTop')} />
    </div>
  );
}

const asideHeight = 480;

function Body() {
  const { t } = useTranslation('frame');
  const isMobile = useIsMobile();
  const shown = useShown();
  const hasAside = shown !== null && shown.aside !== 'hidden';
  return (
    <div className={hasAside ? withAside : undefined}>
      <main id={mainId} tabIndex={-1} className={css.main}>
        <CommonFailure />
        <LoginNote />
        <Page />
      </main>
      {hasAside && shown.isThere ? (
        // Beside the page it stays from page to page.
        <DeferUntilVisible
          key={isMobile ? shown.route.entry : 'beside'}
          as="aside"
          label={t('aside.label')}
          height={asideHeight}
        >
          <LazyBoundary of={sideColumn} props={shown} fallback={<div className={css.aside} />} />
        </DeferUntilVisible>
      ) : null}
    </div>
  );
}

function Publish() {
  const shown = useShown();
  return shown ? <LazyBoundary of={publishButton} props={shown} /> : null;
}
