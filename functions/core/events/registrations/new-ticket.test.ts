import { expect, test } from 'vitest'
import { newCode } from './new-ticket.ts'

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Picks the signs of some codes, one after the other. */
function picking(...codes: string[]) {
  const left = [...codes.join('')]
  return () => signs.indexOf(left.shift() ?? '')
}

test.each(['12345678', '321E0439', '1E234567', '1MAR2027', '00000000'])(
  'a spreadsheet would change %s, so that another code is made',
  (code) => {
    expect(newCode(picking(code, 'ABCD2345'))).toBe('ABCD2345')
  },
)

test.each(['321E043A', 'E1234567', '1234567E', 'EEEEEEEE'])('a spreadsheet leaves %s as it is', (code) => {
  expect(newCode(picking(code))).toBe(code)
})
