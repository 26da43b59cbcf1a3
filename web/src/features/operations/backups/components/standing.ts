import type { Backup } from '#shared/operations/backups/backup.ts'
import type { BannerProps } from '#web/ui/banner.tsx'
import { counted, isGone, momentOf, momentWords } from './backup-words.ts'

type Standing = { tone: NonNullable<BannerProps['tone']>; sentence: string }

/** One runs every night, so after this long a night was missed. */
const latestAfterMs = 36 * 3_600_000

/** Answers whether the data is safe, from backups that come with the newest first. Undefined before the first one. */
export function standingOf(backups: readonly Backup[], now: string): Standing | undefined {
  const last = backups.find(({ status }) => status === 'complete' || status === 'failed')
  const complete = backups.find((one) => one.status === 'complete' && !isGone(one, now))
  if (!last)
    return backups.length > 0 ? { tone: 'info', sentence: 'The first backup is running.' } : undefined
  const when = (backup: Backup) => momentWords(momentOf(backup), now)
  const found = complete && `${counted(complete.items ?? 0, 'item')}, every file read back.`
  if (last.status === 'failed') {
    const rest = complete
      ? `The last good one is from ${when(complete)}: ${found}`
      : 'There is no earlier backup to restore.'
    const why = [`The backup from ${when(last)} failed.`, last.failure, rest]
    return { tone: 'danger', sentence: why.filter(Boolean).join(' ') }
  }
  if (!complete) return { tone: 'danger', sentence: 'No backup can be restored.' }
  const isLate = Date.parse(now) - Date.parse(momentOf(complete)) > latestAfterMs
  const sentence = `The last backup is from ${when(complete)}: ${found}`
  return isLate
    ? { tone: 'warning', sentence: `${sentence} The nightly one after it is missing.` }
    : { tone: 'success', sentence }
}
