import { expect, test } from 'vitest'
import { blankEvent, toForm, valuesOf } from './event-values.ts'

const feesOf = (registrationFeeCents: number, gateFeeCents?: number) => ({
  registrationFeeCents,
  earlyOffCents: 0,
  proOffCents: 0,
  ...(gateFeeCents !== undefined && { gateFeeCents }),
})

test.each([
  ['none of its own', feesOf(3000), '', undefined],
  ['an amount', feesOf(3000, 4000), '40.00', 4000],
  ['nothing to pay', feesOf(3000, 0), '0.00', 0],
])('a walk-in fee is typed and saved as what it is: %s', (_, fees, typed, cents) => {
  const values = valuesOf({ ...blankEvent(), fees })
  expect(values.fees.gateFeeCents).toBe(typed)
  expect(toForm(values).fees.gateFeeCents).toBe(cents)
})

test('what is emptied in the editor is left out of what is sent', () => {
  const event = {
    ...blankEvent(),
    capacity: 40,
    contactEmail: 'lanes@example.com',
    websiteUrl: 'https://example.com/sound-off',
  }
  const emptied = { ...valuesOf(event), capacity: '', contactEmail: '', websiteUrl: ' ' }
  for (const field of ['capacity', 'contactEmail', 'websiteUrl'])
    expect(JSON.parse(JSON.stringify(toForm(emptied)))).not.toHaveProperty(field)
})
