import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendUpload } from '../../testing/files.ts';
import {
  aMentee,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { joinSocketRoom } from '../../testing/socket-room.ts';

const board = '{ id items { id title description imageUrl isUploaded } }';
const add = `mutation ($input: VisionItemInput!, $picture: Upload) { addVisionItem(input: $input, picture: $picture) ${board} }`;
const update = `mutation ($id: ID!, $input: VisionItemInput!, $picture: Upload, $removePicture: Boolean) { updateVisionItem(id: $id, input: $input, picture: $picture, removePicture: $removePicture) ${board} }`;
const remove = `mutation ($id: ID!) { removeVisionItem(id: $id) ${board} }`;
const order = `mutation ($ids: [ID!]!) { orderVisionBoard(ids: $ids) ${board} }`;
const read = `query ($id: ID!) { profile(userId: $id) { visionBoard ${board} } }`;

let app: TestApp;
let owner: Person;
let reader: Person;
const sql = (text: string, parameters: unknown[] = []) => app.app.db.sql<Json>(text, parameters);
const items = async (of: Person, by: Person = reader): Promise<Json[]> =>
  (await by.ask(read, { id: of.id })).profile.visionBoard.items;
const titles = async (of: Person): Promise<string[]> =>
  (await items(of)).map(({ title }: Json) => title);
const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

/** Sends a picture along with a mutation. */
const withPicture = async (
  who: Person,
  query: string,
  variables: Json,
  bytes: Buffer,
  name = 'dream.png',
): Promise<Json> =>
  (await sendUpload(app.url, who, query, 'picture', { bytes, name }, variables)).body;

beforeAll(async () => {
  app = await startTestApp({
    limits: {
      creationsPerMinute: { points: 1000, seconds: 60 },
      creationsPerHour: { points: 1000, seconds: 3600 },
    },
  });
  [owner, reader] = await Promise.all([aMentee(app), aMentee(app)]);
});
afterAll(() => app.close());

describe('a vision board', () => {
  it('is filled, corrected, put in order and cleared by its owner, and read by members', async () => {
    await owner.ask(add, {
      input: {
        title: ' Work at ISRO ',
        description: 'Flight software',
        imageUrl: 'https://pictures.example/isro.jpg',
      },
    });
    await owner.ask(add, { input: { title: 'Learn Rust' } });
    const { addVisionItem } = await owner.ask(add, { input: { title: 'Bangalore' } });
    const [isro, rust, city] = addVisionItem.items as Json[];
    expect(isro).toEqual({
      id: isro.id,
      title: 'Work at ISRO',
      description: 'Flight software',
      imageUrl: 'https://pictures.example/isro.jpg',
      isUploaded: false,
    });
    expect(await titles(owner)).toEqual(['Work at ISRO', 'Learn Rust', 'Bangalore']);
    await owner.ask(order, { ids: [city.id, isro.id, rust.id] });
    expect(await titles(owner)).toEqual(['Bangalore', 'Work at ISRO', 'Learn Rust']);
    await owner.ask(update, { id: rust.id, input: { title: 'Learn Go' } });
    await owner.ask(remove, { id: isro.id });
    expect(await titles(owner)).toEqual(['Bangalore', 'Learn Go']);
    await owner.ask(add, { input: { title: 'Last' } });
    expect(await titles(owner)).toEqual(['Bangalore', 'Learn Go', 'Last']);
  });

  it('keeps an uploaded picture, re-encoded and signed, until it is replaced or removed', async () => {
    const person = await aMentee(app);
    const { data } = await withPicture(
      person,
      add,
      { input: { title: 'Dream' } },
      await aPicture(),
    );
    const [item] = data.addVisionItem.items as Json[];
    expect(item).toMatchObject({ isUploaded: true, imageUrl: expect.stringContaining('/files/') });
    const shown = await fetch(new URL(item.imageUrl, app.url));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(1200);
    const files = () =>
      sql("select id from files where owner_id = $1 and purpose = 'vision'", [person.id]);
    const [first] = await files();

    await person.ask(update, { id: item.id, input: { title: 'Same picture' } });
    expect(await files()).toEqual([first]);
    await withPicture(
      person,
      update,
      { id: item.id, input: { title: 'Another' } },
      await aPicture(),
    );
    expect(await files()).toHaveLength(1);
    expect((await files())[0].id).not.toBe(first.id);
    await eventually(
      () =>
        app.app.files.get(first.id).then((stream) => {
          stream?.resume();
          return stream === null;
        }),
      'the first picture to go',
    );
    await person.ask(update, {
      id: item.id,
      input: { title: 'By address', imageUrl: 'https://pictures.example/a.jpg' },
    });
    expect(await files()).toEqual([]);
    expect((await items(person))[0]).toMatchObject({
      imageUrl: 'https://pictures.example/a.jpg',
      isUploaded: false,
    });
    await withPicture(person, update, { id: item.id, input: { title: 'Again' } }, await aPicture());
    await person.ask(update, { id: item.id, input: { title: 'None' }, removePicture: true });
    expect((await items(person))[0]).toMatchObject({ imageUrl: null });
    expect(await files()).toEqual([]);
  });

  it('refuses what is no picture, both ways at once, and texts and links beyond the rules', async () => {
    const person = await aMentee(app);
    const refused = async (variables: Json, bytes: Buffer, name?: string) =>
      (await withPicture(person, add, variables, bytes, name)).errors[0];
    expect(
      await refused(
        { input: { title: 'x' } },
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'a.svg',
      ),
    ).toMatchObject({
      message: 'Only JPEG, PNG, and WebP files are allowed',
      extensions: { code: 'UNSUPPORTED_TYPE' },
    });
    expect(
      await refused({ input: { title: 'x' } }, Buffer.alloc(5 * 1024 * 1024 + 1)),
    ).toMatchObject({
      message: 'File size must be less than 5MB',
      extensions: { code: 'TOO_LARGE' },
    });
    expect(
      await refused(
        { input: { title: 'x', imageUrl: 'https://a.example/b.png' } },
        await aPicture(),
      ),
    ).toMatchObject({ message: 'Choose a picture or its address, not both' });
    for (const [input, message] of [
      [{ title: ' ' }, 'Title is required'],
      [{ title: 'x'.repeat(81) }, 'Title cannot exceed 80 characters'],
      [{ title: 'x', description: 'x'.repeat(301) }, 'Description cannot exceed 300 characters'],
      [{ title: 'x', imageUrl: 'data:image/png;base64,AA' }, 'Please enter a valid URL'],
    ] as const)
      expect(await person.refused(add, { input })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message,
      });
    expect(await items(person)).toEqual([]);
    expect(await sql('select id from files where owner_id = $1', [person.id])).toEqual([]);
  });

  it('holds twenty-four items in places of their own, however many are added at once', async () => {
    const busy = await aMentee(app);
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, n) => busy.graphql(add, { input: { title: `Item ${n}` } })),
    );
    expect(sent.filter(({ errors }) => !errors)).toHaveLength(24);
    expect(
      (
        await sql(
          'select count(distinct place)::int as places from vision_items where user_id = $1',
          [busy.id],
        )
      )[0],
    ).toEqual({ places: 24 });
    const ids = (await items(busy)).map(({ id }) => id as string);
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        busy.ask(order, { ids: [...ids.slice(n), ...ids.slice(0, n)] }),
      ),
    );
    expect(
      (
        await sql(
          'select count(distinct place)::int as places from vision_items where user_id = $1',
          [busy.id],
        )
      )[0],
    ).toEqual({ places: 24 });
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], [...ids.slice(1), 'x'], []]) {
      expect(await busy.refused(order, { ids: wrong })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'The order must name every item of your board once',
      });
    }
  });

  it('of others answers as an unknown one does; the unverified have none', async () => {
    const { addVisionItem } = await owner.ask(add, { input: { title: 'Mine' } });
    const mine = (addVisionItem.items as Json[]).at(-1).id;
    for (const id of [mine, '01900000-0000-7000-8000-000000000000', 'x']) {
      expect(await reader.refused(update, { id, input: { title: 'Taken' } })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Item not found',
      });
      expect(await reader.refused(remove, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Item not found',
      });
    }
    expect((await reader.refused(order, { ids: [mine] })).code).toBe('BAD_USER_INPUT');
    expect(await titles(owner)).toContain('Mine');
    const unverified = await anUnverifiedMentee(app);
    expect((await unverified.refused(add, { input: { title: 'x' } })).code).toBe('FORBIDDEN');
    const shy = await aMentee(app);
    await shy.ask(add, { input: { title: 'Hidden' } });
    await sql("update profiles set visibility = 'connections' where user_id = $1", [shy.id]);
    expect(await items(shy)).toEqual([]);
    expect(await items(shy, shy)).toHaveLength(1);
  });

  it('is read by REST and told in the room of the profile', async () => {
    const { received, leave } = await joinSocketRoom(
      app,
      reader,
      'joinProfile',
      owner.id,
      'visionBoardUpdated',
    );
    await owner.ask(add, { input: { title: 'Told' } });
    await eventually(
      () => received.at(-1)?.items.some(({ title }: Json) => title === 'Told'),
      'visionBoardUpdated',
    );
    expect(received.at(-1).userId).toBe(owner.id);
    leave();
    const { status, body } = await reader.rest('GET', `/api/visionBoard/mentee/${owner.id}`);
    expect(status).toBe(200);
    expect(body.at(-1)).toEqual({
      _id: expect.any(String),
      title: 'Told',
      description: '',
      imageUrl: null,
    });
    expect((await reader.rest('GET', '/api/visionBoard/mentee/x')).status).toBe(404);
  });
});
