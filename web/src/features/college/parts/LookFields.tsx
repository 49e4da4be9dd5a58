import { accentProblem, isColour, nearestReadable, tonesOf } from '@schema/rules/college/accent';
import { collegeLimits, collegeTexts } from '@schema/rules/college/college-texts';
import type { CSSProperties } from 'react';
import type { CollegeFieldsFragment } from '@/generated/documents';
import { Button, Card, LockedField, TextField } from '@/ui';
import css from './College.module.css';
import type { CollegeForm } from './college-form';
import { LogoField } from './LogoField';

const texts = collegeTexts.look;

/** What buttons and links look like in both themes. */
function Samples({ colour }: { colour: string }) {
  const tones = tonesOf(colour);
  return (
    <div className={css.pair} aria-hidden>
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          className={css.sample}
          data-theme={theme}
          style={
            {
              '--sample-accent': tones[theme].accent,
              '--sample-text': tones[theme].text,
            } as CSSProperties
          }
        >
          <span>{texts[theme]}</span>
          <span className={css.sampleButton}>{texts.sample}</span>
          <span className={css.sampleLink}>{texts.link}</span>
        </div>
      ))}
    </div>
  );
}

type Props = { form: CollegeForm; college: CollegeFieldsFragment };

/** What the environment sets, which is locked here, and the college's colour. */
export function LookFields({ form: { field, values, set }, college }: Props) {
  const colour = values.accent.trim().toLowerCase();
  const isWhole = isColour(colour);
  const problem = isWhole ? accentProblem(colour) : null;
  return (
    <Card as="section" padding="lg" className={css.card} aria-labelledby="look-heading">
      <div>
        <h2 id="look-heading">{texts.title}</h2>
        <p className={css.quiet}>{texts.about}</p>
      </div>
      <LogoField college={college} />
      <div className={css.pair}>
        {college.isNameLocked ? (
          <LockedField label={texts.name} description={texts.nameLocked} value={college.name} />
        ) : (
          <TextField
            label={texts.name}
            description={texts.nameAbout}
            required
            maxLength={collegeLimits.name}
            {...field('name')}
          />
        )}
        {college.isShortNameLocked ? (
          <LockedField
            label={texts.shortName}
            description={texts.shortNameLocked}
            value={college.shortName}
          />
        ) : (
          <TextField
            label={texts.shortName}
            description={texts.shortNameAbout}
            maxLength={collegeLimits.shortName}
            {...field('shortName')}
          />
        )}
        {college.isEmailDomainLocked ? (
          <LockedField
            label={texts.domain}
            description={texts.domainLocked}
            value={college.emailDomain}
          />
        ) : (
          <TextField
            label={texts.domain}
            description={texts.domainAbout}
            maxLength={collegeLimits.domain}
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            {...field('emailDomain')}
          />
        )}
      </div>
      <TextField
        label={texts.accent}
        description={texts.accentAbout}
        maxLength={7}
        autoCapitalize="off"
        spellCheck={false}
        {...field('accent')}
      />
      {problem && (
        <Button
          variant="default"
          className={css.add ?? ''}
          onClick={() => set('accent', nearestReadable(colour))}
        >
          {texts.use(nearestReadable(colour))}
        </Button>
      )}
      {isWhole && !problem && <Samples colour={colour} />}
    </Card>
  );
}
