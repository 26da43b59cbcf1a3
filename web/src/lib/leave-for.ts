/**
 * Leaves for another site. A browser may keep the page as it was and show it again on return, busy with
 * leaving: then it is reloaded.
 */
export function leaveFor(address: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(address)
}
