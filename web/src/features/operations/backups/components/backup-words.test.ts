import { expect, test } from 'vitest'
import type { Backup, Drill } from '#shared/operations/backups/backup.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { localClock } from '#shared/platform/time/local-clock.ts'
import { localShortDay } from '#shared/platform/time/local-short-day.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { kindWords, momentWords, progressWords, sizeWords, statusOf } from './backup-words.ts'
import { drillBadge, drillSentence, type ShownDrill, shownDrillWords } from './drill-words.ts'
import { heldWords } from './hold-words.ts'
import { standingOf } from './standing.ts'

/** Wherever the reader is, both are on the same day. */
const now = '2026-11-25T12:30:00.000Z'
const daysAgo = (days: number) => addTime('2026-11-25T12:00:00.000Z', { days: -days })

const backupOf = (days: number, changes: Partial<Backup> = {}): Backup => ({
  id: 'bkp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  kind: 'scheduled',
  note: '',
  status: 'complete',
  requestedAt: daysAgo(days),
  instant: daysAgo(days),
  items: 48_210,
  bytes: 12_400_000,
  files: 48,
  lockedUntil: addTime(daysAgo(days), { days: 35 }),
  expiresAt: addTime(daysAgo(days), { days: 35 }),
  version: 1,
  ...changes,
})

const clock = localClock(daysAgo(0))
const failed = { status: 'failed', failure: 'One line cannot be read.' } as const

test('a moment is named by its day as long as that is near', () => {
  expect([1, 0, -1].map((days) => momentWords(daysAgo(days), now))).toEqual([
    `yesterday, ${clock}`,
    `today, ${clock}`,
    `tomorrow, ${clock}`,
  ])
  expect(momentWords(daysAgo(2), now)).toBe(localTime(daysAgo(2)))
})

test('the first sentence says whether the data is safe', () => {
  const good = `The last backup is from today, ${clock}: 48,210 items, every file read back.`
  expect(standingOf([backupOf(0), backupOf(1, failed)], now)).toEqual({ tone: 'success', sentence: good })
  // One that is under way says nothing yet.
  expect(standingOf([backupOf(0, { status: 'checking' }), backupOf(0)], now)?.sentence).toBe(good)
  expect(standingOf([], now)).toBeUndefined()
  expect(standingOf([backupOf(0, { status: 'exporting' })], now)).toEqual({
    tone: 'info',
    sentence: 'The first backup is running.',
  })
})

test('a failure says why, and what can still be restored', () => {
  expect(standingOf([backupOf(0, failed), backupOf(1)], now)).toEqual({
    tone: 'danger',
    sentence: `The backup from today, ${clock} failed. One line cannot be read. The last good one is from yesterday, ${clock}: 48,210 items, every file read back.`,
  })
  expect(standingOf([backupOf(0, failed)], now)?.sentence).toBe(
    `The backup from today, ${clock} failed. One line cannot be read. There is no earlier backup to restore.`,
  )
  // What was kept for its time is no longer there.
  expect(standingOf([backupOf(36)], now)?.sentence).toBe('No backup can be restored.')
})

test('a night without a backup is a warning, a late morning is not', () => {
  expect(standingOf([backupOf(1)], now)?.tone).toBe('success')
  expect(standingOf([backupOf(2)], now)).toEqual({
    tone: 'warning',
    sentence: `The last backup is from ${localTime(daysAgo(2))}: 48,210 items, every file read back. The nightly one after it is missing.`,
  })
})

test('the status of a backup says when its files are gone', () => {
  expect(statusOf(backupOf(34), now)).toEqual(['Complete', 'success'])
  expect(statusOf(backupOf(36), now)).toEqual(['Expired', 'neutral'])
  expect(statusOf(backupOf(36, failed), now)).toEqual(['Failed', 'danger'])
})

test('a backup under way says how far it is', () => {
  const { files: _, ...early } = backupOf(0, { status: 'checking' })
  expect(progressWords({ ...early, status: 'requested' })).toBe('A backup is about to start.')
  expect(progressWords(early)).toBe('The database is writing the files of a backup.')
  expect(progressWords({ ...early, files: 48 })).toBe('A backup is being checked: 0 of 48 files read back.')
  expect(progressWords({ ...early, files: 48, checkedFiles: 12 })).toBe(
    'A backup is being checked: 12 of 48 files read back.',
  )
})

test('a backup says who asked for it and how large it is', () => {
  expect(kindWords(backupOf(0))).toBe('Nightly')
  expect(kindWords({ ...backupOf(0, { kind: 'manual' }), requestedByName: 'Ada' })).toBe('Manual, by Ada')
  expect(kindWords(backupOf(0, { kind: 'manual' }))).toBe('Manual')
  expect(sizeWords(backupOf(0, { bytes: 2_449_000, files: 1 }))).toBe('2.4 MB in 1 file')
  expect(sizeWords({})).toBe('')
})

const drillOf = (days: number, changes: Partial<Drill> = {}): Drill => ({
  at: daysAgo(days),
  items: 20_000,
  compared: 1000,
  different: 0,
  seconds: 41.2,
  ...changes,
})

test('one sentence sums up a drill and names its day', () => {
  // The 22nd was a Sunday, or far in the east already a Monday.
  expect(drillSentence(drillOf(3), now)).toMatch(
    /day’s drill: 20,000 items in 41 s; 1,000 compared, all identical\.$/,
  )
  expect(drillSentence(drillOf(0, { different: 3, seconds: 0.42 }), now)).toBe(
    'Today’s drill: 20,000 items in 0.4 s; 1,000 compared, 3 different.',
  )
  expect(drillSentence(drillOf(7, { items: 1, compared: 1 }), now)).toBe(
    `The drill of ${localShortDay(daysAgo(7))}: 1 item in 41 s; 1 compared, all identical.`,
  )
})

test('the latest drill says that it runs, that it broke off, or what it found', () => {
  const drill: ShownDrill = { backupId: backupOf(0).id, startedAt: daysAgo(0), isRunning: false }
  expect(shownDrillWords(undefined, now)).toBe('No drill has been run yet.')
  expect(shownDrillWords({ ...drill, isRunning: true }, now)).toBe(
    `A drill has been running since today, ${clock}.`,
  )
  expect(shownDrillWords({ ...drill, failure: 'A file is missing.' }, now)).toBe(
    'Today’s drill failed. A file is missing.',
  )
  const badges = [
    { ...drill, isRunning: true },
    { ...drill, failure: 'A file is missing.' },
    { ...drill, result: drillOf(0) },
    { ...drill, result: drillOf(0, { different: 1 }) },
  ]
  expect(badges.map((one) => drillBadge(one)?.[0])).toEqual(['Running', 'Failed', 'Passed', 'Failed'])
  expect(drillBadge(undefined)).toBeUndefined()
})

test('a hold says what it keeps back, and nothing of what there is none of', () => {
  const hold = { backupId: 'bkp_1', instant: now, isWhole: true, isAtLeast: false }
  expect(heldWords({ ...hold, mails: 214, campaigns: 1, webhooks: 3 })).toBe(
    '214 emails queued, 1 campaign scheduled, 3 webhooks pending.',
  )
  expect(heldWords({ ...hold, mails: 1000, campaigns: 0, webhooks: 0, isAtLeast: true })).toBe(
    'At least 1,000 emails queued.',
  )
  expect(heldWords({ ...hold, mails: 0, campaigns: 0, webhooks: 0 })).toBe('Nothing is waiting to go out.')
})
