import { IconExternalLink } from '@tabler/icons-react';
import { VisuallyHidden } from '@/ui';
import classes from './AuthorLinks.module.css';
import { webLink } from './web-link';

type Props = { links: readonly string[]; label: string };

/**
 * Links that the author wrote: each says where it leads, and that site does not learn from where
 * one comes.
 */
export function AuthorLinks({ links, label }: Props) {
  const webLinks = links.map(webLink).filter((link) => link !== null);
  if (webLinks.length === 0) return null;
  return (
    <ul role="list" className={classes.links} aria-label={label}>
      {webLinks.map(({ href, host, path }) => (
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
