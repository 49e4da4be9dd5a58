import type { PostField } from '../../../../../schema/rules/posts/post-field-kinds.ts';
import { postFields, postParts } from '../../../../../schema/rules/posts/post-fields.ts';
import { type DeclaredField, declaredFields } from '../../../core/declared-fields.ts';
import { PostFields } from '../fields/post-fields.types.ts';
import { PostSummary } from '../fields/post-summary.types.ts';

type Type = abstract new () => object;

/** A field of the form: as the post or one of its parts declares it, with its rules. */
export interface FormField extends DeclaredField {
  rules: PostField;
}

/** The fields that an author fills in: those that the list of the rules has. */
function formFields(rules: Record<string, PostField>, ...types: Type[]): FormField[] {
  const declared = types.flatMap((type): DeclaredField[] => declaredFields(type));
  return Object.entries(rules).map(([name, rulesOfField]) => {
    const field = declared.find((each) => each.name === name);
    if (!field) throw new Error(`${name} has rules, and none of the classes has a @Field for it`);
    return { ...field, rules: rulesOfField };
  });
}

export const postFormFields = formFields(postFields, PostSummary, PostFields);

/** By the class of the part: the fields that a round, say, has of its own. */
export const partFormFields = new Map<unknown, FormField[]>(
  postFormFields.flatMap(({ name, type }) => {
    const rules: Record<string, PostField> | undefined = Object.entries(postParts).find(
      ([part]) => part === name,
    )?.[1];
    return rules ? [[type, formFields(rules, type as Type)]] : [];
  }),
);
