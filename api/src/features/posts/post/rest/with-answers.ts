/** A question with its answers as a plain list, as the documents word it. */
export const withAnswers = <Question extends { answers: { nodes: readonly unknown[] } }>({
  answers: { nodes },
  ...question
}: Question) => ({ ...question, answers: nodes });
