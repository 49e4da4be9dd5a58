import { cutLinkTexts } from '@schema/rules/text/cut-link-texts';
import { LinkButton } from '@/ui';
import { MailLinkButtons, MailLinkNews, MailLinkPage } from './MailLinkPage';

type Props = {
  title: string;
  /** The way to the same thing without the link. */
  to: string;
  label: string;
};

/** The page of a mail's link whose address has lost its end: a press could do nothing. */
export const CutLink = ({ title, to, label }: Props) => (
  <MailLinkPage title={title}>
    <MailLinkNews heading={cutLinkTexts.title} isProblem>
      <p>{cutLinkTexts.text}</p>
    </MailLinkNews>
    <MailLinkButtons>
      <LinkButton variant="light" to={to}>
        {label}
      </LinkButton>
    </MailLinkButtons>
  </MailLinkPage>
);
