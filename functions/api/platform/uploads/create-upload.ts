import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newUpload } from '#core/platform/uploads/new-upload.ts'
import { uploadQuota } from '#core/platform/uploads/upload-quota.ts'
import { createUpload as contract } from '#shared/platform/uploads/contract.ts'

async function createUpload({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { answer, write } = newUpload({ userId: actor.userId, ...body }, now)
  await commit(write, await uploadQuota(actor.user, now), ...remember(answer))
  return answer
}

export const handler = endpoint(contract, createUpload)
