import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { newUpload } from '#core/platform/uploads/new-upload.ts'
import { requireTaking } from '#core/support/support-requests/add-customer-message.ts'
import { confirmedByLink } from '#core/support/support-requests/opened-by-link.ts'
import { AppError } from '#shared/errors.ts'
import { createGuestUpload as contract } from '#shared/support/support-requests/guest-contract.ts'

const mostADay = { name: 'support-upload', max: 10, seconds: 86_400 }

const usedUp = () =>
  new AppError(
    'rate_limited',
    'upload_quota',
    `You can upload ${mostADay.max} files a day to a request. Try again tomorrow.`,
  )

async function createGuestUpload(presented: ApiRequest<typeof contract>) {
  const { body, now } = presented
  const { request } = await confirmedByLink(presented)
  await requireTaking(request, now)
  const { contentType, bytes } = body
  const { answer, write } = newUpload(
    { userId: request.id, purpose: 'ticket-attachment', contentType, bytes },
    now,
  )
  await commit(write, { ...limitTarget(mostADay, request.id, now), refused: usedUp })
  return answer
}

export const handler = endpoint(contract, createGuestUpload)
