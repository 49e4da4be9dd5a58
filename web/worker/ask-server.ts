/** An operation of `worker.graphql`. */
export type Operation = { hash: string; text: string };

type Answer = {
  data: Record<string, unknown> | null;
  /** That of what was refused; undefined where nothing was. */
  code: string | undefined;
};

/**
 * Asks the server something: one of its own version runs what the hash names for anybody, another
 * reads the text.
 * @param token of the session in which it is asked; most of what this script asks needs none
 * @throws without a line, and where the answer is none of the api
 */
export async function ask(
  { hash, text }: Operation,
  variables: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      query: text,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
  });
  const { data = null, errors } = (await response.json()) as {
    data?: Answer['data'];
    errors?: { extensions?: { code?: string } }[];
  };
  if (!data && !errors) throw new Error('no answer of the api');
  return { data, code: errors?.[0] ? (errors[0].extensions?.code ?? 'INTERNAL') : undefined };
}
