import type { Faults } from './faults.ts'

/** The environment of the operations. */
export type Env = {
  /** Where the emulator's own pages are: the hosted invoice, the PDF, 3-D Secure. */
  url: string
  faults: Faults
}
