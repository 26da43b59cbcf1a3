import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newAutosave, restMs } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const project = { id: 'prj_1', name: 'Trunk', version: 3 }

type Failure = { lost?: true; seconds?: number }

function scene() {
  let body = { schema: 1 }
  const save = vi.fn(async ({ version }: { version: number }, _body: object, _key: string) => ({
    version: version + 1,
    updatedAt: 'now',
  }))
  const reasonOf = (error: unknown) => ({
    isConflict: error === 'conflict',
    isLost: (error as Failure).lost === true,
    retryAfterSeconds: (error as Failure).seconds,
    sentence: String(error),
  })
  let keys = 0
  const autosave = newAutosave({ body: () => body, save, reasonOf, newKey: () => `key ${++keys}` })
  autosave.open(project)
  const change = () => {
    body = { ...body }
    autosave.changed()
  }
  return { autosave, save, change, now: () => body }
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

test('what got no answer goes out again as it was, with its key, and what changed since goes out after it', async () => {
  const { autosave, save, change, now } = scene()
  save.mockRejectedValueOnce({ lost: true })
  change()
  const first = now()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(autosave.state().status).toBe('failed')
  change()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(save.mock.calls.slice(0, 2)).toEqual([
    [project, first, 'key 1'],
    [project, first, 'key 1'],
  ])
  expect(save.mock.calls[1]?.[1]).toBe(first)
  expect(autosave.state().status).toBe('waiting')
  await vi.advanceTimersByTimeAsync(restMs)
  expect(save.mock.calls[2]).toEqual([{ ...project, version: 4 }, now(), 'key 2'])
  expect(save.mock.calls[2]?.[1]).toBe(now())
  expect(autosave.state().status).toBe('saved')
})

test('what is refused goes out with a key of its own the next time', async () => {
  const { save, change } = scene()
  save.mockRejectedValueOnce('too large')
  change()
  await vi.advanceTimersByTimeAsync(restMs)
  change()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(save.mock.calls.map(([, , key]) => key)).toEqual(['key 1', 'key 2'])
})

test('when the server refuses too many saves, autosave waits as long as it says and then saves again', async () => {
  const { autosave, save, change } = scene()
  save.mockRejectedValueOnce({ seconds: 60 })
  change()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(autosave.state().status).toBe('waiting')
  for (let step = 0; step < 5; step++) {
    change()
    await vi.advanceTimersByTimeAsync(restMs * 2)
  }
  expect(save).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(autosave.state()).toMatchObject({ status: 'saved', problem: undefined })
})

test('what waits is sent before another project is open, and it is known whether that worked', async () => {
  const { autosave, save, change } = scene()
  change()
  expect(await autosave.flush()).toBe(true)
  expect(save).toHaveBeenCalledTimes(1)
  save.mockRejectedValue('offline')
  change()
  expect(await autosave.flush()).toBe(false)
  expect(autosave.state().status).toBe('failed')
})

test('a screen that is left sends what waits at once', async () => {
  const { autosave, save, change } = scene()
  change()
  autosave.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenCalledTimes(1)
})

test('what changed while a new project was saved is not saved yet', async () => {
  const { autosave, save, change, now } = scene()
  const sent = now()
  change()
  autosave.open({ ...project, id: 'prj_2', version: 1 }, 'now', { body: sent })
  expect(autosave.state().status).toBe('waiting')
  await vi.advanceTimersByTimeAsync(restMs)
  expect(save.mock.calls[0]?.[1]).toBe(now())
  expect(autosave.state()).toMatchObject({ status: 'saved', project: { id: 'prj_2', version: 2 } })
})

test('an answer for the project before does not count for the one that is open now', async () => {
  const { autosave, save, change } = scene()
  let answer: (() => void) | undefined
  save.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ version: 9, updatedAt: 'before' })
      }),
  )
  change()
  await vi.advanceTimersByTimeAsync(restMs)
  autosave.open({ ...project, version: 5 })
  answer?.()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(autosave.state()).toMatchObject({ status: 'saved', project: { version: 5 }, savedAt: undefined })
})
