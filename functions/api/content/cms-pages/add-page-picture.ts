import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { publishPicture } from '#core/platform/uploads/publish-picture.ts'
import { addPagePicture as contract } from '#shared/content/cms-pages/contract.ts'

async function addPagePicture({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  let answer = { src: '', width: 0, height: 0 }
  await publishPicture({ userId, uploadId: body.uploadId, purpose: 'page-picture' }, now, (picture) => {
    answer = picture
    return remember(answer)
  })
  return answer
}

export const handler = endpoint(contract, addPagePicture)
