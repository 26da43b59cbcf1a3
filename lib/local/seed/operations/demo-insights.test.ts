import { expect, test } from 'vitest'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { sentCampaigns } from '#lib/local/seed/newsletter/demo-newsletters.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { demoCampaignMails, demoLogins, demoVerified } from './demo-insights.ts'

const now = '2026-11-28T03:00:00.000Z'
const today = '2026-11-27'

test('logins stand on each day of half a year once, the same in every seed, and none is still to come', () => {
  const logins = demoLogins(now)
  expect(logins).toEqual(demoLogins(now))
  expect(new Set(logins.map(({ day }) => day)).size).toBe(180)
  expect(logins.every(({ day, count }) => day <= today && count > 0)).toBe(true)
  const early = demoLogins('2026-11-28T06:00:00.000Z').find(({ day }) => day === '2026-11-28')?.count ?? 0
  const late = demoLogins('2026-11-29T04:00:00.000Z').find(({ day }) => day === '2026-11-28')?.count ?? 0
  expect(early).toBeLessThan(late / 10)
})

test('there is a week, growth, and two peaks', () => {
  const logins = new Map(demoLogins(now).map(({ day, count }) => [day, count]))
  const on = (ago: number) => logins.get(addDays(today, -ago)) ?? 0
  const mean = (days: number[]) => days.reduce((sum, ago) => sum + on(ago), 0) / days.length
  const days = Array.from({ length: 90 }, (_, at) => at + 60)
  const isWeekend = (ago: number) => [0, 6].includes(new Date(addDays(today, -ago)).getUTCDay())
  expect(mean(days.filter(isWeekend))).toBeGreaterThan(1.3 * mean(days.filter((ago) => !isWeekend(ago))))
  expect(mean([21, 28, 35])).toBeGreaterThan(mean([161, 168, 175]))
  for (const peak of [12, 53]) expect(on(peak)).toBeGreaterThan(1.8 * mean([peak - 7, peak + 7]))
})

test('each approved business of the demo was verified once', () => {
  const members = [...demoUsers(now), ...demoMembers(now)]
  const verified = demoVerified(members, now)
  const sum = verified.reduce((all, { count }) => all + count, 0)
  expect(sum).toBeGreaterThan(10)
  expect(new Set(verified.map(({ day }) => day)).size).toBe(verified.length)
  expect(sum).toBeLessThanOrEqual(members.filter(({ companyName }) => companyName).length)
})

test('the mails of campaigns are those that the campaigns say', () => {
  const sent = sentCampaigns(now)
  const sum = demoCampaignMails(sent).reduce((all, { count }) => all + count, 0)
  expect(sum).toBe(sent.reduce((all, { finalCounts }) => all + (finalCounts?.sent ?? 0), 0))
  expect(sum).toBeGreaterThan(100)
})
