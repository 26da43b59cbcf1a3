import type { Client } from '#test/support/client.ts'
import { putComment, putPost } from '#test/support/feed.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

/** A post of a public member that everyone sees. */
const publicPost = async () => {
  const person = aPerson({ isPublicProfile: true })
  await putPeople([person])
  return putPost(person.id)
}

const unknown = { params: { postId: unknownId('fpo') } }
const shown = async (caller?: Client) => (caller ? { params: { postId: (await publicPost()).id } } : unknown)
const own = async (caller?: Client) =>
  caller ? { params: { postId: (await putPost(userIdOf(caller))).id } } : unknown

/** Only its owner sees it. */
const closed = async (id: string) => ({ params: { postId: (await putPost(id, { visibility: 'me' })).id } })

const foreign = async ({ id }: { id: string }) => ({ input: await closed(id), code: 'post_not_found' })

const ownComment = async (userId: string | undefined) => {
  if (!userId) return { params: { postId: unknownId('fpo'), commentId: unknownId('fcm') } }
  const post = await publicPost()
  return { params: { postId: post.id, commentId: (await putComment(post, userId)).id } }
}
const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)

const text = 'A sample.'

export const fixture = {
  listCommunityFeed: () => ({ query: { type: 'joined' } }),
  listOwnFeed: () => ({ query: { limit: 5 } }),
  listMemberFeed: () => ({ params: { userId: unknownAccount } }),
  getPost: { sample: shown, foreign },
  listActivityTypes: () => ({}),
  setTypeVisibility: () => ({ body: { type: 'joined', visibility: 'members' } }),
  setPostVisibility: {
    sample: async (caller) => ({ ...(await own(caller)), body: { visibility: 'members' } }),
    foreign: async ({ id }) => ({
      input: { params: { postId: (await putPost(id)).id }, body: { visibility: 'me' } },
      code: 'post_not_found',
    }),
  },
  likePost: { sample: shown, foreign },
  unlikePost: { sample: shown, foreign },
  listComments: { sample: shown, foreign },
  addComment: {
    sample: async (caller) => ({ ...(await shown(caller)), body: { text } }),
    foreign: async ({ id }) => ({ input: { ...(await closed(id)), body: { text } }, code: 'post_not_found' }),
    idle: (standing) => (standing && !standing.approved ? [403, 'members_only'] : undefined),
  },
  editComment: {
    sample: async (caller) => ({ ...(await ownComment(idOf(caller))), body: { text, version: 1 } }),
    foreign: async ({ id }) => ({
      input: { ...(await ownComment(id)), body: { text, version: 1 } },
      code: 'comment_not_found',
    }),
  },
  deleteComment: {
    sample: async (caller) => ({ ...(await ownComment(idOf(caller))), body: {} }),
    foreign: async ({ id }) => ({
      input: { ...(await ownComment(id)), body: {} },
      code: 'comment_not_found',
    }),
  },
  listPosts: () => ({ query: { show: 'hidden' } }),
  listLatestComments: () => ({ query: { limit: 5 } }),
  hidePost: async (caller) => ({ ...(await shown(caller)), body: { reason: 'A sample.' } }),
} satisfies NounFixture<'feed'>
