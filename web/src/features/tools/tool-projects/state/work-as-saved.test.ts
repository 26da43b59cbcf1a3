import { afterEach, expect, test } from 'vitest'
import { proPartsOfDesigns } from '#shared/tools/subwoofer-designs/pro-parts-of-designs.ts'
import type { BoxKind } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { startingDesign, startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { isAsRead, lockedPart, noteRead, noteSaved, noteSavedAgain } from './work-as-saved.ts'

const withBoxes = (...kinds: BoxKind[]) => ({
  ...startingDesigns,
  designs: kinds.map((kind) => ({ ...startingDesign, box: { ...startingDesign.box, kind } })),
})
const locked = (body: ReturnType<typeof withBoxes>) => lockedPart('box', body, proPartsOfDesigns)?.path

afterEach(() => noteSaved('box', undefined))

test('a bandpass box of a file or of the device waits for Pro, and a sealed one does not', () => {
  expect(locked(withBoxes('bandpass_4'))).toBe('designs.0.box.kind')
  expect(locked(withBoxes('sealed'))).toBeUndefined()
})

test('what someone shares is read as it came, and waits for Pro once it is changed', () => {
  const shared = withBoxes('bandpass_4')
  noteRead(shared)
  expect(isAsRead(shared)).toBe(true)
  expect(locked(shared)).toBeUndefined()
  expect(locked({ ...shared, designs: [...shared.designs] })).toBe('designs.0.box.kind')
})

test('an own project keeps the boxes it had while it is open, and gets no more', () => {
  noteSaved('box', withBoxes('bandpass_4'))
  expect(locked(withBoxes('bandpass_4'))).toBeUndefined()
  expect(locked(withBoxes('bandpass_4', 'passive_radiator'))).toBe('designs.1.box.kind')
  noteSavedAgain('box', withBoxes('sealed'))
  expect(locked(withBoxes('bandpass_4'))).toBe('designs.0.box.kind')
  noteSaved('box', undefined)
  noteSavedAgain('box', withBoxes('bandpass_4'))
  expect(locked(withBoxes('bandpass_4'))).toBe('designs.0.box.kind')
})
