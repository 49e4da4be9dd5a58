import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FeedPosts } from '@/generated/documents';
import { connection, post, postCard, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { postTexts } from '@schema/rules/posts-texts';
import AddPostPage from './pages/AddPostPage';

type Options = Partial<Parameters<typeof open>[1]>;
const experience = { companyName: 'Zoho', role: 'MTS', companyLogo: null, experienceType: 'fulltime' };
const openForm = (options: Options = {}) => open(AddPostPage, { path: '/add-post', state: { experience }, ...options });
const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add Experience' }));

async function fill() {
  await userEvent.click(await screen.findByLabelText('On-Campus'));
  await userEvent.type(screen.getByLabelText(/in one line/), 'Four hours of machine round.');
  await userEvent.type(screen.getByLabelText(/Minimum CGPA/), '7.5');
  await userEvent.click(screen.getByLabelText('Accepted'));
  await userEvent.type(screen.getByLabelText(/Total students placed/), '4');
  await userEvent.type(screen.getByLabelText(/Job location/), 'Chennai');
}

test('says what is missing, in the documented words, and takes one to the first', async () => {
  openForm();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`My Zoho interview ${new Date().getFullYear()}`);
  expect(screen.getByText('6 required fields left')).toBeInTheDocument();
  await add();
  for (const text of ['Campus type is required', 'One-liner is required', 'Minimum CGPA is required', 'Offer status is required', 'Job location is required']) expect(screen.getByText(text)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('On-Campus')).toHaveFocus());
  expect(screen.queryByText('Post Preview')).not.toBeInTheDocument();
});

test('without a company from the career path the form asks for it', async () => {
  openForm({ state: null });
  expect(await screen.findByLabelText(/^Company/)).toBeInTheDocument();
  expect(screen.getByText('9 required fields left')).toBeInTheDocument();
});

test('hashtags are added on their own, split on spaces, and told when wrong', async () => {
  openForm();
  const box = await screen.findByLabelText('Add hashtags');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await userEvent.type(box, 'dsa{Enter}');
  expect(screen.getByText('Hashtags must start with # and contain valid characters')).toBeInTheDocument();
  await userEvent.clear(box);
  await userEvent.type(box, '   {Enter}');
  expect(screen.getByText(postTexts.hashtagEmpty)).toBeInTheDocument();
  await userEvent.clear(box);
  await userEvent.type(box, '#dsa #c++ #dsa{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '#dsa remove' }));
  expect(screen.getByRole('button', { name: '#c++ remove' })).toBeInTheDocument();
});

test('over the preview to the feed, where the new post is on top', async () => {
  const { client, sent } = openForm({ answers: { PublishPost: () => ({ publishPost: post('new', { companyName: 'Zoho' } as object) }) } });
  const variables = { search: null, sort: 'recentlyActive' as const, first: 20 };
  client.writeQuery({ query: FeedPosts, variables, data: { feedPosts: connection('PostConnection', [postCard('old')]) } as never });
  await fill();
  await add();
  expect(await screen.findByText('Post Preview')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Submit Post' }));
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(sent('PublishPost')).toMatchObject([{ input: { companyName: 'Zoho', cgpaRequired: 7.5, mode: 'online', level: 'easy', numberOfRounds: 1, finalPlacementCount: 4 } }]);
  expect(client.readQuery({ query: FeedPosts, variables })?.feedPosts.nodes.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('the same company and role twice is told, and nothing typed is lost', async () => {
  openForm({ answers: { PublishPost: () => { throw refusal('CONFLICT', 'duplicate'); } } });
  await fill();
  await add();
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Post' }));
  expect(await screen.findByText(postTexts.conflict)).toBeInTheDocument();
  expect(screen.getByLabelText(/Job location/)).toHaveValue('Chennai');
});

test('a closed tab loses nothing', async () => {
  openForm();
  await userEvent.type(await screen.findByLabelText(/Job location/), 'Pune');
  expect(await screen.findByText(/^Saved/, undefined, { timeout: 3000 })).toBeInTheDocument();
  openForm();
  await waitFor(() => expect(screen.getAllByLabelText(/Job location/).at(-1)).toHaveValue('Pune'));
});

test('leaving does not wait: what was just typed is kept', async () => {
  openForm();
  await userEvent.type(await screen.findByLabelText(/Job location/), 'Pune');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...localStorage })).toContain('Pune');
});

test('defaults tick no part; a second decimal and a missing number are told', async () => {
  openForm();
  expect(await screen.findByRole('button', { name: 'How it went' })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Minimum CGPA/), '7.25');
  await userEvent.tab();
  expect(screen.getByText('Minimum CGPA has one decimal')).toBeInTheDocument();
  await add();
  expect(screen.getByText('Total students placed is required')).toBeInTheDocument();
});

test('students are led to the feed', async () => {
  openForm({ me: viewer({ role: 'mentee' }) });
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
});
