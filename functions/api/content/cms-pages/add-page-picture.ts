import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { publishUpload } from '#core/platform/uploads/publish-upload.ts'
import { addPagePicture as contract } from '#shared/content/cms-pages/contract.ts'
import { newId } from '#shared/ids.ts'

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

async function addPagePicture({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const nameFor = (contentType: string) => `${newId('pic', now)}.${extensions[contentType]}`
  let answer = { src: '', width: 0, height: 0 }
  await publishUpload(
    { userId, uploadId: body.uploadId, purpose: 'page-picture', nameFor },
    ({ key, facts }) => {
      if ('width' in facts) answer = { src: `/${key}`, width: facts.width, height: facts.height }
      return remember(answer)
    },
  )
  return answer
}

export const handler = endpoint(contract, addPagePicture)
