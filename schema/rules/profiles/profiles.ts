import { z } from 'zod';
import { visible } from '../text/visible.ts';
import { editTexts, profileLimits } from './profiles-texts.ts';

export * from './profiles-texts.ts';

/** One line: no control or direction-changing characters. */
const plain = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069<>]*$/u;
const oneLine = (name: string, max: number) =>
  z
    .string(`${name} must be a text`)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .max(max, `${name} cannot exceed ${max} characters`)
        .regex(plain, `${name} ${editTexts.characters}`),
    );
/** What nobody could see is no text. */
const orNull = (text: string | null | undefined): string | null =>
  text && visible.test(text) ? text : null;

/** Each word once, however it is written; rows that were left empty are dropped. */
const chips = (name: string, many: number, max: number) =>
  z
    .array(oneLine(name, max))
    .nullable()
    .transform((all) => [
      ...new Map(
        (all ?? []).filter((word) => visible.test(word)).map((word) => [word.toLowerCase(), word]),
      ).values(),
    ])
    .pipe(
      z
        .array(z.string())
        .max(many, `At most ${many} ${name === 'Interest' ? 'interests' : 'topics'}`),
    );

const contact = z
  .string(editTexts.contact)
  .trim()
  .max(profileLimits.contact, editTexts.contact)
  .refine(
    (text) =>
      text === '' || (/^\+?[\d\s().-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''))),
    editTexts.contact,
  );

/**
 * The address of somebody's page elsewhere, as it is kept: by the safe scheme, without what trails
 * behind the page. The database asks for the same beginnings.
 * @param page host and path, with the name of the page as its first group
 */
const pageAt = (page: RegExp, kept: (name: string) => string, invalid: string) =>
  z
    .string(invalid)
    .trim()
    .max(profileLimits.link, invalid)
    .refine((text) => text === '' || page.test(text), invalid)
    .transform((text) => (text === '' ? null : kept(page.exec(text)?.[1] ?? '')));
const linkedIn = pageAt(
  /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([\p{L}\p{N}_%-]{3,100})(?:[/?#].*)?$/iu,
  (name) => `https://www.linkedin.com/in/${name}`,
  editTexts.linkedIn,
);
const gitHub = pageAt(
  /^(?:https?:\/\/)?(?:www\.)?github\.com\/([a-z\d](?:[a-z\d-]{0,37}[a-z\d])?)(?:[/?#].*)?$/i,
  (name) => `https://github.com/${name}`,
  editTexts.gitHub,
);

/** An edit: what is not given stays as it is; null or empty clears. */
export const profileEdit = z.object({
  bio: z
    .string('Bio must be a text')
    .trim()
    .max(profileLimits.bio, `Bio cannot exceed ${profileLimits.bio} characters`)
    .nullable()
    .transform(orNull)
    .optional(),
  location: oneLine('Location', profileLimits.location).nullable().transform(orNull).optional(),
  contact: contact.nullable().transform(orNull).optional(),
  linkedInUrl: linkedIn.nullable().optional(),
  gitHubUrl: gitHub.nullable().optional(),
  interests: chips('Interest', profileLimits.interests, profileLimits.interest).optional(),
  alumniTopics: chips('Topic', profileLimits.topics, profileLimits.topic).optional(),
});
