import { afterEach, expect, test, vi } from 'vitest'
import { keepUnsent, unsentSentence } from './unsent-work.ts'

vi.mock('../page-config.ts', () => ({ pageConfig: () => ({ userPoolClientId: 'web' }) }))

afterEach(() => {
  keepUnsent('desk', [])
  keepUnsent('scoring', [])
})

test('a logout names what has not been sent, of all work on this device', () => {
  expect(unsentSentence()).toBeUndefined()
  keepUnsent('scoring', ['sheet', 'sheet', 'sheet'])
  expect(unsentSentence()).toBe('Three sheets have not been sent yet. Send them before you log out.')
  keepUnsent('scoring', ['run', 'sheet', 'run'])
  keepUnsent('desk', ['check-in'])
  expect(unsentSentence()).toBe(
    'One check-in, two runs, and one sheet have not been sent yet. Send them before you log out.',
  )
  keepUnsent('scoring', ['match', 'match'])
  keepUnsent('desk', [])
  expect(unsentSentence()).toBe('Two matches have not been sent yet. Send them before you log out.')
  keepUnsent('scoring', [])
  keepUnsent('desk', ['walk-in', 'check-in', 'payment', 'check-in', 'payment'])
  expect(unsentSentence()).toBe(
    'Two check-ins, one walk-in, and two payments have not been sent yet. Send them before you log out.',
  )
  keepUnsent('desk', ['check-in'])
  expect(unsentSentence()).toBe('One check-in has not been sent yet. Send it before you log out.')
})
