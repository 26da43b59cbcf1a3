import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jpeg, png, webp } from '#test/support/images.ts'
import { pdf } from '#test/support/pdf.ts'
import { polyglots } from '#test/support/polyglots.ts'
import { inspectFile } from './inspect-file.ts'

const side = fc.integer({ min: 1, max: 16_383 })

test('type and size of a picture are read from its bytes', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 60_000 }), (width, height, comment) => {
      const size = { width, height }
      expect(inspectFile(png(1, 1, size))).toEqual({ contentType: 'image/png', ...size })
      expect(inspectFile(jpeg(width, height, comment))).toEqual({ contentType: 'image/jpeg', ...size })
      for (const kind of ['VP8X', 'VP8L', 'VP8 '] as const)
        expect(inspectFile(webp(width, height, kind))).toEqual({ contentType: 'image/webp', ...size })
    }),
  )
})

test('a PDF is known by its beginning and its end', () => {
  expect(inspectFile(pdf())).toEqual({ contentType: 'application/pdf' })
})

const files = [png(2, 2), jpeg(2, 2), webp(2, 2), webp(2, 2, 'VP8L'), pdf()]

test('a file that is cut off anywhere is nothing, but the letters of its beginning are text', () => {
  for (const file of files)
    for (let length = 0; length < file.length - (file.at(-1) === 0x0a ? 1 : 0); length++) {
      const begun = file.subarray(0, length)
      const letters = /^(RI?|RIFF? ?|%P?|%PDF?)$/.test(begun.toString('latin1'))
      const facts = letters ? { contentType: 'text/plain' } : undefined
      expect(inspectFile(begun), `${length} of ${file.length}`).toEqual(facts)
    }
})

test.each([
  'a',
  'Two\r\nlines\tand a tab\n',
  '\ufeffGrüße aus Köln, 車 🔊',
  'a,b\n1,2\n',
  '<b>5 < 6</b>',
  'PK',
])('words in UTF-8 are text: %j', (words) => {
  expect(inspectFile(Buffer.from(words))).toEqual({ contentType: 'text/plain' })
})

test.each([
  ['without a byte', Buffer.alloc(0)],
  ['with a NUL', Buffer.from('a\0b')],
  ['with an escape', Buffer.from('\x1b[2Jx')],
  ['with a control character of two bytes', Buffer.from('a\u009bb')],
  ['in another encoding', Buffer.from('Grüße', 'latin1')],
  ['in UTF-16', Buffer.from('\ufeffGrüße', 'utf16le')],
  ['cut within a character', Buffer.from('車').subarray(0, 2)],
  ['that is a page', Buffer.from('<!doctype html><p>x')],
  ['that holds a script', Buffer.from('notes <ScRiPt>alert(1)</script>')],
  ['that readers would open as a PDF', Buffer.from('notes\n%PDF-1.7\n')],
  ['that ends as an archive', Buffer.from(`notes${'PK\x05\x06'}${'\0'.repeat(18)}`)],
])('a file %s is no text', (_, file) => {
  expect(inspectFile(file)).toBeUndefined()
})

test('a file with something behind its end is nothing', () => {
  const tail = fc
    .uint8Array({ minLength: 1, maxLength: 2000 })
    .filter((bytes) => !/^\s*$/.test(Buffer.from(bytes).toString('latin1')))
  fc.assert(
    fc.property(fc.constantFrom(...files), tail, (file, bytes) => {
      expect(inspectFile(Buffer.concat([file, bytes]))).toBeUndefined()
    }),
  )
})

test.each(polyglots.map(({ name, type, file }) => [name, type, file] as const))(
  '%s is not what it is called',
  (_, type, file) => {
    expect(inspectFile(file)?.contentType).not.toBe(type)
  },
)

test('no bytes make the reader throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files, Buffer.alloc(0)),
      fc.nat(60),
      fc.uint8Array({ maxLength: 200 }),
      (start, cut, noise) => {
        const facts = inspectFile(Buffer.concat([start.subarray(0, cut), noise]))
        if (facts)
          expect(facts.contentType).toMatch(/^(image\/(png|jpeg|webp)|application\/pdf|text\/plain)$/)
      },
    ),
    { numRuns: 1000 },
  )
})
