import { HashtagsField } from '../fields/HashtagsField';
import { QuestionsField } from '../fields/QuestionsField';
import { RoundsField } from '../fields/RoundsField';
import type { PostType } from '../form/post-values';
import { MaterialsField } from '../uploads/MaterialsField';
import type { Group } from './group';

const roundList = { id: 'rounds', title: 'Rounds', Inputs: RoundsField } as const;

export const rounds: Record<PostType, Group> = {
  crisp: { ...roundList, fields: ['rounds', 'numberOfRounds'] },
  story: { ...roundList, fields: ['storyRounds', 'numberOfRounds'] },
};

export const materials: Group = {
  id: 'materials',
  title: 'Study Materials',
  fields: ['materialLinks', 'materialFiles'],
  Inputs: MaterialsField,
};

export const hashtags: Group = {
  id: 'hashtags',
  title: 'Hashtags',
  fields: ['hashtags'],
  Inputs: HashtagsField,
};

export const questions: Group = {
  id: 'questions',
  title: 'Additional Questions',
  fields: ['additionalQuestions'],
  Inputs: QuestionsField,
};
