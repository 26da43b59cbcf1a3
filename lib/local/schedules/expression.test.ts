import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExpression } from './expression.ts'

const next = (expression: string, after: string) =>
  parseExpression(expression)(new Date(after))?.toISOString()

test.each([
  ['rate(1 minute)', '2030-01-01T00:00:00Z', '2030-01-01T00:01:00.000Z'],
  ['rate(2 hours)', '2030-01-01T00:00:00Z', '2030-01-01T02:00:00.000Z'],
  ['rate(7 days)', '2030-01-01T00:00:00Z', '2030-01-08T00:00:00.000Z'],
  ['cron(0 3 * * ? *)', '2030-01-01T03:00:00Z', '2030-01-02T03:00:00.000Z'],
  ['cron(0/15 * * * ? *)', '2030-01-01T00:14:59Z', '2030-01-01T00:15:00.000Z'],
  ['cron(5,35 8-17 ? * MON-FRI *)', '2030-01-04T17:36:00Z', '2030-01-07T08:05:00.000Z'],
  ['cron(0 0 1 jan,JUL ? *)', '2030-01-02T00:00:00Z', '2030-07-01T00:00:00.000Z'],
  ['cron(0 0 L * ? *)', '2032-02-01T00:00:00Z', '2032-02-29T00:00:00.000Z'],
  ['cron(0 0 LW * ? *)', '2030-03-01T00:00:00Z', '2030-03-29T00:00:00.000Z'],
  ['cron(0 0 15W * ? *)', '2030-06-01T00:00:00Z', '2030-06-14T00:00:00.000Z'],
  ['cron(0 0 1W * ? *)', '2030-05-31T00:00:00Z', '2030-06-03T00:00:00.000Z'],
  ['cron(0 0 ? * 6#3 *)', '2030-01-01T00:00:00Z', '2030-01-18T00:00:00.000Z'],
  ['cron(0 0 ? * FRIL *)', '2030-01-01T00:00:00Z', '2030-01-25T00:00:00.000Z'],
  ['cron(0 0 31 * ? *)', '2030-02-01T00:00:00Z', '2030-03-31T00:00:00.000Z'],
  ['cron(0 0 29 2 ? 2030-2033)', '2030-01-01T00:00:00Z', '2032-02-29T00:00:00.000Z'],
  ['cron(0 0 1 1 ? 2029)', '2030-01-01T00:00:00Z', undefined],
])('%s after %s is due at %s', (expression, after, expected) => {
  expect(next(expression, after)).toBe(expected)
})

test.each([
  'rate(0 minutes)',
  'rate(1 minutes)',
  'rate(2 minute)',
  'rate(1.5 hours)',
  'rate(5 seconds)',
  'every day',
  '* * * * *',
  'cron(* * * * *)',
  'cron(0 0 * * * *)',
  'cron(0 0 ? * ? *)',
  'cron(60 0 * * ? *)',
  'cron(0 24 * * ? *)',
  'cron(0 0 0 * ? *)',
  'cron(0 0 32 * ? *)',
  'cron(0 0 * 13 ? *)',
  'cron(0 0 ? * 0 *)',
  'cron(0 0 ? * 2#6 *)',
  'cron(0 0 ? * FOO *)',
  'cron(0 0 * * ? 2200)',
  'cron(5-1 0 * * ? *)',
  'cron(*/0 0 * * ? *)',
  'cron(1,,2 0 * * ? *)',
  'cron(-1 0 * * ? *)',
  'cron(*-5 0 * * ? *)',
])('%s is refused', (expression) => {
  expect(() => parseExpression(expression)).toThrow()
})

test('a cron schedule is due at the very first minute that fits, found by looking at every minute', () => {
  const list = (min: number, max: number) =>
    fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 4 })
  const after = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(list(0, 59), list(0, 23), list(1, 7), after, (minutes, hours, weekdays, from) => {
      const fits = (at: Date) =>
        minutes.includes(at.getUTCMinutes()) &&
        hours.includes(at.getUTCHours()) &&
        weekdays.includes(at.getUTCDay() + 1)
      let expected = Math.floor(from.getTime() / 60_000) * 60_000 + 60_000
      while (!fits(new Date(expected))) expected += 60_000
      const found = parseExpression(`cron(${minutes} ${hours} ? * ${weekdays} *)`)(from)
      expect(found?.getTime()).toBe(expected)
    }),
  )
})

test('going from one due time to the next visits every month end exactly once', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (from) => {
        const due = parseExpression('cron(59 23 L * ? *)')
        const first = due(from) as Date
        const second = due(first) as Date
        const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
        expect(months(second) - months(first)).toBe(1)
        expect(new Date(first.getTime() + 60_000).getUTCDate()).toBe(1)
      },
    ),
  )
})
