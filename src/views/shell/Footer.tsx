import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SiteContent } from '#services/contract/basic.contract.ts';
import { ModuleContent } from '../aside/ModuleContent.tsx';
import { readPromo } from '../aside/promo.ts';
import { useFooterLinks } from '../aside/use-footer-links.ts';
import { useModule } from '../aside/use-module.ts';
import { useTo } from '../context.tsx';
import { Logo } from '../header/Logo.tsx';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { qrCode } from '../kit/qr-code.ts';
import { AnyLink } from '../ui/AnyLink.tsx';
import { FixedPicture } from '../ui/FixedPicture.tsx';
import { column, grid } from '../ui/layout.css.ts';
import { SkeletonBlock, SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './Footer.css.ts';

const since = 2026;

/** R2.1-4, R2.1-14 to R2.1-17; the caller hides it on mobile and on flagged routes. */
export const Footer = memo(function Footer() {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const legal = [
    { label: t('pages.common.agreement'), href: to.agreement() },
    { label: t('pages.common.privacy'), href: to.privacy() },
    { label: t('pages.common.guide'), href: to.guide() },
  ];
  return (
    <footer className={css.root} tabIndex={-1}>
      <div className={column}>
        <div className={css.row}>
          <div className={css.brand}>
            <Logo />
            <p className={css.slogan}>{t('slogan')}</p>
          </div>
          <AboutLinks />
          <div>
            <h2 className={css.title}>{t('frame:footer.legal')}</h2>
            <ul role="list" className={grid.s}>
              {legal.map(({ label, href }) => (
                <li key={href}>
                  <Link className={css.link} href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <Code />
        </div>
        <div className={css.foot}>
          <span>{t('frame:footer.copyright', { year: since })}</span>
          <span lang="zh-CN">{t('frame:footer.filing')}</span>
          <span lang="zh-CN">{t('frame:footer.police')}</span>
        </div>
      </div>
    </footer>
  );
});

function AboutLinks() {
  const { t } = useTranslation(['shell', 'frame']);
  const links = useFooterLinks();
  return (
    <div>
      <h2 className={css.title}>{t('frame:footer.about')}</h2>
      <ModuleContent<SiteContent | null> actor={useModule('footerLinks')} skeleton={<SkeletonText lines={5} />}>
        {() => (
          <ul role="list" className={grid.s}>
            {links.map(({ label, href, isOutward }) => (
              <li key={href}>
                <AnyLink className={css.link} href={href} {...(isOutward && { target: '_blank', rel: 'noopener' })}>
                  {label}
                </AnyLink>
              </li>
            ))}
          </ul>
        )}
      </ModuleContent>
    </div>
  );
}

function Code() {
  const { t } = useTranslation(['shell', 'frame']);
  return (
    <div>
      <h2 className={css.title}>{t('frame:footer.follow')}</h2>
      <div className={css.qr}>
        <ModuleContent<SiteContent | null>
          actor={useModule('footerQr')}
          skeleton={<SkeletonBlock width="116px" height="116px" />}
        >
          {(content) => {
            const { image, href } = readPromo(content);
            return (
              <>
                <div className={css.frame}>
                  {image === null ? (
                    <LazyBoundary
                      of={qrCode}
                      props={{ value: href ?? location.origin, label: t('frame:footer.qrAlt') }}
                    />
                  ) : (
                    <FixedPicture className={css.code} src={image} alt={t('frame:footer.qrAlt')} size={100} />
                  )}
                </div>
                <p className={css.caption}>{t('frame:footer.qr')}</p>
              </>
            );
          }}
        </ModuleContent>
      </div>
    </div>
  );
}
