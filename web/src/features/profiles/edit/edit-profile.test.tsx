import { bannerTexts, editTexts } from '@schema/rules/profiles/profiles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { person, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import EditProfilePage from '../pages/EditProfilePage';
import UploadBannerPage from '../pages/UploadBannerPage';

beforeEach(() => localStorage.clear());
// Only a browser measures what is under the frame.
vi.mock('../pictures/CropDialog', () => ({
  default: ({ image, onCropped }: { image: { file: File }; onCropped: (file: File) => void }) => (
    <button type="button" onClick={() => onCropped(new File(['x'], image.file.name))}>
      Use it
    </button>
  ),
}));

const ownProfile = (over: object = {}, user: object = {}) => ({
  __typename: 'Profile',
  id: 'me',
  bio: 'I build compilers.',
  location: 'Pune',
  linkedInUrl: null,
  gitHubUrl: null,
  interests: ['Chess'],
  alumniTopics: ['Referrals'],
  postsCount: 0,
  isWhole: true,
  email: 'me@mail.example',
  contact: null,
  counters: { __typename: 'ProfileCounters', id: 'me', views: 0 },
  hasBanner: false,
  smallBanner: null,
  mediumBanner: null,
  largeBanner: null,
  user: person('me', { fullName: 'Asha Me', ...user }),
  ...over,
});
const openForm = (
  answers: Record<string, (variables: Record<string, unknown>) => object> = {},
  profile = ownProfile(),
) =>
  open(EditProfilePage, {
    path: '/edit-profile',
    answers: { MyProfile: () => ({ myProfile: profile }), ...answers },
  });
const findBio = () => screen.findByLabelText('Bio');

test('only what was changed is sent; then everything is saved', async () => {
  const { sent } = openForm({
    UpdateProfile: ({ input }) => ({ updateProfile: ownProfile(input as object) }),
  });
  await userEvent.clear(await findBio());
  await userEvent.type(await findBio(), 'I break them too.');
  expect(screen.getByText('17 of 600 characters')).toBeInTheDocument();
  await userEvent.type(
    screen.getByLabelText('Interests', { selector: 'input:not([type=hidden])' }),
    'Trekking{Enter}',
  );
  expect(screen.getByText('Not saved yet, kept on this device')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile saved')).toBeInTheDocument();
  expect(sent('UpdateProfile')).toEqual([
    { input: { bio: 'I break them too.', interests: ['Chess', 'Trekking'] } },
  ]);
  expect(screen.getByText('Everything is saved')).toBeInTheDocument();
  expect(localStorage.getItem('form:me:profile')).toBeNull();
});

test('an address elsewhere that leads to no profile is refused at its field', async () => {
  const { sent } = openForm({
    UpdateProfile: ({ input }) => ({ updateProfile: ownProfile(input as object) }),
  });
  const field = await screen.findByLabelText('LinkedIn');
  await userEvent.type(field, 'asha.example/in/asha');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(editTexts.linkedIn)).toBeInTheDocument();
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  await userEvent.type(field, 'linkedin.com/in/asha-me');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('UpdateProfile')).toHaveLength(1));
});

test('what is typed while other changes are saved stays, and is sent by the next Save', async () => {
  let answer = () => {};
  const { sent } = openForm({
    UpdateProfile: ({ input }) =>
      new Promise((resolve) => {
        answer = () => resolve({ updateProfile: ownProfile(input as object) });
      }),
  });
  await userEvent.type(await findBio(), ' Slowly.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('UpdateProfile')).toHaveLength(1));
  await userEvent.type(await findBio(), ' And more.');
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(await findBio()).toHaveValue('I build compilers. Slowly. And more.');
  expect(screen.getByText('Not saved yet, kept on this device')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('UpdateProfile')).toHaveLength(2));
  answer();
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
});

test('what is typed back to the former words while it is saved stays', async () => {
  let answer = () => {};
  const { sent } = openForm({
    UpdateProfile: ({ input }) =>
      new Promise((resolve) => {
        answer = () => resolve({ updateProfile: ownProfile(input as object) });
      }),
  });
  await userEvent.type(await findBio(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('UpdateProfile')).toHaveLength(1));
  await userEvent.type(await findBio(), '{Backspace}');
  answer();
  expect(await screen.findByText('Not saved yet, kept on this device')).toBeInTheDocument();
  expect(await findBio()).toHaveValue('I build compilers.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('UpdateProfile')[1]).toEqual({ input: { bio: 'I build compilers.' } }),
  );
  answer();
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
});

