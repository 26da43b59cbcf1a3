import { afterEach, expect, test, vi } from 'vitest'
import { isSignedOut } from '#shared/platform/sessions/signed-out.ts'
import { waitUntilAccepted } from './wait-until-accepted.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a sign-in right after all others were ended counts, also when a timer ends early', async () => {
  const inTime = setTimeout
  vi.stubGlobal('setTimeout', (done: () => void, ms: number) => inTime(done, ms - 8))
  const signedOut = { before: new Date().toISOString(), sessions: [] }
  await waitUntilAccepted(signedOut)
  const signedInAt = Math.floor(Date.now() / 1000)
  expect(isSignedOut(signedOut, { sessionId: 'new', signedInAt })).toBe(false)
})
