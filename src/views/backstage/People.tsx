import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import * as css from './Panel.css.ts';
import { Block, DeedButton, Hint, type SectionProps, useWords } from './parts.tsx';

/** Who can be signed in, and the people who act by themselves. */
export function People({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const words = useWords();
  const personas = useSelector(actor, ({ context }) => context.picture.personas);
  const now = useSelector(actor, ({ context }) => context.picture.situation.persona);
  const areOn = useSelector(actor, ({ context }) => context.picture.areOthersOn);
  return (
    <>
      <Block title={t('people.title')}>
        <ul className={css.list}>
          {personas.map(({ name, says }) => (
            <li key={name} className={css.row}>
              <span className={css.grow}>
                {words(says)} {name === now ? <span className={css.badge}>{t('people.now')}</span> : null}
              </span>
              <DeedButton
                actor={actor}
                deed={{ name: 'signIn', with: [name] }}
                aria-label={t('people.signIn', { name })}
              >
                {t('people.signInShort')}
              </DeedButton>
            </li>
          ))}
        </ul>
      </Block>
      <Block title={t('people.others')}>
        <Hint>
          {t('people.othersHint')}{' '}
          <span className={css.badge}>{t(areOn === null ? 'people.auto' : areOn ? 'people.on' : 'people.off')}</span>
        </Hint>
        <div className={css.buttons}>
          <DeedButton actor={actor} deed={{ name: 'startOthers', with: [] }} disabled={areOn === true}>
            {t('people.start')}
          </DeedButton>
          <DeedButton actor={actor} deed={{ name: 'stopOthers', with: [] }} disabled={areOn === false}>
            {t('people.stop')}
          </DeedButton>
        </div>
      </Block>
    </>
  );
}
