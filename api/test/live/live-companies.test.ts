import { afterAll, beforeAll, describe, it } from 'vitest';
import { keepCompanies } from '../../src/features/companies/index.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, graphqlSocket } from '../support/sockets.ts';

const follow = 'mutation { followCompany(slug: "watched") { id } }';
const unfollow = 'mutation { unfollowCompany(slug: "watched") { id } }';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app);
  await aPost(author, { companyName: 'Watched' });
  await keepCompanies(app.app);
});
afterAll(async () => {
  closeSockets();
  await app.close();
});

/** What somebody hears who has the page of a company open. */
async function watching(person: Person) {
  const { id } = (await author.ask('{ company(slug: "watched") { id } }')).company;
  const socket = graphqlSocket(app.url, { token: person.token });
  await socket.message('connection_ack');
  socket.subscribe(`subscription { companyFollowers(id: "${id}") { id count } }`);
  return {
    socket,
    count: () =>
      socket.messages.filter(({ type }) => type === 'next').at(-1)?.payload.data?.companyFollowers
        .count,
  };
}

describe('followers of a company', () => {
  it('are counted on its open page, as they come and go', async () => {
    const { count } = await watching(author);
    await eventually(() => count() === 0, 'the greeting');
    const [one, other] = [await aMentee(app), await aMentee(app)];
    await Promise.all([one, other, other].map((person) => person.ask(follow)));
    await eventually(() => count() === 2, 'both');
    await one.ask(unfollow);
    await eventually(() => count() === 1, 'one of them');
  });

  it('are for members, of what something tells of', async () => {
    const { socket } = await watching(await anUnverifiedMentee(app));
    await eventually(() => JSON.stringify(socket.messages).includes('FORBIDDEN'), 'the refusal');
    const member = graphqlSocket(app.url, { token: author.token });
    await member.message('connection_ack');
    member.subscribe(
      'subscription { companyFollowers(id: "01900000-0000-7000-8000-000000000000") { count } }',
    );
    await eventually(
      () => JSON.stringify(member.messages).includes('Company not found'),
      'nothing there',
    );
  });
});
