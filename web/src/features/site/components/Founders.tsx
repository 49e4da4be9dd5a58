import type { Founder } from '@schema/rules/college/college-texts';
import { FounderCard } from './FounderCard.tsx';
import grid from './Grid.module.css';

/** Where a link leads, as people call it. */
const siteNames: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'x.com': 'X',
};
const nameOfLink = (link: string): string => {
  const host = new URL(link).hostname.replace(/^www\./, '');
  return siteNames[host] ?? host;
};

const Links = ({ name, links }: Founder) => (
  <p className={grid.links}>
    {links
      .filter((link) => URL.canParse(link))
      .map((link) => (
        <a
          key={link}
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={`${name} on ${nameOfLink(link)}, opens a new tab`}
        >
          {nameOfLink(link)}
        </a>
      ))}
  </p>
);

type Props = {
  title: string;
  founders: readonly Founder[];
  /** About tells of them, Contact how to find them. */
  shows: 'words' | 'links';
};

/** Who runs it; nothing where nobody is named. */
export function Founders({ title, founders, shows }: Props) {
  if (founders.length === 0) return null;
  return (
    <section aria-labelledby="founders">
      <h2 id="founders">{title}</h2>
      <ul role="list" className={grid.grid}>
        {founders.map((one) => (
          <FounderCard key={`${one.name} ${one.role}`} name={one.name} role={one.role}>
            {shows === 'words' ? one.words && <p>{one.words}</p> : <Links {...one} />}
          </FounderCard>
        ))}
      </ul>
    </section>
  );
}
