import {
  retentionNames,
  settingsChange,
  settingsTexts,
} from '../../../../schema/rules/settings/settings.ts';
import { validate } from '../../core/errors.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { textOrNull } from '../../core/rest/rest-input.ts';
import {
  RestDeleteAccount,
  RestSaveSettings,
  RestSettings,
  type RestSettingsPartsFragment,
} from '../../generated/documents.ts';
import { retentionOfName } from './settings-enums.ts';

/**
 * As documented: facts of the account beside the settings, and the names of GraphQL in the words of
 * REST.
 */
const bodyOf = ({
  email,
  role,
  joinedDate,
  isVerified,
  chat,
  ...settings
}: RestSettingsPartsFragment) => ({
  email,
  role,
  joinedDate,
  isVerified,
  settings: {
    ...settings,
    chat: { ...chat, retention: retentionOfName[chat.retention] },
  },
});

/**
 * The settings object of a body, whole or in parts.
 * @throws BAD_USER_INPUT naming what is unknown
 */
const inputOf = ({ body }: RestCall) => {
  const { chat, ...change } = validate(settingsChange, body);
  const retention = chat?.retention && retentionNames[chat.retention];
  return {
    ...change,
    ...(chat && { chat: { ...chat, retention } }),
    base: textOrNull(body['base']),
  };
};

/** The calls of the account (`schema/rest.md`). */
export const accountRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/settings',
    document: RestSettings,
    reply: (data) => bodyOf(data.settings),
  }),
  restRow({
    method: 'POST',
    path: '/api/settings',
    document: RestSaveSettings,
    variables: (call) => ({ input: inputOf(call) }),
    reply: (data) => ({ message: settingsTexts.saved, ...bodyOf(data.saveSettings) }),
  }),
  restRow({
    method: 'POST',
    path: '/api/settings/delete-account',
    document: RestDeleteAccount,
    variables: ({ body }) => ({ password: textOrNull(body['password']) }),
    reply: (data) => data.deleteAccount,
  }),
];
