import type { ReactNode } from 'react';
import type { FormOf } from '../form/post-form';
import type { PostValues } from '../form/post-values';
import type { FoldedRounds } from '../form/useFolded';
import type { RoundBeyond } from '../form/useRoundBeyond';
import type { UploadQueue } from '../uploads/upload-queue';
import type { GroupId } from './group-id';

/** What the inputs of a group may need. */
export type GroupProps<Field extends keyof PostValues = keyof PostValues> = {
  form: FormOf<Field>;
  uploads: UploadQueue;
  foldedRounds: FoldedRounds;
  roundBeyond: RoundBeyond;
  /** A new post, whose company the career path names; that of a published one may be corrected. */
  isNew: boolean;
};

type GroupOf<Field extends keyof PostValues, Read extends keyof PostValues> = {
  id: GroupId;
  title: string;
  fields: readonly Field[];
  /** What its inputs read besides its fields. */
  alsoReads?: readonly Read[];
  Inputs: (props: GroupProps<NoInfer<Field | Read>>) => ReactNode;
};

/** Fields that stand together: under one title on a wide screen, a step of their own on a phone. */
export type Group = GroupOf<keyof PostValues, keyof PostValues>;

/** A group whose inputs read what it names: a change of anything else does not draw them anew. */
export const declareGroup = <Field extends keyof PostValues, Read extends keyof PostValues = never>(
  group: GroupOf<Field, Read>,
): Group => group;
