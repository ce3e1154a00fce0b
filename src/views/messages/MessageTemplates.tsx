import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import type { MessageTemplate } from '#services/contract/message.contract.ts';
import { FailedPart } from '../kit/FailedPart.tsx';
import { wrapRow } from '../ui/layout.css.ts';
import { SkeletonLine } from '../ui/Skeleton.tsx';
import * as css from './MessageComposer.css.ts';

interface TemplatesProps {
  readonly actor: ConversationsActor;
  readonly onChoose: (text: string) => void;
}

export function MessageTemplates({ actor, onChoose }: TemplatesProps) {
  const { t } = useTranslation(['messages', 'failure']);
  const templates = useSelector(actor, ({ children }) => children.templates);
  const known = useSelector(templates, (snapshot) =>
    snapshot ? selectData<readonly MessageTemplate[]>(snapshot) : null,
  );
  const isFailed = useSelector(templates, (snapshot) => snapshot?.hasTag('failed') ?? false);
  const failure = useSelector(templates, (snapshot) => (snapshot ? selectFailure(snapshot) : null));
  if (isFailed) {
    const retry = () => templates?.send({ type: 'resource.retry' });
    return <FailedPart title={t('templatesFailed')} failure={failure} alone onRetry={retry} />;
  }
  if (known === null) return <SkeletonLine width="60%" />;
  const categories = [...new Set(known.map(({ category }) => category))];
  return (
    <section className={css.templates} aria-label={t('templates')}>
      {categories.map((category) => (
        <div key={category} className={wrapRow.s}>
          <h3 className={css.categoryName} lang="zh-CN">
            {category}
          </h3>
          {known
            .filter((template) => template.category === category)
            .map(({ content }) => (
              <button
                key={content}
                type="button"
                className={css.template}
                lang="zh-CN"
                onClick={() => onChoose(content)}
              >
                {content}
              </button>
            ))}
        </div>
      ))}
    </section>
  );
}
