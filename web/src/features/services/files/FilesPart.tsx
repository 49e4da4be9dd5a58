import { beginTexts } from '@schema/rules/college/begin-texts';
import { fileSize } from '@schema/rules/text/display';
import { errorText } from '@/core/errors';
import type { CollegeEnvironmentQuery } from '@/generated/documents';
import { useCollegeEnvironmentQuery } from '@/generated/hooks';
import { ErrorState, FieldSkeleton, LockedField } from '@/ui';

const texts = beginTexts.environment.files;
type Environment = CollegeEnvironmentQuery['collegeEnvironment'];

/** What is told of the place, and where it is changed. */
function aboutOf({ fileStore, freeBytes }: Environment): string {
  if (fileStore !== null) return texts.set;
  return freeBytes === null ? texts.unset : `${texts.left(fileSize(freeBytes))} ${texts.unset}`;
}

/** Where files are kept, which the environment of the server decides. */
export function FilesPart() {
  const { data, error, refetch } = useCollegeEnvironmentQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? (
      <ErrorState
        title={errorText(error, beginTexts.loadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <FieldSkeleton label={texts.folder} about={`${texts.left(fileSize(1e10))} ${texts.unset}`} />
    );
  const { collegeEnvironment: found } = data;
  return (
    <LockedField
      label={found.fileStore === null ? texts.folder : texts.store}
      value={found.fileStore ?? found.fileFolder ?? ''}
      description={aboutOf(found)}
    />
  );
}
