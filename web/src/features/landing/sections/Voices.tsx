import type { Voice } from '@schema/rules/college/college-texts';
import { Avatar, Card } from '@/ui';
import { landingTexts } from '../texts.ts';
import css from './Testimonials.module.css';

/** What people say of the college, with their names. */
export function Voices({ voices }: { voices: readonly Voice[] }) {
  return (
    <>
      <h2 className={css.heading}>{landingTexts.testimonials}</h2>
      <ul role="list" className={css.voices}>
        {voices.map(({ name, line, words }) => (
          <Card as="li" key={`${name} ${words}`} className={css.voice ?? ''}>
            <p>{words}</p>
            <div className={css.who}>
              <Avatar name={name} />
              <div>
                <p className={css.name}>{name}</p>
                {line && <p className={css.line}>{line}</p>}
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </>
  );
}
