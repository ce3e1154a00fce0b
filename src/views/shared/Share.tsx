import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import { useApp } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import * as css from './Share.css.ts';

interface ShareProps {
  /** Path or absolute address of what is shared. */
  readonly href: string;
}

/** Hands a page on: a code for a phone's camera, and the address to copy (R8.5). */
export function Share({ href }: ShareProps) {
  const { t } = useTranslation('shell');
  const app = useApp();
  const url = new URL(href, app.getSnapshot().context.origin).href;
  const say = (tone: 'good' | 'bad', key: string) => () => app.send({ type: 'notice.raised', tone, key });
  const copy = () => {
    navigator.clipboard.writeText(url).then(say('good', 'shell:share.copied'), say('bad', 'shell:share.notCopied'));
  };
  return (
    <Popover
      width="fit"
      title={t('share.title')}
      trigger={<Button icon={<Share2 aria-hidden="true" size={16} />}>{t('share.open')}</Button>}
    >
      <div className={css.root}>
        <div className={css.code}>
          <QrCode value={url} label={t('share.code')} />
        </div>
        <p className={css.hint}>{t('share.hint')}</p>
        <Button size="s" icon={<Link2 aria-hidden="true" size={16} />} onClick={copy}>
          {t('share.copy')}
        </Button>
      </div>
    </Popover>
  );
}
