import { expect, test } from 'vitest'
import { settleOrganization } from './settle-organization.ts'

test('a phone number is stored in E.164, and one that was not edited stays as it is', () => {
  expect(settleOrganization({ contactPhone: '(480) 555-0100' })).toEqual({ contactPhone: '+14805550100' })
  expect(settleOrganization({ contactPhone: 'ask us' }, { contactPhone: 'ask us' })).toEqual({
    contactPhone: 'ask us',
  })
  expect(settleOrganization({})).toEqual({})
})

test('what is no number is refused at its field', () => {
  expect(() => settleOrganization({ contactPhone: '555' })).toThrow('Enter a full phone number')
})
