import { expect, test } from 'vitest'
import { completeness, recommendedScore } from './recommended-score.ts'

type Scored = Parameters<typeof recommendedScore>[0]

const picture = (id: string) => ({ id, src: `/${id}`, alt: 'A wall of woofers', width: 800, height: 600 })
const empty: Scored = {
  pictures: [],
  description: '',
  phone: '',
  website: '',
  services: [],
  brands: [],
  ratingSum: 0,
  ratingCount: 0,
  isVerified: false,
  isFresh: false,
}
const complete: Scored = {
  ...empty,
  pictures: ['1', '2', '3'].map(picture),
  description: 'é'.repeat(200),
  hours: [[], [], [], [], [], [], []],
  phone: '+16025550123',
  services: ['tuning', 'marine', 'repairs'],
  brands: [{ id: 'brn_01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'One' }],
  startingPriceCents: 0,
}

test('a listing is complete by eighths', () => {
  expect(completeness(empty)).toBe(0)
  expect(completeness(complete)).toBe(8)
  expect(completeness({ ...complete, phone: '', website: 'https://shop.example' })).toBe(8)
  expect(completeness({ ...complete, pictures: [picture('1')] })).toBe(7)
  expect(completeness({ ...complete, pictures: [] })).toBe(6)
  expect(completeness({ ...complete, description: 'é'.repeat(199) })).toBe(7)
  expect(completeness({ ...complete, services: ['tuning', 'marine'] })).toBe(7)
})

test('a picture that waits for an administrator does not count yet', () => {
  const pictures = complete.pictures.map((one) => ({ ...one, isWaiting: true as const }))
  expect(completeness({ ...complete, pictures })).toBe(6)
})

test('complete, three of five stars, verified, and changed long ago is 86', () => {
  expect(recommendedScore({ ...complete, ratingSum: 15, ratingCount: 3, isVerified: true })).toBe(86)
})

test('the order goes from 6 to 100, and one without reviews counts as four stars', () => {
  const best = { ...complete, ratingSum: 5_000_000, ratingCount: 1_000_000, isVerified: true, isFresh: true }
  expect(recommendedScore(best)).toBe(99)
  expect(recommendedScore(empty)).toBe(24)
  expect(recommendedScore({ ...empty, ratingSum: 1_000_000, ratingCount: 1_000_000 })).toBe(6)
  expect(recommendedScore({ ...empty, isFresh: true }) - recommendedScore(empty)).toBe(10)
  expect(recommendedScore({ ...empty, isVerified: true }) - recommendedScore(empty)).toBe(20)
  expect(recommendedScore({ ...empty, ratingSum: 5, ratingCount: 1 })).toBe(24)
})
