import type { Faults } from './faults.ts'

/** The environment of the operations. */
export type Env = {
  /** The address of the emulator’s own pages: the hosted invoice, the PDF, 3-D Secure. */
  url: string
  faults: Faults
}
