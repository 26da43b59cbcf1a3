import { findPost } from '#core/community/feed/find-post.ts'
import { showPost } from '#core/community/feed/show-posts.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getPost as contract } from '#shared/community/feed/contract.ts'

async function getPost({ actor, params }: ApiRequest<typeof contract>) {
  const { userId: viewerId } = actor
  const { post, author } = await findPost(params.postId, viewerId)
  return showPost(post, author, viewerId)
}

export const handler = endpoint(contract, getPost)
