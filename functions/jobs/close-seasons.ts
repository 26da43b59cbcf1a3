import type { ScheduledEvent } from 'aws-lambda'
import { closeSeasons } from '#core/leaderboard/standings/close-seasons.ts'

export const handler = (event: ScheduledEvent) => closeSeasons(new Date(event.time).toISOString())
