import type { PostSubject } from '@/features/careers';
import { useOwnPostQuery } from '@/generated/hooks';

/** The viewer's post about this company and role, asked for once, when the form opens. */
export function useOwnPost({ companyName, role }: PostSubject) {
  const { data, loading } = useOwnPostQuery({
    variables: { companyName, role },
    // A draft that does not name its role yet is asked for it by the form.
    skip: !role,
    fetchPolicy: 'no-cache',
  });
  // Without an answer the form opens: the server refuses a second post when it is sent.
  return { isLoading: loading, postId: data?.ownPost ?? null };
}
