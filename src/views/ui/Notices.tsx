import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { createPortal } from 'react-dom';
import { capital } from '../theme/global.css.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import * as css from './Notices.css.ts';

export interface Notice {
  readonly id: string;
  readonly tone: 'error' | 'warning' | 'success';
  readonly text: string;
  readonly closable?: boolean | undefined;
}

const icons = { error: CircleAlert, warning: Info, success: CircleCheck };

export interface NoticesProps {
  readonly label: string;
  readonly notices: readonly Notice[];
  readonly closeLabel: string;
  readonly onClose: (id: string) => void;
}

/**
 * Render it from the start: live regions announce changes only. In the body, as an open dialog hides the app's root.
 */
export function Notices({ label, notices, closeLabel, onClose }: NoticesProps) {
  return createPortal(
    <section aria-label={label} className={css.root} data-notices="" aria-live="off">
      {notices.map(({ id, tone, text, closable = true }) => {
        const Icon = icons[tone];
        return (
          <div key={id} className={css.notice}>
            <Icon aria-hidden="true" size={20} className={css.icon[tone]} />
            <p role={tone === 'success' ? 'status' : 'alert'} className={classNames(css.text, capital)}>
              {text}
            </p>
            {closable ? (
              <IconButton label={closeLabel} icon={<X aria-hidden="true" size={18} />} onClick={() => onClose(id)} />
            ) : null}
          </div>
        );
      })}
    </section>,
    document.body,
  );
}
