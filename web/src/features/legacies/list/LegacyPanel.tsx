import { legacyTexts as texts } from '@schema/rules/legacies/legacies-texts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { MoreButton } from '@/core/data/lists/MoreButton';
import { errorText } from '@/core/errors';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';
import { Button, ConfirmDialog, EmptyState, ErrorState, ListSkeleton } from '@/ui';
import { LegacyProjectEditor } from '../editor/LegacyProjectEditor';
import { useRemoveLegacyProject } from '../editor/useRemoveLegacyProject';
import classes from '../LegacyPanel.module.css';
import { LegacyProject } from './LegacyProject';
import { useLegacyProjects } from './useLegacyProjects';

type Project = LegacyProjectFieldsFragment;
type Props = { userId: string; isOwner: boolean };

/** The Legacy tab of a profile: what a person hands down; the owner adds, corrects and removes. */
export function LegacyPanel({ userId, isOwner }: Props) {
  const { rows: projects, cursor, failure, reread, more } = useLegacyProjects(userId, isOwner);
  const [editedProject, edit] = useState<Project | 'new' | null>(null);
  const [projectToRemove, askToRemove] = useState<Project | null>(null);
  const removeProject = useRemoveLegacyProject();

  if (!projects)
    return failure ? (
      <ErrorState title={errorText(failure, texts.loadFailed)} onRetry={reread} />
    ) : (
      <ListSkeleton count={2} />
    );

  const projectActions = (project: Project) => ({
    onEdit: () => edit(project),
    onRemove: () => askToRemove(project),
  });
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit('new')}>
      {texts.add}
    </Button>
  );
  return (
    <div className={classes.panel}>
      {projects.length === 0 ? (
        <EmptyState
          title={isOwner ? texts.emptyOwn : texts.empty}
          text={isOwner ? texts.emptyOwnText : texts.emptyText}
          action={isOwner && addButton}
        />
      ) : (
        <>
          {isOwner && <div className={classes.head}>{addButton}</div>}
          <ul role="list" className={classes.list}>
            {projects.map((project) => (
              <LegacyProject
                key={project.id}
                project={project}
                actions={isOwner ? projectActions(project) : null}
              />
            ))}
          </ul>
          {cursor && <MoreButton onMore={more} failed={texts.loadFailed} />}
        </>
      )}
      <LegacyProjectEditor
        edited={isOwner ? editedProject : null}
        onClose={() => edit(null)}
        onAdded={reread}
      />
      <ConfirmDialog
        about={projectToRemove}
        onClose={() => askToRemove(null)}
        onYes={removeProject}
        words={({ title }) => ({
          title: texts.remove,
          text: texts.removeAsk(title),
          yes: texts.remove,
          no: texts.keep,
        })}
      />
    </div>
  );
}
