/** Moves to the first field, from the top of the screen, that keeps a form from being sent. */
export function focusFirstError(errors: object): void {
  const [first] = fieldsOf(errors).toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  first?.focus()
  // A press on a button that sends leaves the focus in its field: focusing it again brings nothing into view.
  first?.scrollIntoView({ block: 'nearest' })
}

/** Errors have the structure of the values, in objects and lists, each with the element of its field. */
function fieldsOf(errors: object): HTMLElement[] {
  return Object.values(errors).flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null || error instanceof Node) return []
    const ref = 'ref' in error ? error.ref : undefined
    return ref instanceof HTMLElement ? [ref] : fieldsOf(error)
  })
}
