import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { selectData } from '#machines/kit/resource.machine.ts';
import { isOutward, readFooterLinks } from './footer-links.ts';
import { useModule } from './use-module.ts';

export interface NamedLink {
  readonly label: string;
  readonly href: string;
  readonly isOutward: boolean;
}

export const useFooterLinks = (): readonly NamedLink[] => {
  const { i18n } = useTranslation();
  const content = useSelector(useModule('footerLinks'), (snapshot) => (snapshot ? selectData(snapshot) : null));
  return useMemo(
    () =>
      content
        ? readFooterLinks(content).map((link) => ({
            label: i18n.language === 'en' ? link.enName : link.name,
            href: link.url,
            isOutward: isOutward(link),
          }))
        : [],
    [content, i18n.language],
  );
};
