import {
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { featureRows } from '../../src/app.ts';
import { buildSchema } from '../../src/schema.ts';
import { aJobOpening, opening } from '../../src/testing/builders/jobs.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import type { Client, Json, Person, TestApp } from '../../src/testing/index.ts';
import { anAlumnus, startTestApp } from '../../src/testing/index.ts';
import { calls, rooms } from '../support/access/access-of-calls.ts';
import { fields } from '../support/access/access-of-fields.ts';
import { isUpload, operation } from '../support/access/asked-fields.ts';
import { groups, type Persona, personas, somebody, whoGetsIn } from '../support/access/personas.ts';
import { aPng } from '../support/files.ts';
import { closeSockets, eventSocket, graphqlSocket, outcome } from '../support/sockets.ts';

const schema = buildSchema();
const roots = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).map((field) => ({
    name: `${root?.name}.${field.name}`,
    field,
  })),
);
const named = (kind: string) => roots.filter(({ name }) => name.startsWith(`${kind}.`));

let app: TestApp;
let author: Person;
let admin: Person;
let things: Record<string, string>;
/** Somebody of each kind for what only reads, and so leaves them as they are. */
let readers: Map<Persona, Client & Partial<Person>>;

beforeAll(async () => {
  app = await startTestApp({
    limits: Object.fromEntries(
      [
        'codeMailsPerMinute',
        'codeMailsPerHour',
        'codeMailsPerDay',
        'uploads',
        'postFiles',
        'postFilesPerDay',
        'wrongPasswordsPerAccount',
      ].map((name) => [name, { points: 10_000, seconds: 60 }]),
    ),
  });
  readers = new Map();
  for (const persona of personas) readers.set(persona, await somebody(app, persona));
  author = await anAlumnus(app);
  admin = await anAlumnus(app, { isAdmin: true });
  const postId = await aPost(author);
  const { askQuestion } = await author.ask(
    'mutation ($postId: ID!) { askQuestion(postId: $postId, content: "How was it?") { id } }',
    { postId },
  );
  things = {
    id: postId,
    refId: postId,
    postId,
    questionId: askQuestion.id,
    answerId: askQuestion.id,
    userId: author.id,
    jobId: await aJobOpening(author),
    college: app.app.config.college.name,
  };
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

/**
 * What a stranger to the field would send: its own address, somebody else's things, and the
 * plainest value for the rest.
 */
function valueFor(name: string, type: GraphQLInputType, me: Partial<Person>): Json {
  if (isNonNullType(type)) return valueFor(name, type.ofType, me);
  if (name === 'email') return me.email ?? author.email;
  if (name in things) return things[name];
  if (isListType(type)) return [];
  if (type.name === 'Upload') return null;
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        valueFor(field.name, field.type, me),
      ]),
    );
  return (
    { Int: 1, Float: 1, Boolean: false, DateTimeISO: '2026-01-01T00:00:00Z' }[type.name as 'Int'] ??
    'x'
  );
}

const isAboutJobs = (name: string): boolean => /^job|Job$|Opening$/.test(name);
const secretsOf = ({ email, password }: Person) => ({ email, password });
/** What a field needs to let anybody in; null for those that take whatever fits their types. */
const ownVariables = (name: string): Record<string, unknown> | null => {
  if (name === 'signIn') return secretsOf(author);
  if (name === 'adminSignIn') return secretsOf(admin);
  // What the others ask for is not taken away by who may: whoever is let in is told that it is not
  // there.
  if (name === 'removeContent') return { type: 'post', id: 'x', kind: 'hide', reason: 'x' };
  if (name === 'removeComment') return { id: 'x', kind: 'hide', reason: 'x' };
  // What was sent is looked at before the opening is: only what is right is refused for whose it
  // is.
  if (name === 'updateJob') return { id: things['jobId'], input: opening() };
  return name === 'beginSecondFactor' ? { password: null } : null;
};
const variablesOf = (
  field: GraphQLField<unknown, unknown>,
  me: Partial<Person>,
): Record<string, unknown> =>
  ownVariables(field.name) ??
  Object.fromEntries(
    field.args.map((arg) => [
      arg.name,
      // An id is that of an opening where the field is about one.
      arg.name === 'id' && isAboutJobs(field.name)
        ? things['jobId']
        : valueFor(arg.name, arg.type, me),
    ]),
  );

async function ask(
  kind: string,
  field: GraphQLField<unknown, unknown>,
  me: Client & Partial<Person>,
): Promise<string | undefined> {
  const [query, variables] = [operation(kind, field), variablesOf(field, me)];
  const upload = field.args.find(isUpload);
  if (!upload) return (await me.graphql(query, variables)).errors?.[0]?.extensions.code;
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({ query, variables: { ...variables, [upload.name]: null } }),
  );
  form.set('map', JSON.stringify({ 0: [`variables.${upload.name}`] }));
  form.set('0', new File([new Uint8Array(await aPng())], 'a.png'));
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'apollo-require-preflight': '1',
      ...(me.token ? { authorization: `Bearer ${me.token}` } : {}),
    },
    body: form,
  });
  return ((await response.json()) as Json).errors?.[0]?.extensions.code;
}

/**
 * Those who got in; the others must have been told to sign in (strangers) or that they may not
 * (accounts).
 * @param attempt what each tries
 * @param changes it may change who tries: each is somebody new
 */
