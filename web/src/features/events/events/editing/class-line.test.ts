import { expect, test } from 'vitest'
import { classLine } from './class-line.ts'

const street = {
  classKey: 'S1',
  name: 'Street 1',
  division: '',
  formula: 'cone_plus_power' as const,
  min: '0',
  max: '2000',
  capacity: '20',
  feeCents: '15.00',
  closed: false,
}

test.each([
  ['all of it', {}, ' · Street 1 · ≤ 2,000 · 20 spots · $15'],
  ['both ends', { min: '2001', max: '4000' }, ' · Street 1 · 2,001–4,000 · 20 spots · $15'],
  ['no upper end', { min: '4001', max: '' }, ' · Street 1 · ≥ 4,001 · 20 spots · $15'],
  ['watts', { formula: 'power' as const, feeCents: '12.50' }, ' · Street 1 · ≤ 2,000 W · 20 spots · $12.50'],
  ['one spot', { capacity: '1', closed: true }, ' · Street 1 · ≤ 2,000 · 1 spot · $15 · closed'],
  ['only a name', { formula: '' as const, max: '', capacity: '', feeCents: '' }, ' · Street 1'],
  ['nothing yet', { formula: '' as const, name: '', max: '', capacity: '', feeCents: '' }, ''],
])('the line of a class says what is typed: %s', (_, typed, line) => {
  expect(classLine({ ...street, ...typed })).toBe(line)
})
