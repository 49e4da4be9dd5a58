import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { onPhone } from '../support/screen.ts';

const aPicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#3f9b7a' } })
    .png()
    .toBuffer();
const note = 'I meet your company on Friday. May I ask how the rounds went?';

test('a request becomes a talk that survives a lost line, with files, receipts and typing', async ({
  arrive,
  troubles,
}) => {
  test.setTimeout(120_000);
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Sarita Senior'),
    verifiedStudent('Jatin Junior'),
  ]);
  const asked = await arrive(senior);
  const asking = await arrive(junior, onPhone);
  await asked.goto('/chat');
  await expect(asked.getByText('No conversations yet!')).toBeVisible();

  await test.step('the student asks with a note and waits', async () => {
    await asking.goto(`/chat/${senior.id}`);
    await asking.getByRole('textbox', { name: 'Why do you ask?' }).fill(note);
    await asking.getByRole('button', { name: 'Send request' }).click();
    await expect(asking.getByText('Chat request sent. Waiting...')).toBeVisible();
    await expect(asking.getByRole('textbox', { name: 'Write a message' })).toHaveCount(0);
  });

  await test.step('the alumnus hears of it on any page, reads why, and accepts', async () => {
    await expect(asked).toHaveTitle('(1) Messages · Experiencia');
    await asked.getByRole('main').getByRole('link', { name: 'Jatin Junior' }).click();
    await expect(asked.getByText('Chat request from mentee.')).toBeVisible();
    await expect(asked.getByRole('blockquote')).toHaveText(note);
    await asked.getByRole('button', { name: 'Accept' }).click();
    await expect(asked.getByRole('log').getByText(note)).toBeVisible();
    await expect(asking.getByRole('log').getByText(note)).toBeVisible();
    await expect(asked).toHaveTitle('Jatin Junior · Experiencia');
  });

  const theirs = asked.getByRole('textbox', { name: 'Write a message' });
  const mine = asking.getByRole('textbox', { name: 'Write a message' });
  const [heard, said] = [asked.getByRole('log'), asking.getByRole('log')];

  await test.step('who types is seen, and what is said is delivered and read', async () => {
    await theirs.pressSequentially('Gladly: https://example.org/rounds.', { delay: 20 });
    await expect(asking.getByText('Sarita is typing …')).toBeVisible();
    await theirs.press('Shift+Enter');
    await theirs.pressSequentially('Three rounds.');
    await theirs.press('Enter');
    await expect(theirs).toHaveValue('');
    await expect(said.getByText('Three rounds.')).toBeVisible();
    await expect(said.getByRole('link', { name: 'https://example.org/rounds' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    await expect(asking.getByText('Sarita is typing …')).toHaveCount(0);
    await expect(
      heard.getByRole('article').last().getByRole('img', { name: 'Read' }),
    ).toBeVisible();
  });

  await test.step('files come with the documented alert for others', async () => {
    const chooser = asking.waitForEvent('filechooser');
    await asking.getByRole('button', { name: 'Attach pictures and PDFs' }).click();
    await (await chooser).setFiles([
      { name: 'board.png', mimeType: 'image/png', buffer: await aPicture() },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') },
    ]);
    await expect(
      asking.getByText('File notes.txt is not allowed. Only JPEG, PNG, and PDF are supported.'),
    ).toBeVisible();
    const tray = asking.getByRole('list', { name: 'Files to send' });
    await expect(tray.getByRole('listitem')).toHaveCount(1);
    await expect(tray).toContainText('board.png');
    await asking.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(tray).toHaveCount(0);
    await heard.getByRole('button', { name: /^Show board/ }).click();
    const viewer = asked.getByRole('dialog', { name: /^board/ });
    await expect(viewer.getByRole('img', { name: /^board/ })).toBeVisible();
    await asked.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('a lost line loses nothing, doubles nothing and keeps the order', async () => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_NETWORK_CHANGED/);
    await asking.context().setOffline(true);
    for (const words of ['Lost one', 'Lost two']) {
      await mine.fill(words);
      await mine.press('Enter');
      await expect(said.getByText(words)).toBeVisible();
    }
    await expect(said.getByText('Waits for the internet')).toHaveCount(2);
    for (const words of ['Missed one', 'Missed two', 'Missed three']) {
      await theirs.fill(words);
      await theirs.press('Enter');
    }
    await expect(heard.getByText('Missed three')).toBeVisible();
    // The order is the server's: it has these before the others set out.
    await expect(heard.getByRole('img', { name: 'Sending' })).toHaveCount(0);
    await asking.context().setOffline(false);
    const words = ['Missed one', 'Missed two', 'Missed three', 'Lost one', 'Lost two'];
    for (const list of [heard, said]) {
      await expect(list.getByText('Lost two')).toBeVisible();
      for (const one of words) await expect(list.getByText(one)).toHaveCount(1);
    }
    await expect(said.getByRole('img', { name: 'Sending' })).toHaveCount(0);
    const order = await heard.getByRole('article').allInnerTexts();
    expect(words.map((one) => order.findIndex((text) => text.includes(one)))).toEqual(
      words.map((one) => order.findIndex((text) => text.includes(one))).sort((a, b) => a - b),
    );
  });

  await test.step('list and conversation are sound in every look', async () => {
    await asked.reload();
    await expect(asked.getByRole('log').getByText('Lost two')).toBeVisible();
    await expectAccessible(asked);
    await asking.getByRole('link', { name: 'All conversations' }).click();
    await expect(asking.getByRole('link', { name: 'Sarita Senior' })).toBeVisible();
    await expectAccessible(asking);
  });
});
