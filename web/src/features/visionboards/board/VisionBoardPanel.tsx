import { pagePaths } from '@schema/rules/pages/page-paths';
import { visionTexts as texts } from '@schema/rules/visionboards/visionboards-texts';
import { IconPencil } from '@tabler/icons-react';
import { errorText } from '@/core/errors';
import { EmptyState, ErrorState, LinkButton, ListSkeleton } from '@/ui';
import { useVisionBoard } from './useVisionBoard';
import classes from './VisionBoard.module.css';
import { VisionPicture } from './VisionPicture';

type Props = { userId: string; isOwner: boolean };

function EditLink({ label }: { label: string }) {
  return (
    <LinkButton
      to={pagePaths.visionBoard}
      variant="light"
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      {label}
    </LinkButton>
  );
}

/** The Vision Board tab of a profile: pictures and words of what a person wants to become. */
export function VisionBoardPanel({ userId, isOwner }: Props) {
  const { items, error, refetchBoard } = useVisionBoard(userId);
  if (!items)
    return error ? (
      <ErrorState title={errorText(error, texts.loadFailed)} onRetry={refetchBoard} />
    ) : (
      <ListSkeleton count={2} />
    );
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="career"
        title={isOwner ? texts.emptyOwn : texts.empty}
        text={isOwner ? texts.emptyOwnText : texts.emptyText}
        action={isOwner && <EditLink label={texts.add} />}
      />
    );
  }
  return (
    <div className={classes.panel}>
      {isOwner && (
        <div className={classes.head}>
          <EditLink label={texts.edit} />
        </div>
      )}
      <ul role="list" className={classes.board}>
        {items.map(({ id, title, description, imageUrl }) => (
          <li key={id} className={classes.card}>
            <VisionPicture title={title} src={imageUrl} />
            <div className={classes.words}>
              <h3 className={classes.title}>{title}</h3>
              {description && <p className={classes.text}>{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
