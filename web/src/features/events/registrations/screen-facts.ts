import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/my-entries': { samples: () => ['/my-entries', '/my-entries?when=past'] },
}
