import LinkIcon from 'lucide-react/icons/link';
import { useTranslation } from 'react-i18next';
import { useTo } from '../context.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

export function ElementLink({ stem, id }: { readonly stem: string; readonly id: string }) {
  const { t } = useTranslation('flows');
  const to = useTo();
  return (
    <LinkButton size="s" icon={<LinkIcon size={15} aria-hidden="true" />} href={to.flows({ machine: stem, state: id })}>
      {t('details.link')}
    </LinkButton>
  );
}
