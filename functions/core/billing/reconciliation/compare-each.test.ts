import { expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { compareEach } from './compare-each.ts'

test('what could not be compared is named, and keeps no other from being compared', async () => {
  const lines: object[] = []
  printLogsWith((line) => void lines.push(JSON.parse(line)))
  const findings = { events: 0, compared: 0, repaired: 0, abandoned: 0, failed: 0, unexplained: [] }
  await compareEach(
    ['sub_1', 'sub_2', 'sub_3'],
    (id) => id,
    findings,
    async (id) => {
      if (id === 'sub_2') throw new Error('the provider does not answer')
      findings.compared++
    },
  )
  expect(findings).toMatchObject({ compared: 2, failed: 1 })
  expect(lines).toMatchObject([{ level: 'error', event: 'billing.not_compared', id: 'sub_2' }])
})
