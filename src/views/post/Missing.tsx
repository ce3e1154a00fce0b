import FileQuestion from 'lucide-react/icons/file-question-mark';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTo } from '#views/context.tsx';
import { MissingPage } from '#views/shared/MissingPage.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';

interface MissingProps {
  readonly title: string;
  readonly text: string;
  /** Where to go on instead of to the popular posts. */
  readonly action?: ReactNode;
}

/** There is no such thing at this address (R2.6-1, R2.6-79). */
export function Missing({ title, text, action }: MissingProps) {
  const { t } = useTranslation('post');
  const to = useTo();
  return (
    <div>
      <MissingPage
        icon={<FileQuestion size={26} strokeWidth={1.5} />}
        title={title}
        text={text}
        action={
          action ?? (
            <LinkButton tone="loud" href={to.tagPosts()}>
              {t('list.toPopular')}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
