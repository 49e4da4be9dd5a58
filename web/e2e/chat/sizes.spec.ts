import { randomUUID } from 'node:crypto';
import type { Locator, Route } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';
import { conversationOf } from '../support/calls.ts';
import { newcomer, type Person, post, verifiedStudent } from '../support/people.ts';
import { onPhone } from '../support/screen.ts';

const sizeOf = async (shown: Locator) => {
  const { width = NaN, height = NaN } = (await shown.boundingBox()) ?? {};
  return { width, height };
};

test('a picture has its size before it is there, so that nothing moves when it comes', async ({
  arrive,
}) => {
  const [alumnus, student] = await Promise.all([
    newcomer('alumni', 'Pictured Pia'),
    verifiedStudent('Looking Lata'),
  ]);
  const id = await conversationOf(student, alumnus);
  const sender = await arrive(alumnus);
  await sender.goto(`/chat/${id}`);
  const chooser = sender.waitForEvent('filechooser');
  await sender.getByRole('button', { name: 'Attach pictures and PDFs' }).click();
  const board = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3f9b7a' } });
  await (await chooser).setFiles([
    { name: 'board.png', mimeType: 'image/png', buffer: await board.png().toBuffer() },
  ]);
  await sender.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sender.getByRole('button', { name: /^Show board/ })).toBeVisible();

  for (const options of [{}, onPhone]) {
    const page = await arrive(student, options);
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/*', async (route) => {
      const isPicture = route.request().resourceType() === 'image';
      if (isHeld && isPicture) held.push(route);
      else await route.continue();
    });
    await page.goto(`/chat/${id}`);
    const shown = page.getByRole('button', { name: /^Show board/ });
    await expect(shown).toBeVisible();
    const before = await sizeOf(shown);
    expect(before.width).toBeGreaterThan(200);
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect
      .poll(() => shown.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    expect(await sizeOf(shown)).toEqual(before);
  }
});

const ask = <Answer>(person: Person, query: string, variables: object) =>
  post<{ data: Answer }>('/graphql', { query, variables }, person.token);
const connect = 'mutation ($id: ID!) { connect(userId: $id) { status } }';
const createGroup =
  'mutation ($name: String!, $ids: [ID!]!, $key: ID!) { createGroup(name: $name, personIds: $ids, key: $key) { id } }';

test('a long name of a group leaves room for all that is about it on a phone', async ({
  arrive,
}) => {
  const [maker, member] = await Promise.all([
    newcomer('alumni', 'Making Mala'),
    newcomer('alumni', 'Member Mohan'),
  ]);
  await ask(maker, connect, { id: member.id });
  await ask(member, connect, { id: maker.id });
  const name = 'W'.repeat(60);
  const made = await ask<{ createGroup: { id: string } }>(maker, createGroup, {
    name,
    ids: [member.id],
    key: randomUUID(),
  });
  const page = await arrive(member, onPhone);
  await page.goto(`/chat/${made.data.createGroup.id}`);
  await page.getByRole('button', { name, exact: true }).click();
  const info = page.getByRole('dialog', { name: 'About this group' });
  await expect(info.getByRole('heading', { name })).toBeVisible();
  for (const shown of [
    info.getByRole('heading', { name }),
    info.getByRole('button', { name: 'Leave group' }),
  ]) {
    const box = await shown.boundingBox();
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(onPhone.viewport.width);
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  }
});

test('the head of a conversation takes the place of the header on a phone, and nothing scrolls but it', async ({
  arrive,
}) => {
  const [alumnus, student] = await Promise.all([
    newcomer('alumni', 'Headed Hema'),
    verifiedStudent('Heading Hari'),
  ]);
  const id = await conversationOf(student, alumnus);
  for (const [options, hasHeader] of [
    [onPhone, false],
    [{}, true],
  ] as const) {
    const page = await arrive(student, options);
    await page.goto(`/chat/${id}`);
    const head = page.getByRole('main').getByRole('link', { name: 'Headed Hema' }).last();
    await expect(head).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(hasHeader ? 1 : 0);
    const scrolls = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(await scrolls()).toBe(0);
    if (hasHeader) continue;
    expect((await head.boundingBox())?.y ?? NaN).toBeLessThan(30);
    await page.getByRole('link', { name: 'All conversations' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    // Where there is no conversation the way back stands there too.
    await page.goto('/chat/01900000-0000-7000-8000-000000000000');
    await expect(page).toHaveURL(/\/chat$/);
  }
});

test('the box grows with what is written from one row to eight, then scrolls', async ({
  arrive,
}) => {
  const [alumnus, student] = await Promise.all([
    newcomer('alumni', 'Brief Bela'),
    verifiedStudent('Wordy Wasim'),
  ]);
  const id = await conversationOf(student, alumnus);
  const page = await arrive(student, onPhone);
  await page.goto(`/chat/${id}`);
  const box = page.getByRole('textbox', { name: 'Write a message' });
  await expect(box).toBeVisible();
  const row = await box.evaluate((field) => parseFloat(getComputedStyle(field).lineHeight));
  const rows = async (lines: number) => {
    await box.fill(Array.from({ length: lines }, () => 'Well').join('\n'));
    return ((await sizeOf(box)).height - frame) / row;
  };
  const frame = (await sizeOf(box)).height - row;
  expect(frame).toBeLessThan(row);
  for (const [lines, shown] of [
    [1, 1],
    [3, 3],
    [30, 8],
    [2, 2],
  ] as const)
    expect(await rows(lines)).toBeCloseTo(shown, 1);
});
