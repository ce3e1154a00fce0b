import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#machines/flows/boxes.ts';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { type PathPlayerActor, selectStep } from '#machines/flows/path-player.machine.ts';
import type { ShownPath } from '#machines/flows/path-steps.ts';
import { studioFeatures } from '#machines/flows/studio-features.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as css from './Details.css.ts';
import { useLang } from './use-reading.ts';

interface FollowedProps {
  readonly player: PathPlayerActor;
  readonly path: ShownPath;
  readonly chart: ChartFile;
}

export function PathFollowed({ player, path, chart }: FollowedProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const step = useSelector(player, selectStep);
  const isPlaying = useSelector(player, (snapshot) => snapshot.hasTag('playing'));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') player.send({ type: 'step.next' });
    else if (event.key === 'ArrowLeft') player.send({ type: 'step.back' });
    else return;
    event.preventDefault();
  };
  const { says, states } = (path.steps[step - 1] ?? path).seen;
  const titles = chart.states
    .filter((state) => state.parent !== null && states.includes(state.path))
    .map((state) => titleOf(state, { lang, isRaw: false }));
  const lines = [
    t('paths.who', { who: t('paths.given'), words: path.given[lang] }),
    ...path.steps.map(
      ({ kind, words }, at) => `${at + 1}. ${t('paths.who', { who: t(`kinds.${kind}`), words: words[lang] })}`,
    ),
  ];
  return (
    <div className={css.root}>
      <div className={css.row} role="toolbar" aria-label={t('side.paths')} onKeyDown={press}>
        <IconButton
          label={t('paths.back')}
          icon={<ChevronLeft size={18} />}
          onClick={() => player.send({ type: 'step.back' })}
        />
        <IconButton
          label={t(isPlaying ? 'paths.pause' : 'paths.play')}
          icon={isPlaying ? <Pause size={18} /> : <Play size={18} />}
          onClick={() => player.send({ type: isPlaying ? 'play.stop' : 'play.start' })}
        />
        <IconButton
          label={t('paths.next')}
          icon={<ChevronRight size={18} />}
          onClick={() => player.send({ type: 'step.next' })}
        />
        <Button size="s" onClick={() => player.send({ type: 'path.close' })}>
          {t('paths.close')}
        </Button>
        {path.at && studioFeatures().watching ? (
          <Button size="s" onClick={() => player.send({ type: 'run.open' })}>
            {t('run.open')}
          </Button>
        ) : null}
      </div>
      {path.at ? null : <p className={css.quiet}>{t('run.homeless')}</p>}
      <div role="status">
        <p className={css.quiet}>{t('paths.step', { step, count: path.steps.length })}</p>
        {titles.length > 0 ? <p className={css.text}>{t('paths.at', { titles: titles.join(' · ') })}</p> : null}
        <p className={css.text}>{says.map((words) => words[lang]).join(' ')}</p>
      </div>
      <ol role="list" className={css.list}>
        {lines.map((line, at) => (
          <li key={line}>
            <button
              type="button"
              className={css.leap}
              aria-current={step === at ? 'step' : undefined}
              onClick={() => player.send({ type: 'step.go', step: at })}
            >
              {line}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
