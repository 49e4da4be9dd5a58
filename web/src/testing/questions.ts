import { answer } from './builders';

const silence = {
  subscribed: null,
  questionAdded: null,
  questionEdited: null,
  questionVoted: null,
  questionDeleted: null,
  answerAdded: null,
  answerEdited: null,
  answerVoted: null,
  answerAccepted: null,
  answerDeleted: null,
};
/** What is told to those who read the questions of a post. */
export const talk = (told: object) =>
  [
    'QuestionsChanged',
    { questionsChanged: { __typename: 'QuestionsChange', ...silence, ...told } },
  ] as const;

/** That a question was answered, with how many answers it then has. */
export const answered = (id: string, questionId: string, count: number, over?: object) =>
  talk({
    answerAdded: {
      __typename: 'AnswerAdded',
      id,
      questionId,
      answersCount: count,
      answer: answer(id, questionId, over),
    },
  });
