import type { ScheduledEvent } from 'aws-lambda'
import { countAllWaitingWork } from '#core/platform/waiting-work/count-all-waiting-work.ts'
import * as nouns from './waiting-of-nouns.ts'

export const handler = (event: ScheduledEvent) =>
  countAllWaitingWork(Object.values(nouns).flat(), new Date(event.time).toISOString())
