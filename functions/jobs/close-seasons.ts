import { closeSeasons } from '#core/leaderboard/standings/close-seasons.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('close_seasons', closeSeasons)
