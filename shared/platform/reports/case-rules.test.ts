import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayReopen, withoutReport, withReport } from './case-rules.ts'
import { reportWeight } from './report-weight.ts'

const now = '2026-06-01T00:00:00.000Z'

test('the weight of a case is that of the reports it has, and no one counts twice', () => {
  const step = fc.record({ who: fc.nat(4), does: fc.constantFrom('report', 'withdraw') })
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
      (steps, weights) => {
        let figures = { reporters: 0, weight: 0 }
        const rows = new Map<number, { weight: number; withdrawnAt?: string }>()
        for (const { who, does } of steps) {
          const row = rows.get(who)
          const weight = weights[who] ?? 0
          if (does === 'report') {
            figures = withReport(figures, row, weight)
            rows.set(who, { weight: row ? row.weight : weight })
          } else if (row) {
            figures = withoutReport(figures, row)
            rows.set(who, row.withdrawnAt ? row : { weight: 0, withdrawnAt: now })
          }
          const standing = [...rows.values()]
          expect(figures).toEqual({
            reporters: standing.filter(({ withdrawnAt }) => !withdrawnAt).length,
            weight: standing.reduce((sum, report) => sum + report.weight, 0),
          })
          for (const [reporter, report] of rows)
            expect(report.weight).toBeLessThanOrEqual(weights[reporter] ?? 0)
        }
      },
    ),
  )
})

const reporter = { createdAt: '2026-01-01T00:00:00.000Z', wasRight: true, lastOutcomes: ['upheld'] } as const

test.each([
  [2, 'old account that was right before', reporter],
  [1, 'account that was never right', { ...reporter, wasRight: false, lastOutcomes: [] }],
  [1, 'account of 90 days', { ...reporter, createdAt: '2026-03-03T00:00:00.000Z' }],
  [2, 'account of a moment more', { ...reporter, createdAt: '2026-03-02T23:59:59.999Z' }],
  [
    0,
    'account that was wrong three times in a row',
    { ...reporter, lastOutcomes: ['dismissed', 'dismissed', 'dismissed'] },
  ],
  [
    2,
    'account that was wrong twice, and right before that',
    { ...reporter, lastOutcomes: ['dismissed', 'dismissed', 'upheld'] },
  ],
  [
    1,
    'new account that was wrong twice',
    { ...reporter, wasRight: false, lastOutcomes: ['dismissed', 'dismissed'] },
  ],
] as const)('the weight is %i of an %s', (weight, _, given) => {
  expect(reportWeight(given, now)).toBe(weight)
})

test('what was decided is opened again by a change, or after 30 days', () => {
  const decided = '2026-05-20T00:00:00.000Z'
  expect(mayReopen(decided, '2026-05-19T00:00:00.000Z', now)).toBe(false)
  expect(mayReopen(decided, '2026-05-20T00:00:00.001Z', now)).toBe(true)
  expect(mayReopen('2026-05-02T00:00:00.000Z', decided.replace('05', '01'), now)).toBe(true)
  expect(mayReopen('2026-05-02T00:00:00.001Z', decided.replace('05', '01'), now)).toBe(false)
})
