import { useSelector } from '@xstate/react';
import Link2 from 'lucide-react/icons/link-2';
import Share from 'lucide-react/icons/share';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectOrigin } from '#machines/app/app.machine.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import { type ShareActor, selectCode } from '#machines/sharing/share.machine.ts';
import { useApp } from '../context.tsx';
import { copyText } from '../kit/copy-text.ts';
import { langOf } from '../kit/lang-of.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { stack } from '../ui/layout.css.ts';
import { Picture } from '../ui/Picture.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useOpener } from '../ui/use-opener.ts';
import { canShareNatively, shareNatively } from './native-share.ts';
import * as css from './ShareDialog.css.ts';

interface ShareDialogProps {
  readonly actor: ShareActor<Params>;
  readonly href: string;
  readonly title: string;
}

const outcomes = ['copied', 'refused', 'ungiven'] as const;

export function ShareDialog({ actor, href, title }: ShareDialogProps) {
  const { t } = useTranslation('share');
  const opener = useOpener();
  const body = useRef<HTMLDivElement>(null);
  const origin = useSelector(useApp(), selectOrigin);
  const url = new URL(href, origin).href;
  const outcome = useSelector(actor, (snapshot) => outcomes.find((tag) => snapshot.hasTag(tag)));
  const give = async () => {
    const became = await shareNatively({ title, url });
    if (became !== 'dismissed') actor.send({ type: `share.${became}` });
  };
  const copy = async () => actor.send({ type: (await copyText(url)) ? 'link.copied' : 'link.refused' });
  return (
    <Dialog
      open
      title={t('title')}
      closeLabel={t('close')}
      size="popover"
      low
      onClose={() => actor.send({ type: 'share.close' })}
      initialFocus={() => body.current?.querySelector<HTMLElement>('button:not(figure *, [role=tab])') ?? null}
      finalFocus={opener}
    >
      <div ref={body} className={stack.l}>
        <p className={css.name} lang={langOf(title)}>
          {title}
        </p>
        <Codes actor={actor} url={url} />
        <div className={css.link}>
          <input
            className={css.address}
            aria-label={t('link')}
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button tone="loud" icon={<Link2 aria-hidden="true" size={16} />} onClick={copy}>
            {t('copy')}
          </Button>
        </div>
        {canShareNatively({ title, url }) ? (
          <Button icon={<Share aria-hidden="true" size={16} />} onClick={give}>
            {t('give')}
          </Button>
        ) : null}
        <p className={css.announcement} role="status">
          {outcome ? t(outcome) : null}
        </p>
      </div>
    </Dialog>
  );
}

/** One at a time: on a long press WeChat cannot tell which is meant. */
function Codes({ actor, url }: { readonly actor: ShareActor<Params>; readonly url: string }) {
  const { t } = useTranslation('share');
  const [shown, show] = useState<'page' | 'miniapp'>('page');
  const hasMiniapp = useSelector(actor, (snapshot) => selectCode(snapshot) !== null || snapshot.hasTag('codeWaits'));
  const page = (
    <figure className={css.code}>
      <div className={css.picture}>
        <QrCode value={url} label={t('qr')} />
      </div>
      <figcaption className={css.caption}>{t('qrText')}</figcaption>
    </figure>
  );
  const miniapp = <MiniappCode actor={actor} />;
  if (!hasMiniapp) {
    return (
      <div className={css.codes}>
        {page}
        {miniapp}
      </div>
    );
  }
  return (
    <Tabs
      label={t('codes')}
      value={shown}
      onChange={show}
      items={[
        { id: 'page', label: t('ofPage'), content: <div className={css.codes}>{page}</div> },
        { id: 'miniapp', label: t('ofMiniapp'), content: <div className={css.codes}>{miniapp}</div> },
      ]}
    />
  );
}

function MiniappCode({ actor }: { readonly actor: ShareActor<Params> }) {
  const { t } = useTranslation(['share', 'shell']);
  const code = useSelector(actor, selectCode);
  const waits = useSelector(actor, (snapshot) => snapshot.hasTag('codeWaits'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('codeFailed'));
  if (code === null && !waits && !isFailed) return null;
  return (
    <figure className={css.code}>
      <div className={css.picture}>
        {code !== null ? (
          <Picture src={code} alt={t('share:miniapp')} width={148} height={148} loading="eager" />
        ) : null}
        {waits ? <SkeletonBlock ratio={1} /> : null}
        {isFailed ? (
          <div className={css.failed}>
            <p role="alert">{t('share:miniappFailed')}</p>
            <Button size="s" onClick={() => actor.send({ type: 'share.retry' })}>
              {t('shell:retry')}
            </Button>
          </div>
        ) : null}
      </div>
      <figcaption className={css.caption}>{t('share:miniappText')}</figcaption>
    </figure>
  );
}
