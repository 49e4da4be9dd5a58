import { askedTexts } from '@schema/rules/companies/asked-texts';
import { useState } from 'react';
import { FilterField } from '@/core/address/FilterField';
import { errorText } from '@/core/errors';
import { useQuestionBankQuery } from '@/generated/hooks';
import { Button, ErrorState, ListSkeleton, Modal } from '@/ui';
import classes from './lists/AskedList.module.css';

const texts = askedTexts.correct;

type Props = {
  question: { id: string; text: string };
  opened: boolean;
  onClose: () => void;
  onChoose: (otherId: string) => void;
};

function Others({ question, onChoose }: Pick<Props, 'question' | 'onChoose'>) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuestionBankQuery({
    variables: { filter: { search: search || null }, sort: 'mostAsked' },
    fetchPolicy: 'cache-and-network',
  });
  const others = data?.questionBank.nodes.filter(({ id }) => id !== question.id);
  return (
    <>
      <p className={classes.text}>{question.text}</p>
      <FilterField label={texts.find} value={search} onChange={setSearch} />
      {!others && error && (
        <ErrorState
          title={errorText(error, askedTexts.failed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!others && !error && <ListSkeleton count={4} lines={1} />}
      {others?.length === 0 && <p className={classes.about}>{askedTexts.bank.noneFit}</p>}
      <ul role="list" className={classes.places}>
        {others?.map(({ id, text }) => (
          <li key={id}>
            <Button
              variant="subtle"
              className={classes.other}
              aria-label={texts.choose(text)}
              onClick={() => onChoose(id)}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where an admin finds the question that is the same as another. */
export default function SameQuestion({ question, opened, onClose, onChoose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.oneTitle}>
      <Others question={question} onChoose={onChoose} />
    </Modal>
  );
}
