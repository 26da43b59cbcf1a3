import { expect, test } from 'vitest'
import { pendingNotice } from './status-notice.tsx'

const sentence = (account: Parameters<typeof pendingNotice>[0]) => pendingNotice(account)?.sentence

test('each state of an account that waits has a notice of its own, and no other has one', () => {
  const pending = { status: 'pending', verificationStatus: 'verified' } as const
  expect(sentence({ status: 'pending', verificationStatus: 'pending' })).toBe(
    'Your account is pending verification.',
  )
  expect(sentence({ ...pending, businessVerification: 'draft' })).toContain('waiting for your documents')
  expect(sentence({ ...pending, businessVerification: 'submitted' })).toContain(
    'reviewing your business documents',
  )
  expect(sentence({ ...pending, verificationStatus: 'rejected', businessVerification: 'refused' })).toContain(
    'We couldn’t approve your business yet',
  )
  expect(sentence(pending)).toContain('waiting for approval')
  expect(sentence({ status: 'active', verificationStatus: 'verified' })).toBeUndefined()
})
