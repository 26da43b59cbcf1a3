import { readFeedSettings, visibilityOf } from '#core/community/feed/feed-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listActivityTypes as contract } from '#shared/community/feed/contract.ts'
import { PostType, postTypes } from '#shared/community/feed/post.ts'

async function listActivityTypes({ actor }: ApiRequest<typeof contract>) {
  const settings = await readFeedSettings(actor.userId)
  return {
    items: PostType.options.map((type) => ({
      type,
      label: postTypes[type].label,
      visibility: visibilityOf(settings, type),
    })),
  }
}

export const handler = endpoint(contract, listActivityTypes)
