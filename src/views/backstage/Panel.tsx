import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Link from 'lucide-react/icons/link';
import Workflow from 'lucide-react/icons/workflow';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { selectPicture, selectSection } from '#machines/backstage/backstage.machine.ts';
import { type Section, sections } from '#machines/backstage/backstage.setup.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Clock } from './Clock.tsx';
import { Events } from './Events.tsx';
import { Foot } from './Foot.tsx';
import { Network } from './Network.tsx';
import * as css from './Panel.css.ts';
import { People } from './People.tsx';
import { Phone } from './Phone.tsx';
import type { SectionProps } from './parts.tsx';
import { Realtime } from './Realtime.tsx';
import { Scenarios } from './Scenarios.tsx';
import { Storage } from './Storage.tsx';
import { Tables } from './Tables.tsx';

const views: Record<Section, ComponentType<SectionProps>> = {
  phone: Phone,
  people: People,
  scenarios: Scenarios,
  network: Network,
  realtime: Realtime,
  clock: Clock,
  events: Events,
  tables: Tables,
  storage: Storage,
};

const borrowFocus = (element: HTMLDivElement) => {
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  const end = keepFocus(element);
  return () => {
    end();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};

export function Panel({ actor }: SectionProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  return isOpen ? <Open actor={actor} /> : null;
}

function Open({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const section = useSelector(actor, selectSection);
  const isFolded = useSelector(actor, (snapshot) => snapshot.hasTag('folded'));
  const Body = views[section];
  return (
    <div ref={borrowFocus} tabIndex={-1} className={classNames(css.panel, isFolded && css.folded)}>
      <Head actor={actor} isFolded={isFolded} />
      <nav className={classNames(css.nav, isFolded && css.hidden)} aria-label={t('sections')}>
        {sections.map((each) => (
          <button
            key={each}
            type="button"
            className={css.tab}
            aria-current={each === section ? 'true' : undefined}
            onClick={() => actor.send({ type: 'section.choose', section: each })}
          >
            {t(`section.${each}`)}
          </button>
        ))}
      </nav>
      <section className={classNames(css.body, isFolded && css.hidden)} aria-label={t(`section.${section}`)}>
        <Problems actor={actor} />
        <Body actor={actor} />
      </section>
      <Foot actor={actor} className={isFolded ? css.hidden : ''} />
    </div>
  );
}

function Head({ actor, isFolded }: SectionProps & { readonly isFolded: boolean }) {
  const { t } = useTranslation('backstage');
  const { scenario, persona } = useSelector(actor, selectPicture).situation;
  return (
    <div className={css.head}>
      <h2 className={css.title}>{t('title')}</h2>
      <span className={css.now}>{`${scenario} · ${persona ?? t('nobody')}`}</span>
      <IconButton
        label={t('copyLink')}
        icon={<Link aria-hidden="true" size={18} />}
        onClick={() => actor.send({ type: 'action.run', action: { name: 'copyLink', with: [] } })}
      />
      <a className={css.studio} href={`${import.meta.env.BASE_URL}flows/live`} target="shiye-flows" title={t('studio')}>
        <Workflow aria-hidden="true" size={18} />
        <VisuallyHidden>{t('studio')}</VisuallyHidden>
      </a>
      <span className={css.onPhone}>
        <IconButton
          label={t(isFolded ? 'unfold' : 'fold')}
          icon={isFolded ? <ChevronUp aria-hidden="true" size={20} /> : <ChevronDown aria-hidden="true" size={20} />}
          onClick={() => actor.send({ type: isFolded ? 'sheet.unfold' : 'sheet.fold' })}
        />
      </span>
      <IconButton
        label={t('close')}
        icon={<X aria-hidden="true" size={20} />}
        onClick={() => actor.send({ type: 'panel.close' })}
      />
    </div>
  );
}

function Problems({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const { problems } = useSelector(actor, selectPicture);
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
