import { feedPath } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import classes from './Hashtags.module.css';

type Props = { tags: readonly string[] };

/** Each leads to other posts with it. */
export function Hashtags({ tags }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul role="list" className={classes.tags} aria-label="Hashtags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={feedPath({ search: tag })} className={classes.tag}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
