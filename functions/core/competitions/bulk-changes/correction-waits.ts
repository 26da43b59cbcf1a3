/** The reason a result is not moved: two of its revisions would say different things. */
export const correctionWaits = {
  code: 'correction_waits',
  message: 'A correction of this result is pending. Decide it first.',
}
