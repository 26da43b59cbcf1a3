import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { mailIdHash, mailIdsIn } from './mail-id.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('an id is the same with and without its brackets', () => {
  expect(mailIdHash('<a.b@example.test>')).toBe(sha256('a.b@example.test'))
  expect(mailIdHash(' a.b@example.test ')).toBe(sha256('a.b@example.test'))
  expect(mailIdHash('A.b@example.test')).not.toBe(mailIdHash('a.b@example.test'))
})

test.each([
  '0100018f-aa-000000',
  '<0100018f-aa-000000@email.amazonses.com>',
  '0100018f-aa-000000@eu-central-1.amazonses.com',
])('the id that the mail service gives counts without its domain: %s', (id) => {
  expect(mailIdHash(id)).toBe(sha256('0100018f-aa-000000'))
})

test('no other domain passes for that of the mail service', () => {
  for (const domain of ['amazonses.com.evil.test', 'evil-amazonses.com', 'a.b.amazonses.com'])
    expect(mailIdHash(`x@${domain}`)).toBe(sha256(`x@${domain}`))
})

test.each([
  ['<a@x.test>', ['a@x.test']],
  ['<a@x.test>\t<b@x.test> <c@x.test>', ['a@x.test', 'b@x.test', 'c@x.test']],
  ['<a@x.test><b@x.test>', ['a@x.test', 'b@x.test']],
  ['<a@\t x.test>', ['a@x.test']],
  ['your mail of Monday <a@x.test>', ['a@x.test']],
  ['a@x.test, b@x.test', ['a@x.test', 'b@x.test']],
  ['your mail of Monday', []],
  ['<>', []],
  ['', []],
  [`<${'a'.repeat(1000)}>`, []],
])('the ids in %j', (header, ids) => {
  expect(mailIdsIn(header)).toEqual(ids)
})
