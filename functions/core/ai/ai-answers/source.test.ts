import { expect, test } from 'vitest'
import { sourceOf } from './source.ts'

const text = { id: 'fees', title: 'What does it cost?', text: 'Ten dollars.' }
const digestOf = (more: object = {}) => sourceOf('faq', { ...text, ...more }).digest

test('a source is embedded with its title', () => {
  expect(sourceOf('faq', text).words).toBe('What does it cost?\nTen dollars.')
})

test('the digest is the same for the same words, and another for others', () => {
  expect(digestOf()).toBe(digestOf())
  const digests = [
    digestOf(),
    digestOf({ title: 'Fees' }),
    digestOf({ text: 'Free.' }),
    digestOf({ deskId: 'org_1' }),
  ]
  expect(new Set(digests).size).toBe(digests.length)
})

test('what moves from the title into the text is another digest', () => {
  expect(digestOf({ title: 'A', text: 'B C' })).not.toBe(digestOf({ title: 'A B', text: 'C' }))
})

test('a long text is embedded by its beginning; a change after that costs nothing', () => {
  const long = 'x'.repeat(5000)
  expect(sourceOf('page', { ...text, text: long }).words).toHaveLength(2000)
  expect(digestOf({ text: long })).toBe(digestOf({ text: `${long} and more` }))
  expect(digestOf({ href: '/elsewhere' })).toBe(digestOf())
})
