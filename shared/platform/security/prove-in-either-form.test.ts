import { expect, test } from 'vitest'
import { proveInEitherForm } from './prove-in-either-form.ts'

const [decomposed, composed] = ['cafe\u0301 noir', 'caf\u00e9 noir']
const wrong = new Error('wrong')

async function tries(typed: string, stored: string, refusal = wrong) {
  const tried: string[] = []
  const prove = async (password: string) => {
    tried.push(password)
    if (password !== stored) throw refusal
    return 'proven'
  }
  const outcome = await proveInEitherForm(typed, prove, (error) => error === wrong).catch(() => 'refused')
  return { outcome, tried }
}

test('a password is proven in its normal form, however it is typed', async () => {
  for (const typed of [decomposed, composed])
    expect(await tries(typed, composed)).toEqual({ outcome: 'proven', tried: [composed] })
})

test('a password that was stored as it was typed still counts', async () => {
  expect(await tries(decomposed, decomposed)).toEqual({ outcome: 'proven', tried: [composed, decomposed] })
})

test('a wrong password without another form is tried once', async () => {
  for (const typed of [composed, 'plain'])
    expect(await tries(typed, 'other')).toEqual({ outcome: 'refused', tried: [typed] })
})

test('what fails for another reason is not tried again', async () => {
  const { outcome, tried } = await tries(decomposed, 'other', new Error('no network'))
  expect({ outcome, tried }).toEqual({ outcome: 'refused', tried: [composed] })
})
