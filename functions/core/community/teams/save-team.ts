import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { publishPicture } from '#core/platform/uploads/publish-picture.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { nameOf, teamNames } from './team-names.ts'
import { teamRefusal } from './team-refusal.ts'

type Logo = { userId: string; teamId: string; uploadId: string | undefined }

/** Commits the writes of a team, with a new logo if one was uploaded. The logo is in the folder of its team. */
export async function commitWithLogo(
  { userId, teamId, uploadId }: Logo,
  now: string,
  writes: (logoUrl: string | undefined) => Write[],
): Promise<void> {
  if (!uploadId) return commit(...writes(undefined))
  await publishPicture({ userId, uploadId, purpose: 'team-logo', folderOf: teamId }, now, ({ src }) =>
    writes(src),
  )
}

/** The file of a logo that is no longer shown goes. */
export const forgetLogo = ({ id: teamId, logoUrl: logo }: Team, now: string): Write[] =>
  logo?.startsWith(`/media/team-logos/${teamId}/`)
    ? [announce('team.logo_replaced', { teamId, logo }, now)]
    : []

/** A team that is called something else leaves its name to others. */
export function rename(team: Team, name: string): Write[] {
  const [old, next] = [nameOf(team.name, team.id), nameOf(name, team.id)]
  if (foldedKey(team.name) === foldedKey(name)) return []
  return [teamNames.delete(old), teamNames.put(next, { absent: true }, teamRefusal.nameTaken)]
}
