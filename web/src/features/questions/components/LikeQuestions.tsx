import { useDebouncedValue } from '@mantine/hooks';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import {
  likeQuestionFrom,
  likeQuestionLength,
  likeQuestionTexts as texts,
} from '@schema/rules/posts/like-questions-texts';
import { Link } from 'react-router-dom';
import { useLikeQuestionsQuery } from '@/generated/hooks';
import classes from './LikeQuestions.module.css';

/** Looked for once the fingers rest. */
const pauseMs = 600;

/**
 * Questions of the post that are like the one that is typed, below its field: told once, without
 * taking the focus. What goes wrong here keeps nobody from asking.
 */
export function LikeQuestions({ postId, text }: { postId: string; text: string }) {
  const [content] = useDebouncedValue(text.trim().slice(0, likeQuestionLength), pauseMs);
  const isAsked = content.length >= likeQuestionFrom && text.trim().length >= likeQuestionFrom;
  const { data, previousData } = useLikeQuestionsQuery({
    variables: { postId, content },
    skip: !isAsked,
  });
  // What stands there stays until there is something else: "Ask" below it must not jump.
  const found = isAsked ? ((data ?? previousData)?.likeQuestions ?? []) : [];
  return (
    <div role="status" className={classes.like}>
      {found.length > 0 && (
        <>
          <p className={classes.title}>{texts.title}</p>
          <ul role="list" className={classes.list}>
            {found.map(({ id, content: asked, answersCount }) => (
              <li key={id}>
                <Link to={pagePathOf.question(postId, id)} className={classes.link}>
                  {asked}
                </Link>{' '}
                <span className={classes.about}>· {texts.answers(answersCount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
