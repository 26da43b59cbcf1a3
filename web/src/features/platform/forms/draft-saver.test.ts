import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftSaver, type SaveFailure, saveDelayMs } from './draft-saver.ts'

type Fields = { title: string; content: string }
type Stored = { fields: Fields; version: number }

const fields: Fields = { title: 'Club rules', content: '<p>One</p>' }

/** A server that stores one draft, as a route does. */
function aServer() {
  let stored: Stored = { fields, version: 1 }
  const sent: string[] = []
  let failing: 'before' | 'after' | undefined
  const kept: (string | undefined)[] = []
  const saver = draftSaver<Stored, Fields>({
    stored,
    fieldsOf: (from) => from.fields,
    send: async (next, { version }) => {
      sent.push(next.content)
      const how = failing
      failing = undefined
      if (how === 'before') throw new Error('lost')
      // The same save once more is answered as it was.
      const isRepeated = stored.fields.content === next.content
      if (!isRepeated && version !== stored.version) throw new Error('conflict')
      if (!isRepeated)
        stored = { fields: { ...next, content: next.content.replace('<i>', '') }, version: version + 1 }
      if (how === 'after') throw new Error('lost')
      return stored
    },
    isValid: ({ title }) => title !== '',
    failureOf: (error) => (error as Error).message as SaveFailure,
    keep: (typed) => void kept.push(typed?.content),
  })
  return {
    saver,
    sent,
    kept,
    fail: (how: 'before' | 'after') => {
      failing = how
    },
    saveElsewhere: (content: string) => {
      stored = { fields: { ...fields, content }, version: stored.version + 1 }
      return stored
    },
    stored: () => stored.fields.content,
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed is saved two seconds after the last key, once', async () => {
  const { saver, sent } = aServer()
  saver.change({ content: '<p>On</p>' })
  await vi.advanceTimersByTimeAsync(saveDelayMs - 1)
  saver.change({ content: '<p>Once</p>' })
  await vi.advanceTimersByTimeAsync(saveDelayMs - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['<p>Once</p>'])
  expect(saver.state().status).toBe('saved')
})

test('what is typed while a save is under way is saved after it, with the version it answered', async () => {
  const { saver, sent, stored } = aServer()
  saver.change({ content: '<p>Two</p>' })
  const done = saver.flush()
  saver.change({ content: '<p>Three</p>' })
  expect(await done).toBe(true)
  expect(sent).toEqual(['<p>Two</p>', '<p>Three</p>'])
  expect(stored()).toBe('<p>Three</p>')
})

test('a save whose answer was lost is sent again as it was before what was typed since, and meets no conflict', async () => {
  const { saver, sent, fail, stored, kept } = aServer()
  fail('after')
  saver.change({ content: '<p>Two</p>' })
  expect(await saver.flush()).toBe(false)
  expect(saver.state().status).toBe('lost')
  expect(kept.at(-1)).toBe('<p>Two</p>')
  saver.change({ content: '<p>Three</p>' })
  expect(await saver.flush()).toBe(true)
  expect(sent).toEqual(['<p>Two</p>', '<p>Two</p>', '<p>Three</p>'])
  expect(stored()).toBe('<p>Three</p>')
  expect(kept.at(-1)).toBeUndefined()
})

test('without a connection it tries again by itself', async () => {
  const { saver, fail, stored } = aServer()
  fail('before')
  saver.change({ content: '<p>Two</p>' })
  await saver.flush()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(stored()).toBe('<p>Two</p>')
  expect(saver.state().status).toBe('saved')
})

test('when someone else has saved, nothing is sent and nothing typed is lost until one of the two is chosen', async () => {
  const { saver, sent, saveElsewhere, stored } = aServer()
  const theirs = saveElsewhere('<p>Theirs</p>')
  saver.change({ content: '<p>Mine</p>' })
  expect(await saver.flush()).toBe(false)
  expect(saver.state().status).toBe('conflict')
  saver.change({ content: '<p>Mine, longer</p>' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['<p>Mine</p>'])
  expect(saver.state().fields.content).toBe('<p>Mine, longer</p>')
  expect(stored()).toBe('<p>Theirs</p>')
  expect(await saver.saveOver(theirs)).toBe(true)
  expect(stored()).toBe('<p>Mine, longer</p>')
})

test('what cannot be stored as it is is kept on the device and not sent', async () => {
  const { saver, sent, kept } = aServer()
  saver.change({ title: '' })
  expect(await saver.flush()).toBe(false)
  expect(saver.state().status).toBe('invalid')
  expect(sent).toEqual([])
  expect(kept.at(-1)).toBe(fields.content)
})

test('nothing is done with an older draft while what is typed is not stored', async () => {
  const { saver, fail, saveElsewhere } = aServer()
  saver.change({ content: '<p>Two</p>' })
  expect((await saver.flushed()).fields.content).toBe('<p>Two</p>')
  fail('before')
  saver.change({ content: '<p>Three</p>' })
  await expect(saver.flushed()).rejects.toThrow('The last changes are not saved yet.')
  saveElsewhere('<p>Theirs</p>')
  await expect(saver.flushed()).rejects.toThrow('The last changes are not saved yet.')
})

test('what was sent is known beside what the server made of it', async () => {
  const { saver } = aServer()
  saver.change({ content: '<p><i>Two</p>' })
  await saver.flush()
  const { sent, stored } = saver.state()
  expect([sent?.content, stored.fields.content]).toEqual(['<p><i>Two</p>', '<p>Two</p>'])
})

test('leaving before it is saved keeps it on the device', () => {
  const { saver, kept } = aServer()
  saver.change({ content: '<p>Two</p>' })
  saver.leave()
  expect(kept).toEqual(['<p>Two</p>'])
})
