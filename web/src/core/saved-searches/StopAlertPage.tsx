import { savedSearchTexts } from '@schema/rules/bookmarks/saved-search-texts';
import { cutLinkTexts } from '@schema/rules/text/cut-link-texts';
import { CutLink } from '@/core/address/mail-link/CutLink';
import { MailLinkButtons, MailLinkNews, MailLinkPage } from '@/core/address/mail-link/MailLinkPage';
import { errorText } from '@/core/errors';
import type { AlertFrequency } from '@/generated/documents';
import { Button } from '@/ui';

const texts = savedSearchTexts.stop;

type Props = {
  /** Of the link: empty where the address has lost its end. */
  token: string;
  /** Where the searches are listed. */
  list: string;
  /** How often they are sent from now on; undefined until a press is answered. */
  mails: AlertFrequency | undefined;
  error: unknown;
  loading: boolean;
  /** True sends them again. */
  onPress: (isOn: boolean) => void;
};

/** Where the link of an alert leads: a press ends its mails, and another brings them back. */
export function StopAlertPage({ token, list, mails, error, loading, onPress }: Props) {
  if (!token) return <CutLink title={texts.title} to={list} label={cutLinkTexts.searches} />;
  const isStopped = mails === 'never';
  const answer = mails && (mails === 'never' ? texts.off : texts.on[mails]);
  return (
    <MailLinkPage title={texts.title}>
      <MailLinkNews
        heading={error ? errorText(error, texts.failed) : (answer ?? texts.ask)}
        isProblem={Boolean(error)}
      />
      <MailLinkButtons>
        <Button
          variant={isStopped ? 'light' : 'filled'}
          loading={loading}
          onClick={() => onPress(isStopped)}
        >
          {isStopped ? texts.undo : texts.stop}
        </Button>
      </MailLinkButtons>
    </MailLinkPage>
  );
}
