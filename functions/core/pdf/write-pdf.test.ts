import { expect, test } from 'vitest'
import { writePdf } from './write-pdf.ts'

const line = (text: string) => ({ x: 56, y: 700, size: 10, text })
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('every object stands where the table of the file says', () => {
  const file = latin(writePdf([[line('One')], [line('Two')]], 'A title'))
  const places = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
  expect(places.length).toBe(9)
  for (const [index, at] of places.entries())
    expect(file.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
})

test('no text gets out of its brackets, and other scripts cost only their letters', () => {
  const file = latin(writePdf([[line('a) Tj ET (b\\'), line('Zoë’s Łódź 東\n1')]], 'T'))
  expect(file).toContain('(a\\) Tj ET \\(b\\\\) Tj')
  expect(file).toContain('(Zo\xeb\x92s L\xf3dz ? 1) Tj')
})

test('amounts end at the same place', () => {
  const at = (text: string) => {
    const file = latin(writePdf([[{ ...line(text), x: 500, alignRight: true }]], 'T'))
    return Number(/Tf ([\d.]+) 700/.exec(file)?.[1])
  }
  expect(at('$9.99')).toBeCloseTo(500 - 4 * 5.56 - 2.78, 1)
  expect(at('−$9.99')).toBeCloseTo(at('$9.99') - 5.56, 1)
  expect(at('USD')).toBeCloseTo(500 - 21.11, 1)
})

test('a minus is written, though the fonts have none, and a line is drawn', () => {
  const rule = { fromX: 56, toX: 556, y: 300 }
  const file = latin(writePdf([[line('−$9.99'), rule]], 'T'))
  expect(file).toContain('(\x96$9.99) Tj')
  expect(file).toContain('56 300 m 556 300 l S')
})
