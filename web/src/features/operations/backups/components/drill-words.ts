import type { Drill } from '#shared/operations/backups/backup.ts'
import type { getRecovery } from '#shared/operations/backups/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { localShortDay } from '#shared/platform/time/local-short-day.ts'
import { localWeekday } from '#shared/platform/time/local-weekday.ts'
import type { Tone } from '#web/ui/badge.tsx'
import { counted, daysFrom, figure, momentWords } from './backup-words.ts'

export type ShownDrill = NonNullable<ResponseOf<typeof getRecovery>['drill']>

/** `Sunday’s drill`, as long as that names one day. */
function drillOf(at: string, now: string): string {
  const days = daysFrom(at, now)
  if (days === 0) return 'Today’s drill'
  if (days === -1) return 'Yesterday’s drill'
  return days > -7 ? `${localWeekday(at)}’s drill` : `The drill of ${localShortDay(at)}`
}

const secondsWords = (seconds: number): string =>
  `${seconds < 10 ? Math.round(seconds * 10) / 10 : figure(Math.round(seconds))} s`

/** `Sunday’s drill: 20,000 items in 41 s; 1,000 compared, all identical.` */
export function drillSentence({ at, items, seconds, compared, different }: Drill, now: string): string {
  const outcome = different === 0 ? 'all identical' : `${figure(different)} different`
  return `${drillOf(at, now)}: ${counted(items, 'item')} in ${secondsWords(seconds)}; ${figure(compared)} compared, ${outcome}.`
}

/** What became of the latest drill, or what it is doing. */
export function shownDrillWords(drill: ShownDrill | undefined, now: string): string {
  if (!drill) return 'No drill has been run yet.'
  const { startedAt, isRunning, failure, result } = drill
  if (isRunning) return `A drill has been running since ${momentWords(startedAt, now)}.`
  if (failure !== undefined) return `${drillOf(startedAt, now)} failed. ${failure}`
  return result ? drillSentence(result, now) : `${drillOf(startedAt, now)} has no result.`
}

/** Its badge: none before the first drill. */
export function drillBadge(drill: ShownDrill | undefined): readonly [label: string, tone: Tone] | undefined {
  if (!drill) return undefined
  if (drill.isRunning) return ['Running', 'info']
  return drill.result && drill.result.different === 0 && drill.failure === undefined
    ? ['Passed', 'success']
    : ['Failed', 'danger']
}
