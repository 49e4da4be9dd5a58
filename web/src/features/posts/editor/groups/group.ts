import type { ComponentType } from 'react';
import type { PostForm } from '../form/post-form';
import type { PostValues } from '../form/post-values';
import type { FoldedRounds } from '../form/useFolded';
import type { UploadQueue } from '../uploads/upload-queue';
import type { GroupId } from './group-id';

/** What the inputs of a group may need. */
export type GroupProps = {
  form: PostForm;
  uploads: UploadQueue;
  foldedRounds: FoldedRounds;
  /** A new post, whose company the career path names; that of a published one may be corrected. */
  isNew: boolean;
};

/** Fields that stand together: under one title on a wide screen, a step of their own on a phone. */
export type Group = {
  id: GroupId;
  title: string;
  fields: readonly (keyof PostValues)[];
  Inputs: ComponentType<GroupProps>;
};
