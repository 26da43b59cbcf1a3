import { expect, test } from 'vitest'
import { fittingReplies } from './fitting-replies.ts'

const reply = (title: string, text = '') => ({ title, text })
const request = (text: string, more: { customer?: string } = {}) => ({
  subject: 'Chart',
  messages: [
    { from: 'desk' as const, text: 'Unrelated refunds and invoices.' },
    { from: 'customer' as const, text },
  ],
  ...more,
})

test('replies that share the most words with the customer come first, and at most five', () => {
  const prepared = [
    reply('Refunds', 'We refund invoices.'),
    reply('About this', 'With your help they were here.'),
    reply('Empty curve', 'An empty chart has no driver.'),
    ...Array.from({ length: 6 }, (_, at) => reply(`Chart ${at}`)),
  ]
  const found = fittingReplies(prepared, request('The empty chart about this shows no curve.'))
  expect(found.map(({ title }) => title)).toEqual(['Empty curve', 'Chart 0', 'Chart 1', 'Chart 2', 'Chart 3'])
})

test('a reply greets the customer by the first name, and no agent by theirs', () => {
  const text = 'Hi {{firstName}}, the chart on {{siteName}}. {{agentName}}'
  const greeted = (customer?: string) =>
    fittingReplies([reply('Chart', text)], request('Chart?', customer ? { customer } : {}))[0]?.text
  expect(greeted('Dana')).toBe('Hi Dana, the chart on Boxrise. {{agentName}}')
  expect(greeted()).toBe('Hi {{firstName}}, the chart on Boxrise. {{agentName}}')
})
