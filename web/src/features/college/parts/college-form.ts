import type { Studies } from '@schema/rules/college';
import { collegeName as nameForm, collegeWords as rule } from '@schema/rules/college-form';
import { type CollegeWords, collegeTexts as texts } from '@schema/rules/college-texts';
import { withScheme } from '@schema/rules/links';
import { studiesForm } from '@schema/rules/studies-form';
import { z } from 'zod';
import { showAccent } from '@/core/accent';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { showCollegeName } from '@/core/site';
import { showStudies } from '@/core/studies';
import type { CollegeFieldsFragment } from '@/generated/documents';
import { useChangeCollegeMutation, useCollegeQuery } from '@/generated/hooks';
import { notify } from '@/ui';

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

const toValues = ({ name, words, studies }: CollegeFieldsFragment): CollegeValues => ({
  name,
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
  ...toWords(values),
  ...toStudies(values),
});
/** One form of all: each error stands at its field. */
const schema = z.intersection(z.intersection(nameForm, rule), studiesForm);

/** The form of what the college says. What is typed outlives the page, and a faster colleague. */
export function useCollegeForm(college: CollegeFieldsFragment) {
  const [change] = useChangeCollegeMutation();
  const { refetch } = useCollegeQuery({ fetchPolicy: 'cache-only' });
  return useDraftForm({
    name: 'college',
    initial: toValues(college),
    version: String(college.version),
    schema,
    toInput,
    read: (found) => stored.safeParse(found).data,
    staysOpen: true,
    skipsUnchanged: true,
    failed: texts.saveFailed,
    send: async ({ name, degrees, streams, ...words }) => {
      const { data } = await change({
        variables: {
          version: college.version,
          words,
          studies: { degrees, streams },
          ...(college.isNameLocked ? {} : { name }),
        },
      });
      if (data) showCollegeName(data.changeCollege.name);
      showAccent(words.accent);
      showStudies({ degrees, streams });
      notify.success(texts.saved);
      return String(data?.changeCollege.version ?? college.version);
    },
    // The form then asks which of the two is to stand.
    onRefused: (error) => {
      if (error.code === 'CONFLICT') void refetch().catch(() => undefined);
    },
  });
}

export type CollegeForm = ReturnType<typeof useCollegeForm>;
