import type { PageDraftSaver, PageDraftState } from './page-draft.ts'

/** What the parts of the page editor work on. */
export type PagePartProps = { saver: PageDraftSaver; state: PageDraftState; editable: boolean }
