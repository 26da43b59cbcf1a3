import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deletePicture } from '#core/platform/pictures/delete-picture.ts'
import { isAsUploaded } from '#core/platform/uploads/encode-stored.ts'
import type { Encode, StoredPictures } from '#core/platform/uploads/encode-stored-pictures.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { forgetLogo } from './save-team.ts'
import { allTeamsPartition, teams } from './teams.ts'

const teamsAtOnce = 50

/** The logos of teams. */
export const storedPictures: StoredPictures = async (cursor, now) => {
  const { items, nextCursor } = await teams.list({
    index: 'gsi3',
    pk: allTeamsPartition,
    limit: teamsAtOnce,
    cursor,
  })
  return {
    holders: items.map((team) => ({ what: team.id, encode: (encode) => encodeLogo(team, encode, now) })),
    nextCursor,
  }
}

async function encodeLogo({ id, logoUrl: before }: Team, encode: Encode, now: string): Promise<void> {
  if (!isAsUploaded(before)) return
  const picture = await encode(before)
  if (!picture) return
  await untilUnchanged(async () => {
    const current = await teams.get({ id }, { consistent: true })
    if (current?.logoUrl !== before) return deletePicture(picture.src)
    const { version } = current
    await commit(
      teams.put({ ...current, logoUrl: picture.src, version: version + 1 }, { version }),
      ...forgetLogo(current, now),
    )
  })
}
