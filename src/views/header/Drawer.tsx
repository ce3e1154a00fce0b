import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SiteContent, TagTree } from '#services/contract/basic.contract.ts';
import { ModuleContent } from '../aside/ModuleContent.tsx';
import { type NamedLink, useFooterLinks } from '../aside/use-footer-links.ts';
import { useModule } from '../aside/use-module.ts';
import { useTo } from '../context.tsx';
import { Sentence } from '../kit/Sentence.tsx';
import { AnyLink } from '../ui/AnyLink.tsx';
import { LinkChip } from '../ui/Chip.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { wrap } from '../ui/layout.css.ts';
import { SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './Drawer.css.ts';
import { tagMenu } from './news-topics.ts';
import { Switches } from './Switches.tsx';
import { useTabs } from './sections.ts';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const useAboutLinks = (): readonly NamedLink[] => {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const links = useFooterLinks();
  if (links.length > 0) return links;
  return [
    { label: t('pages.common.about'), href: to.about(), isOutward: false },
    { label: t('pages.common.contact'), href: to.contact(), isOutward: false },
    { label: t('pages.common.join'), href: to.join(), isOutward: false },
    { label: t('pages.common.partners'), href: to.partners(), isOutward: false },
  ];
};

export function Drawer({ open, onClose }: DrawerProps) {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const tabs = useTabs();
  const flashes = { section: 'flashes', href: to.flashes(), label: t('nav.flashes'), current: undefined };
  return (
    <Dialog open={open} title={t('frame:drawer.title')} onClose={onClose} closeLabel={t('close')}>
      <div className={css.body}>
        <nav aria-label={t('nav.label')}>
          <ul role="list" className={css.main}>
            {[...tabs.slice(0, 2), flashes, ...tabs.slice(2)].map(({ section, href, label, current }) => (
              <li key={section}>
                <Link className={css.link} href={href} aria-current={current}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Topics />
        <section aria-labelledby="drawer-about">
          <h3 id="drawer-about" className={css.title}>
            {t('frame:drawer.about')}
          </h3>
          <ModuleContent<SiteContent | null> actor={useModule('footerLinks')} skeleton={null}>
            {() => null}
          </ModuleContent>
          <ul role="list" className={css.about}>
            {useAboutLinks().map(({ label, href, isOutward }) => (
              <li key={href}>
                <AnyLink
                  className={css.aboutLink}
                  href={href}
                  {...(isOutward && { target: '_blank', rel: 'noopener' })}
                >
                  {label}
                </AnyLink>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="drawer-settings">
          <h3 id="drawer-settings" className={css.title}>
            {t('frame:drawer.settings')}
          </h3>
          <div className={wrap.s}>
            <Switches wide />
          </div>
        </section>
      </div>
    </Dialog>
  );
}

function Topics() {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  return (
    <section aria-labelledby="drawer-topics">
      <h3 id="drawer-topics" className={css.title}>
        {t('frame:drawer.topics')}
      </h3>
      <ModuleContent<readonly TagTree[]> actor={useModule('newsTags')} skeleton={<SkeletonText lines={6} />}>
        {(tree) => (
          <ul role="list">
            {tagMenu(to, tree).map(({ code, name, href, children }) => (
              <li key={code}>
                <details className={css.group}>
                  <summary className={css.summary} lang="zh-CN">
                    <span>{name}</span>
                    <ChevronDown aria-hidden="true" size={18} className={css.chevron} />
                  </summary>
                  <div className={css.leaves}>
                    <LinkChip href={href}>
                      <Sentence>{t('frame:drawer.allOf', { name })}</Sentence>
                    </LinkChip>
                    {children.map((leaf) => (
                      <LinkChip key={leaf.code} href={leaf.href} lang="zh-CN">
                        {leaf.name}
                      </LinkChip>
                    ))}
                  </div>
                </details>
              </li>
            ))}
          </ul>
        )}
      </ModuleContent>
    </section>
  );
}
