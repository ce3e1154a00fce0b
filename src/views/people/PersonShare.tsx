import { useSelector } from '@xstate/react';
import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import type { PersonActor } from '#machines/content/person.machine.ts';
import type { PersonDetail } from '#services/contract/people.contract.ts';
import { useApp, useTo } from '#views/context.tsx';
import { Loaded } from '#views/shared/Loaded.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Popover } from '#views/ui/Popover.tsx';
import { QrCode } from '#views/ui/QrCode.tsx';
import { SkeletonBlock } from '#views/ui/Skeleton.tsx';
import * as css from './PersonShare.css.ts';

interface Props {
  readonly actor: PersonActor;
  readonly person: PersonDetail;
}

/** Hands the page on: a code for a phone's camera, one for WeChat, and the address to copy. */
export function PersonShare({ actor, person }: Props) {
  const { t } = useTranslation('people');
  const app = useApp();
  const to = useTo();
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('sharing'));
  const code = useSelector(actor, ({ children }) => children.code);
  const origin = useSelector(app, ({ context }) => context.origin);
  const { nickname: name, memberId } = person;
  const url = new URL(to.person({ id: memberId }), origin).href;
  const say = (tone: 'good' | 'bad', key: string) => () => app.send({ type: 'notice.raised', tone, key });
  const copy = () => {
    navigator.clipboard.writeText(url).then(say('good', 'people:share.copied'), say('bad', 'people:share.notCopied'));
  };
  return (
    <Popover
      width="fit"
      title={t('share.title')}
      open={isOpen}
      onOpenChange={(open) => actor.send({ type: open ? 'share.open' : 'share.close' })}
      trigger={
        <Button size="s" icon={<Share2 aria-hidden="true" size={16} />}>
          {t('share.open')}
        </Button>
      }
    >
      <div className={css.codes}>
        <figure className={css.code}>
          <div className={css.picture}>
            <QrCode value={url} label={t('share.qr', { name })} />
          </div>
          <figcaption className={css.hint}>{t('share.qrHint')}</figcaption>
        </figure>
        {code ? (
          <figure className={css.code}>
            <div className={css.picture}>
              <Loaded<string> actor={code} failedTitle={t('share.codeFailed')} skeleton={<SkeletonBlock ratio={1} />}>
                {(picture) => <img className={css.image} src={picture} alt={t('share.code', { name })} />}
              </Loaded>
            </div>
            <figcaption className={css.hint}>{t('share.codeHint')}</figcaption>
          </figure>
        ) : null}
      </div>
      <div className={css.foot}>
        <Button size="s" icon={<Link2 aria-hidden="true" size={16} />} onClick={copy}>
          {t('share.copy')}
        </Button>
      </div>
    </Popover>
  );
}
