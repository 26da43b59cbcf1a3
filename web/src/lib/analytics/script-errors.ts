import { isResizeNotice } from './is-resize-notice.ts'
import { track } from './track.ts'

/** Counts only the kind of an error: its text may quote what a person typed. */
const countScriptError = (event: ErrorEvent) => {
  if (isResizeNotice(event)) return
  track('error', { code: event.error instanceof Error ? event.error.name : 'script' })
}

const countRejection = ({ reason }: PromiseRejectionEvent) =>
  track('error', { code: reason instanceof Error ? reason.name : 'rejection' })

/** A listener that is there already is not added once more. */
export function followScriptErrors(isFollowed: boolean): void {
  const change = isFollowed ? addEventListener : removeEventListener
  change('error', countScriptError)
  change('unhandledrejection', countRejection)
}
