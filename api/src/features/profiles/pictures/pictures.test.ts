import sharp from 'sharp';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../../core/context.ts';
import { sendUpload, storedObjects } from '../../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { aPicture, pictureFields, pictureSending } from '../../../testing/pictures.ts';
import { collectPicturesJob } from './collect-pictures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 1000, seconds: 60 } } });
});
afterAll(() => app.close());

const collect = () => change(app.app, (work) => work.enqueue(collectPicturesJob, {}));
const { send, setPicture, setBanner, sizeOf } = pictureSending(() => app);

const addVisionItem = (who: Person, bytes: Buffer) =>
  sendUpload(
    app.url,
    who,
    'mutation ($picture: Upload) { addVisionItem(input: { title: "Sail" }, picture: $picture) { items { id } } }',
    'picture',
    { bytes, name: 'sail.jpg' },
  );

const stored = (): string[] => storedObjects(app);
const filesOf = (who: Person) =>
  app.app.db.sql<{ id: string; variants: Json }>(
    'select id, variants from files where owner_id = $1',
    [who.id],
  );

describe('a profile picture', () => {
  it('comes whole and in three sizes, modern, square and without what the camera wrote', async () => {
    const person = await anUnverifiedMentee(app);
    const { user } = await setPicture(
      person,
      await sharp({ create: { width: 1400, height: 1000, channels: 3, background: '#369' } })
        .withExif({ IFD0: { Copyright: 'secret-owner' } })
        .jpeg()
        .toBuffer(),
    );
    expect(await sizeOf(user.profilePic)).toEqual({ format: 'webp', width: 1024, height: 731 });
    expect(await sizeOf(user.small)).toEqual({ format: 'webp', width: 96, height: 96 });
    expect(await sizeOf(user.large)).toEqual({ format: 'webp', width: 512, height: 512 });
    expect(
      Buffer.from(await (await fetch(`${app.url}${user.profilePic}`)).arrayBuffer()).includes(
        'secret-owner',
      ),
    ).toBe(false);
    const [address, other] = [user.small as string, user.large as string];
    expect((await fetch(`${app.url}${address.replace('.small', '')}`)).status).toBe(404);
    expect((await fetch(`${app.url}${address.replace('.small', '.large')}`)).status).toBe(404);
    expect(address.split('?')[0]).not.toBe(other.split('?')[0]);
    expect((await person.rest('GET', `/api/profile/user/${person.id}`)).body.profilePic).toBe(
      user.profilePic,
    );
  });

  it('is put by its owner alone, and is a picture of at most 5 MB', async () => {
    const person = await aMentee(app);
    expect(await send({}, 'setProfilePicture', 'picture', await aPicture(10))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(
      await setPicture(person, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.svg'),
    ).toEqual({
      code: 'UNSUPPORTED_TYPE',
      message: 'Only JPEG, PNG, and WebP pictures are allowed',
    });
    expect(await setPicture(person, Buffer.from('%PDF-1.4\n%%EOF'), 'me.jpg')).toMatchObject({
      code: 'UNSUPPORTED_TYPE',
    });
    expect(await setPicture(person, (await aPicture(900)).subarray(0, 900))).toMatchObject({
      code: 'UNSUPPORTED_TYPE',
    });
    expect(await setPicture(person, Buffer.alloc(5 * 1024 * 1024 + 1))).toEqual({
      code: 'TOO_LARGE',
      message: 'File size must be less than 5MB',
    });
    expect(await filesOf(person)).toEqual([]);
  });

  it('takes the place of the one before, whose bytes go; taken off, nothing is left', async () => {
    const person = await aMentee(app);
    const before = stored();
    await setPicture(person, await aPicture(300));
    const first = stored().filter((key) => !before.includes(key));
    expect(first).toHaveLength(4);
    await setPicture(person, await aPicture(300, 300, '#963'));
    await eventually(
      () => stored().filter((key) => !before.includes(key)).length === 4,
      'the bytes of the first are gone',
    );
    expect(stored()).not.toEqual(expect.arrayContaining(first));
    expect(
      (await person.ask(`mutation { removeProfilePicture { ${pictureFields} } }`))
        .removeProfilePicture.user.profilePic,
    ).toBeNull();
    expect(
      (await person.ask(`mutation { removeProfilePicture { id } }`)).removeProfilePicture.id,
    ).toBe(person.id);
    await eventually(() => stored().length === before.length, 'the bytes are gone');
    expect(await filesOf(person)).toEqual([]);
  });

  it('put several times at once is one picture', async () => {
    const person = await aMentee(app);
    const before = stored();
    const bytes = await aPicture(64);
    const answers = await Promise.all(Array.from({ length: 6 }, () => setPicture(person, bytes)));
    expect(answers.filter(({ code }) => code)).toEqual([]);
    expect(await filesOf(person)).toHaveLength(1);
    await eventually(
      () => stored().filter((key) => !before.includes(key)).length === 4,
      'the bytes of the others are gone',
    );
  });

  it('is downloaded by its owner alone, by an address that expires', async () => {
    const [person, other] = [await anAlumnus(app), await anAlumnus(app)];
    const path = `/api/profile/download/${person.id}`;
    expect(await person.rest('GET', path)).toMatchObject({
      status: 404,
      body: { message: 'There is no picture to download' },
    });
    await setPicture(person, await aPicture(300), 'Me in Pune.jpg');
    const { downloadUrl } = (await person.rest('GET', path)).body;
    const response = await fetch(`${app.url}${downloadUrl}`);
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''profile-picture.webp",
    );
    for (const id of [other.id, 'x', '0190a000-0000-7000-8000-000000000000']) {
      expect(await person.rest('GET', `/api/profile/download/${id}`)).toMatchObject({
        status: 404,
        body: { message: 'Profile not found' },
      });
    }
  });

  it('that nobody names any more is collected within minutes', async () => {
    const [gone, stays] = [await aMentee(app), await aMentee(app)];
    for (const person of [gone, stays]) {
      await setPicture(person, await aPicture(64));
      await setBanner(person, await aPicture(64));
      await addVisionItem(person, await aPicture(64));
    }
    await app.app.db.sql('delete from users where id = $1', [gone.id]);
    await collect();
    await app.app.db.sql(
      "update files set created_at = now() - interval '6 minutes' where owner_id = any($1)",
      [[gone.id, stays.id]],
    );
    expect(await filesOf(gone)).toHaveLength(3);
    await collect();
    await eventually(async () => (await filesOf(gone)).length === 0, 'what is nobody’s is gone');
    expect(await filesOf(stays)).toHaveLength(3);
  });
});

describe('a banner', () => {
  it('is the own one, else the default that an admin made, else none', async () => {
    const [admin, member, reader] = [
      await aMentee(app, { isAdmin: true }),
      await aMentee(app),
      await aMentee(app),
    ];
    const bannerOf = async (): Promise<Json> =>
      (
        await reader.ask(`query ($id: ID!) { profile(userId: $id) { ${pictureFields} } }`, {
          id: member.id,
        })
      ).profile;
    expect(await bannerOf()).toMatchObject({ hasBanner: false, bannerUrl: null, small: null });
    expect(
      await send(member, 'uploadDefaultBanner', 'banner', await aPicture(1200, 200), 'b.jpg'),
    ).toEqual({ code: 'FORBIDDEN', message: 'Not an admin' });

    const form = new FormData();
    form.set('banner', new File([new Uint8Array(await aPicture(1200, 200))], 'b.jpg'));
    expect(await admin.rest('POST', '/api/auth/upload-banner', form)).toMatchObject({
      status: 200,
      body: { message: 'Banner uploaded successfully!' },
    });
    const byDefault = await bannerOf();
    expect(byDefault.hasBanner).toBe(false);
    expect(await sizeOf(byDefault.bannerUrl)).toEqual({ format: 'webp', width: 1200, height: 200 });
    expect(await sizeOf(byDefault.small)).toEqual({ format: 'webp', width: 480, height: 80 });
    const logged = await app.app.db.sql<Json>(
      'select admin_id, action, target_type from audit_log',
    );
    expect(logged).toEqual([
      { admin_id: admin.id, action: 'uploadDefaultBanner', target_type: 'banner' },
    ]);

    await setBanner(member, await aPicture(1600, 400));
    const ofTheirOwn = await bannerOf();
    expect(ofTheirOwn.hasBanner).toBe(true);
    expect(await sizeOf(ofTheirOwn.bannerUrl)).toMatchObject({ width: 1600 });
    expect((await reader.rest('GET', `/api/profile/${member.id}`)).body.bannerUrl).toBe(
      ofTheirOwn.bannerUrl,
    );
    expect(
      (await member.ask(`mutation { removeProfileBanner { ${pictureFields} } }`))
        .removeProfileBanner,
    ).toMatchObject({ hasBanner: false, bannerUrl: byDefault.bannerUrl });

    const socket = io(app.url, { auth: { token: reader.token }, transports: ['websocket'] });
    const heard: Json[] = [];
    socket.on('profileUpdated', (payload: Json) => {
      heard.push(payload);
    });
    try {
      expect(await socket.emitWithAck('joinProfile', member.id)).toEqual({ ok: true });
      expect(await send(admin, 'uploadDefaultBanner', 'banner', await aPicture(1000, 100))).toBe(
        'Banner uploaded successfully!',
      );
      const told = await eventually(
        () => heard[0],
        'the new default, on a profile that stands open',
      );
      expect(await sizeOf(told.bannerUrl)).toMatchObject({ width: 1000 });
    } finally {
      socket.disconnect();
    }
    expect(await sizeOf((await bannerOf()).bannerUrl)).toMatchObject({ width: 1000 });
    const inForce = '{ defaultBanner { id createdAt bannerUrl } }';
    expect((await admin.ask(inForce)).defaultBanner).toMatchObject({
      createdAt: expect.any(String) as string,
      bannerUrl: (await bannerOf()).bannerUrl,
    });
    expect((await member.graphql(inForce)).errors?.[0]).toMatchObject({ message: 'Not an admin' });
    expect((await fetch(`${app.url}${byDefault.bannerUrl}`)).status).toBe(404);
  });

  it('by default is one JPEG or PNG', async () => {
    const admin = await aMentee(app, { isAdmin: true });
    const upload = (...files: Buffer[]) => {
      const form = new FormData();
      form.set('x', 'y');
      for (const bytes of files) form.append('banner', new File([new Uint8Array(bytes)], 'b.png'));
      return admin.rest('POST', '/api/auth/upload-banner', form);
    };
    const picture = await aPicture(100);
    expect(await upload()).toMatchObject({
      status: 400,
      body: { message: 'Please select a file' },
    });
    expect(await upload(picture, picture)).toMatchObject({
      status: 400,
      body: { message: 'Please select one file' },
    });
    expect(await upload(await sharp(picture).webp().toBuffer())).toMatchObject({
      status: 415,
      body: { message: 'Only JPEG and PNG files are allowed' },
    });
  });
});
