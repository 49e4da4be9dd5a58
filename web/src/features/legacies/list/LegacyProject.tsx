import { legacyTexts as texts } from '@schema/rules/legacies/legacies-texts';
import {
  IconDots,
  IconExternalLink,
  IconPencil,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';
import { Chip, IconButton, Menu } from '@/ui';
import classes from '../LegacyPanel.module.css';

/** What the owner can do with a project. */
type ProjectActions = { onEdit: () => void; onRemove: () => void };
type Props = {
  project: LegacyProjectFieldsFragment;
  /** null for everybody else. */
  actions: ProjectActions | null;
};

const linkHost = (link: string): string => new URL(link).host.replace(/^www\./, '');

function ProjectMenu({ title, onEdit, onRemove }: ProjectActions & { title: string }) {
  return (
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
  );
}

/** A project that is handed down: its words, skills and link, and whether a successor is sought. */
export function LegacyProject({ project, actions }: Props) {
  const { title, description, link, skills, isLookingForSuccessor } = project;
  return (
    <li className={classes.project}>
      <div className={classes.top}>
        <h3 className={classes.title}>{title}</h3>
        {actions && <ProjectMenu title={title} {...actions} />}
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
          <IconExternalLink size={16} aria-hidden /> {linkHost(link)}
        </a>
      )}
    </li>
  );
}
