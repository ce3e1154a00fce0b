import Link from 'lucide-react/icons/link';
import Workflow from 'lucide-react/icons/workflow';
import X from 'lucide-react/icons/x';
import { Activity, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backstage } from '#services/contract/backstage.ts';
import { copyText } from '../kit/copy-text.ts';
import { classNames } from '../ui/class-names.ts';
import * as iconButton from '../ui/IconButton.css.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Clock } from './Clock.tsx';
import { Events } from './Events.tsx';
import { Journal } from './Journal.tsx';
import { Network } from './Network.tsx';
import * as css from './Panel.css.ts';
import { People } from './People.tsx';
import { Phone } from './Phone.tsx';
import type { TabProps } from './parts.tsx';
import { Realtime } from './Realtime.tsx';
import { Scenarios } from './Scenarios.tsx';
import { Tables } from './Tables.tsx';

const tabs = [
  ['phone', Phone],
  ['people', People],
  ['scenarios', Scenarios],
  ['network', Network],
  ['realtime', Realtime],
  ['clock', Clock],
  ['events', Events],
  ['tables', Tables],
  ['journal', Journal],
] as const;
type TabName = (typeof tabs)[number][0];

interface Outcome {
  readonly kind: 'busy' | 'done' | 'failed';
  readonly text: string;
}

const borrowFocus = (element: HTMLDivElement) => {
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  const end = keepFocus(element);
  return () => {
    end();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};

interface PanelProps {
  readonly backstage: Backstage;
  readonly close: () => void;
}

export function Panel({ backstage, close }: PanelProps) {
  const { t } = useTranslation('backstage');
  const [shown, setShown] = useState<TabName>('phone');
  // They stay mounted, so that what was typed is kept.
  const [visited, setVisited] = useState<ReadonlySet<TabName>>(new Set(['phone']));
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const show = (name: TabName) => {
    setShown(name);
    setVisited(new Set(visited).add(name));
    setOutcome(null);
  };
  const run = async (call: () => unknown, done = t('action.done')) => {
    const busy: Outcome = { kind: 'busy', text: t('action.busy') };
    setOutcome(busy);
    try {
      await call();
      setOutcome((now) => (now === busy ? { kind: 'done', text: done } : now));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setOutcome({ kind: 'failed', text: t('action.failed', { reason }) });
    }
  };
  const copy = (text: string) =>
    run(async () => {
      if (!(await copyText(text))) throw new Error(t('action.notCopied', { text }));
    }, t('action.copied'));
  const props: TabProps = { backstage, run, copy };

  return (
    <div ref={borrowFocus} tabIndex={-1} className={css.panel}>
      <Head {...props} close={close} />
      <nav className={css.nav} aria-label={t('sections')}>
        {tabs.map(([name]) => (
          <button
            key={name}
            type="button"
            className={css.tab}
            aria-current={name === shown ? 'true' : undefined}
            onClick={() => show(name)}
          >
            {t(`section.${name}`)}
          </button>
        ))}
      </nav>
      <Problems backstage={backstage} />
      {tabs
        .filter(([name]) => visited.has(name))
        .map(([name, Tab]) => (
          <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
            <section className={css.body} aria-label={t(`section.${name}`)}>
              <Tab {...props} />
            </section>
          </Activity>
        ))}
      <div className={css.foot}>
        <span role="status">{outcome?.kind === 'failed' ? '' : outcome?.text}</span>
        {outcome?.kind === 'failed' ? (
          <span role="alert" className={css.bad}>
            {outcome.text}
          </span>
        ) : null}
      </div>
    </div>
  );
}

function Head({ backstage, copy, close }: TabProps & Pick<PanelProps, 'close'>) {
  const { t } = useTranslation('backstage');
  const { scenario, persona } = backstage.situation();
  return (
    <div className={css.head}>
      <h2 className={css.title}>{t('title')}</h2>
      <span className={css.now}>{`${scenario} · ${persona ?? t('nobody')}`}</span>
      <IconButton
        label={t('copyLink')}
        icon={<Link aria-hidden="true" size={18} />}
        onClick={() => copy(backstage.link())}
      />
      <a
        className={classNames(iconButton.root, iconButton.tone.quiet)}
        href={`${import.meta.env.BASE_URL}flows/live`}
        target="shiye-flows"
        title={t('studio')}
      >
        <Workflow aria-hidden="true" size={18} />
        <VisuallyHidden>{t('studio')}</VisuallyHidden>
      </a>
      <IconButton label={t('close')} icon={<X aria-hidden="true" size={20} />} onClick={close} />
    </div>
  );
}

function Problems({ backstage }: Pick<TabProps, 'backstage'>) {
  const { t } = useTranslation('backstage');
  const problems = backstage.problems();
  if (problems.length === 0) return null;
  return (
    <div role="alert" className={css.alert}>
      <p>{t('problem.intro')}</p>
      <ul role="list" className={css.problems}>
        {problems.map(({ part, given }) => (
          <li key={`${part} ${given}`}>{t(`problem.${part}`, { given })}</li>
        ))}
      </ul>
    </div>
  );
}
