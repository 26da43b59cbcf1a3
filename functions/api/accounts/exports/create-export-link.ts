import { exportKey, exports } from '#core/accounts/exports/exports.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { downloadLink } from '#core/platform/storage/objects.ts'
import { createExportLink as contract } from '#shared/accounts/exports/contract.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const seconds = 60

async function createExportLink({ actor, params, now }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const found = await exports.get({ userId, id: params.exportId }, { consistent: true })
  if (found?.state !== 'ready') throw new AppError('not_found', 'export_not_found', 'Export not found')
  if (found.expiresAt <= now)
    throw new AppError('unprocessable', 'export_expired', 'This copy has expired. Request a new one.')
  return {
    url: await downloadLink({
      key: exportKey(userId, found.id),
      name: `boxrise-data-${found.requestedAt.slice(0, 10)}.zip`,
      contentType: 'application/zip',
      seconds,
      now,
    }),
    expiresAt: addTime(now, { seconds }),
  }
}

export const handler = endpoint(contract, createExportLink)
