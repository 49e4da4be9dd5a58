import { z } from 'zod';
import { links, optionalLink } from '../text/links.ts';
import {
  type FieldName,
  optionalChoice,
  optionalCount,
  optionalText,
  requiredChoice,
  requiredCount,
  requiredText,
} from '../text/text-rules.ts';

/** How much fits into a post. The forms say so before it is too much. */
export const postLimits = {
  rounds: 30,
  hashtags: 20,
  links: 20,
  additionalQuestions: 20,
  /** Characters of what names something: a company, a role, a round, a place. */
  name: 100,
  /** Characters of a sentence: the one-liner, an additional question. */
  sentence: 300,
  /** Characters of a round's or an assessment's questions, of tips and notes. */
  text: 5000,
  /** Characters of a part of a story. */
  story: 10_000,
  /** Of everything together, as JSON. */
  maxCharacters: 100_000,
} as const;

const linkLength = 2000;

/** One field of a post, in each state that a post goes through. */
export interface PostField {
  /** As it is published with Crisp Details: the rule, with the documented texts. */
  crisp: z.ZodType;
  /** As it is published as a Story Experience. */
  story: z.ZodType;
  /** As a draft holds it: half written, only its size has an end. */
  draft: z.ZodType;
  /**
   * As the form holds it. What comes from storage, a draft or a post may be old, null or strange:
   * then it reads as empty.
   */
  form: z.ZodType;
  /** From the form's value to what is sent as a draft; null for what a draft can't hold. */
  draftInput: z.ZodType;
}

/** The schemas of all fields in one state, as `z.object` takes them. */
export const schemasOf = <Fields extends Record<string, PostField>, State extends keyof PostField>(
  fields: Fields,
  state: State,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[state]])) as {
    [Name in keyof Fields]: Fields[Name][State];
  };

const inBoth = <Rule extends z.ZodType>(rule: Rule) => ({ crisp: rule, story: rule });

const draftText = (max: number) => z.string().max(max, `At most ${max} characters`).optional();
const draftList = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `At most ${max} of these`).optional();

/** A number field that is empty holds ''. */
export const formNumber = z.union([z.number(), z.literal('')]);

const textStates = (max: number, whenNew = '') => ({
  draft: draftText(max),
  form: z.string().catch(whenNew),
  draftInput: z.string(),
});
const numberStates = {
  draft: z.number().optional(),
  form: formNumber.catch(''),
};
const wholeNumberStates = { ...numberStates, draftInput: z.int().nullable().catch(null) };

export const requiredTextField = (name: FieldName, max: number, whenMissing?: string) => ({
  ...inBoth(requiredText(name, max, whenMissing)),
  ...textStates(max),
});

export const optionalTextField = (name: FieldName, max: number) => ({
  ...inBoth(optionalText(name, max)),
  ...textStates(max),
});

/** A link that may be left out. */
export const linkField = () => ({ ...inBoth(optionalLink), ...textStates(linkLength) });

export const requiredCountField = (name: FieldName, min: number) => ({
  ...inBoth(requiredCount(name, min)),
  ...wholeNumberStates,
});

export const optionalCountField = (name: FieldName, min: number) => ({
  ...inBoth(optionalCount(name, min)),
  ...wholeNumberStates,
});

/** A whole number with a rule of its own. */
export const wholeNumberField = <Rule extends z.ZodType>(rule: Rule) => ({
  ...inBoth(rule),
  ...wholeNumberStates,
});

/** A number with a rule of its own. */
export const numberField = <Rule extends z.ZodType>(rule: Rule) => ({
  ...inBoth(rule),
  ...numberStates,
  draftInput: z.number().nullable().catch(null),
});

const choiceStates = <const Words extends readonly string[]>(words: Words) => ({
  draft: z.enum(words, 'This is not one of the choices').optional(),
  // Nothing is chosen yet: ''.
  form: z.string().catch(''),
  draftInput: z.enum(words).nullable().catch(null),
});

/** One of the words, which the author has to choose. */
export const requiredChoiceField = <const Words extends readonly string[]>(
  name: FieldName,
  words: Words,
) => ({ ...inBoth(requiredChoice(name, words)), ...choiceStates(words) });

/** One of the words; null where the author chose none. */
export const optionalChoiceField = <const Words extends readonly string[]>(
  name: FieldName,
  words: Words,
) => ({ ...inBoth(optionalChoice(name, words)), ...choiceStates(words) });

export const flagField = (whenMissing: boolean) => ({
  ...inBoth(z.boolean().default(whenMissing)),
  draft: z.boolean().optional(),
  form: z.boolean().catch(whenMissing),
  draftInput: z.boolean(),
});

/** Yes, no, or null where the author says neither. */
export const optionalFlagField = () => ({
  ...inBoth(
    z
      .boolean()
      .nullish()
      .transform((is) => is ?? null),
  ),
  draft: z.boolean().optional(),
  form: z.boolean().nullable().catch(null),
  draftInput: z.boolean().nullable(),
});

/** A list of words with a rule of its own; a draft holds at most `max` of `item`. */
export const wordListField = <Rule extends z.ZodType, Item extends z.ZodType>(
  rule: Rule,
  item: Item,
  max: number,
) => ({
  ...inBoth(rule),
  draft: draftList(item, max),
  form: z.array(z.string()).catch([]),
  draftInput: z.array(z.string()),
});

export const linkListField = () =>
  wordListField(
    links(postLimits.links),
    z.string().max(linkLength, `At most ${linkLength} characters`),
    postLimits.links,
  );

/** A list of parts, each with fields of its own: `At most 30 rounds`. */
export const partListField = <Fields extends Record<string, PostField>>(
  fields: Fields,
  max: number,
  what: string,
) => {
  const listOf = <State extends keyof PostField>(state: State) =>
    z.array(z.object(schemasOf(fields, state)));
  const tooMany = `At most ${max} ${what}`;
  return {
    crisp: listOf('crisp').max(max, tooMany).default([]),
    story: listOf('story').max(max, tooMany).default([]),
    draft: draftList(z.object(schemasOf(fields, 'draft')), max),
    form: listOf('form').catch([]),
    draftInput: listOf('draftInput'),
  };
};

/** Nothing is published, whatever is sent. */
export const nothing = z.null().catch(null);
export const noParts = z.array(z.never()).catch(() => []);

/** A field that a story does not have: `otherwise` is published in its place. */
export const crispOnly = <Field extends PostField, Rule extends z.ZodType>(
  field: Field,
  otherwise: Rule,
): Omit<Field, 'story'> & { story: Rule } => ({ ...field, story: otherwise });

/** A field that Crisp Details do not have: `otherwise` is published in its place. */
export const storyOnly = <Field extends PostField, Rule extends z.ZodType>(
  field: Field,
  otherwise: Rule,
): Omit<Field, 'crisp'> & { crisp: Rule } => ({ ...field, crisp: otherwise });

/** A field that Crisp Details require, and a story does not. */
export const optionalInStory = <Required extends PostField, Rule extends z.ZodType>(
  required: Required,
  { story }: { story: Rule },
) => crispOnly(required, story);
