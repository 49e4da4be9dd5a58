import type { Studies } from '@schema/rules/college/college';
import {
  collegeEmailDomain as domainForm,
  collegeName as nameForm,
  collegeWords as rule,
  collegeShortName as shortNameForm,
} from '@schema/rules/college/college-form';
import { type CollegeWords, collegeTexts as texts } from '@schema/rules/college/college-texts';
import { studiesForm } from '@schema/rules/college/studies-form';
import { withScheme } from '@schema/rules/text/links';
import { z } from 'zod';
import { showAccent } from '@/core/college/accent';
import { showStudies } from '@/core/college/studies';
import { versionOfWords } from '@/core/forms/changes';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { showCollegeName } from '@/core/site';
import type { CollegeFieldsFragment } from '@/generated/documents';
import { useChangeCollegeMutation, useCollegeQuery } from '@/generated/hooks';
import { nameTitles, notify } from '@/ui';

const founder = z.object({
  name: z.string(),
  role: z.string(),
  words: z.string(),
  links: z.string(),
});
const voice = z.object({ name: z.string(), line: z.string(), words: z.string() });
/** The form as its fields hold it: lists of short things are one a line. */
const fields = z.object({
  name: z.string(),
  shortName: z.string(),
  emailDomain: z.string(),
  address: z.string(),
  email: z.string(),
  phones: z.string(),
  hours: z.string(),
  about: z.string(),
  accent: z.string(),
  founders: z.array(founder),
  voices: z.array(voice),
  degrees: z.array(
    z.object({ name: z.string(), hasStream: z.boolean(), hasSpecialisation: z.boolean() }),
  ),
  streams: z.string(),
});
export type CollegeValues = z.output<typeof fields>;
const stored = fields.partial();

export const noFounder = { name: '', role: '', words: '', links: '' };
export const noVoice = { name: '', line: '', words: '' };
export const noDegree = { name: '', hasStream: false, hasSpecialisation: true };

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const toValues = ({ words, studies, ...college }: CollegeFieldsFragment): CollegeValues => ({
  name: college.name,
  shortName: college.shortName,
  emailDomain: college.emailDomain,
  address: words.address,
  email: words.email,
  phones: words.phones.join('\n'),
  hours: words.hours,
  about: words.about,
  accent: words.accent,
  founders: words.founders.map((one) => ({
    name: one.name,
    role: one.role,
    words: one.words,
    links: one.links.join('\n'),
  })),
  voices: words.voices.map(({ name, line, words: said }) => ({ name, line, words: said })),
  degrees: studies.degrees.map(({ name, hasStream, hasSpecialisation }) => ({
    name,
    hasStream,
    hasSpecialisation,
  })),
  streams: studies.streams.join('\n'),
});

/** What is typed, as the server takes it and the public pages show it. */
export const toWords = ({
  name: _name,
  shortName: _shortName,
  emailDomain: _emailDomain,
  degrees: _degrees,
  streams: _streams,
  ...values
}: CollegeValues): CollegeWords => ({
  ...values,
  email: values.email.trim(),
  phones: linesOf(values.phones),
  founders: values.founders.map((one) => ({
    ...one,
    links: linesOf(one.links).map(withScheme),
  })),
});

const toStudies = ({ degrees, streams }: CollegeValues): Studies => ({
  degrees,
  streams: linesOf(streams),
});
const toInput = (values: CollegeValues) => ({
  name: values.name,
  shortName: values.shortName,
  emailDomain: values.emailDomain,
  ...toWords(values),
  ...toStudies(values),
});
/** One form of all: each error stands at its field. */
const schema = z.intersection(
  z.intersection(z.intersection(nameForm, z.intersection(shortNameForm, domainForm)), rule),
  studiesForm,
);

/** What is saved by itself where the college begins. */
const partFields = {
  look: ['name', 'shortName', 'emailDomain', 'accent'],
  contact: ['address', 'email', 'phones', 'hours'],
  studies: ['degrees', 'streams'],
} as const satisfies Record<string, readonly (keyof CollegeValues)[]>;
export type CollegePartName = keyof typeof partFields;

const fieldsOf = (values: CollegeValues, part: CollegePartName): Partial<CollegeValues> =>
  Object.fromEntries(partFields[part].map((name) => [name, values[name]]));

/**
 * What a form of one part, or of all, begins with, goes on from and sends. What a part has not
 * stays as it is by then; so it is outdated only where somebody has changed that very part.
 */
function scopeOf(college: CollegeFieldsFragment, part: CollegePartName | undefined) {
  const there = toValues(college);
  if (!part) return { initial: there, version: String(college.version), toInput };
  // What the product calls a college is no name that anybody gave it.
  const isAsked = part === 'look' && !college.isNamed;
  const initial = isAsked ? { ...there, name: '' } : there;
  return {
    initial,
    version: versionOfWords(fieldsOf(initial, part)),
    toInput: (values: CollegeValues) => toInput({ ...there, ...fieldsOf(values, part) }),
  };
}

function showNames({ name, shortName, emailDomain }: CollegeFieldsFragment): void {
  showCollegeName(name, shortName, emailDomain);
  nameTitles(shortName);
}

/** Where a form holds not all of it: which part, and what is done once that is saved. */
type PartOptions = { part: CollegePartName; onSent: () => void };

/** The form of what the college says. What is typed outlives the page, and a faster colleague. */
export function useCollegeForm(college: CollegeFieldsFragment, only?: PartOptions) {
  const [change] = useChangeCollegeMutation();
  const { refetch } = useCollegeQuery({ fetchPolicy: 'cache-only' });
  const part = only?.part;
  return useDraftForm({
    name: part ? `college.${part}` : 'college',
    ...scopeOf(college, part),
    schema,
    read: (found) => stored.safeParse(found).data,
    staysOpen: true,
    skipsUnchanged: true,
    failed: texts.saveFailed,
    ...(only && { onSent: only.onSent }),
    send: async ({ name, shortName, emailDomain, degrees, streams, ...words }) => {
      const isNamed = !part || part === 'look';
      const { data } = await change({
        variables: {
          version: college.version,
          words,
          studies: { degrees, streams },
          ...(isNamed && !college.isNameLocked && { name }),
          ...(isNamed && !college.isShortNameLocked && { shortName }),
          ...(isNamed && !college.isEmailDomainLocked && { emailDomain }),
        },
      });
      if (data) showNames(data.changeCollege);
      showAccent(words.accent);
      showStudies({ degrees, streams });
      notify.success(texts.saved);
      return scopeOf(data?.changeCollege ?? college, part).version;
    },
    // The form then asks which of the two is to stand.
    onRefused: (error) => {
      if (error.code === 'CONFLICT') void refetch().catch(() => undefined);
    },
  });
}

export type CollegeForm = ReturnType<typeof useCollegeForm>;
