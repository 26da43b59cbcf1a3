import { publishPage as publish } from '#core/content/cms-pages/publish-page.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { publishPage as contract } from '#shared/content/cms-pages/contract.ts'

const publishPage = ({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) =>
  publish(
    {
      ...body,
      pageId: params.pageId,
      by,
      authorOf: () => by.userId,
      draftVersion: () => body.draftVersion,
      remember,
    },
    now,
  )

export const handler = endpoint(contract, publishPage)
