import { expect, test } from 'vitest'
import { UserId } from '#shared/platform/users/user.ts'
import { addressId } from './address-id.ts'

test('an address has one id in each place, in the form of a member’s id', () => {
  const id = addressId('evt_1', 'a@boxrise.test')
  expect(UserId.parse(id)).toBe(addressId('evt_1', 'a@boxrise.test'))
  expect(new Set([id, addressId('evt_2', 'a@boxrise.test'), addressId('evt_1', 'b@boxrise.test')]).size).toBe(
    3,
  )
})
