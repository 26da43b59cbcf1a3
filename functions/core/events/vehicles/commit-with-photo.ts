import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { publishPicture } from '#core/platform/uploads/publish-picture.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'

type Photo = Vehicle['photoUrl']
type Upload = { userId: string; uploadId: string | undefined; before: Photo }

/** Commits a vehicle with its photo: one that was uploaded, or the one it had. */
export async function commitWithPhoto(
  { userId, uploadId, before }: Upload,
  writes: (photoUrl: Photo) => Write[],
  now: string,
): Promise<void> {
  if (!uploadId) return commit(...writes(before))
  await publishPicture({ userId, uploadId, purpose: 'vehicle-photo' }, now, ({ src }) => writes(src))
}

/** The file of a photo that is no longer shown goes. */
export const forgetPhoto = ({ id: vehicleId, userId, photoUrl: photo }: Vehicle, now: string): Write[] =>
  photo?.startsWith(`/media/vehicle-photos/${userId}/`)
    ? [announce('vehicle.photo_replaced', { vehicleId, photo }, now)]
    : []
