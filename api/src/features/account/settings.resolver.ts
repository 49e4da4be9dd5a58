import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, WhileMuted } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { Live } from '../../core/live/live.ts';
import { notificationSettings } from '../notifications/index.ts';
import { settingsTopic } from '../settings/index.ts';
import { Appearance, Settings, SettingsChange } from './settings.types.ts';
import { SettingsInput } from './settings-input.types.ts';
import { appearance, saveSettings, settings } from './whole-settings.ts';

@Resolver()
export class SettingsResolver {
  @Access('signedIn')
  @Query(() => Settings, {
    description: "All settings of the viewer's account.",
  })
  settings(@Ctx() ctx: Context): Promise<Settings> {
    return settings(ctx);
  }

  @Access('signedIn')
  @Query(() => Appearance, {
    description:
      'How the product looks to the viewer: the part of the settings that every page asks for.',
  })
  appearance(@Ctx() ctx: Context): Promise<Appearance> {
    return appearance(ctx);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => Settings, {
    description:
      'Changes the settings that are named, together or not at all, and leaves the rest. Errors: BAD_USER_INPUT naming what is unknown; NOT_FOUND for people who cannot be blocked; RATE_LIMITED.',
  })
  saveSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => SettingsInput, { description: 'The settings that change.' })
    input: SettingsInput,
  ): Promise<Settings> {
    return saveSettings(ctx, input);
  }

  @Live(() => SettingsChange, {
    access: 'signedIn',
    topic: (_args, viewer) => settingsTopic(viewer?.id ?? ''),
    perViewer: true,
    initialEvent: () => ({ userId: null }),
    throttleMs: 250,
    description:
      'What the viewer chose, on whichever device, as their open devices follow it: now, and after each change; at most four times a second.',
  })
  async settingsChanged(@Ctx() ctx: Context): Promise<SettingsChange> {
    const [look, notifications] = await Promise.all([appearance(ctx), notificationSettings(ctx)]);
    return { appearance: look, notifications };
  }
}
