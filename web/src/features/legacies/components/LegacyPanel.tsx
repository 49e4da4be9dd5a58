import {
  IconDots,
  IconExternalLink,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { errorText } from '@/core/errors';
import { useOnReconnect } from '@/core/reconnect';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';
import {
  useLegacyProjectsLiveSubscription,
  useLegacyProjectsQuery,
  useRemoveLegacyProjectMutation,
} from '@/generated/hooks';
import {
  Button,
  Chip,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  IconButton,
  ListSkeleton,
  Menu,
  notify,
} from '@/ui';
import { legacyTexts as texts } from '@schema/rules/legacies-texts';
import classes from './LegacyPanel.module.css';

/** With its rules, for those who write. */
const LegacyForm = lazy(() => import('./LegacyForm'));

type Props = { userId: string; isOwner: boolean };

const hostOf = (link: string): string => new URL(link).host.replace(/^www\./, '');

function Project({
  project,
  onEdit,
  onRemove,
}: {
  project: LegacyProjectFieldsFragment;
  onEdit?: () => void;
  onRemove?: () => void;
}) {
  const { title, description, link, skills, isLookingForSuccessor } = project;
  return (
    <li className={classes.project}>
      <div className={classes.top}>
        <h3 className={classes.title}>{title}</h3>
        {onEdit && (
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton label={`Actions for ${title}`}>
                <IconDots size={20} aria-hidden />
              </IconButton>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
                {texts.edit}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
                {texts.remove}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {isLookingForSuccessor && (
        <span className={classes.successor}>
          <IconUserPlus size={16} aria-hidden /> {texts.successor}
        </span>
      )}
      {description && <p className={classes.words}>{description}</p>}
      {skills.length > 0 && (
        <div className={classes.chips}>
          {skills.map((skill) => (
            <Chip key={skill}>{skill}</Chip>
          ))}
        </div>
      )}
      {link && (
        <a className={classes.link} href={link} target="_blank" rel="noopener noreferrer nofollow">
          <IconExternalLink size={16} aria-hidden /> {hostOf(link)}
        </a>
      )}
    </li>
  );
}

/** The Legacy tab: what a person hands down; the owner adds, corrects and removes. */
export function LegacyPanel({ userId, isOwner }: Props) {
  const { data, error, loading, refetch, fetchMore } = useLegacyProjectsQuery({
    variables: { userId },
    notifyOnNetworkStatusChange: true,
  });
  const again = () => void refetch().catch(() => undefined);
  useLegacyProjectsLiveSubscription({
    variables: { userId },
    skip: isOwner,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: again,
  });
  useOnReconnect(again);
  const [editing, setEditing] = useState<LegacyProjectFieldsFragment | 'new' | null>(null);
  const [everEdited, setEverEdited] = useState(false);
  const edit = (project: LegacyProjectFieldsFragment | 'new') => {
    setEditing(project);
    setEverEdited(true);
  };
  const [leaving, setLeaving] = useState<LegacyProjectFieldsFragment | null>(null);
  const [remove] = useRemoveLegacyProjectMutation();

  const projects = data?.profile.legacyProjects;
  if (!projects)
    return error ? (
      <ErrorState title={errorText(error, texts.loadFailed)} onRetry={again} />
    ) : (
      <ListSkeleton count={2} />
    );

  const removeOne = async (project: LegacyProjectFieldsFragment) => {
    try {
      await remove({
        variables: { id: project.id },
        update: (cache) => {
          cache.evict({ id: cache.identify(project) ?? '' });
          cache.gc();
        },
      });
      notify.success(texts.removed);
    } catch (failure) {
      notify.error(errorText(failure, texts.removeFailed));
    }
  };

  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit('new')}>
      {texts.add}
    </Button>
  );
  return (
    <div className={classes.panel}>
      {projects.nodes.length === 0 ? (
        <EmptyState
          title={isOwner ? texts.emptyOwn : texts.empty}
          text={isOwner ? texts.emptyOwnText : texts.emptyText}
          action={isOwner && add}
        />
      ) : (
        <>
          {isOwner && <div className={classes.head}>{add}</div>}
          <ul role="list" className={classes.list}>
            {projects.nodes.map((project) => (
              <Project
                key={project.id}
                project={project}
                {...(isOwner
                  ? { onEdit: () => edit(project), onRemove: () => setLeaving(project) }
                  : {})}
              />
            ))}
          </ul>
          {projects.pageInfo.hasNextPage && (
            <Button
              variant="default"
              loading={loading}
              onClick={() =>
                void fetchMore({ variables: { after: projects.pageInfo.endCursor } }).catch(
                  (failure: unknown) => notify.error(errorText(failure, texts.loadFailed)),
                )
              }
            >
              Load More
            </Button>
          )}
        </>
      )}
      {isOwner && everEdited && (
        <Suspense fallback={null}>
          <LegacyForm
            key={editing === 'new' ? 'new' : (editing?.id ?? 'none')}
            opened={editing !== null}
            project={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
            onSaved={again}
          />
        </Suspense>
      )}
      <ConfirmDialog
        about={leaving}
        onClose={() => setLeaving(null)}
        onYes={removeOne}
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
