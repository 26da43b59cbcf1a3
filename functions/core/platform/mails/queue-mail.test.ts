import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queueMail } from './queue-mail.ts'

process.env.TABLE_NAME = 'test'

const now = '2026-01-01T00:00:00.000Z'
const welcome = {
  toEmail: 'ann@example.test',
  templateId: 'welcome',
  data: { firstName: 'Ann' },
  priority: 'normal',
} as const

const queued = (more: Partial<Parameters<typeof queueMail>[0]> = {}) =>
  queueMail({ ...welcome, ...more } as Parameters<typeof queueMail>[0], now)[0]?.item.Put?.Item

test('what a mail brings along stands in the queue: its sender, its headers, and what it is about', () => {
  const more = {
    from: { name: 'Boxrise support', address: 'support@x.test' },
    headers: { References: '<a@x.test> <b@x.test>', 'Auto-Submitted': 'auto-replied' },
    about: 'tms_1',
  }
  expect(queued(more)).toMatchObject(more)
  for (const name of Object.keys(more)) expect(queued()).not.toHaveProperty(name)
})

const names = ['References', 'In-Reply-To', 'Auto-Submitted', 'X-Auto-Response-Suppress']

test.each(['\r', '\n', '\0', '\r\nBcc: eve@example.test'])(
  'a mail whose header has %j is not queued',
  (evil) => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string(), fc.string(), (name, before, after) => {
        expect(() => queued({ headers: { [name]: before + evil + after } })).toThrow(/header/)
        const address = 'support@x.test'
        expect(() => queued({ from: { name: before + evil + after, address } })).toThrow(/header/)
        expect(() => queued({ from: { name: 'Support', address: `${address}${evil}` } })).toThrow(/header/)
      }),
      { numRuns: 20 },
    )
  },
)

test.each([
  ['of another kind', { Bcc: 'eve@example.test' }],
  ['without a value', { References: '' }],
  ['with words in other letters', { References: '<ä@x.test>' }],
  ['that does not fit a line', { References: `<${'a'.repeat(998)}@x.test>` }],
])('a mail with a header %s is not queued', (_, headers) => {
  expect(() => queued({ headers: headers as Record<string, string> })).toThrow(/header/)
})
