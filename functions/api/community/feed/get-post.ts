import { findPost } from '#core/community/feed/find-post.ts'
import { likes } from '#core/community/feed/likes.ts'
import { shownPost } from '#core/community/feed/show-posts.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getPost as contract } from '#shared/community/feed/contract.ts'

async function getPost({ actor, params }: ApiRequest<typeof contract>) {
  const { userId: viewerId } = actor
  const { post, author } = await findPost(params.postId, viewerId)
  const like = await likes.get({ postId: post.id, userId: viewerId })
  return shownPost(post, author, { viewerId, isLiked: like !== undefined })
}

export const handler = endpoint(contract, getPost)
