import { expect, test } from '../fixtures.ts';
import { post, verifiedStudent } from '../support/people.ts';
import { demoExperiences } from '../support/posting.ts';
import { onPhone } from '../support/screen.ts';

test('a name with a wrong letter is found and marked; Show all leads back from nothing', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto('/feed?tab=experiencia&sort=mostViewed');
  const heading = demoExperiences(page).first().getByRole('heading');
  const company = (await heading.textContent()) ?? '';
  const [word = ''] = company.split(' ').sort((a, b) => b.length - a.length);
  const box = page.getByRole('combobox', { name: /^Search/ });
  await box.fill(`${word.slice(0, -2)}q${word.slice(-1)}`);
  await box.press('Enter');
  await expect(heading.locator('mark')).toHaveText(word);
  await box.fill('qqxxzzqqxxzz');
  await box.press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/feed\?tab=experiencia&sort=mostViewed$/);
  await expect(heading).toBeVisible();
  await expect(heading.locator('mark')).toHaveCount(0);
});

test('the overview: a closed video stays closed, the banners turn by keyboard and stop, feedback keeps its words when it fails', async ({
  arrive,
  student,
  troubles,
}) => {
  const page = await arrive(student, onPhone);
  await page.goto('/feed');
  await page.getByRole('button', { name: 'Hide intro video' }).click();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Experiences' }).getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Intro video' })).toHaveCount(0);

  await page.getByRole('heading', { name: 'Hackathons' }).scrollIntoViewIfNeeded();
  const banners = page.getByRole('region', { name: 'Hackathon banners' });
  const shown = banners.locator('[aria-roledescription=slide]:not([inert])');
  const stop = banners.getByRole('button', { name: 'Stop turning' });
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(banners.getByRole('button', { name: 'Turn by itself' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(banners.getByRole('button', { name: 'Next' })).toBeFocused();
  const before = Number.parseInt((await shown.getAttribute('aria-label')) ?? '');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveAccessibleName(new RegExp(`^${(before % 10) + 1} of 10`));
  const dot = await banners.getByRole('button', { name: /^Show 1 of 10/ }).boundingBox();
  expect(
    Math.min(dot?.width ?? 0, dot?.height ?? 0),
    'a dot is large enough for a finger',
  ).toBeGreaterThanOrEqual(24);

  troubles.expect(/request: .* POST .*\/graphql/);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SendFeedback')
      ? route.abort('connectionreset')
      : route.fallback(),
  );
  const words = 'The banners turn too fast for me';
  // It stepped aside while one read on.
  await page.mouse.wheel(0, -200);
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell us what you think' });
  await dialog.getByLabel(/^Your message/).fill(words);
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your words are kept here');
  await page.unroute('**/graphql');
  await page.reload();
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(dialog.getByLabel(/^Your message/)).toHaveValue(words);
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you! Your feedback has been sent.')).toBeVisible();
});

test('a like is counted on the cards of whoever has the list open', async ({ arrive, alumnus }) => {
  // Nobody else's pages use up what they may send by their live connection.
  const page = await arrive(await verifiedStudent('Lata Looker'));
  const following = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', (frame) =>
        String(frame.payload).includes('PostsCountersLive'),
      ),
    );
  await page.goto('/feed?tab=experiencia');
  const cardAt = async (place: number) => {
    const card = demoExperiences(page).nth(place);
    const link = card.getByRole('heading').getByRole('link');
    const id = (await link.getAttribute('href'))?.split('/').pop();
    const likes = card.getByRole('list', { name: 'Counters' }).getByRole('listitem').first();
    const before = (await likes.textContent()) ?? '';
    const toggle = () =>
      post<object>(
        '/graphql',
        {
          query: 'mutation($id: ID!) { likePost(id: $id) { counters { useful } } }',
          variables: { id },
        },
        alumnus.token,
      );
    return { likes, before, toggle };
  };
  await following;
  // What has left the browser may not have begun at the server: another card of the list tells.
  const other = await cardAt(3);
  await expect(async () => {
    await other.toggle();
    await expect(other.likes).not.toHaveText(other.before, { timeout: 3000 });
  }).toPass();

  const { likes, before, toggle } = await cardAt(2);
  await toggle();
  await expect(likes).not.toHaveText(before);
  await toggle();
  await expect(likes).toHaveText(before);
});
