import * as z from 'zod/mini'
import { LeagueFields } from '#shared/rules/leagues/league.ts'
import type { LeagueDraft } from '../api/league-commands.ts'

export const leagueValues = ({ name, abbreviation, websiteUrl, memberNumbers }: LeagueDraft) => ({
  name,
  abbreviation,
  websiteUrl: websiteUrl ?? '',
  memberNumbers,
})
type LeagueValues = ReturnType<typeof leagueValues>

const toLeague = ({ websiteUrl, ...values }: LeagueValues): LeagueFields => ({
  ...values,
  ...(websiteUrl.trim() && { websiteUrl: websiteUrl.trim() }),
})

export const leagueSchema: z.ZodMiniType<LeagueFields, LeagueValues> = z.pipe(
  z.pipe(z.custom<LeagueValues>(), z.transform(toLeague)),
  LeagueFields,
)
