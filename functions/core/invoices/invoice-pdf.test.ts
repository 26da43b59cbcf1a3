import { expect, test } from 'vitest'
import { storedInvoice } from '#test/support/stored-invoice.ts'
import { invoicePdf } from './invoice-pdf.ts'

const linesOf = (file: Uint8Array) =>
  [
    ...Buffer.from(file)
      .toString('latin1')
      .matchAll(/\((.*)\) Tj/g),
  ].map(([, text]) => text)

test('what is longer than a line goes on in the next one, between words where it can', () => {
  const companyName = `${'Association of Mobile Electronics '.repeat(3)}Retailers`
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.test`
  const description = `${'Membership of many words '.repeat(5)}and its end`
  const lines = linesOf(
    invoicePdf(storedInvoice({ lines: [{ description, amountCents: 999, quantity: 1 }] }), {
      name: 'Dana',
      companyName,
      email,
    }),
  )
  expect(lines.every((line = '') => line.length <= 78)).toBe(true)
  expect(lines.join(' ')).toContain(companyName)
  expect(lines.join(' ')).toContain(description.slice(0, 70))
  expect(lines.join('')).toContain(email)
  const last = lines.findIndex((line) => line?.endsWith('and its end'))
  // The amount stands beside the first line of what it is for.
  expect(lines.slice(0, last)).toContain('$9.99')
})

test('a name that the fonts have no letters for is left out, and the address says who is billed', () => {
  const billed = (name: string) =>
    linesOf(invoicePdf(storedInvoice({}), { name, companyName: 'Šíř & Łódź', email: 'dana@x.test' }))
  expect(billed('محمد')).not.toContain('????')
  expect(billed('محمد')).toEqual(expect.arrayContaining(['\x8a\xedr & L\xf3dz', 'dana@x.test']))
  expect(billed('Why?')).toContain('Why?')
})
