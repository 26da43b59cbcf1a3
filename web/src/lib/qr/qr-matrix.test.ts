import { expect, test } from 'vitest'
import { qrMatrix } from './qr-matrix.ts'

const drawn = (text: string) => qrMatrix(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

test('a text is drawn as an independent reader has read it', () => {
  expect(drawn('BOXRISE')).toEqual([
    '#######.#..#..#######',
    '#.....#...#.#.#.....#',
    '#.###.#...#.#.#.###.#',
    '#.###.#.#..##.#.###.#',
    '#.###.#.#...#.#.###.#',
    '#.....#.#..#..#.....#',
    '#######.#.#.#.#######',
    '........##.##........',
    '#...#.######.#####..#',
    '###..#..#####....#.##',
    '#.##.#####.#..###.##.',
    '.#.##..##....##.#...#',
    '##..####..#.####.####',
    '........###.###....##',
    '#######.#.#.##..##.#.',
    '#.....#...###......##',
    '#.###.#.#.##..#..##.#',
    '#.###.#..#.##..#..###',
    '#.###.#....#..#.###..',
    '#.....#..#...##.#....',
    '#######.##..###.#.#.#',
  ])
})

test('a longer text takes the smallest code that holds it, up to what an address can need', () => {
  expect([1, 14, 15, 180, 181, 412].map((length) => drawn('x'.repeat(length)).length)).toEqual([
    21, 21, 25, 53, 57, 77,
  ])
  expect(() => qrMatrix('x'.repeat(413))).toThrow('too long')
})
