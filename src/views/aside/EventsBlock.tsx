import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Activity } from '#services/contract/activity.contract.ts';
import { useTo } from '../context.tsx';
import { useNow } from '../kit/Ago.tsx';
import { spanText, zonedTime } from '../kit/event-times.ts';
import { Cover } from '../ui/Cover.tsx';
import * as link from '../ui/link.css.ts';
import * as css from './Block.css.ts';
import { Block } from './Block.tsx';
import { ModuleContent } from './ModuleContent.tsx';
import { Empty, RowsSkeleton } from './NewsBlocks.tsx';
import { TimeNote } from './TimeNote.tsx';
import { useModule } from './use-module.ts';

export function HotActivities() {
  const { t, i18n } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const now = useNow();
  return (
    <Block id="hot-activities" title={t('frame:aside.hotActivities')} href={to.events()}>
      <ModuleContent<readonly Activity[]>
        actor={useModule('hotActivities')}
        skeleton={<RowsSkeleton count={5} cover />}
        empty={<Empty />}
      >
        {(events) => (
          <ol role="list" className={css.list}>
            {events.map(({ id, title, coverImg, startTime, endTime, city }) => (
              <li key={id} className={css.row}>
                <div className={css.words}>
                  <Link className={`${css.name} ${link.stretched}`} href={to.event({ id })} lang="zh-CN">
                    {title}
                  </Link>
                  <TimeNote
                    machine={zonedTime(startTime)}
                    time={spanText(startTime, endTime, now, i18n.language)}
                    words={city}
                  />
                </div>
                <Cover className={css.cover} src={coverImg} />
              </li>
            ))}
          </ol>
        )}
      </ModuleContent>
    </Block>
  );
}
