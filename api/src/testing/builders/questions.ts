import type { Person } from './people.ts';

/** Asks on a post. @returns the question's id */
export async function aQuestion(
  asker: Person,
  postId: string,
  content = 'How was it?',
): Promise<string> {
  const { askQuestion } = (await asker.ask(
    'mutation ($postId: ID!, $content: String!) { askQuestion(postId: $postId, content: $content) { id } }',
    { postId, content },
  )) as { askQuestion: { id: string } };
  return askQuestion.id;
}

/** Answers a question. @returns the answer's id */
export async function anAnswer(
  author: Person,
  questionId: string,
  content = 'Well.',
): Promise<string> {
  const { answerQuestion } = (await author.ask(
    'mutation ($questionId: ID!, $content: String!) { answerQuestion(questionId: $questionId, content: $content) { id } }',
    { questionId, content },
  )) as { answerQuestion: { id: string } };
  return answerQuestion.id;
}
