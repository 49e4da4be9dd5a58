import { collegeTexts } from '@schema/rules/college/college-texts';
import { Voices } from '@/features/landing';
import { AboutCollege, ContactWays, Founders, hasWays } from '@/features/site';
import { Card } from '@/ui';
import css from './College.module.css';
import { type CollegeValues, toWords } from './college-form';

const texts = collegeTexts.preview;
const isNamed = ({ name }: { name: string }): boolean => name.trim() !== '';

/** What visitors will read, as it is typed. */
export function Preview({ values }: { values: CollegeValues }) {
  const words = toWords(values);
  const founders = words.founders.filter(isNamed);
  const voices = words.voices.filter(isNamed);
  const isEmpty =
    !hasWays(words) && !words.about.trim() && founders.length === 0 && voices.length === 0;
  return (
    <Card as="section" padding="lg" className={css.preview} aria-labelledby="preview-heading">
      <h2 id="preview-heading">{texts.title}</h2>
      {isEmpty ? (
        <p className={css.quiet}>{texts.none}</p>
      ) : (
        <>
          {hasWays(words) && <ContactWays words={words} />}
          <AboutCollege about={words.about} />
          <Founders title={collegeTexts.founders.shown} founders={founders} shows="words" />
          {voices.length > 0 && <Voices voices={voices} />}
        </>
      )}
    </Card>
  );
}
