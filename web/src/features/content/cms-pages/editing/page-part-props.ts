import type { DraftSaver, DraftState } from './draft-saver.ts'

/** What the parts of the page editor work on. */
export type PagePartProps = { saver: DraftSaver; state: DraftState; editable: boolean }
