import type { Faults } from './faults.ts'

/** What the operations know of where they run. */
export type Env = {
  /** Where the emulator is mounted, as the browser sees it. */
  url: string
  faults: Faults
}
