import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test.each([
  ['Dana de la Cruz', 'DC'],
  ['dana', 'D'],
  ['Dana (DJ) “Boom” O’Neil 🔊', 'DO'],
  ['דנה לוי', 'דל'],
  ['漢字', '漢'],
  ['👩‍🔧 🔊', '👩‍🔧'],
])('%s without a picture is %s', (name, expected) => {
  expect(renderToString(<Avatar name={name} />)).toContain(`>${expected}<`)
})
