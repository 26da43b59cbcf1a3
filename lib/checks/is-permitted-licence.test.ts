import { expect, test } from 'vitest'
import { isPermittedLicence } from './is-permitted-licence.ts'

test.each([
  'MIT',
  'LGPL-3.0-or-later',
  '(MIT OR GPL-3.0-or-later)',
  '(MIT AND Zlib)',
  'GPL-2.0 OR (MIT AND ISC)',
])('a package under %s may ship', (licence) => expect(isPermittedLicence(licence)).toBe(true))

test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'CC-BY-NC-4.0', 'UNLICENSED', 'no license', ''])(
  'a package under "%s" may not ship',
  (licence) => expect(isPermittedLicence(licence)).toBe(false),
)
