import { commonTexts } from '@schema/rules/common-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { LinkButton } from '@/ui';
import classes from './AskLink.module.css';

type Props = { person: { id: string; fullName: string } };

/** Leads from a list of people to the conversation with one of them: as high as a thumb. */
export function AskLink({ person: { id, fullName } }: Props) {
  return (
    <LinkButton
      className={classes.ask}
      variant="light"
      to={pagePathOf.chat(id)}
      aria-label={commonTexts.askPerson(fullName)}
    >
      {commonTexts.ask}
    </LinkButton>
  );
}
