import { type Answered, bearer, call, json } from './calls.ts';

/**
 * The calls of one person while something fails: reads and a write, by GraphQL and REST, with and
 * without a session.
 */
export function sampleCallsOf(url: string, token: string): () => Promise<Answered> {
  const calls = [
    () => call(`${url}/graphql`, json(token, { query: '{ me { id } myPosts { nodes { id } } }' })),
    () => call(`${url}/api/auth/user`, bearer(token)),
    () => call(`${url}/api/auth/switch-role`, json(token, { newRole: 'alumni' })),
    () =>
      call(
        `${url}/graphql`,
        json(token, { query: 'mutation { updateProfile(input: { bio: "Still here" }) { bio } }' }),
      ),
    () =>
      call(
        `${url}/graphql`,
        json(undefined, { query: '{ searchPreview(search: "google") { posts { id } } }' }),
      ),
  ];
  let turn = 0;
  return () => {
    turn += 1;
    return (calls[turn % calls.length] ?? (() => call(url)))();
  };
}
