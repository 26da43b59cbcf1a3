import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

test('a code is as large as its text asks for, with a margin of four squares and a corner that readers look for', () => {
  const address = 'otpauth://totp/Boxrise:ann@example.test?secret=JBSWY3DPEHPK3PXP&issuer=Boxrise'
  const drawn = renderToStaticMarkup(<QrCode text={address} label="Code" />)
  expect(drawn).toContain('viewBox="0 0 45 45"')
  const dark = new Set([...drawn.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x} ${y}`))
  const row = (y: number) =>
    Array.from({ length: 11 }, (_, x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join('')
  expect([3, 4, 5, 6, 11].map(row)).toEqual([
    '...........',
    '....#######',
    '....#.....#',
    '....#.###.#',
    '...........',
  ])
})