async function admitted(
  attempt: (me: Client & Partial<Person>) => Promise<'in' | 401 | 403>,
  changes: boolean,
): Promise<Persona[]> {
  const answered = async (persona: Persona) => {
    const reader = changes ? undefined : readers.get(persona);
    const answer = await attempt(reader ?? (await somebody(app, persona)));
    if (answer !== 'in')
      expect(`${persona}: ${answer}`).toBe(
        `${persona}: ${persona === 'visitor' || persona === 'banned' ? 401 : 403}`,
      );
    return answer;
  };
  const answers: ('in' | 401 | 403)[] = [];
  // One after the other where each may change what the next finds.
  if (changes) for (const persona of personas) answers.push(await answered(persona));
  else answers.push(...(await Promise.all(personas.map(answered))));
  return personas.filter((_persona, index) => answers[index] === 'in');
}

const doorOf = (code: string | undefined) =>
  code === 'UNAUTHENTICATED' ? 401 : code === 'FORBIDDEN' ? 403 : 'in';

describe('who gets past', () => {
  it('stands at the end of the description of every field', () => {
    const unsaid = roots.filter(
      ({ field }) =>
        !/ (Open to visitors|Requires [^.]+)\.( Allowed while muted\.)?$/.test(
          field.description ?? '',
        ),
    );
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });

  it('names admins where they alone get in, and muting where it does not matter', () => {
    const endOf = (name: string) => roots.find((root) => root.name === name)?.field.description;
    expect(endOf('Query.analytics')).toMatch(/ Requires a super admin\.$/);
    expect(endOf('Mutation.signOut')).toMatch(/ Requires signing in\. Allowed while muted\.$/);
    expect(endOf('Mutation.publishPost')).toMatch(/ Requires the role of an alumnus\.$/);
  });

  it('is stated for every field, call and room, and for none that is not there', async () => {
    const { restRows, socketRooms: rows } = await featureRows();
    expect(Object.keys(fields).sort()).toEqual(roots.map(({ name }) => name).sort());
    expect(Object.keys(calls).sort()).toEqual(
      restRows.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    expect(Object.keys(rooms).sort()).toEqual([...new Set(rows.map(({ join }) => join))].sort());
  });

  it.each([...named('Query'), ...named('Mutation')])('$name', async ({ name, field }) => {
    const kind = name.split('.')[0] ?? '';
    const changes = kind === 'Mutation';
    expect(await admitted(async (me) => doorOf(await ask(kind, field, me)), changes)).toEqual(
      whoGetsIn(name, fields[name] ?? 'superAdmins', changes),
    );
  });

  it.each(Object.keys(calls))('%s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      call.startsWith('DELETE /api/admin/')
        ? 'missing'
        : (things[path.startsWith('/api/jobs/') ? 'jobId' : name] ?? 'missing'),
    );
    const bodyOf = (me: Partial<Person>) =>
      call.endsWith('/signin')
        ? secretsOf(call.includes('/admin/') ? admin : author)
        : { email: me.email ?? author.email, newRole: 'mentee' };
    expect(
      await admitted(async (me) => {
        const { status } = await me.rest(
          method,
          address,
          method === 'GET' ? undefined : bodyOf(me),
        );
        return status === 401 || status === 403 ? status : 'in';
      }, method !== 'GET'),
    ).toEqual(whoGetsIn(call, calls[call] ?? 'superAdmins', method !== 'GET'));
  });

  it.each(named('Subscription'))('$name', async ({ name, field }) => {
    /** Who hears no refusal within so many milliseconds: silence is the welcome. */
    const within = (milliseconds: number) =>
      admitted(async (me) => {
        const socket = graphqlSocket(app.url, { token: me.token });
        const closed = await Promise.race([
          socket.message('connection_ack').then(() => 0),
          socket.closed.then(({ code }) => code),
        ]);
        if (closed === 4401) return 401;
        socket.subscribe(operation('Subscription', field), variablesOf(field, me));
        await Promise.race([
          socket.message('complete').catch(() => undefined),
          new Promise((resolve) => {
            setTimeout(resolve, milliseconds);
          }),
        ]);
        // A greeting is a welcome too.
        const refusal = socket.messages.find(
          ({ type, payload }) => type === 'error' || (type === 'next' && payload.errors),
        );
        return doorOf(
          refusal && (refusal.payload.errors?.[0] ?? refusal.payload[0]).extensions.code,
        );
      }, false);
    const expected = groups[fields[name] ?? 'superAdmins'];
    // A refusal comes within one round trip and one look at the database; where that seems to be
    // missing, it is given more time.
    const found = await within(150);
    expect(JSON.stringify(found) === JSON.stringify(expected) ? found : await within(3000)).toEqual(
      expected,
    );
  });

  it.each(Object.keys(rooms))('room of %s', async (join) => {
    expect(
      await admitted(async (me) => {
        const named: Record<string, string> = {
          joinProfile: 'userId',
          joinPost: 'postId',
          'join-College': 'college',
        };
        const id = join === 'join' ? me.id : things[named[join] ?? ''];
        const socket = eventSocket(app.url, { token: me.token });
        if ((await outcome(socket)) !== 'connected') return 401;
        const answer = (await socket.emitWithAck(join, id)) as { ok?: boolean };
        return answer.ok ? 'in' : 403;
      }, false),
    ).toEqual(groups[rooms[join] ?? 'superAdmins']);
  });
});
