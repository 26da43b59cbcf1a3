import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deletePicture } from '#core/platform/pictures/delete-picture.ts'
import { isAsUploaded } from '#core/platform/uploads/encode-stored.ts'
import type { Encode, PictureHolder, StoredPictures } from '#core/platform/uploads/encode-stored-pictures.ts'
import { forgetPicture } from './forget-picture.ts'
import { everybody, listPartition, userRows } from './user-rows.ts'
import { users } from './users.ts'

const usersAtOnce = 50

/** What is kept beside members, for some of them at a time. */
export const ofEachMember =
  (holdersOf: (userId: string, now: string) => Promise<PictureHolder[]> | PictureHolder[]): StoredPictures =>
  async (cursor, now) => {
    const { items, nextCursor } = await userRows.list({
      pk: listPartition(everybody),
      limit: usersAtOnce,
      cursor,
    })
    const holders: PictureHolder[] = []
    for (const { id } of items) holders.push(...(await holdersOf(id, now)))
    return { holders, nextCursor }
  }

/** The pictures of profiles. */
export const storedPictures = ofEachMember((id, now) => [
  { what: id, encode: (encode) => encodePicture(id, encode, now) },
])

async function encodePicture(id: string, encode: Encode, now: string): Promise<void> {
  const user = await users.get({ id }, { consistent: true })
  const before = user?.profileImage
  if (!isAsUploaded(before)) return
  const picture = await encode(before)
  if (!picture) return
  await untilUnchanged(async () => {
    const current = await users.get({ id }, { consistent: true })
    if (current?.profileImage !== before) return deletePicture(picture.src)
    const { version } = current
    await commit(
      users.put({ ...current, profileImage: picture.src, version: version + 1 }, { version }),
      ...forgetPicture(current, now),
    )
  })
}
