import { pagePaths } from '@schema/rules/pages/page-paths';
import {
  IconBriefcase,
  IconHeartHandshake,
  IconMessageCircleQuestion,
  IconRoute,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { site } from '@/core/site';
import { Drawing, VisuallyHidden } from '@/ui';
import css from './AboutPanel.module.css';

const points = [
  {
    icon: IconBriefcase,
    title: 'Interviews as they were',
    text: 'Rounds, questions and offers, told by the people who sat in them.',
  },
  {
    icon: IconMessageCircleQuestion,
    title: 'Ask the one who knows',
    text: 'Every experience has its author. Put your question under it.',
  },
  {
    icon: IconRoute,
    title: 'Paths you can follow',
    text: 'See how a senior got from your branch to that company.',
  },
  {
    icon: IconHeartHandshake,
    title: 'Alumni who answer',
    text: 'Connect, ask, get endorsed. Say thank you when it helped.',
  },
];

/** About Us: what the product offers, beside the form or in a panel over it. */
export function AboutPanel({ titleHidden = false }: { titleHidden?: boolean }) {
  const heading = <h2 className={css.title}>About Us</h2>;
  return (
    <div className={css.panel}>
      <Drawing name="people" />
      {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      <p className={css.lead}>
        The network of {site.people} of {site.collegeName}.
      </p>
      <ul role="list" className={css.points}>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className={css.point}>
            <Icon size={22} aria-hidden className={css.icon} />
            <div>
              <h3>{title}</h3>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link to={pagePaths.about}>More about us</Link>
    </div>
  );
}
