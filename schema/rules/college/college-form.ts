import { z } from 'zod';
import { email } from '../identity/identity.ts';
import { links } from '../text/links.ts';
import { requiredText } from '../text/text-rules.ts';
import { oneLine } from '../text/visible.ts';
import { accentProblem, isColour } from './accent.ts';
import { collegeTexts, collegeLimits as limits } from './college-texts.ts';

const { wrong, contact, about, founders, look, voices } = collegeTexts;

/** A text that may be empty. */
const text = (name: string, max: number) =>
  z
    .string(`${name} must be a text`)
    .trim()
    .max(max, `${name} cannot exceed ${max} characters`)
    .nullish()
    .transform((value) => value ?? '');

/** A text in one line that may be empty. */
const line = (name: string, max: number) =>
  text(name, max).refine((value) => oneLine.test(value), `${name} must be one line`);

const phone = z
  .string(wrong.phone)
  .trim()
  .regex(/^[+\d][\d ()-]{3,29}$/, wrong.phone);

const founder = z.object({
  name: requiredText(founders.name, limits.person),
  role: requiredText(founders.role, limits.person),
  words: text('The sentence', limits.words),
  links: links(limits.links),
});

const voice = z.object({
  name: requiredText(voices.name, limits.person),
  line: line('Who that is', limits.person),
  words: requiredText(voices.words, limits.words),
});

/** As `student.example.edu`: addresses are compared with all of it. */
const domainPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const isEmail = (value: string): boolean => email.safeParse(value).success;

/** At most so many of them; rows are looked at only then. */
const list = <Row extends z.ZodType>(row: Row, max: number, tooMany: string) =>
  z.array(z.unknown(), tooMany).max(max, tooMany).pipe(z.array(row));

/** What the college is called. */
export const collegeName = z.object({
  name: requiredText(look.name, limits.name).regex(oneLine, `${look.name} must be one line`),
});

/** What it is called in a few letters; empty: nothing. */
export const collegeShortName = z.object({
  shortName: line('The short name', limits.shortName),
});

/** Anybody gets an address there: it would verify everybody. */
const publicDomains = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'yahoo.in',
  'yahoo.co.in',
  'icloud.com',
  'rediffmail.com',
  'zohomail.in',
  'zohomail.com',
  'proton.me',
  'protonmail.com',
];

/** What institute addresses end in; empty: nobody is verified by such an address. */
export const collegeEmailDomain = z.object({
  emailDomain: z
    .string(wrong.domain)
    .trim()
    .toLowerCase()
    .transform((value) => value.replace(/^.*@/, ''))
    .refine(
      (value) => value === '' || (value.length <= limits.domain && domainPattern.test(value)),
      wrong.domain,
    )
    .refine((value) => !publicDomains.includes(value), wrong.domainPublic),
});

/** What the college says of itself, as an admin writes it. */
export const collegeWords = z.object({
  address: text(contact.address, limits.address),
  email: z
    .string(wrong.email)
    .trim()
    .max(limits.email, wrong.email)
    .refine((value) => value === '' || isEmail(value), wrong.email)
    .nullish()
    .transform((value) => value ?? ''),
  phones: list(phone, limits.phones, wrong.phones),
  hours: line(contact.hours, limits.hours),
  about: text(about.label, limits.about),
  accent: z
    .string(wrong.accent)
    .trim()
    .toLowerCase()
    .refine((value) => value === '' || isColour(value), wrong.accent)
    .superRefine((value, context) => {
      const problem = isColour(value) ? accentProblem(value) : null;
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  founders: list(founder, limits.founders, wrong.founders),
  voices: list(voice, limits.voices, wrong.voices),
});
