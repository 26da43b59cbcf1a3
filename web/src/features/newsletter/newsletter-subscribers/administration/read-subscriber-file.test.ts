import { expect, test } from 'vitest'
import { readSubscribers } from './read-subscriber-file.ts'

test('columns are found by their names, in any order and writing', () => {
  const text = 'Opt-in date;E-Mail;Topics\n2026-01-02;ann@example.test;events|results\n;bo@example.test;\n'
  expect(readSubscribers('list.csv', text)).toEqual({
    fileName: 'list.csv',
    rows: [
      {
        lineNo: 2,
        row: { email: 'ann@example.test', topics: ['events', 'results'], consentAt: '2026-01-02' },
      },
      { lineNo: 3, row: { email: 'bo@example.test', topics: [] } },
    ],
    repeated: [],
    hasConsents: true,
  })
})

test('a file without names is a list of addresses', () => {
  expect(readSubscribers('list.csv', 'ann@example.test\nbo@example.test')).toMatchObject({
    rows: [{ lineNo: 1 }, { lineNo: 2 }],
    hasConsents: false,
  })
})

test('an address that stands in a file twice is sent once', () => {
  const read = readSubscribers('list.csv', 'email\nann@example.test\nANN@example.test \nbo@example.test')
  expect(read).toMatchObject({ rows: [{ lineNo: 2 }, { lineNo: 4 }], repeated: [3] })
})

test.each([
  ['', 'This file is empty.'],
  ['email\n', 'This file has no addresses.'],
  ['name,city\nAnn,Mesa', expect.stringContaining('needs the names of the columns')],
  [`email\n${'a@example.test\n'.repeat(5001)}`, 'A file may have at most 5,000 rows. This one has 5,001.'],
  ['email\n"ann@example.test', 'Line 2: a quotation mark is not closed.'],
])('what is wrong with a file is said', (text, problem) => {
  expect(readSubscribers('list.csv', text)).toEqual({ problem })
})
