import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  endAllSessions,
  endOneSession,
  isSignedOut,
  mostSingleSessions,
  msUntilAccepted,
  type SignedOut,
} from './signed-out.ts'

const now = '2026-06-01T12:00:00.500Z'
const second = Math.floor(Date.parse(now) / 1000)
const later = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
const at = (sessionId: string, signedInAt: number) => ({ sessionId, signedInAt })

test('no one is signed out who never was', () => {
  expect(isSignedOut(undefined, at('a', 0))).toBe(false)
})

test('signing out everywhere ends every earlier sign-in and no later one', () => {
  void fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.uuid(), (offset, id) => {
      const signedOut = endAllSessions(undefined, undefined, now)
      expect(isSignedOut(signedOut, at(id, second + offset))).toBe(offset <= 0)
    }),
  )
})

test('a login in the very second of a sign-out waits for the next, in which it is accepted', () => {
  void fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 999 }), (later, within) => {
      const before = new Date(second * 1000 + within).toISOString()
      const loginAt = second * 1000 + within + later
      const signedOut = endAllSessions(undefined, undefined, before)
      const wait = msUntilAccepted(signedOut, new Date(loginAt).toISOString())
      expect(wait).toBeLessThanOrEqual(1000)
      expect(isSignedOut(signedOut, at('a', Math.floor((loginAt + wait) / 1000)))).toBe(false)
      expect(isSignedOut(signedOut, at('a', Math.floor(Date.parse(before) / 1000)))).toBe(true)
    }),
  )
  expect(msUntilAccepted(undefined, now)).toBe(0)
})

test('the sign-in that ended the others stays, until it ends too', () => {
  const others = endAllSessions(undefined, 'mine', now)
  expect(isSignedOut(others, at('mine', second - 9))).toBe(false)
  expect(isSignedOut(others, at('other', second - 9))).toBe(true)
  const mineToo = endOneSession(others, 'mine', 'mine', later(1))
  expect(isSignedOut(mineToo, at('mine', second - 9))).toBe(true)
})

test('a sign-in that was ended by name stays ended as long as it could be renewed', () => {
  let signedOut: SignedOut | undefined = endOneSession(undefined, 'stolen', 'mine', now)
  signedOut = endOneSession(signedOut, 'lost', 'mine', later(29))
  expect(isSignedOut(signedOut, at('stolen', second))).toBe(true)
  signedOut = endOneSession(signedOut, 'another', 'mine', later(31))
  expect(signedOut.sessions.map(({ id }) => id)).toEqual(['lost', 'another'])
  expect(isSignedOut(endAllSessions(signedOut, 'mine', later(31)), at('lost', second))).toBe(true)
})

test('however many are ended one by one, the list stays bounded and none comes back', () => {
  let signedOut: SignedOut | undefined
  const ids = Array.from({ length: mostSingleSessions * 2 + 3 }, (_, index) => `s${index}`)
  for (const id of ids) {
    signedOut = endOneSession(signedOut, id, 'mine', now)
    expect(signedOut.sessions.length).toBeLessThanOrEqual(mostSingleSessions)
  }
  for (const id of ids) expect(isSignedOut(signedOut, at(id, second - 60))).toBe(true)
  expect(isSignedOut(signedOut, at('mine', second - 60))).toBe(false)
})
