import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { forgetOwn, kept } from '#web/lib/kept-in-browser.ts'
import * as session from '#web/lib/session/stored-session.ts'
import {
  dropEarlier,
  earlierText,
  gatherLeft,
  keepDraft,
  keepSavedDraft,
  keptDraft,
  readEarlier,
  setAside,
  settleDraft,
} from './draft.ts'
import { takeSeat } from './project-on-screen.ts'

const tool = { kind: 'box' as const, schema: z.object({ volume: z.number() }) }
const box = (volume: number) => ({ volume })
const signIn = (person: string | null) => vi.spyOn(session, 'storedUser').mockReturnValue(person)
const earlier = () => readEarlier(tool, earlierText('box'))

let ends: (() => void)[] = []
const seat = (project: { id: string; name: string; version: number }) => {
  ends.push(
    takeSeat('box', {
      project: () => project,
      leave: () => Promise.resolve(),
      resume: () => undefined,
      keepAs: () => Promise.resolve(),
      share: (name: string) => Promise.resolve({ name, url: '' }),
    }),
  )
}

beforeEach(() => {
  for (const name of kept.names()) if (name.includes('pro-tools:draft')) kept.remove(name)
  signIn(null)
})
afterEach(() => {
  for (const end of ends) end()
  ends = []
  vi.restoreAllMocks()
})

test('a logout takes the drafts of a member along, and leaves those of visitors', () => {
  keepDraft(tool, box(1))
  signIn('anna')
  expect(keptDraft(tool)).toEqual({ body: box(1) })
  keepDraft(tool, box(2))
  forgetOwn()
  signIn(null)
  expect(keptDraft(tool)).toBeUndefined()
  keepDraft(tool, box(3))
  forgetOwn()
  expect(keptDraft(tool)).toEqual({ body: box(3) })
})

test('what a visitor made goes on when they sign in, and what they had as a member stays beside it', () => {
  signIn('anna')
  keepDraft(tool, box(1))
  signIn(null)
  keepDraft(tool, box(2))
  signIn('anna')
  expect(keptDraft(tool)).toEqual({ body: box(2) })
  expect(earlier()).toEqual([{ body: box(1) }])
  signIn('ben')
  expect(keptDraft(tool)).toBeUndefined()
})

test('what is nowhere else is set aside before something else is on the screen, what is saved is not', () => {
  keepDraft(tool, box(1))
  setAside(tool, box(2))
  expect(earlier()).toEqual([{ body: box(1) }])
  keepSavedDraft(tool, box(2))
  setAside(tool, box(3))
  expect(earlier()).toEqual([{ body: box(1) }])
  // It is on the screen again.
  setAside(tool, box(1))
  expect(earlier()).toEqual([])
})

test('the newest four drafts that were set aside stay, until each is dropped', () => {
  for (let volume = 1; volume <= 6; volume++) {
    keepDraft(tool, box(volume))
    setAside(tool, undefined)
  }
  expect(earlier().map(({ body }) => body.volume)).toEqual([6, 5, 4, 3])
  dropEarlier(tool, { body: box(5) })
  expect(earlier().map(({ body }) => body.volume)).toEqual([6, 4, 3])
})

test('a draft of a project is saved when that very state has arrived, and else goes on from its version', () => {
  const project = { id: 'prj_1', name: 'Trunk', version: 3 }
  seat(project)
  keepDraft(tool, box(1))
  expect(keptDraft(tool)).toEqual({ body: box(1), project })
  settleDraft(tool, { ...project, version: 4 }, box(0))
  expect(keptDraft(tool)).toEqual({ body: box(1), project: { ...project, version: 4 } })
  settleDraft(tool, { ...project, version: 5 }, box(1))
  expect(keptDraft(tool)).toEqual({ body: box(1), project: { ...project, version: 5 }, isSaved: true })
  setAside(tool, box(9))
  expect(earlier()).toEqual([])
})

test('what someone wrote by hand is no draft', () => {
  for (const text of ['', '{', '[]', '{"body":{"volume":"1"}}', '{"body":{"volume":1},"project":7}']) {
    kept.set('pro-tools:draft:box', text)
    kept.set('pro-tools:draft:box:earlier', text)
    expect(keptDraft(tool)).toBeUndefined()
    expect(earlier()).toEqual([])
  }
})

test('what a closed tab left is offered while there is room for it, and stays where it is otherwise', async () => {
  const free = (_name: string, _how: LockOptions, work: (lock: object) => void) => Promise.resolve(work({}))
  vi.stubGlobal('navigator', { locks: { request: free } })
  const leave = (place: number, draft: object) =>
    kept.set(`pro-tools:draft:box:tab-${place}`, JSON.stringify(draft))
  leave(2, { body: box(2) })
  leave(3, { body: box(3), isSaved: true })
  for (const place of [4, 5, 6, 7]) leave(place, { body: box(place) })
  await gatherLeft(tool)
  expect(earlier().map(({ body }) => body.volume)).toEqual([2, 4, 5, 6])
  expect(kept.get('pro-tools:draft:box:tab-3')).toBeNull()
  expect(kept.get('pro-tools:draft:box:tab-7')).not.toBeNull()
  vi.unstubAllGlobals()
})
