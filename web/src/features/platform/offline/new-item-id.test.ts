import { afterEach, expect, test, vi } from 'vitest'
import { newItemId } from './new-item-id.ts'

afterEach(() => void vi.restoreAllMocks())

test('actions of one moment keep their order, also when the clock of the device is set back', () => {
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  const ids = Array.from({ length: 20 }, newItemId)
  clock.mockReturnValue(now - 3_600_000)
  ids.push(newItemId())
  clock.mockReturnValue(now + 3_600_000)
  ids.push(newItemId())
  expect(ids.toSorted()).toEqual(ids)
})
