import { commitWithPhoto } from '#core/events/vehicles/commit-with-photo.ts'
import { oneMoreVehicle } from '#core/events/vehicles/garage-count.ts'
import { assertYear } from '#core/events/vehicles/vehicle-refusal.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { createVehicle as contract } from '#shared/events/vehicles/contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { newId } from '#shared/ids.ts'

async function createVehicle({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { photoUploadId: uploadId, ...fields } = body
  const { userId } = actor
  assertYear(fields.year, now)
  const created: Vehicle = {
    ...fields,
    id: newId('veh', now),
    userId,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  let answer = created
  const save = () =>
    commitWithPhoto(
      { userId, uploadId, before: undefined },
      (photoUrl) => {
        answer = { ...created, ...(photoUrl && { photoUrl }) }
        return [oneMoreVehicle(userId), vehicles.put(answer, { absent: true }), ...remember(answer)]
      },
      now,
    )
  // All vehicles of a garage are counted in one item.
  await untilUnchanged(save, { crowd: true })
  return answer
}

export const handler = endpoint(contract, createVehicle)
