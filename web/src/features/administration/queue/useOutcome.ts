import { verificationTexts } from '@schema/rules/account/verification-texts';
import { errorCode } from '@/core/errors';
import { useVerificationQuery } from '@/generated/hooks';

/**
 * What became of a request that is not among those that wait: who decided it, in a sentence.
 * @param id undefined asks nothing
 * @returns undefined while it is not known, and where it still waits (the list ends before it)
 */
export function useOutcome(id: string | undefined): string | undefined {
  const { data, error } = useVerificationQuery({
    variables: { id: id ?? '' },
    skip: id === undefined,
    fetchPolicy: 'network-only',
  });
  if (id === undefined) return undefined;
  if (error && errorCode(error) === 'NOT_FOUND') return verificationTexts.notFound;
  const request = data?.verification;
  if (request?.id !== id || request.status === 'pending') return undefined;
  return verificationTexts.decided(request.status, request.decidedBy?.fullName ?? null);
}
