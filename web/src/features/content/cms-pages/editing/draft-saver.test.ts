import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import type { PageFields } from '#shared/content/cms-pages/page.ts'
import { draftSaver, type SaveFailure, saveDelayMs } from './draft-saver.ts'

const at = '2026-03-01T10:00:00.000Z'
const fields: PageFields = {
  title: 'Club rules',
  slug: 'club-rules',
  metaDescription: '',
  content: '<p>One</p>',
  navigationPlacement: 'none',
  footerSection: undefined,
  navOrder: 0,
  navTitle: undefined,
  noIndex: false,
}

const pageWith = (draft: PageFields, version: number): PageInEditor => {
  const { content: _, ...shown } = draft
  const id = 'pag_01HZX5J5N0000000000000000A' as const
  return {
    page: { ...shown, id, status: 'draft', draftVersion: version, createdAt: at, updatedAt: at, version },
    draft: { ...draft, pageId: id, savedBy: 'usr_01HZX5J5N0000000000000000A', savedAt: at, version },
  } as PageInEditor
}

/** A server that stores one draft, as the route does. */
function aServer() {
  let stored = pageWith(fields, 1)
  const sent: string[] = []
  let failing: 'before' | 'after' | undefined
  const kept: (string | undefined)[] = []
  const saver = draftSaver({
    stored,
    send: async (next, version) => {
      sent.push(next.content)
      const how = failing
      failing = undefined
      if (how === 'before') throw new Error('lost')
      // The same save once more is answered as it was.
      const isRepeated = stored.draft?.content === next.content
      if (!isRepeated && version !== stored.draft?.version) throw new Error('conflict')
      if (!isRepeated) stored = pageWith({ ...next, content: next.content.replace('<i>', '') }, version + 1)
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
      stored = pageWith({ ...fields, content }, (stored.draft?.version ?? 0) + 1)
      return stored
    },
    stored: () => stored.draft?.content,
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

test('a draft that is begun says on which published version', async () => {
  const { draft: _, ...stored } = pageWith(fields, 1)
  const sent: unknown[] = []
  const saver = draftSaver({
    stored: { ...stored, live: { ...fields, number: 3 } } as PageInEditor,
    send: async (next, ...on) => {
      sent.push(on)
      return pageWith(next, 2)
    },
    isValid: () => true,
    failureOf: () => 'lost',
    keep: () => undefined,
  })
  saver.change({ content: '<p>Two</p>' })
  expect(await saver.flush()).toBe(true)
  expect(sent).toEqual([[0, 3]])
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
  expect((await saver.flushed()).draft?.content).toBe('<p>Two</p>')
  fail('before')
  saver.change({ content: '<p>Three</p>' })
  await expect(saver.flushed()).rejects.toThrow('The last changes are not saved yet.')
  saveElsewhere('<p>Theirs</p>')
  await expect(saver.flushed()).rejects.toThrow('The last changes are not saved yet.')
})

test('what the server took out is known', async () => {
  const { saver } = aServer()
  saver.change({ content: '<p><i>Two</p>' })
  await saver.flush()
  expect(saver.state().cleaned).toEqual({ sent: '<p><i>Two</p>', kept: '<p>Two</p>' })
})

test('leaving before it is saved keeps it on the device', () => {
  const { saver, kept } = aServer()
  saver.change({ content: '<p>Two</p>' })
  saver.leave()
  expect(kept).toEqual(['<p>Two</p>'])
})
