import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newAutosave, restMs } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const project = { id: 'prj_1', name: 'Trunk', version: 3 }

function scene() {
  let body = { schema: 1 }
  const save = vi.fn(async ({ version }: { version: number }) => ({ version: version + 1, updatedAt: 'now' }))
  const reasonOf = (error: unknown) => ({ isConflict: error === 'conflict', sentence: String(error) })
  const autosave = newAutosave({ body: () => body, save, reasonOf })
  autosave.open(project)
  const change = () => {
    body = { ...body }
    autosave.changed()
  }
  return { autosave, save, change }
}

test('many changes are saved once, when someone rests', async () => {
  const { autosave, save, change } = scene()
  for (let step = 0; step < 5; step++) {
    change()
    await vi.advanceTimersByTimeAsync(restMs / 2)
  }
  expect(save).not.toHaveBeenCalled()
  expect(autosave.state().status).toBe('waiting')
  await vi.advanceTimersByTimeAsync(restMs)
  expect(save).toHaveBeenCalledTimes(1)
  expect(autosave.state()).toMatchObject({ status: 'saved', project: { version: 4 }, savedAt: 'now' })
})

test('what changes while it is saved is saved after it, with the version that came', async () => {
  const { save, change } = scene()
  let answer: (() => void) | undefined
  save.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ version: 4, updatedAt: 'now' })
      }),
  )
  change()
  await vi.advanceTimersByTimeAsync(restMs)
  change()
  await vi.advanceTimersByTimeAsync(restMs * 3)
  expect(save).toHaveBeenCalledTimes(1)
  answer?.()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(save.mock.calls.map(([{ version }]) => version)).toEqual([3, 4])
})

test('after a conflict nothing is sent until another project is open', async () => {
  const { autosave, save, change } = scene()
  save.mockRejectedValueOnce('conflict')
  change()
  await vi.advanceTimersByTimeAsync(restMs)
  change()
  await vi.advanceTimersByTimeAsync(restMs * 2)
  expect(save).toHaveBeenCalledTimes(1)
  expect(autosave.state().status).toBe('conflict')
})

test('a save that fails is tried again with the next change', async () => {
  const { autosave, save, change } = scene()
  save.mockRejectedValueOnce('offline')
  change()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(autosave.state()).toMatchObject({ status: 'failed', problem: 'offline' })
  change()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(autosave.state().status).toBe('saved')
})

test('without a project, or without a change, nothing is saved', async () => {
  const { autosave, save, change } = scene()
  autosave.changed()
  autosave.open(undefined)
  change()
  await vi.advanceTimersByTimeAsync(restMs * 2)
  expect(save).not.toHaveBeenCalled()
})
