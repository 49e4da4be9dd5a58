import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { postDraft } from '../../../../../schema/rules/posts/post-draft.ts';
import {
  AdditionalQuestion,
  OnlineAssessment,
  Round,
  StoryRound,
} from '../fields/post-parts.types.ts';
import { type FormField, partFormFields, postFormFields } from './form-fields.ts';

// The form as it is filled in, which is also what a draft gives back. Its fields and their
// descriptions are those of a post, and the rules say which of them are required. Parts serve posts
// and drafts: all of a part is nullable, and what a post leaves out of it is answered by its rule,
// with the documented text and the field's path.

@ObjectType('DraftAssessment', { description: 'An online assessment as it stood in the form.' })
@InputType('OnlineAssessmentInput', { description: 'The test before the rounds.' })
class OnlineAssessmentInput {}

@ObjectType('DraftRound', { description: 'A round of Crisp Details as it stood in the form.' })
@InputType('RoundInput', { description: 'A round of a crisp post.' })
class RoundInput {}

@ObjectType('DraftStoryRound', { description: 'A round of a story as it stood in the form.' })
@InputType('StoryRoundInput', { description: 'A round of a story.' })
class StoryRoundInput {}

@ObjectType('DraftAdditionalQuestion', {
  description: 'A question with its answer as they stood in the form.',
})
@InputType('AdditionalQuestionInput', {
  description: 'A question that the author answers before readers ask it.',
})
class AdditionalQuestionInput {}

@InputType()
abstract class FormFiles {
  @Field(() => [ID], {
    nullable: true,
    description:
      'Files that were uploaded, at most 10, in the order in which they are shown: all that there are to be. Left out, those of the post or draft stay.',
  })
  materialFileIds?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The uploaded résumé, which takes the place of `resumeLink`; null for none. Left out, that of the post or draft stays.',
  })
  resumeFileId?: string | null;

  /** Declared with the other fields of the form. */
  declare resumeLink?: string | null;
}

@InputType({
  description: 'An experience of either template. What only the other template has is left out.',
})
export class PostInput extends FormFiles {}

@InputType({
  description: 'The form as it stands: it may be half written, only its size is limited.',
})
export class DraftInput extends FormFiles {}

@ObjectType({ description: 'What stood in the form; null is what was not filled in.' })
export class DraftForm {}

const inputOfPart = new Map<unknown, new () => object>([
  [OnlineAssessment, OnlineAssessmentInput],
  [Round, RoundInput],
  [StoryRound, StoryRoundInput],
  [AdditionalQuestion, AdditionalQuestionInput],
]);

const isRequiredBy = (rule: z.ZodType): boolean => !rule.safeParse(undefined).success;

/** What leaving a nullable field out comes to, where that is not simply nothing. */
function whenLeftOut({ crisp, story }: FormField['rules']): string {
  if (isRequiredBy(crisp) && isRequiredBy(story)) return ' Required to publish.';
  if (isRequiredBy(crisp)) return ' Required in a crisp post.';
  const published = crisp.safeParse(undefined).data;
  return ['string', 'number', 'boolean'].includes(typeof published)
    ? ` Published as \`${String(published)}\` when left out.`
    : '';
}

/** Gives a class the fields of a form. */
function declareFields(
  target: new () => object,
  fields: FormField[],
  isRequired: (field: FormField) => boolean = () => false,
): void {
  for (const field of fields) {
    const { name, isList, description = '', rules } = field;
    const type = (inputOfPart.get(field.type) ?? field.type) as new () => object;
    const nullable = !isRequired(field);
    Field(() => (isList ? [type] : type), {
      nullable,
      description: nullable ? description + whenLeftOut(rules) : description,
    })(target.prototype as object, name);
  }
}

for (const [part, input] of inputOfPart) declareFields(input, partFormFields.get(part) ?? []);
declareFields(
  PostInput,
  postFormFields,
  ({ rules }) => isRequiredBy(rules.crisp) && isRequiredBy(rules.story),
);
const draftRules: Record<string, z.ZodType> = postDraft.shape;
declareFields(DraftInput, postFormFields, ({ name, rules }) =>
  isRequiredBy(draftRules[name] ?? rules.draft),
);
declareFields(DraftForm, postFormFields);
