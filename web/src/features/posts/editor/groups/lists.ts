import { HashtagsField } from '../fields/HashtagsField';
import { QuestionsField } from '../fields/QuestionsField';
import { RoundsField } from '../fields/rounds/RoundsField';
import type { PostType } from '../form/post-values';
import { MaterialsField } from '../uploads/MaterialsField';
import { declareGroup, type Group } from './group';

const roundList = {
  id: 'rounds',
  title: 'Rounds',
  alsoReads: ['postType', 'rounds', 'storyRounds'],
  Inputs: RoundsField,
} as const;

export const rounds: Record<PostType, Group> = {
  crisp: declareGroup({ ...roundList, fields: ['rounds', 'numberOfRounds'] }),
  story: declareGroup({ ...roundList, fields: ['storyRounds', 'numberOfRounds'] }),
};

export const materials = declareGroup({
  id: 'materials',
  title: 'Study Materials',
  fields: ['materialLinks', 'materialFiles'],
  Inputs: MaterialsField,
});

export const hashtags = declareGroup({
  id: 'hashtags',
  title: 'Hashtags',
  fields: ['hashtags'],
  alsoReads: ['typing'],
  Inputs: HashtagsField,
});

export const questions = declareGroup({
  id: 'questions',
  title: 'Additional Questions',
  fields: ['additionalQuestions'],
  alsoReads: ['typing'],
  Inputs: QuestionsField,
});
