import { IconExternalLink } from '@tabler/icons-react';
import { VisuallyHidden } from '@/ui';
import { webLink } from '../web-link';
import classes from './TypedLinks.module.css';

type Props = { links: readonly string[]; label: string };

/** Links of the author: where each leads is said, and nothing is told to the place it leads to. */
export function TypedLinks({ links, label }: Props) {
  const shown = links.map(webLink).filter((link) => link !== null);
  if (shown.length === 0) return null;
  return (
    <ul role="list" className={classes.links} aria-label={label}>
      {shown.map(({ href, host, path }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={classes.link}
          >
            <IconExternalLink size={16} aria-hidden className={classes.icon} />
            <span className={classes.where}>
              <strong>{host}</strong>
              {path}
            </span>
            <VisuallyHidden>, opens in a new tab</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
