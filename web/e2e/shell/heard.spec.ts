import type { Page } from '@playwright/test';
import { pagePaths } from '../../../schema/rules/pages/page-paths.ts';
import { expect, test } from '../fixtures.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { demoExperiences } from '../support/posting.ts';

// Five journeys as a screen reader has them: what each stop is called, what it is, what state it is
// in, in which order they come, and what is said when something happens. A template names what has
// to be there in its order; what else is on the page may come between.

const note = 'I meet your company on Friday. May I ask how the rounds went?';

/** Presses Tab until the focus is on what goes by that name. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 15_000 });
}

test('signing in: the form by its names, why it was refused, and where one is then', async ({
  page,
  student,
  troubles,
}) => {
  troubles.expect(/response: 401 POST .*\/graphql/);
  await page.goto('/signin');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link /Experiencia/
    - main:
      - heading "Welcome back" [level=1]
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - button "Forgot Password?"
      - button "Sign In"
      - paragraph:
        - link "Sign Up"
  `);
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong@12345');
  await page.keyboard.press('Enter');
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toHaveAccessibleDescription(/Invalid email or password/);
  await password.fill(student.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pagePaths.feed);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner
    - navigation
    - main:
      - heading [level=1]
  `);
});

test('reading a post and asking: its facts in pairs, its parts as regions, the question in the list', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto('/feed?tab=experiencia');
  await demoExperiences(page).first().getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading / at / [level=1]
      - article:
        - term: Offer
        - definition
        - term: Difficulty
        - definition
        - button /^Like/
        - button "Bookmark"
        - region "Questions and Answers":
          - heading "Questions and Answers" [level=2]
          - group "Sort questions":
            - button "Most Recent" [pressed]
            - button "Most Relevant"
          - textbox "Your question"
          - button "Ask" [disabled]
      - complementary:
        - region "Author"
  `);
  const question = `Which round took longest, of ${Date.now()}?`;
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await tabTo(page, 'button', 'Ask');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Questions and Answers' })).toMatchAriaSnapshot(`
    - textbox "Your question"
    - list:
      - listitem:
        - link "${student.fullName}"
        - heading "${question}" [level=3]
        - group "Votes on this question":
          - button /^Upvote/ [disabled]
          - button /^Downvote/ [disabled]
        - button "Answer"
  `);
});

test('finding a company: how many there are is said, and its page begins with its name', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto(pagePaths.companies);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - heading "Companies" [level=1]
    - search:
      - searchbox "Search companies"
      - combobox "Sort by"
    - group "Filters":
      - list "Filters":
        - listitem:
          - button /^Hiring now/
      - status: /\\d+ companies/
    - list "Companies"
  `);
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('Razorp');
  await expect(main).toMatchAriaSnapshot(`
    - search:
      - searchbox "Search companies": Razorp
    - group "Filters":
      - status: 1 company
    - list "Companies":
      - listitem:
        - article:
          - heading "Razorpay" [level=2]:
            - link "Razorpay"
          - paragraph: /experience/
  `);
  await tabTo(page, 'link', 'Razorpay');
  await page.keyboard.press('Enter');
  await expect(main).toMatchAriaSnapshot(`
    - heading "Razorpay" [level=1]
    - button "Follow Razorpay"
    - region "What they ask":
      - heading "What they ask" [level=2]
  `);
});

test('answering a request, and sending a message: who asks, why, both answers, and what is said', async ({
  arrive,
}) => {
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Sudha Senior'),
    verifiedStudent('Jeevan Junior'),
  ]);
  const asking = await arrive(junior);
  await asking.goto(`/chat/${senior.id}`);
  await asking.getByRole('textbox', { name: 'Why do you ask?' }).fill(note);
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking.getByText('Chat request sent. Waiting...')).toBeVisible();

  const asked = await arrive(senior);
  await asked.goto('/chat');
  const main = asked.getByRole('main');

  await test.step('a request is answered', async () => {
    await expect(main).toMatchAriaSnapshot(`
      - heading "Messages" [level=1]
      - tablist "Show":
        - tab "All" [selected]
        - tab "Requests"
      - tabpanel "All":
        - list "Messages":
          - listitem:
            - link /^Jeevan Junior/
            - button "More for Jeevan Junior"
    `);
    await main.getByRole('link', { name: 'Jeevan Junior' }).click();
    await expect(main).toMatchAriaSnapshot(`
      - heading /Jeevan Junior/ [level=2]
      - status: Chat request from mentee.
      - blockquote: ${note}
      - button "Accept"
    `);
    await tabTo(asked, 'button', 'Accept');
    await asked.keyboard.press('Enter');
    await expect(asked.getByRole('log')).toMatchAriaSnapshot(`
      - log "Conversation":
        - article:
          - text: "Jeevan Junior:"
          - paragraph: ${note}
          - button "What to do with this message"
    `);
  });

  await test.step('a message is sent, stands by its writer, and is said on the other side', async () => {
    await asked.getByRole('textbox', { name: 'Write a message' }).fill('*Three* rounds.');
    await asked.keyboard.press('Enter');
    await expect(asked.getByRole('log')).toMatchAriaSnapshot(`
      - article:
        - text: "You:"
        - paragraph:
          - strong: Three
          - text: rounds.
        - paragraph:
          - time
          - img /Sent|Delivered|Read/
        - button "What to do with this message"
    `);
    await expect(
      asking.getByRole('status').filter({ hasText: 'Sudha Senior: Three rounds.' }),
    ).toBeAttached();
  });

  await test.step('the keyboard reaches the reactions of a message, as one stop', async () => {
    await asked.getByRole('log').focus();
    await tabTo(asked, 'button', 'What to do with this message');
    await expect(asked.getByRole('toolbar')).toMatchAriaSnapshot(`
      - toolbar "React to this message":
        - button "React with 👍"
        - button "React with ❤️"
    `);
    await tabTo(asked, 'button', 'React with 👍');
    await asked.keyboard.press('Enter');
    await expect(asked.getByRole('button', { name: 'React with 👍' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
