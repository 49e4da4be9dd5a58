import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { uploadOf } from '../../../core/files/graphql-upload.ts';
import { Conversation } from '../conversations/conversations.types.ts';
import { createGroup } from './create-group.ts';
import {
  addToGroup,
  leaveGroup,
  makeGroupAdmin,
  removeFromGroup,
  removeGroupAdmin,
  renameGroup,
  setGroupPicture,
} from './groups.ts';

const groupId = { description: "The group's id." };
const personId = { description: 'Somebody in the group.' };

@Resolver()
export class GroupsResolver {
  @Access('member')
  @Mutation(() => Conversation, {
    description:
      'Makes a group of the viewer and people they are connected with, 100 at most. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  createGroup(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: '1 to 60 characters, not blank.' }) name: string,
    @Arg('personIds', () => [ID], { description: 'Whom it is made with.' }) personIds: string[],
    @Arg('key', () => ID, {
      description: 'Made by the client: sent again under it, it is the same group.',
    })
    key: string,
  ): Promise<Conversation> {
    return createGroup(ctx, { name, personIds, key });
  }

  @Access('member')
  @Mutation(() => Conversation, {
    description:
      'Brings people into a group, who read what is said from now on. For its admins. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT for who left by themselves less than a day ago, RATE_LIMITED.',
  })
  addToGroup(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, groupId) id: string,
    @Arg('personIds', () => [ID], { description: 'People the viewer is connected with.' })
    personIds: string[],
  ): Promise<Conversation> {
    return addToGroup(ctx, id, personIds);
  }

  @Access('member')
  @Mutation(() => Conversation, {
    description:
      'Takes somebody out of a group. For its admins. Errors: NOT_FOUND, FORBIDDEN, CONFLICT for oneself and for who made the group, RATE_LIMITED.',
  })
  removeFromGroup(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, groupId) id: string,
    @Arg('personId', () => ID, personId) whom: string,
  ): Promise<Conversation> {
    return removeFromGroup(ctx, id, whom);
  }

  @Access('member')
  @Mutation(() => Conversation, {
    description:
      'Makes somebody an admin of a group too. For its admins. Errors: NOT_FOUND, FORBIDDEN, RATE_LIMITED.',
  })
  makeGroupAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, groupId) id: string,
    @Arg('personId', () => ID, personId) whom: string,
  ): Promise<Conversation> {
    return makeGroupAdmin(ctx, id, whom);
  }

  @Access('member')
  @Mutation(() => Conversation, {
    description:
      'Takes the rights of an admin of a group back; they stay in it. For its admins. Errors: NOT_FOUND, FORBIDDEN, CONFLICT for who made the group and for the last admin, RATE_LIMITED.',
  })
  removeGroupAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, groupId) id: string,
    @Arg('personId', () => ID, personId) whom: string,
  ): Promise<Conversation> {
    return removeGroupAdmin(ctx, id, whom);
  }

  @Access('member')
  @Mutation(() => Conversation, {
    description:
      'Gives a group another name. For its admins. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED.',
  })
  renameGroup(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, groupId) id: string,
    @Arg('name', () => String, { description: 'As of createGroup.' }) name: string,
  ): Promise<Conversation> {
    return renameGroup(ctx, id, name);
  }

  @Access('member')
  @Mutation(() => Conversation, {
    description:
      'Gives a group another picture. For its admins. Errors: NOT_FOUND, FORBIDDEN, TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED.',
  })
  async setGroupPicture(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, groupId) id: string,
    @Arg('picture', () => GraphQLUpload, { description: 'JPEG, PNG or WebP below 5 MB.' })
    picture: Promise<FileUpload>,
  ): Promise<Conversation> {
    return setGroupPicture(ctx, id, await uploadOf(picture));
  }

  @Access('member')
  @Mutation(() => ID, {
    description:
      'Leaves a group; the last admin hands it over. Answers its id. Errors: NOT_FOUND, also for an heir who is not in it.',
  })
  leaveGroup(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, groupId) id: string,
    @Arg('heirId', () => ID, {
      nullable: true,
      description: 'Who becomes an admin; left out, whoever is in it longest, if need be.',
    })
    heirId?: string | null,
  ): Promise<string> {
    return leaveGroup(ctx, id, heirId ?? null);
  }
}
