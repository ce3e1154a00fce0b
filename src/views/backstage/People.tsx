import { useSelector } from '@xstate/react';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import { ownTabSearch } from '#services/contract/backstage.ts';
import { classNames } from '../ui/class-names.ts';
import { wrap } from '../ui/layout.css.ts';
import * as css from './Panel.css.ts';
import { ActionButton, Block, Hint, List, type SectionProps, useWords } from './parts.tsx';

export function People({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const words = useWords();
  const { personas, situation, areOthersOn: areOn } = useSelector(actor, selectPicture);
  const now = situation.persona;
  return (
    <>
      <Block title={t('people.title')}>
        <Hint>{t('people.ownTabHint')}</Hint>
        <List>
          {personas.map(({ name, says }) => (
            <li key={name} className={css.row}>
              <span className={css.grow}>
                <span>{words(says)}</span> {name === now ? <span className={css.badge}>{t('people.now')}</span> : null}
              </span>
              <ActionButton
                actor={actor}
                action={{ name: 'signIn', with: [name] }}
                aria-label={t('people.signIn', { name })}
              >
                {t('people.signInShort')}
              </ActionButton>
              <a
                className={classNames(css.button, css.open)}
                href={ownTabSearch(name)}
                target="_blank"
                rel="noopener"
                aria-label={t('people.ownTab', { name })}
                title={t('people.ownTab', { name })}
              >
                <ExternalLink aria-hidden="true" size={15} />
              </a>
            </li>
          ))}
        </List>
      </Block>
      <Block title={t('people.others')}>
        <Hint>
          <span>{t('people.othersHint')}</span>{' '}
          <span className={css.badge}>{t(areOn === null ? 'people.auto' : areOn ? 'people.on' : 'people.off')}</span>
        </Hint>
        <div className={wrap.s}>
          <ActionButton actor={actor} action={{ name: 'startOthers', with: [] }} aria-disabled={areOn === true}>
            {t('people.start')}
          </ActionButton>
          <ActionButton actor={actor} action={{ name: 'stopOthers', with: [] }} aria-disabled={areOn === false}>
            {t('people.stop')}
          </ActionButton>
        </div>
      </Block>
    </>
  );
}
