import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { ownTabSearch } from '#services/contract/backstage.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import * as css from './Panel.css.ts';
import { Actions, Block, Hint, List, type TabProps, useWords } from './parts.tsx';

export function People({ backstage, run }: TabProps) {
  const { t } = useTranslation('backstage');
  const words = useWords();
  const { persona } = backstage.situation();
  const { others } = backstage;
  const areOn = others.isOn();
  return (
    <>
      <Block title={t('people.title')}>
        <Hint>{t('people.ownTabHint')}</Hint>
        <List>
          {backstage.personas().map(({ name, says }) => (
            <li key={name} className={css.row}>
              <span className={css.grow}>
                <span>{words(says)}</span>{' '}
                {name === persona ? <span className={css.badge}>{t('people.now')}</span> : null}
              </span>
              <Button
                size="s"
                aria-label={t('people.signIn', { name })}
                onClick={() => run(() => backstage.signInAs(name))}
              >
                {t('people.signInShort')}
              </Button>
              <a
                className={buttonClass({ size: 's' })}
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
        <Actions
          run={run}
          calls={[
            [t('people.start'), () => others.start()],
            [t('people.stop'), () => others.stop()],
          ]}
        />
      </Block>
    </>
  );
}
