import { expect, test, vi } from 'vitest'
import { call } from '../call.ts'
import type { Tokens, UnderWay } from './google-sign-in.ts'
import { takeGoogleProof } from './take-google-proof.ts'

const stored = vi.hoisted(() => ({ token: '' }))
vi.mock('../call.ts', () => ({ call: vi.fn(async () => undefined) }))
vi.mock('./load-session.ts', () => ({ reloadProfile: async () => undefined }))
vi.mock('./stored-session.ts', () => ({ storedToken: () => stored.token }))
vi.mock('./store-session.ts', () => ({
  storeSession: ({ access_token }: Tokens) => {
    stored.token = access_token
  },
}))
vi.mock('./google-sign-in.ts', () => ({ redeemCode: async () => ({ access_token: tokenOf('second') }) }))
vi.mock('#web/ui/toast.ts', () => ({ toast: { warning: vi.fn() } }))

const tokenOf = (signIn: string) => `head.${btoa(JSON.stringify({ sub: 'ann', origin_jti: signIn }))}.sealed`

test('no page is left with a sign-in that is over: the proof takes its place before it is ended', async () => {
  stored.token = tokenOf('first')
  const present: string[] = []
  vi.mocked(call).mockImplementation(async () => void present.push(stored.token))
  await takeGoogleProof({ from: '/profile', verifier: 'x' } as UnderWay, 'code')
  expect(vi.mocked(call).mock.calls.map(([, input]) => input)).toEqual([{ params: { sessionId: 'first' } }])
  expect(present).toEqual([tokenOf('second')])
})
