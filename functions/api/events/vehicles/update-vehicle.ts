import { commitWithPhoto, forgetPhoto } from '#core/events/vehicles/commit-with-photo.ts'
import { assertYear, vehicleArchived, vehicleNotFound } from '#core/events/vehicles/vehicle-refusal.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { updateVehicle as contract } from '#shared/events/vehicles/contract.ts'

async function updateVehicle({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { photoUploadId: uploadId, removePhoto, version, ...fields } = body
  const { userId } = actor
  const vehicle = await vehicles.get({ userId, id: params.vehicleId }, { consistent: true })
  if (!vehicle) throw vehicleNotFound()
  if (vehicle.archivedAt) throw vehicleArchived()
  if (vehicle.version !== version) throw concurrentChange()
  assertYear(fields.year, now)
  const { photoUrl: shown, ...rest } = vehicle
  const changed = { ...rest, ...fields, updatedAt: now, version: version + 1 }
  let answer = vehicle
  await commitWithPhoto(
    { userId, uploadId, before: removePhoto ? undefined : shown },
    (photoUrl) => {
      answer = { ...changed, ...(photoUrl && { photoUrl }) }
      return [
        vehicles.put(answer, { version }),
        ...(photoUrl === shown ? [] : forgetPhoto(vehicle, now)),
        ...remember(answer),
      ]
    },
    now,
  )
  return answer
}

export const handler = endpoint(contract, updateVehicle)
