import { site } from '@/core/site';

/** What the college says about itself; nothing where it has written nothing. */
export function AboutCollege({ about }: { about: string }) {
  const paragraphs = about.split(/\n\s*\n/).filter((text) => text.trim());
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="college">
      <h2 id="college">{site.collegeName}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
