import { idSchema } from '#shared/ids.ts'

export const LeagueId = idSchema('lge')
