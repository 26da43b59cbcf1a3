import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::6810:84e5'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  'fd00:ec2::254',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::a9fe:a9fe',
  'fec0::1',
  '2002:7f00:1::',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
