import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GoogleRefusal, readRefusal, writeRefusal } from './google-refusal.ts'

const refusals = fc.record(
  {
    reason: fc.constantFrom<GoogleRefusal['reason']>(
      'google_blocked',
      'google_unverified',
      'google_account_unverified',
      'google_address',
    ),
    handle: fc.stringMatching(/^[\w-]{43}$/),
  },
  { requiredKeys: ['reason'] },
)

test('a refusal survives the sentence that the user pool makes of it', () => {
  fc.assert(
    fc.property(refusals, (refusal) => {
      const sentence = `PreSignUp failed with error ${writeRefusal(refusal)}. `
      expect(readRefusal(sentence)).toEqual(refusal)
    }),
  )
})

test('whatever else stands in the address is no refusal', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readRefusal(text)?.handle).toBeUndefined()
    }),
  )
  expect(readRefusal('Already found an entry for username google_1234567')).toBeUndefined()
  expect(readRefusal('google_blocked_by_me')).toBeUndefined()
})
