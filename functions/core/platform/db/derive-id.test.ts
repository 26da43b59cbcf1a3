import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { deriveId } from './derive-id.ts'

test('the same thing elsewhere has the same id here, sorted by its time', () => {
  const first = deriveId('txn', '2026-01-01T00:00:00.000Z', 'in_1')
  expect(deriveId('txn', '2026-01-01T00:00:00.000Z', 'in_1')).toBe(first)
  expect(z.safeParse(idSchema('txn'), first).success).toBe(true)
  expect(deriveId('txn', '2026-01-01T00:00:00.000Z', 'in_2')).not.toBe(first)
  expect(deriveId('txn', '2026-01-02T00:00:00.000Z', 'in_0') > first).toBe(true)
})
