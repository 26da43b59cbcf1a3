import { expect, test } from 'vitest'
import { readPort } from './read-port.ts'

/** Tells whether fetch would use a port: it refuses blocked ports before it asks how to get there. */
async function isOpened(port: number): Promise<boolean> {
  const dispatcher = {
    dispatch() {
      throw new Error('It would connect.')
    },
  }
  const refusal = await fetch(`http://127.0.0.1:${port}`, { dispatcher } as never).catch((error) => error)
  return refusal.cause?.message !== 'bad port'
}

const isTaken = (port: number) => {
  try {
    return readPort(String(port)) === port
  } catch {
    return false
  }
}

test('the ports that are refused are those that no one could open', async () => {
  const ports = Array.from({ length: 11_000 }, (_, index) => index + 1)
  for (const port of ports) expect([port, isTaken(port)]).toEqual([port, await isOpened(port)])
})

test('a port that browsers block is refused in one sentence that says what to do', () => {
  expect(() => readPort('6000')).toThrow(
    'Browsers do not open port 6000. Choose another port: PORT=3000 npm start',
  )
})

test.each(['many', '-1', '65536', '3000.5'])('what is no port number is refused: %s', (given) => {
  expect(() => readPort(given)).toThrow(`PORT must be a port number, not "${given}".`)
})

test('without a port, or with one set to nothing, it is 3000', () => {
  expect([readPort(undefined), readPort(''), readPort('0')]).toEqual([3000, 3000, 0])
})
