import type { Faults } from './faults.ts'

/** The environment of the operations. */
export type Env = {
  /** The address where the emulator is mounted, as the browser sees it. */
  url: string
  faults: Faults
}
