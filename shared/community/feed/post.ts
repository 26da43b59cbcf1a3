import * as z from 'zod/mini'
import type { AllOf } from '#shared/all-of.ts'
import { idSchema } from '#shared/ids.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { UserId } from '#shared/platform/users/user.ts'
import type { PostTypes } from './post-types.ts'
import * as nouns from './post-types-of-nouns.ts'

type Type = keyof AllOf<(typeof nouns)[keyof typeof nouns]>

export const postTypes = Object.assign({}, ...Object.values<PostTypes>(nouns)) as Record<
  Type,
  { label: string }
>

export const PostType = z.enum(Object.keys(postTypes) as [Type])
export type PostType = z.infer<typeof PostType>

export const PostId = idSchema('fpo')
export const CommentId = idSchema('fcm')

/** The audience of a post: everyone, members, or only the person it is about. */
export const Visibility = z.enum(['public', 'members', 'me'])
export type Visibility = z.infer<typeof Visibility>

/** What was measured or judged, of a post about a result or a record. */
export const PostResult = z.object({
  score: z.string(),
  /** Missing where no rules know the class. */
  unit: z.optional(z.enum(['dB', 'points'])),
  className: z.string(),
  place: z.optional(z.int()),
  isClassRecord: z.optional(z.boolean()),
  eventTitle: z.optional(z.string()),
  vehicle: z.optional(z.string()),
})
export type PostResult = z.infer<typeof PostResult>

/** A post as the feed keeps it. Only facts make posts. */
export const StoredPost = z.object({
  id: PostId,
  userId: UserId,
  type: PostType,
  title: z.string(),
  description: z.string(),
  /** The thing that it leads to, such as an event. */
  about: z.optional(z.object({ type: z.string(), id: z.string(), href: z.string() })),
  image: z.optional(z.string()),
  result: z.optional(PostResult),
  visibility: Visibility,
  hiddenReason: z.optional(z.string()),
  likeCount: z.int(),
  commentCount: z.int(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type StoredPost = z.infer<typeof StoredPost>

/** A member as feeds show one, as the member is public now. */
export const FeedAuthor = z.object({
  userId: UserId,
  name: z.string(),
  membershipType: MembershipType,
  profileImage: z.optional(z.string()),
  /** True if there is a public profile to link to. */
  isPublic: z.boolean(),
})
export type FeedAuthor = z.infer<typeof FeedAuthor>

/** The thing that a post is about, as everyone may see it now. */
export const PostSubject = z.object({
  /** The first day of an event. */
  startsOn: z.optional(z.string()),
  location: z.optional(z.string()),
  entriesOpenAt: z.optional(z.string()),
  entriesCloseAt: z.optional(z.string()),
})
export type PostSubject = z.infer<typeof PostSubject>

/** A post as a list shows it. */
export const Post = z.object({
  ...z.omit(StoredPost, { userId: true, hiddenReason: true, version: true }).shape,
  author: FeedAuthor,
  subject: z.optional(PostSubject),
  /** The current audience: only its member while the profile is not public, whatever they chose. */
  seenBy: Visibility,
  /** The reason an administrator has hidden it, shown only to its member. */
  hiddenReason: z.optional(z.string()),
  isMine: z.boolean(),
  isLiked: z.boolean(),
})
export type Post = z.infer<typeof Post>

/** The most people of a week that its card shows, and the most that it counts. */
export const facesOfWeek = 8
export const countedOfWeek = 50

/** The people who joined in one week, in place of a post for each. */
export const JoinedWeek = z.object({
  id: z.string(),
  type: z.literal('joined_week'),
  /** Its Monday, in UTC. */
  weekOn: z.iso.date(),
  count: z.int(),
  /** True if even more people joined than are counted. */
  hasMore: z.boolean(),
  /** The latest of them. */
  people: z.array(FeedAuthor),
  /** The time of the latest join. */
  createdAt: z.iso.datetime(),
})
export type JoinedWeek = z.infer<typeof JoinedWeek>

export const longestComment = 1000

/** A comment as it is stored. */
export const StoredComment = z.object({
  id: CommentId,
  postId: PostId,
  userId: UserId,
  text: z.string(),
  editedAt: z.optional(z.iso.datetime()),
  /** The time since when the weight of reports hides it. */
  hiddenAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type StoredComment = z.infer<typeof StoredComment>

export const Comment = z.object({
  id: CommentId,
  postId: PostId,
  author: FeedAuthor,
  text: z.string(),
  /** Only its author still sees it, until reports of it are decided. */
  isHidden: z.boolean(),
  isMine: z.boolean(),
  /** True if the caller may delete it: their own, below their own post, or as an administrator. */
  mayDelete: z.boolean(),
  /** The time until which its author may change it. */
  editableUntil: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Comment = z.infer<typeof Comment>
