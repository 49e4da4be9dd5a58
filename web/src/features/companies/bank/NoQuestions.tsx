import { askedTexts } from '@schema/rules/asked-texts';
import { Button, EmptyState } from '@/ui';
import classes from './NoQuestions.module.css';

type Props = {
  /** What is asked for, as it is shown, and how to leave it out. */
  narrowed: readonly { label: string; drop: () => void }[];
  onAll: () => void;
};

/** Stands where no question fits: each part of what is asked for can be left out by a press. */
export function NoQuestions({ narrowed, onAll }: Props) {
  if (narrowed.length === 0)
    return <EmptyState drawing="questions" title={askedTexts.empty} text={askedTexts.emptyText} />;
  return (
    <EmptyState
      drawing="questions"
      title={askedTexts.bank.noneFit}
      text={narrowed.length > 1 ? askedTexts.bank.noneFitText : undefined}
      action={
        <div className={classes.ways}>
          {narrowed.length > 1 &&
            narrowed.map(({ label, drop }) => (
              <Button key={label} variant="default" onClick={drop}>
                {askedTexts.bank.drop(label)}
              </Button>
            ))}
          <Button variant="light" onClick={onAll}>
            {askedTexts.bank.showAll}
          </Button>
        </div>
      }
    />
  );
}
