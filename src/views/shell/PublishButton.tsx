import PenLine from 'lucide-react/icons/pen-line';
import { useTranslation } from 'react-i18next';
import { publishButtonEdgeDistance } from '#services/contract/constants.ts';
import { useTo } from '../context.tsx';
import type { Shown } from '../navigation/shell-context.ts';
import { FloatingLink } from '../ui/FloatingLink.tsx';

/** R2.1-11 to R2.1-13 */
export function PublishButton({ name, page, route }: Shown) {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const { id } = route.params;
  const href = to.postCreate(name === 'post.circle' && id !== undefined ? { circle: id } : {});
  return (
    <nav hidden={!page.publishButton} aria-label={t('frame:publish.label')}>
      <FloatingLink
        href={href}
        role="button"
        label={t('frame:publish.label')}
        icon={<PenLine aria-hidden="true" size={18} />}
        edge={publishButtonEdgeDistance}
      />
    </nav>
  );
}
