import type { Faults } from './faults.ts'

/** What the operations know of where they run. */
export type Env = {
  /** Where the emulator's own pages are: the hosted invoice, the PDF, 3-D Secure. */
  url: string
  faults: Faults
}
