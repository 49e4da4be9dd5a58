import { useSearchParams } from 'react-router-dom';

/** What the link of a mail says. */
export function useLinkToken(): { token: string; answer: string | null } {
  const [params] = useSearchParams();
  return { token: params.get('token') ?? '', answer: params.get('answer') };
}
