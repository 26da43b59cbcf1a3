import { expect, test } from 'vitest'
import { jsonBytes } from '#shared/json-bytes.ts'
import type { PlacedEntry } from './class-revision.ts'
import { revisionParts } from './revision-parts.ts'

/** An entry with every text as long as it may be, in signs of four bytes. */
const longest = (at: number): PlacedEntry => ({
  entryId: `ent_01JZ000000000000000000${at.toString().padStart(4, '0')}`,
  registrationId: `reg_01JZ000000000000000000${at.toString().padStart(4, '0')}`,
  guestName: '😀'.repeat(80),
  number: at,
  vehicle: {
    name: '😀'.repeat(60),
    year: 2027,
    make: '😀'.repeat(40),
    model: '😀'.repeat(60),
    color: '😀'.repeat(30),
    placement: 'trunk',
    woofers: Array.from({ length: 4 }, () => ({ sizeTenthsIn: 340, shape: 'square' as const, count: 36 })),
    powerWatts: 200_000,
    powerBasis: 'clamped',
    ampChannels: 64,
  },
  status: 'placed',
  place: at,
  isShared: true,
  score: { sumHundredths: 15_130, judges: 1 },
  isZero: false,
  tieReason: '😀'.repeat(300),
})

test('a class of two thousand of the longest entries fits into rows, in order and whole', () => {
  const entries = Array.from({ length: 2000 }, (_, at) => longest(at))
  expect(jsonBytes(entries)).toBeGreaterThan(400_000)
  const parts = revisionParts(entries)
  expect(Math.max(...parts.map(jsonBytes))).toBeLessThan(390_000)
  expect(parts.flat()).toEqual(entries)
  // They are written together, and a commit takes a hundred rows and 4 MB.
  expect(parts.length).toBeLessThan(50)
})

test('a class of usual size is one row, also an empty one', () => {
  expect(revisionParts([])).toEqual([[]])
  expect(revisionParts([longest(1), longest(2)])).toHaveLength(1)
  expect(revisionParts([longest(1), longest(2)], 10)).toHaveLength(2)
})
