import { askedTexts, askedTopics } from '@schema/rules/companies/asked-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pagedList } from '@/core/data/lists/paged-list';
import { useViewer } from '@/features/identity';
import type { AskedQuestionFieldsFragment, CompanyQuery } from '@/generated/documents';
import { useCompanyAskedQuery } from '@/generated/hooks';
import { Button, Card, Chip, cx, EmptyState, useLazyDialog } from '@/ui';
import { askedAtOnce, useCorrections } from '../useCorrections';
import { askedAnchor, useFocusKept } from '../useFocusKept';
import classes from './AskedList.module.css';
import { ListPart } from './ListPart';

type Company = CompanyQuery['company'];
type Place = AskedQuestionFieldsFragment['places'][number];

const correct = askedTexts.correct;
const SameQuestion = lazy(() => import('../SameQuestion'));

/** The experience, at the round; the test has no place of its own on its page. */
const placePath = ({ postId, place }: Place): string =>
  place === 0 ? pagePathOf.post(postId) : `${pagePathOf.post(postId)}#round-${place}`;

type Corrections = ReturnType<typeof useCorrections>;
type PlaceCorrectionsProps = { id: string; place: Place; isAlone: boolean; on: Corrections };

/** What who told it, and admins, say of one of a question's places. */
function PlaceCorrections({ id, place, isAlone, on }: PlaceCorrectionsProps) {
  const words = askedTexts.place(place.year, place.role, place.round);
  const common = { size: 'compact-sm', variant: 'subtle', disabled: on.isBusy } as const;
  return (
    <>
      {!isAlone && (
        <Button
          {...common}
          aria-label={correct.apartLabel(words)}
          onClick={() => void on.apart(id, place)}
        >
          {correct.apart}
        </Button>
      )}
      <Button
        {...common}
        aria-label={correct.noneLabel(words)}
        onClick={() => void on.dismiss(id, place)}
      >
        {correct.none}
      </Button>
    </>
  );
}

type PlacesProps = Pick<AskedQuestionFieldsFragment, 'id' | 'places'> & { on: Corrections };

function Places({ id, places, on }: PlacesProps) {
  return (
    <ul role="list" className={classes.places}>
      {places.map((one) => (
        <li key={`${one.postId} ${one.place}`}>
          <Link to={placePath(one)} className={classes.place}>
            {askedTexts.place(one.year, one.role, one.round)}
          </Link>
          {one.mayCorrect && (
            <PlaceCorrections {...{ id, place: one, on }} isAlone={places.length === 1} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** An admin says which other question is the same. */
function SameAs({ question, on }: { question: AskedQuestionFieldsFragment; on: Corrections }) {
  const { isMounted, opened, open, close } = useLazyDialog();
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        className={classes.same}
        aria-haspopup="dialog"
        disabled={on.isBusy}
        onClick={open}
      >
        {correct.one}
      </Button>
      {isMounted && (
        <Suspense fallback={null}>
          <SameQuestion
            question={question}
            opened={opened}
            onClose={close}
            onChoose={(otherId) => {
              close();
              void on.join(question.id, otherId);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type QuestionProps = { question: AskedQuestionFieldsFragment; of: number; on: Corrections };

function Question({ question, of, on }: QuestionProps) {
  const { me } = useViewer();
  const { id, text, topic, experiences, lastYear, places } = question;
  return (
    <li className={classes.question}>
      <p id={askedAnchor(id)} tabIndex={-1} className={classes.text}>
        {text}
      </p>
      <p className={classes.about}>
        {askedTexts.topics[topic]} · {askedTexts.askedIn(experiences, of, lastYear)}
      </p>
      {places.length === 1 ? (
        <Places id={id} places={places} on={on} />
      ) : (
        <details>
          <summary className={cx('x-thumb', classes.fold)}>
            {askedTexts.places(places.length)}
          </summary>
          <Places id={id} places={places} on={on} />
        </details>
      )}
      {(me?.isAdmin || me?.isSuperAdmin) && <SameAs question={question} on={on} />}
    </li>
  );
}

/** What the address asks for: it can be shared, and Back restores it. */
function useTopic() {
  const [params, setParams] = useSearchParams();
  const topic = askedTopics.find((one) => one === params.get('topic')) ?? null;
  const choose = (chosen: string | null) =>
    setParams(
      (now) => {
        if (chosen) now.set('topic', chosen);
        else now.delete('topic');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { topic, choose };
}

/** What a company asks: what most experiences tell of first, by topic, with where each stands. */
export function AskedList({ slug, company }: { slug: string; company: Company }) {
  const { topic, choose } = useTopic();
  const variables = { slug, filter: { topic }, first: askedAtOnce };
  const list = pagedList(
    useCompanyAskedQuery({
      variables,
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ company: { asked } }) => asked,
  );
  const on = useCorrections(variables, useFocusKept(list.rows, 'asked'));
  const { askedTopics: topics } = company;
  return (
    <ListPart
      id="asked"
      title={askedTexts.title}
      list={list}
      head={
        <>
          <p className={classes.about}>{askedTexts.lead}</p>
          {(topics.length > 1 || topic) && (
            <div role="group" aria-label={askedTexts.topic} className={classes.topics}>
              {topics.map(({ topic: one, questions }) => (
                <Chip
                  key={one}
                  selected={one === topic}
                  onClick={() => choose(one === topic ? null : one)}
                >
                  {askedTexts.topicCount(askedTexts.topics[one], questions)}
                </Chip>
              ))}
            </div>
          )}
        </>
      }
      empty={
        <EmptyState
          drawing="questions"
          title={topic ? askedTexts.noneFit : askedTexts.empty}
          text={topic ? undefined : askedTexts.emptyText}
          action={
            topic && (
              <Button variant="light" onClick={() => choose(null)}>
                {askedTexts.dropTopic}
              </Button>
            )
          }
        />
      }
    >
      {(questions) => (
        <Card padding="lg">
          <ol role="list" aria-labelledby="asked" className={classes.list}>
            {questions.map((question) => (
              <Question
                key={question.id}
                question={question}
                of={company.experienceCount}
                on={on}
              />
            ))}
          </ol>
        </Card>
      )}
    </ListPart>
  );
}