test('unsaved changes survive a reload, and leaving asks about them', async () => {
  localStorage.setItem(
    'form:me:profile',
    JSON.stringify({ bio: 'Half a thought', interests: 7, nothing: 'x' }),
  );
  const { router } = openForm();
  expect(await findBio()).toHaveValue('Half a thought');
  await router.navigate('/feed');
  expect(await screen.findByRole('heading', { name: 'Leave without saving?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await findBio()).toHaveValue('Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Discard your changes?' })).getByRole(
      'button',
      { name: 'Discard changes' },
    ),
  );
  expect(await findBio()).toHaveValue('I build compilers.');
});

test('errors are shown at their fields, those of the rule and of the server, and the words stay', async () => {
  const { sent } = openForm({
    UpdateProfile: () => {
      throw refusal('BAD_USER_INPUT', 'Bio has no manners', { bio: 'Bio has no manners' });
    },
  });
  const phone = await screen.findByLabelText('Phone number');
  await userEvent.type(phone, 'call me');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a valid phone number')).toBeInTheDocument();
  expect(phone).toHaveFocus();
  expect(sent('UpdateProfile')).toEqual([]);
  await userEvent.clear(phone);
  await userEvent.type(await findBio(), ' Rudely.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('Bio has no manners').length).toBeGreaterThan(0));
  expect(await findBio()).toHaveValue('I build compilers. Rudely.');
  expect(screen.getByText('Not saved yet, kept on this device')).toBeInTheDocument();
});

test('name and role are shown, not edited; topics are for alumni', async () => {
  openForm({}, ownProfile({}, { role: 'mentee' }));
  expect(await screen.findByText('me@mail.example')).toBeInTheDocument();
  expect(screen.getByText('Student')).toBeInTheDocument();
  expect(screen.queryByLabelText('Topics for Outreach')).not.toBeInTheDocument();
});

test('only pictures are taken', async () => {
  openForm();
  const input = await screen.findByLabelText('Choose a picture');
  await userEvent.upload(input, new File(['x'], 'cv.pdf', { type: 'application/pdf' }), {
    applyAccept: false,
  });
  expect(
    await screen.findByText('Only JPEG, PNG, and WebP pictures are allowed'),
  ).toBeInTheDocument();
});

test('a picture is taken off, and stays when the server refuses', async () => {
  const withPicture = ownProfile(
    {},
    {
      profilePic: '/files/a',
      picture: '/files/b',
      largePicture: '/files/c',
      wholePicture: '/files/d',
    },
  );
  openForm(
    {
      RemoveProfilePicture: () => {
        throw refusal('UNAVAILABLE', 'Not now');
      },
    },
    withPicture,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Not now')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change picture' })).toBeInTheDocument();
});

test('the default banner is for admins', async () => {
  open(UploadBannerPage, { path: '/upload-banner' });
  expect(
    await screen.findByRole('heading', { name: 'Not an admin', level: 2 }),
  ).toBeInTheDocument();
});

test('the default banner: a visitor signs in as an admin, one without the second factor gives it', async () => {
  const { router } = open(UploadBannerPage, { path: '/upload-banner', me: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/signin'));
  expect(router.state.location.search).toBe('?redirect=%2Fupload-banner');
  cleanup();
  open(UploadBannerPage, { path: '/upload-banner', me: { ...viewer(), adminLock: 'code' } });
  expect(await screen.findByLabelText('Code of your authenticator app')).toBeInTheDocument();
});

test('the default banner in force is shown; another one is cropped, previewed, sent once, and then in force', async () => {
  URL.createObjectURL ??= () => 'blob:x';
  URL.revokeObjectURL ??= () => undefined;
  let defaultBanner: object | null = null;
  const { sent, router } = open(UploadBannerPage, {
    path: '/upload-banner',
    me: { ...viewer(), isAdmin: true },
    answers: {
      DefaultBanner: () => ({ defaultBanner: defaultBanner }),
      UploadDefaultBanner: () => {
        defaultBanner = {
          __typename: 'DefaultBanner',
          id: 'd1',
          createdAt: new Date().toISOString(),
          smallBanner: '/files/s',
          mediumBanner: '/files/m',
          largeBanner: '/files/l',
        };
        return { uploadDefaultBanner: bannerTexts.uploaded };
      },
    },
  });
  expect(await screen.findByText(bannerTexts.noneYet)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Upload Banner' });
  expect(button).toBeDisabled();
  const input = screen.getByLabelText(/Choose a banner/);
  await userEvent.upload(input, new File(['x'], 'b.webp', { type: 'image/webp' }), {
    applyAccept: false,
  });
  expect(await screen.findByText('Only JPEG and PNG files are allowed')).toBeInTheDocument();
  await userEvent.upload(input, new File(['x'], 'b.png', { type: 'image/png' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use it' }));
  expect(await screen.findByRole('img', { name: 'Preview, on a phone' })).toBeInTheDocument();
  await router.navigate('/feed');
  expect(await screen.findByText(bannerTexts.leave)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(button);
  expect(await screen.findByText(/^Banner uploaded successfully!/)).toBeInTheDocument();
  expect(sent('UploadDefaultBanner')).toHaveLength(1);
  expect(screen.getByText(/^Since/)).toHaveTextContent(bannerTexts.whom);
  expect(screen.queryByRole('img', { name: 'Preview, on a phone' })).not.toBeInTheDocument();
  expect(button).toBeDisabled();
});
