import { collegeTexts, collegeLimits as limits } from '@schema/rules/college/college-texts';
import { numberText } from '@schema/rules/text/number-text';
import { Card, TextAreaField, TextField } from '@/ui';
import css from './College.module.css';
import type { CollegeForm } from './college-form';

const texts = collegeTexts.contact;

/** How the college is reached. */
export const ContactFields = ({ form: { field } }: { form: CollegeForm }) => (
  <Card as="section" padding="lg" className={css.card} aria-labelledby="contact-heading">
    <div>
      <h2 id="contact-heading">{texts.title}</h2>
      <p className={css.quiet}>{texts.about}</p>
    </div>
    <TextField
      label={texts.email}
      type="email"
      inputMode="email"
      maxLength={limits.email}
      {...field('email')}
    />
    <div className={css.pair}>
      <TextAreaField
        label={texts.phones}
        description={texts.phonesAbout}
        inputMode="tel"
        minRows={2}
        {...field('phones')}
      />
      <TextField
        label={texts.hours}
        description={texts.hoursAbout}
        maxLength={limits.hours}
        {...field('hours')}
      />
    </div>
    <TextAreaField
      label={texts.address}
      minRows={3}
      maxLength={limits.address}
      {...field('address')}
    />
  </Card>
);

/** What it says about itself. */
export const AboutFields = ({ form: { field, values } }: { form: CollegeForm }) => (
  <Card as="section" padding="lg" className={css.card} aria-labelledby="about-heading">
    <div>
      <h2 id="about-heading">{collegeTexts.about.title}</h2>
      <p className={css.quiet}>{collegeTexts.about.about}</p>
    </div>
    <TextAreaField
      label={collegeTexts.about.label}
      description={`${numberText(values.about.length)} of ${numberText(limits.about)} characters`}
      minRows={5}
      maxLength={limits.about}
      {...field('about')}
    />
  </Card>
);
