import { createHash } from 'node:crypto';
import { type DocumentNode, print } from 'graphql';

/** The body of an answer; tests look into it without knowing each document's type. */
export type Json = ReturnType<typeof JSON.parse>;

interface GraphQLAnswer {
  status: number;
  headers: Headers;
  data: Json;
  errors?: {
    message: string;
    extensions: { code: string; fields?: Record<string, string>; [name: string]: unknown };
  }[];
}

interface RestAnswer {
  status: number;
  headers: Headers;
  body: Json;
}

/** Somebody at the transports, over real HTTP. */
export interface Client {
  token: string | undefined;
  /** Answers with data and errors as they are. */
  graphql(
    document: string | DocumentNode,
    variables?: Record<string, unknown>,
  ): Promise<GraphQLAnswer>;
  /** Answers with the data; fails on any error. */
  ask(document: string | DocumentNode, variables?: Record<string, unknown>): Promise<Json>;
  /** The code and text of the refusal; fails when there is none. */
  refused(
    document: string | DocumentNode,
    variables?: Record<string, unknown>,
  ): Promise<{ code: string; message: string; fields: Record<string, string> }>;
  rest(
    method: string,
    path: string,
    body?: Record<string, unknown> | FormData,
  ): Promise<RestAnswer>;
}

/** With TEST_TRUSTED_DOCUMENTS stories send their documents by hashes, as the web app does. */
const sendsHashes = process.env['TEST_TRUSTED_DOCUMENTS'] === 'on';

/** What clients have sent by its hash, which every test application answers. */
export const sentTexts = new Map<string, string>();

/** How a document is named in a request: by its text, or by its hash. */
function naming(text: string): object {
  if (!sendsHashes) return { query: text };
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  sentTexts.set(sha256Hash, text);
  return { extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

export function client(url: string, token?: string): Client {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const graphql: Client['graphql'] = async (document, variables) => {
    const query = typeof document === 'string' ? document : print(document);
    const send = async (named: object): Promise<GraphQLAnswer> => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...named, variables }),
      });
      const body = (await response.json()) as Omit<GraphQLAnswer, 'status' | 'headers'>;
      return { ...body, status: response.status, headers: response.headers };
    };
    const answer = await send(naming(query));
    // A server that is a process of its own, or was given other documents.
    const isUnknown = answer.errors?.[0]?.extensions.code === 'PERSISTED_QUERY_NOT_FOUND';
    return isUnknown ? send({ query }) : answer;
  };
  return {
    token,
    graphql,
    async ask(document, variables) {
      const { data, errors } = await graphql(document, variables);
      if (errors)
        throw new Error(
          errors.map((error) => `${error.extensions.code}: ${error.message}`).join('\n'),
        );
      return data;
    },
    async refused(document, variables) {
      const { errors } = await graphql(document, variables);
      const [error] = errors ?? [];
      if (!error) throw new Error('it was not refused');
      return {
        code: error.extensions.code,
        message: error.message,
        fields: error.extensions.fields ?? {},
      };
    },
    async rest(method, path, body) {
      const json = body !== undefined && !(body instanceof FormData);
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { ...headers, ...(json ? { 'content-type': 'application/json' } : {}) },
        ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
      };
    },
  };
}
