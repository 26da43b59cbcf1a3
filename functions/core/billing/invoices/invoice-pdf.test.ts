import { expect, test } from 'vitest'
import { pdfText } from '#test/support/pdf-text.ts'
import { storedInvoice } from '#test/support/stored-invoice.ts'
import { invoicePdf } from './invoice-pdf.ts'

const linesOf = async (...invoice: Parameters<typeof invoicePdf>) =>
  (await pdfText(await invoicePdf(...invoice))).split('\n')

const billed = (name: string, companyName = '') =>
  linesOf(storedInvoice(), { name, ...(companyName && { companyName }), email: 'dana@x.test' })

test('what is longer than a line goes on in the next one, between words where it can', async () => {
  const companyName = `${'Association of Mobile Electronics '.repeat(3)}Retailers`
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.test`
  const description = `${'Membership of many words '.repeat(5)}and its end`
  const invoice = storedInvoice({ lines: [{ description, amountCents: 999, quantity: 1 }] })
  const lines = await linesOf(invoice, { name: 'Dana', companyName, email })
  expect(lines.join(' ')).toContain(companyName)
  expect(lines.join('')).toContain(email)
  expect(lines.join(' ').replace(' $9.99 ', ' ')).toContain(description)
  // The amount stands beside the first line of what it is for.
  expect(lines.find((line) => line.startsWith('Membership of'))).toMatch(/\$9\.99$/)
})

test('an invoice of many lines goes on on another page', async () => {
  const lines = Array.from({ length: 90 }, (_, at) => ({
    description: `Line ${at}.`,
    amountCents: at,
    quantity: 2,
  }))
  const printed = await linesOf(storedInvoice({ lines }), { name: 'Dana', email: 'dana@x.test' })
  expect(printed.filter((line) => /^2 x Line \d+\. \$/.test(line))).toHaveLength(90)
  expect(printed.at(-1)).toBe('Paid $9.99')
})

test.each([
  'Łukasz 李 Żółć',
  'Nguyễn Thị Hương',
  'Şükrü O’Beirne',
  'Дмитрий Щукин',
  '김철수',
  'さくら 髙橋',
  'Why?',
])('an invoice is made out to %s', async (name) => {
  expect(await billed(name, 'Šíř & Łódź')).toEqual(
    expect.arrayContaining([name, 'Šíř & Łódź', 'dana@x.test']),
  )
})

test('a name that no font has letters for is left out, and the address says who is billed', async () => {
  const lines = await billed('ᎠᏂ', 'Bass 🔊 Head')
  expect(lines.slice(lines.indexOf('Billed to') + 1).slice(0, 2)).toEqual(['Bass Head', 'dana@x.test'])
})

test('the days of a payment are those of UTC', async () => {
  const lines = await linesOf(storedInvoice({ paidAt: '2026-11-25T23:59:59.000Z' }), {
    name: 'Dana',
    email: 'dana@x.test',
  })
  expect(lines).toContain('Paid on Nov 25, 2026')
})
