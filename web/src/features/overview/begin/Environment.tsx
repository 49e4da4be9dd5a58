import { beginTexts } from '@schema/rules/begin-texts';
import { errorText } from '@/core/errors';
import { LockedField } from '@/features/college';
import { TestLetter } from '@/features/health';
import type { CollegeEnvironmentQuery } from '@/generated/documents';
import { useCollegeEnvironmentQuery } from '@/generated/hooks';
import { ErrorState, TextSkeleton } from '@/ui';
import css from './Begin.module.css';

const texts = beginTexts.environment;
type Environment = CollegeEnvironmentQuery['collegeEnvironment'];

/** One thing that it decides: how that is, and where it is changed. */
const Said = ({
  words,
  value,
}: {
  words: { label: string; none: string; set: string; unset: string };
  value: string | null;
}) => (
  <LockedField
    label={words.label}
    value={value ?? words.none}
    description={value === null ? words.unset : words.set}
  />
);

const Mail = ({ mailServer, mailFrom }: Environment) => (
  <>
    <Said words={texts.server} value={mailServer} />
    {mailServer !== null && (
      <>
        <LockedField label={texts.from.label} value={mailFrom} description={texts.from.set} />
        <p>{texts.letter}</p>
        <TestLetter />
      </>
    )}
  </>
);

const Server = ({ fileStore, hasGoogle, oidcName, requiresSecondFactor }: Environment) => (
  <>
    <Said words={texts.files} value={fileStore} />
    <LockedField
      label={texts.password.label}
      value={texts.password.value}
      description={texts.password.about}
    />
    <Said words={texts.google} value={hasGoogle ? texts.google.value : null} />
    <Said words={texts.oidc} value={oidcName === null ? null : texts.oidc.value(oidcName)} />
    <LockedField
      label={texts.factor.label}
      value={requiresSecondFactor ? texts.factor.required : texts.factor.optional}
      description={texts.factor.about}
    />
  </>
);

/** What the environment of the server decides: shown, and locked. */
export function EnvironmentPart({ part }: { part: 'mail' | 'server' }) {
  const { data, error, refetch } = useCollegeEnvironmentQuery();
  if (!data)
    return error ? (
      <ErrorState
        title={errorText(error, beginTexts.loadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <TextSkeleton lines={4} />
    );
  const Part = part === 'mail' ? Mail : Server;
  return (
    <>
      <p className={css.quiet}>{texts.about}</p>
      <Part {...data.collegeEnvironment} />
    </>
  );
}
