import { expect, test } from 'vitest'
import { longestPause, stoppedJobs } from './stopped-jobs.ts'

test.each([
  ['rate(1 minute)', 1],
  ['rate(10 minutes)', 10],
  ['rate(1 hour)', 60],
  ['rate(1 day)', 1440],
  ['cron(20 3 * * ? *)', 1440],
  ['cron(0 5 ? * MON *)', 10_080],
  ['cron(0 10 1 * ? *)', 44_640],
])('%s pauses for %i minutes at most', (schedule, minutes) => {
  expect(longestPause(schedule)).toBe(minutes)
})

test.each(['cron(0/5 * * * ? *)', 'cron(0 5 ? * MON-FRI *)', 'every day'])(
  '%s is refused, because no one can tell when it is missed',
  (schedule) => {
    expect(() => longestPause(schedule)).toThrow(schedule)
  },
)

const stopped = (schedule: string, last: string | undefined, now: string, releasedAt?: string) =>
  stoppedJobs({
    schedules: { a_job: schedule },
    lastRuns: new Map(last ? [['a_job', last]] : []),
    releasedAt,
    now,
  })

test.each([
  ['rate(1 minute)', '2026-01-01T00:31:00Z', '2026-01-01T00:31:01Z'],
  ['rate(1 hour)', '2026-01-01T01:30:00Z', '2026-01-01T01:31:00Z'],
  ['cron(0 0 * * ? *)', '2026-01-02T02:24:00Z', '2026-01-02T02:25:00Z'],
  ['cron(0 0 ? * THU *)', '2026-01-08T16:48:00Z', '2026-01-08T16:49:00Z'],
  ['cron(0 0 1 * ? *)', '2026-02-04T02:24:00Z', '2026-02-04T02:25:00Z'],
])(
  '%s may be late by half an hour or a tenth of its pause, and is missed after that',
  (schedule, late, missed) => {
    const last = '2026-01-01T00:00:00Z'
    expect(stopped(schedule, last, late)).toEqual([])
    expect(stopped(schedule, last, missed)).toEqual(['a_job'])
  },
)

test('a job that never ran is not missed yet', () => {
  expect(stopped('rate(1 minute)', undefined, '2026-01-01T00:00:00Z')).toEqual([])
})

test('jobs of a restored platform are missed from its release on, and not for the time before', () => {
  const [last, released] = ['2026-01-01T00:00:00Z', '2026-01-09T00:00:00Z']
  expect(stopped('rate(1 hour)', last, '2026-01-09T01:30:00Z', released)).toEqual([])
  expect(stopped('rate(1 hour)', last, '2026-01-09T01:31:00Z', released)).toEqual(['a_job'])
})
