import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deletePicture } from '#core/platform/pictures/delete-picture.ts'
import { isAsUploaded } from '#core/platform/uploads/encode-stored.ts'
import type { Encode, PictureHolder, StoredPictures } from '#core/platform/uploads/encode-stored-pictures.ts'
import { ofEachMember } from '#core/platform/users/stored-pictures.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { forgetPhoto } from './commit-with-photo.ts'
import { archivePartition, garagePartition, vehicles } from './vehicles.ts'

const vehiclesAtOnce = 100

/** The photos of vehicles, in garages and archived. */
export const storedPictures: StoredPictures = ofEachMember(async (userId, now) => {
  const holders: PictureHolder[] = []
  for (const pk of [garagePartition(userId), archivePartition(userId)]) {
    let cursor: string | undefined
    do {
      const page = await vehicles.list({ index: 'gsi1', pk, limit: vehiclesAtOnce, cursor })
      for (const vehicle of page.items)
        holders.push({ what: vehicle.id, encode: (encode) => encodePhoto(vehicle, encode, now) })
      cursor = page.nextCursor
    } while (cursor)
  }
  return holders
})

async function encodePhoto(vehicle: Vehicle, encode: Encode, now: string): Promise<void> {
  const before = vehicle.photoUrl
  if (!isAsUploaded(before)) return
  const picture = await encode(before)
  if (!picture) return
  await untilUnchanged(async () => {
    const current = await vehicles.get(vehicle, { consistent: true })
    if (current?.photoUrl !== before) return deletePicture(picture.src)
    const { version } = current
    await commit(
      vehicles.put({ ...current, photoUrl: picture.src, version: version + 1 }, { version }),
      ...forgetPhoto(current, now),
    )
  })
}
